"""Temples of the Maya: levels, their rewards, what they score; and what monk symbols and spaces bring."""

from collections.abc import Iterable

from games.core.agenda import Step
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.core.stores import put
from games.santa_maria.actions.effects import SKIP, VERBS, performing
from games.santa_maria.components import DISTRICTS, JOY, TEMPLES
from games.santa_maria.goods import Cost, can_pay, could_pay, gain, pay
from games.santa_maria.lines.steps import Perform
from games.santa_maria.maya.cards import play_technology, technology_cards
from games.santa_maria.maya.city import FORKS, districts_at, road_of
from games.santa_maria.maya.moves import CompleteLevel, DrawCard, Fill, PlayTechnology, RoadToken, Storage
from games.santa_maria.maya.steps import (
    AfterDrive,
    AnyTemple,
    Arrived,
    FillStore,
    NewFork,
    NewStore,
    ScoreTemples,
    TempleDone,
)
from games.santa_maria.moves import Skip
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State
from games.santa_maria.turns.years import draw_cards


def costs(state: State, districts: Iterable[str]) -> dict[str, Cost]:
    """What the next level costs in each of these districts, if there is one."""
    temples = state.city().temples
    return {district: TEMPLES[token].cost for district in districts if (token := temples[district].token)}


def _worth_asking(state: State, seat: Seat, districts: Iterable[str]) -> bool:
    """Whether a level can be paid, also with what can be bought for it."""
    return any(could_pay(state, seat, cost) for cost in costs(state, districts).values())


def _levels(state: State, seat: Seat, districts: Iterable[str]) -> tuple[Offer, ...]:
    found = tuple(district for district, cost in costs(state, districts).items() if can_pay(state, seat, cost))
    return (Offer(CompleteLevel, (Pick("district", "district", found),)),) if found else ()


@RULES.step(Arrived)
def arrived(play: SantaMaria, step: Arrived) -> None:
    """A die always asks, for nobody may see whether there is a card for it; a priest only if there is something."""
    state = play.state
    if step.value or (not step.built and _worth_asking(state, step.seat, districts_at(road_of(step.spot)))):
        play.then(AfterDrive([step.seat], step.spot, step.value, step.built))


@RULES.offers(AfterDrive)
def after_drive(state: State, step: AfterDrive, seat: Seat) -> tuple[Offer, ...]:
    """A level of a temple beside the building; a technology card, if none has been played with the die."""
    levels = () if step.built else _levels(state, seat, districts_at(road_of(step.spot)))
    cards = technology_cards(state, step.value) if step.value else ()
    technology = (Offer(PlayTechnology, (Pick("card", "card", cards),), private=True),) if cards else ()
    return (*levels, *technology, SKIP)


@RULES.known_to_all(AfterDrive)
def no_technology(state: State, step: AfterDrive, seat: Seat) -> bool:
    """One card for each use of a die, and everybody sees how many cards there are in hand."""
    return not step.value or not state.city().hand


@RULES.answer(AfterDrive, PlayTechnology)
def technology_afterwards(play: SantaMaria, step: AfterDrive, seat: Seat, move: PlayTechnology) -> None:
    """One card for each use of a die."""
    play.then(Arrived(seat, step.spot, 0, step.built))
    play_technology(play, seat, move.card)


@RULES.answer(AfterDrive, CompleteLevel)
def level_beside(play: SantaMaria, step: AfterDrive, seat: Seat, move: CompleteLevel) -> None:
    """One level for each use of a die or a priest."""
    play.then(*_complete(play, seat, move.district), Arrived(seat, step.spot, step.value, built=True))


@RULES.answer(AfterDrive, Skip)
def enough(play: SantaMaria, step: AfterDrive, seat: Seat, move: Skip) -> None:
    """Nothing more comes of it."""


def _complete(play: SantaMaria, seat: Seat, district: str) -> list[Step]:
    token = play.state.city().temples[district].token
    return [*pay(play, seat, TEMPLES[token].cost), TempleDone(seat, district)]


@RULES.step(TempleDone)
def temple_done(play: SantaMaria, step: TempleDone) -> None:
    """The reward comes, and the next smaller token."""
    city = play.state.city()
    temple = city.temples[step.district]
    temple.levels += 1
    play.state.gone.append(temple.token)
    pile = city.piles.get(temple.levels + 1)
    temple.token = pile.pop() if pile else ""
    play.reveal()
    play.emit("temple", step.seat, district=step.district, level=temple.levels)
    play.then(*performing(step.seat, [DISTRICTS[step.district].reward], "temple"))


# Rewards


def cards(play: SantaMaria, step: Perform) -> None:
    """Action cards."""
    draw_cards(play, step.effect.n)


def new_priest(play: SantaMaria, step: Perform) -> None:
    """To be used from the next turn on."""
    play.state.city().priests += 1
    play.emit("new-priest", step.seat)


def new_store(play: SantaMaria, step: Perform) -> None:
    """A storage token of the reserve, filled."""
    if any(play.state.city().reserve.values()):
        play.then(NewStore([step.seat]))


def new_fork(play: SantaMaria, step: Perform) -> None:
    """A road token, laid at once."""
    city = play.state.city()
    if city.forks and any(road not in city.roads for road in FORKS):
        play.then(NewFork([step.seat]))


def fill(play: SantaMaria, step: Perform) -> None:
    """Any empty storage token is filled."""
    if _empty(play.state, step.seat):
        play.then(FillStore([step.seat]))


def any_temple(play: SantaMaria, step: Perform) -> None:
    """A level of any temple."""
    if _worth_asking(play.state, step.seat, DISTRICTS):
        play.then(AnyTemple([step.seat]))
    else:
        play.in_vain("idle", "temple", step.seat, building="temple")


VERBS["cards"] = cards
VERBS["priest"] = new_priest
VERBS["store"] = new_store
VERBS["fork"] = new_fork
VERBS["fill"] = fill
VERBS["temple"] = any_temple


@RULES.offers(NewStore)
def stores(state: State, step: NewStore, seat: Seat) -> tuple[Offer, ...]:
    """Those in the reserve."""
    kinds = tuple(kind for kind, left in state.city().reserve.items() if left)
    return (Offer(Storage, (Pick("good", "good", kinds),)),)


@RULES.answer(NewStore, Storage)
def store(play: SantaMaria, step: NewStore, seat: Seat, move: Storage) -> None:
    """It is there for good."""
    play.state.city().reserve[move.good] -= 1
    player = play.state.players[seat]
    put(player.room, move.good)
    play.emit("store", seat, good=move.good)
    gain(play, seat, move.good, 1)


@RULES.offers(NewFork)
def forks(state: State, step: NewFork, seat: Seat) -> tuple[Offer, ...]:
    """Roads between two others, without a token."""
    roads = tuple(f"road_{road}" for road in FORKS if road not in state.city().roads)
    return (Offer(RoadToken, (Pick("road", "road", roads),)),)


@RULES.answer(NewFork, RoadToken)
def fork(play: SantaMaria, step: NewFork, seat: Seat, move: RoadToken) -> None:
    """It opens a way for the rest of the game."""
    city = play.state.city()
    city.forks -= 1
    city.roads.append(int(move.road[-1]))
    play.emit("fork", seat, road=move.road)


def _empty(state: State, seat: Seat) -> tuple[str, ...]:
    player = state.players[seat]
    return tuple(kind for kind in player.room if player.fits(kind) > 0)


@RULES.offers(FillStore)
def fillings(state: State, step: FillStore, seat: Seat) -> tuple[Offer, ...]:
    """An empty storage token; at a monk symbol a card instead."""
    kinds = _empty(state, seat)
    fill_one = (Offer(Fill, (Pick("good", "good", kinds),)),) if kinds else ()
    draw = (Offer(DrawCard),) if step.cards and state.city().deck else ()
    return (*fill_one, *draw, SKIP)


@RULES.answer(FillStore, Fill)
def fill_store(play: SantaMaria, step: FillStore, seat: Seat, move: Fill) -> None:
    """It is turned to its filled side."""
    gain(play, seat, move.good, 1)


@RULES.answer(FillStore, DrawCard)
def draw_card(play: SantaMaria, step: FillStore, seat: Seat, move: DrawCard) -> None:
    """The top card of the deck."""
    draw_cards(play, 1)


@RULES.answer(FillStore, Skip)
def fill_nothing(play: SantaMaria, step: FillStore, seat: Seat, move: Skip) -> None:
    """Neither."""


@RULES.offers(AnyTemple)
def any_levels(state: State, step: AnyTemple, seat: Seat) -> tuple[Offer, ...]:
    """On the fifth space."""
    return (*_levels(state, seat, DISTRICTS), SKIP)


@RULES.answer(AnyTemple, CompleteLevel)
def any_level(play: SantaMaria, step: AnyTemple, seat: Seat, move: CompleteLevel) -> None:
    """With its reward."""
    play.then(*_complete(play, seat, move.district))


@RULES.answer(AnyTemple, Skip)
def no_level(play: SantaMaria, step: AnyTemple, seat: Seat, move: Skip) -> None:
    """None this time."""


@RULES.step(ScoreTemples)
def score_temples(play: SantaMaria, step: ScoreTemples) -> None:
    """Cards times levels in each district, and the gold in the store times the levels of its temple."""
    city = play.state.city()
    for key, district in DISTRICTS.items():
        count = len(city.tucked.get(key, ())) if district.cards else city.gold
        points = count * city.temples[key].levels
        if points:
            play.emit("temple-points", step.seat, district=key)
            gain(play, step.seat, JOY, points)

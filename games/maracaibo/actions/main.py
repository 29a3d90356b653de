"""The main action: a city's, village actions, a quest or an assistant."""

from games.core.moves import Move, Offer, offer_of_rows
from games.core.seats import Seat
from games.core.stores import put
from games.maracaibo import gains
from games.maracaibo.actions.assistants import assistant_offers, miss, use_assistant
from games.maracaibo.actions.quests import fulfil, quest_offers, remove_from
from games.maracaibo.actions.ship import open_cells, take_disc
from games.maracaibo.actions.village import act, village_actions, village_offers
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.cards import CARDS
from games.maracaibo.moves import (
    Buy,
    BuyForHerbs,
    CardQuest,
    City,
    Claim,
    Deal,
    Deliver,
    Drill,
    FulfilQuest,
    Invest,
    OnlyDeliver,
    Pass,
    SellCard,
    SellHand,
    UseAssistant,
)
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import State
from games.maracaibo.steps import ChooseAction, CityQuest, Effects, RefillQuest, VillageAction


def skull(state: State, place: str) -> bool:
    """Whether a legacy tile forbids city and village actions there."""
    return any(LEGACY[tile].kind == "skull" and LEGACY[tile].place == place for tile in state.legacy)


@RULES.offers(ChooseAction)
def actions(state: State, step: ChooseAction, seat: Seat) -> list[Offer]:
    """What the ship's place allows, and to do nothing."""
    place = state.players[seat].place
    offers = []
    if state.is_city(place):
        offers += city_offers(state, seat, place)
    elif not skull(state, place):
        offers += village_offers(state, seat)
    offers += quest_offers(state, seat, state.quests.get(place, []), state.leg)
    return [*offers, *assistant_offers(state, seat), Offer(Pass)]


def deliveries(state: State, seat: Seat, place: str) -> tuple[tuple[str, str], ...]:
    """Each card that the market wants, with each cell that gives a disc for it."""
    player = state.players[seat]
    if state.market_room(place) < 1:
        return ()
    cards = [card for card in player.hand if CARDS[card].good in state.wanted(place)]
    return tuple((card, cell) for card in cards for cell in open_cells(player))


def city_offers(state: State, seat: Seat, place: str) -> list[Offer]:
    """A delivery first, or the city's action alone."""
    offers = []
    rows = deliveries(state, seat, place)
    if rows:
        offers += [offer_of_rows(makes, rows, "card", "upgrade") for makes in (Deliver, OnlyDeliver)]
    if state.city_action(place) and place != LEGACY["l1"].place:
        offers.append(Offer(City))
    return offers


@RULES.answer(ChooseAction, Pass)
def no_action(play: Maracaibo, step: ChooseAction, seat: Seat, move: Pass) -> None:
    """The main action may be left out."""
    play.emit("rests", seat)
    miss(play, seat, play.state.players[seat].place)


@RULES.answer(ChooseAction, Deliver)
@RULES.answer(ChooseAction, OnlyDeliver)
def deliver(play: Maracaibo, step: ChooseAction, seat: Seat, move: Deliver | OnlyDeliver) -> None:
    """The disc's upgrade works before the city's action."""
    state = play.state
    place = state.players[seat].place
    miss(play, seat, place)
    play.emit("delivers", seat, card=move.card, place=place)
    gains.discard(play, seat, (move.card,))
    put(state.delivered, place)
    if isinstance(move, Deliver):
        play.then(Effects(seat, list(state.city_action(place))))
    take_disc(play, seat, move.upgrade)


@RULES.answer(ChooseAction, City)
def city(play: Maracaibo, step: ChooseAction, seat: Seat, move: City) -> None:
    """The city's action without a delivery."""
    place = play.state.players[seat].place
    miss(play, seat, place)
    play.emit("city", seat, place=place)
    play.then(Effects(seat, list(play.state.city_action(place))))


@RULES.answer(ChooseAction, FulfilQuest)
def quest(play: Maracaibo, step: ChooseAction, seat: Seat, move: FulfilQuest) -> None:
    """A quest where the ship is."""
    miss(play, seat, play.state.players[seat].place)
    fulfil_here(play, seat, move)


def fulfil_here(play: Maracaibo, seat: Seat, move: FulfilQuest) -> None:
    """The tile leaves the place; only the legacy city gets a new one."""
    state = play.state
    place = state.players[seat].place
    remove_from(state, place, move.quest)
    if move.quest == state.city_quest:
        state.city_quest = ""
        play.then(RefillQuest(place))
    fulfil(play, seat, move)


@RULES.answer(ChooseAction, UseAssistant)
def assistant(play: Maracaibo, step: ChooseAction, seat: Seat, move: UseAssistant) -> None:
    """One assistant acts; the others there are missed."""
    miss(play, seat, play.state.players[seat].place, used=move.card)
    use_assistant(play, seat, move)


@RULES.answer(ChooseAction, Buy)
@RULES.answer(ChooseAction, BuyForHerbs)
@RULES.answer(ChooseAction, Invest)
@RULES.answer(ChooseAction, SellCard)
@RULES.answer(ChooseAction, SellHand)
@RULES.answer(ChooseAction, Drill)
@RULES.answer(ChooseAction, Claim)
@RULES.answer(ChooseAction, Deal)
@RULES.answer(ChooseAction, CardQuest)
def village(play: Maracaibo, step: ChooseAction, seat: Seat, move: Move) -> None:
    """The first of as many village actions as the ship has sailed for."""
    state = play.state
    player = state.players[seat]
    miss(play, seat, player.place)
    act(play, VillageAction([seat], village_actions(player, state.leg)), seat, move)


@RULES.offers(CityQuest)
def city_quest(state: State, step: CityQuest, seat: Seat) -> list[Offer]:
    """The legacy city's own quest."""
    return [*quest_offers(state, seat, [state.city_quest] if state.city_quest else [], state.leg), Offer(Pass)]


@RULES.answer(CityQuest, FulfilQuest)
def fulfil_city_quest(play: Maracaibo, step: CityQuest, seat: Seat, move: FulfilQuest) -> None:
    """It is replaced by a new one."""
    fulfil_here(play, seat, move)


@RULES.answer(CityQuest, Pass)
def leave_city_quest(play: Maracaibo, step: CityQuest, seat: Seat, move: Pass) -> None:
    """The quest stays."""
    play.emit("declines", seat)

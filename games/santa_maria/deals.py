"""Trade between the Maya and the colonists: proposals that hold nobody up, agreed while the Maya are trading."""

from functools import cache, lru_cache

from games.core.events import Phrase
from games.core.fields import Pick, Place, Spread
from games.core.moves import Offer
from games.core.seats import SEAT, Seat, seat_of, seat_words
from games.core.stores import put
from games.core.talk import answering, put_to, with_id
from games.santa_maria.components import COIN, GOLD, RESOURCES
from games.santa_maria.maya.moves import AcceptDeal, ProposeDeal, RefuseDeal
from games.santa_maria.maya.steps import Deal, Market
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import Player, State

GIVE, WANT = "give", "want"
KINDS = (*RESOURCES, COIN)
NOTHING = dict.fromkeys(KINDS, 0)
UNLIMITED = 999
"""Coins, and the gold of the temple, always find room."""


def held(state: State, seat: Seat) -> dict[str, int]:
    """What a seat can give away of each kind; the gold of the Maya is that of the temple store."""
    player = state.players[seat]
    found = {**NOTHING, **player.goods, COIN: player.coins}
    if player.city is not None:
        found[GOLD] = player.city.gold
    return found


def room(player: Player, kind: str) -> int:
    """How much of a kind a seat can take."""
    if kind == COIN or (kind == GOLD and player.city is not None):
        return UNLIMITED
    return max(0, player.room.get(kind, 0) - player.goods.get(kind, 0))


def passing(state: State, giver: Seat, taker: Seat) -> tuple[int, ...]:
    """Of each kind as much as the one has and the other has room for."""
    player = state.players[taker]
    return tuple([count and min(count, room(player, kind)) for kind, count in held(state, giver).items()])


@lru_cache(maxsize=256)
def _proposal(others: tuple[Seat, ...], given: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[Offer, ...]:
    """What may be given and wanted; both sides are seen by all."""
    places = tuple([side for side in (_side(GIVE, given), _side(WANT, wanted)) if side.capacity])
    if not places:
        return ()
    pieces = tuple(
        [(kind, gives + wants) for kind, gives, wants in zip(KINDS, given, wanted, strict=True) if gives or wants]
    )
    most = sum([place.capacity for place in places])
    terms = Spread("terms", "side", places, pieces, 1, most, kinds="good", proposes=False)
    return (Offer(ProposeDeal, (_whom(others), terms), aside=True),)


@cache
def _whom(others: tuple[Seat, ...]) -> Pick:
    return Pick("seat", SEAT, seat_words(others))


@lru_cache(maxsize=1024)
def _side(word: str, counts: tuple[int, ...]) -> Place:
    kinds = tuple((kind, count) for kind, count in zip(KINDS, counts, strict=True) if count)
    return Place(word, sum(counts), tuple(kind for kind, _ in kinds), kinds)


def _to_one(state: State, seat: Seat, other: Seat) -> tuple[Offer, ...]:
    """Only what the other has room for can be given, and wanted only what there is room for."""
    return _proposal((other,), passing(state, seat, other), passing(state, other, seat))


def trading(state: State) -> bool:
    """Whether the Maya are in their trade action."""
    return state.maya is not None and isinstance(state.question(state.maya), Market)


@RULES.always_aside
def deals(state: State, seat: Seat) -> list[Offer]:
    """Colonists may propose to the Maya at any time, the Maya while trading; deals are agreed while they trade."""
    if state.maya is None or not state.year or state.seats < 2:
        return []
    offers: list[Offer] = []
    if seat != state.maya:
        offers += _to_one(state, seat, state.maya)
    elif trading(state):
        offers += _to_anybody(state, seat, tuple(state.colonists()))
    if state.proposals and (mine := put_to(state, seat)):
        possible = [deal for deal in mine if can_be_met(state, deal)] if trading(state) else []
        offers += answering(RULES, state, {AcceptDeal: possible, RefuseDeal: mine})
    return offers


def _to_anybody(state: State, seat: Seat, others: tuple[Seat, ...]) -> tuple[Offer, ...]:
    """What the Maya could give to somebody and want from somebody."""
    given = map(max, zip(*[passing(state, seat, other) for other in others], strict=True))
    wanted = map(max, zip(*[passing(state, other, seat) for other in others], strict=True))
    return _proposal(others, tuple(given), tuple(wanted))


@RULES.answer_at_any_time(ProposeDeal)
def propose(play: SantaMaria, seat: Seat, move: ProposeDeal) -> None:
    """It is called to the other."""
    sides: dict[str, dict[str, int]] = {GIVE: {}, WANT: {}}
    for side, kind, count in move.terms:
        sides[side][kind] = count
    deal = play.propose(Deal(by=seat, to=[seat_of(move.seat)], give=sides[GIVE], want=sides[WANT]))
    play.emit("deal", seat, proposal=RULES.told(play.state, deal))


@RULES.tells(Deal)
def told(state: State, deal: Deal) -> Phrase:
    """Who gives what for what."""
    return Phrase(
        "santa-maria-deal",
        {
            "seat": deal.by,
            "other_seat": deal.to[0] if deal.to else deal.among[-1],
            "good": _words(deal.give),
            "good_wanted": _words(deal.want),
        },
    )


def _words(side: dict[str, int]) -> tuple[str, ...]:
    return tuple(kind for kind, count in side.items() for _ in range(count))


def can_be_met(state: State, deal: Deal) -> bool:
    """Whether both have what they give and room for what they get."""
    (other,) = deal.to
    sides = ((deal.by, other, deal.give), (other, deal.by, deal.want))
    return all(
        count <= held(state, giver)[kind] and count - _leaving(back, kind) <= room(state.players[taker], kind)
        for (giver, taker, side), back in zip(sides, (deal.want, deal.give), strict=True)
        for kind, count in side.items()
    )


def _leaving(side: dict[str, int], kind: str) -> int:
    return side.get(kind, 0)


@RULES.stands(Deal)
def stands(state: State, deal: Deal) -> bool:
    """Its maker still has what is offered."""
    return all(count <= held(state, deal.by)[kind] for kind, count in deal.give.items())


@RULES.answer_at_any_time(AcceptDeal)
def accept(play: SantaMaria, seat: Seat, move: AcceptDeal) -> None:
    """Both sides change hands."""
    deal: Deal = with_id(play.state, move.proposal)
    play.emit("deal-made", seat, proposal=RULES.told(play.state, deal))
    play.close(deal)
    _hand_over(play, deal.by, seat, deal.give)
    _hand_over(play, seat, deal.by, deal.want)


def _hand_over(play: SantaMaria, giver: Seat, taker: Seat, side: dict[str, int]) -> None:
    for kind, count in side.items():
        for seat, change in ((giver, -count), (taker, count)):
            _change(play, seat, kind, change)


def _change(play: SantaMaria, seat: Seat, kind: str, change: int) -> None:
    state = play.state
    player = state.players[seat]
    if kind == COIN:
        player.coins += change
        play.emit("deal-coins", seat, coins=change)
    elif kind == GOLD and seat == state.maya:
        state.city().gold += change
    else:
        put(player.goods, kind, change)


@RULES.answer_at_any_time(RefuseDeal)
def refuse(play: SantaMaria, seat: Seat, move: RefuseDeal) -> None:
    """It is no longer there."""
    play.drop("deal-refused", seat, move.proposal)

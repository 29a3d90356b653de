"""Trade between the Maya and the colonists: proposals that hold nobody up, agreed while the Maya are trading."""

from functools import lru_cache

from games.core.events import Phrase
from games.core.fields import Pick, Place, Spread
from games.core.moves import Offer
from games.core.seats import SEAT, Seat, seat_of, seat_words
from games.core.talk import proposal_pick, with_id
from games.santa_maria.components import COIN, GOLD, RESOURCES
from games.santa_maria.moves import AcceptDeal, ProposeDeal, RefuseDeal
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State
from games.santa_maria.steps import Deal, Market

GIVE, WANT = "give", "want"
KINDS = (*RESOURCES, COIN)
MOST_COINS = 9
NOTHING = dict.fromkeys(RESOURCES, 0)


def held(state: State, seat: Seat) -> dict[str, int]:
    """What a seat can give away; the gold of the Maya is that of the temple store."""
    player = state.players[seat]
    found = {**NOTHING, **player.goods, COIN: min(player.coins, MOST_COINS)}
    if player.city is not None:
        found[GOLD] = player.city.gold
    return found


def room(state: State, seat: Seat, kind: str) -> int:
    """How much of it a seat can take."""
    if kind == COIN or (kind == GOLD and seat == state.maya):
        return MOST_COINS
    return max(0, state.players[seat].fits(kind))


@lru_cache(maxsize=1024)
def _terms(given: tuple[int, ...], wanted: tuple[int, ...]) -> Spread | None:
    """What may be given and wanted; both sides are seen by all."""
    gives = tuple((kind, count) for kind, count in zip(KINDS, given, strict=True) if count)
    wants = tuple((kind, count) for kind, count in zip(KINDS, wanted, strict=True) if count)
    if not gives and not wants:
        return None
    stock = dict.fromkeys(KINDS, 0)
    for kind, count in (*gives, *wants):
        stock[kind] += count
    places = tuple(
        Place(word, sum(count for _, count in kinds), tuple(kind for kind, _ in kinds), kinds)
        for word, kinds in ((GIVE, gives), (WANT, wants))
        if kinds
    )
    pieces = tuple((kind, count) for kind, count in stock.items() if count)
    most = sum(count for _, count in pieces)
    return Spread("terms", "side", places, pieces, 1, most, kinds="good", proposes=False)


def _with(state: State, seat: Seat, other: Seat) -> Spread | None:
    mine, theirs = held(state, seat), held(state, other)
    return _terms(
        tuple([mine[kind] and min(mine[kind], room(state, other, kind)) for kind in KINDS]),
        tuple([theirs[kind] and min(theirs[kind], room(state, seat, kind)) for kind in KINDS]),
    )


def trading(state: State) -> bool:
    """Whether the Maya are in their trade action."""
    return state.maya is not None and isinstance(state.question(state.maya), Market)


@RULES.at_any_time
def deals(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Colonists may propose to the Maya at any time, the Maya while trading; deals are agreed while they trade."""
    if state.maya is None or not state.year or state.seats < 2:
        return ()
    offers: list[Offer] = []
    others: tuple[Seat, ...]
    if seat != state.maya:
        terms = _with(state, seat, state.maya)
        others = (state.maya,)
    else:
        others = tuple(state.colonists())
        terms = _open_terms(state, seat, others) if trading(state) else None
    if terms is not None:
        offers.append(Offer(ProposeDeal, (Pick("seat", SEAT, seat_words(others)), terms), aside=True))
    mine = [deal for deal in state.proposals if seat in deal.to]
    possible = [deal for deal in mine if can_be_met(state, deal)] if trading(state) else []
    if possible:
        offers.append(Offer(AcceptDeal, (proposal_pick(RULES, state, "proposal", possible),), aside=True))
    if mine:
        offers.append(Offer(RefuseDeal, (proposal_pick(RULES, state, "proposal", mine),), aside=True))
    return tuple(offers)


def _open_terms(state: State, seat: Seat, others: tuple[Seat, ...]) -> Spread | None:
    """What the Maya could give to somebody and want from somebody."""
    mine = held(state, seat)
    given = tuple(min(mine[kind], max(room(state, other, kind) for other in others)) for kind in KINDS)
    most = {kind: max(held(state, other)[kind] for other in others) for kind in KINDS}
    return _terms(given, tuple(min(most[kind], room(state, seat, kind)) for kind in KINDS))


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
        count <= held(state, giver)[kind] and count - _leaving(back, kind) <= room(state, taker, kind)
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
        player.goods[kind] = player.goods.get(kind, 0) + change


@RULES.answer_at_any_time(RefuseDeal)
def refuse(play: SantaMaria, seat: Seat, move: RefuseDeal) -> None:
    """It is no longer there."""
    deal: Deal = with_id(play.state, move.proposal)
    play.emit("deal-refused", seat, proposal=RULES.told(play.state, deal))
    play.close(deal)

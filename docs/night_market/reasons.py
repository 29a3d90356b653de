"""Why a move that a person might expect is not possible now."""

from docs.night_market import moves
from docs.night_market.components import GOODS
from docs.night_market.rulebook import RULES
from docs.night_market.state import State
from docs.night_market.steps import Hang, Stroll
from games.core.events import Phrase
from games.core.seats import Seat
from games.core.talk import with_id


def reason(key: str, **args: str | int) -> Phrase:
    """A reason of this game."""
    return Phrase(f"night_market-reason-{key}", dict(args))


@RULES.why_not(moves.Sell)
def why_not_sell(state: State, seat: Seat, move: moves.Sell) -> Phrase | None:
    if not isinstance(state.question(seat), Stroll):
        return reason("not-strolling")
    known = GOODS.get(move.good)
    if known is None:
        return reason("no-good")
    return reason("not-so-many", good=known.key, count=state.players[seat].goods()[known.key])


@RULES.why_not(moves.Lanterns)
def why_not_hang(state: State, seat: Seat, move: moves.Lanterns) -> Phrase | None:
    if not isinstance(state.question(seat), Hang):
        return reason("sell-first")
    kinds = {kind for _, kind, _ in move.lanterns}
    return reason("one-kind") if len(kinds) > 1 else reason("no-room")


@RULES.why_not(moves.Offer)
def why_not_bid(state: State, seat: Seat, move: moves.Offer) -> Phrase | None:
    return reason("too-few-coins", count=state.players[seat].coins)


@RULES.why_not(moves.Accept)
@RULES.why_not(moves.Refuse)
@RULES.why_not(moves.Withdraw)
def why_not_answer(state: State, seat: Seat, move: moves.Accept | moves.Refuse | moves.Withdraw) -> Phrase | None:
    proposal = with_id(state, move.proposal)
    if proposal is None or not proposal.known_to(seat):
        return reason("no-proposal")
    return reason("goods-lacking") if isinstance(move, moves.Accept) and seat in proposal.to else reason("not-yours")

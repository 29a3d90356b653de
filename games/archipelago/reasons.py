"""Why a move that a person might expect is not possible now."""

from games.archipelago import moves
from games.archipelago.exploring import can_explore
from games.archipelago.rulebook import RULES
from games.archipelago.settling import families, tax_offers
from games.archipelago.state import State
from games.archipelago.steps import Bid, PlayRound
from games.core.events import Phrase
from games.core.moves import Move
from games.core.seats import Seat


def why(key: str, **args: str) -> Phrase:
    """A reason of this game."""
    return Phrase(f"archipelago-reason-{key}", dict(args))


def no_action(state: State, seat: Seat) -> Phrase | None:
    """An action needs a round in which none was done, and a disc."""
    round_ = state.round
    if not isinstance(state.question(seat), PlayRound) or round_ is None:
        return None
    if round_.acted:
        return why("acted")
    return None if state.players[seat].discs else why("no-disc")


@RULES.why_not(moves.HarvestFish)
@RULES.why_not(moves.HarvestWood)
@RULES.why_not(moves.HarvestStone)
@RULES.why_not(moves.HarvestIron)
@RULES.why_not(moves.HarvestCattle)
@RULES.why_not(moves.HarvestFruit)
def why_no_harvest(state: State, seat: Seat, move: moves.Harvest) -> Phrase | None:
    resource = next(key for key, kind in moves.HARVESTS.items() if kind is type(move))
    return no_action(state, seat) or why("no-icons", resource=resource)


@RULES.why_not(moves.Tax)
def why_no_taxes(state: State, seat: Seat, _: moves.Tax) -> Phrase | None:
    return no_action(state, seat) or (None if tax_offers(state) else why("no-tax"))


@RULES.why_not(moves.Buy)
@RULES.why_not(moves.Sell)
def why_no_trade(state: State, seat: Seat, _: Move) -> Phrase | None:
    return no_action(state, seat) or why("no-trade")


@RULES.why_not(moves.Explore)
def why_no_exploration(state: State, seat: Seat, _: moves.Explore) -> Phrase | None:
    return no_action(state, seat) or (why("no-exploring") if state.round or not can_explore(state, seat) else None)


@RULES.why_not(moves.Reproduce)
def why_no_birth(state: State, seat: Seat, _: moves.Reproduce) -> Phrase | None:
    if no := no_action(state, seat):
        return no
    return why("no-family") if state.players[seat].reproduced or not families(state, seat) else why("too-much")


@RULES.why_not(moves.Recruit)
def why_no_workers(state: State, seat: Seat, _: moves.Recruit) -> Phrase | None:
    return no_action(state, seat) or why("no-workers")


@RULES.why_not(moves.Sail)
@RULES.why_not(moves.Walk)
def why_no_migration(state: State, seat: Seat, _: Move) -> Phrase | None:
    if no := no_action(state, seat):
        return no
    free = any(unit.free for unit in state.players[seat].units)
    return why("crowded") if free else why("no-migration")


@RULES.why_not(moves.Build)
def why_no_building(state: State, seat: Seat, _: moves.Build) -> Phrase | None:
    return no_action(state, seat) or why("cannot-build")


@RULES.why_not(moves.Use)
@RULES.why_not(moves.Erect)
def why_no_card(state: State, seat: Seat, _: Move) -> Phrase | None:
    if state.round is not None and isinstance(state.question(seat), PlayRound) and state.round.carded:
        return why("carded")
    return why("card-not-now")


@RULES.why_not(moves.Visit)
def why_no_visit(state: State, seat: Seat, _: moves.Visit) -> Phrase | None:
    if state.round is not None and isinstance(state.question(seat), PlayRound) and state.round.traded:
        return why("traded")
    return None


@RULES.why_not(moves.Bid)
def why_no_bid(state: State, seat: Seat, _: moves.Bid) -> Phrase | None:
    return why("too-much") if isinstance(state.question(seat), Bid) else None


@RULES.why_not(moves.Deal)
@RULES.why_not(moves.Ask)
def why_no_deal(_: State, __: Seat, ___: Move) -> Phrase | None:
    return why("no-deal")

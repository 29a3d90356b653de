"""What a seat leaves behind: a welcome in a region that it rules, and what to do in crises."""

import msgspec

from games.archipelago import moves
from games.archipelago.components import TOWN
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import State
from games.archipelago.steps import HelpColony, HelpContinent, RaiseCitizens
from games.archipelago.telling.naming import all_told, region_told
from games.core.fields import Pick, Spread
from games.core.moves import Move, Offer, Request, offer_of_rows
from games.core.seats import Seat

ASK = "ask"
MARKET_ONLY, TWO_OWN, NEVER_STRIKE, NOT_AT_ALL = "market", "two_own", "whatever_it_takes", "nothing"
OWN_CUBES = {MARKET_ONLY: 0, TWO_OWN: 2, NEVER_STRIKE: 99}
POLICIES = (ASK, MARKET_ONLY, TWO_OWN, NEVER_STRIKE, NOT_AT_ALL)
OTHER_POLICIES = {
    now: Offer(moves.Policy, (Pick("policy", "policy", tuple(each for each in POLICIES if each != now)),), aside=True)
    for now in POLICIES
}
OPEN, CLOSED = "open", "closed"
IN_CRISES = "crises"


@RULES.at_any_time
def permissions(state: State, seat: Seat) -> list[Offer]:
    """Whoever rules a region says whether others may harvest there."""
    rows = tuple(
        (region, CLOSED if state.regions[region].host == seat else OPEN) for region in state.controlled(seat, TOWN)
    )
    if not rows:
        return []
    told = {"region": all_told(state, [region for region, _ in rows])}
    offer = offer_of_rows(moves.Allow, rows, "region", "permission", told=told)
    return [msgspec.structs.replace(offer, aside=True)]


@RULES.answer_at_any_time(moves.Allow)
def allow(play: Archipelago, seat: Seat, move: moves.Allow) -> None:
    play.state.regions[move.region].host = seat if move.permission == OPEN else None
    play.state.stir()
    play.emit("allows" if move.permission == OPEN else "forbids", seat, where=region_told(play.state, move.region))


@RULES.at_any_time
def policies(state: State, seat: Seat) -> list[Offer]:
    return [OTHER_POLICIES[state.players[seat].policies.get(IN_CRISES, ASK)]]


@RULES.answer_at_any_time(moves.Policy)
def leave_policy(play: Archipelago, seat: Seat, move: moves.Policy) -> None:
    policies = play.state.players[seat].policies
    policies.pop(IN_CRISES, None)
    if move.policy != ASK:
        policies[IN_CRISES] = move.policy
    play.emit("policy", seat, to=(seat,), policy=move.policy)


@RULES.by_standing_order(HelpColony, HelpContinent, RaiseCitizens)
def by_policy(state: State, step: HelpColony | HelpContinent | RaiseCitizens, request: Request) -> Move | None:
    """Help as it was left, from the market first; raise one's own first, then the others in the order of turn."""
    policy = state.players[request.seat].policies.get(IN_CRISES, "")
    if not policy:
        return None
    if isinstance(step, RaiseCitizens):
        return own_first(request, "raise")
    return help_by_policy(state, request, policy)


def help_by_policy(state: State, request: Request, policy: str) -> Move:
    """As much as the policy gives; churches always, for they cost nothing."""
    blessing = own_first(request, "bless")
    if blessing is not None and policy != NOT_AT_ALL:
        return blessing
    helping = request.offer("help")
    if helping is None or policy == NOT_AT_ALL or helping.rows is None:
        return moves.Done()
    spent = state.crisis.own.get(request.seat, 0) if state.crisis else 0
    most = OWN_CUBES[policy] - spent
    rows = [tuple(map(int, row)) for row in helping.rows]
    fitting = [row for row in rows if row[1] <= most and (row[2] == 0 or policy == NEVER_STRIKE)]
    if not fitting:
        return moves.Done()
    best = max(fitting, key=lambda row: (sum(row), row[0], row[1]))
    return moves.Help(*map(str, best))


def own_first(request: Request, verb: str) -> Move | None:
    """Whom the offer proposes to raise: own citizens, then the others' in the order of turn."""
    offer = request.offer(verb)
    if offer is None:
        return None
    field = offer.fields[0]
    assert isinstance(field, Spread)
    return offer.make((field.now,))

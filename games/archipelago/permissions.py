"""Who rules a region says whether others may harvest there."""

import msgspec

from games.archipelago import moves
from games.archipelago.components import TOWN
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import State
from games.archipelago.telling.naming import all_told, region_told
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat

OPEN, CLOSED = "open", "closed"


@RULES.always_aside
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

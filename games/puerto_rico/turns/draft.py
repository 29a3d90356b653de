"""New Buildings: choosing the beige buildings of this game."""

from games.core.moves import Offer, one_of
from games.core.seats import Seat
from games.puerto_rico.components import BUILDINGS, PLAYERS
from games.puerto_rico.moves import Draft
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.setup import copies, draft_pool
from games.puerto_rico.state import State
from games.puerto_rico.steps import DraftBuilding


def drafted(state: State) -> list[str]:
    """The beige kinds chosen so far."""
    return [key for key in state.market if BUILDINGS[key].beige and BUILDINGS[key].set != "nobles"]


@RULES.offers(DraftBuilding)
def kinds(state: State, step: DraftBuilding, seat: Seat) -> tuple[Offer, ...]:
    """Any kind whose cost still has an empty cell."""
    return (one_of(Draft, "building", draft_pool(drafted(state))),)


@RULES.answer(DraftBuilding, Draft)
def draft(play: PuertoRico, step: DraftBuilding, seat: Seat, move: Draft) -> None:
    """The kind comes on the board with all its copies."""
    play.state.market[move.building] = copies(BUILDINGS[move.building], PLAYERS[play.state.seats])
    play.emit("draft", seat, building=move.building)

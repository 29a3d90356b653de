"""Automatic gains are optional: their owner may do without them for as long as wanted."""

from games.core.fields import Pick
from games.core.moves import Offer
from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.moves import Accept, Decline
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import State

PRIVILEGE = "privilege"
AUTOMATIC = frozenset(key for key, building in BUILDINGS.items() if building.automatic)


@RULES.at_any_time
def wishes(state: State, seat: int) -> list[Offer]:
    """The effects of one's own beige buildings that come by themselves, and the privileges of one's roles."""
    board = state.boards[seat]
    effects = [key for key in board.city if key in AUTOMATIC and key not in board.declined]
    if PRIVILEGE not in board.declined:
        effects.append(PRIVILEGE)
    offers = [Offer(Decline, (Pick("effect", "effect", tuple(effects)),), aside=True)] if effects else []
    if board.declined:
        offers.append(Offer(Accept, (Pick("effect", "effect", tuple(board.declined)),), aside=True))
    return offers


@RULES.answer_at_any_time(Decline)
def decline(play: PuertoRico, seat: int, move: Decline) -> None:
    play.state.boards[seat].declined.append(move.effect)
    play.emit("decline", seat, effect=move.effect)


@RULES.answer_at_any_time(Accept)
def accept(play: PuertoRico, seat: int, move: Accept) -> None:
    play.state.boards[seat].declined.remove(move.effect)
    play.emit("accept", seat, effect=move.effect)

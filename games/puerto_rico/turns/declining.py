"""Automatic gains are optional: their owner may do without them for as long as wanted."""

from functools import lru_cache

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.moves import Accept, Decline
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import State

PRIVILEGE = "privilege"
AUTOMATIC = frozenset({PRIVILEGE, *(key for key, building in BUILDINGS.items() if building.automatic)})


@RULES.always_aside
def wishes(state: State, seat: Seat) -> tuple[Offer, ...]:
    """The effects of one's own beige buildings that come by themselves, and the privileges of one's roles."""
    board = state.boards[seat]
    return _wishes(tuple(board.city), tuple(board.declined))


@lru_cache(maxsize=1024)
def _wishes(city: tuple[str, ...], declined: tuple[str, ...]) -> tuple[Offer, ...]:
    effects = tuple(key for key in (*city, PRIVILEGE) if key in AUTOMATIC and key not in declined)
    offers = [Offer(Decline, (Pick("effect", "effect", effects),), aside=True)] if effects else []
    if declined:
        offers.append(Offer(Accept, (Pick("effect", "effect", declined),), aside=True))
    return tuple(offers)


@RULES.answer_at_any_time(Decline)
def decline(play: PuertoRico, seat: Seat, move: Decline) -> None:
    play.state.boards[seat].declined.append(move.effect)
    play.emit("decline", seat, effect=move.effect)


@RULES.answer_at_any_time(Accept)
def accept(play: PuertoRico, seat: Seat, move: Accept) -> None:
    play.state.boards[seat].declined.remove(move.effect)
    play.emit("accept", seat, effect=move.effect)

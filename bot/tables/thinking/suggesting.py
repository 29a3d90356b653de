"""What a sensible player would do in somebody's place, as far as that place can be seen."""

from collections.abc import Callable
from functools import partial

from bot.tables.live import Live
from games.core.moves import Move
from games.core.parts.seeing import luck_of
from games.core.seats import Seat


def suggesting(live: Live, seat: Seat) -> Callable[[], Move]:
    """Thinks what a sensible player would do who sees what this seat sees; to be done beside everything else."""
    view, request = live.view(seat), live.request(seat)
    thought = partial(live.game.sensible, view, request, luck_of(view, "advice"))
    return partial(live.bounded, ("advice", seat), thought)

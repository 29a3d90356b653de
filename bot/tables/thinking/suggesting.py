"""What one would do in somebody's place, as far as that place can be seen."""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec

from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.thinking.apart import Question
from bot.tables.thinking.thinkers import Thinkers
from games.core.moves import Move
from games.core.parts.seeing import luck_of
from games.core.saving import save
from games.core.seats import Seat
from games.core.thinking.budget import MIDDLE
from games.core.thinking.verdict import Verdict

LUCK = "advice"
AFRESH = 24
"""In so many ways, at most, the move and the next best are compared once more: a figure that is read is believed."""
PATIENCE = 6.0
"""Seconds for which somebody waits for a thought; then what is sensible at first sight has to do."""


async def suggestion(thinkers: Thinkers, live: Live, seat: Seat, asker: UserId) -> Verdict:
    """The move of a middling player who sees what this seat sees, with what it was compared with if there was time."""
    view = live.view(seat)
    budget, luck = msgspec.structs.replace(thinkers.budgets[MIDDLE], afresh=AFRESH), luck_of(view, LUCK).seed
    question = Question(live.game.key, save(view), live.request(seat), budget, luck)
    try:
        thought = await asyncio.wait_for(thinkers.think(question, asker), PATIENCE)
    except TimeoutError:
        thought = None
    return thought or Verdict(await asyncio.to_thread(suggesting(live, seat)))


def suggesting(live: Live, seat: Seat) -> Callable[[], Move]:
    """Thinks what a sensible player would do who sees what this seat sees; to be done beside everything else."""
    view, request = live.view(seat), live.request(seat)
    thought = partial(live.game.sensible, view, request, luck_of(view, LUCK))
    return partial(live.bounded, ("advice", seat), thought)

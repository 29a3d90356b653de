"""Whether Santa Maria's designed values are fair, as those judge it who think."""

from bench import fair
from bench.measure import Sheet
from bench.strengths import Sitting
from games.core.thinking.budget import BUDGETS, MIDDLE
from games.santa_maria import GAME

TITLE = "Judges: wins of Santa Maria's boards and of its Maya city, middle players in every seat"
COLUMNS = fair.COLUMNS
BY_NAME = True
"""Every seat thinks, so it is measured only where it is named: `make bench ONLY="judges=40"`."""
GAMES = 20
"""So many with each number of seats."""


async def measure(sheet: Sheet) -> None:
    """The same games, thought over."""
    fair.judged(sheet, Sitting(GAME, BUDGETS[MIDDLE]).move, GAMES)

"""How often people touch the screen: for an answer and for a turn, in whole sensible games of every number of seats."""

from bench.measure import Sheet
from games.registry import GAMES, game
from tests.support.positions import position
from tests.support.touches import MEAN, Touches, touches_of
from texts import DEFAULT

TITLE = "Touches of a sensible player, who begins each turn at the panel: now, and before usual answers were at hand"
COLUMNS = ("an answer", "before", "a turn", "before", "asked")
BY_NAME = True
SEED = 5
BEFORE = {
    "settlers": (1.65, 3.38),
    "puerto_rico": (1.30, 2.03),
    "santa_maria": (1.64, 4.16),
    "maracaibo": (1.68, 8.10),
    "archipelago": (1.82, 3.39),
}
"""An answer and a turn in the same games, as the version before asked them."""


async def measure(sheet: Sheet) -> None:
    """A game for each number of seats."""
    for key in GAMES:
        counted = Touches()
        for seats in game(key).settings.seat_counts:
            counted += touches_of(position(key, seats, SEED, DEFAULT, 1), DEFAULT)
        before = [f"{figure:.2f}" for figure in BEFORE.get(key, ())] or ["", ""]
        figures = [f"{counted.an_answer():.2f}", before[0], f"{counted.a_turn():.2f}", before[1], f"{MEAN}"]
        sheet.row(key, figures)
        if counted.an_answer() > MEAN:
            sheet.missed.append(f"touches in {key}")

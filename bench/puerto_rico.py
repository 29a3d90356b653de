"""How often a game of Puerto Rico waits for somebody."""

from statistics import mean

from bench.handing import hand_overs
from bench.measure import Sheet
from games.puerto_rico import GAME

TITLE = "Puerto Rico: hand-overs in a game of sensible players"
SEATS = 4
GAMES = 20
MODULES: dict[str, dict[str, str]] = {"base": {}, "both expansions": {"new_buildings": "random", "nobles": "on"}}


async def measure(sheet: Sheet) -> None:
    """Four players, without and with the expansions."""
    for name, options in MODULES.items():
        counts = [hand_overs(GAME, SEATS, options, str(seed)) for seed in range(GAMES)]
        sheet.note(f"{name}, {SEATS} seats", f"{mean(counts):.0f}")

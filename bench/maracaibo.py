"""How often a game of Maracaibo waits for somebody, and how long the longest list of moves takes to find."""

from statistics import mean

from bench.handing import hand_overs, slowest
from bench.measure import Sheet
from games.maracaibo import GAME

TITLE = "Maracaibo: hand-overs in a game of sensible players, and the worst list of moves"
SEATS = 4
GAMES = 10
MOVES = 3000
LEGACY = {"story": "card_77"}
"""With all legacy tiles that a game without campaign can bring."""


async def measure(sheet: Sheet) -> None:
    """Four players, and random play with the legacy tiles."""
    sheet.note(
        f"{SEATS} seats: hand-overs", f"{mean(hand_overs(GAME, SEATS, {}, str(seed)) for seed in range(GAMES)):.0f}"
    )
    sheet.note("legal moves of the worst state", f"{1000 * slowest(GAME, SEATS, LEGACY, MOVES):.2f} ms")

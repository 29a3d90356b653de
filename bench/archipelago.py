"""How often a game of Archipelago waits for somebody, and how long the longest list of moves takes to find."""

from statistics import mean

from bench.handing import hand_overs, slowest
from bench.measure import Sheet
from games.archipelago import GAME
from games.archipelago.moves import Policy
from games.core.play import Play
from games.core.state import GameState

TITLE = "Archipelago: hand-overs in a game of sensible players, and the worst list of moves"
SEATS = 4
GAMES = 6
MOVES = 3000


async def measure(sheet: Sheet) -> None:
    """Four players who answer every question, and four who have said what to do in crises; and random play."""
    for name, prepare in (("without", None), ("with", leave_policies)):
        waits = [hand_overs(GAME, SEATS, {}, str(seed), prepare) for seed in range(GAMES)]
        sheet.note(f"{SEATS} seats: hand-overs, {name} policies", f"{mean(waits):.0f}")
    sheet.note("legal moves of the worst state", f"{1000 * slowest(GAME, SEATS, {}, MOVES):.2f} ms")


def leave_policies(play: Play[GameState]) -> None:
    """Everybody helps in crises as far as the market goes."""
    for seat in play.state.every_seat():
        play.apply(seat, Policy("market"))

"""How often a game of Santa Maria waits for somebody, and how large its lists of choices are."""

from collections import Counter
from statistics import mean
from time import perf_counter

from bench.measure import Sheet
from games.core.chance import Chance
from games.core.game import Setup
from games.core.saving import save
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.actions import expanding
from games.santa_maria.grid import placements
from games.santa_maria.maya import turn as maya
from games.santa_maria.moves import Ask

TITLE = "Santa Maria: hand-overs in a game of sensible players, and the longest lists of choices"
GAMES = 10
MODULES: dict[str, tuple[int, dict[str, str]]] = {
    "base": (4, {}),
    "all modules but the Maya": (4, {"kingdoms": "on", "governor": "on", "specialists": "on", "envoys": "on"}),
    "the Maya and envoys": (5, {}),
}
OWN_TURNS = Ask("own_turns")


async def measure(sheet: Sheet) -> None:
    """With everybody asked as usual, and with everybody asked in their own turns alone."""
    for name, (seats, options) in MODULES.items():
        for orders in (False, True):
            played = [one_game(seats, options, str(seed), orders=orders) for seed in range(GAMES)]
            figure = f"{mean(waits for waits, _, _ in played):.0f}"
            sheet.note(f"{name}, {seats} seats, {'own turns alone' if orders else 'all choices'}", figure)
        _, rows, state = max(played, key=lambda game: game[1])
        sheet.note(f"{name}: the longest list of choices", f"{rows} rows in {made_anew(state) * 1000:.1f} ms")


def one_game(seats: int, options: dict[str, str], seed: str, *, orders: bool) -> tuple[int, int, bytes]:
    """How often it came to wait for somebody else, and the longest list with the position that it came from."""
    play = GAME.start(Setup(seats, options, seed))
    chance = Chance(seed)
    for seat in play.state.every_seat() if orders else ():
        play.apply(seat, OWN_TURNS)
    waits = Counter[str]()
    waited_for: set[Seat] = set()
    longest, position = 0, save(play.state)
    while not play.state.over:
        seat = play.waiting()[0]
        request = play.legal(seat)
        rows = max(len(offer.rows or ()) for offer in request.offers)
        if rows > longest:
            longest, position = rows, save(play.state)
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), request, chance))
        waiting = set(play.waiting())
        if waiting - waited_for - {seat}:
            waits["waits"] += 1
        waited_for = waiting
    return waits["waits"], longest, position


def made_anew(position: bytes) -> float:
    """The seconds that it takes to make a list of which nothing is remembered."""
    play = GAME.play(GAME.saved.load(position))
    for remembered in (placements, expanding._rows, expanding._expansions, maya._ends):
        remembered.cache_clear()
    began = perf_counter()
    play.legal(play.waiting()[0])
    return perf_counter() - began

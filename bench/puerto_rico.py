"""How often a game of Puerto Rico waits for somebody, with and without standing orders."""

from collections import Counter
from statistics import mean

from bench.measure import Sheet
from bench.orders import leave_orders
from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from games.puerto_rico import GAME

TITLE = "Puerto Rico: hand-overs in a game of sensible players"
SEATS = 4
GAMES = 20
MODULES: dict[str, dict[str, str]] = {"base": {}, "both expansions": {"new_buildings": "random", "nobles": "on"}}


async def measure(sheet: Sheet) -> None:
    """Four players, without and with the expansions."""
    for name, options in MODULES.items():
        for orders in (False, True):
            counts = [hand_overs(SEATS, options, str(seed), orders=orders) for seed in range(GAMES)]
            figure = f"{mean(count.total() for count in counts):.0f}"
            sheet.note(f"{name}, {SEATS} seats, {'with' if orders else 'without'} standing orders", figure)


def hand_overs(seats: int, options: dict[str, str], seed: str, *, orders: bool) -> Counter[str]:
    """How often the game came to wait for somebody else than who had just moved, by the question.

    Seats that are asked at the same time are waited for together.
    """
    play = GAME.start(Setup(seats, options, seed))
    chance = Chance(seed)
    waits: Counter[str] = Counter()
    waited_for: set[Seat] = set()
    while not play.state.over:
        seat = play.waiting()[0]
        request = play.legal(seat)
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), request, chance))
        if orders and seat not in play.waiting():
            leave_orders(GAME.key, play, seat)
        waiting = set(play.waiting())
        if waiting - waited_for - {seat}:
            waits[type(play.state.agenda[-1]).__name__] += 1
        waited_for = waiting
    return waits

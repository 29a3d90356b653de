"""How often a game of Maracaibo waits for somebody, and how long the longest list of moves takes to find."""

from random import Random
from statistics import mean
from time import process_time

from bench.measure import Sheet
from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from games.maracaibo import GAME

TITLE = "Maracaibo: hand-overs in a game of sensible players, and the worst list of moves"
SEATS = 4
GAMES = 10
MOVES = 3000


async def measure(sheet: Sheet) -> None:
    """Four players, and random play with all legacy tiles that a game without campaign can bring."""
    sheet.note(f"{SEATS} seats: hand-overs", f"{mean(hand_overs(str(seed)) for seed in range(GAMES)):.0f}")
    sheet.note("legal moves of the worst state", f"{1000 * slowest():.2f} ms")


def hand_overs(seed: str) -> int:
    """How often the game came to wait for somebody else than who had just moved."""
    play = GAME.start(Setup(SEATS, {}, seed))
    chance, waits = Chance(seed), 0
    waited_for: set[Seat] = set()
    while not play.state.over:
        seat = play.waiting()[0]
        request = play.legal(seat)
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), request, chance))
        waiting = set(play.waiting())
        waits += bool(waiting - waited_for - {seat})
        waited_for = waiting
    return waits


def slowest() -> float:
    """The most seconds that the legal moves of a state in random play took."""
    random, worst = Random(1), 0.0
    play = GAME.start(Setup(SEATS, {"story": "card_77"}, "worst"))
    for _ in range(MOVES):
        if play.state.over:
            play = GAME.start(Setup(SEATS, {"story": "card_77"}, str(random.random())))
        anew = GAME.play(play.state)
        began = process_time()
        request = anew.legal(play.waiting()[0])
        worst = max(worst, process_time() - began)
        play.apply(request.seat, random.choice(request.offers).any_move(random.randrange))
    return worst

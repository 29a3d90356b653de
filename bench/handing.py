"""How a game goes from hand to hand, and how long its lists of moves take: for the sections of the games."""

from collections.abc import Mapping
from random import Random
from time import process_time

from games.core.chance import Chance
from games.core.game import AnyGame, Setup
from games.core.seats import Seat


def hand_overs(found: AnyGame, seats: int, options: Mapping[str, str], seed: str) -> int:
    """How often the game came to wait for somebody else than who had just moved; all play sensibly."""
    play = found.start(Setup(seats, dict(options), seed))
    chance, waits = Chance(seed), 0
    waited_for: set[Seat] = set()
    while not play.state.over:
        seat = play.waiting()[0]
        request = play.legal(seat)
        play.apply(seat, found.sensible(found.view(play.state, seat), request, chance))
        waiting = set(play.waiting())
        waits += bool(waiting - waited_for - {seat})
        waited_for = waiting
    return waits


def slowest(found: AnyGame, seats: int, options: Mapping[str, str], moves: int) -> float:
    """The most seconds that the legal moves of a state in random play took."""
    random, worst = Random(1), 0.0
    play = found.start(Setup(seats, dict(options), "worst"))
    for _ in range(moves):
        if play.state.over:
            play = found.start(Setup(seats, dict(options), str(random.random())))
        anew = found.play(play.state)
        began = process_time()
        request = anew.legal(play.waiting()[0])
        worst = max(worst, process_time() - began)
        offers = [offer for offer in request.offers if not offer.aside]
        play.apply(request.seat, random.choice(offers).any_move(random.randrange))
    return worst

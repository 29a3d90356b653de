"""`python -m tests.soak`: random games without rest, on all cores; a failure tells how to repeat it."""

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from secrets import token_hex

from games.registry import GAMES
from tests.support.configurations import Configuration
from tests.support.random_play import EVERY_POSITION, IN_SOAK, NEXT, PLAIN, RandomGame, campaign, random_games


def soak(keys: list[str], run: str, seconds: float) -> tuple[Counter[str], int]:
    """Play until the time is over: how many games of each configuration, and how many moves."""
    end = time.monotonic() + seconds
    played: Counter[str] = Counter()
    moves = 0
    for random_game in random_games(keys, run, IN_SOAK):
        if time.monotonic() > end:
            break
        random_game.run()
        played[str(random_game.configuration)] += 1
        moves += len(random_game.history)
    return played, moves


def repeat(description: str, seed: str) -> None:
    """Play one game again, move by move, and look at every position; first those before it in its campaign."""
    configuration = Configuration.read(description)
    random_game = RandomGame(configuration, seed, EVERY_POSITION)
    campaign_seed = seed.rpartition(NEXT)[0]
    for former in campaign(configuration, campaign_seed, PLAIN) if campaign_seed else ():
        if former.seed == seed:
            random_game.archive = former.archive
            break
        former.run()
    try:
        random_game.run()
    finally:
        print("\n".join(random_game.history))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--repeat", metavar="CONFIGURATION", help="play one game again, as a failure tells")
    parser.add_argument("--seed", default=token_hex(4))
    wished = parser.parse_args()
    if wished.repeat:
        repeat(wished.repeat, wished.seed)
        return 0
    played: Counter[str] = Counter()
    moves = failures = 0
    with ProcessPoolExecutor(wished.workers) as pool:
        runs = [f"{wished.seed}.{worker}" for worker in range(wished.workers)]
        jobs = [pool.submit(soak, wished.games, run, wished.seconds) for run in runs]
        for job in as_completed(jobs):
            try:
                games, count = job.result()
            except Exception:
                failures += 1
                traceback.print_exc()
            else:
                played += games
                moves += count
    for configuration, number in sorted(played.items()):
        print(f"{number:7} games  {configuration}")
    print(
        f"{moves} moves; "
        + (f"{failures} of {wished.workers} workers found a mistake" if failures else "all laws held")
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.soak`: random games and lives of tables, on all cores; a failure tells how to repeat it."""

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from itertools import takewhile
from secrets import token_hex
from zlib import crc32

from games.registry import GAMES
from tests.soak.lives import live_long, storm
from tests.support.bounded import bound_rules
from tests.support.configurations import Configuration
from tests.support.earlier_games import SAVED, goes_on
from tests.support.positions import position
from tests.support.random_play import EVERY_POSITION, IN_SOAK, NEXT, PLAIN, RandomGame, campaign, random_games
from tests.support.touches import MEAN, Touches, touches_of
from texts import LOCALES

ENOUGH = 400
"""Of fewer moves nothing is concluded."""


TOUCHED = 20
"""After so many random games one with the same settings is played sensibly, whose touches are counted."""
LIVED = 4
"""After so many random games one table of the same game lives long, with all that people do at one."""
KEPT = 6
"""After so many random games one that an earlier version has saved is played to its end."""
STORMED = 10
"""After so many random games Discord storms over a table in private messages."""
Touched = dict[str, Touches]
"""What the answers of sensible games took, by game."""


def soak(keys: list[str], run: str, seconds: float) -> tuple[Counter[str], int, Touched]:
    """Play until the time is over, be it amid a game: the games of each configuration, how many moves, and touches."""
    bound_rules()
    end = time.monotonic() + seconds
    played: Counter[str] = Counter()
    moves = 0
    touched: Touched = {}
    saved = [file for file in SAVED if file.parent.name in keys]
    for number, random_game in enumerate(random_games(keys, run, IN_SOAK)):
        if time.monotonic() > end:
            break
        begun_with = random_game.archive
        random_game.until = end
        random_game.run()
        configuration = random_game.configuration
        played[str(configuration)] += 1
        moves += len(random_game.history)
        if number % LIVED == 0:
            live_long(configuration.game, f"{run}-{number}")
            played[f"{configuration.game} in a long life"] += 1
        if saved and number % KEPT == 0:
            file = saved[(crc32(run.encode()) + number // KEPT) % len(saved)]
            goes_on(file, IN_SOAK, end)
            played[f"{file.parent.name} from an earlier version"] += 1
        if number % STORMED == 0:
            storm(f"{run}-{number}")
            played["any game in a storm"] += 1
        if number % TOUCHED == 0:
            key, seats, options = configuration.game, configuration.seats, configuration.options
            language = LOCALES[number // TOUCHED % len(LOCALES)]
            sensible = position(key, seats, crc32(run.encode()) + number, language, 1, options, begun_with)
            in_time = takewhile(lambda _: time.monotonic() < end, sensible)
            touched[key] = touched.get(key, Touches()) + touches_of(in_time, language)
    return played, moves, touched


def repeat(description: str, seed: str, plans: int) -> None:
    """Play one game again, move by move, and look at every position; first those before it in its campaign."""
    bound_rules()
    configuration = Configuration.read(description)
    random_game = RandomGame(configuration, seed, replace(EVERY_POSITION, plans=plans))
    campaign_seed = seed.rpartition(NEXT)[0]
    for former in campaign(configuration, campaign_seed, replace(PLAIN, plans=plans)) if campaign_seed else ():
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
    parser.add_argument("--plans", type=int, default=IN_SOAK.plans, help="how seldom somebody plans in it")
    parser.add_argument("--live", metavar="GAME", choices=GAMES, help="one long life again, as a failure tells")
    parser.add_argument("--storm", action="store_true", help="one evening again on which Discord stormed")
    parser.add_argument("--seed", default=token_hex(4))
    wished = parser.parse_args()
    if wished.repeat:
        repeat(wished.repeat, wished.seed, wished.plans)
        return 0
    if wished.live:
        live_long(wished.live, wished.seed)
        return 0
    if wished.storm:
        storm(wished.seed)
        return 0
    played: Counter[str] = Counter()
    moves = failures = 0
    touched: Touched = {}
    with ProcessPoolExecutor(wished.workers) as pool:
        runs = [f"{wished.seed}.{worker}" for worker in range(wished.workers)]
        jobs = [pool.submit(soak, wished.games, run, wished.seconds) for run in runs]
        for job in as_completed(jobs):
            try:
                games, count, counted = job.result()
            except Exception:
                failures += 1
                traceback.print_exc()
            else:
                played += games
                moves += count
                for key, found in counted.items():
                    touched[key] = touched.get(key, Touches()) + found
    for configuration, number in sorted(played.items()):
        print(f"{number:7} games  {configuration}")
    print(
        f"{moves} moves; "
        + (f"{failures} of {wished.workers} workers found a mistake" if failures else "all laws held")
    )
    slow = [key for key, found in sorted(touched.items()) if not _is_quick(key, found)]
    return 1 if failures or slow else 0


def _is_quick(key: str, found: Touches) -> bool:
    """Tell of the touches of a game's answers, and whether they are as few as they should be."""
    if not found.answers:
        return True
    print(f"{found.an_answer():7.2f} touches an answer, {found.a_turn():.2f} a turn  {key}")
    return len(found.answers) < ENOUGH or found.an_answer() <= MEAN


if __name__ == "__main__":
    sys.exit(main())

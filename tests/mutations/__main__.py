"""Tries every mistake, or those whose names hold a word, and tells what found it."""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tests.mutations.mistakes import MISTAKES, Mistake
from tests.mutations.trying import SURVIVED


def tried(mistake: Mistake) -> tuple[bool, str]:
    """Whether it is found, and by what."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutations.trying", mistake.name], capture_output=True, text=True, check=False
    )
    if run.returncode not in (0, SURVIVED):
        return False, f"could not be tried: {run.stderr.strip().splitlines()[-1]}"
    return run.returncode == 0, run.stdout.strip() or "NOT FOUND"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("words", nargs="*", help="try only mistakes whose names hold one of these")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wished = parser.parse_args()
    chosen = [each for each in MISTAKES if not wished.words or any(word in each.name for word in wished.words)]
    missed = 0
    with ThreadPoolExecutor(wished.workers) as pool:
        for mistake, (found, by) in zip(chosen, pool.map(tried, chosen), strict=True):
            missed += not found
            print(f"{'found' if found else 'MISSED':7} {mistake.name}\n        {by}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} mistakes found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

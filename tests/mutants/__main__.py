"""Changes one thing of a game's rules at a time and tells what its tests do not see."""

import argparse
import sys
from itertools import pairwise
from random import Random
from time import monotonic

from games.registry import GAMES
from tests.mutants.answers import answers_of
from tests.mutants.places import Mutant
from tests.mutants.report import told
from tests.mutants.rules import sources_of, trial_of
from tests.mutants.trying import SURVIVED, Known, Test, Trial, Verdict


def sample(mutants: list[Mutant], size: int, seed: str) -> list[Mutant]:
    """One of each stretch, so that every module and every part of it has its share."""
    if not size or size >= len(mutants):
        return mutants
    chance = Random(seed)
    edges = [at * len(mutants) // size for at in range(size + 1)]
    return [mutants[chance.randrange(first, last)] for first, last in pairwise(edges)]


def closest_to(rule: str, trial: Trial, known: Known, mutants: list[Mutant]) -> list[Mutant]:
    """What the tests of a rule come by: first where hardly any other test does, there the rule is likely to stand."""
    if not any(rule in test.rules for test in known.tests):
        sys.exit(f"no test carries {rule}")

    def share(mutant: Mutant) -> float:
        passing = [test for test in known.passing(trial.sources[mutant.module].path, mutant) if test.counts]
        return sum(rule in test.rules for test in passing) / max(1, len(passing))

    shares = {mutant.key: share(mutant) for mutant in mutants}
    return sorted((each for each in mutants if shares[each.key]), key=lambda each: -shares[each.key])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--sample", type=int, default=300, help="try so many; 0: all")
    parser.add_argument("--seed", default="1", help="which ones")
    parser.add_argument("--mark", type=float, default=92.0, help="the share in percent that has to be found")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--module", default="", help="only those of this module")
    parser.add_argument("--only", nargs="*", default=[], metavar="ID", help="only these")
    parser.add_argument(
        "--rule",
        default="",
        help="the tests of this rule alone, first where few others come by",
    )
    parser.add_argument("--list", action="store_true", help="tell them and try nothing")
    wished = parser.parse_args()
    began = monotonic()
    sources = sources_of(wished.game)
    mutants = [mutant for source in sources.values() for mutant in source.mutants]
    answers = answers_of(wished.game, mutants)
    if wished.module:
        mutants = [each for each in mutants if each.where.partition(":")[0] == wished.module]
    if wished.only:
        mutants = [each for each in mutants if each.key in wished.only]
    trial = trial_of(wished.game, sources, wished.workers)
    if wished.rule or not wished.list:
        known = trial.learn()
    if wished.rule:
        mutants = closest_to(wished.rule, trial, known, mutants)[: wished.sample or None]

        def carries(test: Test) -> bool:
            return test.counts and wished.rule in test.rules

        trial.counts = carries
    chosen = sample(mutants, wished.sample, wished.seed)
    if wished.list or not chosen:
        for mutant in chosen:
            print(
                f"{mutant.key} {mutant.where} {mutant.line} {mutant.kind}\n  - {mutant.shown[0]}\n  + {mutant.shown[1]}"
            )
        print(f"{len(chosen)} of {len(mutants)}")
        return 0
    done = 0

    def say(verdict: Verdict) -> None:
        nonlocal done
        done += 1
        print("s" if verdict.outcome == SURVIVED else "." if verdict.by else "t", end="", file=sys.stderr)
        if done % 100 == 0:
            print(file=sys.stderr)
        sys.stderr.flush()

    verdicts = trial.tried(chosen, known, say)
    print(file=sys.stderr)
    share = told(wished.game, verdicts, answers, known, len(mutants))
    print(f"seed {wished.seed}, {monotonic() - began:.0f} s")
    return 0 if share >= wished.mark and not answers.stale else 1


if __name__ == "__main__":
    sys.exit(main())

"""Tells what survived."""

from collections import defaultdict
from math import sqrt

from tests.mutants.answers import Answers
from tests.mutants.trying import ENDLESS, FOUND, SURVIVED, Known, Verdict


def share_of(found: int, tried: int, all_there_are: int) -> tuple[float, float]:
    """Percent, and how far from that the share of all there are may well be (19 times in 20)."""
    if not tried:
        return 100.0, 0.0
    share = found / tried
    chosen = 1 - (tried - 1) / max(1, all_there_are - 1)
    return 100 * share, 100 * 1.96 * sqrt(share * (1 - share) / tried * chosen)


def told(game: str, verdicts: list[Verdict], answers: Answers, known: Known, all_there_are: int) -> float:
    """Prints the table and the survivors; the share that was found."""
    _table(verdicts)
    for test in known.tests:
        if test.failed:
            print(f"left out, for it fails alone with nothing changed: {test.name}")
    survivors = [each for each in verdicts if each.outcome == SURVIVED]
    open_ones = [each for each in survivors if each.mutant.key not in answers.by_key]
    for verdict in open_ones:
        mutant = verdict.mutant
        reached = f"{verdict.reached} tests" if verdict.reached else "NO TEST COMES BY"
        path = f"games/{game}/{mutant.where.partition(':')[0].replace('.', '/')}.py:{mutant.line}"
        before, after = mutant.shown
        print(f"\n{mutant.key} {path} in {mutant.where} ({mutant.kind}; {reached})\n  - {before}\n  + {after}")
    for each in answers.stale:
        print(
            f"\nan answer that fits nothing any more: {each.where}\n  - {each.before}\n  + {each.after or 'whatever'}"
        )
    found = len(verdicts) - len(survivors)
    share, error = share_of(found, len(verdicts), all_there_are)
    telling, _ = share_of(found, found + len(open_ones), all_there_are)
    seconds = sum(each.seconds for each in verdicts)
    print(
        f"\n{game}: {found} of {len(verdicts)} found: {share:.1f} % ± {error:.1f} of {all_there_are}; "
        f"{len(survivors) - len(open_ones)} answered, {len(open_ones)} not ({telling:.1f} % of what is not answered); "
        f"{sum(each.outcome == ENDLESS for each in verdicts)} by time; {seconds / max(1, len(verdicts)):.2f} s each"
    )
    return share


def _table(verdicts: list[Verdict]) -> None:
    rows: dict[str, list[str]] = defaultdict(list)
    for verdict in verdicts:
        rows[verdict.mutant.where.partition(":")[0]].append(verdict.outcome)
    print(f"{'module':24}{FOUND:>9}{SURVIVED:>9}{ENDLESS:>10}")
    for module, outcomes in sorted(rows.items(), key=lambda row: (-row[1].count(SURVIVED), row[0])):
        print(f"{module:24}{outcomes.count(FOUND):9}{outcomes.count(SURVIVED):9}{outcomes.count(ENDLESS):10}")

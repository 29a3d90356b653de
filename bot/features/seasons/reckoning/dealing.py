"""Who sits with whom: nobody meets anybody again before it must be, then tables are as strong as each other."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from bot.features.seasons.reckoning.sizes import Sizes

STEPS = 40
"""So many times each of those who meet again is moved, at the mean, before that has to be."""
REST = 6
"""So many steps long nobody is moved back."""

Tables = list[list[int]]
"""Those who sit at each table, by their numbers."""


class Meetings:
    """How often people have met."""

    def __init__(self, tables: Iterable[Sequence[int]] = ()) -> None:
        self._times: dict[int, dict[int, int]] = {}
        for table in tables:
            for one, other in combinations(table, 2):
                self._note(one, other)
                self._note(other, one)

    def _note(self, one: int, other: int) -> None:
        of_one = self._times.setdefault(one, {})
        of_one[other] = of_one.get(other, 0) + 1

    def again(self, one: int, others: Iterable[int]) -> int:
        """How often somebody has met these."""
        times = self._times.get(one)
        return 0 if times is None else sum(times.get(other, 0) for other in others if other != one)

    def at(self, tables: Iterable[Sequence[int]]) -> int:
        """How often those have met who sit together."""
        return sum(self.again(one, table) for table in tables for one in table) // 2


def dealt(strengths: Mapping[int, float], met: Meetings, ways: Sequence[Sizes], luck: Random) -> Tables:
    """The tables of the first way that lets nobody meet again; where there is none, of the one that lets the fewest."""
    best: tuple[int, Tables] | None = None
    for sizes in ways:
        tables = _parted(_in_turns(strengths, sizes, luck), met, strengths, luck)
        again = met.at(tables)
        if best is None or again < best[0]:
            best = again, _evened(tables, met, strengths)
        if again == 0:
            break
    return [] if best is None else best[1]


def unevenness(tables: Iterable[Sequence[int]], strengths: Mapping[int, float]) -> float:
    """How far the tables are from being as strong as each other."""
    means = [sum(strengths[each] for each in table) / len(table) for table in tables]
    middle = sum(means) / len(means)
    return sum((mean - middle) ** 2 for mean in means)


def _in_turns(strengths: Mapping[int, float], sizes: Sizes, luck: Random) -> Tables:
    """The strongest to the first table, the next to the second, and back from the last; equals in any order."""
    order = list(strengths)
    luck.shuffle(order)
    order.sort(key=lambda each: -strengths[each])
    tables: Tables = [[] for _ in sizes]
    places = _to_and_fro(sizes)
    for each in order:
        tables[next(places)].append(each)
    return tables


def _to_and_fro(sizes: Sizes) -> Iterator[int]:
    way = list(range(len(sizes)))
    for row in range(max(sizes)):
        yield from (table for table in way if row < sizes[table])
        way.reverse()


def _parted(tables: Tables, met: Meetings, strengths: Mapping[int, float], luck: Random) -> Tables:
    """Those who have met change places with others until nobody meets again, or no way to that is found."""
    best, fewest = [list(table) for table in tables], met.at(tables)
    rests: dict[int, int] = {}
    for step in range(STEPS * len(strengths)):
        if fewest == 0:
            break
        again = [(at, each) for at, table in enumerate(tables) for each in table if met.again(each, table)]
        at, one = luck.choice(again)
        other_at, other = _best_change(tables, at, one, met, {each for each, until in rests.items() if until > step})
        if other is None:
            continue
        _change(tables, at, one, other_at, other)
        rests[one] = rests[other] = step + REST
        now = met.at(tables)
        if now < fewest:
            best, fewest = [list(table) for table in tables], now
    return best


def _best_change(tables: Tables, at: int, one: int, met: Meetings, resting: set[int]) -> tuple[int, int | None]:
    """With whom somebody changes places so that the fewest meet again, whatever it was before."""
    found: tuple[int, int, int | None] = (1_000_000, at, None)
    here = met.again(one, tables[at])
    rest = [each for each in tables[at] if each != one]
    for other_at, table in enumerate(tables):
        if other_at == at:
            continue
        to_all = met.again(one, table)
        for other in table:
            if other in resting:
                continue
            more = to_all - met.again(one, [other]) + met.again(other, rest) - here - met.again(other, table)
            if more < found[0]:
                found = more, other_at, other
    return found[1], found[2]


def _evened(tables: Tables, met: Meetings, strengths: Mapping[int, float]) -> Tables:
    """The strongest tables and the weakest exchange people as long as that brings them nearer, and nobody together."""
    for _ in range(len(strengths)):
        if not _nearer(tables, met, strengths):
            break
    return tables


def _nearer(tables: Tables, met: Meetings, strengths: Mapping[int, float]) -> bool:
    """Whether two tables could be brought nearer to each other."""
    totals = [sum(strengths[each] for each in table) for table in tables]
    by_mean = sorted(range(len(tables)), key=lambda at: totals[at] / len(tables[at]))
    for strong in reversed(by_mean):
        for weak in by_mean:
            if strong == weak:
                break
            found = _exchange(tables, strong, weak, (totals[strong], totals[weak]), met, strengths)
            if found is not None:
                _change(tables, strong, found[0], weak, found[1])
                return True
    return False


def _exchange(
    tables: Tables,
    strong: int,
    weak: int,
    totals: tuple[float, float],
    met: Meetings,
    strengths: Mapping[int, float],
) -> tuple[int, int] | None:
    """Two people who make both tables more alike by changing places."""
    above, below = tables[strong], tables[weak]
    best, found = abs(totals[0] / len(above) - totals[1] / len(below)) - 1e-9, None
    for one in above:
        for other in below:
            gain = strengths[one] - strengths[other]
            apart = abs((totals[0] - gain) / len(above) - (totals[1] + gain) / len(below))
            if gain > 0 and apart < best and not _meet_oftener(above, one, below, other, met):
                best, found = apart, (one, other)
    return found


def _meet_oftener(above: Sequence[int], one: int, below: Sequence[int], other: int, met: Meetings) -> bool:
    now = met.again(one, above) + met.again(other, below)
    then = met.again(one, [each for each in below if each != other])
    return then + met.again(other, [each for each in above if each != one]) > now


def _change(tables: Tables, at: int, one: int, other_at: int, other: int) -> None:
    here, there = tables[at], tables[other_at]
    here[here.index(one)], there[there.index(other)] = other, one

"""What a position is worth in points, in the midst of a year and at its end."""

from functools import lru_cache
from operator import mul
from typing import NamedTuple

from games.santa_maria.components import BISHOPS, CONQUEST, END, MISSIONS, RANKS, SCHOLARS, YEARS
from games.santa_maria.computer.alone.position import DOCK, GOODS, SALES, Position
from games.santa_maria.computer.alone.values import VALUES

HELD = tuple(tuple(VALUES.held[good][at] for good in GOODS) for at in range(YEARS))
KEPT = tuple(tuple(VALUES.kept[good][at] for good in GOODS) for at in range(YEARS))
COIN, KEPT_COIN = VALUES.held["coin"], VALUES.kept["coin"]
FAITH, DIE, TREE = VALUES.track["faith"], VALUES.track["die"], VALUES.track["tree"]
RUN = VALUES.colony.run
TREES = tuple(zip(CONQUEST.trees, [points[0] for points in RANKS[1]], strict=True))
CLOSER = 1.5
"""The nearer a tree, the more a step counts."""
CRUMB = 0.05
"""Coins that make no point break a tie."""


class Demand(NamedTuple):
    """What a bishop wants."""

    of: str
    points: int
    most: int
    hope: float
    """How many more there will be in the end."""


class Clergy(NamedTuple):
    """What monks count."""

    points: int
    demands: tuple[Demand, ...]
    missions: int
    abilities: float


@lru_cache(maxsize=4096)
def _clergy(monks: tuple[str, ...], knows: frozenset[str], year: int) -> Clergy:
    scholars = [SCHOLARS[place].points for place in monks if place in SCHOLARS]
    bishops = [BISHOPS[place] for place in monks if place in BISHOPS]
    hope = VALUES.bishop
    return Clergy(
        sum(scholars) + END.bishop * len(bishops),
        tuple(Demand(each.count, each.points, each.most, hope[each.count][year - 1]) for each in bishops),
        sum([place in MISSIONS for place in monks]),
        sum([VALUES.scholar[scholar][year - 1] for scholar in sorted(knows)]),
    )


class Harbour(NamedTuple):
    """What the own docks count."""

    ships: int
    sets: int
    income: float
    """Of one year."""
    nearly: float
    """Towards another set."""


@lru_cache(maxsize=4096)
def _harbour(docks: tuple[int, ...], year: int) -> Harbour:
    low = min(docks)
    income = sum([count * VALUES.dock[dock][year - 1] for dock, count in zip(DOCK, docks, strict=True)])
    nearly = VALUES.dock["set"][year - 1] * sum([count > low for count in docks])
    return Harbour(sum(docks), END.set * low, income, nearly)


def _count(position: Position, clergy: Clergy, harbour: Harbour, what: str) -> int:
    match what:
        case "ships":
            return harbour.ships
        case "lines":
            return position.layout.full
        case "sugar":
            return position.shown
        case "doubles":
            return position.doubles
        case "missions":
            return clergy.missions
    return position.layout.roads


def _stock(position: Position, each: tuple[float, ...]) -> float:
    total: float = sum(map(mul, position.goods, each))
    return total


def _standing(position: Position, clergy: Clergy, harbour: Harbour, hopes: int) -> float:
    """What would count in the end."""
    total = position.joy + position.ships + harbour.sets + position.layout.points + clergy.points
    hoped = 0.0
    for of, points, most, hope in clergy.demands:
        hoped += min(most, points * (_count(position, clergy, harbour, of) + hopes * hope))
    return total + hoped


def _to_come(position: Position, clergy: Clergy, harbour: Harbour, incomes: int) -> float:
    """What the time to come will make of it, so many incomes of the docks among it."""
    at, years, layout = position.year - 1, YEARS - position.year, position.layout
    total = (
        clergy.abilities + harbour.nearly + harbour.income * incomes + layout.to_come[at] + FAITH[at] * position.faith
    )
    if years:
        total += years * (RUN[at] * layout.runs(position.year + 1, position.blues) + DIE[at] * (position.blues - 1))
    return total


def worth(position: Position) -> float:
    """In the midst of the year."""
    at = position.year - 1
    clergy = _clergy(position.monks, position.knows, position.year)
    harbour = _harbour(position.docks, position.year)
    total = _standing(position, clergy, harbour, 1) + _to_come(position, clergy, harbour, YEARS - at)
    total += position.coins * COIN[at] + _stock(position, HELD[at])
    tree, points = TREES[at]
    if position.march >= tree:
        return total + points
    closer: float = (position.march / tree) ** CLOSER
    return total + TREE[at] * points * closer


def worth_at_end(position: Position) -> float:
    """After the last income of the year; after the last year what it counts."""
    at = position.year - 1
    clergy = _clergy(position.monks, position.knows, position.year)
    harbour = _harbour(position.docks, position.year)
    tree, points = TREES[at]
    total = float(points) if position.march >= tree else 0.0
    if position.year == YEARS:
        bonus = "commerce" in position.knows
        coins = position.coins + _stock(position, SALES) + bonus * sum(position.goods)
        return total + _standing(position, clergy, harbour, 0) + coins // END.coins_a_point + CRUMB * coins
    total += _standing(position, clergy, harbour, 1) + _to_come(position, clergy, harbour, YEARS - position.year)
    return total + position.coins * KEPT_COIN[at] + _stock(position, KEPT[at])

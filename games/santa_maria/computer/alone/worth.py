"""What a position is worth in points, in the midst of a year and at its end."""

from functools import lru_cache
from typing import NamedTuple

from games.santa_maria.components import BISHOPS, CONQUEST, END, MISSIONS, RANKS, SCHOLARS, YEARS
from games.santa_maria.computer.alone.position import DOCK, GOODS, SALES, Position
from games.santa_maria.computer.alone.values import VALUES

HELD = tuple(tuple(VALUES.held[good][at] for good in GOODS) for at in range(YEARS))
KEPT = tuple(tuple(VALUES.kept[good][at] for good in GOODS) for at in range(YEARS))
COIN = VALUES.held["coin"]
INCOME = tuple(tuple(VALUES.dock[dock][at] for dock in DOCK) for at in range(YEARS))
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
        sum(place in MISSIONS for place in monks),
        sum(VALUES.scholar[scholar][year - 1] for scholar in sorted(knows)),
    )


def _count(position: Position, clergy: Clergy, what: str) -> int:
    match what:
        case "ships":
            return sum(position.docks)
        case "lines":
            return position.layout.full
        case "sugar":
            return position.shown
        case "doubles":
            return position.doubles
        case "missions":
            return clergy.missions
    return position.layout.roads


def _standing(position: Position, clergy: Clergy, hopes: int) -> float:
    """What would count in the end."""
    total = position.joy + position.ships + END.set * min(position.docks) + position.layout.points + clergy.points
    hoped = 0.0
    for of, points, most, hope in clergy.demands:
        hoped += min(most, points * (_count(position, clergy, of) + hopes * hope))
    return total + hoped


def _to_come(position: Position, clergy: Clergy, incomes: int) -> float:
    """What the time to come will make of it, so many incomes of the docks among it."""
    at, years = position.year - 1, YEARS - position.year
    docks, low = position.docks, min(position.docks)
    nearly = VALUES.dock["set"][at]
    total = clergy.abilities + position.layout.to_come[at] + VALUES.track["faith"][at] * position.faith
    for count, each in zip(docks, INCOME[at], strict=True):
        total += count * each * incomes + (nearly if count > low else 0.0)
    if years:
        brought = VALUES.colony.run[at] * position.layout.runs(position.year + 1, position.blues)
        total += years * (brought + VALUES.track["die"][at] * (position.blues - 1))
    return total


def worth(position: Position) -> float:
    """In the midst of the year."""
    at = position.year - 1
    clergy = _clergy(position.monks, position.knows, position.year)
    total = _standing(position, clergy, 1) + _to_come(position, clergy, YEARS - at) + position.coins * COIN[at]
    for count, each in zip(position.goods, HELD[at], strict=True):
        if count:
            total += count * each
    tree, points = TREES[at]
    if position.march >= tree:
        return total + points
    closer: float = (position.march / tree) ** CLOSER
    return total + VALUES.track["tree"][at] * points * closer


def worth_at_end(position: Position) -> float:
    """After the last income of the year; after the last year what it counts."""
    at = position.year - 1
    clergy = _clergy(position.monks, position.knows, position.year)
    tree, points = TREES[at]
    total = float(points) if position.march >= tree else 0.0
    if position.year == YEARS:
        bonus = "commerce" in position.knows
        coins = position.coins
        for count, sale in zip(position.goods, SALES, strict=True):
            coins += count * (sale + bonus)
        return total + _standing(position, clergy, 0) + coins // END.coins_a_point + CRUMB * coins
    total += _standing(position, clergy, 1) + _to_come(position, clergy, YEARS - position.year)
    for count, each in zip(position.goods, KEPT[at], strict=True):
        total += count * each
    return total + position.coins * VALUES.kept["coin"][at]

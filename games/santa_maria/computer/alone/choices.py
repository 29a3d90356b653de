"""What can be chosen between effects, each choice with the position to which it leads."""

from collections.abc import Callable
from typing import TypeVar

from games.santa_maria.actions.expanding import ROAD_TILE
from games.santa_maria.actions.shipping import SEAMANSHIP
from games.santa_maria.components import COIN, CONQUEST, JOY, MISSIONS, SCHOLARS, SHIPS
from games.santa_maria.computer.alone.effects import AT_ONCE, march, spilt, step_in_faith, todo_of_all
from games.santa_maria.computer.alone.payments import BOUGHT, COST, PRICE, SWAPPED, payment
from games.santa_maria.computer.alone.position import DOCK, GOLD, GOODS, GRAIN, SUGAR, UNSEEN, Position, Todo
from games.santa_maria.computer.alone.worth import HELD
from games.santa_maria.grid import CELLS
from games.santa_maria.moves import Buy, Monk, Pray, Press, RoadTile, Sell, Ship, Skip, TakeEffect, TradeGood

T = TypeVar("T")
SKIP = Skip()


def _trades(position: Position, todo: Todo) -> list[Position]:
    goods, (gained,) = position.goods, todo.then
    kinds = [kind for kind in todo.kinds if goods[kind]]
    if "alchemy" in position.knows:
        kinds += [SWAPPED[kind] for kind in todo.kinds if kind in SWAPPED and goods[SWAPPED[kind]]]
    found = []
    if not kinds and gained.what == JOY and position.coins >= PRICE:
        for kind in todo.kinds:
            if kind in BOUGHT:
                after = position.chosen(Buy(GOODS[kind]))
                after.coins -= PRICE
                found.append(after)
    for kind in kinds or [GOLD] * (goods[GOLD] > 0):
        after = position.chosen(TradeGood(GOODS[kind]))
        after.goods[kind] -= 1
        found.append(after)
    for after in found:
        AT_ONCE[gained.what](after, gained)
    return found


def _prayers(position: Position, todo: Todo) -> list[Position]:
    goods, held = position.goods, HELD[position.year - 1]
    found = []
    any_good = "theology" in position.knows
    if any_good or goods[GRAIN]:
        kinds = [kind for kind, count in enumerate(goods) if count and (any_good or kind == GRAIN)]
    else:
        kinds = [GOLD] * (goods[GOLD] > 0)
    if kinds:
        kind = min(kinds, key=lambda kind: held[kind])
        after = position.chosen(Pray(GOODS[kind]))
        after.goods[kind] -= 1
        found.append(after)
    if not goods[GRAIN] and position.coins >= PRICE:
        after = position.chosen(Pray(COIN))
        after.coins -= PRICE
        found.append(after)
    for after in found:
        step_in_faith(after)
    return found


def _monks(position: Position, todo: Todo) -> list[Position]:
    found = []
    for place in position.places:
        if place not in position.monks:
            after = position.chosen(Monk(place))
            after.monks = tuple(sorted((*position.monks, place)))
            if place in SCHOLARS:
                after.knows = position.knows | {place}
            for each in todo_of_all(MISSIONS[place].effects) if place in MISSIONS else ():
                AT_ONCE[each.what](after, each)
            found.append(after)
    return found


def _presses(position: Position, todo: Todo) -> list[Position]:
    if "strategy" not in position.knows or not position.coins or position.march == CONQUEST.last:
        return []
    after = position.chosen(Press())
    after.coins -= 1
    march(after)
    return [after]


def _ships(position: Position, todo: Todo) -> list[Position]:
    found = []
    for at, ship in enumerate(position.yards):
        paid = payment(position, COST[ship]) if ship else None
        if paid is not None:
            after = position.chosen(paid.first(Ship(ship, DOCK[at])))
            after.goods = paid.goods
            after.coins += SEAMANSHIP * ("seamanship" in position.knows) - paid.price
            after.docks = _with(position.docks, at, position.docks[at] + 1)
            after.yards = _with(position.yards, at, UNSEEN)
            after.ships += SHIPS[ship].points
            after.shown += SHIPS[ship].cost.get(GOODS[SUGAR], 0)
            found.append(after)
    return found


def _with(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])


def _roads(position: Position, todo: Todo) -> list[Position]:
    found = []
    for cell in CELLS if position.roads else ():
        if cell not in position.layout.cells:
            after = position.chosen(RoadTile(cell))
            after.layout = position.layout.with_cells({cell: ROAD_TILE})
            after.roads -= 1
            found.append(after)
    return found


def _takes(position: Position, todo: Todo) -> list[Position]:
    """A merchant sells first what else would be spilt."""
    gained = todo.then[0]
    over = spilt(position, gained) if gained.what == "gain" else 0
    after = position.chosen(Sell(GOODS[gained.good], over) if over else TakeEffect())
    after.todo = (*todo.then, *after.todo)
    return [after]


CHOICES: dict[str, Callable[[Position, Todo], list[Position]]] = {
    "trade": _trades,
    "prayer": _prayers,
    "monk": _monks,
    "press": _presses,
    "ship": _ships,
    "road": _roads,
    "take": _takes,
}


def choices(position: Position) -> list[Position]:
    """Every way to answer what is to be done first, and to do without."""
    todo = position.todo[0]
    return [*CHOICES[todo.what](position, todo), position.chosen(SKIP)]

"""What effects do to a position, as far as there is nothing to choose."""

from collections.abc import Callable, Iterable
from functools import cache

from games.santa_maria.components import BUILDINGS, COIN, CONQUEST, JOY, RELIGION, RESOURCES, SUPPLY, Effect
from games.santa_maria.computer.alone.position import AT, GOLD, UNROLLED, Position, Todo

ROOM = tuple(RESOURCES[good].room for good in AT)
FAITH, PRAYER, MARCH, PRESS, SHIP, ROAD = map(Todo, ("faith", "prayer", "march", "press", "ship", "road"))
MONK = Todo("monk")


@cache
def todo_of(effect: Effect) -> tuple[Todo, ...]:
    """An effect as small steps."""
    match effect.do:
        case "gain" if effect.what in (COIN, JOY):
            return (Todo(effect.what, effect.n),)
        case "gain":
            return (Todo("gain", effect.n, AT[effect.what]),)
        case "trade":
            gained = Todo(effect.what, effect.n)
            return (Todo("trade", kinds=tuple(AT[kind] for kind in effect.pay), then=(gained,)),)
        case "religion":
            return (FAITH, PRAYER)
        case "conquest":
            return (MARCH._replace(n=effect.n), PRESS)
        case do:
            return (Todo(do),)


def todo_of_all(effects: Iterable[Effect]) -> tuple[Todo, ...]:
    """Effects one after the other."""
    return tuple([todo for effect in effects for todo in todo_of(effect)])


@cache
def todo_of_building(kind: str) -> tuple[Todo, ...]:
    """What activating it does."""
    return todo_of_all(BUILDINGS[kind].effects)


def spilt(position: Position, todo: Todo) -> int:
    """How many of the pieces gained cannot be stored."""
    return max(0, position.goods[todo.good] + todo.n - ROOM[todo.good])


def gain(position: Position, todo: Todo) -> None:
    """For what does not fit there are coins."""
    over = spilt(position, todo)
    position.goods[todo.good] += todo.n - over
    position.coins += over * position.sale(todo.good)


def step_in_faith(position: Position, todo: Todo = FAITH) -> None:
    """A step on the religion track, or a point at its end."""
    if position.faith == RELIGION.last:
        position.joy += 1
        return
    position.faith += 1
    if position.faith in RELIGION.dice:
        position.blues += 1
        position.blue = (*position.blue, UNROLLED)
    if position.faith in RELIGION.monks and len(position.monks) < SUPPLY.monks:
        position.todo = (MONK, *position.todo)


def march(position: Position, todo: Todo = MARCH) -> None:
    """Steps on the conquistador track, and the gold there."""
    for _ in range(min(todo.n, CONQUEST.last - position.march)):
        position.march += 1
        if position.march in CONQUEST.gold:
            gain(position, Todo("gain", 1, GOLD))


def _coins(position: Position, todo: Todo) -> None:
    position.coins += todo.n


def _joy(position: Position, todo: Todo) -> None:
    position.joy += todo.n


AT_ONCE: dict[str, Callable[[Position, Todo], None]] = {
    COIN: _coins,
    JOY: _joy,
    "gain": gain,
    "faith": step_in_faith,
    "march": march,
}


def done_at_once(position: Position) -> bool:
    """Does what is to be done until something has to be chosen; whether nothing is left."""
    while position.todo:
        todo = position.todo[0]
        do = AT_ONCE.get(todo.what)
        if do is None:
            return False
        position.todo = position.todo[1:]
        do(position, todo)
    return True

"""Who plays alone plans what is left of the year, and does what begins the best plan."""

from collections.abc import Iterable, Mapping
from itertools import chain

from games.core.agenda import Step
from games.core.moves import Move, Request
from games.core.seats import Seat
from games.santa_maria.components import DOCKS
from games.santa_maria.computer.alone.effects import (
    FAITH,
    MARCH,
    MONK,
    PRAYER,
    PRESS,
    ROAD,
    SHIP,
    todo_of,
    todo_of_all,
    todo_of_building,
)
from games.santa_maria.computer.alone.planning import best_plan
from games.santa_maria.computer.alone.position import Todo, position_of
from games.santa_maria.computer.alone.values import VALUES, Breadth
from games.santa_maria.grid import covered
from games.santa_maria.lines.steps import (
    ExtraFaith,
    Faith,
    Income,
    LayRoad,
    Line,
    March,
    OfferFaith,
    OfferPress,
    Perform,
    PlaceMonk,
    PressOn,
    ShipGoods,
    Take,
    Trade,
)
from games.santa_maria.moves import Found
from games.santa_maria.state import State
from games.santa_maria.steps import Act, AnyStep, ChoosePair

PLAIN: Mapping[type[Step], Todo] = {
    ExtraFaith: PRAYER,
    OfferFaith: PRAYER,
    Faith: FAITH,
    PlaceMonk: MONK,
    PressOn: PRESS,
    OfferPress: PRESS,
    ShipGoods: SHIP,
    LayRoad: ROAD,
}
"""Steps that are always the same."""
ANSWERED = (Act, Trade, Take, ExtraFaith, PlaceMonk, PressOn, ShipGoods, LayRoad)
MODULES = ("kingdoms", "shared_dice")
SITES = 2
"""So many places are looked at for each town hall."""


def plans(state: State, seat: Seat) -> bool:
    """Whether this seat is alone, without anything that a plan does not know, and is asked what a plan answers."""
    if state.seats > 1 or state.players[seat].careful or any(map(state.plays, MODULES)):
        return False
    return isinstance(state.question(seat), (*ANSWERED, ChoosePair))


def planned(state: State, request: Request, breadth: Breadth) -> Move | None:
    """The move that begins the best plan; none if nothing was found."""
    seat = request.seat
    if isinstance(state.question(seat), ChoosePair):
        return _founded(state, request, VALUES.breadth["quick"])
    position = position_of(state, seat)
    position.todo = todo_left(state, seat)
    return best_plan(position, breadth, request.accepts).first


def _founded(state: State, request: Request, breadth: Breadth) -> Move | None:
    found: list[tuple[float, Move]] = []
    before = position_of(state, request.seat)
    for hall, scholar in state.pairs.items():
        for _, where in before.layout.places(hall, before.year, before.blues)[:SITES]:
            move = Found(hall, where)
            if request.accepts(move):
                after = before.copy()
                after.layout = before.layout.with_cells(covered(hall, where))
                after.knows = before.knows | {scholar}
                found.append((best_plan(after, breadth).worth, move))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def todo_left(state: State, seat: Seat) -> tuple[Todo, ...]:
    """What still stands on the agenda."""
    return tuple(todo for step in reversed(state.agenda) for todo in _todo(state, seat, step))


def _todo(state: State, seat: Seat, step: AnyStep) -> Iterable[Todo]:
    """What the step on the agenda will do."""
    match step:
        case Trade(effect=effect) | Perform(effect=effect):
            return todo_of(effect)
        case Take(effect=effect):
            return (Todo("take", then=todo_of(effect)),)
        case March(steps=steps):
            return (MARCH._replace(n=steps),)
        case Line(cells=cells):
            return chain.from_iterable(todo_of_building(state.colony(seat).cells[cell]) for cell in cells)
        case Income():
            docks = state.colony(seat).docks
            return todo_of_all(DOCKS[dock].effect for dock in DOCKS for _ in docks.get(dock, ()))
    return (PLAIN[type(step)],) if type(step) in PLAIN else ()

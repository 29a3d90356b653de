"""Peace: how near independence is, what moves it, and what a step away from it is worth."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from games.archipelago.components import CARDS, SIDES, ZONES, labour_row, stability_row
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.state import State

PEACE: Final = WEIGHTS.peace
DRIFT = (0, 2, 4)
"""How much further a marker may be when its board is read: it rises by itself."""
HUTS = sum([side.huts for side in SIDES.values()]) / len(SIDES)
"""What an unknown region brings."""


class Shift:
    """What something does to the markers, and each turn from then on."""

    def __init__(self, people: float = 0.0, rebels: float = 0.0, surplus: float = 0.0, yearly: float = 0.0) -> None:
        self.people, self.rebels, self.surplus, self.yearly = people, rebels, surplus, yearly


@cache
def labour(surplus: int) -> float:
    """What the board of labour does in a turn that begins with about so many without work."""
    return sum([labour_row(surplus + more).rebellion for more in DRIFT]) / len(DRIFT)


@cache
def stability(people: int) -> float:
    """The same of the board of stability; its surplus makes rebels later."""
    rows = [stability_row(people + more) for more in DRIFT]
    return sum([row.rebellion + row.surplus * PEACE.surplus for row in rows]) / len(rows)


ROW_ANGER: Final = {
    (market, resource): (0.0, *(row.rebellion + row.surplus * PEACE.surplus for row in zone.row_of_cell))
    for market, zones in ZONES.items()
    for resource, zone in zones.items()
}
"""What the row of the last of so many cubes does in a turn, by market and resource."""


def felt(view: State, shift: Shift) -> float:
    """So many steps further from independence this leads."""
    yearly = 0.0
    if shift.surplus or shift.people:
        surplus, people = max(0, round(view.surplus + shift.surplus)), round(view.population + shift.people)
        yearly = labour(surplus) - labour(view.surplus) + stability(people) - stability(view.population)
    yearly += shift.yearly
    return shift.people - shift.rebels - PEACE.felt * yearly


def to_come(view: State) -> float:
    """By how many steps the boards and the crisis that lies open will bring it nearer."""
    boards = labour(view.surplus) + stability(view.population)
    goods = sum(
        [
            ROW_ANGER[market, resource][cubes]
            for market, lying in view.markets.items()
            for resource, cubes in lying.items()
        ]
    )
    return boards + goods + PEACE.shown


def steps_left(view: State) -> float:
    """How many steps it is to independence, as far as can be seen."""
    return view.population - view.rebellion - (to_come(view) if view.phase > 3 else 0)


def price(left: float, fewer: float = 0.0) -> float:
    """What a step is worth with so many left, once there are so many fewer."""
    return PEACE.dearest * float(min(PEACE.utmost, 0.5 ** ((left - fewer) / PEACE.halved_by)))


def of_card(view: State, name: str) -> Shift:
    """What using a card does to the markers."""
    card = CARDS[name]
    rebels = card.rebellion + per(view, card.rebellion_per)
    surplus = card.surplus + per(view, card.surplus_per)
    reached = [step.rebellion for step in card.by_churches if step.start <= view.churches()]
    gifts = min((gift.rebellion for gift in card.gifts), default=0)
    down = rebels + (reached[-1] if reached else 0) + gifts
    return Shift(rebels=max(down, -view.rebellion), surplus=max(surplus, -view.surplus))


def per(view: State, by: Mapping[str, int]) -> int:
    """So much for each building."""
    return sum([each * view.built(kind) for kind, each in by.items()])

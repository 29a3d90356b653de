"""What objectives and trends count, and when an objective ends the game."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from games.archipelago.components import (
    CARDS,
    CHURCH,
    CITIZEN,
    MARKET,
    OBJECTIVES,
    PORT,
    RESOURCES,
    SHIP,
    SIDES,
    TOWN,
    UnitKind,
)
from games.archipelago.possessions import Possessions
from games.archipelago.state import State

PACIFIST = "pacifist"
SEPARATIST = "separatist"


def all_owned(state: State, *kinds: str) -> int:
    """Cards of these kinds before all players together."""
    return sum([CARDS[owned.card].kind in kinds for player in state.players for owned in player.cards])


def _built(kind: str) -> Callable[[State], int]:
    return lambda state: sum([kind in region.buildings for region in state.regions.values()])


ENDS: dict[str, Callable[[State], int]] = {
    "towns": _built(TOWN),
    "ports": _built(PORT),
    "markets": _built(MARKET),
    "churches": _built(CHURCH),
    "characters": lambda state: all_owned(state, "character"),
    "progress": lambda state: all_owned(state, "progress"),
    "cards": lambda state: all_owned(state, "character", "progress"),
    "ships": lambda state: sum([unit.kind == SHIP for player in state.players for unit in player.units]),
    "stacks": lambda state: state.tokens.count(0),
    "resources_gone": lambda state: sum([not state.bank[resource] for resource in RESOURCES]),
    "money_gone": lambda state: int(not state.money),
    "population": lambda state: state.population,
    "surplus": lambda state: state.surplus,
}
"""How far the table is towards each condition."""


def met_of(state: State, objectives: Iterable[str]) -> set[str]:
    """Those of these objectives whose condition is met."""
    return {
        key
        for end, wanted in _wanted(tuple(objectives), state.seats)
        for there in (ENDS[end](state),)
        for key, at in wanted
        if there >= at
    }


@lru_cache(maxsize=1024)
def _wanted(objectives: tuple[str, ...], seats: int) -> tuple[tuple[str, tuple[tuple[str, int], ...]], ...]:
    """The conditions of these objectives, each with those that it is of and how far the table must be for them."""
    found: dict[str, dict[str, int]] = {}
    for key in objectives:
        found.setdefault(OBJECTIVES[key].end, {})[key] = OBJECTIVES[key].at[seats]
    return tuple((end, tuple(wanted.items())) for end, wanted in found.items())


def _land(resource: str) -> Callable[[Possessions], list[int]]:
    icons = {side: found.icons.get(resource, 0) for side, found in SIDES.items()}
    return lambda held: [sum([icons[held.regions[town].side] for town in towns]) for towns in held.controlled(TOWN)]


def _cubes(resource: str) -> Callable[[Possessions], list[int]]:
    return lambda held: [player.cubes.get(resource, 0) for player in held.players]


def _buildings(*kinds: str) -> Callable[[Possessions], list[int]]:
    def count(held: Possessions) -> list[int]:
        controlled = [held.controlled(kind) for kind in kinds]
        return [sum([len(each[seat]) for each in controlled]) for seat in range(len(held.players))]

    return count


def _cards(*kinds: str) -> Callable[[Possessions], list[int]]:
    return lambda held: [sum([CARDS[owned.card].kind in kinds for owned in player.cards]) for player in held.players]


def _units(kind: UnitKind) -> Callable[[Possessions], list[int]]:
    return lambda held: [sum([unit.kind == kind for unit in player.units]) for player in held.players]


COUNTS: dict[str, Callable[[Possessions], list[int]]] = {
    **{resource: _cubes(resource) for resource in RESOURCES},
    **{f"{resource}_land": _land(resource) for resource in RESOURCES},
    "money": lambda held: [player.money for player in held.players],
    "tokens": lambda held: [player.tokens for player in held.players],
    "towns": _buildings(TOWN),
    "ports": _buildings(PORT),
    "markets": _buildings(MARKET),
    "churches": _buildings(CHURCH),
    "ports_and_markets": _buildings(PORT, MARKET),
    "characters": _cards("character"),
    "progress": _cards("progress"),
    "cards": _cards("character", "progress"),
    "population": _units(CITIZEN),
    "ships": _units(SHIP),
    "benefactor": lambda held: [player.given for player in held.players],
}
"""What is counted, of each seat."""

"""What objectives and trends count, and when an objective ends the game."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from games.archipelago.components import CARDS, CHURCH, MARKET, OBJECTIVES, PORT, RESOURCES, SHIP, SIDES, TOWN
from games.archipelago.state import State
from games.core.seats import Seat

PACIFIST = "pacifist"
SEPARATIST = "separatist"


def owned_of_kind(state: State, seat: Seat, kind: str) -> int:
    """A seat's cards of a kind."""
    return sum(CARDS[owned.card].kind == kind for owned in state.players[seat].cards)


def all_owned(state: State, *kinds: str) -> int:
    """Cards of these kinds before all players together."""
    return sum([CARDS[owned.card].kind in kinds for player in state.players for owned in player.cards])


ENDS: dict[str, Callable[[State], int]] = {
    "towns": lambda state: state.built(TOWN),
    "ports": lambda state: state.built(PORT),
    "markets": lambda state: state.built(MARKET),
    "churches": lambda state: state.built(CHURCH),
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


def _land(resource: str) -> Callable[[State, Seat], int]:
    def icons(state: State, seat: Seat) -> int:
        towns = state.controlled(seat, TOWN)
        return sum(SIDES[state.regions[town].side].icons.get(resource, 0) for town in towns)

    return icons


def _cubes(resource: str) -> Callable[[State, Seat], int]:
    return lambda state, seat: state.players[seat].cubes.get(resource, 0)


def _buildings(*kinds: str) -> Callable[[State, Seat], int]:
    return lambda state, seat: sum(len(state.controlled(seat, kind)) for kind in kinds)


def _cards(*kinds: str) -> Callable[[State, Seat], int]:
    return lambda state, seat: sum(owned_of_kind(state, seat, kind) for kind in kinds)


COUNTS: dict[str, Callable[[State, Seat], int]] = {
    **{resource: _cubes(resource) for resource in RESOURCES},
    **{f"{resource}_land": _land(resource) for resource in RESOURCES},
    "money": lambda state, seat: state.players[seat].money,
    "tokens": lambda state, seat: state.players[seat].tokens,
    "towns": _buildings(TOWN),
    "ports": _buildings(PORT),
    "markets": _buildings(MARKET),
    "churches": _buildings(CHURCH),
    "ports_and_markets": _buildings(PORT, MARKET),
    "characters": _cards("character"),
    "progress": _cards("progress"),
    "cards": _cards("character", "progress"),
    "population": lambda state, seat: len(state.players[seat].citizens()),
    "ships": lambda state, seat: len(state.players[seat].ships()),
    "benefactor": lambda state, seat: state.players[seat].given,
}
"""What is counted for each player."""

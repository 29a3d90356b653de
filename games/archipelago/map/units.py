"""Units by the words that people use for them: where they stand and in what."""

from collections.abc import Iterable
from functools import cache

from games.archipelago.components import SIDES, UnitKind
from games.archipelago.state import State, Unit
from games.core.fields import PART

SECOND = "2"


@cache
def spot_word(region: str, part: str, building: str = "") -> str:
    """A place on the archipelago: a region, its second shore, or a building in it."""
    if building:
        return f"{region}{PART}{building}"
    return f"{region}{PART}{part}" if part.endswith(SECOND) else region


def region_of(word: str) -> str:
    """The region of a place on the archipelago."""
    return word.partition(PART)[0]


def unit_word(unit: Unit) -> str:
    """Where a unit is; equal ones are one word."""
    return spot_word(unit.region, unit.part, unit.building)


def kind_word(unit: Unit) -> str:
    """A unit by its kind and place."""
    return f"{unit.kind}{PART}{unit_word(unit)}"


def unit_named(units: Iterable[Unit], word: str) -> Unit:
    """The first free unit of this kind and place."""
    return next(unit for unit in units if unit.free and kind_word(unit) == word)


def at_spot(units: Iterable[Unit], kind: UnitKind, word: str) -> Unit:
    """The first free unit of a kind at a place that has not moved in this action."""
    return next(
        unit for unit in units if unit.free and not unit.moved and unit.kind == kind and unit_word(unit) == word
    )


def spot_of(state: State, word: str, kind: UnitKind) -> tuple[str, str, str]:
    """Region, part and building of a place, for a unit of this kind."""
    region, _, rest = word.partition(PART)
    side = SIDES[state.regions[region].side]
    parts = side.lands if kind == "citizen" else side.waters
    if not rest:
        return region, parts[0], ""
    if rest in parts:
        return region, rest, ""
    from_part = state.regions[region].buildings[rest]
    return region, from_part if from_part in parts else parts[0], rest

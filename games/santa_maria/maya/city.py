"""The Maya city: roads from the die symbols inward, joined in the middle. A plot is named by its place on the road
(a outside, c inside) and its road: b4 is the middle plot of road 4."""

from collections.abc import Mapping
from functools import cache, lru_cache

from games.santa_maria.components import DISTRICTS, ROADS
from games.santa_maria.state import City

PLACES = "abc"
PLOTS = tuple(f"{place}{road}" for road in ROADS for place in PLACES)
FORKS = tuple(road for road in ROADS if road not in (min(ROADS), max(ROADS)))
"""At these roads a road token opens a way through."""


def road_of(plot: str) -> int:
    """The road on which a plot lies."""
    return int(plot[1])


@cache
def districts_at(road: int) -> tuple[str, ...]:
    """The districts beside a road."""
    return tuple(key for key, district in DISTRICTS.items() if road in district.roads)


def onward(tokens: tuple[int, ...], road: int) -> tuple[int, ...]:
    """The roads to which a die can go on: the neighbours, and through road tokens the next but one."""
    found = []
    for step in (-1, 1):
        other = road + step
        while other in ROADS:
            found.append(other)
            if other not in tokens:
                break
            other += step
    return tuple(found)


@cache
def routes(tokens: tuple[int, ...], road: int) -> tuple[tuple[str, ...], ...]:
    """All ways from a die symbol, with road tokens at the end of some roads: the plots in the order of travel."""
    inward = tuple(f"{place}{road}" for place in PLACES)
    return tuple((*inward, *(f"{place}{other}" for place in reversed(PLACES))) for other in onward(tokens, road))


def stops(city: City, road: int) -> Mapping[str, tuple[str, ...]]:
    """Where a die can stop, each with the free buildings that it activates on the way, in order."""
    return stops_among(tuple(filter(city.free, city.plots)), tuple(sorted(city.roads)), road)


@lru_cache(maxsize=2048)
def stops_among(free: tuple[str, ...], tokens: tuple[int, ...], road: int) -> Mapping[str, tuple[str, ...]]:
    """The same with these free buildings and road tokens."""
    found: dict[str, tuple[str, ...]] = {}
    for route in routes(tokens, road):
        passed: tuple[str, ...] = ()
        for plot in route:
            if plot in free:
                passed = (*passed, plot)
                found.setdefault(plot, passed)
    return found


def empty_plots(city: City) -> tuple[str, ...]:
    """Where a building can be laid."""
    return tuple(plot for plot in PLOTS if plot not in city.plots)

"""What the places of the map are; legacy tiles bring some of them into play and make a city of a village."""

from collections.abc import Collection
from functools import lru_cache

from games.maracaibo.campaign.components import LEGACY, Legacy
from games.maracaibo.components import PLACES, Location

CITY_TILE = "l1"
TABLES = 64
"""The tiles of so many tables are remembered; most tables have none."""


def is_city(place: str, tiles: Collection[str]) -> bool:
    """Whether it is a city; a legacy tile can make one of a village."""
    return PLACES[place].kind in ("city", "homeward") or (place == LEGACY[CITY_TILE].place and CITY_TILE in tiles)


def is_village(place: str, tiles: Collection[str]) -> bool:
    """Whether it is a village."""
    return PLACES[place].kind == "village" and not is_city(place, tiles)


def in_play(place: str, tiles: Collection[str]) -> bool:
    """Whether the place is on the map."""
    return not PLACES[place].legacy or PLACES[place].legacy in tiles


def town(place: str) -> Location | Legacy:
    """What is printed at a place; a legacy tile may lie on it."""
    return LEGACY[CITY_TILE] if place == LEGACY[CITY_TILE].place else PLACES[place]


FLAGS = {place: town(place).flag for place in PLACES}
"""The bonus at the flag of each city."""


@lru_cache(maxsize=TABLES)
def villages(tiles: frozenset[str]) -> tuple[str, ...]:
    """All villages."""
    return tuple(place for place in PLACES if is_village(place, tiles))


@lru_cache(maxsize=TABLES)
def flagged_cities(tiles: frozenset[str]) -> tuple[str, ...]:
    """All cities with a flag."""
    return tuple(place for place in PLACES if is_city(place, tiles) and in_play(place, tiles) and FLAGS[place])

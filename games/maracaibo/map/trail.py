"""The explorer's track: what lies ahead, and how one gets there."""

from collections.abc import Collection
from functools import cache, lru_cache

import msgspec

from games.maracaibo.components import BORDERS, SPACES, TRAIL_END, TRAIL_START, TRAILS

DIRECT = "direct"
"""The word for a way where there is only one."""
KEPT = 2048
"""So many answers are kept, those of some forty games: whose explorers stand where is another in each."""

ONWARD: dict[str, tuple[str, ...]] = {
    space: tuple(trail.end for trail in TRAILS if trail.start == space) for space in SPACES
}


def _behind() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {space: frozenset() for space in SPACES}
    for _ in SPACES:
        for trail in TRAILS:
            found[trail.end] = found[trail.end] | found[trail.start] | {trail.start}
    return found


BEHIND = _behind()
"""All spaces from which one can have come here."""


class Way(msgspec.Struct, frozen=True):
    """A way to a place: what is passed, and the place that tells it from other ways there."""

    end: str
    path: tuple[str, ...]
    """From the first place after the start to the end."""
    by: str = DIRECT
    points: int = 0
    toll: int = 0


def told_apart(ways: list[Way]) -> list[Way]:
    """The ways, each to the same end with a word of its own: the first place that only it passes."""
    named = []
    for way in ways:
        others = [other.path for other in ways if other is not way and other.end == way.end]
        own = next((place for place in way.path if all(place not in path for path in others)), DIRECT)
        named.append(msgspec.structs.replace(way, by=own) if others else way)
    return named


@lru_cache(maxsize=KEPT)
def ways(start: str, steps: int, taken: frozenset[str]) -> tuple[Way, ...]:
    """Where an explorer can stop with up to so many steps; the spaces taken are jumped over and do not count."""
    found: list[Way] = []

    def walk(space: str, left: int, path: tuple[str, ...]) -> None:
        for onward in ONWARD[space]:
            if onward in taken and onward != TRAIL_END:
                walk(onward, left, (*path, onward))
            elif left:
                found.append(Way(onward, (*path, onward)))
                walk(onward, left - 1, (*path, onward))

    walk(start, steps, ())
    return tuple(told_apart(found))


@lru_cache(maxsize=KEPT)
def borders_on(path: tuple[str, ...]) -> tuple[str, ...]:
    """The borders that are crossed on a way."""
    return tuple(key for key, border in BORDERS.items() if border.end in path)


@lru_cache(maxsize=KEPT)
def distance(start: str, ends: tuple[str, ...], gone: frozenset[str] = frozenset()) -> int:
    """The fewest spaces from here to one of these ends; those that are gone do not count, unless it ends there."""
    if start in ends:
        return 0
    return min(
        ((onward not in gone or onward in ends) + distance(onward, ends, gone) for onward in ONWARD[start]),
        default=len(SPACES),
    )


@cache
def furthest(start: str) -> int:
    """The fewest spaces from here to the end of the track."""
    return distance(start, (TRAIL_END,))


def taken_spaces(explorers: Collection[str], done: Collection[str]) -> frozenset[str]:
    """Spaces where nobody can stop: others stand there, or their quest is gone."""
    return frozenset(space for space in (*explorers, *done) if space not in (TRAIL_START, TRAIL_END))

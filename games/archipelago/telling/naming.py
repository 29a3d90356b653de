"""Regions, buildings and units as people call them: told with the names of what lies there now."""

from collections.abc import Iterable
from functools import cache

from games.archipelago.components import CITIZEN, SHIP
from games.archipelago.map.units import region_of
from games.archipelago.state import State
from games.core.events import Phrase
from games.core.fields import PART


def region_told(state: State, letter: str) -> Phrase:
    """A region by its letter and name."""
    return region_at(letter, state.regions[letter].side)


@cache
def region_at(letter: str, side: str) -> Phrase:
    """A region of which this side lies up."""
    return Phrase("archipelago-at", {"letter": letter.upper(), "side": side})


def spot_told(state: State, word: str) -> Phrase:
    """A region, its second shore, or a building in it."""
    return spot_at(word, state.regions[region_of(word)].side)


@cache
def spot_at(word: str, side: str) -> Phrase:
    """The same, of a region of which this side lies up."""
    letter, _, rest = word.partition(PART)
    where = region_at(letter, side)
    return Phrase("archipelago-in", {"spot_part": rest, "where": where}) if rest else where


def spots_told(state: State, words: Iterable[str]) -> dict[str, Phrase]:
    """Each of these places by its phrase."""
    return {word: spot_told(state, word) for word in words}


def unit_told(state: State, word: str) -> Phrase:
    """A citizen or a ship where it stands."""
    return unit_at(word, state.regions[region_of(word.partition(PART)[2])].side)


@cache
def unit_at(word: str, side: str) -> Phrase:
    """The same, in a region of which this side lies up."""
    kind, _, spot = word.partition(PART)
    return Phrase("archipelago-unit", {"unit": kind, "where": spot_at(spot, side)})


def all_told(state: State, words: Iterable[str]) -> dict[str, Phrase]:
    """Each of these places or units by its phrase."""
    return {
        word: unit_told(state, word) if word.partition(PART)[0] in (CITIZEN, SHIP) else spot_told(state, word)
        for word in words
    }

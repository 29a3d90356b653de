"""What stands below the islands on the table, and how much room that leaves them at least: the same for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.colony import Colony
from render.archipelago.map.legend import legend_of
from render.archipelago.map.whole import LEAST, room_for
from render.archipelago.seats import Everybody, heads_of
from render.kit.areas.seats import SeatHead
from render.kit.frame import CLOSE, CLOSE_INSIDE, CLOSEST, GAP, HEAD
from texts import LOCALES, Teller, words

BETWEEN = 12
_LONG = "Константин Константинопольский"
"""A name that takes as much of its line as any."""


@dataclass(frozen=True, slots=True)
class Way:
    """How much is told below the map."""

    colony: bool
    brief: bool = False
    """The track alone."""
    few: bool = False
    """Of everybody only what is told first."""

    def colony_of(self, view: State, teller: Teller, changed: Changes) -> Colony | None:
        """What is told of the colony, if anything."""
        return Colony(view, teller, changed, CLOSE_INSIDE, brief=self.brief) if self.colony else None


@dataclass(frozen=True, slots=True)
class _Reader:
    """In whose language it is told, and what is the same of it in every way."""

    teller: Teller
    heads: list[SeatHead]
    foot: int

    @classmethod
    def of(cls, view: State, teller: Teller) -> _Reader:
        """With all names and signs that there can be."""
        foot = legend_of(view, teller, closer=True, new=True)
        return cls(teller, heads_of(view, teller, Changes(), list(teller.players)), foot.height)

    def below(self, view: State, way: Way) -> list[int]:
        """How high the bands below the map are."""
        colony = way.colony_of(view, self.teller, Changes())
        people = Everybody(view, self.heads, Changes(), few=way.few)
        return [people.height, self.foot, colony.height if colony else 0]


_WAYS = (Way(colony=True), Way(colony=True, brief=True), Way(colony=False))
_ALONE = Way(colony=False, few=True)


def way_of(view: State) -> tuple[Way, int]:
    """All that leaves the hexes as large as they must be; and how high the map is at least then.

    Whatever the language, the names and the news are: what is too full for its hex is the same for everybody.
    """
    readers = [_Reader.of(view, Teller(words(locale), "archipelago", (_LONG,) * view.seats)) for locale in LOCALES]
    highest, largest = _room(view, readers, _ALONE)
    for way in _WAYS:
        height, hexes = _room(view, readers, way)
        if hexes >= min(LEAST, largest):
            return way, height
    return _ALONE, highest


def sea_of(view: State, below: list[int]) -> tuple[int, int]:
    """How high the map is above bands so high, and how wide its hexes."""
    bands = [height for height in below if height]
    return room_for(view, CLOSE, CLOSEST - HEAD - sum(bands) - BETWEEN * (len(bands) + 2) - GAP)


def _room(view: State, readers: list[_Reader], way: Way) -> tuple[int, int]:
    """The same for a way, with all below the map as high as it is for anybody."""
    return min(sea_of(view, reader.below(view, way)) for reader in readers)

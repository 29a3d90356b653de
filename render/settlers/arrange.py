"""How the players' panels are laid out: whoever is to move is largest, all can be read, no panel is half empty."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.core.seats import Seat
from games.settlers.state import Player
from render.kit.boxes import Box
from render.settlers.land import Extent, Land, extent

_MOST_IN_LINE = 3
"""Names of people find no room in more."""
_EMPTY = 70
_STEP = 40
_LOWEST = 200
_WIDE = 9
"""From so many columns on, somebody else than whoever is to move may have a line alone."""
_HIGHER = (1.0, 1.15, 1.3, 1.5)
"""How much higher the land of whoever is to move may be than the others'."""
_WORTH_OF_FULLNESS = 0.5
"""How much a panel that is all empty adds to the strain on all eyes."""
_WORTH_OF_FIRST = 2.5
"""How much larger tiles of whoever is to move count, compared with the others'."""
_HEAD_SHARE = 0.45
"""So much of a panel's width is enough for a head beside the land."""
_STRIPS = (28, 32, 36, 40, 44, 48, 52)
"""Hundredths of the width that whoever is to move may have from top to bottom."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The pitches of tiles that we wish for, and how much of a panel is not land."""

    largest: int
    readable: int
    tallest: int
    beside: int
    around: int
    gap: int
    aside: int
    """Where the land is beside its head, the head has this width, and there is no height above the land but a rim."""
    rim: int


@dataclass(frozen=True, slots=True)
class Place:
    """Whose panel it is, its land, and its box below the top left of all panels."""

    seat: Seat
    land: Land
    box: Box
    aside: int = 0
    """How wide the head is if the land is beside it, not below."""

    def moved(self, right: int, down: int) -> Place:
        """The same elsewhere."""
        return replace(self, box=self.box.moved(right, down))


Places = tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class _Line:
    """Panels side by side."""

    seats: tuple[Seat, ...]
    widths: tuple[int, ...]
    lands: tuple[Land, ...]
    height: int
    aside: int = 0

    def places(self, y: int, height: int, gap: int) -> Iterator[Place]:
        x = 0
        for seat, land, width in zip(self.seats, self.lands, self.widths, strict=True):
            yield Place(seat, land, Box(x, y, width, height), self.aside)
            x += width + gap


def bottom(places: Places) -> int:
    """How high all panels are together."""
    return max(place.box.bottom for place in places)


def arranged(players: Sequence[Player], width: int, limits: Limits, room: int, first: int = 0) -> Places:
    """The panels, from `first` on in turn order, in the way that fits the room with the largest tiles."""
    order = [Seat((first + step) % len(players)) for step in range(len(players))]
    extents = [extent(player.land) for player in players]

    def merit(places: Places) -> tuple[float, float, int]:
        pitches = [place.land.pitch for place in places]
        readable = min(min(1.0, pitch / limits.readable) for pitch in pitches)
        lonely = sum(place.box.width == width and len(place.land.columns) < _WIDE for place in places[1:])
        height = bottom(places)
        strain = _WORTH_OF_FIRST / pitches[0] + sum(1 / pitch for pitch in pitches[1:])
        strain *= 1 + _WORTH_OF_FULLNESS * _emptiness(places[0], limits)
        return readable - max(0, height - room) - lonely, -strain, -height

    ways = [way for higher in _HIGHER for way in _in_lines(extents, order, width, limits, room, higher)]
    if len(players) > 1:
        ways += _beside_a_strip(extents, order, width, limits, room)
    return max(ways, key=merit)


def _emptiness(place: Place, limits: Limits) -> float:
    """How much of a panel nothing stands in, neither its land nor a head beside or above it."""
    high = place.land.height + (limits.rim if place.aside else limits.around)
    wide = place.land.width + (place.aside or limits.beside)
    return 1 - high * wide / (place.box.height * place.box.width)


def _in_lines(
    extents: Sequence[Extent], order: Sequence[Seat], width: int, limits: Limits, room: int, higher: float
) -> Iterator[Places]:
    """All ways to break them into lines."""
    for parts in _partitions(len(order)):
        lines = _fitting(extents, [order[part] for part in parts], width, limits, room, higher)
        yield _stacked(lines, _height(lines, limits), limits)


def _beside_a_strip(
    extents: Sequence[Extent], order: Sequence[Seat], width: int, limits: Limits, room: int
) -> Iterator[Places]:
    """Whoever is first has a strip from top to bottom, which suits a high and narrow land; the others stand beside."""
    first, *others = order
    for share in _STRIPS:
        strip = width * share // 100
        land = _land(extents[first], strip, replace(limits, tallest=room - limits.around))
        for parts in _partitions(len(others)):
            lines = _fitting(extents, [others[part] for part in parts], width - strip - limits.gap, limits, room, 1)
            height = max(limits.around + land.height, _height(lines, limits))
            beside = _stacked(lines, height, limits)
            yield Place(first, land, Box(0, 0, strip, height)), *(each.moved(strip + limits.gap, 0) for each in beside)


def _partitions(seats: int, first: int = 0) -> Iterator[list[slice]]:
    """All ways to break the seats into lines."""
    if first == seats:
        yield []
    for count in range(1, min(_MOST_IN_LINE, seats - first) + 1):
        for rest in _partitions(seats, first + count):
            yield [slice(first, first + count), *rest]


def _stacked(lines: Sequence[_Line], height: int, limits: Limits) -> Places:
    """The lines below each other; what is left of the height is shared among them."""
    places: list[Place] = []
    spare, y = height - _height(lines, limits), 0
    for number, line in enumerate(lines):
        high = line.height + spare * (number + 1) // len(lines) - spare * number // len(lines)
        places += line.places(y, high, limits.gap)
        y += high + limits.gap
    return tuple(places)


def _height(lines: Sequence[_Line], limits: Limits) -> int:
    return sum(line.height for line in lines) + limits.gap * (len(lines) - 1)


def _fitting(
    extents: Sequence[Extent], groups: Sequence[Sequence[Seat]], width: int, limits: Limits, room: int, higher: float
) -> list[_Line]:
    """These lines, the lands as high as the room allows, those of the first line higher."""

    def lines(tallest: int) -> list[_Line]:
        first, *others = groups
        highest = replace(limits, tallest=min(limits.tallest, round(tallest * higher)))
        lower = replace(limits, tallest=tallest)
        return [_line(extents, first, width, highest), *(_line(extents, group, width, lower) for group in others)]

    heights = range(_LOWEST, limits.tallest + 1, _STEP)
    fits = bisect_right(heights, room, key=lambda tallest: _height(lines(tallest), limits))
    return lines(heights[max(0, fits - 1)])


def _line(extents: Sequence[Extent], seats: Sequence[Seat], width: int, limits: Limits) -> _Line:
    """A panel of its own; or equal panels where all states are as large in them as by themselves, else by width."""
    if len(seats) == 1:
        return _alone(extents[seats[0]], seats[0], width, limits)
    widths = [cell.width for cell in Box(0, 0, width, 0).columns(len(seats), limits.gap)]
    lands = [_land(extents[seat], wide, limits) for seat, wide in zip(seats, widths, strict=True)]
    if min(land.pitch for land in lands) < limits.largest:
        shares = [max(4, len(land.columns)) + 1 for land in lands]
        weighted = [cell.width for cell in Box(0, 0, width, 0).columns(shares, limits.gap)]
        others = [_land(extents[seat], wide, limits) for seat, wide in zip(seats, weighted, strict=True)]
        if min(land.pitch for land in others) > min(land.pitch for land in lands):
            widths, lands = weighted, others
    return _Line(tuple(seats), tuple(widths), tuple(lands), limits.around + max(land.height for land in lands))


def _alone(reach: Extent, seat: Seat, width: int, limits: Limits) -> _Line:
    """The land below its head, or beside it if it is no smaller there: that is lower."""
    aside = min(limits.aside, round(width * _HEAD_SHARE))
    below, beside = _land(reach, width, limits), _land(reach, width - aside, limits)
    if beside.pitch >= below.pitch:
        return _Line((seat,), (width,), (beside,), max(limits.around, limits.rim + beside.height), aside)
    return _Line((seat,), (width,), (below,), limits.around + below.height)


def _land(reach: Extent, width: int, limits: Limits) -> Land:
    largest = limits.largest if reach.settled else _EMPTY
    return reach.surveyed(width - limits.beside, limits.tallest, largest)

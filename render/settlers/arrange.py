"""How the players' panels are laid out: whoever is to move is largest, all tiles are readable, the picture is short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.settlers.state import Player
from render.kit.boxes import Box
from render.settlers.land import Land, surveyed

_MOST_IN_LINE = 4
_EMPTY = 70
_STEP = 40
_LOWEST = 200
_WIDE = 9
"""From so many columns on, somebody else than whoever is to move may have a line alone."""
_HIGHER = 1.3
"""How much higher the land of whoever is to move may be than the others'."""
_WORTH_OF_FIRST = 1.5
"""How much larger tiles of whoever is to move count, compared with the others'."""


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
    """In a line of its own, a panel has this width beside its land, and no height above it but its rim."""
    rim: int


@dataclass(frozen=True, slots=True)
class Line:
    """Panels side by side: whose they are, their widths, and the lands in them."""

    seats: tuple[int, ...]
    widths: tuple[int, ...]
    lands: tuple[Land, ...]
    height: int
    aside: bool = False
    """Whether its only panel has the land beside its head."""

    def places(self, band: Box, gap: int) -> Iterator[tuple[int, Land, Box]]:
        """Each seat with its land and its panel's box."""
        x = band.x
        for seat, land, width in zip(self.seats, self.lands, self.widths, strict=True):
            yield seat, land, Box(x, band.y, width, self.height)
            x += width + gap


def arranged(players: Sequence[Player], width: int, limits: Limits, room: int, first: int = 0) -> list[Line]:
    """Lines of panels, from `first` on in turn order, that fit the room with the largest tiles."""
    order = [(first + step) % len(players) for step in range(len(players))]

    def merit(lines: list[Line]) -> tuple[float, float, int]:
        pitches = [land.pitch for line in lines for land in line.lands]
        readable = min(min(1.0, pitch / limits.readable) for pitch in pitches)
        height = sum(line.height for line in lines) + limits.gap * (len(lines) - 1)
        lonely = sum(len(line.seats) == 1 and len(line.lands[0].columns) < _WIDE for line in lines[1:])
        return readable - max(0, height - room) - lonely, _WORTH_OF_FIRST * pitches[0] + sum(pitches[1:]), -height

    ways = [
        _fitting(players, [order[part] for part in parts], width, limits, room) for parts in _partitions(len(order))
    ]
    return max(ways, key=merit)


def _partitions(seats: int, first: int = 0) -> Iterator[list[slice]]:
    """All ways to break the seats into lines."""
    if first == seats:
        yield []
    for count in range(1, min(_MOST_IN_LINE, seats - first) + 1):
        for rest in _partitions(seats, first + count):
            yield [slice(first, first + count), *rest]


def _fitting(
    players: Sequence[Player], groups: Sequence[list[int]], width: int, limits: Limits, room: int
) -> list[Line]:
    """These lines, the lands as high as the room allows."""
    lines: list[Line] = []
    for tallest in range(limits.tallest, _LOWEST - 1, -_STEP):
        first, *others = groups
        higher = replace(limits, tallest=min(limits.tallest, round(tallest * _HIGHER)))
        lines = [_line(players, first, width, higher)]
        lines += [_line(players, group, width, replace(limits, tallest=tallest)) for group in others]
        if sum(line.height for line in lines) + limits.gap * (len(lines) - 1) <= room:
            break
    return lines


def _line(players: Sequence[Player], seats: list[int], width: int, limits: Limits) -> Line:
    """A panel of its own; or equal panels where all states are as large in them as by themselves, else by width."""
    if len(seats) == 1:
        return _alone(players[seats[0]], seats[0], width, limits)
    widths = [cell.width for cell in Box(0, 0, width, 0).columns(len(seats), limits.gap)]
    lands = [_land(players[seat], wide, limits) for seat, wide in zip(seats, widths, strict=True)]
    if min(land.pitch for land in lands) < limits.largest:
        shares = [max(4, len(land.columns)) + 1 for land in lands]
        weighted = [cell.width for cell in Box(0, 0, width, 0).columns(shares, limits.gap)]
        others = [_land(players[seat], wide, limits) for seat, wide in zip(seats, weighted, strict=True)]
        if min(land.pitch for land in others) > min(land.pitch for land in lands):
            widths, lands = weighted, others
    return Line(tuple(seats), tuple(widths), tuple(lands), limits.around + max(land.height for land in lands))


def _alone(player: Player, seat: int, width: int, limits: Limits) -> Line:
    """The land below its head, or beside it if it is no smaller there: that is lower."""
    below, beside = _land(player, width, limits), _land(player, width - limits.aside, limits)
    if beside.pitch >= below.pitch:
        return Line((seat,), (width,), (beside,), max(limits.around, limits.rim + beside.height), aside=True)
    return Line((seat,), (width,), (below,), limits.around + below.height)


def _land(player: Player, width: int, limits: Limits) -> Land:
    largest = limits.largest if player.land else _EMPTY
    return surveyed(player.land, width - limits.beside, limits.tallest, largest)

"""How the players' panels are laid out: whoever is to move is largest, all tiles are readable, the picture is short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.settlers.state import Player
from render.kit.boxes import Box
from render.settlers.land import Land, surveyed

_MOST_IN_LINE = 3
_EMPTY = 70
_STEP = 40
_LOWEST = 200
_WORTH_OF_FIRST = 2.0
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


@dataclass(frozen=True, slots=True)
class Line:
    """Panels side by side: whose they are, their widths, and the lands in them."""

    seats: tuple[int, ...]
    widths: tuple[int, ...]
    lands: tuple[Land, ...]
    height: int

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
        return readable - max(0, height - room), _WORTH_OF_FIRST * pitches[0] + sum(pitches[1:]), -height

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
        lines = [_line(players, group, width, replace(limits, tallest=tallest)) for group in groups]
        if sum(line.height for line in lines) + limits.gap * (len(lines) - 1) <= room:
            break
    return lines


def _line(players: Sequence[Player], seats: list[int], width: int, limits: Limits) -> Line:
    """Equal panels where all states are as large in them as by themselves, else panels by the width of the states."""
    widths = [cell.width for cell in Box(0, 0, width, 0).columns(len(seats), limits.gap)]
    lands = [_land(players[seat], wide, limits) for seat, wide in zip(seats, widths, strict=True)]
    if min(land.pitch for land in lands) < limits.largest:
        shares = [max(4, len(land.columns)) + 1 for land in lands]
        weighted = [cell.width for cell in Box(0, 0, width, 0).columns(shares, limits.gap)]
        others = [_land(players[seat], wide, limits) for seat, wide in zip(seats, weighted, strict=True)]
        if min(land.pitch for land in others) > min(land.pitch for land in lands):
            widths, lands = weighted, others
    return Line(tuple(seats), tuple(widths), tuple(lands), limits.around + max(land.height for land in lands))


def _land(player: Player, width: int, limits: Limits) -> Land:
    largest = limits.largest if player.land else _EMPTY
    return surveyed(player.land, width - limits.beside, limits.tallest, largest)

"""How the players' panels are laid out: whatever their realms look like, tiles stay readable and the picture short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.settlers.state import Player
from render.kit.boxes import Box
from render.settlers.land import Land, surveyed

_MOST_IN_LINE = 3
_WORTH_OF_EVEN_LINES = 150
_EMPTY = 62


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
    """Panels side by side: seats from `first` on, the widths of their panels, and the lands in them."""

    first: int
    widths: tuple[int, ...]
    lands: tuple[Land, ...]
    height: int

    def places(self, band: Box, gap: int) -> Iterator[tuple[int, Land, Box]]:
        """Each seat with its land and its panel's box."""
        for offset, (land, width) in enumerate(zip(self.lands, self.widths, strict=True)):
            x = band.x + sum(self.widths[:offset]) + gap * offset
            yield self.first + offset, land, Box(x, band.y, width, self.height)


def arranged(players: Sequence[Player], width: int, limits: Limits) -> list[Line]:
    """The lines that take the least height with tiles of a readable size, or else with the largest tiles."""
    alone = [_land(player, width, limits).pitch for player in players]
    wished = [min(limits.readable, pitch) for pitch in alone]

    def merit(lines: list[Line]) -> tuple[float, int]:
        lands = [land for line in lines for land in line.lands]
        readable = min(land.pitch / wish for land, wish in zip(lands, wished, strict=True))
        counts = [len(line.lands) for line in lines]
        uneven = max(counts) - min(counts)
        return min(1.0, readable), -sum(line.height for line in lines) - uneven * _WORTH_OF_EVEN_LINES

    ways = [[_line(players, *part, width, limits) for part in parts] for parts in _partitions(len(players))]
    return max(ways, key=merit)


def _partitions(seats: int, first: int = 0) -> Iterator[list[tuple[int, int]]]:
    """All ways to break the seats into lines, each as its first seat and how many it has."""
    if first == seats:
        yield []
    for count in range(1, min(_MOST_IN_LINE, seats - first) + 1):
        for rest in _partitions(seats, first + count):
            yield [(first, count), *rest]


def _line(players: Sequence[Player], first: int, count: int, width: int, limits: Limits) -> Line:
    """Equal panels where all realms are readable in them, else panels by the width of the realms."""
    seated = players[first : first + count]
    room = Box(0, 0, width, 0)
    equal = [cell.width for cell in room.columns(count, limits.gap)]
    lands = [_land(player, wide, limits) for player, wide in zip(seated, equal, strict=True)]
    if min(land.pitch for land in lands) >= limits.readable:
        return _made(first, equal, lands, limits)
    shares = [len(land.columns) + 1 for land in lands]
    weighted = [cell.width for cell in room.columns(shares, limits.gap)]
    return _made(
        first, weighted, [_land(player, wide, limits) for player, wide in zip(seated, weighted, strict=True)], limits
    )


def _made(first: int, widths: list[int], lands: list[Land], limits: Limits) -> Line:
    return Line(first, tuple(widths), tuple(lands), limits.around + max(land.height for land in lands))


def _land(player: Player, width: int, limits: Limits) -> Land:
    largest = limits.largest if player.land else _EMPTY
    return surveyed(player.land, width - limits.beside, limits.tallest, largest)

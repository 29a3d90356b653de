"""Rectangles on a picture and the ways to divide them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in whole pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beside it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[int, int]:
        """The point in its middle."""
        return self.x + self.width // 2, self.y + self.height // 2

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom."""
        return self.x, self.y, self.right, self.bottom

    def inset(self, across: int, down: int | None = None) -> Box:
        """The box without a border; the same on all sides unless `down` differs."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, max(0, self.width - 2 * across), max(0, self.height - 2 * down))

    def moved(self, right: int, down: int) -> Box:
        """The same box elsewhere."""
        return Box(self.x + right, self.y + down, self.width, self.height)

    def cut_top(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """A band at the top, and what is left below it."""
        left = max(0, self.height - height - gap)
        return Box(self.x, self.y, self.width, height), Box(self.x, self.bottom - left, self.width, left)

    def cut_bottom(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """A band at the bottom, and what is left above it."""
        left = max(0, self.height - height - gap)
        return Box(self.x, self.bottom - height, self.width, height), Box(self.x, self.y, self.width, left)

    def cut_left(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """A band at the left, and what is left beside it."""
        left = max(0, self.width - width - gap)
        return Box(self.x, self.y, width, self.height), Box(self.right - left, self.y, left, self.height)

    def cut_right(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """A band at the right, and what is left beside it."""
        left = max(0, self.width - width - gap)
        return Box(self.right - width, self.y, width, self.height), Box(self.x, self.y, left, self.height)

    def columns(self, shares: int | Sequence[float], gap: int = 0) -> list[Box]:
        """Side by side: so many equal parts, or parts by weight."""
        return [Box(self.x + start, self.y, size, self.height) for start, size in _split(self.width, shares, gap)]

    def rows(self, shares: int | Sequence[float], gap: int = 0) -> list[Box]:
        """One below the other: so many equal parts, or parts by weight."""
        return [Box(self.x, self.y + start, self.width, size) for start, size in _split(self.height, shares, gap)]

    def stacked(self, heights: Sequence[int], gap: int = 0) -> list[Box]:
        """Bands of these heights below each other from the top."""
        tops = accumulate((height + gap for height in heights), initial=self.y)
        return [Box(self.x, top, self.width, height) for top, height in zip(tops, heights, strict=False)]

    def grid(self, columns: int, rows: int, gap: int = 0) -> list[Box]:
        """Equal cells, row by row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def centred(self, width: int, height: int) -> Box:
        """A box of that size with the same centre."""
        return Box(self.x + (self.width - width) // 2, self.y + (self.height - height) // 2, width, height)

    def contains(self, other: Box) -> bool:
        """Whether the other box lies inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def around(self, others: Iterable[Box]) -> Box:
        """The smallest box with this one and the others inside."""
        lefts, tops, rights, bottoms = zip(self.corners, *(other.corners for other in others), strict=True)
        return Box(min(lefts), min(tops), max(rights) - min(lefts), max(bottoms) - min(tops))

    def within(self, other: Box) -> Box:
        """What of it lies in another box."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0, min(self.right, other.right) - x), max(0, min(self.bottom, other.bottom) - y))

    def shared(self, other: Box) -> int:
        """How many pixels the two share."""
        down = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        if down <= 0:
            return 0
        return max(0, min(self.x + self.width, other.x + other.width) - max(self.x, other.x)) * down

    def overlaps(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


def _split(length: int, shares: int | Sequence[float], gap: int) -> Iterator[tuple[int, int]]:
    weights = [1.0] * shares if isinstance(shares, int) else list(shares)
    room = max(0, length - gap * (len(weights) - 1))
    whole = sum(weights)
    passed = 0.0
    for index, weight in enumerate(weights):
        start = round(room * passed / whole)
        passed += weight
        yield start + gap * index, round(room * passed / whole) - start


def flow(widths: Sequence[int], room: int, gap: int) -> list[tuple[int, int]]:
    """Where things of these widths go, as (line, x), when they are laid side by side and wrapped to a room."""
    places: list[tuple[int, int]] = []
    line = x = 0
    for width in widths:
        if x and x + width > room:
            line, x = line + 1, 0
        places.append((line, x))
        x += width + gap
    return places

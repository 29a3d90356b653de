"""What stands inside a hex: groups near where they belong, none of them on another, none over an edge."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from render.kit.areas.hexes import HexGrid
from render.kit.boxes import Box, flow

_MARGIN = 5
_STEPS = 7
"""In so many steps, half a hex is looked through for a free place."""
_WIDE = (0.8, 0.6, 0.45)
"""How wide a group may be, as shares of the hex: rather in one line than in a heap."""

Places: TypeAlias = tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Things of these widths, side by side around a point; as in everything here, from the corner of the hex's box."""

    centre: tuple[int, int]
    widths: tuple[int, ...]


@lru_cache(maxsize=4096)
def apart(grid: HexGrid, groups: tuple[Group, ...], line: int, taken: Box) -> tuple[Places, ...] | None:
    """A place for every thing of every group, in lines so high and beside what is taken; None without room for it.

    The largest group chooses first.
    """
    found: dict[int, Places] = {}
    filled = [taken]
    for number in sorted(range(len(groups)), key=lambda at: -sum(groups[at].widths)):
        places = _free(grid, groups[number], line, filled)
        if places is None:
            return None
        found[number] = places
        filled += places
    return tuple(found[number] for number in range(len(groups)))


def _gap(line: int) -> int:
    """Between two things of a line."""
    return max(4, line // 5)


def _free(grid: HexGrid, group: Group, line: int, filled: Sequence[Box]) -> Places | None:
    """Where a group stands: as near to its centre as it can, rather in one line than in a heap."""
    step = max(3, grid.half // _STEPS)
    ways = _nearby(step)
    found, nearest = None, len(ways)
    for share in _WIDE:
        lines = _lines(group.widths, round(grid.width * share), _gap(line))
        wide, high = max(across for across, _ in lines), len(lines) * line
        x, y = group.centre[0] - wide // 2, group.centre[1] - high // 2
        edges = {down: _edge_beside(grid, y + down, high) for down in _reach(step)}
        for number, (right, down) in enumerate(ways[:nearest]):
            if not edges[down] <= x + right <= grid.width - edges[down] - wide:
                continue
            block = Box(x + right, y + down, wide, high)
            if not any(block.overlaps(other) for other in filled):
                found, nearest = tuple(_laid(lines, block, line)), number
                break
    return found


def _lines(widths: Sequence[int], room: int, gap: int) -> list[tuple[int, list[int]]]:
    """The widths line by line, each line with how far it runs."""
    lines: list[list[int]] = []
    for width, (line, _) in zip(widths, flow(widths, room, gap), strict=True):
        lines[line:] = [[*(lines[line] if line < len(lines) else []), width]]
    return [(sum(line) + gap * (len(line) - 1), line) for line in lines]


def _laid(lines: Sequence[tuple[int, list[int]]], block: Box, line: int) -> Iterator[Box]:
    """Every line in the middle of the block."""
    for number, (across, widths) in enumerate(lines):
        x = block.x + (block.width - across) // 2
        for width in widths:
            yield Box(x, block.y + number * line, width, line)
            x += width + _gap(line)


@lru_cache(maxsize=64)
def _nearby(step: int) -> tuple[tuple[int, int], ...]:
    """Ways to go, the shortest first."""
    return tuple(sorted(((a, b) for a in _reach(step) for b in _reach(step)), key=lambda way: math.hypot(*way)))


def _reach(step: int) -> range:
    """How far it goes to each side."""
    return range(-2 * _STEPS * step, 2 * _STEPS * step + 1, step)


def _edge_beside(grid: HexGrid, y: int, high: int) -> float:
    """How far from the left the hex begins for what stands so high there: all of it has to lie inside."""
    return max(_edge(grid, y), _edge(grid, y + high))


def _edge(grid: HexGrid, y: int) -> float:
    """How far from the left the hex begins at this height; more than half of it where there is none."""
    above = min(y, grid.height - y) - _MARGIN
    if above < 0:
        return grid.width
    return _MARGIN + max(0.0, grid.half * (1 - above / grid.quarter))


@lru_cache(maxsize=4096)
def together(grid: HexGrid, widths: tuple[int, ...], line: int, top: int) -> Places | None:
    """All of it in lines as wide as the hex is there, below its top; None without room for it."""
    for count in range(1, grid.height // line + 1):
        start = max(top, (grid.height - count * line) // 2)
        places = list(_filled(grid, widths, line, start, count))
        if len(places) == len(widths):
            return tuple(places)
    return None


def _filled(grid: HexGrid, widths: Sequence[int], line: int, start: int, count: int) -> Iterator[Box]:
    """As many as go into these lines."""
    left = list(widths)
    for number in range(count):
        y = start + number * line
        edge = max(_edge(grid, y), _edge(grid, y + line))
        taken: list[int] = []
        while left and sum(taken) + left[0] + _gap(line) * len(taken) <= grid.width - 2 * edge:
            taken.append(left.pop(0))
        if taken:
            yield from _laid([(sum(taken) + _gap(line) * (len(taken) - 1), taken)], Box(0, y, grid.width, line), line)


def crowded(grid: HexGrid, count: int, size: int, top: int) -> list[Box]:
    """So many things of a size where there is no room for all of them: in two lines, closer than they are wide."""
    lines = [(y, max(_edge(grid, y), _edge(grid, y + size))) for y in (top, top + size)]
    rooms = [max(0.0, grid.width - 2 * edge - size) for _, edge in lines]
    below = round(count * rooms[1] / (sum(rooms) or 1))
    found: list[Box] = []
    for (y, edge), room, number in zip(lines, rooms, (count - below, below), strict=True):
        step = min(size + 2.0, room / max(1, number - 1))
        start = edge + (room - step * (number - 1)) / 2
        found += [Box(round(start + step * at), y, size, size) for at in range(number)]
    return found

"""What stands inside a hex: groups near where they belong, none of them on another, none over an edge."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from render.kit.areas.hexes import HexGrid
from render.kit.areas.shores import Ground
from render.kit.boxes import Box, flow

_MARGIN = 5
_STEPS = 7
"""In so many steps, half a hex is looked through for a free place."""
_FINE = 10
"""The same for a thing for itself."""
_WIDE = (0.8, 0.6, 0.45)
"""How wide a group may be, as shares of the hex: rather in one line than in a heap."""

Places: TypeAlias = tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Things of these widths, side by side around a point; as in everything here, from the corner of the hex's box."""

    centre: tuple[int, int]
    widths: tuple[int, ...]
    ground: Ground | None = None
    """What none of them reaches beyond, if it must not."""


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
    return max(4, line // 8)


def _free(grid: HexGrid, group: Group, line: int, filled: Sequence[Box]) -> Places | None:
    """Where a group stands: as near to its centre as it can, rather in one line than in a heap."""
    step = max(3, grid.half // _STEPS)
    ways = _nearby(step)
    found, nearest = None, len(ways)
    ways_to_wrap = [_lines(group.widths, round(grid.width * share), _gap(line)) for share in _WIDE]
    for at, lines in enumerate(ways_to_wrap):
        if lines in ways_to_wrap[:at]:
            continue
        wide, high = max(across for across, _ in lines), len(lines) * line
        x, y = group.centre[0] - wide // 2, group.centre[1] - high // 2
        edges = {down: _edge_beside(grid, y + down, high) for down in _reach(step)}
        for number, (right, down) in enumerate(ways[:nearest]):
            if not edges[down] <= x + right <= grid.width - edges[down] - wide:
                continue
            block = Box(x + right, y + down, wide, high)
            if any(block.overlaps(other) for other in filled):
                continue
            places = tuple(_laid(lines, block, line))
            if group.ground is None or all(group.ground.holds(grid, place) for place in places):
                found, nearest = places, number
                break
    return found


@lru_cache(maxsize=4096)
def scattered(grid: HexGrid, groups: tuple[Group, ...], line: int, taken: Box) -> tuple[Places, ...] | None:
    """The same with every thing for itself, as near to the middle of its group as it can; None without room for it."""
    found: dict[int, Places] = {}
    filled = [taken]
    gap = _gap(line) // 2
    for number in sorted(range(len(groups)), key=lambda at: -sum(groups[at].widths)):
        laid: list[Box] = []
        for width in groups[number].widths:
            place = _alone(grid, groups[number], Box(0, 0, width, line), filled)
            if place is None:
                return None
            laid.append(place)
            filled.append(place.inset(-gap, 0))
        found[number] = tuple(laid)
    return tuple(found[number] for number in range(len(groups)))


def _alone(grid: HexGrid, group: Group, thing: Box, filled: Sequence[Box]) -> Box | None:
    """The place nearest to the middle of its group."""
    spots = _spots(grid.half, grid.quarter, group.centre, group.ground, thing.width, thing.height)
    return next((place for place in spots if not any(place.overlaps(other) for other in filled)), None)


@lru_cache(maxsize=2048)
def _spots(
    half: int, quarter: int, centre: tuple[int, int], ground: Ground | None, width: int, line: int
) -> tuple[Box, ...]:
    """Where something of this size can stand, the nearest to a point first."""
    grid, found = HexGrid(0, 0, half, quarter), []
    x, y = centre[0] - width // 2, centre[1] - line // 2
    step = max(3, half // _FINE)
    edges = {down: _edge_beside(grid, y + down, line) for down in _reach(step)}
    for right, down in _nearby(step):
        if edges[down] <= x + right <= grid.width - edges[down] - width:
            place = Box(x + right, y + down, width, line)
            if ground is None or ground.holds(grid, place):
                found.append(place)
    return tuple(found)


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
    return _edges(grid.half, grid.quarter)[y] if 0 <= y <= grid.height else grid.width


@lru_cache(maxsize=64)
def _edges(half: int, quarter: int) -> tuple[float, ...]:
    """The same for every height."""
    above = [min(y, 4 * quarter - y) - _MARGIN for y in range(4 * quarter + 1)]
    return tuple(2.0 * half if way < 0 else _MARGIN + max(0.0, half * (1 - way / quarter)) for way in above)


@lru_cache(maxsize=4096)
def together(grid: HexGrid, widths: tuple[int, ...], line: int, top: int) -> Places | None:
    """All of it in lines as wide as the hex is there, below its top; None without room for it.

    In their order if they fit so, else the widest first.
    """
    ways = [range(len(widths)), sorted(range(len(widths)), key=lambda at: -widths[at])]
    for order in ways:
        for count in range(1, grid.height // line + 1):
            start = max(top, (grid.height - count * line) // 2)
            lines = _filled(grid, widths, order, line, start, count)
            if sum(map(len, lines)) == len(widths):
                placed = dict(_placed(grid, widths, lines, line, start))
                return tuple(placed[number] for number in range(len(widths)))
    return None


def _filled(
    grid: HexGrid, widths: Sequence[int], order: Sequence[int], line: int, start: int, count: int
) -> list[list[int]]:
    """As many as go into these lines, by their numbers: in their order, or where there is room if that is another."""
    edges = [max(_edge(grid, y), _edge(grid, y + line)) for y in range(start, start + count * line, line)]
    lines: list[list[int]] = [[] for _ in edges]
    first = 0
    for number in order:
        for at in range(first, count):
            taken = sum(widths[each] + _gap(line) for each in lines[at])
            if taken + widths[number] <= grid.width - 2 * edges[at]:
                lines[at].append(number)
                first = at if isinstance(order, range) else 0
                break
    return lines


def _placed(
    grid: HexGrid, widths: Sequence[int], lines: Sequence[Sequence[int]], line: int, start: int
) -> Iterator[tuple[int, Box]]:
    """Each in the middle of its line, with its number."""
    for at, numbers in enumerate(lines):
        across = [widths[each] for each in numbers]
        wide = sum(across) + _gap(line) * (len(across) - 1)
        yield from zip(numbers, _laid([(wide, across)], Box(0, start + at * line, grid.width, line), line), strict=True)


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

"""Shapes of icons as points in a box of 100 by 100: paths with curves, discs, bars, stars, and moves of them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from render.kit.palette import Colour

Point: TypeAlias = tuple[float, float]
_STEPS = 14


@dataclass(frozen=True, slots=True)
class Outline:
    """A run of points, closed into an area or left open as a line."""

    points: tuple[Point, ...]
    closed: bool = True


Shape: TypeAlias = tuple[Outline, ...]


@dataclass(frozen=True, slots=True)
class Fill:
    """Areas of one colour."""

    shape: Shape
    colour: Colour


@dataclass(frozen=True, slots=True)
class Stroke:
    """Lines of one colour and width, round at their ends."""

    shape: Shape
    width: float
    colour: Colour


Layer: TypeAlias = Fill | Stroke


def path(code: str) -> Shape:
    """A shape from a path: M point, L points, Q control end, C control control end, Z closes; absolute numbers."""
    outlines: list[Outline] = []
    points: list[Point] = []
    tokens = code.replace(",", " ").split()
    verb = "M"
    index = 0
    while index < len(tokens):
        if tokens[index].isalpha():
            verb = tokens[index]
            index += 1
            if verb == "Z":
                outlines.append(Outline(tuple(points)))
                points = []
            continue
        count = {"M": 1, "L": 1, "Q": 2, "C": 3}[verb]
        numbers = [float(token) for token in tokens[index : index + 2 * count]]
        index += 2 * count
        given = list(zip(numbers[0::2], numbers[1::2], strict=True))
        if verb == "M":
            if points:
                outlines.append(Outline(tuple(points), closed=False))
            points = given
            verb = "L"
        elif verb == "L":
            points += given
        else:
            points += _curve([points[-1], *given])
    if points:
        outlines.append(Outline(tuple(points), closed=False))
    return tuple(outlines)


def _curve(controls: list[Point]) -> Iterator[Point]:
    for step in range(1, _STEPS + 1):
        share = step / _STEPS
        level = controls
        while len(level) > 1:
            level = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(level)]
        yield level[0]


def ellipse(x: float, y: float, across: float, down: float, tilt: float = 0.0) -> Shape:
    """An ellipse by its centre and radii, turned by degrees."""
    steps = 48
    round_points = tuple(
        (x + across * math.cos(math.tau * step / steps), y + down * math.sin(math.tau * step / steps))
        for step in range(steps)
    )
    return turned((Outline(round_points),), tilt, x, y)


def disc(x: float, y: float, radius: float) -> Shape:
    """A circle with all that is inside."""
    return ellipse(x, y, radius, radius)


def bar(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> Shape:
    """A rectangle, its corners rounded."""
    if radius <= 0:
        return (Outline(((left, top), (right, top), (right, bottom), (left, bottom))),)
    centres = [
        (right - radius, top + radius, -90),
        (right - radius, bottom - radius, 0),
        (left + radius, bottom - radius, 90),
        (left + radius, top + radius, 180),
    ]
    points = [
        (x + radius * math.cos(math.radians(start + step * 15)), y + radius * math.sin(math.radians(start + step * 15)))
        for x, y, start in centres
        for step in range(7)
    ]
    return (Outline(tuple(points)),)


def star(x: float, y: float, outer: float, inner: float, tips: int = 5, tilt: float = 0.0) -> Shape:
    """A star, its tips on an outer circle and its notches on an inner one."""
    points = [
        (
            x + radius * math.sin(math.pi * step / tips + math.radians(tilt)),
            y - radius * math.cos(math.pi * step / tips + math.radians(tilt)),
        )
        for step in range(2 * tips)
        for radius in [inner if step % 2 else outer]
    ]
    return (Outline(tuple(points)),)


def turned(shape: Shape, degrees: float, x: float = 50.0, y: float = 50.0) -> Shape:
    """The shape turned clockwise about a point."""
    if not degrees:
        return shape
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return tuple(
        Outline(
            tuple(
                (x + (px - x) * cosine - (py - y) * sine, y + (px - x) * sine + (py - y) * cosine)
                for px, py in outline.points
            ),
            outline.closed,
        )
        for outline in shape
    )


def moved(shape: Shape, right: float, down: float, scale: float = 1.0) -> Shape:
    """The shape scaled from the origin, then moved."""
    return tuple(
        Outline(tuple((x * scale + right, y * scale + down) for x, y in outline.points), outline.closed)
        for outline in shape
    )


def mirrored(shape: Shape, axis: float = 50.0) -> Shape:
    """The shape seen in a mirror that stands upright at `axis`."""
    return tuple(Outline(tuple((2 * axis - x, y) for x, y in outline.points), outline.closed) for outline in shape)

"""Gauges: how far something has come on a scale, such as the mood of a colony."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALLEST, Type, Weight, width_of
from render.kit.palette import Colour


@dataclass(frozen=True, slots=True)
class Pointer:
    """A marker on a gauge: a value with its icon, above the bar or below it."""

    value: int
    icon: str
    below: bool = False


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of a gauge up to a value, in a colour, with what it means in a word or a number."""

    upto: int
    colour: Colour
    words: str = ""


GAUGE_HEIGHT = 148
_BAR, _ICON = 40, 46


def gauge(canvas: Canvas, box: Box, highest: int, zones: Sequence[Zone], pointers: Sequence[Pointer]) -> None:
    """A bar in zones, with pointers at their values; each value is written beside its icon."""
    bar = Box(box.x, box.centre[1] - _BAR // 2, box.width, _BAR)
    card(canvas, bar, p.PAPER_DEEP, p.LINE, _BAR // 2, 2, 0)
    inner = bar.inset(4)
    start = 0
    for zone in zones:
        left, right = (inner.x + round(inner.width * at / highest) for at in (start, min(zone.upto, highest)))
        place = Box(left, inner.y, right - left, inner.height)
        card(canvas, place.inset(1, 0), zone.colour, p.darker(zone.colour, 0.2), 10, 1, 0)
        if zone.words and width_of(zone.words, FINE) <= place.width - 8:
            canvas.text(zone.words, *place.centre, FINE, p.ink_on(zone.colour), "centre")
        start = zone.upto
    style = Type(SMALLEST + 4, Weight.BLACK)
    for pointer in pointers:
        x = inner.x + round(inner.width * min(pointer.value, highest) / highest)
        middle = bar.bottom + _ICON // 2 + 6 if pointer.below else bar.y - _ICON // 2 - 6
        canvas.fill(Box(x - 2, bar.y - (0 if pointer.below else 6), 5, _BAR + 6), p.INK)
        words = str(pointer.value)
        width = _ICON + 6 + width_of(words, style)
        left = max(box.x, min(box.right - width, x - _ICON // 2))
        canvas.sprite(icon(pointer.icon, _ICON), left, middle - _ICON // 2)
        canvas.text(words, left + _ICON + 6, middle, style)

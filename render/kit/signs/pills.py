"""Pills side by side, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.lettering import SMALL, Type
from render.kit.palette import Colour
from render.kit.signs.badges import pill, pill_width
from render.kit.sprites import Sprite

_HEIGHT, _GAP = 52, 12
"""Of pills in small type."""


@dataclass(frozen=True, slots=True)
class Pill:
    """Words in a rounded box, after a picture if there is one."""

    words: str
    sprite: Sprite | None = None
    face: Colour | None = None
    choice: tuple[str, str] | None = None
    """The noun and word of the choice that it stands for."""


@dataclass(frozen=True, slots=True)
class Pills:
    """Pills with their widths and places, as (line, x)."""

    entries: tuple[Pill, ...]
    widths: tuple[int, ...]
    places: tuple[tuple[int, int], ...]
    style: Type = SMALL

    @property
    def height(self) -> int:
        """How much room they take."""
        return (self.places[-1][0] + 1) * (_high(self.style) + _GAP) - _GAP if self.places else 0

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw them into a box."""
        high = _high(self.style)
        for entry, width, (line, x) in zip(self.entries, self.widths, self.places, strict=True):
            place = Box(box.x + x, box.y + line * (high + _GAP), width, high)
            pill(canvas, place, entry.words, entry.face, self.style, entry.sprite)
            if entry.choice is not None:
                canvas.anchor(*entry.choice, place)


def pills(entries: Sequence[Pill], width: int, style: Type = SMALL) -> Pills:
    """Pills laid out in a width; one that is wider than all of it is cut to it."""
    widths = tuple(min(width, pill_width(entry.words, style, _high(style), entry.sprite)) for entry in entries)
    return Pills(tuple(entries), widths, tuple(flow(widths, width, _GAP)), style)


def _high(style: Type) -> int:
    return _HEIGHT * style.size // SMALL.size

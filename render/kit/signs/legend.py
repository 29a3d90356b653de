"""What the signs on a picture mean, below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit import palette as p
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, width_of
from render.kit.sprites import Sprite

SIGN = 36
"""The size of the signs."""
_LINE, _GAP = 44, 26


@dataclass(frozen=True, slots=True)
class Legend:
    """Signs with their words, laid out in as many lines as they need."""

    entries: tuple[tuple[Sprite, str], ...]
    places: tuple[tuple[int, int], ...]

    @property
    def height(self) -> int:
        """How much room it takes."""
        return (self.places[-1][0] + 1) * _LINE

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it into a box."""
        for (sprite, words), (line, x) in zip(self.entries, self.places, strict=True):
            middle = box.y + line * _LINE + _LINE // 2
            canvas.sprite(sprite, box.x + x, middle - sprite.height // 2)
            canvas.text(words, box.x + x + sprite.width + 10, middle, FINE, p.INK_SOFT)


def legend(entries: Sequence[tuple[Sprite, str]], width: int) -> Legend:
    """The legend of a picture so wide."""
    widths = [sprite.width + 10 + width_of(words, FINE) for sprite, words in entries]
    return Legend(tuple(entries), tuple(flow(widths, width, _GAP)))

"""What the signs on the tiles mean, below the picture."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit import palette as p
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, width_of
from render.kit.marks import star
from render.kit.sprites import Sprite
from texts import Teller

_SIGNS = ("exposed", "ruin", "cart", "coin", "master")
_SIGN, _LINE, _GAP = 34, 44, 26


@dataclass(frozen=True, slots=True)
class Legend:
    """Signs with their words, laid out in as many lines as they need."""

    entries: tuple[tuple[Sprite, str], ...]
    places: tuple[tuple[int, int], ...]

    @property
    def height(self) -> int:
        return (self.places[-1][0] + 1) * _LINE

    def draw(self, canvas: Canvas, box: Box) -> None:
        for (sprite, words), (line, x) in zip(self.entries, self.places, strict=True):
            middle = box.y + line * _LINE + _LINE // 2
            canvas.sprite(sprite, box.x + x, middle - _SIGN // 2)
            canvas.text(words, box.x + x + _SIGN + 10, middle, FINE, p.INK_SOFT)


def legend(teller: Teller, marked: bool, width: int) -> Legend:
    """The legend of a picture so wide; with the sign of what is new only if anything can be marked."""
    entries = [(icon(sign, _SIGN), teller(f"picture-legend-{sign}")) for sign in _SIGNS]
    if marked:
        entries.append((star(_SIGN), teller("picture-legend-new")))
    widths = [_SIGN + 10 + width_of(words, FINE) for _, words in entries]
    return Legend(tuple(entries), tuple(flow(widths, width, _GAP)))

"""What lies beside the Maya city: buildings that can still be laid, tokens in reserve, road tokens and high priests."""

from __future__ import annotations

from collections.abc import Sequence

from games.santa_maria.components import LODGES
from games.santa_maria.state import City
from render.kit.areas.panels import card
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import BODY, Weight, width_of
from render.kit.sprites import Sprite
from render.santa_maria import faces

_LINE, _GAP, _SIGN, _FACE, _APART, _INSET = 70, 10, 48, 60, 18, 14
_FIGURE = BODY.weighing(Weight.BOLD)
SUPPLIES = 3 * _LINE + 2 * _GAP
"""How high it is."""


def draw_supplies(canvas: Canvas, box: Box, city: City) -> None:
    """A line for each material of which buildings are left, and one for all else."""
    lines = [
        (icon(lodge.cost, _SIGN), [(faces.cell(kind, _FACE), left) for kind, left in city.lodges[key].items() if left])
        for key, lodge in LODGES.items()
    ]
    tokens = [(icon(good, _SIGN), left) for good, left in city.reserve.items() if left]
    lines.append((icon("chest", _SIGN), tokens))
    bands = box.rows(len(lines), _GAP)
    for (sign, entries), band in zip(lines, bands, strict=True):
        card(canvas, band, shadow=0)
        _draw_line(canvas, band.inset(_INSET, 0), sign, entries)
    own = [(icon("road", _SIGN), city.forks), (icon("monk", _SIGN), city.priests)]
    width = sum(_width(*entry) + _APART for entry in own)
    _draw_entries(canvas, bands[-1].inset(_INSET, 0).cut_right(width)[0], own)


def _width(sprite: Sprite, count: int) -> int:
    return sprite.width + 6 + width_of(f"×{count}", _FIGURE)


def _draw_line(canvas: Canvas, box: Box, sign: Sprite, entries: Sequence[tuple[Sprite, int]]) -> None:
    head, rest = box.cut_left(_SIGN, _APART)
    canvas.sprite_in(sign, head)
    _draw_entries(canvas, rest, entries)


def _draw_entries(canvas: Canvas, box: Box, entries: Sequence[tuple[Sprite, int]]) -> None:
    middle = box.centre[1]
    places = flow([_width(*entry) for entry in entries], box.width, _APART)
    for (sprite, count), (_, x) in zip(entries, places, strict=True):
        canvas.sprite(sprite, box.x + x, middle - sprite.height // 2)
        canvas.text(f"×{count}", box.x + x + sprite.width + 6, middle, _FIGURE)

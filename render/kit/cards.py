"""Cards: a title, a cost, and rows of what they do, made of icons and short words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from render.kit import palette as p
from render.kit.badges import points_in, priced
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, fitted, width_of
from render.kit.palette import Colour
from render.kit.silhouettes import Silhouette, shaped
from render.kit.skins import kept
from render.kit.sprites import Sprite

_PADDING = 10
_COIN = 50
_LINE, _GAP = 42, 8
_TITLE = Type(SMALLEST, Weight.BOLD)
_WORDS = Type(SMALLEST, Weight.SEMIBOLD)


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon, and how many of what it stands for."""

    icon: str
    count: str = ""


Row: TypeAlias = tuple[Sign | str, ...]
"""What stands side by side: signs and words."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a card shows."""

    title: str
    rows: tuple[Row, ...] = ()
    cost: int | None = None
    points: int | None = None
    colour: Colour = p.WOOD_LIGHT
    outline: Silhouette = "rounded"


def _parts(row: Row) -> list[Sign | str]:
    """The row with its words one by one, so that it can be wrapped."""
    return [part for item in row for part in (item.split() if isinstance(item, str) else [item])]


def _width(part: Sign | str) -> int:
    if isinstance(part, str):
        return width_of(part, _WORDS)
    return _LINE - 4 + (width_of(part.count, _TITLE) + 4 if part.count else 0)


def _head_room(face: CardFace, width: int) -> int:
    signs = sum(_COIN + 6 for given in (face.cost, face.points) if given is not None)
    return width - 2 * _PADDING - signs


def card_height(face: CardFace, width: int) -> int:
    """How high a card so wide must be to show all of it."""
    lines = sum(
        flow([_width(part) for part in _parts(row)], width - 2 * _PADDING, _GAP)[-1][0] + 1 for row in face.rows
    )
    return _PADDING + _head_height(face, width) + lines * _LINE + 6 * len(face.rows) + _PADDING


def _head_height(face: CardFace, width: int) -> int:
    lines = len(fitted(face.title, _TITLE, _head_room(face, width), 2).lines)
    return max(_COIN if (face.cost, face.points) != (None, None) else 0, lines * _TITLE.line_height) + 8


@kept(256)
def card_face(face: CardFace, width: int, height: int) -> Sprite:
    """The card, painted once."""
    field = p.tint(face.colour, 0.78)

    def paint(canvas: Canvas) -> None:
        head, body = canvas.box.cut_top(_PADDING + _head_height(face, width))
        canvas.fill(body.inset(4), field)
        _draw_head(canvas, head.inset(_PADDING, 0), face)
        y = body.y + 6
        for row in face.rows:
            y = _draw_row(canvas, row, Box(_PADDING, y, width - 2 * _PADDING, 0), p.ink_on(field)) + 6

    return shaped(face.outline, width, height, face.colour, paint)


def _draw_head(canvas: Canvas, box: Box, face: CardFace) -> None:
    if face.cost is not None:
        place, box = box.cut_left(_COIN, 6)
        priced(canvas, place.centred(_COIN, _COIN), face.cost)
    if face.points is not None:
        place, box = box.cut_right(_COIN, 6)
        points_in(canvas, place.centred(_COIN, _COIN), face.points)
    canvas.text_in(face.title, box, _TITLE, p.ink_on(face.colour), lines=2)


def _draw_row(canvas: Canvas, row: Row, box: Box, ink: Colour) -> int:
    """Draw a row, wrapped; returns where it ends."""
    parts = _parts(row)
    places = flow([_width(part) for part in parts], box.width, _GAP)
    for part, (line, across) in zip(parts, places, strict=True):
        x, middle = box.x + across, box.y + line * _LINE + _LINE // 2
        if isinstance(part, str):
            canvas.text(part, x, middle, _WORDS, ink)
            continue
        size = _LINE - 4
        canvas.sprite(icon(part.icon, size), x, middle - size // 2)
        if part.count:
            canvas.text(part.count, x + size + 4, middle, _TITLE, ink)
    return box.y + (places[-1][0] + 1) * _LINE if places else box.y

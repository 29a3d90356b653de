"""Faces of tiles: a recipe card for the market, a square for a realm; each made once."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALLEST, Type, Weight
from render.kit.palette import Colour
from render.kit.signs.badges import points_in
from render.kit.signs.silhouettes import Silhouette, outline, shaped
from render.kit.skins import kept
from render.kit.sprites import Sprite

KINDS: dict[str, Colour] = {
    "nature": p.colour("4D8134"),
    "village": p.colour("2F6FA8"),
    "city": p.colour("82489A"),
    "prize": p.colour("DDA42F"),
}
SHAPES: dict[str, Silhouette] = {"nature": "round", "village": "cut", "city": "walled", "prize": "rounded"}
_INSIDE = SHAPES | {"city": "rounded"}
NAME = Type(SMALLEST, Weight.BOLD)
EDGE = 3
"""Between the name of a tile and its edge."""
_TITLE = 40
_ARROW = 24
_ICON = 36
"""The least size of an icon: 14 px on a phone."""


def _field(colour: Colour) -> Colour:
    """What lies on a tile is seen on light ground, on dark wood, too."""
    return p.lighter(colour, 0.82)


def _either(canvas: Canvas, box: Box, produces: tuple[str, ...], size: int) -> None:
    """One resource, or two with a stroke between them: one or the other."""
    if len(produces) == 1:
        canvas.sprite_in(icon(produces[0], size), box)
        return
    left, right = box.columns(2, size // 5)
    canvas.sprite_in(icon(produces[0], size), left)
    canvas.sprite_in(icon(produces[1], size), right)
    x, y = box.centre
    canvas.line((x - size // 8, y + size // 3), (x + size // 8, y - size // 3), p.UMBER, 4)


@kept(512)
def recipe(
    kind: str, needs: tuple[str, ...], produces: tuple[str, ...], points: int, name: str, width: int, height: int
) -> Sprite:
    """A tile of the market: what it needs, an arrow, what it gives; its name below in the colour of its kind."""
    colour = KINDS[kind]

    def paint(canvas: Canvas) -> None:
        title, top = canvas.box.cut_bottom(_TITLE)
        field = outline(_INSIDE[kind], top.width - 10, top.height - 4).crop((0, 0, top.width - 10, top.height - 10))
        canvas.stencil(field, 5, 10, _field(colour))
        canvas.text_in(name, title.inset(EDGE, 0).moved(0, -3), NAME, p.ink_on(colour), "centre")
        size = min(round(top.height * 0.7), (width - 14 - _ARROW) // 3)
        top = top.moved(0, 3)
        if not needs:
            _either(canvas, top.centred(round(size * 2.5), size), produces, size)
            return
        places = top.centred(size * 3 + _ARROW, size)
        first, rest = places.cut_left(size)
        second, rest = rest.cut_left(size)
        arrow, gives = rest.cut_left(_ARROW)
        for need, place in zip(needs, (first, second), strict=True):
            canvas.sprite_in(icon(need, max(_ICON, round(size * 0.9))), place)
        into = arrow.centred(_ARROW, _ARROW)
        canvas.stencil(icon("arrow", _ARROW).mask, into.x, into.y, p.UMBER)
        if points:
            points_in(canvas, gives, points)
        else:
            canvas.sprite_in(icon(produces[0], size), gives)

    return shaped(SHAPES[kind], width, height, colour, paint)


@kept(64)
def chip(kind: str, produces: tuple[str, ...], height: int) -> Sprite:
    """A tile as a small sign of what it gives."""
    wide = max(height, len(produces) * _ICON + 16)

    def paint(canvas: Canvas) -> None:
        canvas.stencil(outline(_INSIDE[kind], canvas.box.width - 8, height - 8), 4, 4, _field(KINDS[kind]))
        for name, place in zip(
            produces, canvas.box.centred(len(produces) * _ICON, _ICON).columns(len(produces)), strict=True
        ):
            canvas.sprite_in(icon(name, _ICON), place)

    return shaped(SHAPES[kind], wide, height, KINDS[kind], paint)


NAME_SHARE = 0.38
"""How much of a named tile's height its name takes."""

_LINE = 2
"""So thick a tile is edged, to stand out from paper and from the wood below a union."""

Condition: TypeAlias = Literal["fresh", "idle", "ruined"]


def _veil(condition: Condition) -> tuple[Colour, float]:
    match condition:
        case "fresh":
            return p.PAPER, 0.0
        case "idle":
            return p.PAPER, 0.6
        case "ruined":
            return p.COAL, 0.62


def tones() -> tuple[Colour, ...]:
    """The flat colours of this game's pictures."""
    fields = [_field(kind) for kind in KINDS.values()]
    return (*KINDS.values(), *fields, *(p.darker(kind, share) for kind in KINDS.values() for share in (0.18, 0.38)))


@kept(512)
def plot(
    kind: str, produces: tuple[str, ...], points: int, size: int, condition: Condition = "fresh", name: str = ""
) -> Sprite:
    """A tile of a state: what it gives, in the colour of its kind; its name below if one is given."""
    veil = _veil(condition)
    colour = p.blend(KINDS[kind], *veil)

    def paint(canvas: Canvas) -> None:
        rim = max(_LINE + 2, size // 18)
        canvas.stencil(outline(SHAPES[kind], size - 2 * _LINE, size - 2 * _LINE), _LINE, _LINE, colour)
        inner = canvas.box.inset(rim)
        if kind == "city":
            _, inner = inner.cut_top(size // 20)
        if name:
            band, inner = canvas.box.cut_bottom(round(size * NAME_SHARE))
            inner = Box(inner.x + rim, inner.y + rim, inner.width - 2 * rim, inner.height - rim)
            if kind == "city":
                _, inner = inner.cut_top(size // 20)
            style = NAME.sized(max(SMALLEST, round(size * 0.138)))
            canvas.text_in(name, band.inset(rim, 0).moved(0, -rim // 2), style, p.ink_on(colour), "centre", 2)
        art = Canvas.plain(inner.width, inner.height, _field(KINDS[kind]))
        _yield_in(art, art.box, produces, points)
        art_mask = outline(_INSIDE[kind], inner.width, inner.height)
        canvas.sprite(art.cut_out(art_mask).washed(*veil), inner.x, inner.y)

    face = shaped(SHAPES[kind], size, size, p.blend(p.darker(KINDS[kind], 0.55), *veil), paint)
    return replace(face, faded=condition == "idle")


def _yield_in(canvas: Canvas, box: Box, produces: tuple[str, ...], points: int) -> None:
    """What a tile of a realm gives: points, one resource, or one of two."""
    size = box.height
    if points:
        _points(canvas, box.inset(size // 12), points)
    elif not produces:
        return
    elif len(produces) == 1:
        canvas.sprite_in(icon(produces[0], round(size * 0.74)), box)
    elif box.width > box.height:
        _either(canvas, box.inset(size // 6, 0), produces, round(size * 0.62))
    else:
        small, shift = round(size * 0.6), 0
        canvas.sprite(icon(produces[0], small), box.x + shift, box.y + shift)
        canvas.sprite(icon(produces[1], small), box.right - small - shift, box.bottom - small - shift)


def _points(canvas: Canvas, box: Box, points: int) -> None:
    """In a laurel where that is large enough; the gold around says the same."""
    if min(box.width, box.height) >= _ICON:
        points_in(canvas, box, points)
    else:
        ink = p.ink_on(canvas.colour_at(box.centre))
        canvas.text(str(points), *box.centre, Type(SMALLEST, Weight.BLACK), ink, "centre")


@kept(64)
def stack(kind: str, count: int, words: str, width: int, height: int) -> Sprite:
    """A face-down stack and how many tiles are left in it."""
    colour = KINDS[kind]

    def paint(canvas: Canvas) -> None:
        title, top = canvas.box.cut_bottom(_TITLE)
        canvas.fill(top, p.darker(colour, 0.18))
        canvas.fill(title, p.darker(colour, 0.38))
        emblem, number = top.inset(8, 0).columns(2, 4)
        canvas.sprite_in(icon("stack", min(emblem.width, round(top.height * 0.68))), emblem)
        canvas.text_in(str(count), number, Type(46, Weight.BLACK), p.WHITE, "centre")
        canvas.text_in(words, title.inset(EDGE, 0), FINE, p.WHITE, "centre")

    return shaped(SHAPES[kind], width, height, colour, paint)

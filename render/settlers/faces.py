"""Faces of tiles: a recipe card for the market, a square for a realm; each made once."""

from __future__ import annotations

from typing import Literal, TypeAlias

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon, sign
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
_TITLE = 42


def _either(canvas: Canvas, box: Box, produces: tuple[str, ...], size: int) -> None:
    """One resource, or two with a stroke between them: one or the other."""
    if len(produces) == 1:
        canvas.sprite_in(icon(produces[0], size), box)
        return
    left, right = box.columns(2, size // 5)
    canvas.sprite_in(icon(produces[0], size), left)
    canvas.sprite_in(icon(produces[1], size), right)
    x, y = box.centre
    canvas.line((x - size // 8, y + size // 3), (x + size // 8, y - size // 3), p.INK_SOFT, 4)


@kept(512)
def recipe(
    kind: str, needs: tuple[str, ...], produces: tuple[str, ...], points: int, name: str, width: int, height: int
) -> Sprite:
    """A tile of the market: what it needs, an arrow, what it gives; its name below in the colour of its kind."""
    colour = KINDS[kind]

    def paint(canvas: Canvas) -> None:
        title, top = canvas.box.cut_bottom(_TITLE)
        field = outline(_INSIDE[kind], top.width - 10, top.height - 4).crop((0, 0, top.width - 10, top.height - 10))
        canvas.stencil(field, 5, 10, p.tint(colour, 0.86))
        canvas.text_in(name, title.inset(8, 0).moved(0, -3), NAME, p.ink_on(colour), "centre")
        size = round(top.height * 0.7)
        top = top.moved(0, 3)
        if not needs:
            _either(canvas, top.centred(round(size * 2.5), size), produces, size)
            return
        places = top.centred(round(size * 3.0) + 36, size)
        first, rest = places.cut_left(size)
        second, rest = rest.cut_left(size)
        arrow, gives = rest.cut_left(36)
        canvas.sprite_in(icon(needs[0], round(size * 0.9)), first)
        canvas.sprite_in(icon(needs[1], round(size * 0.9)), second)
        canvas.sprite_in(sign("arrow", 26, p.INK_SOFT), arrow)
        if points:
            points_in(canvas, gives, points)
        else:
            canvas.sprite_in(icon(produces[0], size), gives)

    return shaped(SHAPES[kind], width, height, colour, paint)


NAME_SHARE = 0.38
"""How much of a named tile's height its name takes."""

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
    fields = [p.tint(kind, share) for kind in KINDS.values() for share in (0.86, 0.8)]
    return (*KINDS.values(), *fields, *(p.darker(kind, share) for kind in KINDS.values() for share in (0.18, 0.38)))


@kept(512)
def plot(
    kind: str, produces: tuple[str, ...], points: int, size: int, condition: Condition = "fresh", name: str = ""
) -> Sprite:
    """A tile of a state: what it gives, in the colour of its kind; its name below if one is given."""
    veil = _veil(condition)
    colour = p.blend(KINDS[kind], *veil)

    def paint(canvas: Canvas) -> None:
        rim = max(3, size // 18)
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
        art = Canvas.plain(inner.width, inner.height, p.tint(KINDS[kind], 0.8))
        _yield_in(art, art.box, produces, points)
        art_mask = outline(_INSIDE[kind], inner.width, inner.height)
        canvas.sprite(art.cut_out(art_mask).washed(*veil), inner.x, inner.y)

    return shaped(SHAPES[kind], size, size, colour, paint)


def _yield_in(canvas: Canvas, box: Box, produces: tuple[str, ...], points: int) -> None:
    """What a tile of a realm gives: points, one resource, or one of two."""
    size = box.height
    if points:
        points_in(canvas, box.inset(size // 12), points)
    elif len(produces) == 1:
        canvas.sprite_in(icon(produces[0], round(size * 0.74)), box)
    elif box.width > box.height:
        _either(canvas, box.inset(size // 6, 0), produces, round(size * 0.62))
    else:
        small, shift = round(size * 0.5), size // 24
        canvas.sprite(icon(produces[0], small), box.x + shift, box.y + shift)
        canvas.sprite(icon(produces[1], small), box.right - small - shift, box.bottom - small - shift)


@kept(64)
def stack(kind: str, count: int, words: str, width: int, height: int) -> Sprite:
    """A face-down stack and how many tiles are left in it."""
    colour = KINDS[kind]

    def paint(canvas: Canvas) -> None:
        title, top = canvas.box.cut_bottom(_TITLE)
        canvas.fill(top, p.darker(colour, 0.18))
        canvas.fill(title, p.darker(colour, 0.38))
        emblem, number = top.inset(14, 0).columns([5, 6], 6)
        canvas.sprite_in(icon("stack", round(top.height * 0.68)), emblem)
        canvas.text_in(str(count), number, Type(52, Weight.BLACK), p.WHITE, "centre")
        canvas.text_in(words, title.inset(8, 0), FINE, p.WHITE, "centre")

    return shaped(SHAPES[kind], width, height, colour, paint)

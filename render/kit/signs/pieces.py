"""Wooden pieces in the colours of seats: discs, figures, ships, flags, cubes and houses."""

from __future__ import annotations

from typing import Literal, TypeAlias

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons.draw import rasterised
from render.kit.icons.people import FIGURE
from render.kit.icons.shapes import Fill, Layer, Shape, Stroke, bar, disc, ellipse, path
from render.kit.lettering import SMALLEST, Type, Weight, hanging
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite

Kind: TypeAlias = Literal["disc", "figure", "ship", "flag", "cube", "house", "ring"]

_HULL = path("M 3 62 L 97 62 C 94 82 84 94 72 94 L 28 94 C 16 94 6 82 3 62 Z")
_SAILS = path("M 46 4 C 78 14 90 36 88 56 L 46 56 Z M 40 14 C 22 26 12 42 12 56 L 40 56 Z")


def _layers(kind: Kind, colour: Colour) -> tuple[Layer, ...]:
    """A piece in a colour: its top is lighter than its sides, as on wood in the sun."""
    top, side = _top_of(colour), p.darker(colour, 0.34)
    match kind:
        case "disc":
            return (Fill(_low(ellipse(50, 58, 48, 38)), side), Fill(ellipse(50, 44, 48, 38), top))
        case "figure":
            return (Fill(FIGURE, colour), Fill(ellipse(50, 18, 11, 11), p.lighter(colour, 0.25)))
        case "ship":
            return (Fill(_SAILS, p.CREAM), Fill(_HULL, colour), Fill(path("M 3 62 L 97 62 L 95 72 L 5 72 Z"), top))
        case "flag":
            cloth = path("M 22 8 C 44 -2 60 22 98 8 L 88 34 L 98 60 C 60 72 44 46 22 58 Z")
            return (Stroke(path("M 16 4 L 16 96"), 10, p.WOOD_DARK), Fill(cloth, colour))
        case "cube":
            return (
                Fill(path("M 50 4 L 94 26 L 50 48 L 6 26 Z"), p.lighter(colour, 0.3)),
                Fill(path("M 6 26 L 50 48 L 50 98 L 6 74 Z"), colour),
                Fill(path("M 94 26 L 50 48 L 50 98 L 94 74 Z"), side),
            )
        case "house":
            return (Fill(bar(14, 44, 86, 96), colour), Fill(path("M 50 2 L 98 48 L 2 48 Z"), side))
        case "ring":
            return (Stroke(disc(50, 50, 38), 20, colour),)


def _top_of(colour: Colour) -> Colour:
    return p.lighter(colour, 0.14)


def _low(shape: Shape) -> Shape:
    return (*shape, *bar(2, 44, 98, 58))


@kept(256)
def piece(kind: Kind, size: int, seat: int) -> Sprite:
    """A seat's piece."""
    return coloured(kind, size, p.SEATS[seat])


@kept(256)
def coloured(kind: Kind, size: int, colour: Colour) -> Sprite:
    """A piece of a colour that is nobody's."""
    return rasterised(_layers(kind, colour), size, p.EDGE)


_FACE = {"disc": 0.44, "figure": 0.62, "ship": 0.8, "flag": 0.34, "cube": 0.62, "house": 0.7, "ring": 0.5}
"""How far down its letter stands on a piece."""
_LEAST_LETTERED = {"ship": 84, "flag": 60, "house": 60, "ring": 1000}


def draw_piece(canvas: Canvas, kind: Kind, box: Box, seat: int, initial: str = "") -> None:
    """A seat's piece in a box, with the seat's initial if there is room: colour alone tells nobody apart."""
    size = min(box.width, box.height)
    place = box.centred(size, size)
    canvas.sprite(piece(kind, size, seat), place.x, place.y)
    if initial and size >= _LEAST_LETTERED.get(kind, 44):
        style = Type(max(SMALLEST, size // 2), Weight.BLACK)
        middle = place.y + round(size * _FACE[kind]) - hanging(initial[:1], style) // 2
        face = _top_of(p.SEATS[seat]) if kind == "disc" else p.SEATS[seat]
        canvas.text(initial[:1], place.centre[0], middle, style, p.ink_on(face), "centre")

"""Faces of island tiles and buildings, each painted once."""

from __future__ import annotations

from games.puerto_rico.components import BUILDINGS, FOREST, QUARRY, Building
from render.kit import palette as p
from render.kit.areas.panels import card, sea_face
from render.kit.boxes import Box
from render.kit.canvas import Canvas, painted
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, first_fitting, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import points_in, priced
from render.kit.skins import kept
from render.kit.sprites import Sprite

_FIELDS: dict[str, tuple[Colour, float]] = {
    "corn": (p.CORN, 0.45),
    "indigo": (p.INDIGO, 0.68),
    "sugar": (p.LEAF_LIGHT, 0.55),
    "tobacco": (p.TOBACCO, 0.45),
    "coffee": (p.COFFEE, 0.55),
    QUARRY: (p.STONE, 0.4),
    FOREST: (p.LEAF_DARK, 0.55),
    "large": (p.GOLD, 0.55),
    "craft": (p.WINE_LIGHT, 0.6),
}
_ICONS = {"hidden": "stack"}
_HOUSE = Type(34, Weight.BOLD)


def tinted(what: str) -> Colour:
    """The colour of a good, a tile or a kind of buildings; of others, that of paper."""
    return p.tint(*_FIELDS[what]) if what in _FIELDS else p.PAPER_DEEP


def empty() -> Colour:
    """The colour of a cell where nothing lies yet."""
    return p.blend(p.PAPER, p.PAPER_DEEP, 0.55)


def tones() -> tuple[Colour, ...]:
    """The flat colours of this game's pictures."""
    fields = [tinted(what) for what in _FIELDS]
    return (empty(), sea_face(), *fields, *(_rimmed(field) for field in (p.PAPER_DEEP, *fields)))


def tint(building: Building) -> Colour:
    """The colour of a building: of its good, of crafts without one, of large ones, or beige."""
    if building.good:
        return tinted(building.good)
    if not building.beige:
        return tinted("craft")
    return tinted("large" if building.large else "")


def _face(canvas: Canvas, face: Colour, radius: int, rim: int) -> Box:
    """A face with a darker rim; returns what is inside of it."""
    card(canvas, canvas.box, face, _rimmed(face), radius, rim, 0)
    return canvas.box.inset(rim)


def _rimmed(face: Colour) -> Colour:
    return p.darker(face, 0.34)


@kept(128)
def island_tile(tile: str, width: int, height: int, name: str = "") -> Sprite:
    """An island tile, with room for a piece in its lower right; its name below if one is given."""
    face = tinted(tile)
    small = min(width, height)

    def paint(canvas: Canvas) -> None:
        inside = _face(canvas, face, small // 6, max(2, small // 30))
        if name:
            band, inside = inside.inset(12, 8).cut_bottom(36)
            canvas.text_in(name, band, Type(30, Weight.BOLD), p.ink_on(face))
            picture, _ = inside.cut_left(inside.height)
            canvas.sprite_in(icon(tile, inside.height), picture)
            return
        size = round(small * 0.66)
        canvas.sprite(icon(_ICONS.get(tile, tile), size), inside.x + small // 20, inside.y + small // 20)

    return painted(width, height, small // 6, _rimmed(face), paint)


@kept(64)
def good_chip(good: str, side: int) -> Sprite:
    """A good in a hold or on a cell of the trading house."""

    def paint(canvas: Canvas) -> None:
        canvas.sprite_in(icon(good, round(side * 0.78)), _face(canvas, tinted(good), side // 6, 2))

    return painted(side, side, side // 6, _rimmed(tinted(good)), paint)


@kept(256)
def chip(key: str, name: str, width: int, height: int, style: Type) -> Sprite:
    """A building of a city on one line: production buildings by their good, others by name, large ones round.

    Circles come at the right.
    """
    building = BUILDINGS[key]
    face = tint(building)
    radius = height // 2 if building.large else 10

    def paint(canvas: Canvas) -> None:
        inside = _face(canvas, face, radius, 3 if building.large else 2).inset(12, 0)
        if building.good:
            size = round(height * 0.78)
            canvas.sprite(icon(building.good, size), inside.x, inside.centre[1] - size // 2)
            return
        canvas.text(name, inside.x, inside.centre[1], style, p.ink_on(face))

    return painted(width, height, radius, _rimmed(face), paint)


def chip_width(key: str, name: str, height: int, style: Type) -> int:
    """How wide a building on one line is."""
    building = BUILDINGS[key]
    what = round(height * 0.78) if building.good else width_of(name, style)
    return what + 30 + circles_width(building.circles, height)


def circle_size(height: int) -> int:
    """How large a circle is on a building so high."""
    return round(height * 0.46)


def circles_width(circles: int, height: int) -> int:
    """The room that circles take at the right of a building."""
    return circles * (circle_size(height) + circle_size(height) // 6) + 4


@kept(256)
def offered(key: str, name: str, width: int, height: int, style: Type) -> Sprite:
    """A building on the board: its cost in a coin, its name, its points if they are not as usual in its column.

    How many are left is written at the right.
    """
    building = BUILDINGS[key]
    face = tint(building)

    def paint(canvas: Canvas) -> None:
        inside = _face(canvas, face, 10, 2).inset(4, 0)
        coin, inside = inside.cut_left(height - 6, 8)
        priced(canvas, coin, building.cost)
        _, inside = inside.cut_right(LEFT)
        if building.points != building.column:
            points, inside = inside.cut_right(height - 4, 6)
            points_in(canvas, points, building.points)
        if building.good:
            good, inside = inside.cut_left(height - 14, 8)
            canvas.sprite_in(icon(building.good, good.width), good)
        canvas.text_in(name, inside, style, p.ink_on(face))

    return painted(width, height, 10, _rimmed(face), paint)


LEFT = 48
"""The room for the number of copies that are left."""


def name_room(key: str, width: int, height: int) -> int:
    """How wide the name of a building may be."""
    building = BUILDINGS[key]
    signs = (height + 2) * (building.points != building.column) + (height - 6) * bool(building.good)
    return width - 12 - (height + 2) - LEFT - signs


@kept(256)
def house(key: str, names: tuple[str, ...], width: int, height: int) -> Sprite:
    """A building of a city, large: its name, its good, its points; circles come in the lower right."""
    building = BUILDINGS[key]
    face = tint(building)

    def paint(canvas: Canvas) -> None:
        inside = _face(canvas, face, 16, 3).inset(12, 10)
        words, below = inside.rows(2, 6)
        name = first_fitting(names, _HOUSE.sized(SMALLEST), words.width)
        canvas.text_in(name, words, _HOUSE, p.ink_on(face))
        points, below = below.cut_left(below.height, 10)
        points_in(canvas, points, building.points)
        if building.good:
            canvas.sprite_in(icon(building.good, below.height), below.cut_left(below.height)[0])

    return painted(width, height, 16, _rimmed(face), paint)

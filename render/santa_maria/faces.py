"""Faces of buildings and roads, of tiles that are not laid yet, of shipping tiles; each made once."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from games.santa_maria.components import BUILDINGS, SHIPS, Effect
from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas, painted
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.silhouettes import outline, shaped
from render.kit.skins import kept
from render.kit.sprites import Sprite

Signs: TypeAlias = tuple[str, ...]
"""Icons side by side."""

_NUMBER = Type(SMALLEST, Weight.BOLD)
_POINTS = Type(38, Weight.BLACK)
_EDGE = 8
COLOURS: dict[str, Colour] = {
    "wood": p.colour("7FA05A"),
    "grain": p.colour("E5C65B"),
    "sugar": p.colour("F3EAD2"),
    "gem": p.colour("B9A6DE"),
    "coin": p.colour("D9B36A"),
    "happiness": p.colour("E9A5A0"),
    "conquistador": p.colour("D98A73"),
    "religion": p.colour("A9C3E6"),
    "ship": p.colour("7FBFC9"),
    "trade": p.colour("D7BE93"),
    "cocoa": p.colour("B98A66"),
    "road": p.colour("C9C3B4"),
}
"""The ground of each type of building."""
DISTRICTS: dict[str, Colour] = {
    "trade": p.colour("D8C39A"),
    "festival": p.colour("9DBE74"),
    "gold_temple": p.colour("E8C15A"),
    "construction": p.colour("B98A62"),
    "technology": p.colour("8FB4DD"),
}
DOCKS = {"coins": "coin", "religion": "church", "conquistador": "conquistador", "happiness": "joy", "special": "cocoa"}
SPACES = {"coins": "coin", "religion": "church", "conquistador": "conquistador", "ship": "ship", "road": "road"}
_DOES = {"religion": "church", "conquest": "conquistador", "ship": "ship"}


def tones() -> tuple[Colour, ...]:
    """The colours of this game."""
    return (*COLOURS.values(), *DISTRICTS.values())


@cache
def signs(kind: str) -> tuple[Signs, Signs]:
    """What a building takes, and what it gives."""
    building = BUILDINGS[kind]
    takes: list[str] = []
    gives: list[str] = []
    for effect in building.effects:
        takes += effect.pay
        gives += _given(effect)
    return tuple(takes), (*gives, *["person"] * building.colonists)


def _given(effect: Effect) -> list[str]:
    return [effect.what] * effect.n if effect.do in ("gain", "trade") else [_DOES[effect.do]] * effect.n


@kept(512)
def cell(kind: str, side: int) -> Sprite:
    """A building or a road."""
    building = BUILDINGS[kind]
    face = COLOURS[building.type]
    takes, gives = signs(kind)

    def paint(canvas: Canvas) -> None:
        canvas.fill(canvas.box.inset(max(2, side // 24)), p.lighter(face, 0.25))
        box = canvas.box.inset(max(2, side // 16))
        if building.cart:
            wheel = icon("cart", side // 3)
            canvas.sprite(wheel, box.right - wheel.width, box.bottom - wheel.height)
        if takes:
            top, bottom = box.rows(2)
            _icons(canvas, top, takes, "/")
            _icons(canvas, bottom, gives)
        else:
            _icons(canvas, box, gives)

    return painted(side, side, side // 8, p.darker(face, 0.25), paint)


def _icons(canvas: Canvas, box: Box, names: Signs, between: str = "") -> None:
    """So many icons side by side, as large as they fit; many of one kind overlap."""
    count = len(names)
    if not count:
        return
    across = box.width // count if count < 3 else box.width // 2
    size = min(box.height, across) - 2
    step = size if count < 3 else (box.width - size) // (count - 1)
    left = box.centre[0] - (size + step * (count - 1)) // 2
    for at, name in enumerate(names):
        canvas.sprite(icon(name, size), left + at * step, box.centre[1] - size // 2)
    if between and count == 2 and size >= SMALLEST:
        canvas.text(between, *box.centre, _NUMBER, p.COAL, "centre")


@kept(128)
def ship(key: str, width: int, height: int) -> Sprite:
    """A shipping tile: what it costs, and its points; those of the start have their corners cut off."""
    found = SHIPS[key]
    face = p.CREAM if found.kind != "start" else p.colour("F0C48A")

    def paint(canvas: Canvas) -> None:
        inside = canvas.box.inset(3)
        outlined = outline("cut" if found.kind == "start" else "rounded", inside.width, inside.height)
        canvas.stencil(outlined, inside.x, inside.y, face)
        size = min(height - 12, (width - 16 - height) // 3)
        x, middle = _EDGE, height // 2
        for good, count in found.cost.items():
            shown = 1 if good == "coin" and count > 1 else count
            if shown != count:
                x += size // 5 if x > _EDGE else 0
                canvas.text(str(count), x, middle, _NUMBER, p.COAL)
                x += width_of(str(count), _NUMBER) + 2
            for _ in range(shown):
                canvas.sprite(icon(good, size), x, middle - size // 2)
                x += size - (size // 5 if sum(found.cost.values()) > 2 else 0)
        wreath = canvas.box.cut_right(height - 6)[0]
        canvas.sprite_in(icon("laurel", height - 10), wreath)
        canvas.text(str(found.points), *wreath.centre, _POINTS, p.COAL, "centre")

    return shaped("cut" if found.kind == "start" else "rounded", width, height, p.darker(face, 0.35), paint)

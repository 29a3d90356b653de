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
from render.kit.signs.badges import priced
from render.kit.signs.silhouettes import outline, shaped
from render.kit.skins import kept
from render.kit.sprites import Sprite, disc_mask, layered
from render.kit.traces import Written
from render.santa_maria.colours import BLUE, KINDS, kind_face

Signs: TypeAlias = tuple[str, ...]
"""Icons side by side."""

_NUMBER = Type(SMALLEST, Weight.BOLD)
_TALL = 58
"""In a lower tile the points are smaller, so that they stand clear of their wreath."""
_POINTS = Type(38, Weight.BLACK)
_EDGE, _NEAR, _LEAST, _GOOD = 8, 3, 36, 44
_BESIDE, _FADED = 0.66, 0.22
"""So much of a building's face is left beside what blocks it, and so much fades."""
_NUMBERED = 38
"""From this size on coins bear their number."""
_WIDE, _ONE, _TWO, _THREE = 1.4, 0.9, 0.62, 0.54
_SPOTS: dict[tuple[int, bool], tuple[tuple[float, float], ...]] = {
    (1, False): ((0.5, 0.5),),
    (1, True): ((0.5, 0.5),),
    (2, False): ((0.06, 0.06), (0.94, 0.94)),
    (2, True): ((0.1, 0.5), (0.9, 0.5)),
    (3, False): ((0.5, 0.02), (0.0, 0.94), (1.0, 0.94)),
    (3, True): ((0.0, 0.5), (0.5, 0.5), (1.0, 0.5)),
}
"""Where so many stand, in shares of the room that each leaves, in a square and in a strip."""
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
    "cocoa": p.colour("C99F7E"),
    "road": p.colour("C9C3B4"),
}
"""The ground of each type of building."""
_KERB = p.colour("5B5346")
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
    districts = (p.tint(face, 0.35) for face in DISTRICTS.values())
    return (*COLOURS.values(), *map(kind_face, KINDS), *districts, BLUE)


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
def cell(kind: str, side: int, *, blocked: bool = False) -> Sprite:
    """A building or a road: what it takes above what it gives; faded, with room for what blocks it."""
    building = BUILDINGS[kind]
    face = COLOURS[building.type]
    takes, gives = signs(kind)

    def paint(canvas: Canvas) -> None:
        box = canvas.box.inset(max(2, side // 24))
        canvas.fill(box, p.lighter(face, 0.25))
        if building.type == "road":
            _road(canvas, box, gives)
            return
        if blocked:
            box = Box(box.x, box.y, round(box.width * _BESIDE), round(box.height * _BESIDE))
        elif building.cart:
            wheel = icon("cart", side * 2 // 5)
            canvas.sprite(wheel, box.right - wheel.width, box.bottom - wheel.height)
            box = Box(box.x, box.y, box.width, box.height - wheel.height // 2)
        if takes:
            above, below = box.rows([1, 1])
            _pattern(canvas, above, takes)
            _pattern(canvas, below, gives)
        else:
            _pattern(canvas, box, gives)

    made = painted(side, side, side // 8, p.darker(face, 0.25), paint)
    if blocked:
        made = made.washed(p.PAPER_DEEP, _FADED)
    return Sprite(made.colours, made.mask, tuple(trace for trace in made.traces if isinstance(trace, Written)))


def _road(canvas: Canvas, box: Box, people: Signs) -> None:
    """No card as buildings have it but a way between two kerbs, with who lives there; several are one with a number."""
    kerb = max(3, box.height // 10)
    for edge in (box.cut_top(kerb)[0], box.cut_bottom(kerb)[0]):
        canvas.fill(edge, _KERB)
        for at in range(edge.x, edge.right, 3 * kerb):
            canvas.fill(Box(at, edge.y, min(kerb, edge.right - at), kerb), p.PAPER)
    room = box.inset(0, kerb)
    size = min(room.height, box.width if len(people) < 2 else box.width * 2 // 3)
    if len(people) > 1:
        style = Type(max(SMALLEST, round(room.height * 0.6)), Weight.BLACK)
        words = str(len(people))
        canvas.text(words, box.right - width_of(words, style) - 1, room.centre[1], style, p.COAL)
        room = room.cut_left(size)[0]
    if people:
        canvas.sprite_in(icon("person", size), room)


def _pattern(canvas: Canvas, box: Box, names: Signs) -> None:
    """One is large, two stand askew or side by side, three in a triangle, so that they are counted at a glance; several
    coins are one with their number.
    """
    if names.count("coin") > 1 and min(box.width, box.height) >= _NUMBERED:
        priced(canvas, box.inset(box.height // 20), names.count("coin"))
        return
    low, wide = min(box.width, box.height), box.width > box.height * _WIDE
    size = round(low * (1.0 if wide else _ONE if len(names) == 1 else _TWO if len(names) == 2 else _THREE))
    for name, (across, down) in zip(names, _SPOTS[len(names), wide], strict=True):
        x = box.x + round((box.width - size) * across)
        canvas.sprite(icon(name, size), x, box.y + round((box.height - size) * down))


@kept(32)
def paid(coins: int, size: int) -> Sprite:
    """Coins that lie on a building: dark, so that none is taken for what the building gives."""
    rim, face = (disc_mask(size, inset) for inset in (0, max(3, size // 12)))
    canvas = Canvas.plain(size, size, p.COAL)
    made = layered([(p.GOLD, rim), (p.COAL, face)])
    canvas.sprite(made, 0, 0)
    style = Type(max(SMALLEST, round(size * 0.56)), Weight.BLACK)
    canvas.text(str(coins), size // 2, size // 2, style, p.CREAM, "centre")
    return canvas.cut_out(rim)


@kept(128)
def ship(key: str, width: int, height: int) -> Sprite:
    """A shipping tile: what it costs, and its points; those of the start have their corners cut off.

    Where signs would lie on each other, those alike are counted.
    """
    found = SHIPS[key]
    face = p.CREAM if found.kind != "start" else p.colour("F0C48A")

    def paint(canvas: Canvas) -> None:
        inside = canvas.box.inset(3)
        outlined = outline("cut" if found.kind == "start" else "rounded", inside.width, inside.height)
        canvas.stencil(outlined, inside.x, inside.y, face)
        alike = sum(count for good, count in found.cost.items() if good != "coin")
        tight = alike * (_LEAST + _NEAR) > width - height - 2 * _EDGE
        size = min(height - 14, _LEAST if tight else _GOOD)
        shown: list[str] = []
        for good, count in found.cost.items():
            shown += [str(count), good] if (good == "coin" or tight) and count > 1 else [good] * count
        written = sum(width_of(each, _NUMBER) + _NEAR for each in shown if each.isdigit())
        goods = sum(not each.isdigit() for each in shown)
        room = width - height - 2 * _EDGE - written
        if written:
            size = max(_LEAST, min(size, room // goods - _NEAR))
        step = size + _NEAR if written else min(size + _NEAR, (room - size) // max(1, goods - 1))
        x, middle = _EDGE, height // 2
        for each in shown:
            if each.isdigit():
                x += canvas.text(each, x, middle, _NUMBER, p.COAL) + _NEAR
            else:
                canvas.sprite(icon(each, size), x, middle - size // 2)
                x += step
        wreath = canvas.box.cut_right(height - 6)[0]
        canvas.sprite_in(icon("laurel", height - 10), wreath)
        style = _POINTS if height >= _TALL else _POINTS.sized(SMALLEST)
        canvas.text(str(found.points), *wreath.centre, style, p.COAL, "centre")

    return shaped("cut" if found.kind == "start" else "rounded", width, height, p.darker(face, 0.35), paint)

"""What scholars, bishops and missions do, in a few signs."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.santa_maria.components import BISHOPS, MISSIONS, SPECIALISTS
from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import ICONS, icon
from render.kit.lettering import FINE, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.dice import die
from render.kit.skins import kept
from render.kit.sprites import Sprite, layered, rounded_mask
from render.santa_maria.colours import BLUE
from render.santa_maria.faces import signs

SIGN = 38
_GAP = 4
_BOLD = FINE.weighing(Weight.BOLD)
_SCHOLARS: dict[str, tuple[str, ...]] = {
    "philosophy": ("blue", "=", "white"),
    "taxation": ("person", "→", "coin"),
    "mathematics": ("white", "±1"),
    "architecture": ("corner", "wood", "−1"),
    "theology": ("goods", "→", "church"),
    "bookkeeping": ("house", "coin", "−1"),
    "commerce": ("goods", "coin", "+1"),
    "strategy": ("coin", "→", "conquistador"),
    "seamanship": ("ship", "coin", "+2"),
    "alchemy": ("sugar", "=", "gem"),
    "archery": ("white", "→", "diagonal"),
    "meditation": ("hourglass", "×2"),
    "navigation": ("coin", "→", "governor"),
}
"""For what, or instead of what, is what."""
_COUNTED = {
    "ships": ("ship",),
    "lines": ("line",),
    "missions": ("mission",),
    "sugar": ("ship", "sugar"),
    "doubles": ("double",),
    "roads": ("road",),
    "conquest": ("conquistador",),
    "large_tiles": ("corner",),
    "gem": ("ship", "gem"),
}
"""What a bishop counts; goods are those on shipping tiles."""
_TWICE = {"conquest": 2}
_BRINGS = {"conquest": "conquistador"}
_SHAPES = {
    "double": ((0, 0), (1, 0)),
    "corner": ((0, 0), (1, 0), (0, 1)),
    "line": tuple((column, 1) for column in range(4)),
    "diagonal": tuple((at, at) for at in range(3)),
}


def signs_of(place: str) -> tuple[str, ...]:
    """Icons, dice and shapes by their names; whatever else is written."""
    if place in _SCHOLARS:
        return _SCHOLARS[place]
    if (bishop := BISHOPS.get(place)) is not None:
        return (*_COUNTED[bishop.count], f"×{_TWICE.get(bishop.count, bishop.points)}")
    found: list[str] = []
    for effect in MISSIONS[place].effects:
        found += [effect.what] if effect.n == 1 else [str(effect.n), effect.what]
    return tuple(found)


def specialist_signs(specialist: str) -> tuple[str, ...]:
    """Who produces what, or what a cart gives."""
    if brings := SPECIALISTS[specialist].brings:
        return ("citizen", _BRINGS.get(brings, brings))
    _, gives = signs(specialist)
    things = [sign for sign in gives if sign != "person"]
    return ("cart", *((str(len(things)),) if len(things) > 1 else ()), things[0])


def width_of_signs(shown: Sequence[str]) -> int:
    """How wide they are."""
    return sum(_width(sign) + _GAP for sign in shown) - _GAP


def draw_signs(canvas: Canvas, box: Box, shown: Sequence[str], ink: Colour) -> None:
    """From the left of a box."""
    x, middle = box.x, box.centre[1]
    for sign in shown:
        sprite = _sprite(sign)
        if sprite is None:
            canvas.text(sign, x, middle, _BOLD, ink)
        else:
            canvas.sprite(sprite, x, middle - sprite.height // 2)
        x += _width(sign) + _GAP


def _width(sign: str) -> int:
    sprite = _sprite(sign)
    return width_of(sign, _BOLD) if sprite is None else sprite.width


def _sprite(sign: str) -> Sprite | None:
    colour, _, value = sign.partition("_")
    if colour in ("white", "blue"):
        return die(int(value or 6), SIGN - 2, p.WHITE if colour == "white" else BLUE)
    if sign in _SHAPES:
        return _shape(sign, SIGN - 2)
    return icon(sign, SIGN) if sign in ICONS else None


@kept(16)
def _shape(name: str, size: int) -> Sprite:
    """The cells of a tile, or of a line."""
    cells = _SHAPES[name]
    side = size // (1 + max(max(cell) for cell in cells))
    down = (size - side * (1 + max(row for _, row in cells))) // 2 if name != "line" else 0
    edge = max(2, side // 9)
    layers = []
    for grown, face in ((0, p.UMBER), (edge, p.BISCUIT)):
        mask = Image.new("L", (size, size), 0)
        for column, row in cells:
            cell = rounded_mask(side - 1, side - 1, side // 6, grown)
            mask.paste(cell, (column * side, down + row * side))
        layers.append((face, mask))
    return layered(layers)

"""Faces of island tiles and buildings, each painted once."""

from __future__ import annotations

from games.puerto_rico.components import BUILDINGS, FOREST, QUARRY, Building
from games.puerto_rico.rulebook import KEY
from games.puerto_rico.state import Board
from render.kit import palette as p
from render.kit.areas.panels import card, sea_face
from render.kit.boxes import Box
from render.kit.canvas import Canvas, painted
from render.kit.icons import icon
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite
from render.vignettes import vignette

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
_PALE = 0.6


def tinted(what: str) -> Colour:
    """The colour of a good, a tile or a kind of buildings; of others, that of paper."""
    return p.tint(*_FIELDS[what]) if what in _FIELDS else p.PAPER_DEEP


def empty() -> Colour:
    """The colour of a lot where nothing stands yet."""
    return p.blend(p.PAPER, p.PAPER_DEEP, 0.55)


def tones() -> tuple[Colour, ...]:
    """The flat colours of this game's pictures."""
    fields = [tinted(what) for what in _FIELDS]
    return (empty(), sea_face(), *fields, *(rimmed(field) for field in (p.PAPER_DEEP, *fields)))


def tint(building: Building) -> Colour:
    """The colour of a building: of its good, of crafts without one, of large ones, or beige."""
    if building.good:
        return tinted(building.good)
    if not building.beige:
        return tinted("craft")
    return tinted("large" if building.large else "")


def rimmed(face: Colour) -> Colour:
    """The colour of the rim of a face."""
    return p.darker(face, 0.34)


def works(board: Board, key: str) -> bool:
    """Whether somebody stands on a building, or it needs nobody."""
    return board.occupied(key) or not BUILDINGS[key].circles


def face(key: str, size: int, *, works: bool = True) -> Sprite:
    """A building's small drawing; pale where nobody works."""
    drawn = vignette(KEY, key, size, "building")
    return drawn if works else drawn.washed(p.PAPER, _PALE)


@kept(128)
def island_tile(tile: str, width: int, height: int) -> Sprite:
    """An island tile, with room for a piece at the right."""
    ground = tinted(tile)

    def paint(canvas: Canvas) -> None:
        inside = _face(canvas, ground, 16, 3).inset(14, 4)
        canvas.sprite_in(icon(tile, inside.height), inside.cut_left(inside.height)[0])

    return painted(width, height, 16, rimmed(ground), paint)


@kept(64)
def good_chip(good: str, side: int) -> Sprite:
    """A good in a hold or on a cell of the trading house, or a tile that lies open."""

    def paint(canvas: Canvas) -> None:
        canvas.sprite_in(icon(good, round(side * 0.84)), _face(canvas, tinted(good), side // 6, 2))

    return painted(side, side, side // 6, rimmed(tinted(good)), paint)


@kept(256)
def ground(key: str, width: int, height: int) -> Sprite:
    """What a building of a city stands on: in the colour of its kind."""
    colour = tint(BUILDINGS[key])
    return painted(width, height, 16, rimmed(colour), lambda canvas: _inside(canvas, colour))


def _inside(canvas: Canvas, colour: Colour) -> None:
    _face(canvas, colour, 16, 3)


def _face(canvas: Canvas, face: Colour, radius: int, rim: int) -> Box:
    """A face with a darker rim; returns what is inside of it."""
    card(canvas, canvas.box, face, rimmed(face), radius, rim, 0)
    return canvas.box.inset(rim)

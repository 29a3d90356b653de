"""Signs of this game: nations by colour and letter, tiles, discs and tokens by shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from games.maracaibo.kinds import NATIONS, Cost, Effect
from render.kit import palette as p
from render.kit.canvas import Canvas
from render.kit.icons import ICONS
from render.kit.icons.draw import rasterised
from render.kit.icons.shapes import Fill, Layer, Stroke, bar, disc, path, star
from render.kit.lettering import FINE, Type, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import number_badge
from render.kit.skins import kept
from render.kit.sprites import Sprite

Chip: TypeAlias = tuple[str, str]
"""A sign, and the number behind it."""
SMALL = 36
DISC = 54
"""The size of a place's number."""
BOLD = FINE.weighing(Weight.BOLD)

_LOCAL: dict[str, tuple[Layer, ...]] = {
    "cocoa": (
        Fill(path("M 50 2 C 84 20 84 78 50 98 C 16 78 16 20 50 2 Z"), p.HIDE),
        Fill(path("M 52 8 C 78 24 78 74 52 92 Z"), p.STRAW),
        Stroke(path("M 50 8 L 50 92 M 36 20 C 30 40 30 60 36 80 M 64 20 C 70 40 70 60 64 80"), 4, p.WOOD_DARK),
    ),
    "cotton": (
        Stroke(path("M 50 98 L 50 56"), 8, p.LEAF_DARK),
        Fill((*disc(34, 40, 24), *disc(66, 40, 24), *disc(50, 22, 22), *disc(50, 52, 22)), p.WHITE),
        Fill(path("M 26 66 C 40 60 46 66 50 74 C 54 66 60 60 74 66 C 66 80 56 80 50 78 C 44 80 34 80 26 66 Z"), p.LEAF),
    ),
    "treasure": (
        Fill(path("M 8 48 C 8 16 92 16 92 48 Z"), p.WOOD),
        Fill(bar(8, 48, 92, 92, 6), p.WOOD_DARK),
        Fill(bar(8, 44, 92, 54), p.GOLD),
        Fill(bar(42, 40, 58, 68, 4), p.GOLD),
    ),
    "adventure": (
        Fill(path("M 8 14 L 36 6 L 64 14 L 92 6 L 92 86 L 64 94 L 36 86 L 8 94 Z"), p.STRAW),
        Stroke(path("M 18 30 C 34 40 30 60 48 62"), 6, p.UMBER),
        Stroke(path("M 58 50 L 80 74 M 80 50 L 58 74"), 9, p.BLOOD),
    ),
    "book": (
        Fill(bar(10, 12, 90, 90, 6), p.CLOTH),
        Fill(bar(20, 18, 90, 84), p.CREAM),
        Stroke(path("M 32 34 L 78 34 M 32 50 L 78 50 M 32 66 L 64 66"), 5, p.UMBER),
    ),
    "herb": ICONS["plants"],
    "sugar": ICONS["sugar"],
    "tobacco": ICONS["tobacco"],
    "explore": (
        Fill(path("M 34 4 L 66 4 L 66 54 C 92 60 98 70 98 84 L 20 84 C 18 60 34 50 34 4 Z"), p.HIDE),
        Fill(bar(18, 82, 98, 97, 5), p.WOOD_DARK),
        Stroke(path("M 50 30 L 66 30 M 52 46 L 66 46"), 6, p.BISCUIT),
    ),
    "compass": ICONS["rose"],
    "synergy": (Fill(path("M 50 2 L 98 50 L 50 98 L 2 50 Z"), p.CLOTH), Fill(disc(50, 50, 18), p.CREAM)),
    "border": ICONS["flag"],
    "sail": ICONS["ship"],
    "war": ICONS["swords"],
    "disc": (Fill(disc(50, 50, 46), p.WOOD_DARK), Fill(disc(50, 50, 30), p.WOOD_LIGHT)),
    "ring": (Fill(disc(50, 50, 46), p.UMBER), Fill(disc(50, 50, 36), p.WHITE)),
    "delivered": (Fill(disc(50, 50, 46), p.STONE_DARK),),
    "quest": (
        Fill(path("M 16 4 L 84 4 L 84 96 L 50 82 L 16 96 Z"), p.STRAW),
        Fill(star(50, 42, 26, 11), p.BLOOD),
    ),
    "doubloons": ICONS["coin"],
    "points": ICONS["point"],
    "strength": ICONS["sword"],
    "figures": ICONS["person"],
    "village": ICONS["house"],
    "influence": ICONS["crown"],
    "assistant": ICONS["crew"],
    "upgrade": ICONS["anchor"],
    "token": ICONS["shield"],
    "hand": ICONS["stack"],
    "france": (
        Fill(bar(2, 10, 98, 90, 8), p.WHITE),
        Fill(bar(2, 10, 34, 90, 8), p.INDIGO),
        Fill(bar(66, 10, 98, 90, 8), p.BLOOD),
    ),
    "spain": (Fill(bar(2, 10, 98, 90, 8), p.BLOOD), Fill(bar(2, 32, 98, 68), p.GOLD)),
    "england": (
        Fill(bar(2, 10, 98, 90, 8), p.WHITE),
        Fill(bar(41, 10, 59, 90), p.BLOOD),
        Fill(bar(2, 41, 98, 59), p.BLOOD),
    ),
    "city_quest": (
        Fill(path("M 16 4 L 84 4 L 84 96 L 50 82 L 16 96 Z"), p.STRAW),
        Fill(star(50, 42, 26, 11), p.BLOOD),
    ),
}


_SAIL = path("M 12 10 C 36 0 64 0 88 10 C 98 28 98 44 88 62 C 64 54 36 54 12 62 C 22 44 22 28 12 10 Z")
_HULL = path("M 0 68 L 100 68 C 98 84 88 98 74 98 L 26 98 C 12 98 2 84 0 68 Z")


@kept(32)
def ship(seat: int, size: int) -> Sprite:
    """Somebody's ship without its letter."""
    layers = (
        Fill(bar(46, 0, 54, 72), p.WOOD_DARK),
        Fill(_SAIL, p.SEATS[seat]),
        Fill(_HULL, p.WOOD),
        Fill(path("M 0 68 L 100 68 L 98 79 L 2 79 Z"), p.SEATS[seat]),
    )
    return rasterised(layers, size, p.EDGE)


def draw_ship(canvas: Canvas, centre: tuple[int, int], seat: int, initial: str, size: int) -> None:
    """Somebody's ship: the seat's colour and initial on its sail."""
    canvas.sprite(ship(seat, size), centre[0] - size // 2, centre[1] - size // 2)
    style = Type(max(FINE.size, round(size * 0.42)), Weight.BLACK)
    canvas.text(initial, centre[0], centre[1] - round(size * 0.15), style, p.ink_on(p.SEATS[seat]), "centre")


@kept(256)
def piece(name: str, size: int = SMALL) -> Sprite:
    """A sign of this game."""
    return rasterised(_LOCAL[name], size, p.EDGE)


_COUNTED = ("doubloons", "points", "strength", "figures", "explore", "village", "influence")
_AFTER = 5
"""Behind a number."""
_PER = {"points_per": "points", "doubloons_per": "doubloons"}


def chips(effects: tuple[Effect, ...]) -> list[Chip]:
    """A short row of effects as signs with numbers; a slash stands between what one chooses from."""
    found: list[Chip] = []
    for effect in effects:
        if effect.do == "choose":
            for at, option in enumerate(effect.options):
                found += [("", "/")] if at else []
                found += chips(option)
        elif effect.do in _PER:
            found += [(_PER[effect.do], f"{effect.n}/"), ("compass", "")]
        elif effect.do == "influence" and effect.nation in NATIONS:
            found.append((effect.nation, str(effect.n)))
        elif effect.do == "veteran":
            found += [("figures", "→"), ("points", str(effect.n))]
        elif effect.do in _LOCAL:
            several = effect.do in _COUNTED or effect.n > 1
            found.append((effect.do, str(effect.n) if several else ""))
    return found


def cost_chips(cost: tuple[Cost, ...]) -> list[Chip]:
    """What a quest wants, as signs."""
    found: list[Chip] = []
    for part in cost:
        if part.pay == "moves":
            found.append(("sail", f"{part.n}+"))
        elif part.pay in ("doubloons", "strength", "figures"):
            found.append((part.pay, str(part.n)))
        else:
            found += [(part.pay, "")] * part.n
    return found


def chips_width(row: Sequence[Chip], size: int = SMALL) -> int:
    """How much room a row of chips takes."""
    return sum(_chip_width(*part, size) for part in row)


def _chip_width(sign: str, words: str, size: int) -> int:
    return (size + 2 if sign else 0) + (width_of(words, BOLD) + _AFTER if words else 1)


def draw_chips(
    canvas: Canvas, row: Sequence[Chip], left: int, middle: int, colour: Colour | None = None, size: int = SMALL
) -> int:
    """Draw a row of chips from the left; returns where it ends."""
    for sign, words in row:
        if sign:
            canvas.sprite(piece(sign, size), left, middle - size // 2)
        canvas.text(words, left + (size + 2 if sign else 0), middle, BOLD, colour)
        left += _chip_width(sign, words, size)
    return left


def numbered(canvas: Canvas, centre: tuple[int, int], words: str, face: Colour, *, city: bool = False) -> None:
    """A place's number: in a square for a city, else in a disc, so that colour alone tells nobody what it is."""
    number_badge(canvas, centre, words, DISC, face, "square" if city else "disc")

"""The one palette: paper and ink, seats that colour-blind people can tell apart, goods and resources."""

from __future__ import annotations

from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def colour(code: str) -> Colour:
    """A colour from six hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """The first colour with that share of the other in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(base: Colour, share: float) -> Colour:
    """The colour with that share of white in it."""
    return blend(base, WHITE, share)


def darker(base: Colour, share: float) -> Colour:
    """The colour with that share of ink in it."""
    return blend(base, INK, share)


def luminance(base: Colour) -> float:
    """Relative luminance from 0 to 1, as defined for contrast on screens."""
    channels = [c / 255 for c in base]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast of two colours, from 1 (none) to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(ground: Colour) -> Colour:
    """Whichever of dark ink and white paper reads better on a colour."""
    return INK if contrast(ground, INK) >= contrast(ground, WHITE) else WHITE


WHITE: Final = colour("FFFFFF")
INK: Final = colour("2B2118")
INK_SOFT: Final = colour("6B5A47")
INK_FAINT: Final = colour("A08C72")
SHADOW: Final = colour("4A3722")

SAND: Final = colour("DCC9A3")
PARCHMENT: Final = colour("EADCBD")
PAPER: Final = colour("FBF5E6")
PAPER_DEEP: Final = colour("F1E6CC")
LINE: Final = colour("CDB992")

GOLD: Final = colour("E3A72F")
GOLD_DEEP: Final = colour("A86F10")
SILVER: Final = colour("C9CFD4")
STEEL: Final = colour("7E8B96")
BRASS: Final = colour("B98B3C")
WOOD: Final = colour("9A6536")
WOOD_DARK: Final = colour("6A4223")
WOOD_LIGHT: Final = colour("D3A268")
LEAF: Final = colour("5E9B3C")
LEAF_DARK: Final = colour("3B6E2A")
LEAF_LIGHT: Final = colour("9CCB62")
WATER: Final = colour("3F8FCB")
WATER_LIGHT: Final = colour("A6D4F0")
STONE: Final = colour("A3A5A4")
STONE_LIGHT: Final = colour("CBCDCB")
STONE_DARK: Final = colour("767A7B")
BRICK: Final = colour("B5533A")
FLAME: Final = colour("E8662A")
BLOOD: Final = colour("B3261E")
WINE: Final = colour("8E2F5B")
WINE_LIGHT: Final = colour("C05C8A")
CLOTH: Final = colour("7A5AA8")
CLOTH_LIGHT: Final = colour("B29AD6")
HIDE: Final = colour("A4693B")
FISH: Final = colour("4FA3A5")
FISH_LIGHT: Final = colour("A9DAD4")
SKIN: Final = colour("E8B98A")
INDIGO: Final = colour("3E57A8")
CORN: Final = colour("F2C83B")
SUGAR: Final = colour("F6F0E2")
TOBACCO: Final = colour("B98A4E")
COFFEE: Final = colour("6B3F26")

CHANGED: Final = colour("E0218A")
GOOD: Final = colour("2F7D4F")
BAD: Final = BLOOD

SEATS: Final[tuple[Colour, ...]] = (
    colour("1B5FA6"),
    colour("D9541E"),
    colour("F2BE2C"),
    colour("12906F"),
    colour("8C2F6B"),
)

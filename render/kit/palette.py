"""The one palette: paper and ink, seats that colour-blind people can tell apart, goods and resources."""

from __future__ import annotations

from typing import Final

from render.kit.skins import Colour, colour, worn

__all__ = ["Colour", "colour"]


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """The first colour with that share of the other in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(base: Colour, share: float) -> Colour:
    """The colour with that share of white in it."""
    return blend(base, WHITE, share)


def darker(base: Colour, share: float) -> Colour:
    """The colour with that share of coal in it."""
    return blend(base, COAL, share)


def tint(base: Colour, share: float) -> Colour:
    """A field of the colour that ink reads on: on light paper with that share of white, on dark wood of wood."""
    skin = worn()
    return blend(base, skin.tint, share * skin.tint_share)


def luminance(base: Colour) -> float:
    """Relative luminance from 0 to 1, as defined for contrast on screens."""
    channels = [c / 255 for c in base]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


READABLE: Final = 4.5
"""The contrast of words and what they stand on, at least."""


def contrast(one: Colour, other: Colour) -> float:
    """Contrast of two colours, from 1 (none) to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(ground: Colour) -> Colour:
    """Whichever of coal and white reads better on a colour; on what is between them, jet."""
    best = max((COAL, WHITE), key=lambda ink: contrast(ground, ink))
    return best if contrast(ground, best) >= READABLE else JET


def readable(colour: Colour, ground: Colour) -> Colour:
    """The colour for words on this ground: with as much ink in it as it needs to be read."""
    inked = (blend(colour, ink_on(ground), share / 10) for share in range(11))
    return next((made for made in inked if contrast(made, ground) >= READABLE), ink_on(ground))


def __getattr__(name: str) -> Colour:
    """The colours of paper and ink are those of the skin that is worn."""
    if name in _OF_THE_SKIN:
        shown: Colour = getattr(worn(), name.lower())
        return shown
    raise AttributeError(name)


PARCHMENT: Colour
SAND: Colour
PAPER: Colour
PAPER_DEEP: Colour
LINE: Colour
INK: Colour
INK_SOFT: Colour
INK_FAINT: Colour
SHADOW: Colour
EDGE: Colour
_OF_THE_SKIN: Final = (
    "PAPER",
    "PARCHMENT",
    "PAPER_DEEP",
    "INK",
    "SAND",
    "INK_SOFT",
    "LINE",
    "INK_FAINT",
    "SHADOW",
    "EDGE",
)


def surfaces() -> list[Colour]:
    """Paper and ink of the skin that is worn, the most important first."""
    return [__getattr__(name) for name in _OF_THE_SKIN]


WHITE: Final = colour("FFFFFF")
COAL: Final = colour("2B2118")
JET: Final = colour("050302")
CREAM: Final = colour("FBF5E6")
BISCUIT: Final = colour("F1E6CC")
STRAW: Final = colour("CDB992")
UMBER: Final = colour("6B5A47")

SLATE: Final = colour("565A66")
GOLD: Final = colour("E3A72F")
GOLD_DEEP: Final = colour("9C660E")
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
SEA: Final = colour("3D93B8")
WATER_LIGHT: Final = colour("A6D4F0")
STONE: Final = colour("A3A5A4")
SAND_STONE: Final = colour("C9B27C")
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
    colour("C94B18"),
    colour("F2BE2C"),
    colour("138760"),
    colour("8C2F6B"),
)

NAMED: Final[tuple[Colour, ...]] = (
    *(
        value
        for name, value in list(globals().items())
        if name.isupper() and name not in ("SEATS", "READABLE", "_OF_THE_SKIN")
    ),
    *SEATS,
)
"""All colours of things, which stay the same on every ground."""


def named(word: str) -> Colour:
    """A colour of things by its name in data."""
    found: Colour = globals()[word.upper()]
    return found

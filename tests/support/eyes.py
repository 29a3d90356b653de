"""How people see colours: the linear models of Machado, Oliveira and Fernandes (2009)."""

from functools import cache

from PIL import Image, ImageFilter

Sight = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

FULL: Sight = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
SIGHTS: dict[str, Sight] = {
    "full": FULL,
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""A complete lack of one kind of cone, each."""
_FINENESS = 33
"""Colours that are computed along each side of the cube of all colours; those between are interpolated."""


def linear(value: float) -> float:
    """The light behind a channel's value, both from 0 to 1."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def light_seen(colour: tuple[float, float, float], sight: str) -> tuple[float, float, float]:
    """The linear light that this sight makes of a colour, whose channels go from 0 to 1."""
    red, green, blue = map(linear, colour)
    seen_red, seen_green, seen_blue = (min(1.0, max(0.0, r * red + g * green + b * blue)) for r, g, b in SIGHTS[sight])
    return seen_red, seen_green, seen_blue


def seen(image: Image.Image, sight: str) -> Image.Image:
    """The image as these eyes see it."""
    return image.filter(_cube(sight))


@cache
def _cube(sight: str) -> ImageFilter.Color3DLUT:
    def shown(red: float, green: float, blue: float) -> tuple[float, ...]:
        return tuple(map(_value, light_seen((red, green, blue), sight)))

    return ImageFilter.Color3DLUT.generate(_FINENESS, shown)


def _value(light: float) -> float:
    """The channel's value that shows so much light."""
    return light * 12.92 if light <= 0.0031308 else 1.055 * float(light ** (1 / 2.4)) - 0.055

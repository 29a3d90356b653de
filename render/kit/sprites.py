"""Small prepared pictures with a mask, drawn large once and reduced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.kit.palette import Colour

OVERSAMPLE = 4


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """Colours and the mask to paste them through. Never changed once made, so threads may share it."""

    colours: Image.Image
    mask: Image.Image

    @property
    def width(self) -> int:
        return self.mask.width

    @property
    def height(self) -> int:
        return self.mask.height

    def faded(self, strength: float) -> Sprite:
        """The same sprite, let through only so far."""
        return Sprite(self.colours, self.mask.point([round(level * strength) for level in range(256)]))

    def washed(self, tint: Colour, share: float) -> Sprite:
        """The same sprite with that share of a colour over it."""
        flat = Image.new("RGB", self.colours.size, tint)
        return Sprite(Image.blend(self.colours, flat, share), self.mask)


def from_rgba(image: Image.Image) -> Sprite:
    """A sprite of an image with transparency."""
    return Sprite(image.convert("RGB"), image.getchannel("A"))


def supersampled(width: int, height: int, paint: Callable[[ImageDraw.ImageDraw, float], None]) -> Sprite:
    """A sprite of smooth shapes: `paint` draws on a transparent sheet at the scale that it is given."""
    large = Image.new("RGBA", (width * OVERSAMPLE, height * OVERSAMPLE), (0, 0, 0, 0))
    paint(ImageDraw.Draw(large), float(OVERSAMPLE))
    return from_rgba(large.reduce(OVERSAMPLE))


def smooth_mask(width: int, height: int, paint: Callable[[ImageDraw.ImageDraw, float], None]) -> Image.Image:
    """A mask of smooth shapes: `paint` draws in shades of white on black at the scale that it is given."""
    large = Image.new("L", (width * OVERSAMPLE, height * OVERSAMPLE), 0)
    paint(ImageDraw.Draw(large), float(OVERSAMPLE))
    return large.reduce(OVERSAMPLE)


def layered(layers: Sequence[tuple[Colour, Image.Image]]) -> Sprite:
    """A sprite of flat colours through masks of one size, the first one lowest."""
    size = layers[0][1].size
    sheet = Image.new("RGBA", size, (*layers[0][0], 0))
    for colour, mask in layers:
        layer = Image.new("RGBA", size, (*colour, 0))
        layer.putalpha(mask)
        sheet.alpha_composite(layer)
    return from_rgba(sheet)

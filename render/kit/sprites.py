"""Small prepared pictures with a mask, drawn large once and reduced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.kit.palette import Colour
from render.kit.traces import Trace, Written

OVERSAMPLE = 4
_FADED = 0.4


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """Colours and the mask to paste them through. Never changed once made, so threads may share it."""

    colours: Image.Image
    mask: Image.Image
    traces: tuple[Trace, ...] = ()
    """What is on it, if anything is written there."""
    faded: bool = False
    """Whether it stands back, as what is gone or cannot be used now does."""

    @property
    def width(self) -> int:
        """In pixels."""
        return self.mask.width

    @property
    def height(self) -> int:
        """In pixels."""
        return self.mask.height

    def washed(self, tint: Colour, share: float) -> Sprite:
        """The same sprite with that share of a colour over it."""
        flat = Image.new("RGB", self.colours.size, tint)
        traces = tuple(trace.washed(tint, share) if isinstance(trace, Written) else trace for trace in self.traces)
        return Sprite(Image.blend(self.colours, flat, share), self.mask, traces, faded=share >= _FADED)


def from_rgba(image: Image.Image) -> Sprite:
    """A sprite of an image with transparency."""
    return Sprite(image.convert("RGB"), image.getchannel("A"))


def smooth_mask(width: int, height: int, paint: Callable[[ImageDraw.ImageDraw, float], None]) -> Image.Image:
    """A mask of smooth shapes: `paint` draws in shades of white on black at the scale that it is given."""
    large = Image.new("L", (width * OVERSAMPLE, height * OVERSAMPLE), 0)
    paint(ImageDraw.Draw(large), float(OVERSAMPLE))
    return large.reduce(OVERSAMPLE)


def rounded_mask(width: int, height: int, radius: float, inset: float = 0.0) -> Image.Image:
    """A mask of a rounded rectangle, so far inside of its sheet; with half the width as radius, a disc."""

    def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
        far = ((width - inset) * scale - 1, (height - inset) * scale - 1)
        pen.rounded_rectangle((inset * scale, inset * scale, *far), max(0.0, radius) * scale, fill=255)

    return smooth_mask(width, height, paint)


def disc_mask(size: int, inset: float = 0.0) -> Image.Image:
    """A mask of a disc, so far inside of its sheet."""
    return rounded_mask(size, size, size / 2 - inset, inset)


def layered(layers: Sequence[tuple[Colour, Image.Image]]) -> Sprite:
    """A sprite of flat colours through masks of one size, the first one lowest."""
    size = layers[0][1].size
    sheet = Image.new("RGBA", size, (*layers[0][0], 0))
    for colour, mask in layers:
        layer = Image.new("RGBA", size, (*colour, 0))
        layer.putalpha(mask)
        sheet.alpha_composite(layer)
    return from_rgba(sheet)

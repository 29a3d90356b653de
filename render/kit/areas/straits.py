"""The water between the lands of a hex: it stays open, however far they reach out for what stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.boxes import Box
from render.kit.icons.shapes import Point

_BROAD = 0.05
"""How far the water reaches into either land, as a share of half a hex's width."""
_ROUNDED = 0.8
"""So much of that its bends are softened by."""
_HALF = 110
"""What is left of the water when its bends are softened: about half of what was covered."""
_RIM = 0.1
"""Water may lie under so much of a thing on either side: it is seen between two of them that all but touch."""


@dataclass(frozen=True, slots=True)
class Shore:
    """A land by the edges that it reaches, and the places of what stands on it."""

    edges: tuple[int, ...]
    places: tuple[Box, ...]


def strait(
    size: tuple[int, int], outlines: Sequence[Sequence[Point]], shores: Sequence[Shore], reach: int
) -> Image.Image:
    """Where there is water between lands of these outlines, which reach out so far for what they bear."""
    broad = max(3, round(size[0] / 2 * _BROAD))
    bearing = [_filled(size, [], shore.places) for shore in shores]
    lands = []
    for number, (outline, shore) in enumerate(zip(outlines, shores, strict=True)):
        # What stands on another land is no part of this one, wherever it has found room.
        others = [_wider(each, 1) for other, each in enumerate(bearing) if other != number]
        around = [place.inset(-reach, -reach) for place in shore.places]
        lands.append(_wider(_without(_filled(size, [outline], around), others), broad))
    between = reduce(ImageChops.lighter, [ImageChops.darker(one, other) for one, other in combinations(lands, 2)])
    softened = between.filter(ImageFilter.GaussianBlur(broad * _ROUNDED)).point(lambda value: 255 * (value > _HALF))
    return _without(softened, [_filled(size, [], [_within(place) for place in shore.places]) for shore in shores])


def _filled(size: tuple[int, int], outlines: Sequence[Sequence[Point]], places: Sequence[Box]) -> Image.Image:
    image = Image.new("L", size, 0)
    pen = ImageDraw.Draw(image)
    for outline in outlines:
        pen.polygon(list(outline), fill=255)
    for place in places:
        pen.rounded_rectangle(place.corners, min(place.width, place.height) / 3, fill=255)
    return image


def _within(place: Box) -> Box:
    return place.inset(round(place.width * _RIM), round(place.height * _RIM))


def _without(mask: Image.Image, others: Sequence[Image.Image]) -> Image.Image:
    return reduce(ImageChops.subtract, others, mask)


def _wider(mask: Image.Image, by: int) -> Image.Image:
    for _ in range(by):
        mask = mask.filter(ImageFilter.MaxFilter(3))
    return mask

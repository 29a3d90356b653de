"""The mark of what changed: a glowing outline, and a star in the corner so that it shows without colour too."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageFilter

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import sign
from render.kit.panels import stretched
from render.kit.skins import kept
from render.kit.sprites import Sprite, disc_mask, layered, rounded_mask

_STRETCH = 8
_SMALLEST, _LARGEST = 26, 44


@kept(32)
def _glow(radius: int, line: int) -> Sprite:
    """A frame just outside of a box, with a halo around it; inside, nothing is touched."""
    border = 3 * line
    side = 2 * (radius + border) + _STRETCH

    def rounded(outwards: float) -> Image.Image:
        return rounded_mask(side, side, radius + outwards, border - outwards)

    inside = rounded(-1)
    halo = rounded(line * 1.6).filter(ImageFilter.GaussianBlur(line * 0.6))
    return layered(
        [
            (p.lighter(p.CHANGED, 0.35), ImageChops.subtract(halo, inside)),
            (p.CHANGED, ImageChops.subtract(rounded(line), inside)),
        ]
    )


@kept(16)
def star(size: int) -> Sprite:
    """The sign of what is new: a star on a round button."""

    canvas = Canvas.plain(size, size, p.CHANGED)
    canvas.sprite_in(sign("spark", round(size * 0.66), p.WHITE), canvas.box)
    face = Sprite(canvas.image, disc_mask(size, 2))
    whole = Canvas.plain(size, size, p.WHITE)
    whole.sprite(face, 0, 0)
    return Sprite(whole.image, disc_mask(size))


def mark(canvas: Canvas, box: Box, radius: int = 14, line: int = 5) -> None:
    """Mark a box as changed since the viewer last moved."""
    stretched(canvas, _glow(radius, line), box.inset(-3 * line), radius + 3 * line)
    size = max(_SMALLEST, min(_LARGEST, min(box.width, box.height) // 4))
    canvas.sprite(star(size), box.right - size * 2 // 3, box.y - size // 3)

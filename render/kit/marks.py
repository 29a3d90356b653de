"""The mark of what changed: a glowing outline, and a star in the corner so that it shows without colour too."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import sign
from render.kit.panels import stretched
from render.kit.sprites import Sprite, layered, smooth_mask

_STRETCH = 8
_SMALLEST, _LARGEST = 26, 44


@lru_cache(maxsize=32)
def _glow(radius: int, line: int) -> Sprite:
    border = 3 * line
    side = 2 * (radius + border + line) + _STRETCH

    def frame(width: float, outwards: float) -> Image.Image:
        def paint(pen: ImageDraw.ImageDraw, scale: float) -> None:
            near, far = (border - outwards) * scale, (side - border + outwards) * scale - 1
            pen.rounded_rectangle(
                (near, near, far, far), (radius + outwards) * scale, outline=255, width=round(width * scale)
            )

        return smooth_mask(side, side, paint)

    halo = frame(line * 3.0, line).filter(ImageFilter.GaussianBlur(line * 0.9))
    return layered(
        [
            (p.lighter(p.CHANGED, 0.3), halo.point([level * 4 // 5 for level in range(256)])),
            (p.WHITE, frame(line * 1.5, 0)),
            (p.CHANGED, frame(line, 0)),
        ]
    )


@lru_cache(maxsize=16)
def _button(size: int) -> Sprite:
    def disc(inset: float) -> Image.Image:
        return smooth_mask(
            size,
            size,
            lambda pen, scale: pen.ellipse(
                (inset * scale, inset * scale, (size - inset) * scale - 1, (size - inset) * scale - 1), fill=255
            ),
        )

    return layered([(p.WHITE, disc(0)), (p.CHANGED, disc(2))])


def mark(canvas: Canvas, box: Box, radius: int = 14, line: int = 5) -> None:
    """Mark a box as changed since the viewer last moved."""
    stretched(canvas, _glow(radius, line), box.inset(-3 * line), radius + 4 * line)
    size = max(_SMALLEST, min(_LARGEST, min(box.width, box.height) // 4))
    place = Box(box.right - size * 2 // 3, box.y - size // 3, size, size)
    canvas.sprite_in(_button(size), place)
    canvas.sprite_in(sign("spark", round(size * 0.66), p.WHITE), place)

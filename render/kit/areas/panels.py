"""Cards with soft shadows, titles and tables; every card is stretched from one small prepared sprite."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageFilter

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import SMALL, Type, Weight
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite, layered, rounded_mask

RADIUS = 22
_SHADOW = 12
_STRETCH = 8
_SMALL = 400 * 130


def stretched(canvas: Canvas, sprite: Sprite, box: Box, corner: int, middle: Colour | None = None) -> None:
    """A frame from a sprite's corners and stretched edges; inside, a flat colour or what was there before."""
    for x, y, colours, mask in _edges(sprite, corner, box.width, box.height):
        canvas.image.paste(colours, (box.x + x, box.y + y), mask)
    if middle is not None:
        canvas.fill(box.inset(corner), middle)


@kept(64)
def _edges(sprite: Sprite, corner: int, wide: int, high: int) -> tuple[tuple[int, int, Image.Image, Image.Image], ...]:
    """The parts of a frame of this size, where each lies; kept, for the same panels stand on picture after picture."""
    made = []
    spans = [
        (
            (0, corner, 0, corner),
            (corner, size - corner, corner, length - 2 * corner),
            (size - corner, size, length - corner, corner),
        )
        for size, length in ((sprite.width, wide), (sprite.height, high))
    ]
    for row, (top, bottom, y, height) in enumerate(spans[1]):
        for column, (left, right, x, width) in enumerate(spans[0]):
            if (row != 1 or column != 1) and width > 0 and height > 0:
                part, size = (left, top, right, bottom), (width, height)
                colours, mask = (
                    sheet.crop(part).resize(size, Image.Resampling.NEAREST) for sheet in (sprite.colours, sprite.mask)
                )
                made.append((x, y, colours, mask))
    return tuple(made)


@kept(128)
def _card(face: Colour, rim: Colour, radius: int, line: int, shadow: int) -> Sprite:
    """A small rounded card with a rim; its shadow lies in a border of twice its softness."""
    border = 2 * shadow
    side = 2 * (radius + border) + _STRETCH

    def rounded(inset: float) -> Image.Image:
        return rounded_mask(side, side, radius - inset, border + inset)

    layers = [(rim, rounded(0)), (face, rounded(line))]
    if shadow:
        lowered = Image.new("L", (side, side), 0)
        lowered.paste(rounded(0).point([level * 3 // 8 for level in range(256)]), (0, shadow // 3))
        layers.insert(0, (p.SHADOW, lowered.filter(ImageFilter.GaussianBlur(shadow * 0.55))))
    return layered(layers)


@kept(128)
def _whole(face: Colour, rim: Colour, radius: int, line: int, width: int, height: int) -> Sprite:
    """A small card without shadow, kept whole: that is faster than to stretch it."""
    return layered(
        [(rim, rounded_mask(width, height, radius)), (face, rounded_mask(width, height, radius - line, line))]
    )


def card(
    canvas: Canvas,
    box: Box,
    face: Colour | None = None,
    rim: Colour | None = None,
    radius: int = RADIUS,
    line: int = 2,
    shadow: int = _SHADOW,
) -> None:
    """A rounded card; its shadow falls outside the box."""
    face, rim = face or p.PAPER, rim or p.LINE
    radius = min(radius, box.width // 2, box.height // 2)
    canvas.frame(box)
    if not shadow and box.width * box.height <= _SMALL:
        canvas.sprite(_whole(face, rim, radius, line, box.width, box.height), box.x, box.y)
        return
    border = 2 * shadow
    stretched(canvas, _card(face, rim, radius, line, shadow), box.inset(-border), radius + border, face)


def panel(canvas: Canvas, box: Box, lit: Colour | None = None, face: Colour | None = None) -> None:
    """A card for a part of the picture; lit in a colour if the question at hand is about it."""
    card(canvas, box, face, lit, line=2 if lit is None else 7)


def shore(canvas: Canvas, box: Box, radius: int = 14) -> None:
    """Sea with a beach around what lies on it."""
    card(canvas, box, p.tint(p.SEA, 0.62), p.tint(p.CORN, 0.6), radius, 4, 0)


def sea_face() -> Colour:
    """The colour of a panel that is all sea."""
    return p.tint(p.SEA, 0.62)


def heading(canvas: Canvas, box: Box, words: str, style: Type, ink: Colour | None = None, rule: bool = True) -> None:
    """A section title, with a fine rule that runs on to the edge of the box."""
    made = canvas.text_in(words, box, style, ink)
    start = box.x + made.width + 18
    if rule and start + 24 < box.right:
        canvas.fill(Box(start, box.y + box.height // 2, box.right - start, 2), p.LINE)


def table(
    canvas: Canvas, box: Box, lines: Sequence[Sequence[str]], shares: Sequence[float], style: Type = SMALL
) -> None:
    """Words in columns: the first row in bold, the first column to the left, the others to the right."""
    for row, (band, cells) in enumerate(zip(box.rows(len(lines)), lines, strict=True)):
        if row % 2:
            card(canvas, band, p.PAPER_DEEP, p.PAPER_DEEP, 10, 0, 0)
        weight = style.weighing(Weight.BOLD) if row == 0 else style
        for column, (cell, words) in enumerate(zip(band.columns(shares), cells, strict=True)):
            canvas.text_in(words, cell.inset(10, 0), weight, align="right" if column else "left")

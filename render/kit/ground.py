"""The table under everything: a sea of parchment with faint contour lines, made once and cropped; and open sea."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.areas.panels import RADIUS, card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import OVERSAMPLE

_PATCH = 480
_WAVES, _CRESTS = 12, 5


@kept(4)
def _patch(base: Colour, crest: Colour) -> Image.Image:
    """A patch of waves whose edges meet, so that it can be laid without seams."""
    side = _PATCH * OVERSAMPLE
    sheet = Image.new("RGB", (side, side), base)
    pen = ImageDraw.Draw(sheet)
    chance = random.Random(1492)
    step = side / _WAVES
    for row in range(_WAVES):
        phase, swing = chance.random() * math.tau, step * (0.10 + 0.10 * chance.random())
        shade = p.blend(base, crest, 0.28 + 0.22 * chance.random())
        for turn in (-1, 0, 1):
            points = [
                (
                    x,
                    turn * side
                    + row * step
                    + swing * math.sin(phase + math.tau * 3 * x / side)
                    + swing * 0.6 * math.sin(2 * phase + math.tau * 5 * x / side),
                )
                for x in range(0, side + 8, 8)
            ]
            pen.line(points, fill=shade, width=2 * OVERSAMPLE)
    return sheet.reduce(OVERSAMPLE)


@kept(8)
def _sheet(width: int, height: int, base: Colour, crest: Colour) -> Image.Image:
    sheet = Image.new("RGB", (width, height))
    patch = _patch(base, crest)
    for y in range(0, height, _PATCH):
        for x in range(0, width, _PATCH):
            sheet.paste(patch, (x, y))
    return sheet


def ground(width: int, height: int) -> Canvas:
    """A canvas with the ground on it."""
    return Canvas(_sheet(width, height, p.PARCHMENT, p.SAND).copy())


def draw_sea(canvas: Canvas, box: Box, base: Colour, crest: Colour, radius: int = RADIUS) -> None:
    """A panel of open sea, with waves but in its corners."""
    card(canvas, box, base, p.LINE, radius)
    waves = _sheet(box.width, box.height, base, crest)
    for part in (box.inset(radius, 3), box.inset(3, radius)):
        own = part.moved(-box.x, -box.y)
        canvas.image.paste(waves.crop(own.corners), (part.x, part.y))


def draw_water(canvas: Canvas, height: int) -> None:
    """Waves at the foot of a picture, the nearer the deeper."""
    canvas.image.paste(_water(canvas.box.width, height), (0, canvas.box.height - height))


@kept(4)
def _water(width: int, height: int) -> Image.Image:
    scale = 2
    sheet = Image.new("RGB", (width * scale, height * scale), p.PARCHMENT)
    pen = ImageDraw.Draw(sheet)
    for wave in range(_CRESTS):
        top = height * scale * wave / (_CRESTS + 1) + 12 * scale
        crest = [
            (x, top + 9 * scale * math.sin(x / (92.0 + 14 * wave) / scale + 1.7 * wave))
            for x in range(0, width * scale + 8, 8)
        ]
        colour = p.tint(p.SEA, 0.62 - 0.13 * wave)
        pen.polygon([*crest, (width * scale, height * scale), (0, height * scale)], fill=colour)
    return sheet.reduce(scale)

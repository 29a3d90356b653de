"""A game's cover for the lobby: what it is called, and what it is about, at a glance."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.boards import boards
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.finish import finished
from render.kit.frame import WIDTH
from render.kit.ground import ground
from render.kit.icons import icon
from render.kit.lettering import Type, Weight, fitted, width_of
from render.kit.picture import Picture
from render.kit.skins import kept
from texts import Teller

HEIGHT = 420
_SEA = 170
_TITLE = Type(128, Weight.BLACK)
_SMALLEST_TITLE = 72
_ICON = 168
_WAVES = 5


def cover(teller: Teller) -> Picture:
    """The title over the sea, with what the game is made of."""
    names = boards(teller.game).cover
    canvas = ground(WIDTH, HEIGHT)
    canvas.image.paste(_water(WIDTH, _SEA), (0, HEIGHT - _SEA))
    title = fitted(teller("name"), _TITLE, WIDTH - 200, 1, _SMALLEST_TITLE)
    width = width_of(title.lines[0], title.style) + 120
    plate = Box((WIDTH - width) // 2, 34, width, 150)
    card(canvas, plate, p.PAPER, p.GOLD, 34, 5)
    canvas.text(title.lines[0], plate.centre[0], plate.centre[1], title.style, align="centre")
    for index, (name, place) in enumerate(
        zip(names, Box(40, HEIGHT - _ICON - 36, WIDTH - 80, _ICON).columns(len(names)), strict=True)
    ):
        sprite = icon(name, _ICON)
        x, y = place.centre[0] - _ICON // 2, place.y + (14 if index % 2 else -10)
        canvas.sprite(sprite, x, y)
    return finished(canvas, f"{teller('name')}. {teller('about')}")


@kept(2)
def _water(width: int, height: int) -> Image.Image:
    """Waves, the nearer the deeper."""
    scale = 2
    sheet = Image.new("RGB", (width * scale, height * scale), p.PARCHMENT)
    pen = ImageDraw.Draw(sheet)
    for wave in range(_WAVES):
        top = height * scale * wave / (_WAVES + 1) + 12 * scale
        crest = [
            (x, top + 9 * scale * math.sin(x / (92.0 + 14 * wave) / scale + 1.7 * wave))
            for x in range(0, width * scale + 8, 8)
        ]
        colour = p.tint(p.SEA, 0.62 - 0.13 * wave)
        pen.polygon([*crest, (width * scale, height * scale), (0, height * scale)], fill=colour)
    return sheet.reduce(scale)

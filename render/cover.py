"""A game's cover for the lobby: what it is called, and what it is about, at a glance."""

from __future__ import annotations

from render.boards import boards
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.finish import finished
from render.kit.frame import CLOSE
from render.kit.ground import draw_water, ground
from render.kit.icons import icon
from render.kit.lettering import Type, Weight, fitted, width_of
from render.kit.picture import Picture
from texts import Teller

HEIGHT = 300
_SEA = 120
_TITLE = Type(88, Weight.BLACK)
_SMALLEST_TITLE = 52
_ICON = 112
_WAVES = 5


def cover(teller: Teller) -> Picture:
    """The title over the sea, with what the game is made of."""
    names = boards(teller.game).cover
    canvas = ground(CLOSE, HEIGHT)
    draw_water(canvas, _SEA)
    title = fitted(teller("name"), _TITLE, CLOSE - 120, 1, _SMALLEST_TITLE)
    width = width_of(title.lines[0], title.style) + 80
    plate = Box((CLOSE - width) // 2, 24, width, 108)
    card(canvas, plate, p.PAPER, p.GOLD, 26, 5)
    canvas.text(title.lines[0], plate.centre[0], plate.centre[1], title.style, align="centre")
    for index, (name, place) in enumerate(
        zip(names, Box(30, HEIGHT - _ICON - 24, CLOSE - 60, _ICON).columns(len(names)), strict=True)
    ):
        sprite = icon(name, _ICON)
        x, y = place.centre[0] - _ICON // 2, place.y + (10 if index % 2 else -8)
        canvas.sprite(sprite, x, y)
    return finished(canvas, f"{teller('name')}. {teller('about')}")

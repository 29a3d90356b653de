"""What can be built and what it costs."""

from __future__ import annotations

from games.archipelago.components import BUILDINGS
from games.archipelago.state import State
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALL
from render.kit.signs.badges import counter
from render.words import titled
from texts import Teller

SHOP = 118
_SIGN, _COST = 84, 40
_GAP = 10


def draw_shop(canvas: Canvas, box: Box, view: State, teller: Teller) -> None:
    """Each kind of building with its price, and how many of its tokens are left."""
    left = {"docks": view.docks, "halls": view.halls}
    cells = box.columns(len(BUILDINGS), _GAP)
    canvas.area("shop", box, between(cells))
    for cell, (kind, building) in zip(cells, BUILDINGS.items(), strict=True):
        card(canvas, cell, p.PAPER_DEEP, p.LINE, 14, 2, 0)
        sign, words = cell.inset(10, 8).cut_left(_SIGN, _GAP)
        canvas.sprite_in(icon(kind, _SIGN), sign)
        name, price = words.rows(2)
        run = canvas.text(titled(teller.name("building", kind)), name.x, name.centre[1], SMALL)
        if building.token:
            canvas.text(f"×{left[building.token]}", name.x + run + _GAP, name.centre[1], FINE, p.INK_SOFT)
        x = price.x
        if building.money:
            x += counter(canvas, x, price.centre[1], "coin", str(building.money), _COST) + _GAP
        for resource in (each for each, count in building.cubes.items() for _ in range(count)):
            canvas.sprite(icon(resource, _COST), x, price.centre[1] - _COST // 2)
            x += _COST + 4
        canvas.anchor("building", kind, cell)

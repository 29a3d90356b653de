"""What can be built and what it costs."""

from __future__ import annotations

from games.archipelago.components import BUILDINGS
from games.archipelago.state import State
from render.archipelago.map.counters import printed
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALL, Weight
from render.kit.signs.badges import counter
from render.words import said, titled
from texts import Teller

SHOP = 160
_SIGN, _COST = 58, 36
_GAP = 10


def draw_shop(canvas: Canvas, box: Box, view: State, teller: Teller) -> None:
    """Each kind of building with its price, and how many of its tokens are left."""
    left = {"docks": view.docks, "halls": view.halls}
    canvas.area("shop", box)
    for cell, (kind, building) in zip(box.columns(len(BUILDINGS), _GAP), BUILDINGS.items(), strict=True):
        card(canvas, cell, p.PAPER, p.LINE, 14, 2, 0)
        sign, name, price = cell.inset(10, 8).stacked([_SIGN, 38, 44], 2)
        place, stands = sign.cut_left(_SIGN, 8)
        canvas.sprite_in(printed(kind, _SIGN), place)
        if building.token:
            canvas.text_in(said(teller, "still", count=left[building.token]), stands, FINE, p.INK_SOFT)
        canvas.text_in(titled(teller.name("building", kind)), name, SMALL.weighing(Weight.BOLD))
        x = price.x
        if building.money:
            x += counter(canvas, x, price.centre[1], "coin", str(building.money), _COST) + 6
        for resource in (each for each, count in building.cubes.items() for _ in range(count)):
            canvas.sprite(icon(resource, _COST), x, price.centre[1] - _COST // 2)
            x += _COST + 4
        canvas.anchor("building", kind, cell)

"""What everybody shares of the supply: spaces of the wheel, explorer tokens, the bank, hexes that are left."""

from __future__ import annotations

from games.archipelago.components import WHEEL
from games.archipelago.state import State
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.signs.legend import SIGN, Legend, legend
from render.words import said
from texts import Teller

_ACROSS, _DOWN = 16, 8


def supply_told(view: State, teller: Teller) -> list[tuple[str, str]]:
    """Each with its sign."""
    shared = WHEEL.exploration[view.seats] - view.shared_explorations
    return [
        ("wheel", said(teller, "wheel", taxes=WHEEL.taxes[view.seats] - view.taxed, explore=shared)),
        ("spyglass", said(teller, "tokens", stacks=" · ".join(map(str, view.tokens)))),
        ("coin", said(teller, "bank", money=view.money)),
        ("map", said(teller, "hexes-left", count=len(view.stack))),
    ]


def _laid(view: State, teller: Teller, width: int) -> Legend:
    return legend([(icon(sign, SIGN), words) for sign, words in supply_told(view, teller)], width - 2 * _ACROSS)


def supply_height(view: State, teller: Teller, width: int) -> int:
    """How high it is."""
    return _laid(view, teller, width).height + 2 * _DOWN


def draw_supply(canvas: Canvas, box: Box, view: State, teller: Teller) -> None:
    """Side by side, in as many lines as it needs."""
    panel(canvas, box)
    canvas.area("supply", box)
    _laid(view, teller, box.width).draw(canvas, box.inset(_ACROSS, _DOWN))

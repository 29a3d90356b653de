"""Both markets beside each other: how many cubes lie in each zone, and for what one buys and sells."""

from __future__ import annotations

from games.archipelago.components import MARKETS, RESOURCES, ZONES, Market
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALL, SMALLEST, Type, Weight, fitted
from render.kit.signs.marks import mark
from render.words import in_short, titled
from texts import Teller

MARKETS_HEIGHT = 398
_HEAD = 48
_NAMED = 400
"""How wide a column must be for a market's whole name."""
_ROW = Type(SMALLEST, Weight.SEMIBOLD)
_SHARES = (1.15, 1.0, 1.0)


def draw_markets(
    canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes, *, chosen: str | None = None
) -> None:
    """A line for each good, a column for each market: what lies there, what one pays, what one gets.

    Where a market is chosen, the goods of the other one are none of the choice.
    """
    panel(canvas, box)
    head, rest, sign = _laid(box)
    lines = rest.rows(len(RESOURCES), 2)
    columns = rest.cut_left(sign, 6)[1].columns(len(MARKETS), 8)
    style = _ROW.sized(max(SMALLEST, min(lines[0].height // 2, columns[0].width // 5)))
    for line, resource in zip(lines, RESOURCES, strict=True):
        canvas.sprite_in(icon(resource, sign), line.cut_left(sign)[0])
    whole = columns[0].width > _NAMED
    names = [titled(teller.name("market", at) if whole else in_short(teller, "market", at)) for at in MARKETS]
    titles = SMALL.sized(max(SMALL.size, head.height // 2))
    size = min(fitted(name, titles, columns[0].width).style.size for name in names)
    for column, market, name in zip(columns, MARKETS, names, strict=True):
        title = Box(column.x, head.y, column.width, head.height)
        canvas.text_in(name, title, titles.sized(size), align="centre")
        canvas.anchor("market", market, Box(column.x, head.y, column.width, rest.bottom - head.y))
        for line, resource in zip(lines, RESOURCES, strict=True):
            cell = Box(column.x, line.y, column.width, line.height)
            _draw_zone(canvas, cell, market, resource, view, style)
            if (market, resource) in changed.markets:
                mark(canvas, cell.inset(2))
            for noun in ("resource", "target") if chosen in (None, market) else ():
                canvas.anchor(noun, resource, cell)


def _laid(box: Box) -> tuple[Box, Box, int]:
    """The markets' names, what is below them, and how large the goods stand before each line."""
    head, rest = box.inset(14, 8).cut_top(box.height * _HEAD // MARKETS_HEIGHT)
    return head, rest, min(92, rest.height // len(RESOURCES) - 6)


def goods_within(box: Box) -> Box:
    """Where the goods of all lines stand."""
    _, rest, sign = _laid(box)
    return rest.cut_left(sign)[0]


def _draw_zone(canvas: Canvas, cell: Box, market: Market, resource: str, view: State, style: Type) -> None:
    """A market's zone of a good; nothing is bought where none lies, nothing sold where it is full."""
    lying, zone = view.markets[market][resource], ZONES[market][resource]
    canvas.fill(cell, p.PAPER_DEEP)
    count, buy, sell = cell.inset(6, 0).columns(_SHARES)
    canvas.text_in(f"{lying}/{zone.cells}", count, style.weighing(Weight.BOLD), align="centre")
    if lying:
        canvas.text_in(f"−{zone.row_of(lying).price}", buy, style, p.INK_SOFT, "centre")
    if lying < zone.cells:
        canvas.text_in(f"+{zone.row_of(lying + 1).price}", sell, style, p.INK_SOFT, "centre")

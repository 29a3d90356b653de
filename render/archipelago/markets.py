"""Both markets: of each good how much lies there and how full its zone is, for what one buys it and sells it."""

from __future__ import annotations

from games.archipelago.components import MARKETS, RESOURCES, ZONES, Market
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, Type, Weight
from render.kit.signs.badges import counter, counter_width
from render.kit.signs.marks import mark
from render.words import in_short, said, titled
from texts import Teller

_GOOD, _HEAD, _LINE, _GAP = 56, 62, 42, 10
_COUNT = 54
_COIN, _BAR = 36, 10
_LABELS = 190
_NUMBER = Type(32, Weight.BOLD)
_TITLE = Type(30, Weight.BOLD)
_ONE = _COUNT + 2 * _LINE
MARKETS_HEIGHT = _HEAD + len(MARKETS) * (_ONE + _GAP) + 16


def draw_markets(
    canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes, *, chosen: str | None = None
) -> None:
    """A column for each good, three lines for each market, in words: what lies there, buying, selling.

    Where a market is chosen, the goods of the other one are none of the choice.
    """
    panel(canvas, box)
    canvas.area("markets", box)
    head, rest = box.inset(12, 8).cut_top(_HEAD)
    for resource, column in zip(RESOURCES, _columns(head), strict=True):
        canvas.sprite_in(icon(resource, _GOOD), column)
    for market, band in zip(MARKETS, rest.stacked([_ONE] * len(MARKETS), _GAP), strict=True):
        card(canvas, band, p.PAPER_DEEP, p.LINE, 12, 2, 0)
        canvas.anchor("market", market, band)
        lines = band.stacked([_COUNT, _LINE, _LINE])
        labels = (titled(in_short(teller, "market", market)), said(teller, "buy"), said(teller, "sell"))
        for number, (label, line) in enumerate(zip(labels, lines, strict=True)):
            name = line.inset(10, 0).cut_left(_LABELS - 20)[0]
            canvas.text_in(label, name, FINE if number else _TITLE, p.INK_SOFT if number else p.INK)
        for resource, column in zip(RESOURCES, _columns(band), strict=True):
            parts = column.stacked([_COUNT, _LINE, _LINE])
            _draw_zone(canvas, parts, market, resource, view, teller)
            if (market, resource) in changed.markets:
                mark(canvas, column.inset(2))
            for noun in ("resource", "target") if chosen in (None, market) else ():
                canvas.anchor(noun, resource, column)


def _columns(line: Box) -> list[Box]:
    return line.cut_left(_LABELS)[1].columns(len(RESOURCES), 4)


def goods_within(box: Box) -> Box:
    """Where the goods stand at the head of all columns."""
    return box.inset(12, 8).cut_top(_HEAD)[0].cut_left(_LABELS)[1]


def _draw_zone(canvas: Canvas, lines: list[Box], market: Market, resource: str, view: State, teller: Teller) -> None:
    """A market's zone of a good; nothing is bought where none lies, nothing sold where it is full."""
    lying, zone = view.markets[market][resource], ZONES[market][resource]
    there, buy, sell = lines
    number, bar = there.cut_bottom(_BAR + 10)[1], there.cut_bottom(_BAR + 10)[0].inset(14, 0)
    canvas.text(str(lying), number.centre[0], number.centre[1] + 2, _NUMBER, align="centre")
    bar = Box(bar.x, bar.y, bar.width, _BAR)
    canvas.fill(bar, p.LINE)
    canvas.fill(Box(bar.x, bar.y, bar.width * lying // zone.cells, _BAR), p.GOLD_DEEP)
    for line, price, none in (
        (buy, zone.row_of(lying).price if lying else 0, "market-none"),
        (sell, zone.row_of(lying + 1).price if lying < zone.cells else 0, "market-full"),
    ):
        if price:
            run = counter_width(str(price), _COIN, _NUMBER)
            counter(canvas, line.centre[0] - run // 2, line.centre[1], "coin", str(price), _COIN, _NUMBER)
        else:
            canvas.text_in(said(teller, none), line, FINE, p.INK_SOFT, "centre")

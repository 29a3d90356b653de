"""The boards of the colony: stability and labour as gauges, both markets, the evolution track."""

from __future__ import annotations

from games.archipelago.components import CARDS, MARKETS, OBJECTIVES, RESOURCES, WHEEL, ZONES, Half, Market, labour_row
from games.archipelago.criteria import ENDS
from games.archipelago.state import RowCard, State
from render.archipelago.changes import Changes
from render.kit import palette as p
from render.kit.badges import priced
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.gauges import GAUGE_HEIGHT, Pointer, Zone, gauge
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALL, SMALLEST, Type, Weight, fitted, wrapped
from render.kit.marks import mark
from render.kit.panels import card, heading, panel
from render.words import said, titled
from texts import Teller

SIDE = 560
GAUGES = GAUGE_HEIGHT + 64
NEWS = 210
MARKET = 216
ROW = 250
_GAP = 12
_UNEASY = 4
_BOLD = Type(30, Weight.BOLD)
_SIGN = 40
_COIN = 50
_SCALE = 50


def draw_side(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """The boards of the colony below each other: how it stands, what comes, both markets, trends."""
    state, rest = box.cut_top(GAUGES, _GAP)
    panel(canvas, state)
    draw_colony(canvas, state.inset(18, 10), view, teller, changed)
    news, rest = rest.cut_top(NEWS, _GAP)
    panel(canvas, news)
    draw_news(canvas, news.inset(18, 12), view, teller, changed)
    for market in MARKETS:
        place, rest = rest.cut_top(MARKET, _GAP)
        draw_market(canvas, place, market, view, teller, changed)
    draw_trends(canvas, rest, view, teller)


def side_height(view: State, teller: Teller) -> int:
    """How high the boards of the colony are together."""
    open_cards = [_height_of(told) + _GAP for told in _open_cards(view, teller)]
    return GAUGES + NEWS + len(MARKETS) * (MARKET + _GAP) + 2 * _GAP + (sum(open_cards) + _GAP if open_cards else 0)


def _open_cards(view: State, teller: Teller) -> list[str]:
    """The open trends and objectives with what they count."""
    found = [("trend", trend) for trend in view.trends] + [("objective", each) for each in view.open_objectives]
    return [f"{titled(teller.name(noun, word))}. {teller.about(noun, word)}" for noun, word in found]


def _height_of(told: str) -> int:
    return len(wrapped(told, FINE, SIDE - 32)) * FINE.line_height


def draw_trends(canvas: Canvas, box: Box, view: State, teller: Teller) -> None:
    """The open trends and objectives, as far as there is room."""
    shown = _open_cards(view, teller)
    heights = [_height_of(told) for told in shown]
    while shown and sum(heights) + (len(heights) + 1) * _GAP > box.height:
        shown, heights = shown[:-1], heights[:-1]
    if not shown:
        return
    place, _ = box.cut_top(sum(heights) + (len(heights) + 1) * _GAP)
    panel(canvas, place)
    for told, line in zip(shown, place.inset(16, _GAP).stacked(heights, _GAP), strict=True):
        canvas.text_in(told, line, FINE, p.INK_SOFT, lines=None)


def draw_colony(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """Population above the bar, rebellion below it: what lies between them is peace."""
    peace = max(0, view.population - view.rebellion)
    told = said(teller, "peace", count=peace) if view.population >= view.rebellion else said(teller, "independent")
    head, bar = box.cut_top(44)
    canvas.text_in(told, head, _BOLD, p.readable(p.BAD, p.PAPER) if view.turn and peace < _UNEASY else p.INK)
    highest = max(_SCALE // 2, view.population, view.rebellion)
    angry = [Zone(view.rebellion, p.BAD)] if view.rebellion else []
    calm = [Zone(highest, p.tint(p.LEAF, 0.3))] if view.rebellion < highest else []
    pointers = [Pointer(view.population, "people"), Pointer(view.rebellion, "rebel", below=True)]
    gauge(canvas, bar, highest, [*angry, *calm], pointers)
    if {"population", "rebellion"} & changed.gauges:
        mark(canvas, box)


def draw_news(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """Workers to hire, spaces and tokens left, and what the open back brings."""
    wage = labour_row(view.surplus).wage
    upper, lower = backs_told(view, teller)
    lines = [
        said(teller, "surplus", count=view.surplus, wage=wage) if wage else said(teller, "no-surplus"),
        said(teller, "wheel", taxes=WHEEL.taxes[view.seats] - view.taxed, explore=_shared(view)),
        said(teller, "tokens", stacks=" / ".join(map(str, view.tokens)), money=view.money),
        upper,
        lower,
    ]
    places = box.rows(len(lines))
    for line, place in zip(lines, places, strict=True):
        canvas.text_in(line, place, FINE)
    if "surplus" in changed.gauges:
        mark(canvas, places[0])


def _shared(view: State) -> int:
    return WHEEL.exploration[view.seats] - view.shared_explorations


def backs_told(view: State, teller: Teller) -> tuple[str, str]:
    """What the open back brings: its upper half, its lower half."""
    if view.balance is None:
        return said(teller, "no-back"), ""
    upper, lower = (half_told(half, teller) for half in view.balance)
    return said(teller, "upper", what=upper), said(teller, "lower", what=lower)


def half_told(half: Half, teller: Teller) -> str:
    """Half of a back in a few words; a red one happens when it is uncovered."""
    if half.per:
        words = said(teller, "event", by=half.rebellion, building=teller.name("building", half.per))
    elif half.raises:
        words = said(teller, "crisis", resource=teller.name("resource", half.crisis), count=half.raises)
    else:
        words = said(teller, "demand", resource=teller.name("resource", half.crisis), count=half.demand)
    return said(teller, "red", what=words) if half.red else words


def draw_market(canvas: Canvas, box: Box, market: Market, view: State, teller: Teller, changed: Changes) -> None:
    """Each zone: how many cubes lie in it, and for what one buys and sells."""
    panel(canvas, box)
    title, rest = box.inset(16, 8).cut_top(40)
    heading(canvas, title, titled(teller.name("market", market)), SMALL)
    canvas.anchor("market", market, box)
    for cell, resource in zip(rest.columns(len(RESOURCES), 4), RESOURCES, strict=True):
        lying = view.markets[market][resource]
        zone = ZONES[market][resource]
        sign, count, buy, sell = cell.rows((1.5, 1.0, 1.0, 1.0))
        canvas.sprite_in(icon(resource, _SIGN), sign)
        canvas.text_in(f"{lying}/{zone.cells}", count, Type(SMALLEST, Weight.BOLD), align="centre")
        for words, line in (
            (f"−{zone.row_of(lying).price}" if lying else "", buy),
            (f"+{zone.row_of(lying + 1).price}" if lying < zone.cells else "", sell),
        ):
            canvas.text_in(words, line, FINE, p.INK_SOFT, "centre")
        if (market, resource) in changed.markets:
            mark(canvas, cell)
        for noun in ("resource", "target"):
            canvas.anchor(noun, resource, cell)


def draw_row(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """The evolution track: each card with its three prices, the present one as a coin."""
    for place, lying in zip(box.columns(5, 12), view.row, strict=False):
        draw_card(canvas, place, lying, teller, new=lying.card in changed.row)
        for noun in ("card", "target"):
            canvas.anchor(noun, lying.card, place)


def draw_card(canvas: Canvas, box: Box, lying: RowCard, teller: Teller, *, new: bool = False) -> None:
    """A card of the track."""
    found = CARDS[lying.card]
    colour = p.tint(p.WATER, 0.6) if found.kind == "character" else p.tint(p.CORN, 0.55)
    card(canvas, box, colour, p.LINE, 14, 2)
    ink, inside = p.ink_on(colour), box.inset(12, 8)
    name = fitted(teller.name("card", lying.card), _BOLD, inside.width, 2)
    head, rest = inside.cut_top(name.height + 4)
    canvas.text_in(teller.name("card", lying.card), head, _BOLD, ink, lines=2)
    foot, about = rest.cut_bottom(_COIN)
    canvas.text_in(teller.about("card", lying.card), about, FINE, ink, lines=None)
    price, foot = foot.cut_left(_COIN)
    priced(canvas, price, lying.price)
    prices = [f"[{price}]" if at == lying.turned else str(price) for at, price in enumerate(found.prices)]
    canvas.text_in("  ".join(prices), foot, FINE, ink, "right")
    if new:
        mark(canvas, box)


def progress_of(view: State, objective: str) -> tuple[int, int]:
    """How far the table is towards an objective's condition."""
    card_ = OBJECTIVES[objective]
    return ENDS[card_.end](view), card_.at[view.seats]

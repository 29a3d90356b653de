"""How the colony stands: people above rebels on a bar, what is free, and what the next crisis brings."""

from __future__ import annotations

from games.archipelago.components import WHEEL, Half, labour_row
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, Type, Weight, wrapped
from render.kit.signs.gauges import GAUGE_HEIGHT, Pointer, Zone, gauge
from render.kit.signs.marks import mark
from render.words import said
from texts import Teller

GAUGES = GAUGE_HEIGHT + 68
_UNEASY = 4
_BOLD = Type(30, Weight.BOLD)
_SCALE = 50
_SIGN, _GAP = 40, 10
_ACROSS, _DOWN = 18, 12
_APART = 8


def draw_colony(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """Population above the bar, rebellion below it: what lies between them is peace."""
    panel(canvas, box)
    peace = max(0, view.population - view.rebellion)
    told = said(teller, "peace", count=peace) if view.population >= view.rebellion else said(teller, "independent")
    head, bar = box.inset(_ACROSS, _DOWN).cut_top(44)
    canvas.text_in(told, head, _BOLD, p.readable(p.BAD, p.PAPER) if view.turn and peace < _UNEASY else p.INK)
    highest = max(_SCALE // 2, view.population, view.rebellion)
    angry = [Zone(view.rebellion, p.BAD)] if view.rebellion else []
    calm = [Zone(highest, p.tint(p.LEAF, 0.3))] if view.rebellion < highest else []
    pointers = [Pointer(view.population, "people"), Pointer(view.rebellion, "rebel", below=True)]
    gauge(canvas, bar, highest, [*angry, *calm], pointers)
    if {"population", "rebellion"} & changed.gauges:
        mark(canvas, box)


def news(view: State, teller: Teller) -> list[tuple[str, str]]:
    """Workers to hire, spaces and tokens left, and what the open back brings, each with its sign."""
    wage = labour_row(view.surplus).wage
    upper, lower = backs_told(view, teller)
    shared = WHEEL.exploration[view.seats] - view.shared_explorations
    return [
        ("people", said(teller, "surplus", count=view.surplus, wage=wage) if wage else said(teller, "no-surplus")),
        ("wheel", said(teller, "wheel", taxes=WHEEL.taxes[view.seats] - view.taxed, explore=shared)),
        ("spyglass", said(teller, "tokens", stacks=" / ".join(map(str, view.tokens)), money=view.money)),
        ("card", upper),
        *([("", lower)] if lower else []),
    ]


def _lines(words: str, width: int) -> int:
    return len(wrapped(words, FINE, width - 2 * _ACROSS - _SIGN - _GAP))


def _heights(view: State, teller: Teller, width: int) -> list[int]:
    return [max(_SIGN, _lines(words, width) * FINE.line_height) for _, words in news(view, teller)]


def news_height(view: State, teller: Teller, width: int) -> int:
    """How high the news are in a panel so wide."""
    heights = _heights(view, teller, width)
    return sum(heights) + (len(heights) - 1) * _APART + 2 * _DOWN


def draw_news(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """The news below each other."""
    panel(canvas, box)
    places = box.inset(_ACROSS, _DOWN).stacked(_heights(view, teller, box.width), _APART)
    for (sign, words), place in zip(news(view, teller), places, strict=True):
        at, line = place.cut_left(_SIGN, _GAP)
        if sign:
            canvas.sprite_in(icon(sign, _SIGN), at.cut_top(_SIGN)[0])
        canvas.text_in(words, line, FINE, lines=None)
    if "surplus" in changed.gauges:
        mark(canvas, places[0].inset(-8, -2))


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

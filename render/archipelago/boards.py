"""The boards of the colony below each other, beside the map."""

from __future__ import annotations

from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.colony import GAUGES, draw_colony, draw_news, news_height
from render.archipelago.goals import draw_goals, goals_height
from render.archipelago.markets import MARKETS_HEIGHT, draw_markets
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from texts import Teller

SIDE = 470
_GAP = 12
_AT_MARKETS = 2
"""They take what the map leaves of the height."""


def heights(view: State, teller: Teller, *, goals: bool) -> list[int]:
    """How high each of them is, with what is aimed for or without."""
    lower = [goals_height(view, teller, SIDE)] if goals else []
    return [each for each in (GAUGES, news_height(view, teller, SIDE), MARKETS_HEIGHT, *lower) if each]


def side_height(view: State, teller: Teller, *, goals: bool) -> int:
    """How high they are together."""
    found = heights(view, teller, goals=goals)
    return sum(found) + (len(found) - 1) * _GAP


def draw_side(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes, *, goals: bool) -> None:
    """How the colony stands, what comes, both markets, and what is aimed for."""
    found = heights(view, teller, goals=goals)
    found[_AT_MARKETS] += min(MARKETS_HEIGHT // 2, max(0, box.height - side_height(view, teller, goals=goals)))
    state, news, markets, *lower = box.stacked(found, _GAP)
    for word, place in zip(("colony", "news", "markets", "goals"), (state, news, markets, *lower), strict=False):
        canvas.area(word, place)
    draw_colony(canvas, state, view, teller, changed)
    draw_news(canvas, news, view, teller, changed)
    draw_markets(canvas, markets, view, teller, changed)
    for place in lower:
        draw_goals(canvas, place, view, teller)

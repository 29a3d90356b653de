"""The open trends and objectives with what they count."""

from __future__ import annotations

from games.archipelago.components import OBJECTIVES
from games.archipelago.criteria import ENDS
from games.archipelago.state import State
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, wrapped
from render.words import titled
from texts import Teller

_ACROSS, _GAP = 16, 12


def told(view: State, teller: Teller) -> list[str]:
    """Each in a line."""
    found = [("trend", trend) for trend in view.trends] + [("objective", each) for each in view.shown_objectives]
    return [f"{titled(teller.name(noun, word))}. {teller.about(noun, word)}" for noun, word in found]


def _columns(view: State, teller: Teller, width: int, columns: int) -> list[list[tuple[str, int]]]:
    """The goals in columns, each with how high it is."""
    room = (width - 2 * _ACROSS - (columns - 1) * 2 * _ACROSS) // columns
    lines = [(words, len(wrapped(words, FINE, room)) * FINE.line_height) for words in told(view, teller)]
    deep = -(-len(lines) // columns)
    return [lines[at : at + deep] for at in range(0, len(lines), max(1, deep))]


def goals_height(view: State, teller: Teller, width: int, columns: int = 1) -> int:
    """How high all of them are in so many columns; nothing if there are none."""
    heights = [sum(height + _GAP for _, height in column) + _GAP for column in _columns(view, teller, width, columns)]
    return max(heights, default=0)


def draw_goals(canvas: Canvas, box: Box, view: State, teller: Teller, columns: int = 1) -> None:
    """All of them in a panel."""
    panel(canvas, box)
    canvas.area("goals", box)
    inside = box.inset(_ACROSS, _GAP)
    for column, place in zip(
        _columns(view, teller, box.width, columns), inside.columns(columns, 2 * _ACROSS), strict=False
    ):
        for (words, _), line in zip(column, place.stacked([height for _, height in column], _GAP), strict=True):
            canvas.text_in(words, line, FINE, p.INK_SOFT, lines=None)


def progress_of(view: State, objective: str) -> tuple[int, int]:
    """How far the table is towards an objective's condition."""
    found = OBJECTIVES[objective]
    return ENDS[found.end](view), found.at[view.seats]

"""The explorer's track: one line with two branches, borders, quests and explorers."""

from __future__ import annotations

from games.maracaibo.components import BORDERS, SPACES
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.badges import seat_badge
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, Weight
from render.kit.marks import mark
from render.kit.palette import Colour
from render.kit.panels import panel
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import BOLD, piece

HEIGHT = 205
_ROW = 63
_NUMBER = FINE.weighing(Weight.BOLD)
_BORDER: dict[str, Colour] = {"blue": p.INDIGO, "red": p.BLOOD, "green": p.LEAF_DARK}
_SIGNS = {"doubloons": "doubloons", "points": "points", "strength": "strength", "figures": "figures", "disc": "disc"}
_BETWEEN = {"a": 0, "b": 2, "c": 2}
_COLUMN = {"8b": 8, "9b": 9, "10b": 10, "10c": 11, "15b": 16, "16b": 17, "17b": 18, "17c": 19}


def column(space: str) -> int:
    """The column of a space, of 27; the long branches take one more."""
    if space in _COLUMN:
        return _COLUMN[space]
    number = int(space.rstrip("abc"))
    return number + (number > 10) + (number > 17)


def cell(box: Box, space: str) -> Box:
    """Where a space lies."""
    width = box.width // 27
    row = 1 if space[-1].isdigit() else _BETWEEN[space[-1]]
    return Box(box.x + column(space) * width, box.y + row * _ROW, width, _ROW)


def draw_trail(canvas: Canvas, box: Box, view: State, initials: list[str], changed: Changes) -> None:
    """All spaces with what they give, then the explorers."""
    panel(canvas, box)
    inside = box.inset(8, 8)
    held = {who.explorer for who in view.travellers()}
    for space in SPACES:
        _draw_space(canvas, cell(inside, space).inset(2, 2), space, view, space in held)
        canvas.anchor("space", space, cell(inside, space).inset(2, 2))
    for key, border in BORDERS.items():
        at = cell(inside, border.end)
        canvas.fill(Box(at.x - 4, inside.y + 4, 7, inside.height - 8), _BORDER[key])
    for seat, who in enumerate(view.travellers()):
        together = [other for other, rival in enumerate(view.travellers()) if rival.explorer == who.explorer]
        at = cell(inside, who.explorer)
        shift = (together.index(seat) - (len(together) - 1) / 2) * 46 if len(together) > 1 else 0
        centre = (at.centre[0], round(at.centre[1] + shift))
        seat_badge(canvas, centre, seat, initials[seat], 46)
        if seat in changed.explorers:
            mark(canvas, Box(centre[0] - 24, centre[1] - 24, 48, 48), 24, 4)


def _draw_space(canvas: Canvas, box: Box, space: str, view: State, held: bool) -> None:
    data = SPACES[space]
    gone = data.quest and space not in view.track_quests
    canvas.fill(box, p.PAPER if gone else p.PAPER_DEEP)
    if held:
        return
    top, low = box.cut_top(28)
    canvas.text_in(space, top, _NUMBER, p.INK_SOFT, "centre")
    middle = (low.centre[0], low.centre[1] - 2)
    if data.quest and not gone:
        canvas.sprite(piece("quest", 34), middle[0] - 17, middle[1] - 17)
    elif data.arrival:
        canvas.sprite(piece("points", 34), middle[0] - 17, middle[1] - 17)
    elif data.reward:
        first = data.reward[0]
        sign = _SIGNS.get(first.do, "influence")
        if first.do == "disc" or first.do == "influence":
            canvas.sprite(piece(sign, 34), middle[0] - 17, middle[1] - 17)
        else:
            more = len(data.reward) > 1
            size = 20 if more else 30
            canvas.sprite(piece(sign, size), low.x + 1, middle[1] - size // 2)
            canvas.text(f"{first.n}{'+' if more else ''}", low.x + size + (0 if more else 2), middle[1], BOLD)

"""The explorer's track: one line with two branches, borders, quests and explorers."""

from __future__ import annotations

from collections import Counter

from games.maracaibo.components import BORDERS, SPACES
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, Weight
from render.kit.palette import Colour
from render.kit.signs.badges import seat_badge
from render.kit.signs.marks import mark
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import BOLD, piece

HEIGHT = 205
_INSET, _GAP = 8, 2
_MAIN = 134
"""How high a space is where the track has no branches; there, two share the height."""
_ACROSS = 27
_EXPLORER = 46
_SIGN, _NAME = 40, 28
_NUMBER = FINE.weighing(Weight.BOLD)
_BORDER_GAP = 5
BORDER_COLOURS: dict[str, Colour] = {"blue": p.INDIGO, "red": p.BLOOD, "green": p.LEAF_DARK}
_SIGNS = {"doubloons": "doubloons", "points": "points", "strength": "strength", "figures": "figures", "disc": "disc"}
_COLUMN = {"8b": 8, "9b": 9, "10b": 10, "10c": 11, "15b": 16, "16b": 17, "17b": 18, "17c": 19}


def column(space: str) -> int:
    """The column of a space, of 27; the long branches take one more."""
    if space in _COLUMN:
        return _COLUMN[space]
    number = int(space.rstrip("abc"))
    return number + (number > 10) + (number > 17)


def cell(box: Box, space: str) -> Box:
    """Where a space lies: on the line, or above or below it; a border stands in a gap of its own."""
    width = (box.width - len(BORDERS) * _BORDER_GAP) // _ACROSS
    behind = sum(column(border.end) <= column(space) for border in BORDERS.values())
    x = box.x + column(space) * width + behind * _BORDER_GAP
    if space[-1].isdigit():
        return Box(x, box.y, width, box.height).centred(width, _MAIN).inset(_GAP)
    above, below = Box(x, box.y, width, box.height).rows(2)
    return (above if space[-1] == "a" else below).inset(_GAP)


def draw_trail(canvas: Canvas, box: Box, view: State, initials: list[str], changed: Changes) -> None:
    """All spaces with what they give, then the explorers."""
    panel(canvas, box)
    inside = box.inset(_INSET)
    held = Counter(who.explorer for who in view.travellers())
    edges = [cell(inside, border.end).x - _GAP for border in BORDERS.values()]
    canvas.area("trail", box, tuple(edges))
    for space in SPACES:
        place = cell(inside, space)
        _draw_space(canvas, place, space, view, held[space])
        canvas.anchor("space", space, place)
    for key, border in BORDERS.items():
        at = cell(inside, border.end)
        canvas.fill(Box(at.x - _GAP - _BORDER_GAP, inside.y + 4, _BORDER_GAP, inside.height - 8), BORDER_COLOURS[key])
    met: Counter[str] = Counter()
    for seat, who in enumerate(view.travellers()):
        place = cell(inside, who.explorer)
        room = place.cut_top(_NAME)[1] if held[who.explorer] == 1 else place
        shift = round((met[who.explorer] - (held[who.explorer] - 1) / 2) * _EXPLORER)
        met[who.explorer] += 1
        centre = (room.centre[0], room.centre[1] + shift)
        seat_badge(canvas, centre, seat, initials[seat], _EXPLORER)
        if seat in changed.explorers:
            around = Box(*centre, 0, 0).centred(_EXPLORER + 2, _EXPLORER + 2)
            mark(canvas, around, 24, 4)


def _draw_space(canvas: Canvas, box: Box, space: str, view: State, held: int) -> None:
    """Its name above, then what it gives: a sign, and how much of it."""
    data = SPACES[space]
    gone = data.quest and space not in view.track_quests
    canvas.fill(box, p.PAPER if gone else p.PAPER_DEEP)
    if held > 1:
        return
    top, low = box.cut_top(_NAME)
    canvas.text_in(space, top, _NUMBER, p.INK_SOFT, "centre")
    if held:
        return
    sign, words = _gives(space, taken=gone)
    if not sign:
        return
    room = low.centred(low.width, min(low.height, _SIGN + _NAME + 4 if words else _SIGN))
    picture, number = room.cut_top(min(room.height, _SIGN))
    canvas.sprite_in(piece(sign, min(_SIGN, room.height - (_NAME if words else 0))), picture)
    canvas.text_in(words, number, BOLD, align="centre")


def _gives(space: str, *, taken: bool) -> tuple[str, str]:
    """A sign and a number for what a space gives; a plus stands for what else it gives."""
    data = SPACES[space]
    if data.quest and not taken:
        return "quest", ""
    if data.arrival:
        return "points", ""
    if not data.reward:
        return "", ""
    first, more = data.reward[0], "+" if len(data.reward) > 1 else ""
    sign = _SIGNS.get(first.do, "influence")
    return sign, "" if first.do in ("disc", "influence") else f"{first.n}{more}"

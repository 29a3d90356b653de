"""Everybody in a line: what they have and make of each good, doubloons, what is free, and their special buildings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.core.parts.seeing import UNKNOWN
from games.puerto_rico.components import BUILDINGS, GOODS, QUARRY
from games.puerto_rico.roles.craftsman import capacity
from games.puerto_rico.state import ROSE, Board, State
from render.kit import palette as p
from render.kit.areas.lines import SIGN, Cell, SeatLine, SeatLines
from render.kit.areas.seats import Figure, SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight
from render.kit.signs.badges import counter
from render.kit.signs.marks import mark
from render.puerto_rico import faces
from render.puerto_rico.changes import Changes, SeatChanges
from render.puerto_rico.pieces import NOBLE

_BELOW = 46
_GOODS, _GOOD = 580, 38
_FACE, _NEAREST, _NOBLES = 46, 36, 82
_HELD, _MADE = Type(32, Weight.BOLD), Type(SMALLEST, Weight.SEMIBOLD)


class Lines:
    """The lines of all seats."""

    def __init__(self, view: State, heads: Sequence[SeatHead], changed: Changes, width: int) -> None:
        self._view, self._heads, self._changed = view, heads, changed
        known = any(board.points != UNKNOWN for board in view.boards)
        lines = [
            SeatLine(_aligned(head, known), _cells(view.boards[head.seat], changed.at(head.seat))) for head in heads
        ]
        self._lines = SeatLines(lines, width, _BELOW)

    @property
    def height(self) -> int:
        """How high all of them are."""
        return self._lines.height

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw all of them."""
        for head, rest in zip(self._heads, self._lines.draw(canvas, box), strict=True):
            board, changed = self._view.boards[head.seat], self._changed.at(head.seat)
            goods, city = rest.cut_left(_GOODS, 12)
            _draw_goods(canvas, goods, board, changed)
            if self._view.plays("nobles"):
                nobles, city = city.cut_right(_NOBLES, 8)
                counter(canvas, nobles.x, nobles.centre[1], NOBLE, str(board.all_nobles()), _GOOD, _HELD)
            _draw_special(canvas, city, board, changed)


def _aligned(head: SeatHead, known: bool) -> SeatHead:
    """Where one's own points stand in a column, those of others are unknown there."""
    if not known or len(head.figures) > 1:
        return head
    return replace(head, figures=(*head.figures, Figure("point", "?")))


def _cells(board: Board, changed: SeatChanges) -> list[Cell]:
    """Quarries at work, free fields and free lots, people who wait in San Juan."""
    quarries, waiting = board.staff(QUARRY), board.staff(ROSE)
    return [
        Cell(icon("quarry", SIGN), str(quarries), QUARRY in changed.staffed, faint=not quarries),
        Cell(icon("island", SIGN), str(board.empty_island()), any(changed.tiles)),
        Cell(icon("town", SIGN), str(board.empty_city()), bool(changed.buildings)),
        Cell(icon("rose", SIGN), str(waiting), ROSE in changed.staffed, faint=not waiting),
    ]


def _draw_goods(canvas: Canvas, box: Box, board: Board, changed: SeatChanges) -> None:
    """Of each good how many there are, and how many more a craftsman would bring."""
    for good, place in zip(GOODS, box.columns(len(GOODS), 4), strict=True):
        held, made = board.goods[good], capacity(board, good)
        sprite = icon(good, _GOOD)
        canvas.sprite(sprite if held or made else sprite.washed(p.PAPER, 0.7), place.x, place.centre[1] - _GOOD // 2)
        x = place.x + _GOOD + 4
        if held:
            x += canvas.text(str(held), x, place.centre[1], _HELD) + 4
        if made:
            x += canvas.text(f"+{made}", x, place.centre[1], _MADE, p.INK_SOFT) + 4
        if good in changed.goods:
            mark(canvas, Box(place.x - 3, place.y + 3, x - place.x + 4, place.height - 6), 12, 4)


def _draw_special(canvas: Canvas, box: Box, board: Board, changed: SeatChanges) -> None:
    """Small faces of the buildings that make no goods; where nobody works they are pale."""
    keys = [key for key in board.city if not BUILDINGS[key].good]
    step = min(_FACE + 5, (box.width - _FACE) // max(1, len(keys) - 1))
    size = min(_FACE, max(_NEAREST, step - 2))
    for at, key in enumerate(keys):
        place = Box(box.x + at * step, box.centre[1] - size // 2, size, size)
        canvas.sprite(faces.face(key, size, works=faces.works(board, key)), place.x, place.y)
        if key in changed.buildings:
            mark(canvas, place, 10, 4)

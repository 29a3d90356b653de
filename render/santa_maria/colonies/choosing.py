"""What colonies are chosen from before the first year: boards, or town halls with their scholars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.santa_maria.components import COLONIES
from games.santa_maria.state import Colony
from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import SMALL
from render.kit.signs.pills import Pill, pills
from render.santa_maria.colonies.colony import Plan, draw_cells
from render.santa_maria.colonies.tiles import draw_tile
from render.santa_maria.people import portrait
from render.words import in_short
from texts import Teller

_NAME = 40
_GAP = 14
_HALL, _ACROSS = 80, 2
_PAIR = _HALL + 10


def draw_boards(canvas: Canvas, box: Box, boards: Sequence[str], teller: Teller) -> None:
    """The boards that nobody has taken, two side by side."""
    lines = [boards[at : at + 2] for at in range(0, len(boards), 2)]
    for line, band in zip(lines, box.rows(len(lines), _GAP), strict=True):
        for board, place in zip(line, band.columns(2, _GAP), strict=False):
            name, cells = place.cut_top(_NAME)
            canvas.text_in(teller.name("board", board), name, SMALL, p.INK, "centre")
            draw_cells(canvas, Plan(cells), Colony(board, COLONIES[board].cells))
            canvas.anchor("board", board, place)


def pairs_height(count: int) -> int:
    """How high so many town halls with their scholars are."""
    return -(-count // _ACROSS) * _PAIR


def draw_pairs(canvas: Canvas, box: Box, pairs: Mapping[str, str], teller: Teller) -> None:
    """The town halls that nobody has taken, each beside the scholar who comes with it, two side by side."""
    lines = box.stacked([_HALL] * -(-len(pairs) // _ACROSS), _PAIR - _HALL)
    places = [place for line in lines for place in line.columns(_ACROSS, _GAP)]
    for (hall, scholar), line in zip(pairs.items(), places, strict=False):
        tile, beside = line.cut_left(2 * _HALL, 12)
        draw_tile(canvas, tile, hall, _HALL)
        who = pills([Pill(in_short(teller, "place", scholar), portrait(scholar, 44))], beside.width)
        who.draw(canvas, beside.centred(beside.width, who.height))
        canvas.anchor("hall", hall, line)

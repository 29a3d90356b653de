"""Everybody's island and city in their grids, side by side in boxes of one size: one knows a board by its shape."""

from __future__ import annotations

from collections.abc import Sequence

from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.state import ROSE, Board, State
from render.kit import palette as p
from render.kit.areas.panels import card, shore
from render.kit.areas.seats import SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import HEADING, SMALLEST, Type, Weight, width_of
from render.kit.signs.badges import counter, counter_width, seat_badge, slot
from render.kit.signs.marks import mark
from render.puerto_rico import faces
from render.puerto_rico.changes import Changes, SeatChanges
from render.puerto_rico.city import COLUMNS, ROWS, cells, island, placed
from render.puerto_rico.pieces import CIRCLE, COLONIST, NOBLE, draw_piece, on_circles

_ACROSS, _GAP = 2, 10
_PADDING, _HEAD = 10, 40
_LOT, _BETWEEN = 48, 4
_ICON, _PIECE = 40, 36
_COUNT = Type(SMALLEST, Weight.BOLD)
_ABOVE, _BEACH = 8, 6
_ONE = 2 * _PADDING + _HEAD + _ABOVE + ROWS * (_LOT + _BETWEEN) - _BETWEEN + _BEACH


def height(seats: int) -> int:
    """How high the boxes of so many seats are."""
    lines = -(-seats // _ACROSS)
    return lines * (_ONE + _GAP) - _GAP


def draw_seats(canvas: Canvas, box: Box, view: State, heads: Sequence[SeatHead], changed: Changes) -> None:
    """All of them in the order of their seats."""
    lines = -(-len(heads) // _ACROSS)
    places = [place for line in box.stacked([_ONE] * lines, _GAP) for place in line.columns(_ACROSS, _GAP)]
    for head, place in zip(heads, places, strict=False):
        _draw_seat(canvas, place, view.boards[head.seat], head, changed.at(head.seat))


def _draw_seat(canvas: Canvas, box: Box, board: Board, head: SeatHead, changed: SeatChanges) -> None:
    card(canvas, box, rim=p.SEATS[head.seat] if head.lit else None, line=7 if head.lit else 2)
    top, rest = box.inset(_PADDING).cut_top(_HEAD, _ABOVE)
    badge, top = top.cut_left(_HEAD, 10)
    seat_badge(canvas, badge.centre, head.seat, head.initial, _HEAD)
    waiting = on_circles(board, ROSE, 0)
    for piece in (COLONIST, NOBLE):
        if count := waiting.count(piece):
            place, top = top.cut_right(counter_width(str(count), _PIECE), 12)
            counter(canvas, place.x, place.centre[1], piece, str(count), _PIECE)
    if waiting:
        place, top = top.cut_right(_PIECE, 12)
        canvas.sprite_in(icon("rose", _PIECE), place)
        if ROSE in changed.staffed:
            mark(canvas, place, 12, 4)
    canvas.text_in(head.name, top, HEADING.sized(34))
    side = COLUMNS * (_LOT + _BETWEEN) - _BETWEEN
    left = Box(rest.x + _BEACH, rest.y, side, rest.height - _BEACH)
    _draw_island(canvas, left, board, changed)
    _draw_city(canvas, left.moved(rest.width - side - 2 * _BEACH, 0), board, changed)


def _draw_island(canvas: Canvas, box: Box, board: Board, changed: SeatChanges) -> None:
    """A tile where somebody works is in full colour; the others are pale in dashes, and nobles stand on theirs."""
    shore(canvas, box.inset(-_BEACH), 12)
    places = cells(box, _BETWEEN)
    for place in places[len(board.island) :]:
        slot(canvas, place.inset(3), p.tint(p.SEA, 0.25), 8, 2)
    for index, (place, (tile, piece)) in enumerate(zip(places, island(board), strict=False)):
        idle = piece == CIRCLE
        face = p.tint(p.SEA, 0.8) if idle else faces.tinted(tile)
        card(canvas, place, face, faces.rimmed(faces.tinted(tile)), 8, 2 if idle else 3, 0)
        sprite = icon(tile, _ICON)
        canvas.sprite_in(sprite.washed(face, 0.5) if idle else sprite, place)
        _draw_noble(canvas, place, piece)
        if changed.new_tile(index):
            mark(canvas, place, 8, 4)


def _draw_city(canvas: Canvas, box: Box, board: Board, changed: SeatChanges) -> None:
    """Small drawings of the buildings on their lots; how many work where not all circles are alike."""
    card(canvas, box.inset(-_BEACH), p.PAPER_DEEP, p.LINE, 12, 2, 0)
    built, free = placed(board.city, cells(box, _BETWEEN))
    for place in free:
        slot(canvas, place.inset(3), p.INK_FAINT, 8, 2)
    for key, place in built:
        circles, staff = BUILDINGS[key].circles, board.staff(key)
        if BUILDINGS[key].large:
            face = faces.tint(BUILDINGS[key])
            card(canvas, place, face, faces.rimmed(face), 8, 2, 0)
        canvas.sprite_in(faces.face(key, _LOT, works=faces.works(board, key)), place)
        if 0 < staff < circles:
            _draw_share(canvas, place, f"{staff}/{circles}", noble=key in board.nobles)
        elif key in board.nobles:
            _draw_noble(canvas, place, NOBLE)
        if key in changed.buildings:
            mark(canvas, place, 8, 4)


def _draw_share(canvas: Canvas, box: Box, words: str, *, noble: bool) -> None:
    """How many of its circles are taken, at its head: which good it makes is drawn at its foot; dark with a noble."""
    wide = width_of(words, _COUNT) + 8
    plate = box.cut_top(28)[0].centred(min(wide, box.width), 28)
    face, rim = (p.WINE, p.WINE) if noble else (p.PAPER, p.LINE)
    card(canvas, plate, face, rim, 8, 1, 0)
    canvas.text(words, *plate.centre, _COUNT, p.ink_on(face), "centre")


def _draw_noble(canvas: Canvas, box: Box, piece: str) -> None:
    if piece == NOBLE:
        draw_piece(canvas, NOBLE, box.right - _PIECE + 4, box.bottom - _PIECE + 4, _PIECE)

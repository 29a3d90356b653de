"""The panel of a player on the table: who it is, coins and goods, island and city."""

from __future__ import annotations

from games.puerto_rico.components import BUILDINGS, GOODS, SIZES
from games.puerto_rico.state import ROSE, Board
from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import Type, Weight, width_of
from render.kit.marks import mark
from render.kit.panels import card
from render.kit.seats import SeatHead, seat_head
from render.puerto_rico import faces
from render.puerto_rico.changes import SeatChanges
from render.puerto_rico.city import cells, island, placed
from render.puerto_rico.pieces import COLONIST, NOBLE, draw_circles, draw_piece, on_circles
from texts import Teller

_PADDING = 20
_HEAD, _GOODS, _CELL = 60, 46, 56
_GAP, _SPACE = 6, 12
ROSE_WIDTH = 180
_WIDEST = "00"
_WIDE = 600
"""From this width on, the island is one line and the city has four columns."""


def seat_height(width: int) -> int:
    """How high a panel so wide must be."""
    return 2 * _PADDING + sum(_heights(width - 2 * _PADDING)) + 3 * _SPACE


def _heights(inside: int) -> list[int]:
    """The heights of head, goods, island and city."""
    lines = _island_shape(inside)[1]
    rows = _city_shape(inside)[1]
    return [_HEAD, _GOODS, lines * (_tile(inside) + _GAP) - _GAP, rows * (_CELL + _GAP) - _GAP]


def _island_shape(inside: int) -> tuple[int, int]:
    """Columns and lines of the island."""
    return (SIZES.island, 1) if inside >= _WIDE else (SIZES.island // 2, 2)


def _tile(inside: int) -> int:
    """The side of an island tile; in a narrow panel the compass rose has a column beside the island."""
    columns = SIZES.island if inside >= _WIDE else SIZES.island // 2 + 1
    return (inside - (columns - 1) * _GAP) // columns


def _city_shape(inside: int) -> tuple[int, int]:
    """Columns and lines of the city."""
    return (4, 3) if inside >= _WIDE else (3, 4)


def draw_seat(canvas: Canvas, box: Box, board: Board, head: SeatHead, teller: Teller, changed: SeatChanges) -> None:
    """One player's panel, rimmed in the seat's colour if something is expected of it."""
    rim, line = (p.SEATS[head.seat], 6) if head.lit else (p.LINE, 2)
    card(canvas, box, rim=rim, line=line)
    inside = box.inset(_PADDING)
    top, goods, land, city = inside.stacked(_heights(inside.width), _SPACE)
    if inside.width >= _WIDE:
        rose, goods = goods.cut_right(ROSE_WIDTH)
    else:
        rose, land = land.cut_right(_tile(inside.width), _GAP)
    seat_head(canvas, top, head)
    draw_goods(canvas, goods, board, changed)
    draw_rose(canvas, rose, board, ROSE in changed.staffed)
    _draw_island(canvas, land.grid(*_island_shape(inside.width), _GAP), board, changed)
    _draw_city(canvas, cells(city, *_city_shape(inside.width), _GAP), board, teller, changed)


def draw_goods(canvas: Canvas, box: Box, board: Board, changed: SeatChanges) -> None:
    """All kinds of goods."""
    size = box.height - 6
    style = Type(round(size * 0.75), Weight.BOLD)
    for place, good in zip(box.columns(len(GOODS)), GOODS, strict=True):
        count = board.goods[good]
        sprite = icon(good, size)
        canvas.sprite(sprite if count else sprite.washed(p.PAPER, 0.65), place.x, place.centre[1] - size // 2)
        ink = p.INK if count else p.INK_FAINT
        run = canvas.text(str(count), place.x + size + size // 5, place.centre[1], style, ink)
        if good in changed.goods:
            width = min(size + size // 5 + run + 16, place.width)
            mark(canvas, Box(place.x - 4, place.y, width, place.height), 12, 4)


def draw_rose(canvas: Canvas, box: Box, board: Board, changed: bool) -> None:
    """Who waits on the compass rose, if anybody does: side by side, or in a high box below each other."""
    waiting = on_circles(board, ROSE, 0)
    kinds = [piece for piece in (COLONIST, NOBLE) if piece in waiting]
    if not kinds:
        return
    if box.height > box.width:
        rose, *places = box.rows(3, 4)
        canvas.sprite_in(icon("rose", rose.height), rose)
        for piece, place in zip(kinds, places, strict=False):
            _draw_waiting(canvas, place, piece, waiting.count(piece), changed)
        return
    width = (box.width - box.height) // 2
    for piece in kinds:
        place, box = box.cut_right(width)
        _draw_waiting(canvas, place, piece, waiting.count(piece), changed)
    rose, _ = box.cut_right(box.height)
    canvas.sprite_in(icon("rose", rose.height), rose)


def _draw_waiting(canvas: Canvas, box: Box, piece: str, count: int, changed: bool) -> None:
    size = min(box.width * 9 // 20, box.height * 3 // 5)
    style = Type(round(size * 0.95), Weight.BOLD)
    x = box.right - width_of(_WIDEST, style)
    canvas.text(str(count), x, box.centre[1], style)
    draw_piece(canvas, piece, x - size - size // 5, box.centre[1] - size // 2, size, changed)


def _draw_island(canvas: Canvas, places: list[Box], board: Board, changed: SeatChanges) -> None:
    for place in places[len(board.island) :]:
        card(canvas, place, faces.empty(), p.LINE, 10, 1, 0)
    size = round(places[0].height * 0.44)
    for index, (place, (tile, piece)) in enumerate(zip(places, island(board), strict=False)):
        canvas.sprite(faces.island_tile(tile, place.width, place.height), place.x, place.y)
        if piece:
            draw_piece(canvas, piece, place.right - size - 2, place.bottom - size - 2, size, tile in changed.staffed)
        if changed.new_tile(index):
            mark(canvas, place, 10, 4)


def _draw_city(canvas: Canvas, places: list[Box], board: Board, teller: Teller, changed: SeatChanges) -> None:
    built, free = placed(board.city, places)
    for place in free:
        card(canvas, place, faces.empty(), p.LINE, 10, 1, 0)
    for key, place in built:
        face = faces.lot(key, teller.name("building", key), place.width, place.height, _CELL)
        canvas.sprite(face, place.x, place.y)
        pieces = on_circles(board, key, BUILDINGS[key].circles)
        draw_circles(canvas, place.inset(8, 0), pieces, faces.circle_size(_CELL), key in changed.staffed)
        if key in changed.buildings:
            mark(canvas, place, 10, 4)

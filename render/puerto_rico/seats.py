"""The panel of a player on the table: who it is, goods, island and city; large for whoever is to move."""

from __future__ import annotations

from dataclasses import dataclass

from games.puerto_rico.components import BUILDINGS, GOODS, SIZES
from games.puerto_rico.state import ROSE, Board
from render.kit import palette as p
from render.kit.areas.panels import panel, shore
from render.kit.areas.seats import SeatHead, room_beside, seat_head
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALLEST, Type, Weight, width_of
from render.kit.signs.badges import slot
from render.kit.signs.marks import mark
from render.puerto_rico import faces
from render.puerto_rico.changes import SeatChanges
from render.puerto_rico.city import by_kind, island
from render.puerto_rico.pieces import COLONIST, NOBLE, draw_circles, draw_piece, on_circles
from render.words import in_short, said, titled
from texts import Teller

_GAP = 8
_GOODS = 46
_ROSE = 230


@dataclass(frozen=True, slots=True)
class Measures:
    """How large the parts of a panel are."""

    padding: int
    head: int
    tile: int
    chip: int
    name: Type
    space: int = 10


TIGHT = Measures(12, 50, 48, 42, Type(SMALLEST, Weight.BOLD), 6)
COMPACT = Measures(16, 54, 54, 46, Type(SMALLEST, Weight.BOLD))
MIDDLE = Measures(16, 60, 72, 52, Type(30, Weight.BOLD))
LARGE = Measures(20, 64, 92, 62, Type(34, Weight.BOLD))
HUGE = Measures(20, 72, 114, 76, Type(40, Weight.BOLD))


class SeatPanel:
    """A player's panel, laid out: only what is there takes room, and how much is free is written."""

    def __init__(self, board: Board, head: SeatHead, width: int, teller: Teller, measures: Measures) -> None:
        self._board = board
        self._head = head
        self._teller = teller
        self._measures = measures
        self._inside = width - 2 * measures.padding
        self._city = by_kind(board.city)
        self._names = {key: titled(in_short(teller, "building", key)) for key in self._city}
        free = board.empty_city()
        self._widths = [faces.chip_width(key, self._names[key], measures.chip, measures.name) for key in self._city]
        words = said(teller, "free", count=free) if free else ""
        ways = {free_words: self._flowing(free_words) for free_words in (words, str(free) if free else "")}
        self._free, self._places = min(ways.items(), key=lambda way: len({line for line, _ in way[1]}))

    def _flowing(self, free: str) -> list[tuple[int, int]]:
        """Where the buildings stand, and after them how many places are free in these words."""
        return flow([*self._widths, *([self._free_width(free)] if free else [])], self._inside, _GAP)

    def _free_width(self, words: str) -> int:
        return max(self._measures.chip, width_of(words, FINE) + 32)

    @property
    def _has_goods(self) -> bool:
        """Whether goods, or people on the compass rose, are to be shown."""
        return any(self._board.goods.values()) or bool(self._board.staff(ROSE))

    @property
    def _goods_in_head(self) -> bool:
        """Whether goods and people find room beside the name."""
        return self._goods_width <= room_beside(self._head, self._inside, self._measures.head)

    @property
    def _goods_width(self) -> int:
        return sum(goods_widths(self._board)) + (_ROSE if self._board.staff(ROSE) else 0)

    @property
    def _heights(self) -> list[int]:
        """The heights of head, goods, island and city; what is empty takes no room."""
        made = self._measures
        rows = self._places[-1][0] + 1 if self._places else 0
        goods = _GOODS if self._has_goods and not self._goods_in_head else -made.space
        return [made.head, goods, made.tile, rows * (made.chip + _GAP) - _GAP]

    @property
    def height(self) -> int:
        """How high the panel must be."""
        return 2 * self._measures.padding + sum(self._heights) + 3 * self._measures.space

    def draw(self, canvas: Canvas, box: Box, changed: SeatChanges) -> None:
        """Draw it, rimmed in the seat's colour if something is expected of it."""
        panel(canvas, box, p.SEATS[self._head.seat] if self._head.lit else None)
        top, goods, land, city = box.inset(self._measures.padding).stacked(self._heights, self._measures.space)
        left = seat_head(canvas, top, self._head)
        if self._has_goods and self._goods_in_head:
            goods = left.cut_right(min(left.width, self._goods_width))[0]
            goods = goods.centred(goods.width, _GOODS)
        if self._has_goods:
            rose, goods = goods.cut_right(_ROSE if self._board.staff(ROSE) else 0)
            draw_goods(canvas, goods, self._board, self._head.seat, changed)
            draw_rose(canvas, rose, self._board, ROSE in changed.staffed, self._head.seat)
        self._draw_island(canvas, land, changed)
        self._draw_city(canvas, city, changed)

    def _draw_island(self, canvas: Canvas, box: Box, changed: SeatChanges) -> None:
        side = self._measures.tile
        piece_size = round(side * 0.44)
        step = min(side + _GAP, (box.width - side) // (SIZES.island - 1))
        places = [Box(box.x + index * step, box.y, side, side) for index in range(SIZES.island)]
        if self._board.island:
            last = places[len(self._board.island) - 1]
            shore(canvas, Box(box.x, box.y, last.right - box.x, side).inset(-5), 14)
        for index, (place, (tile, piece)) in enumerate(zip(places, island(self._board), strict=False)):
            canvas.sprite(faces.island_tile(tile, side, side), place.x, place.y)
            if piece:
                x, y = place.right - piece_size - 2, place.bottom - piece_size - 2
                draw_piece(canvas, piece, x, y, piece_size, tile in changed.staffed)
            anchor_place(canvas, tile, place, self._head.seat)
            if changed.new_tile(index):
                mark(canvas, place, 10, 4)
        free = len(places) - len(self._board.island)
        if free:
            words = said(self._teller, "free", count=free)
            room = box.right - places[-free].x
            _draw_free(canvas, places[-free], words if width_of(words, FINE) + 32 <= room else str(free))

    def _draw_city(self, canvas: Canvas, box: Box, changed: SeatChanges) -> None:
        high = self._measures.chip
        boxes = [
            Box(box.x + x, box.y + line * (high + _GAP), width, high)
            for width, (line, x) in zip([*self._widths, self._free_width(self._free)], self._places, strict=False)
        ]
        for key, place in zip(self._city, boxes, strict=False):
            face = faces.chip(key, self._names[key], place.width, high, self._measures.name)
            canvas.sprite(face, place.x, place.y)
            pieces = on_circles(self._board, key, BUILDINGS[key].circles)
            draw_circles(canvas, place.inset(8, 0), pieces, faces.circle_size(high), key in changed.staffed)
            anchor_place(canvas, key, place, self._head.seat)
            if key in changed.buildings:
                mark(canvas, place, 10, 4)
        if self._free:
            _draw_free(canvas, boxes[-1], self._free)


def anchor_place(canvas: Canvas, word: str, box: Box, owner: int) -> None:
    """A tile or a building can be chosen as what it is, and as a place for people."""
    canvas.anchor("building" if word in BUILDINGS else "tile", word, box, owner)
    canvas.anchor("place", word, box, owner)


def _draw_free(canvas: Canvas, place: Box, words: str) -> None:
    """How many places are free, in dashes where the first of them is."""
    place = Box(place.x, place.y, max(place.height, width_of(words, FINE) + 32), place.height)
    slot(canvas, place, p.LINE, 10)
    canvas.text(words, *place.centre, FINE, p.INK_SOFT, "centre")


def goods_widths(board: Board, size: int = _GOODS - 6) -> list[int]:
    """How wide each kind of goods is that is there."""
    style = Type(max(SMALLEST, round(size * 0.75)), Weight.BOLD)
    return [size + 8 + width_of(str(board.goods[good]), style) + 26 for good in GOODS if board.goods[good]]


def draw_goods(canvas: Canvas, box: Box, board: Board, owner: int, changed: SeatChanges) -> None:
    """The kinds of goods that are there, and how many of each; those that have gone leave a mark."""
    size = box.height - 6
    style = Type(max(SMALLEST, round(size * 0.75)), Weight.BOLD)
    x = box.x
    held = [good for good in GOODS if board.goods[good]]
    for good, width in zip(held, goods_widths(board, size), strict=True):
        canvas.sprite(icon(good, size), x, box.centre[1] - size // 2)
        canvas.text(str(board.goods[good]), x + size + 8, box.centre[1], style)
        canvas.anchor("good", good, Box(x, box.y, width - 20, box.height), owner)
        if good in changed.goods:
            mark(canvas, Box(x - 6, box.y, width - 12, box.height), 12, 4)
        x += width


def draw_rose(canvas: Canvas, box: Box, board: Board, changed: bool, owner: int) -> None:
    """Who waits on the compass rose, if anybody does."""
    waiting = on_circles(board, ROSE, 0)
    kinds = [piece for piece in (COLONIST, NOBLE) if piece in waiting]
    if not kinds:
        return
    canvas.anchor("place", ROSE, box, owner)
    size = round(box.height * 0.72)
    style = Type(max(SMALLEST, size), Weight.BOLD)
    x = box.right
    for piece in kinds:
        count = str(waiting.count(piece))
        x -= width_of(count, style)
        canvas.text(count, x, box.centre[1], style)
        x -= size + 6
        draw_piece(canvas, piece, x, box.centre[1] - size // 2, size, changed)
        x -= 16
    canvas.sprite(icon("rose", box.height), x - box.height, box.y)

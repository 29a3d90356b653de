"""A player's own board, large: island and city by name, the points so far, declined gains."""

from __future__ import annotations

from games.core.parts.seeing import UNKNOWN
from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.score import lines
from games.puerto_rico.state import ROSE, Board
from render.kit import palette as p
from render.kit.areas.panels import card, shore
from render.kit.areas.seats import HEIGHT, SeatHead, seat_head
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, fitted
from render.kit.signs.badges import slot
from render.kit.signs.marks import mark
from render.kit.signs.pills import Pill, pills
from render.puerto_rico import faces
from render.puerto_rico.changes import SeatChanges
from render.puerto_rico.city import ROWS, cells, island, placed
from render.puerto_rico.pieces import draw_circles, draw_piece, on_circles
from render.puerto_rico.stock import anchor_place, draw_goods, draw_rose
from render.words import in_short, said, titled
from texts import Teller

_PADDING = 26
_GOODS, _TILE, _LOT = 64, 72, 122
_GAP, _SPACE = 10, 22
_NAME, _NAME_LINES = Type(SMALLEST, Weight.BOLD), 2
_PIECE, _CIRCLE, _FACE = 46, 36, 48
HIDDEN_POINTS = ("chips", "customs_house")
"""What only their owner can count."""
_ROSE_WIDTH = 270
_SIGN = 36


class OwnBoard:
    """A board with the words below it, laid out."""

    def __init__(self, board: Board, teller: Teller, over: bool, width: int) -> None:
        self._board = board
        self._teller = teller
        wide = width - 2 * _PADDING
        self._words = [
            made
            for made in (pills(_points(board, teller, over), wide), pills(_declined(board, teller), wide))
            if made.entries
        ]

    @property
    def _heights(self) -> list[int]:
        land = ROWS * (_TILE + _GAP) - _GAP
        city = ROWS * (_LOT + _GAP) - _GAP
        goods = _GOODS if any(self._board.goods.values()) or self._board.staff(ROSE) else -_SPACE
        return [HEIGHT, goods, land, city, *(words.height for words in self._words)]

    @property
    def height(self) -> int:
        """How much room it takes."""
        return 2 * _PADDING + sum(self._heights) + _SPACE * (len(self._heights) - 1)

    def draw(self, canvas: Canvas, box: Box, head: SeatHead, changed: SeatChanges) -> None:
        """Draw it into a box."""
        rim, line = (p.SEATS[head.seat], 6) if head.lit else (p.LINE, 2)
        card(canvas, box, rim=rim, line=line)
        top, goods, land, city, *words = box.inset(_PADDING).stacked(self._heights, _SPACE)
        seat_head(canvas, top, head)
        for word, place in (("goods", goods), ("island", land), ("city", city)):
            if place.height > 0:
                canvas.area(word, place.inset(-8), near=True)
        rose, goods = goods.cut_right(_ROSE_WIDTH)
        draw_goods(canvas, goods, self._board, head.seat, changed)
        draw_rose(canvas, rose, self._board, ROSE in changed.staffed, head.seat)
        self._draw_island(canvas, land, changed, head.seat)
        self._draw_city(canvas, city, changed, head.seat)
        for made, place in zip(self._words, words, strict=True):
            made.draw(canvas, place)

    def _draw_island(self, canvas: Canvas, box: Box, changed: SeatChanges, owner: int) -> None:
        places = cells(box, _GAP)
        shore(canvas, box.inset(-8), 20)
        for place in places[len(self._board.island) :]:
            slot(canvas, place, p.tint(p.SEA, 0.2), 16)
        for index, (place, (tile, piece)) in enumerate(zip(places, island(self._board), strict=False)):
            canvas.sprite(faces.island_tile(tile, place.width, place.height), place.x, place.y)
            if piece:
                x, y = place.right - _PIECE - 18, place.centre[1] - _PIECE // 2
                draw_piece(canvas, piece, x, y, _PIECE, tile in changed.staffed)
            anchor_place(canvas, tile, place, owner)
            if changed.new_tile(index):
                mark(canvas, place, 16)

    def _draw_city(self, canvas: Canvas, box: Box, changed: SeatChanges, owner: int) -> None:
        built, free = placed(self._board.city, cells(box, _GAP))
        for place in free:
            card(canvas, place, faces.empty(), p.LINE, 16, 1, 0)
        for key, place in built:
            self._draw_building(canvas, place, key, key in changed.staffed)
            anchor_place(canvas, key, place, owner)
            if key in changed.buildings:
                mark(canvas, place, 16)

    def _draw_building(self, canvas: Canvas, place: Box, key: str, changed: bool) -> None:
        """Its name, below it its face, and its circles at the right."""
        canvas.sprite(faces.ground(key, place.width, place.height), place.x, place.y)
        below, above = place.inset(10, 5).cut_bottom(_FACE, 2)
        ways = [titled(name) for name in (self._teller.name("building", key), in_short(self._teller, "building", key))]
        whole = (name for name in ways if fitted(name, _NAME, above.width, _NAME_LINES, SMALLEST).whole)
        ink = p.ink_on(faces.tint(BUILDINGS[key]))
        canvas.text_in(next(whole, ways[-1]), above, _NAME, ink, lines=_NAME_LINES)
        canvas.sprite(faces.face(key, _FACE, works=faces.works(self._board, key)), below.x - 2, below.y)
        pieces = on_circles(self._board, key, BUILDINGS[key].circles)
        draw_circles(canvas, below, pieces, _CIRCLE, changed)


def _points(board: Board, teller: Teller, over: bool) -> list[Pill]:
    """The points as they would be counted now; of those that are hidden, what everybody can count."""
    found = lines(board)
    if board.points == UNKNOWN:
        return [
            Pill(f"{_line_name(teller, line.key)} {line.points}") for line in found if line.key not in HIDDEN_POINTS
        ]
    total = Pill(
        said(teller, "in-the-end" if over else "so-far", points=sum(line.points for line in found)),
        icon("point", _SIGN),
        p.tint(p.GOLD, 0.6),
    )
    return [total, *(Pill(f"{_line_name(teller, line.key)} {line.points}") for line in found)]


def _line_name(teller: Teller, key: str) -> str:
    return said(teller, "chips") if key == "chips" else titled(teller.words(f"{teller.key}-score-{key}"))


def _declined(board: Board, teller: Teller) -> list[Pill]:
    """Gains that are declined for now."""
    return [
        Pill(said(teller, "declined", effect=teller.name("effect", key)), icon("cross", _SIGN))
        for key in board.declined
    ]

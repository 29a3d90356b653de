"""A player's own picture: the colony large with the dice at its lines, or the Maya city, and all that one has."""

from __future__ import annotations

from collections.abc import Callable

from games.santa_maria.components import CARDS
from games.santa_maria.state import City, State
from render.kit import palette as p
from render.kit.areas.panels import heading, panel
from render.kit.areas.seats import HEIGHT, SeatHead, seat_head
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE, CLOSEST
from render.kit.icons import icon
from render.kit.lettering import SMALL, Weight
from render.kit.signs.pills import Pill, Pills, pills
from render.santa_maria.changes import SeatChanges
from render.santa_maria.colonies.choosing import draw_boards, draw_pairs, pairs_height
from render.santa_maria.colonies.colony import Plan, draw_colony, draw_heads
from render.santa_maria.colonies.docks import docks_height, draw_docks
from render.santa_maria.colonies.facts import FACTS, draw_facts
from render.santa_maria.goods import draw_goods, goods_height
from render.santa_maria.maya.city import CITY_HEIGHT, LOWEST_CITY, draw_city
from render.santa_maria.maya.hand import draw_hand, hand_height
from render.santa_maria.maya.supplies import SUPPLIES, draw_supplies
from render.santa_maria.people import known, portrait
from render.words import in_short, said
from texts import Teller

PADDING = 18
WIDE = CLOSE_INSIDE - 2 * PADDING
ROW_HEAD, COLUMN_HEAD = 124, 92
"""The room for the heads of rows and columns."""
_AROUND = 140
"""What is above and below the panel."""
_SMALLEST, _LARGEST = COLUMN_HEAD + 6 * 74, COLUMN_HEAD + 6 * 98
_GOODS, _TITLE, _GAP = 56, 46, 12
_BOARDS = 500


class Own:
    """Its bands are laid out one below the other; the colony has the room that all else leaves."""

    def __init__(self, view: State, head: SeatHead, teller: Teller, changed: SeatChanges) -> None:
        self._view, self._head, self._teller, self._changed = view, head, teller, changed
        self._player = view.players[head.seat]
        self._bands: list[tuple[str, int, Callable[[Canvas, Box], object]]] = []
        self._add("", HEIGHT, lambda canvas, box: seat_head(canvas, box, head))
        self._add("goods", goods_height(self._player, WIDE, _GOODS), self._draw_goods)
        if self._player.city is not None:
            self._put_city(self._player.city)
        else:
            self._put_colony()

    def _add(self, area: str, height: int, draw: Callable[[Canvas, Box], object]) -> None:
        if height:
            self._bands.append((area, height, draw))

    def _stretch(self, at: int, area: str, between: tuple[int, int], draw: Callable[[Canvas, Box], object]) -> None:
        """What takes the room that all else leaves."""
        low, high = between
        room = CLOSEST - _AROUND - self.height - _GAP
        self._bands.insert(at, (area, max(low, min(high, room)), draw))

    @property
    def height(self) -> int:
        """How high all of it is."""
        return 2 * PADDING + sum(height for _, height, _ in self._bands) + _GAP * (len(self._bands) - 1)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """On a panel that is lit if it is this player's turn."""
        panel(canvas, box, p.SEATS[self._head.seat] if self._head.lit else None)
        places = box.inset(PADDING).stacked([height for _, height, _ in self._bands], _GAP)
        for (area, _, draw), place in zip(self._bands, places, strict=True):
            if area:
                canvas.area(area, place, owner=self._head.seat)
            draw(canvas, place)

    def _draw_goods(self, canvas: Canvas, box: Box) -> None:
        draw_goods(canvas, box, self._player, self._changed, _GOODS, self._head.seat)

    def _titled(self, canvas: Canvas, box: Box, title: str) -> Box:
        above, below = box.cut_top(_TITLE)
        heading(canvas, above, said(self._teller, title), SMALL.weighing(Weight.BOLD))
        return below

    # A colony

    def _put_colony(self) -> None:
        view, seat = self._view, self._head.seat
        colony = view.colony(seat)
        at = len(self._bands)
        if view.pairs:
            self._add("pairs", _TITLE + pairs_height(len(view.pairs)), self._draw_pairs)
        monks = self._monks()
        self._add("monks", monks.height, monks.draw)
        if colony.board:
            most = max((len(ships) for ships in colony.docks.values()), default=0)
            self._add("ships", docks_height(most), self._draw_ships)
        if not colony.board:
            lines_of_boards = -(-len(view.boards) // 2)
            self._bands.insert(at, ("boards", _BOARDS * lines_of_boards, self._draw_boards))
            return
        self._stretch(at, "colony", (_SMALLEST, _LARGEST), self._draw_colony)

    def _draw_boards(self, canvas: Canvas, box: Box) -> None:
        draw_boards(canvas, box, self._view.boards, self._teller)

    def _draw_colony(self, canvas: Canvas, box: Box) -> None:
        seat = self._head.seat
        left, beside = box.cut_left(box.width - FACTS)
        plan = Plan(left, ROW_HEAD, COLUMN_HEAD)
        draw_facts(canvas, beside.cut_top(COLUMN_HEAD)[1], self._view, seat)
        draw_heads(canvas, plan, self._view.white, self._player.blue, seat, self._view.blue)
        draw_colony(canvas, plan, self._view.colony(seat), self._changed, seat)

    def _draw_pairs(self, canvas: Canvas, box: Box) -> None:
        draw_pairs(canvas, self._titled(canvas, box, "pairs"), self._view.pairs, self._teller)

    def _monks(self) -> Pills:
        """The scholar of the town hall stands out."""
        scholar = self._view.colony(self._head.seat).scholar
        return pills(
            [
                Pill(
                    in_short(self._teller, "place", place),
                    portrait(place, 44),
                    p.tint(p.GOLD, 0.6) if place == scholar else None,
                )
                for place in known(self._view, self._head.seat)
            ],
            WIDE,
        )

    def _draw_ships(self, canvas: Canvas, box: Box) -> None:
        draw_docks(canvas, box, self._view.colony(self._head.seat), self._changed)

    # The Maya city

    def _put_city(self, city: City) -> None:
        at = len(self._bands)
        cards = [key for key in city.hand if key in CARDS]
        if cards:
            high = hand_height(cards)
            self._add("hand", _TITLE + high, lambda canvas, box: self._draw_hand(canvas, box, cards))
        else:
            count = pills([Pill(said(self._teller, "cards", count=len(city.hand)), icon("card", 38))], WIDE)
            self._add("hand", count.height, count.draw)
        self._add("", SUPPLIES, lambda canvas, box: draw_supplies(canvas, box, city))
        self._stretch(
            at,
            "colony",
            (LOWEST_CITY, CITY_HEIGHT),
            lambda canvas, box: draw_city(canvas, box, self._view, self._changed, self._teller),
        )

    def _draw_hand(self, canvas: Canvas, box: Box, cards: list[str]) -> None:
        draw_hand(canvas, self._titled(canvas, box, "hand"), cards)

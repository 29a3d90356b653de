"""A player's own picture: the colony large, and beside it all that the player has."""

from __future__ import annotations

from games.core.seats import Seat
from games.santa_maria.components import CARDS, DOCKS
from games.santa_maria.state import City, State
from render.kit import palette as p
from render.kit.areas.panels import heading, panel
from render.kit.areas.seats import HEIGHT, SeatHead, seat_head
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.frame import INSIDE
from render.kit.icons import icon
from render.kit.lettering import HEADING, SMALL, Type, fitted
from render.kit.signs.dice import die
from render.kit.signs.marks import mark
from render.kit.signs.pills import Pill, Pills, pills
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges
from render.santa_maria.choosing import PAIR, draw_boards, draw_pairs
from render.santa_maria.city import CITY_HEIGHT, draw_city
from render.santa_maria.colony import BLUE, draw_colony, mosaic
from render.santa_maria.seats import draw_goods, goods_height
from render.santa_maria.words import facts
from render.words import in_short, said
from texts import Teller

PADDING = 18
_SIDE = 560
_WIDE = INSIDE - 2 * PADDING
_COLONY = 940
_TITLE = 54
_GOODS = 64
_SIGN, _DIE, _FACT = 50, 56, 40
_SHIP, _FEW_SHIPS = (268, 60), 2
_GAP, _APART = 10, 12
_SCALES = (1.4, 1.25, 1.1, 1.0)
"""What stands beside a colony is as many times larger as there is room."""


def own_height(view: State, seat: Seat, teller: Teller) -> int:
    """As high as the colony, or all that is beside it."""
    around = 2 * PADDING + HEIGHT + 12
    if view.players[seat].city is not None:
        hand = _cards(view.players[seat].city, teller)
        return around + _GOODS + CITY_HEIGHT + 12 + _TITLE + hand.height
    return around + max(_COLONY, _Beside(view, seat, teller).height)


def draw_own(canvas: Canvas, box: Box, head: SeatHead, view: State, teller: Teller, changed: SeatChanges) -> None:
    """Everything that is the player's."""
    player = view.players[head.seat]
    panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
    top, rest = box.inset(PADDING).cut_top(HEIGHT, 12)
    seat_head(canvas, top, head)
    if player.city is not None:
        goods, rest = rest.cut_top(_GOODS)
        draw_goods(canvas, goods, player, changed, 56, head.seat)
        canvas.area("goods", goods)
        place, rest = rest.cut_top(CITY_HEIGHT, 12)
        canvas.area("city", place)
        canvas.area("hand", rest)
        draw_city(canvas, place, player.city, changed, teller)
        _hand(canvas, rest, player.city, teller)
        return
    beside, left = rest.cut_right(_SIDE, 24)
    if player.colony is not None and player.colony.board:
        place = left.cut_top(_COLONY)[0]
        canvas.area("colony", place)
        draw_colony(canvas, mosaic(place), player.colony, changed, head.seat)
    elif view.boards:
        draw_boards(canvas, left.cut_top(_COLONY)[0], view.boards, teller)
    _Beside(view, head.seat, teller).draw(canvas, beside, changed)


def _cards(city: City | None, teller: Teller) -> Pills:
    """The hand as far as it is known, and the priests."""
    assert city is not None
    cards = [Pill(teller.name("card", key), choice=("card", key)) for key in city.hand if key in CARDS]
    counts = [] if cards else [Pill(said(teller, "cards", count=len(city.hand)), icon("card", 36))]
    return pills([*cards, *counts, Pill(said(teller, "priests", count=city.priests), icon("monk", 36))], _WIDE)


def _hand(canvas: Canvas, box: Box, city: City, teller: Teller) -> None:
    title, rest = box.cut_top(_TITLE)
    heading(canvas, title, said(teller, "hand"), HEADING)
    _cards(city, teller).draw(canvas, rest)


def known(view: State, seat: Seat) -> list[str]:
    """The scholar of the town hall, then the scholars, bishops and missions with own monks."""
    colony = view.players[seat].colony
    own = [colony.scholar] if colony is not None and colony.scholar else []
    return [*own, *(place for place, monks in view.monks.items() if seat in monks)]


def _known(view: State, seat: Seat, teller: Teller, size: int) -> list[Pill]:
    """Those in few words; the scholar of the town hall stands out."""
    colony = view.players[seat].colony
    return [
        Pill(in_short(teller, "place", place), icon("scholar", size), p.tint(p.GOLD, 0.6))
        if at == 0 and colony is not None and colony.scholar
        else Pill(in_short(teller, "place", place), icon(_sign(view, place), size))
        for at, place in enumerate(known(view, seat))
    ]


def _sign(view: State, place: str) -> str:
    return "scholar" if place in view.scholars else "bishop" if place in view.bishops else "mission"


class _Beside:
    """What stands beside a colony, as large as there is room: goods, dice, facts, monks, and ships at their docks."""

    def __init__(self, view: State, seat: Seat, teller: Teller) -> None:
        self._view, self._seat, self._teller = view, seat, teller
        self._player = view.players[seat]
        self._facts = facts(view, seat, teller)
        for self._scale in _SCALES:
            self._monks = pills(
                _known(view, seat, teller, self._sized(36)), _SIDE, SMALL.sized(self._sized(SMALL.size))
            )
            self._places = _ship_places(view, seat, self._ship[0])
            if self.height <= _COLONY:
                break

    def _sized(self, length: int) -> int:
        return round(length * self._scale)

    @property
    def _ship(self) -> tuple[int, int]:
        """Few are as large as all else, many stand two on a line."""
        colony = self._player.colony
        few = colony is None or sum(map(len, colony.docks.values())) <= _FEW_SHIPS
        return (self._sized(_SHIP[0]), self._sized(_SHIP[1])) if few else _SHIP

    @property
    def _fact_style(self) -> Type:
        """As large as the longest fact can be."""
        wished = SMALL.sized(self._sized(SMALL.size))
        return min((fitted(fact, wished, _SIDE).style for fact in self._facts), key=lambda style: style.size)

    @property
    def _heights(self) -> list[int]:
        """Of goods, dice, facts, pairs, monks and ships, each with its title."""
        lines = self._places[-1][2][0] + 1 if self._places else 0
        pairs, monks = self._view.pairs, self._monks
        return [
            goods_height(self._player, _SIDE, self._sized(_SIGN)),
            self._sized(_DIE) if self._player.blue else 0,
            self._sized(_FACT) * len(self._facts),
            _TITLE + PAIR * len(pairs) if pairs else 0,
            _TITLE + monks.height if monks.entries else 0,
            _TITLE + lines * (self._ship[1] + _GAP) if lines else 0,
        ]

    @property
    def height(self) -> int:
        """How high all of it is."""
        shown = [height for height in self._heights if height]
        return sum(shown) + _APART * (len(shown) - 1)

    def draw(self, canvas: Canvas, box: Box, changed: SeatChanges) -> None:
        """Draw it into a box."""
        places: list[Box] = []
        for height in self._heights:
            place, box = box.cut_top(height, _APART if height else 0)
            places.append(place)
        goods, dice, facts, pairs, monks, ships = places
        for word, place in (("goods", goods), ("blue", dice), ("pairs", pairs), ("monks", monks), ("ships", ships)):
            if place.height:
                canvas.area(word, place)
        draw_goods(canvas, goods, self._player, changed, self._sized(_SIGN), self._seat)
        size = dice.height
        for at, value in enumerate(self._player.blue):
            place = Box(dice.x + at * (size + _GAP), dice.y, size, size)
            canvas.sprite(die(value, size, BLUE), place.x, place.y)
            canvas.anchor("die", f"blue_{value}", place, self._seat)
        style = self._fact_style
        for fact, line in zip(self._facts, facts.stacked([self._sized(_FACT)] * len(self._facts), 0), strict=True):
            canvas.text_in(fact, line, style, p.INK_SOFT)
        if pairs.height:
            draw_pairs(canvas, self._titled(canvas, pairs, "pairs"), self._view.pairs, self._teller)
        if monks.height:
            self._monks.draw(canvas, self._titled(canvas, monks, "monks"))
        if ships.height:
            self._draw_ships(canvas, self._titled(canvas, ships, "ships"), changed)

    def _titled(self, canvas: Canvas, box: Box, title: str) -> Box:
        above, below = box.cut_top(_TITLE)
        heading(canvas, above, said(self._teller, title), HEADING)
        return below

    def _draw_ships(self, canvas: Canvas, box: Box, changed: SeatChanges) -> None:
        wide, high = self._ship
        for dock, ship, (line, x) in self._places:
            place = Box(box.x + x, box.y + line * (high + _GAP), wide, high)
            sign, tile = place.cut_left(high * 4 // 5, 4)
            canvas.sprite_in(icon(faces.DOCKS[dock], high * 7 // 10), sign)
            canvas.sprite(faces.ship(ship, tile.width, tile.height), tile.x, tile.y)
            if dock in changed.docks:
                mark(canvas, place, 10, 3)


def _ship_places(view: State, seat: Seat, width: int) -> list[tuple[str, str, tuple[int, int]]]:
    """Each dock's tiles, and where tiles so wide lie."""
    colony = view.players[seat].colony
    docks = {} if colony is None else colony.docks
    ships = [(dock, ship) for dock in DOCKS for ship in docks.get(dock, ())]
    places = flow([width] * len(ships), _SIDE, _GAP)
    return [(dock, ship, place) for (dock, ship), place in zip(ships, places, strict=True)]

"""What everybody shares beside the buildings: ships and trading house with what they wait for, tiles, the supply."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.parts.seeing import HIDDEN
from games.puerto_rico.components import GOODS, PRICES, SIZES
from games.puerto_rico.state import Ship, State
from games.puerto_rico.steps import LayTile
from render.kit import palette as p
from render.kit.areas.panels import card, panel, sea_face
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import counter, counter_width, number_badge, seat_badge, slot
from render.kit.signs.marks import mark, sign_only
from render.kit.signs.trails import ghost
from render.puerto_rico import faces
from render.puerto_rico.changes import Changes, Gone
from render.puerto_rico.pieces import COLONIST, NOBLE
from render.words import said
from texts import Teller

_PADDING, _GAP = 12, 8
_SHIP, _HOLD, _PROW, _BETWEEN, _TRACE = 50, 38, 64, 3, 40
_CELL, _PRICE = 52, 36
_TILE, _SIGN = 54, 40
_HOUSE = 356
_TITLE = Type(SMALLEST, Weight.BOLD)
_NUMBER = Type(32, Weight.BOLD)
_LIT = {"settler": "land", "mayor": "supply", "trader": "house", "captain": "ships"}


class Harbour:
    """Four panels: ships beside the trading house, the tiles, the supply; what the role at hand is about is lit."""

    def __init__(self, view: State, teller: Teller, initials: Sequence[str], changed: Changes) -> None:
        self._view, self._teller, self._initials, self._changed = view, teller, initials, changed

    @property
    def _heights(self) -> tuple[int, int, int]:
        ships = 3 * (_SHIP + _GAP) - _GAP
        return ships + 2 * _PADDING, _TILE + 14, _SIGN + 18

    @property
    def height(self) -> int:
        """How much room it takes."""
        return sum(self._heights) + 2 * _GAP

    def draw(self, canvas: Canvas, box: Box, lit: Colour | None) -> None:
        """Draw all panels."""
        above, tiles, supply = box.stacked(self._heights, _GAP)
        house, ships = above.cut_right(_HOUSE, _GAP)
        for word, place in (("ships", ships), ("house", house), ("land", tiles), ("supply", supply)):
            face = sea_face() if word == "ships" else None
            panel(canvas, place, lit if _LIT.get(self._view.role) == word else None, face)
            canvas.area(word, place)
        self._draw_ships(canvas, ships.inset(_PADDING))
        self._draw_house(canvas, house.inset(14, 8))
        self._draw_tiles(canvas, tiles.inset(14, 7))
        self._draw_supply(canvas, supply.inset(14, 8))

    def _draw_ships(self, canvas: Canvas, box: Box) -> None:
        lines = box.stacked([_SHIP] * len(self._view.ships), _GAP)
        if len(lines) < 3:
            lines = [line.moved(0, (box.height - lines[-1].bottom + box.y) // 2) for line in lines]
        for ship, line in zip(self._view.ships, lines, strict=True):
            deck = draw_ship(canvas, line, ship, ship.capacity in self._changed.ships)
            rest = Box(deck.right + 12, line.y, line.right - deck.right - 12, line.height)
            self._draw_wants(canvas, rest, ship)
            self._draw_loaders(canvas, line, ship)

    def _draw_loaders(self, canvas: Canvas, box: Box, ship: Ship) -> None:
        """Who has loaded it since, at the right end, as far as there is room."""
        loaders = self._changed.loaders.get(ship.capacity, ())
        words = width_of(self._wants(ship), _TITLE)
        room = box.width - _PROW - 12 - deck_width(ship, _HOLD) - 12 - words
        for seat in loaders[: room // (_TRACE + 3)]:
            place, box = box.cut_right(_TRACE, 3)
            seat_badge(canvas, place.centre, seat, self._initials[seat], _TRACE)

    def _wants(self, ship: Ship) -> str:
        """How many more of its good it takes."""
        if ship.full():
            return said(self._teller, "full")
        return (
            said(self._teller, "places", count=ship.capacity - ship.load)
            if ship.load
            else said(self._teller, "any-good")
        )

    def _draw_wants(self, canvas: Canvas, box: Box, ship: Ship) -> None:
        """What it waits for: how many more of its good, or which goods an empty one may take."""
        taken = {other.good for other in self._view.ships if other.load}
        if ship.load or not taken:
            canvas.text_in(self._wants(ship), box, _TITLE, p.ink_on(sea_face()))
        else:
            goods = [good for good in GOODS if good not in taken]
            step = min(_HOLD + 6, (box.width - _HOLD) // max(1, len(goods) - 1))
            for at, good in enumerate(goods):
                canvas.sprite(icon(good, _HOLD), box.x + at * step, box.centre[1] - _HOLD // 2)

    def _draw_house(self, canvas: Canvas, box: Box) -> None:
        """What it has bought, how many more it buys, and what each good brings; what it has is struck out there."""
        title, rest = box.cut_top(34, 2)
        free = SIZES.house - len(self._view.house)
        words = said(self._teller, "places", count=free) if free else said(self._teller, "full")
        made = canvas.text_in(words, title, _TITLE, p.INK_SOFT, "right")
        canvas.text_in(said(self._teller, "house"), title.cut_right(made.width, 10)[1], _TITLE)
        deck, rest = rest.cut_top(_CELL + 12, 2)
        deck = deck.cut_left(SIZES.house * (_CELL + 6) + 8)[0]
        card(canvas, deck, p.WOOD_LIGHT, p.WOOD, 14, 2, 0)
        for index in range(SIZES.house):
            place = Box(deck.x + 8 + index * (_CELL + 6), deck.y + 6, _CELL, _CELL)
            draw_cell(canvas, place, self._view.house[index] if index < len(self._view.house) else "")
            if (seat := self._changed.sellers.get(index)) is not None:
                sign_only(canvas, place)
                seat_badge(canvas, (place.right - 10, place.bottom - 8), seat, self._initials[seat], _TRACE)
            elif self._changed.house[index : index + 1] == (True,):
                mark(canvas, place, 10, 4)
        for good, place in zip(GOODS, rest.columns(len(GOODS)), strict=True):
            draw_price(canvas, place, good, good in self._view.house, _PRICE, _NUMBER)

    def _draw_tiles(self, canvas: Canvas, box: Box) -> None:
        """The plantations that lie open, the stacks and the quarries; at the right the colonist ship."""
        row: list[tuple[str, bool] | Gone] = [*open_tiles(self._view, self._changed)]
        for gone in self._changed.gone:
            row.insert(gone.at, gone)
        for index, each in enumerate(row):
            place = Box(box.x + index * (_TILE + 8), box.centre[1] - _TILE // 2, _TILE, _TILE)
            if isinstance(each, Gone):
                self._draw_gone(canvas, place, each)
                continue
            tile, new = each
            canvas.sprite(faces.good_chip(tile, _TILE), place.x, place.y)
            canvas.anchor("tile", tile, place)
            if new:
                mark(canvas, place, 10, 4)
        x = box.x + len(row) * (_TILE + 8) + 14
        for name, count in (("stack", len(self._view.pile)), ("quarry", self._view.quarries)):
            x += _counted(canvas, Box(x, box.y, 0, box.height), name, count, ("tile", name)) + 22
        aboard = [(NOBLE, self._view.ship_nobles)] if self._view.ship_nobles else []
        aboard += [(COLONIST, self._view.ship_colonists)] if self._view.ship_colonists or not aboard else []
        width = sum(counter_width(str(count), _SIGN, _NUMBER) + 22 for _, count in aboard)
        x = box.right - width - 60
        canvas.sprite(icon("ship", 56), x, box.centre[1] - 30)
        x += 56 + 14
        for name, count in aboard:
            word = "noble" if name == NOBLE else name
            x += _counted(canvas, Box(x, box.y, 0, box.height), name, count, ("piece", word)) + 22

    def _draw_gone(self, canvas: Canvas, box: Box, gone: Gone) -> None:
        """A tile where it lay, and the badge of who took it."""
        ghost(canvas, faces.good_chip(gone.tile, box.width), box.x, box.y)
        if gone.seat is not None:
            seat_badge(canvas, (box.right - 14, box.bottom - 12), gone.seat, self._initials[gone.seat], _TRACE)

    def _draw_supply(self, canvas: Canvas, box: Box) -> None:
        """Goods, points and people left."""
        title = said(self._teller, "supply")
        made = canvas.text_in(title, box, _TITLE, p.INK_SOFT)
        rest = box.cut_left(made.width, 22)[1]
        counts = [(good, self._view.stock[good]) for good in GOODS]
        counts += [("point", self._view.points), (COLONIST, self._view.colonists)]
        counts += [(NOBLE, self._view.nobles)] if self._view.plays("nobles") else []
        widths = [counter_width(str(count), _SIGN, _NUMBER) for _, count in counts]
        for place, (name, count) in zip(rest.columns(widths, 14), counts, strict=True):
            _counted(canvas, place, name, count, ("good", name) if name in GOODS else None)


def _counted(canvas: Canvas, box: Box, name: str, count: int, choice: tuple[str, str] | None) -> int:
    """A sign and how many there are of it, where it can be chosen; returns how wide it is."""
    width = counter(canvas, box.x, box.centre[1], name, str(count), _SIGN, _NUMBER)
    if choice is not None:
        canvas.anchor(*choice, Box(box.x - 5, box.centre[1] - 24, width + 12, 48))
    return width


def open_tiles(view: State, changed: Changes) -> list[tuple[str, bool]]:
    """The plantations that lie open, each with whether it is new; a tile just drawn is."""
    tiles = list(zip(view.row, changed.row or [False] * len(view.row), strict=True))
    return tiles + [(step.tile, True) for step in view.agenda if isinstance(step, LayTile) and step.tile != HIDDEN]


def draw_ship(canvas: Canvas, box: Box, ship: Ship, new: bool, hold: int = _HOLD) -> Box:
    """A ship with the number of its holds, and its holds as on the deck; returns the deck."""
    prow, rest = box.cut_left(_PROW, 12)
    canvas.sprite_in(icon("ship", box.height), prow)
    number_badge(canvas, (prow.right - 10, prow.bottom - 16), ship.word, 40)
    wide = deck_width(ship, hold)
    deck = rest.cut_left(wide)[0].centred(wide, min(box.height, hold + 12))
    card(canvas, deck, p.WOOD_LIGHT, p.WOOD, 14, 2, 0)
    for number in range(ship.capacity):
        place = Box(deck.x + 7 + number * (hold + _BETWEEN), deck.y + (deck.height - hold) // 2, hold, hold)
        draw_cell(canvas, place, ship.good if number < ship.load else "")
    canvas.anchor("ship", ship.word, Box(prow.x, deck.y, deck.right - prow.x, deck.height))
    if new:
        mark(canvas, deck, 14, 4)
    return deck


def deck_width(ship: Ship, hold: int) -> int:
    """How wide its deck is."""
    return ship.capacity * (hold + _BETWEEN) + 11


def draw_cell(canvas: Canvas, place: Box, good: str) -> None:
    """A hold or a place in the trading house, with the good in it."""
    if good:
        canvas.sprite(faces.good_chip(good, place.width), place.x, place.y)
    else:
        slot(canvas, place.inset(1), p.WOOD_DARK, 8, 2)


def draw_price(canvas: Canvas, box: Box, good: str, there: bool, size: int, style: Type) -> None:
    """What a good brings; struck through where it is there already."""
    sprite, x = icon(good, size), box.x + size + 5
    canvas.sprite(sprite.washed(p.PAPER, 0.6) if there else sprite, box.x, box.centre[1] - size // 2)
    if there:
        canvas.struck(str(PRICES[good]), x, box.centre[1], style, p.INK_SOFT)
    else:
        canvas.text(str(PRICES[good]), x, box.centre[1], style)

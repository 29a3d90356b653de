"""What lies beside the board, large: what each ship waits for, the trading house with its prices, the supply."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.seats import Seat
from games.puerto_rico.components import GOODS, SIZES
from games.puerto_rico.state import Ship, State
from render.kit import palette as p
from render.kit.areas.panels import card, panel, sea_face
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.leaf import Leaf
from render.kit.lettering import BODY, FINE, Type, Weight
from render.kit.picture import Picture
from render.kit.signs.badges import counter
from render.kit.signs.marks import mark
from render.puerto_rico import alt, faces
from render.puerto_rico.changes import Changes, changes
from render.puerto_rico.pieces import COLONIST, NOBLE
from render.puerto_rico.shared.harbour import draw_cell, draw_price, draw_ship, open_tiles
from render.words import said, titled
from texts import Teller

_PADDING, _GAP = 16, 12
_SHIP, _DECK, _HOLD = 84, 520, 50
_CELL, _SIGN = 72, 48
_LINE = 60
_NUMBER = Type(34, Weight.BOLD)


def harbour(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """Ships, trading house, plantations and what is left in the supply."""
    changed = changes(before, view)
    leaf = Leaf(said(teller, "part-harbour"))
    ships = 2 * _PADDING + len(view.ships) * (_SHIP + _GAP) - _GAP
    leaf.titled(said(teller, "ships"), ships, lambda canvas, box: _draw_ships(canvas, box, view, teller, changed))
    house = 2 * _PADDING + _CELL + _GAP + _LINE
    leaf.titled(said(teller, "house"), house, lambda canvas, box: _draw_house(canvas, box, view, teller, changed))
    land = 2 * _PADDING + _CELL
    leaf.titled(said(teller, "plantations"), land, lambda canvas, box: _draw_land(canvas, box, view, changed))
    supply = 2 * _PADDING + 2 * _LINE
    leaf.titled(said(teller, "supply"), supply, lambda canvas, box: _draw_supply(canvas, box, view, teller))
    return leaf.picture([*alt.of_harbour(view, teller), *_waiting(view, teller)], faces.tones())


def _waiting(view: State, teller: Teller) -> Iterator[str]:
    """What each ship waits for."""
    for ship in view.ships:
        yield f"{ship.word}: {_waits_for(ship, teller)}."


def _waits_for(ship: Ship, teller: Teller) -> str:
    if ship.full():
        return said(teller, "ship-full")
    if not ship.load:
        return said(teller, "ship-empty")
    return said(teller, "ship-room", good=titled(teller.name("good", ship.good)), count=ship.capacity - ship.load)


def _draw_ships(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    panel(canvas, box, None, sea_face())
    lines = box.inset(_PADDING).stacked([_SHIP] * len(view.ships), _GAP)
    for ship, line in zip(view.ships, lines, strict=True):
        deck, words = line.cut_left(_DECK, 20)
        draw_ship(canvas, deck, ship, ship.capacity in changed.ships, _HOLD)
        canvas.text_in(_waits_for(ship, teller), words, BODY, p.ink_on(sea_face()), lines=2)


def _draw_house(canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes) -> None:
    """The cells, what still goes there; below, what each good brings."""
    panel(canvas, box)
    cells, prices = box.inset(_PADDING).cut_top(_CELL, _GAP)
    deck, words = cells.cut_left(SIZES.house * (_CELL + 8) + 8, 24)
    card(canvas, deck, p.WOOD_LIGHT, p.WOOD, 12, 2, 0)
    for index in range(SIZES.house):
        place = Box(deck.x + 8 + index * (_CELL + 8), deck.y + 6, _CELL - 4, _CELL - 12).centred(60, 60)
        draw_cell(canvas, place, view.house[index] if index < len(view.house) else "")
        if changed.house[index : index + 1] == (True,):
            mark(canvas, place, 10, 4)
    free = SIZES.house - len(view.house)
    told = said(teller, "house-full") if not free else said(teller, "house-free", count=free)
    canvas.text_in(told, words, BODY, lines=2)
    title, rest = prices.cut_left(150)
    canvas.text_in(said(teller, "prices"), title, FINE, p.INK_SOFT)
    for good, place in zip(GOODS, rest.columns(len(GOODS)), strict=True):
        draw_price(canvas, place, good, good in view.house, _SIGN, _NUMBER)
        canvas.anchor("good", good, place)


def _draw_land(canvas: Canvas, box: Box, view: State, changed: Changes) -> None:
    """The plantations that lie open; the stacks and the quarries."""
    panel(canvas, box)
    inside = box.inset(_PADDING)
    tiles = open_tiles(view, changed)
    for at, (tile, new) in enumerate(tiles):
        place = Box(inside.x + at * (_CELL + 10), inside.y, _CELL, _CELL)
        canvas.sprite(faces.good_chip(tile, _CELL), place.x, place.y)
        canvas.anchor("tile", tile, place)
        if new:
            mark(canvas, place, 10, 4)
    rest = inside.cut_right(260)[0]
    for (name, count), place in zip(
        (("stack", len(view.pile)), ("quarry", view.quarries)), rest.columns(2), strict=True
    ):
        counter(canvas, place.x, place.centre[1], name, str(count), _SIGN, _NUMBER)
        canvas.anchor("tile", name, place)


def _draw_supply(canvas: Canvas, box: Box, view: State, teller: Teller) -> None:
    """Goods and points left; colonists in the supply and on their ship."""
    panel(canvas, box)
    above, below = box.inset(_PADDING).rows(2)
    counts = [*((good, view.stock[good]) for good in GOODS), ("point", view.points)]
    for (name, count), place in zip(counts, above.columns(len(counts)), strict=True):
        counter(canvas, place.x, place.centre[1], name, str(count), _SIGN, _NUMBER)
    people = [(COLONIST, view.colonists)] + ([(NOBLE, view.nobles)] if view.plays("nobles") else [])
    aboard = [(COLONIST, view.ship_colonists)] + ([(NOBLE, view.ship_nobles)] if view.ship_nobles else [])
    left, right = below.columns([1.0, 1.6])
    for at, (name, count) in enumerate(people):
        counter(canvas, left.x + at * 150, left.centre[1], name, str(count), _SIGN, _NUMBER)
    x = right.x + canvas.text(said(teller, "colonist-ship"), right.x, right.centre[1], FINE, p.INK_SOFT) + 20
    for name, count in aboard:
        x += counter(canvas, x, right.centre[1], name, str(count), _SIGN, _NUMBER) + 30

"""A player's own picture: the colony large, and beside it all that the player has."""

from __future__ import annotations

from games.core.seats import Seat
from games.santa_maria.components import CARDS, DOCKS
from games.santa_maria.lines import activation_price
from games.santa_maria.state import City, State
from render.kit import palette as p
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.dice import die
from render.kit.frame import INSIDE
from render.kit.icons import icon
from render.kit.lettering import HEADING, SMALL
from render.kit.marks import mark
from render.kit.panels import heading, panel
from render.kit.pills import Pill, Pills, pills
from render.kit.seats import HEIGHT, SeatHead, seat_head
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges
from render.santa_maria.choosing import PAIR, draw_boards, draw_pairs
from render.santa_maria.city import CITY_HEIGHT, draw_city
from render.santa_maria.colony import BLUE, draw_colony, governor_worth, mosaic
from render.santa_maria.seats import draw_goods
from render.words import in_short, said
from texts import Teller

PADDING = 18
_SIDE = 560
_WIDE = INSIDE - 2 * PADDING
_COLONY = 940
_TITLE = 54
_GOODS = 64
_SHIP = (268, 60)
_GAP = 10


def own_height(view: State, seat: int, teller: Teller) -> int:
    """As high as the colony, or all that is beside it."""
    around = 2 * PADDING + HEIGHT + 12
    if view.players[seat].city is not None:
        hand = _cards(view.players[seat].city, teller)
        return around + _GOODS + CITY_HEIGHT + 12 + _TITLE + hand.height
    return around + max(_COLONY, _beside_height(view, seat, teller))


def draw_own(canvas: Canvas, box: Box, head: SeatHead, view: State, teller: Teller, changed: SeatChanges) -> None:
    """Everything that is the player's."""
    player = view.players[head.seat]
    panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
    top, rest = box.inset(PADDING).cut_top(HEIGHT, 12)
    seat_head(canvas, top, head)
    if player.city is not None:
        goods, rest = rest.cut_top(_GOODS)
        draw_goods(canvas, goods, player, changed, 46, head.seat)
        place, rest = rest.cut_top(CITY_HEIGHT, 12)
        draw_city(canvas, place, player.city, changed, teller)
        _hand(canvas, rest, player.city, teller)
        return
    beside, left = rest.cut_right(_SIDE, 24)
    if player.colony is not None and player.colony.board:
        place = left.cut_top(_COLONY)[0]
        draw_colony(canvas, mosaic(place), player.colony, changed, head.seat)
    elif view.boards:
        draw_boards(canvas, left.cut_top(_COLONY)[0], view.boards, teller)
    _beside(canvas, beside, view, head.seat, teller, changed)


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


def _known(view: State, seat: int, teller: Teller) -> list[Pill]:
    """Scholars, bishops and missions with own monks, and the scholar of the town hall."""
    colony = view.players[seat].colony
    found = [
        Pill(in_short(teller, "place", place), icon(_sign(view, place), 36))
        for place, monks in view.monks.items()
        if seat in monks
    ]
    if colony is not None and colony.scholar:
        found.insert(0, Pill(in_short(teller, "place", colony.scholar), icon("scholar", 36), p.tint(p.GOLD, 0.6)))
    return found


def _sign(view: State, place: str) -> str:
    return "scholar" if place in view.scholars else "bishop" if place in view.bishops else "mission"


def _facts(view: State, seat: int, teller: Teller) -> list[str]:
    player = view.players[seat]
    colony = player.colony
    facts = [
        said(teller, "whites", count=player.whites),
        said(teller, "activation", price=activation_price(view, Seat(seat))),
    ]
    if colony is not None and colony.governor:
        facts.append(said(teller, "governor", spot=colony.governor.upper(), points=governor_worth(colony.governor)))
    if colony is not None and colony.hired:
        hired = [f"{teller.name('specialist', kind)} {count}" for kind, count in colony.hired.items()]
        facts.append(", ".join(hired))
    return facts


def _monks(view: State, seat: int, teller: Teller) -> Pills:
    return pills(_known(view, seat, teller), _SIDE)


def _ship_places(view: State, seat: int) -> list[tuple[str, str, tuple[int, int]]]:
    """Each dock's tiles, and where they lie in two columns."""
    colony = view.players[seat].colony
    docks = {} if colony is None else colony.docks
    ships = [(dock, ship) for dock in DOCKS for ship in docks.get(dock, ())]
    places = flow([_SHIP[0]] * len(ships), _SIDE, _GAP)
    return [(dock, ship, place) for (dock, ship), place in zip(ships, places, strict=True)]


def _ships_height(view: State, seat: int) -> int:
    places = _ship_places(view, seat)
    return (places[-1][2][0] + 1) * (_SHIP[1] + _GAP) if places else 0


def _beside_height(view: State, seat: int, teller: Teller) -> int:
    facts = len(_facts(view, seat, teller))
    monks = _monks(view, seat, teller).height
    dice = 70 if view.players[seat].blue else 0
    pairs = _TITLE + PAIR * len(view.pairs) if view.pairs else 0
    return 2 * _GOODS + dice + 40 * facts + 2 * _TITLE + monks + pairs + _ships_height(view, seat) + 40


def _beside(canvas: Canvas, box: Box, view: State, seat: int, teller: Teller, changed: SeatChanges) -> None:
    player = view.players[seat]
    goods, rest = box.cut_top(2 * _GOODS)
    draw_goods(canvas, goods, player, changed, 50, seat)
    if player.blue:
        dice, rest = rest.cut_top(60, 10)
        for at, value in enumerate(player.blue):
            canvas.sprite(die(value, 56, BLUE), dice.x + at * 66, dice.y)
            canvas.anchor("die", f"blue_{value}", Box(dice.x + at * 66, dice.y, 56, 56), seat)
    for fact in _facts(view, seat, teller):
        line, rest = rest.cut_top(40)
        canvas.text_in(fact, line, SMALL, p.INK_SOFT)
    if view.pairs:
        title, rest = rest.cut_top(_TITLE)
        heading(canvas, title, said(teller, "pairs"), HEADING)
        halls, rest = rest.cut_top(PAIR * len(view.pairs))
        draw_pairs(canvas, halls, view.pairs, teller)
    known = _monks(view, seat, teller)
    if known.entries:
        title, rest = rest.cut_top(_TITLE)
        heading(canvas, title, said(teller, "monks"), HEADING)
        known.draw(canvas, rest)
        rest = rest.cut_top(known.height, 12)[1]
    ships = _ship_places(view, seat)
    if ships:
        title, rest = rest.cut_top(_TITLE)
        heading(canvas, title, said(teller, "ships"), HEADING)
    for dock, ship, (line_at, x) in ships:
        place = Box(rest.x + x, rest.y + line_at * (_SHIP[1] + _GAP), *_SHIP)
        sign, tile = place.cut_left(48, 4)
        canvas.sprite_in(icon(faces.DOCKS[dock], 42), sign)
        canvas.sprite(faces.ship(ship, tile.width, tile.height), tile.x, tile.y)
        if dock in changed.docks:
            mark(canvas, place, 10, 3)

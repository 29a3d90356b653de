"""Somebody's colony at full width with what its rows and columns give now; or the Maya city."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from games.santa_maria.components import CARDS, DOCKS, TEMPLES
from games.santa_maria.grid import COLUMNS, SIDE
from games.santa_maria.state import City, Colony, State
from render.kit import palette as p
from render.kit.areas.listing import SIGN, Entry
from render.kit.areas.panels import panel
from render.kit.areas.seats import HEIGHT, SeatHead, seat_head
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.leaf import Leaf
from render.kit.lettering import FINE, Weight
from render.kit.picture import Picture
from render.kit.signs.badges import counter, counter_width, slot
from render.kit.signs.dice import die
from render.santa_maria import alt, faces
from render.santa_maria.changes import SeatChanges, changes
from render.santa_maria.choosing import draw_boards
from render.santa_maria.city import draw_city
from render.santa_maria.colony import BLUE, draw_colony, mosaic
from render.santa_maria.own import known
from render.santa_maria.pictures import heads_of
from render.santa_maria.seats import draw_goods, goods_height
from render.santa_maria.words import facts
from render.words import listed, player_names, said, titled
from texts import Teller

_PADDING, _GAP = 14, 10
_GRID, _BELOW = 740, 124
_SIGN, _COUNT = 36, FINE.weighing(Weight.BOLD)
_GOODS, _DIE = 56, 56
_SHIP = 62
_CITY, _BOARD = 560, 440


def colony(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """A colony, or the Maya city, with all that its owner has openly."""
    changed, head = changes(before, view).at(seat), heads_of(view, teller)[seat]
    leaf = Leaf(said(teller, "part-colony", of=player_names(teller)[seat]))
    _put_goods(leaf, view, head, changed)
    player = view.players[seat]
    if player.city is not None:
        _put_city(leaf, player.city, teller, changed)
    elif player.colony is not None and player.colony.board:
        _put_colony(leaf, view, player.colony, teller, changed, seat)
    else:
        _put_choice(leaf, view, teller)
    return leaf.picture([alt.of_seat(view, teller, seat)], faces.tones())


def harbour(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """A player's shipping tiles dock by dock, and where their monks are, with what that does."""
    mine = view.colony(seat)
    leaf = Leaf(said(teller, "part-harbour", of=player_names(teller)[seat]))
    docks = [(dock, mine.docks.get(dock, [])) for dock in DOCKS]
    most = max(1, *(len(ships) for _, ships in docks))
    leaf.titled(said(teller, "docks-of"), 56 + most * (_SHIP + 6), lambda canvas, box: _draw_docks(canvas, box, docks))
    entries = [_known(view, teller, place) for place in known(view, seat)]
    leaf.listing(said(teller, "scholars-of"), entries)
    told = (
        f"{teller.name('dock', dock)}: {teller.names('ship', ships) or teller.words('core-nothing')}."
        for dock, ships in docks
    )
    return leaf.picture([*told, *(f"{entry.name}: {entry.about}" for entry in entries)], faces.tones())


def _put_goods(leaf: Leaf, view: State, head: SeatHead, changed: SeatChanges) -> None:
    """Who it is, what they hold, the dice left to them."""
    player = view.players[head.seat]
    dice = (_DIE + _GAP) * len(player.blue)
    width = CLOSE_INSIDE - 2 * _PADDING - dice
    high = goods_height(player, width, _GOODS)

    def draw(canvas: Canvas, box: Box) -> None:
        panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
        top, rest = box.inset(_PADDING).cut_top(HEIGHT, 4)
        seat_head(canvas, top, head)
        draw_goods(canvas, rest.cut_left(width)[0], player, changed, _GOODS, head.seat)
        for at, value in enumerate(player.blue):
            place = Box(rest.right - dice + at * (_DIE + _GAP) + _GAP, rest.y, _DIE, _DIE)
            canvas.sprite(die(value, _DIE, BLUE), place.x, place.y)
            canvas.anchor("die", f"blue_{value}", place, head.seat)

    leaf.band(2 * _PADDING + HEIGHT + 4 + max(high, _DIE if player.blue else 0), draw)


def _put_choice(leaf: Leaf, view: State, teller: Teller) -> None:
    """Before anybody has a board: those that are left."""
    lines = -(-len(view.boards) // 2)
    leaf.band(lines * _BOARD, lambda canvas, box: draw_boards(canvas, box, view.boards, teller))


def _put_colony(leaf: Leaf, view: State, mine: Colony, teller: Teller, changed: SeatChanges, seat: Seat) -> None:
    leaf.band(_GRID + _BELOW + 2 * _PADDING, lambda canvas, box: _draw_grid(canvas, box, mine, changed, seat))
    leaf.lines([said(teller, "lines-legend")], FINE)
    leaf.lines(facts(view, seat, teller), FINE)


def _known(view: State, teller: Teller, place: str) -> Entry:
    return Entry(titled(teller.name("place", place)), teller.about("place", place), icon(_sign(view, place), SIGN))


def _sign(view: State, place: str) -> str:
    return "bishop" if place in view.bishops else "mission" if place in view.missions else "scholar"


def _draw_grid(canvas: Canvas, box: Box, mine: Colony, changed: SeatChanges, owner: int) -> None:
    """The colony; beside each row and below each column, what its free buildings give."""
    panel(canvas, box)
    inside = box.inset(_PADDING)
    place = inside.cut_top(_GRID)[0].cut_left(_GRID)[0]
    grid = mosaic(place)
    draw_colony(canvas, grid, mine, changed, owner)
    left = grid.outline.right + 16
    canvas.sprite_in(die(0, _SIGN, BLUE), Box(left, grid.outline.y, inside.right - left, 44))
    corner = Box(grid.outline.x, grid.outline.bottom + 8, 44, 44)
    canvas.sprite_in(die(0, _SIGN, p.WHITE), corner)
    for at in range(SIDE):
        row = [f"{column}{at + 1}" for column in COLUMNS]
        cell = grid.cell((0, at))
        _draw_gains(canvas, Box(left, cell.y, inside.right - left, cell.height), gains(mine, row), centred=True)
        column = [f"{COLUMNS[at]}{number + 1}" for number in range(SIDE)]
        cell = grid.cell((at, SIDE - 1))
        _draw_gains(canvas, Box(cell.x, grid.outline.bottom + 6, cell.width + 8, _BELOW), gains(mine, column))


def gains(mine: Colony, line: Sequence[str]) -> list[tuple[str, int]]:
    """What the buildings of a line give that can be activated now; a trade stands for itself."""
    found: dict[str, int] = {}
    for cell in line:
        if not mine.free(cell):
            continue
        takes, gives = faces.signs(mine.cells[cell])
        for sign in ["trade"] if takes else [each for each in gives if each != "person"]:
            found[sign] = found.get(sign, 0) + 1
    return list(found.items())


def _draw_gains(canvas: Canvas, box: Box, shown: Sequence[tuple[str, int]], *, centred: bool = False) -> None:
    """Signs with their numbers, in as many lines as they need."""
    if not shown:
        canvas.text("–", box.x + 8, box.centre[1] if centred else box.y + _SIGN // 2, FINE, p.INK_SOFT)
        return
    words = ["" if count == 1 else str(count) for _, count in shown]
    widths = [counter_width(each, _SIGN, _COUNT) if each else _SIGN for each in words]
    places = flow(widths, box.width, 6)
    top = box.y + max(0, box.height - (places[-1][0] + 1) * (_SIGN + 4)) // 2 if centred else box.y
    for (sign, _), each, (line, x) in zip(shown, words, places, strict=True):
        middle = top + line * (_SIGN + 4) + _SIGN // 2
        if each:
            counter(canvas, box.x + x, middle, sign, each, _SIGN, _COUNT)
        else:
            canvas.sprite(icon(sign, _SIGN), box.x + x, middle - _SIGN // 2)


def _draw_docks(canvas: Canvas, box: Box, docks: Sequence[tuple[str, list[str]]]) -> None:
    """Each dock with its tiles below its sign."""
    for (dock, ships), column in zip(docks, box.columns(len(docks), _GAP), strict=True):
        head, rest = column.cut_top(50, 6)
        canvas.sprite_in(icon(faces.DOCKS[dock], 48), head)
        places = rest.stacked([_SHIP] * max(1, len(ships)), 6)
        for ship, place in zip(ships, places, strict=False):
            canvas.sprite(faces.ship(ship, place.width, place.height), place.x, place.y)
        if not ships:
            slot(canvas, places[0], p.LINE)


def _put_city(leaf: Leaf, city: City, teller: Teller, changed: SeatChanges) -> None:
    """Roads and districts; the cards as far as they are known, and what lies beside the city."""
    leaf.band(_CITY, lambda canvas, box: draw_city(canvas, box, city, changed))
    leaf.listing(said(teller, "districts"), [_district(city, teller, key) for key in city.temples])


def stores(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """What lies beside the Maya city: the cards as far as they are known, and all that is left to it."""
    city = view.city()
    leaf = Leaf(said(teller, "part-stores", of=player_names(teller)[seat]))
    cards = [
        Entry(titled(teller.name("card", key)), teller.about("card", key), icon("card", SIGN), choices=(("card", key),))
        for key in city.hand
        if key in CARDS
    ]
    leaf.listing(said(teller, "hand"), cards)
    lines = [
        said(teller, "cards", count=len(city.hand)),
        said(teller, "priests", count=city.priests),
        said(teller, "forks-left", count=city.forks),
        said(teller, "reserve-left", tokens=_counted(teller, "good", city.reserve)),
        *(
            said(teller, f"lodges-{kind}", buildings=_counted(teller, "building", left))
            for kind, left in city.lodges.items()
        ),
    ]
    leaf.lines(lines, FINE)
    told = [*(f"{entry.name}: {entry.about}" for entry in cards), *(f"{line}." for line in lines)]
    return leaf.picture(told, faces.tones())


def _district(city: City, teller: Teller, key: str) -> Entry:
    """A district in the colour that it has in the city: its levels, what the next one costs, what lies under it."""
    temple, face = city.temples[key], p.tint(faces.DISTRICTS[key], 0.35)
    cost = _counted(teller, "good", TEMPLES[temple.token].cost) if temple.token else teller.words("core-nothing")
    shown = city.gold if key == "gold_temple" else len(city.tucked.get(key, ()))
    return Entry(
        titled(teller.name("district", key)),
        said(teller, "district-next", cost=cost, below=shown),
        icon("pyramid", SIGN),
        figure=str(temple.levels),
        face=face,
        choices=(("district", key),),
    )


def _counted(teller: Teller, noun: str, left: dict[str, int]) -> str:
    return listed(teller, (f"{teller.name(noun, kind)} ×{count}" for kind, count in left.items() if count)) or "–"

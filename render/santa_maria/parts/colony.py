"""Somebody's colony at full width with what its rows and columns give now; or the Maya city."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import CARDS, DOCKS
from games.santa_maria.grid import COLUMNS, SIDE
from games.santa_maria.score import bishop_points
from games.santa_maria.state import Colony, State
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
from render.kit.signs.badges import counter, counter_width
from render.santa_maria import alt, faces
from render.santa_maria.changes import SeatChanges, changes
from render.santa_maria.colonies.choosing import draw_boards
from render.santa_maria.colonies.colony import Plan, draw_colony, draw_heads
from render.santa_maria.colonies.docks import docks_height, draw_docks
from render.santa_maria.goods import draw_goods, goods_height
from render.santa_maria.maya.city import CITY_HEIGHT, draw_city
from render.santa_maria.maya.supplies import SUPPLIES, draw_supplies
from render.santa_maria.own import COLUMN_HEAD, ROW_HEAD
from render.santa_maria.people import known, portrait
from render.santa_maria.pictures import heads_of
from render.santa_maria.words import facts
from render.vignettes import vignette
from render.words import listed, player_names, said, titled
from texts import Teller

_PADDING, _GAP = 14, 10
_GRID, _BELOW = 760, 124
_SIGN, _COUNT = 38, FINE.weighing(Weight.BOLD)
_GOODS = 56
_BOARD = 440


def colony(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """A colony, or the Maya city, with all that its owner has openly."""
    changed, head = changes(before, view).at(seat), heads_of(view, teller)[seat]
    leaf = Leaf(said(teller, "part-colony", of=player_names(teller)[seat]))
    _put_goods(leaf, view, head, changed)
    player = view.players[seat]
    if player.city is not None:
        _put_city(leaf, view, teller, changed)
    elif player.colony is not None and player.colony.board:
        _put_colony(leaf, view, player.colony, teller, changed, seat)
    else:
        _put_choice(leaf, view, teller)
    return leaf.picture([alt.of_seat(view, teller, seat)], faces.tones())


def harbour(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """A player's shipping tiles dock by dock, where their monks are, and what each bishop's demand would bring them."""
    mine = view.colony(seat)
    leaf = Leaf(said(teller, "part-harbour", of=player_names(teller)[seat]))
    docks = [(dock, mine.docks.get(dock, [])) for dock in DOCKS]
    most = max(len(ships) for _, ships in docks)
    leaf.titled(
        said(teller, "docks-of"), docks_height(most), lambda canvas, box: draw_docks(canvas, box, mine, SeatChanges())
    )
    entries = [_known(view, teller, place) for place in known(view, seat)]
    leaf.listing(said(teller, "scholars-of"), entries)
    demands = [_demand(view, teller, seat, bishop) for bishop in view.bishops]
    leaf.listing(said(teller, "bishops-of"), demands)
    told = (
        f"{teller.name('dock', dock)}: {teller.names('ship', ships) or teller.words('core-nothing')}."
        for dock, ships in docks
    )
    known_so = (f"{entry.name}: {entry.about}" for entry in entries)
    worth = (f"{entry.name}: {entry.figure}." for entry in demands)
    return leaf.picture([*told, *worth, *known_so], faces.tones())


def _demand(view: State, teller: Teller, seat: Seat, bishop: str) -> Entry:
    """What it would bring now, with a monk there or without one."""
    points = bishop_points(view, seat, bishop)
    return Entry(titled(teller.name("place", bishop)), "", portrait(bishop, SIGN), figure=str(points))


def _put_goods(leaf: Leaf, view: State, head: SeatHead, changed: SeatChanges) -> None:
    """Who it is, and what they hold."""
    player = view.players[head.seat]
    high = goods_height(player, CLOSE_INSIDE - 2 * _PADDING, _GOODS)

    def draw(canvas: Canvas, box: Box) -> None:
        panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
        top, rest = box.inset(_PADDING).cut_top(HEIGHT, 4)
        seat_head(canvas, top, head)
        draw_goods(canvas, rest, player, changed, _GOODS, head.seat)

    leaf.band(2 * _PADDING + HEIGHT + 4 + high, draw)


def _put_choice(leaf: Leaf, view: State, teller: Teller) -> None:
    """Before anybody has a board: those that are left."""
    lines = -(-len(view.boards) // 2)
    leaf.band(lines * _BOARD, lambda canvas, box: draw_boards(canvas, box, view.boards, teller))


def _put_colony(leaf: Leaf, view: State, mine: Colony, teller: Teller, changed: SeatChanges, seat: Seat) -> None:
    leaf.band(_GRID + _BELOW + 2 * _PADDING, lambda canvas, box: _draw_grid(canvas, box, view, mine, changed, seat))
    leaf.lines([said(teller, "lines-legend")], FINE)
    leaf.lines(facts(view, seat, teller), FINE)


def _known(view: State, teller: Teller, place: str) -> Entry:
    return Entry(titled(teller.name("place", place)), teller.about("place", place), portrait(place, SIGN))


def _draw_grid(canvas: Canvas, box: Box, view: State, mine: Colony, changed: SeatChanges, owner: int) -> None:
    """The colony; beside each row and below each column, what its free buildings give."""
    panel(canvas, box)
    inside = box.inset(_PADDING)
    plan = Plan(inside.cut_top(_GRID)[0].cut_left(_GRID)[0], ROW_HEAD, COLUMN_HEAD)
    draw_heads(canvas, plan, view.white, view.players[owner].blue, owner, view.blue)
    draw_colony(canvas, plan, mine, changed, owner)
    left = plan.outline.right + 16
    for at in range(SIDE):
        cell = plan.cell(f"{COLUMNS[0]}{at + 1}")
        row = [f"{column}{at + 1}" for column in COLUMNS]
        _draw_gains(canvas, Box(left, cell.y, inside.right - left, cell.height), gains(mine, row), centred=True)
        cell = plan.cell(f"{COLUMNS[at]}{SIDE}")
        column = [f"{COLUMNS[at]}{number + 1}" for number in range(SIDE)]
        _draw_gains(canvas, Box(cell.x, plan.outline.bottom + 6, cell.width + 8, _BELOW), gains(mine, column))


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


def _put_city(leaf: Leaf, view: State, teller: Teller, changed: SeatChanges) -> None:
    """Roads and districts, and what lies beside the city."""
    leaf.band(CITY_HEIGHT, lambda canvas, box: draw_city(canvas, box, view, changed, teller))
    leaf.band(SUPPLIES, lambda canvas, box: draw_supplies(canvas, box, view.city()))


def stores(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """What lies beside the Maya city: the cards as far as they are known, and all that is left to it."""
    city = view.city()
    leaf = Leaf(said(teller, "part-stores", of=player_names(teller)[seat]))
    cards = [
        Entry(
            titled(teller.name("card", key)),
            teller.about("card", key),
            vignette(GAME.key, key, SIGN, "card"),
            choices=(("card", key),),
        )
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


def _counted(teller: Teller, noun: str, left: dict[str, int]) -> str:
    return listed(teller, (f"{teller.name(noun, kind)} ×{count}" for kind, count in left.items() if count)) or "–"

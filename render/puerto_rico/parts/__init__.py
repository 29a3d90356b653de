"""What can be looked at closer: everybody's island and city, what lies at the harbour, the buildings by column."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.seats import Seat
from games.puerto_rico.components import BUILDINGS
from games.puerto_rico.state import State
from render.kit.areas.listing import SIGN, Entry
from render.kit.frame import CLOSE_INSIDE
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.parts import Part, of_each_seat
from render.puerto_rico import alt, faces
from render.puerto_rico.changes import changes
from render.puerto_rico.further import boards
from render.puerto_rico.legend import of_own
from render.puerto_rico.own import OwnBoard
from render.puerto_rico.parts.harbour import harbour
from render.puerto_rico.pictures import heads_of
from render.words import listed, player_names, said, titled
from texts import Teller

_COLUMNS = "1234"


def board(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """An island and a city in their grids; the signs explained."""
    changed = changes(before, view)
    made = OwnBoard(view.boards[seat], teller, view.over, CLOSE_INSIDE)
    head = heads_of(view, teller, changed)[seat]
    leaf = Leaf(said(teller, "part-board", of=player_names(teller)[seat]))
    leaf.band(made.height, lambda canvas, box: made.draw(canvas, box, head, changed.at(seat)))
    leaf.legend(of_own(view, teller, before is not None))
    return leaf.picture([alt.of_seat(view, teller, seat, changed)], faces.tones())


def buildings(view: State, teller: Teller, viewer: Seat | None, before: State | None, column: str) -> Picture:
    """The buildings of a column: cost, points, what they do, how many are left."""
    changed = changes(before, view)
    keys = sorted(_in_column(view, column), key=lambda key: BUILDINGS[key].cost)
    entries = [
        Entry(
            titled(teller.name("building", key)),
            teller.about("building", key),
            price=BUILDINGS[key].cost,
            figure=said(teller, "worth-left", points=BUILDINGS[key].points, left=view.market[key]),
            sprite=faces.face(key, SIGN),
            face=faces.tint(BUILDINGS[key]),
            new=key in changed.market,
            choices=(("building", key),),
        )
        for key in keys
    ]
    leaf = Leaf(said(teller, "part-buildings", of=column), said(teller, "saved", coins=int(column)))
    told = (f"{entry.name} ({entry.price}, {entry.figure})" for entry in entries)
    return leaf.listing("", entries, 1).picture([f"{listed(teller, told)}."], faces.tones())


def _in_column(view: State, column: str) -> Iterator[str]:
    return (key for key in view.market if BUILDINGS[key].column == int(column))


def _columns(view: State) -> Iterator[str]:
    """Those in which anything can be built at this table."""
    return (column for column in _COLUMNS if any(_in_column(view, column)))


PARTS = (
    of_each_seat("board", board),
    Part("boards", boards),
    Part("harbour", harbour),
    Part("buildings", buildings, _columns, lambda _view, _teller, column: column),
)

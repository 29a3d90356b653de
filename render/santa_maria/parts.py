"""What can be looked at closer: everybody's colony, the tiles on offer, where monks go, the docks."""

from __future__ import annotations

from games.core.seats import Seat
from games.santa_maria.components import DOCKS
from games.santa_maria.state import State
from render.kit.areas.listing import SIGN, Entry
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.parts import Part, of_each_seat
from render.santa_maria import alt, faces
from render.santa_maria.board import draw_tile
from render.santa_maria.changes import changes
from render.santa_maria.pictures import heads_of
from render.santa_maria.seats import AROUND, draw_seat
from render.words import listed, player_names, said, titled
from texts import Teller

_TILE, _ACROSS, _GAP = 300, 3, 12


def colony(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """A colony or the Maya city at full width."""
    changed, head = changes(before, view).at(seat), heads_of(view, teller)[seat]
    leaf = Leaf(said(teller, "part-colony", of=player_names(teller)[seat]))
    leaf.band(AROUND + CLOSE_INSIDE, lambda canvas, box: draw_seat(canvas, box, head, view, teller, changed))
    return leaf.picture([alt.of_seat(view, teller, seat)], faces.tones())


def places(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """Scholars, bishops and missions: what they do, and whose monks are there."""
    letters, changed = initials(player_names(teller)), changes(before, view)
    leaf = Leaf(said(teller, "part-places"))
    for sign, found in (("scholar", view.scholars), ("bishop", view.bishops), ("mission", view.missions)):
        entries = [
            Entry(
                titled(teller.name("place", key)),
                teller.about("place", key),
                icon(sign, SIGN),
                seats=tuple((seat, letters[seat]) for seat in view.monks.get(key, ())),
                new=key in changed.places,
                choices=(("place", key),),
            )
            for key in found
        ]
        leaf.listing("", entries)
    told = listed(teller, (teller.name("place", key) for key in (*view.scholars, *view.bishops, *view.missions)))
    return leaf.picture([said(teller, "alt-places", places=told)], faces.tones())


def tiles(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The tiles on offer as they would lie."""
    found = [*view.doubles, *view.triples, *view.specials]
    lines = -(-len(found) // _ACROSS)

    def draw(canvas: Canvas, box: Box) -> None:
        for place, tile in zip(box.grid(_ACROSS, lines, _GAP), found, strict=False):
            panel(canvas, place)
            draw_tile(canvas, place.inset(20), tile, 110)
            canvas.anchor("tile", tile, place)

    leaf = Leaf(said(teller, "part-tiles")).band(lines * (_TILE + _GAP), draw)
    told = listed(teller, (teller.name("tile", tile) for tile in found)) or teller.words("core-nothing")
    return leaf.picture([said(teller, "alt-display", tiles=told)], faces.tones())


def docks(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The shipping tiles to be had."""
    shown = [(dock, ship) for dock, ship in view.docks.items() if ship]
    entries = [
        Entry(teller.name("ship", ship), "", icon(faces.DOCKS[dock], SIGN), choices=(("ship", ship),))
        for dock, ship in shown
    ]
    told = listed(teller, (entry.name for entry in entries))
    return (
        Leaf(said(teller, "part-docks"))
        .listing("", entries)
        .picture([said(teller, "alt-docks", ships=told)], faces.tones())
    )


assert DOCKS
PARTS = (of_each_seat("colony", colony), Part("tiles", tiles), Part("places", places), Part("docks", docks))

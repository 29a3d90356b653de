"""The second picture of a table: the buildings that are left, and everybody's island and city."""

from __future__ import annotations

from games.core.seats import Seat
from games.puerto_rico.state import State
from render.kit import palette as p
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, CLOSEST, GAP, HEADER, Foot, sheet
from render.kit.leaf import Leaf
from render.kit.lettering import Type, Weight
from render.kit.picture import Picture, shortened_alt
from render.puerto_rico import alt, faces, seats
from render.puerto_rico.changes import changes
from render.puerto_rico.legend import of_boards, of_buildings
from render.puerto_rico.pictures import heads_of
from render.puerto_rico.shared.market import Market
from render.puerto_rico.words import drafting
from render.words import said
from texts import Teller

_BETWEEN = 12
_TITLE = Type(44, Weight.BLACK)


def buildings(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """What can be built; below it all boards, where there is room for them."""
    changed = changes(before, view)
    heads = heads_of(view, teller, changed)
    market = Market(view, teller, CLOSE_INSIDE)
    foot = Foot.of([*of_buildings(teller), *of_boards(view, teller)])
    heights = [HEADER, market.height, seats.height(view.seats), foot.height]
    both = sum(heights) + 3 * _BETWEEN + _BETWEEN + GAP <= CLOSEST
    if not both:
        foot = Foot.of(of_buildings(teller))
        heights = [HEADER, market.height, foot.height]
    canvas, (head, board, *rest) = sheet(heights, _BETWEEN, _BETWEEN, CLOSE)
    canvas.text_in(said(teller, "buildings-boards" if both else "buildings"), head, _TITLE)
    waited = next((p.SEATS[each.seat] for each in heads if each.lit), None)
    market.draw(canvas, board, changed, waited if view.role == "builder" or drafting(view) else None)
    if both:
        seats.draw_seats(canvas, rest[0], view, heads, changed)
    foot.draw(canvas, rest[-1])
    told = alt.of_buildings(view, teller, changed)
    return finished(canvas, shortened_alt(alt.of_boards(view, teller, told) if both else told), faces.tones())


def boards(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """Everybody's island and city side by side."""
    changed = changes(before, view)
    heads = heads_of(view, teller, changed)
    leaf = Leaf(said(teller, "part-boards"))
    leaf.band(seats.height(view.seats), lambda canvas, box: seats.draw_seats(canvas, box, view, heads, changed))
    leaf.legend(of_boards(view, teller))
    return leaf.picture(alt.of_boards(view, teller), faces.tones())

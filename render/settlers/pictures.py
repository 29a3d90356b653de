"""The two pictures of Settlers, from a view to bytes."""

from __future__ import annotations

from games.core.seats import Seat
from games.settlers import GAME
from games.settlers.components import TILES
from games.settlers.score import score
from games.settlers.state import State
from render.heads import seat_heads
from render.kit import palette as p
from render.kit.areas.seats import Figure, SeatHead
from render.kit.finish import finished
from render.kit.frame import GAP, HEADER, INSIDE, TALLEST, header, sheet
from render.kit.picture import Picture
from render.kit.proposal import Proposal
from render.settlers import alt, faces
from render.settlers.arrange import Limits, arranged, bottom
from render.settlers.changes import changes
from render.settlers.land import extent
from render.settlers.legend import signs
from render.settlers.market import draw_prizes, draw_rows, prizes_height, rows_height
from render.settlers.realm import Names
from render.settlers.seats import AROUND, ASIDE, PADDING, draw_seat
from render.settlers.words import short_name, standing, tile_name
from render.words import player_names, said
from texts import Teller

_BETWEEN = 16
_LIMITS = Limits(
    largest=132, readable=60, tallest=640, beside=2 * PADDING, around=AROUND, gap=_BETWEEN, aside=ASIDE, rim=2 * PADDING
)
_OWN_LARGEST, _OWN_TALLEST = 240, 1720
_LEGEND_ROUNDS = 4
"""After so many turns of everybody, all know the signs."""


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The whole table."""
    changed = changes(before, view)
    heads = heads_of(view, teller)
    first = next((head.seat for head in heads if head.lit), 0)
    explained = view.turn <= _LEGEND_ROUNDS * view.seats
    legend = signs(view.players, teller, before is not None, INSIDE) if explained else None
    above = [HEADER, rows_height(view), prizes_height(view)]
    below = [legend.height] if legend is not None and legend.entries else []
    room = TALLEST - GAP // 2 - GAP - sum(above) - sum(below) - (len(above) + len(below)) * _BETWEEN
    places = arranged(view.players, INSIDE, _LIMITS, room, first)
    canvas, (head, rows, prizes, panels, *foot) = sheet([*above, bottom(places), *below], GAP // 2, _BETWEEN)
    header(canvas, head, said(teller, "title"), standing(view, teller, player_names(teller)))
    lit = p.SEATS[first] if heads[first].lit and not view.over else None
    draw_rows(canvas, rows, view, teller, changed, lit)
    draw_prizes(canvas, prizes, view, teller)
    for place in places:
        box, head_of = place.box.moved(panels.x, panels.y), heads[place.seat]
        draw_seat(canvas, box, place.land, head_of, view, teller, changed.at(place.seat), aside=place.aside)
    if foot and legend is not None:
        legend.draw(canvas, foot[0])
    return finished(canvas, alt.of_table(view, teller, changed), faces.tones())


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's state, large, with the names of its tiles and of the squares where it can grow."""
    seat = viewer or Seat(0)
    changed = changes(before, view)
    land = extent(view.players[seat].land).surveyed(INSIDE - 2 * PADDING, _OWN_TALLEST, _OWN_LARGEST, rim=1.0)
    legend = signs([view.players[seat]], teller, before is not None, INSIDE)
    canvas, (panel, *foot) = sheet([AROUND + land.height, *([legend.height] if legend.entries else [])])
    head, names = heads_of(view, teller)[seat], names_of_tiles(teller)
    draw_seat(canvas, panel, land, head, view, teller, changed.at(seat), names)
    if foot:
        legend.draw(canvas, foot[0])
    return finished(canvas, alt.of_seat(view, teller, seat, changed), faces.tones())


def others_realm(view: State, teller: Teller, seat: Seat, before: State | None, *, proposal: Proposal) -> Picture:
    """Whose realm a token goes to, seen on the table; then that realm, large."""
    owner = proposal.owner(seat)
    return table(view, teller, seat, before) if owner == seat else own(view, teller, owner, before)


def names_of_tiles(teller: Teller) -> Names:
    """Each tile's name, and its short one."""
    return {key: (tile_name(teller, key), short_name(teller, key)) for key in TILES}


def heads_of(view: State, teller: Teller) -> list[SeatHead]:
    """Every seat's name with its points."""
    scores = score(view).scores

    def points(seat: Seat) -> list[Figure]:
        return [Figure("point", str(scores[seat].total))]

    return seat_heads(GAME, view, teller, player_names(teller), points)

"""The two pictures of Settlers, from a view to bytes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from games.core.seats import Seat
from games.settlers import GAME
from games.settlers.components import TILES
from games.settlers.score import score
from games.settlers.state import State
from render.heads import seat_heads
from render.kit import palette as p
from render.kit.areas.seats import Figure, SeatHead
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, CLOSEST, GAP, Foot, Standing, sheet
from render.kit.picture import Picture
from render.kit.proposal import Proposal
from render.settlers import alt, faces
from render.settlers.arrange import GAP as BETWEEN
from render.settlers.arrange import PADDING, Realms, arranged, cell_width, has_spare
from render.settlers.bank import Beside
from render.settlers.changes import changes
from render.settlers.hand import Hand
from render.settlers.land import LOOSE, extent
from render.settlers.legend import signs
from render.settlers.market import CARD, draw_prizes, draw_rows, prizes_height, rows_height
from render.settlers.realm import Names
from render.settlers.seats import draw_box, draw_large, large_height
from render.settlers.words import phase, short_name, tile_name, turn
from render.words import player_names, said
from texts import Teller

_TOP = 12
_LARGEST, _TALLEST = 240, 1120


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the table is divided: the heights of what stands above the realms and under them, and the realms."""

    beside: Beside
    above: list[int]
    under: list[int]
    realms: Realms
    over: int
    """Less than nothing if it is too high."""


def table(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The whole table: what all can take above, everybody's realm in a box of its own below."""
    changed = changes(before, view)
    heads = heads_of(view, teller)
    standing = Standing(said(teller, "title"), turn(view, teller), phase(view, teller), heads)
    signs_at = partial(signs, teller=teller, marked=before is not None, taken=changed.taken)
    # What all tiles would bear, small or large: how large they are is known only when the foot has its room.
    foot = Foot.of(signs_at([*view.players] * 2, sides=[0] * len(view.players)))
    hands = [Hand(player, changed.at(seat)) for seat, player in zip(view.every_seat(), view.players, strict=True)]
    spare = has_spare(len(hands))

    def planned(*, below: bool, gathered: bool = False) -> _Plan:
        beside = Beside(view, teller, cell_width(CLOSE_INSIDE), below=below, gathered=gathered)
        above = [standing.height, rows_height(view), *([] if beside.with_prizes else [prizes_height(view)])]
        under = [beside.height] if below else []
        taken = [*above, *under, foot.height]
        room = CLOSEST - _TOP - GAP - sum(taken) - len(taken) * BETWEEN
        least, in_line = CARD if below else beside.height, spare and below
        realms = arranged(view.players, hands, CLOSE_INSIDE, room, least, in_line=in_line)
        return _Plan(beside, above, under, realms, min(0, room - realms.height))

    plan = planned(below=not spare)
    if not (plan.realms.seen and plan.over == 0) and (spare or not plan.beside.with_prizes):
        plan = max(plan, planned(below=True, gathered=not spare), key=lambda way: (way.over, way.realms.smallest))
    beside, above, realms = plan.beside, plan.above, plan.realms
    foot = Foot.of(signs_at(view.players, sides=[land.side for land in realms.lands]))
    canvas, bands = sheet([*above, realms.height, *plan.under, foot.height], _TOP, BETWEEN, CLOSE)
    standing.draw(canvas, bands[0])
    mover = next((head for head in heads if head.lit), None)
    letters = [head.initial for head in heads]
    lit = p.SEATS[mover.seat] if mover and not view.over else None
    draw_rows(canvas, bands[1], view, teller, changed, letters, lit)
    if not beside.with_prizes:
        draw_prizes(canvas, bands[2], view, teller, changed, letters)
    cells = realms.cells(bands[len(above)])
    for head, hand, cell in zip(heads, hands, cells, strict=False):
        draw_box(canvas, cell, realms, head, hand, view, teller, changed.at(head.seat))
    beside.draw(canvas, bands[-2] if plan.under else cells[-1], changed, letters)
    foot.draw(canvas, bands[-1])
    return finished(canvas, alt.of_table(view, teller, changed), faces.tones())


def own(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """One player's realm, large, with the names of its tiles and of the squares where it can grow."""
    return _large(view, teller, viewer, before, growing=True)


def close(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The same with its tiles alone, for whoever brings none: they are larger so."""
    return _large(view, teller, viewer, before, growing=False)


def _large(view: State, teller: Teller, viewer: Seat | None, before: State | None, *, growing: bool) -> Picture:
    seat = viewer or Seat(0)
    changed = changes(before, view).at(seat)
    player = view.players[seat]
    land = extent(player.land).surveyed(CLOSE_INSIDE - 2 * PADDING, _TALLEST, _LARGEST, growing=growing, edges=LOOSE)
    hand, foot = Hand(player, changed), Foot.of(signs([player], teller, before is not None, sides=[land.side]))
    height = large_height(hand, land if player.land else None, CLOSE_INSIDE)
    canvas, (panel, last) = sheet([height, foot.height], _TOP, BETWEEN, CLOSE)
    head, names = heads_of(view, teller)[seat], names_of_tiles(teller)
    draw_large(canvas, panel, land, head, hand, view, teller, changed, names)
    foot.draw(canvas, last)
    return finished(canvas, alt.of_seat(view, teller, seat, changes(before, view)), faces.tones())


def others_realm(view: State, teller: Teller, seat: Seat, before: State | None, *, proposal: Proposal) -> Picture:
    """Whose realm a token goes to, seen on the table; then that realm, large."""
    owner = proposal.owner(seat)
    return table(view, teller, seat, before) if owner == seat else close(view, teller, owner, before)


def names_of_tiles(teller: Teller) -> Names:
    """Each tile's name, and its short one."""
    return {key: (tile_name(teller, key), short_name(teller, key)) for key in TILES}


def heads_of(view: State, teller: Teller) -> list[SeatHead]:
    """Every seat's name with its points."""
    scores = score(view).scores

    def points(seat: Seat) -> list[Figure]:
        return [Figure("point", str(scores[seat].total))]

    return seat_heads(GAME, view, teller, player_names(teller), points)

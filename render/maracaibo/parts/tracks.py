"""The tracks, large: how much influence everybody has with each nation, and where the explorers are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.core.seats import Seat
from games.maracaibo.components import INFLUENCE
from games.maracaibo.kinds import NATIONS, Nation
from games.maracaibo.map.markers import multiplier
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.leaf import Leaf
from render.kit.lettering import BODY, FINE, Type, Weight, width_of
from render.kit.picture import Picture
from render.kit.proposal import Proposal
from render.kit.signs.badges import initials, seat_badge
from render.kit.signs.marks import mark
from render.maracaibo.changes import Changes, changes
from render.maracaibo.parts import stretches
from render.maracaibo.pictures import all_names
from render.maracaibo.pieces import flag
from render.maracaibo.sea import tones
from render.maracaibo.words import letter_of
from render.words import listed, said, titled
from texts import Teller

_HEAD, _RANK, _BADGE = 60, 44, 40
_NAME = Type(34, Weight.BOLD)
_NUMBER = Type(28, Weight.BLACK)


def influence(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """A panel for each nation: what a rank is worth now, the markers left, the track with everybody on it."""
    changed, names = changes(before, view), all_names(view, teller)
    leaf = Leaf(said(teller, "part-influence"))
    high = _HEAD + _RANK + 4 + _BADGE * len(names) + 24
    for nation in NATIONS:
        leaf.band(high, partial(_draw_nation, view, teller, initials(names), changed, nation))
    leaf.lines([said(teller, "influence-legend")], FINE)
    return leaf.picture([_told(view, teller, names, nation) for nation in NATIONS], tones())


def _told(view: State, teller: Teller, names: Sequence[str], nation: Nation) -> str:
    where = (f"{name} {who.influence[nation]}" for name, who in zip(names, view.travellers(), strict=True))
    worth = said(teller, "rank-worth", points=multiplier(view, nation), left=view.stock[nation])
    return f"{titled(teller.name('nation', nation))}: {listed(teller, where)}. {worth}."


def _draw_nation(
    view: State, teller: Teller, letters: Sequence[str], changed: Changes, nation: Nation, canvas: Canvas, box: Box
) -> None:
    """Its flag and what it is worth; below, a line for each player from the first space to theirs."""
    panel(canvas, box)
    canvas.anchor("nation", nation, box)
    head, rest = box.inset(16, 8).cut_top(_HEAD)
    flag(canvas, (head.x + 26, head.centre[1]), nation, letter_of(teller, nation), 48)
    name = titled(teller.name("nation", nation))
    canvas.text(name, head.x + 66, head.centre[1], _NAME)
    worth = said(teller, "rank-worth", points=multiplier(view, nation), left=view.stock[nation])
    room = head.cut_left(80 + width_of(name, _NAME))[1]
    canvas.text_in(worth, room, BODY, p.INK_SOFT, "right")
    spaces, lines = rest.cut_top(_RANK, 4)
    columns = spaces.columns(INFLUENCE.length + 1, 4)
    for space, cell in enumerate(columns):
        rank = INFLUENCE.ranks.index(space) + 1 if space in INFLUENCE.ranks else 0
        face = p.BLOOD if rank else p.PAPER_DEEP
        card(canvas, cell, face, p.darker(face, 0.2), 8, 1, 0)
        if rank:
            canvas.text_in(str(rank), cell, _NUMBER, p.WHITE, "centre")
    for seat, (who, line) in enumerate(
        zip(view.travellers(), lines.stacked([_BADGE] * len(view.travellers())), strict=True)
    ):
        at = columns[who.influence[nation]]
        middle = line.centre[1]
        if at.centre[0] - _BADGE // 2 > columns[0].x:
            canvas.fill(Box(columns[0].x, middle - 4, at.centre[0] - columns[0].x, 8), p.tint(p.SEATS[seat], 0.35))
        seat_badge(canvas, (at.centre[0], middle), seat, letters[seat], _BADGE - 2)
        if (seat, nation) in changed.influence:
            mark(canvas, Box(at.centre[0] - 20, middle - 20, 40, 40), 20, 3)


def explorers(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The explorer's track in stretches."""
    changed, names = changes(before, view), all_names(view, teller)
    leaf = Leaf(said(teller, "part-trail"))
    leaf.band(
        stretches.HEIGHT,
        lambda canvas, box: stretches.draw_stretches(canvas, box, view, teller, initials(names), changed),
    )
    told = (f"{name} {who.explorer}" for name, who in zip(names, view.travellers(), strict=True))
    return leaf.picture([f"{listed(teller, told)}."], tones())


def exploring(view: State, teller: Teller, seat: Seat, before: State, *, proposal: Proposal) -> Picture:
    """The track while an explorer is about to move."""
    return explorers(view, teller, seat, before)

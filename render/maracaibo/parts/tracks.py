"""What is shared, alone: the nations with words, and the explorers' track."""

from __future__ import annotations

from games.core.seats import Seat
from games.maracaibo.kinds import NATIONS
from games.maracaibo.state import State
from render.kit.leaf import Leaf
from render.kit.lettering import FINE
from render.kit.picture import Picture
from render.kit.proposal import Proposal
from render.kit.signs.badges import initials
from render.maracaibo import alt, trail
from render.maracaibo.changes import changes
from render.maracaibo.nations import Nations
from render.maracaibo.pictures import all_names
from render.words import listed, said
from texts import Teller


def influence(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """Everybody's influence, what a rank is worth now, and in words how that is reckoned."""
    names = all_names(view, teller)
    nations = Nations(view, teller, initials(names), changes(before, view))
    leaf = Leaf(said(teller, "part-influence")).band(nations.height, nations.draw)
    leaf.lines([said(teller, "influence-legend")], FINE)
    return leaf.picture([alt.influence_told(view, teller, names, nation) for nation in NATIONS])


def explorers(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The explorer's track in stretches."""
    changed, names = changes(before, view), all_names(view, teller)
    leaf = Leaf(said(teller, "part-trail"))
    leaf.band(trail.HEIGHT, lambda canvas, box: trail.draw_trail(canvas, box, view, initials(names), changed))
    told = (f"{name} {who.explorer}" for name, who in zip(names, view.travellers(), strict=True))
    return leaf.picture([f"{listed(teller, told)}."])


def exploring(view: State, teller: Teller, seat: Seat, before: State, *, proposal: Proposal) -> Picture:
    """The track while an explorer is about to move."""
    return explorers(view, teller, seat, before)

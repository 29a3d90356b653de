"""The colony: people and rebels, workers to hire, what the next crisis asks, what is left, what is aimed for."""

from __future__ import annotations

from functools import partial

from games.archipelago.state import State
from games.core.seats import Seat
from render.archipelago import alt
from render.archipelago.changes import changes
from render.archipelago.colony import Colony
from render.archipelago.goals import draw_goals, goals_height
from render.archipelago.map.whole import tones
from render.archipelago.supply import draw_supply, supply_height, supply_told
from render.archipelago.words import standing
from render.kit.frame import CLOSE_INSIDE
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.words import player_names, said, titled
from texts import Teller


def colony(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """All of it."""
    stands = Colony(view, teller, changes(before, view), CLOSE_INSIDE)
    leaf = Leaf(said(teller, "part-colony"), standing(view, teller, player_names(teller)))
    leaf.band(stands.height, stands.draw)
    leaf.band(supply_height(view, teller, CLOSE_INSIDE), partial(draw_supply, view=view, teller=teller))
    leaf.band(goals_height(view, teller, CLOSE_INSIDE), partial(draw_goals, view=view, teller=teller))
    told = [f"{titled(words)}." for _, words in supply_told(view, teller)]
    return leaf.picture([alt.colony_told(view, teller), *told], tones())

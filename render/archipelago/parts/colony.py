"""The colony: people and rebels, workers to hire, what the next crisis asks and what there is, what is aimed for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.archipelago.components import MARKETS
from games.archipelago.state import State
from games.core.seats import Seat
from render.archipelago.changes import changes
from render.archipelago.colony import GAUGES, draw_colony, draw_news, news, news_height
from render.archipelago.goals import draw_goals, goals_height
from render.archipelago.map.whole import tones
from render.archipelago.words import standing
from render.kit.frame import CLOSE_INSIDE
from render.kit.leaf import Leaf
from render.kit.lettering import FINE
from render.kit.picture import Picture
from render.words import player_names, said, titled
from texts import Teller


def colony(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """All of it."""
    changed = changes(before, view)
    leaf = Leaf(said(teller, "part-colony"), standing(view, teller, player_names(teller)))
    leaf.band(GAUGES, partial(draw_colony, view=view, teller=teller, changed=changed))
    leaf.band(news_height(view, teller, CLOSE_INSIDE), partial(draw_news, view=view, teller=teller, changed=changed))
    lines = [*_asked(view, teller), said(teller, "hexes-left", count=len(view.stack))]
    leaf.lines(lines, FINE)
    leaf.band(goals_height(view, teller, CLOSE_INSIDE), partial(draw_goals, view=view, teller=teller))
    people = said(
        teller, "alt-colony", people=view.population, rebels=view.rebellion, surplus=view.surplus, money=view.money
    )
    told = [*(words for _, words in news(view, teller)), *lines]
    return leaf.picture([people, *(words if words.endswith(".") else f"{words}." for words in told)], tones())


def _asked(view: State, teller: Teller) -> Iterator[str]:
    """How much lies in the markets of what the open back asks for."""
    asked = dict.fromkeys(half.crisis for half in view.balance or () if half.crisis)
    for resource in asked:
        domestic, abroad = (view.markets[market][resource] for market in MARKETS)
        yield said(
            teller, "there-is", resource=titled(teller.name("resource", resource)), domestic=domestic, export=abroad
        )

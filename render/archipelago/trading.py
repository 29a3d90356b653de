"""A purchase or a sale on its way: what one has, and both markets large."""

from __future__ import annotations

from games.archipelago.state import State
from games.core.seats import Seat
from render.archipelago import alt
from render.archipelago.changes import changes
from render.archipelago.map.whole import tones
from render.archipelago.markets import MARKETS_HEIGHT, draw_markets, goods_within
from render.archipelago.own import STOCK, draw_stock
from render.archipelago.seats import heads_of
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.areas.seats import seat_head
from render.kit.finish import finished
from render.kit.frame import CLOSE, sheet
from render.kit.picture import Picture
from render.kit.proposal import Proposal
from render.words import player_names
from texts import Teller

_HEAD, _GAP = 64, 12


def trading(view: State, teller: Teller, seat: Seat, before: State, *, proposal: Proposal) -> Picture:
    """Only the market that is chosen answers for its goods."""
    changed = changes(before, view)
    canvas, (mine, markets) = sheet([_HEAD + STOCK + 3 * _GAP, MARKETS_HEIGHT], _GAP, _GAP, CLOSE)
    head = heads_of(view, teller, changed, player_names(teller))[seat]
    panel(canvas, mine, p.SEATS[seat])
    top, stock = mine.inset(20, _GAP).cut_top(_HEAD, _GAP)
    seat_head(canvas, top, head)
    answers = proposal.named()
    draw_stock(canvas, stock, view, seat, changed, answers.get("resource"))
    draw_markets(canvas, markets, view, teller, changed, chosen=answers.get("market"))
    canvas.marked.append(goods_within(markets))
    return finished(canvas, alt.of_seat(view, teller, seat, changed), tones())

"""What can be looked at closer: everybody's things, the colony, markets, cards, each region with its neighbours."""

from __future__ import annotations

from collections import Counter

from games.archipelago.components import MARKETS
from games.archipelago.state import State, Unit
from games.core.seats import Seat
from render.archipelago import alt
from render.archipelago.changes import changes
from render.archipelago.colony import GAUGES, draw_colony, draw_news, news, news_height
from render.archipelago.map.whole import Map, tones
from render.archipelago.markets import draw_markets
from render.archipelago.seats import draw_seat, heads_of, height_of
from render.archipelago.words import region_named, standing
from render.kit.areas.listing import SIGN, Entry
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.parts import Part, of_each_seat
from render.words import counted, listed, player_names, said, titled
from texts import Teller

_SEA, _MARKETS = 840, 640


def region(view: State, teller: Teller, viewer: Seat | None, before: State | None, letter: str) -> Picture:
    """A region with its neighbours: what stands there can be read, and whose it is."""
    lines, changed = told(view, teller, letter), changes(before, view)
    leaf = Leaf(said(teller, "part-region", of=region_named(view, teller, letter)))

    def draw(canvas: Canvas, sea: Box) -> None:
        Map(view, changed, sea, whole_places=True, near=view.regions[letter].at).draw(canvas)

    return leaf.band(_SEA, draw).lines(lines).picture([f"{each}." for each in lines], tones())


def things(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """A player's things that lie open: figures, cards with what they do, promises."""
    changed = changes(before, view)
    head = heads_of(view, teller, changed, player_names(teller))[seat]
    leaf = Leaf(said(teller, "part-things", of=head.name))
    leaf.band(height_of(CLOSE_INSIDE), lambda canvas, box: draw_seat(canvas, box, head, view, teller, changed))
    entries = [
        Entry(
            titled(teller.name("card", owned.card)),
            teller.about("card", owned.card),
            icon("card", SIGN),
            choices=(("card", owned.card),),
        )
        for owned in view.players[seat].cards
    ]
    leaf.listing(said(teller, "cards-of"), entries)
    return leaf.picture([alt.seat_told(view, teller, seat)], tones())


def markets(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """What lies in both markets, for what one buys and sells."""
    changed = changes(before, view)
    leaf = Leaf(said(teller, "part-markets"))
    leaf.band(_MARKETS, lambda canvas, box: draw_markets(canvas, box, view, teller, changed))
    return leaf.picture([alt.market_told(view, teller, each) for each in MARKETS], tones())


def cards(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The evolution cards on offer with their prices."""
    changed = changes(before, view)
    entries = [
        Entry(
            titled(teller.name("card", lying.card)),
            teller.about("card", lying.card),
            price=lying.price,
            new=lying.card in changed.row,
            choices=(("card", lying.card), ("target", lying.card)),
        )
        for lying in view.row
    ]
    leaf = Leaf(said(teller, "part-cards")).listing("", entries, 1)
    return leaf.picture([said(teller, "alt-row", cards=alt.row_told(view, teller))], tones())


def colony(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """How the colony stands, and what the next crisis asks."""
    changed = changes(before, view)
    leaf = Leaf(said(teller, "part-colony"), standing(view, teller, player_names(teller)))
    leaf.band(GAUGES, lambda canvas, box: draw_colony(canvas, box, view, teller, changed))
    leaf.band(
        news_height(view, teller, CLOSE_INSIDE), lambda canvas, box: draw_news(canvas, box, view, teller, changed)
    )
    return leaf.picture([f"{words}." for _, words in news(view, teller)], tones())


def told(view: State, teller: Teller, letter: str) -> list[str]:
    """Who rules it, which buildings stand in it and who is in them, and everybody's units."""
    ruler = view.ruler(letter)
    lines = [] if ruler is None else [said(teller, "ruled", player=teller.player(ruler))]
    for building in view.regions[letter].buildings:
        name, occupant = titled(teller.name("building", building)), view.occupant(letter, building)
        lines.append(f"{name}: {teller.player(occupant[0])}" if occupant else name)
    standing_here = {seat: view.players[seat].here(letter) for seat in view.every_seat()}
    lines += [f"{teller.player(seat)}: {_units_told(teller, units)}" for seat, units in standing_here.items() if units]
    return lines or [said(teller, "nobody")]


def _units_told(teller: Teller, units: list[Unit]) -> str:
    states = Counter((unit.kind, "striking" if unit.lying else "busy" if unit.busy else "free") for unit in units)
    return listed(
        teller,
        (
            f"{counted(teller, teller.name('unit', kind), count)} ({said(teller, state)})"
            for (kind, state), count in states.items()
        ),
    )


PARTS = (
    of_each_seat("things", things),
    Part("colony", colony),
    Part("markets", markets),
    Part("cards", cards, there=lambda view: bool(view.row)),
    Part("region", region, lambda view: view.regions, region_named),
)

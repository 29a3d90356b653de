"""What everybody can have: the cards and buildings on offer."""

from __future__ import annotations

from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from games.maracaibo.cards import CARDS
from games.maracaibo.components import BUILDINGS
from games.maracaibo.state import State
from render.kit.areas.listing import SIGN, Entry
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.maracaibo.cards import CARD_HEIGHT, draw_card
from render.maracaibo.changes import Changes, changes
from render.maracaibo.pictures import all_names
from render.vignettes import vignette
from render.words import listed, said, titled
from texts import Teller

_ACROSS, _GAP = 2, 12


def market(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The cards on display, and the prestige buildings with who has invested."""
    changed = changes(before, view)
    letters = initials(all_names(view, teller))
    leaf = Leaf(said(teller, "part-market"))
    lines = -(-len(view.market) // _ACROSS)

    def draw(canvas: Canvas, box: Box) -> None:
        places = box.grid(_ACROSS, lines, _GAP)
        for at, (key, place) in enumerate(zip(view.market, places, strict=False)):
            draw_card(canvas, place, key, teller, changed.market[at : at + 1] == (True,))

    leaf.band(lines * (CARD_HEIGHT + _GAP) - _GAP if lines else 0, draw)
    built = [_building(view, teller, key, letters, changed) for key in view.buildings if key != HIDDEN]
    leaf.listing(said(teller, "buildings"), built, 1)
    told = [f"{teller.name('card', key)} ({CARDS[key].cost})" for key in view.market if key in CARDS]
    return leaf.picture(
        [said(teller, "alt-market", cards=listed(teller, told)), *(f"{entry.name}: {entry.about}" for entry in built)],
    )


def _building(view: State, teller: Teller, key: str, letters: list[str], changed: Changes) -> Entry:
    investors = tuple((seat, letters[seat]) for seat, player in enumerate(view.players) if key in player.buildings)
    return Entry(
        titled(teller.name("building", key)),
        teller.about("building", key),
        vignette(teller.game, key, SIGN, "building"),
        figure=f"{BUILDINGS[key].cost}",
        seats=investors,
        new=key in changed.buildings,
        choices=(("building", key),),
    )

"""Somebody's things that lie open: where their pieces are, their cards with what these do, what they have promised."""

from __future__ import annotations

from collections.abc import Iterator

from games.archipelago.components import TOWN
from games.archipelago.state import OwnedCard, Player, State
from games.core.seats import Seat
from render.archipelago import alt
from render.archipelago.changes import changes
from render.archipelago.map.counters import printed
from render.archipelago.map.whole import tones
from render.archipelago.own import debts_told
from render.archipelago.seats import FIGURES, cells_of, heads_of
from render.archipelago.standing_there import units_told
from render.archipelago.track import face_of
from render.archipelago.words import region_named
from render.kit import palette as p
from render.kit.areas.lines import SeatLine, SeatLines
from render.kit.areas.listing import SIGN, Entry
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.leaf import Leaf
from render.kit.lettering import FINE
from render.kit.picture import Picture
from render.kit.signs.legend import SIGN as LEGEND_SIGN
from render.vignettes import vignette
from render.words import player_names, said, titled
from texts import Teller


def things(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """Figures with what they mean, cards, pieces by region, promises."""
    changed, player = changes(before, view), view.players[seat]
    head = heads_of(view, teller, changed, player_names(teller))[seat]
    leaf = Leaf(said(teller, "part-things", of=head.name))
    line = SeatLines([SeatLine(head, cells_of(view, seat, changed))], CLOSE_INSIDE)
    leaf.band(line.height, line.draw)
    leaf.legend([(icon(sign, LEGEND_SIGN), teller.name("sign", sign)) for sign in FIGURES])
    cards = [_card(teller, owned, seat) for owned in player.cards]
    leaf.listing(said(teller, "cards-of"), cards)
    pieces = [*_pieces(view, teller, player)]
    leaf.listing(said(teller, "pieces-of"), pieces)
    lines = [
        said(teller, "pieces-left", citizens=view.citizens_left(seat), ships=view.ships_left(seat)),
        *debts_told(view, teller, seat),
    ]
    leaf.lines(lines, FINE)
    told = [f"{entry.name}: {entry.about}" for entry in cards]
    return leaf.picture([alt.seat_told(view, teller, seat), *told, *(f"{line}." for line in lines)], tones())


def _card(teller: Teller, owned: OwnedCard, seat: Seat) -> Entry:
    """A card; one that has been used stands back."""
    spent = owned.busy or bool(owned.built)
    return Entry(
        titled(teller.name("card", owned.card)),
        teller.about("card", owned.card),
        vignette(teller.game, owned.card, SIGN, "card"),
        figure=f"×{len(owned.discs)}" if owned.discs else said(teller, "spent") if spent else "",
        face=p.PAPER_DEEP if spent else face_of(owned.card),
        choices=(("card", owned.card),),
        owner=seat,
    )


def _pieces(view: State, teller: Teller, player: Player) -> Iterator[Entry]:
    """Region by region."""
    for letter in view.regions:
        if units := player.here(letter):
            ruled = view.ruler(letter) is not None and view.players[view.ruler(letter) or Seat(0)] is player
            yield Entry(
                region_named(view, teller, letter),
                units_told(teller, units),
                printed(TOWN if ruled else "island", SIGN),
            )

"""The upgrades of a ship board: what each does, who has it, and the discs on one's own."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from games.maracaibo.components import DISCS, UPGRADES
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.listing import SIGN, Entry
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.maracaibo.pictures import all_names
from render.vignettes import vignette
from render.words import listed, said
from texts import Teller


def ship(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """Below each other, each with the badges of all who have it."""
    letters = initials(all_names(view, teller))
    entries = [_entry(view, teller, key, viewer, letters) for key in UPGRADES]
    having = {entry.name: listed(teller, (teller.player(Seat(seat)) for seat, _ in entry.seats)) for entry in entries}
    told = [f"{name} ({who})." if who else f"{name}." for name, who in having.items()]
    return Leaf(said(teller, "part-ship")).listing("", entries, 1).picture(told)


def _entry(view: State, teller: Teller, key: str, viewer: Seat | None, letters: Sequence[str]) -> Entry:
    having = tuple((seat, letters[seat]) for seat, player in enumerate(view.players) if player.has(key))
    left = DISCS if viewer is None else view.players[viewer].discs.get(key, 0)
    return Entry(
        teller.name("upgrade", key),
        teller.about("upgrade", key),
        vignette(teller.game, key, SIGN, "upgrade"),
        figure="" if viewer is None else f"{DISCS - left}/{DISCS}",
        seats=having,
        face=p.PAPER if left else p.tint(p.LEAF, 0.5),
        choices=(("upgrade", key),),
    )

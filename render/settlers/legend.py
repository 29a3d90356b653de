"""What the signs on the tiles mean."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain, repeat

from games.settlers.components import MASTERS, TILES
from games.settlers.state import Player
from render.kit.icons import icon
from render.kit.signs.badges import seat_sprite
from render.kit.signs.legend import SIGN
from render.kit.sprites import Sprite
from render.settlers.changes import Taken
from render.settlers.hand import held
from render.settlers.realm import LARGE, only_struck, struck, token
from render.words import new_entry, said
from texts import Teller

_ORDER = ("exposed", "ruin", "struck", "cart", "coin", "master", "held", "minus")


def signs(
    players: Collection[Player],
    teller: Teller,
    marked: bool,
    taken: Sequence[Taken] = (),
    sides: Sequence[int] = (),
) -> list[tuple[Sprite, str]]:
    """The signs that these realms and hands bear with their words, whose what was taken is, and that of what is new if
    anything can be; with the sizes of tiles that may be too small for all that large ones tell.
    """
    sized = zip(players, chain(sides, repeat(LARGE)), strict=False)
    shown = dict(found for player, side in sized for found in _on(player, side))
    entries = [(shown[sign], said(teller, f"legend-{sign}")) for sign in _ORDER if sign in shown]
    takers = [(seat_sprite(each.seat, SIGN), said(teller, "legend-taken")) for each in taken[:1]]
    return [*entries, *takers, *new_entry(teller, marked)]


def _on(player: Player, side: int) -> Iterator[tuple[str, Sprite]]:
    """The signs that a realm with tiles so large and a hand bear, as they look there."""
    if player.land:
        yield "exposed", icon("exposed", SIGN)
    if player.carts:
        yield "cart", icon("cart", SIGN)
    if player.replaced:
        yield "minus", icon("minus", SIGN)
    for master in player.masters:
        yield "held", held(MASTERS[master].resource)
    for lot in player.land.values():
        if only_struck(lot, side):
            yield "struck", struck(SIGN)
        elif lot.ruined:
            yield "ruin", icon("ruin", SIGN)
        elif lot.master:
            yield "master", token(TILES[lot.tile].produces[0], SIGN)
        if lot.coin:
            yield "coin", icon("coin", SIGN)

"""What the signs on the tiles mean."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from games.settlers.components import TILES
from games.settlers.state import Player
from render.kit.icons import icon
from render.kit.signs.badges import seat_sprite
from render.kit.signs.legend import SIGN
from render.kit.sprites import Sprite
from render.settlers.changes import Taken
from render.settlers.realm import token
from render.words import new_entry, said
from texts import Teller


def signs(
    players: Collection[Player], teller: Teller, marked: bool, taken: Sequence[Taken] = ()
) -> list[tuple[Sprite, str]]:
    """The signs that these realms and hands bear with their words, whose what was taken is, and that of what is new if
    anything can be.
    """
    shown = {sign for player in players for sign in _on(player)}
    known = [sign for sign in ("exposed", "ruin", "cart", "coin", "master", "minus") if sign in shown]
    at_work = [lot for player in players for lot in player.land.values() if lot.master and not lot.ruined]
    looks = {"master": token(TILES[at_work[0].tile].produces[0], SIGN)} if at_work else {}
    entries = [(looks.get(sign) or icon(sign, SIGN), said(teller, f"legend-{sign}")) for sign in known]
    takers = [(seat_sprite(each.seat, SIGN), said(teller, "legend-taken")) for each in taken[:1]]
    return [*entries, *takers, *new_entry(teller, marked)]


def _on(player: Player) -> Iterator[str]:
    if player.land:
        yield "exposed"
    if player.carts:
        yield "cart"
    if player.replaced:
        yield "minus"
    for lot in player.land.values():
        borne = (("ruin", lot.ruined), ("coin", lot.coin), ("master", lot.master and not lot.ruined))
        yield from (sign for sign, there in borne if there)

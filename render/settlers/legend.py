"""What the signs on the tiles mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.settlers.state import Player
from render.kit.icons import icon
from render.kit.signs.legend import SIGN, Legend, legend
from render.words import new_entry, said
from texts import Teller


def signs(players: Iterable[Player], teller: Teller, marked: bool, width: int) -> Legend:
    """The legend of a picture so wide: the signs that these states bear, and of what is new if anything can be."""
    shown = {sign for player in players for sign in _on(player)}
    known = [sign for sign in ("exposed", "ruin", "cart", "coin", "master") if sign in shown]
    entries = [(icon(sign, SIGN), said(teller, f"legend-{sign}")) for sign in known]
    return legend([*entries, *new_entry(teller, marked)], width)


def _on(player: Player) -> Iterator[str]:
    if player.land:
        yield "exposed"
    if player.carts:
        yield "cart"
    for lot in player.land.values():
        yield from (sign for sign, there in (("ruin", lot.ruined), ("coin", lot.coin), ("master", lot.master)) if there)

"""Scholars, bishops and missions: whose they are, of which kind, and their small drawings."""

from __future__ import annotations

from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import BISHOPS, MISSIONS
from games.santa_maria.state import State
from render.kit.sprites import Sprite
from render.vignettes import vignette


def known(view: State, seat: Seat) -> list[str]:
    """The scholar of the town hall, then the scholars, bishops and missions with own monks."""
    colony = view.players[seat].colony
    own = [colony.scholar] if colony is not None and colony.scholar else []
    return [*own, *(place for place, monks in view.monks.items() if seat in monks)]


def portrait(place: str, size: int) -> Sprite:
    """The drawing of a place for monks."""
    kind = "bishop" if place in BISHOPS else "mission" if place in MISSIONS else "scholar"
    return vignette(GAME.key, place, size, kind)

"""Words on the pictures that need more than a look into the texts."""

from __future__ import annotations

from collections.abc import Sequence

from games.puerto_rico import GAME
from games.puerto_rico.components import GOODS
from games.puerto_rico.score import score
from games.puerto_rico.state import State
from games.puerto_rico.steps import DraftBuilding
from render.words import listed, said, titled, won
from texts import Teller


def tile_name(teller: Teller, tile: str) -> str:
    """An island tile's name; a plantation goes by its good."""
    return titled(teller.name("good" if tile in GOODS else "tile", tile))


def drafting(view: State) -> bool:
    """Whether the buildings of the game are being chosen."""
    return bool(view.agenda) and isinstance(view.agenda[-1], DraftBuilding)


def standing(view: State, teller: Teller, names: Sequence[str]) -> str:
    """The round, the role, and whose turn it is; or who has won."""
    if view.over:
        return won(teller, names, score(view).winners)
    parts = [said(teller, "draft") if drafting(view) else said(teller, "round", round=view.round)]
    if view.ending:
        parts.append(said(teller, "last-round"))
    if view.role:
        parts.append(titled(teller.name("role", view.role)))
    if waiting := GAME.play(view).waiting():
        parts.append(said(teller, "turn", players=listed(teller, (names[seat] for seat in waiting))))
    return " · ".join(parts)

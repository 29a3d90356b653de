"""Words on the pictures that need more than a look into the texts."""

from __future__ import annotations

from collections.abc import Sequence

from games.archipelago import GAME
from games.archipelago.score import score
from games.archipelago.state import State
from render.words import listed, said, won
from texts import Teller


def region_named(view: State, teller: Teller, letter: str) -> str:
    """A region by its letter and name."""
    return f"{letter.upper()} {teller.name('side', view.regions[letter].side)}"


def standing(view: State, teller: Teller, names: Sequence[str]) -> str:
    """The turn and phase and whose move it is; or how it has ended."""
    if view.over:
        winners = score(view).winners
        return won(teller, names, winners) if winners else said(teller, "all-lost")
    now = said(teller, "turn-zero") if not view.turn else said(teller, "turn", turn=view.turn, phase=view.phase)
    waiting = GAME.play(view).waiting()
    if not waiting:
        return now
    return f"{now} · " + said(teller, "to-move", players=listed(teller, (names[seat] for seat in waiting)))

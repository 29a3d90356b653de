"""Words on the pictures that need more than a look into the texts."""

from __future__ import annotations

from collections.abc import Sequence

from games.archipelago import GAME
from games.archipelago.score import score
from games.archipelago.state import State
from render.kit.areas.seats import SeatHead
from render.kit.frame import Standing
from render.words import listed, said, won
from texts import Teller


def region_named(view: State, teller: Teller, letter: str) -> str:
    """A region by its letter and name."""
    return f"{letter.upper()} {teller.name('side', view.regions[letter].side)}"


def turn_told(view: State, teller: Teller) -> str:
    """Which turn it is."""
    return said(teller, "turn", turn=view.turn) if view.turn else said(teller, "turn-zero")


def phase_told(view: State, teller: Teller, names: Sequence[str]) -> str:
    """The phase by its name; or how it has ended."""
    if view.over:
        winners = score(view).winners
        return won(teller, names, winners) if winners else said(teller, "all-lost")
    return said(teller, f"phase-{view.phase if view.turn else 0}")


def standing(view: State, teller: Teller, names: Sequence[str]) -> str:
    """The turn and phase and whose move it is; or how it has ended."""
    if view.over:
        return phase_told(view, teller, names)
    now = f"{turn_told(view, teller)}, {phase_told(view, teller, names)}"
    waiting = GAME.play(view).waiting()
    if not waiting:
        return now
    return f"{now}. " + said(teller, "to-move", players=listed(teller, (names[seat] for seat in waiting)))


def head_of(view: State, teller: Teller, heads: Sequence[SeatHead], title: str) -> Standing:
    """Where the game stands, at the head of a picture."""
    phase = phase_told(view, teller, [head.name for head in heads])
    if view.over:
        return Standing(title, "", phase)
    return Standing(title, turn_told(view, teller), phase, heads)

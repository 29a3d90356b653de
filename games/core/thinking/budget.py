"""How long a player thinks: counted in games played on, so that on no machine it plays worse than on another."""

from typing import Literal, get_args

import msgspec

Strength = Literal["easy", "middle", "strong"]
"""How well a computer plays."""
STRENGTHS: tuple[Strength, ...] = get_args(Strength)
EASY, MIDDLE, STRONG = STRENGTHS


class Budget(msgspec.Struct, frozen=True):
    """What may be spent on one decision."""

    playouts: int
    """So many times the game is played on; a game may ask for more or less."""
    candidates: int = 14
    """So many moves are compared."""
    errors: float = 1.0
    """Another move than the sensible one has to be better by so many times the error of the comparison."""
    sure: float = 2.0
    """A move that is worse by so many errors is not tried any further."""
    soonest: int = 4
    """Before so many worlds nobody is sure of anything."""
    worlds: int = 6
    """In fewer worlds than that, and never in a single one, nothing is found better than the sensible move."""
    turns: int = 1
    """Where a game is judged before its end that is done after each of so many: a later one is truer, and dimmer."""
    afresh: int = 0
    """In so many further worlds, at most, what is told is compared once more: those that chose a move flatter it."""


MOST_MOVES = 3000
"""No game is played on longer than that."""
BUDGETS: dict[Strength, Budget] = {
    MIDDLE: Budget(playouts=32, candidates=10),
    STRONG: Budget(playouts=240, candidates=16, turns=2),
}
"""The easy player does not think: it is the sensible one."""

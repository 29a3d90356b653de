"""The headings of the moves, and what of the game is in use at a table, so that nothing else is mentioned."""

from collections.abc import Collection

from games.archipelago import moves
from games.archipelago.rulebook import RULES
from games.archipelago.state import State
from games.archipelago.variants import CHOOSE_TREND, MORE_SPICE
from games.core.parts.telling import Theme

THEMES = (
    Theme("harvest", tuple(moves.HARVESTS.values())),
    Theme(
        "deals",
        (moves.Deal, moves.Ask, moves.Accept, moves.Refuse, moves.Counter, moves.Withdraw, moves.Judge, moves.Allow),
    ),
    Theme("crisis", (moves.Help, moves.Raise, moves.Bless)),
    Theme(
        "discovery",
        (
            moves.Explore,
            moves.Take,
            moves.Decline,
            moves.Discover,
            moves.Fail,
            moves.Gather,
            moves.Welcome,
            moves.Settle,
            moves.Land,
            moves.Moor,
        ),
    ),
    Theme(
        "cards",
        (
            moves.Use,
            moves.Aim,
            moves.Loot,
            moves.Erect,
            moves.Purchase,
            moves.Surrender,
            moves.Hide,
            moves.Fist,
            moves.Show,
            moves.Launch,
            moves.Acquire,
            moves.Rotate,
        ),
    ),
)


def in_play(state: State, noun: str) -> Collection[str] | None:
    """Moves of variants that this table does not play are not mentioned."""
    if noun != "verb":
        return None
    absent = [
        *(() if state.plays(CHOOSE_TREND) else (moves.Wish,)),
        *(() if state.plays(MORE_SPICE) else (moves.Keep,)),
    ]
    return [verb for verb, move in RULES.moves().items() if move not in absent]

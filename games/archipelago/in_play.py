"""The headings of the moves, and what of the game is in use at a table, so that nothing else is mentioned."""

from collections.abc import Collection

from games.archipelago.moves import HARVESTS
from games.archipelago.rulebook import RULES
from games.archipelago.state import State
from games.archipelago.variants import CHOOSE_TREND, MORE_SPICE, plays
from games.core.game import Theme

THEMES = (
    Theme("harvest", tuple(f"harvest_{resource}" for resource in HARVESTS)),
    Theme("deals", ("deal", "ask", "accept", "refuse", "counter", "withdraw", "judge", "allow")),
    Theme("crisis", ("help", "raise", "bless", "policy")),
    Theme(
        "discovery", ("explore", "take", "decline", "discover", "fail", "gather", "welcome", "settle", "land", "moor")
    ),
    Theme(
        "cards",
        (
            "use",
            "aim",
            "loot",
            "erect",
            "purchase",
            "surrender",
            "hide",
            "fist",
            "show",
            "launch",
            "acquire",
            "rotate",
        ),
    ),
)


def in_play(state: State, noun: str) -> Collection[str] | None:
    """Moves of variants that this table does not play are not mentioned."""
    if noun != "verb":
        return None
    absent = {*(() if plays(state, CHOOSE_TREND) else ("wish",)), *(() if plays(state, MORE_SPICE) else ("keep",))}
    return [verb for verb in RULES.moves() if verb not in absent]

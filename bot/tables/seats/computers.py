"""Whether the computers of a table go on, and which of them the game waits for."""

from bot.tables.live import Live

STAY = 3600.0
"""Seconds for which computers wait when the table is asked to go back or to end: most who are there answer sooner."""


def computers_may(live: Live, now: float = 0.0) -> bool:
    """Whether computers go on: while somebody is there, and nobody has just asked to go back or to end."""
    return live.table.attended and live.table.paused_until is None and now >= held_until(live)


def held_until(live: Live) -> float:
    """When computers go on although the table is asked to go back or to end; 0 if it is not."""
    if live.vote is None or live.vote.what.outlives_moves:
        return 0.0
    return live.vote.at + STAY

"""How long people take to answer at a table, from its log."""

from itertools import pairwise
from statistics import median

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId


def answering_times(db: Connection, table_id: TableId) -> list[tuple[UserId | None, int, float]]:
    """By whom, from which seat and when the moves of a table were made."""
    return db.execute(
        "SELECT user_id, seat, at FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number", (table_id,)
    ).fetchall()


def paces_of(moves: list[tuple[UserId | None, int, float]]) -> dict[UserId, float]:
    """Everybody's seconds until an answer, at the median: from the move before to the first of one's own."""
    waits: dict[UserId, list[float]] = {}
    for (_, before, asked), (user, seat, answered) in pairwise(moves):
        if user is not None and seat != before and answered > asked:
            waits.setdefault(user, []).append(answered - asked)
    return {user: median(taken) for user, taken in waits.items()}

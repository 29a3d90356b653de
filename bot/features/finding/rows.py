"""What is stored of who is looked for: when a lobby's hour comes, and how much somebody has played a game."""

import msgspec

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId


class Experience(msgspec.Struct, frozen=True):
    """What is known of somebody at a game: of those who want to be in no statistics nothing is."""

    games: int
    """Played to the end."""
    mu: float | None
    """How strong they seem to be; None before the first game that counts."""


def experience_of(db: Connection, user_id: UserId, game: str) -> Experience:
    """How much this person has played the game, and how well."""
    ((games,),) = db.execute(
        "SELECT count(*) FROM results WHERE user_id = ? AND game = ? AND place IS NOT NULL", (user_id, game)
    ).fetchall()
    rated = db.execute(
        "SELECT mu FROM results WHERE user_id = ? AND game = ? AND mu IS NOT NULL ORDER BY at DESC LIMIT 1",
        (user_id, game),
    ).fetchone()
    return Experience(games, None if rated is None else rated[0])


_SOUGHT = "FROM tables WHERE status = 'lobby' AND wanted_until IS NOT NULL AND hour_came = 0"


def first_hour(db: Connection) -> tuple[TableId, float] | None:
    """The lobby whose hour comes first, and when."""
    row = db.execute(f"SELECT id, wanted_until {_SOUGHT} ORDER BY wanted_until, id LIMIT 1").fetchone()
    return None if row is None else (row[0], row[1])


def put_hour_off(db: Connection, table_id: TableId, until: float) -> None:
    """Its hour comes then."""
    db.execute("UPDATE tables SET wanted_until = ? WHERE id = ?", (until, table_id))


def keep_wrong_code(db: Connection, user_id: UserId, now: float) -> None:
    """This person has tried a code that is none."""
    db.execute("INSERT INTO wrong_codes (user_id, at) VALUES (?, ?)", (user_id, now))


def wrong_codes_since(db: Connection, user_id: UserId, since: float) -> int:
    """So many this person has tried since then."""
    ((count,),) = db.execute(
        "SELECT count(*) FROM wrong_codes WHERE user_id = ? AND at > ?", (user_id, since)
    ).fetchall()
    return int(count)


def forget_wrong_codes(db: Connection, before: float) -> None:
    """What was tried before then is no matter any more."""
    db.execute("DELETE FROM wrong_codes WHERE at <= ?", (before,))

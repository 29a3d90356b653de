"""How all tables stand together, for whoever hosts them."""

import msgspec

from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId

STUCK_SHOWN = 20


class Stuck(msgspec.Struct, frozen=True):
    """A target to which something could not be told yet."""

    target: str
    untold: int
    attempts: int
    """How often the first of it was tried."""
    error: str
    since: float | None


class Standing(msgspec.Struct, frozen=True):
    """A table that is not over, in a line."""

    id: TableId
    game: str
    status: str
    guild_id: GuildId | None
    updated_at: float
    people: int
    computers: int
    waits_for: int
    untold: int


def tables_by_game(db: Connection) -> dict[tuple[str, str], int]:
    """How many tables there are of each state and game."""
    rows = db.execute("SELECT status, game, count(*) FROM tables GROUP BY status, game ORDER BY status, game")
    return {(status, game): count for status, game, count in rows.fetchall()}


def servers_alive(db: Connection) -> int:
    """On how many servers tables stand that are not over."""
    where = "status IN ('lobby', 'playing') AND guild_id IS NOT NULL"
    count: int = db.execute(f"SELECT count(DISTINCT guild_id) FROM tables WHERE {where}").fetchone()[0]
    return count


def what_is_stuck(db: Connection) -> list[Stuck]:
    """Where telling has failed, what has waited longest first."""
    rows = db.execute(
        "SELECT waiting.target, waiting.count, outbox.attempts, outbox.error, outbox.at FROM outbox JOIN ("
        "SELECT target, min(id) AS first, count(*) AS count FROM outbox WHERE done_at IS NULL GROUP BY target"
        ") AS waiting ON outbox.id = waiting.first WHERE outbox.error IS NOT NULL ORDER BY outbox.id LIMIT ?",
        (STUCK_SHOWN,),
    )
    return [Stuck(*row) for row in rows.fetchall()]


def standing(db: Connection, guild_id: GuildId | None = None) -> list[Standing]:
    """All tables that are not over, of one server or of all, the longest untouched first."""
    of_server = "" if guild_id is None else " AND guild_id = :guild"
    rows = db.execute(
        "SELECT id, game, status, guild_id, updated_at, "
        "(SELECT count(*) FROM seats WHERE table_id = tables.id AND user_id IS NOT NULL), "
        "(SELECT count(*) FROM seats WHERE table_id = tables.id AND computer = 1), "
        "(SELECT count(*) FROM waiting WHERE table_id = tables.id), "
        "(SELECT count(*) FROM outbox WHERE table_id = tables.id AND done_at IS NULL) "
        f"FROM tables WHERE status IN ('lobby', 'playing'){of_server} ORDER BY updated_at, id",
        {} if guild_id is None else {"guild": guild_id},
    )
    return [Standing(*row) for row in rows.fetchall()]

"""Who wants to be called when a table opens on a server, in the store."""

from collections.abc import Callable
from typing import Any

import msgspec

from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
from bot.store.replacing import replacing
from bot.store.table.records import Table
from bot.tables.lobby.house_options import WANTEDS, wanted_at
from games.registry import GAMES

A_DAY = (3, 1, 5, 10)
"""At most so many calls in a day and a night; the first goes without saying."""


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants to be called to."""

    user_id: UserId
    guild_id: GuildId
    games: tuple[str, ...] = tuple(GAMES)
    wanted: tuple[str, ...] = WANTEDS
    a_day: int = A_DAY[0]
    reached: bool = True
    """Whether they could be written to when it was last tried."""

    def wants(self, table: Table) -> bool:
        """Whether it is such a table."""
        return self.reached and table.game in self.games and wanted_at(table.options) in self.wanted


COLUMNS = ("user_id", "guild_id", "games", "wanted", "a_day", "reached")
SELECTED = ", ".join(COLUMNS)


def save_caller(db: Connection, caller: Caller) -> None:
    """So they want it from now on."""
    row = {**msgspec.structs.asdict(caller), "games": ",".join(caller.games), "wanted": ",".join(caller.wanted)}
    db.execute(replacing("callers", COLUMNS, key=COLUMNS[:2]), [row[column] for column in COLUMNS])


def change_caller(
    db: Connection, user_id: UserId, guild_id: GuildId, change: Callable[[Caller], Caller]
) -> Caller | None:
    """Otherwise; None for somebody who is not called."""
    found = find_caller(db, user_id, guild_id)
    if found is None:
        return None
    changed = change(found)
    save_caller(db, changed)
    return changed


def find_caller(db: Connection, user_id: UserId, guild_id: GuildId) -> Caller | None:
    """What this person wants there."""
    found = _callers(db, "WHERE user_id = ? AND guild_id = ?", user_id, guild_id)
    return found[0] if found else None


def callers_at(db: Connection, guild_id: GuildId) -> list[Caller]:
    """All who want to be called on a server."""
    return _callers(db, "WHERE guild_id = ? ORDER BY user_id", guild_id)


def forget_caller(db: Connection, user_id: UserId, guild_id: GuildId) -> None:
    """They want it no more."""
    db.execute("DELETE FROM callers WHERE user_id = ? AND guild_id = ?", (user_id, guild_id))


class CallDue(msgspec.Struct, frozen=True):
    """Somebody is to be called to a table."""

    table_id: TableId
    user_id: UserId
    due: float


def put_call(db: Connection, call: CallDue) -> None:
    """They are called then; nobody is called twice to one table."""
    db.execute(
        "INSERT INTO calls_to_tables (table_id, user_id, due) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (call.table_id, call.user_id, call.due),
    )


def first_call(db: Connection) -> CallDue | None:
    """Who is called next."""
    row = db.execute(
        "SELECT table_id, user_id, due FROM calls_to_tables WHERE due IS NOT NULL "
        "ORDER BY due, table_id, user_id LIMIT 1"
    ).fetchone()
    return None if row is None else CallDue(*row)


def set_call(db: Connection, call: CallDue, due: float | None) -> None:
    """They are called then, or not any more."""
    db.execute(
        "UPDATE calls_to_tables SET due = ? WHERE table_id = ? AND user_id = ?", (due, call.table_id, call.user_id)
    )


def note_called(db: Connection, table_id: TableId, user_id: UserId, now: float) -> None:
    """They know of it."""
    db.execute("UPDATE calls_to_tables SET told_at = ? WHERE table_id = ? AND user_id = ?", (now, table_id, user_id))


def called_since(db: Connection, user_id: UserId, guild_id: GuildId, since: float) -> int:
    """So often they were called on this server since then."""
    ((count,),) = db.execute(
        "SELECT count(*) FROM calls_to_tables JOIN tables ON tables.id = table_id "
        "WHERE user_id = ? AND guild_id = ? AND told_at > ?",
        (user_id, guild_id, since),
    ).fetchall()
    return int(count)


def opening_of(db: Connection, table_id: TableId) -> str | None:
    """Whom the table looked for when people were called to it, or will be."""
    row = db.execute("SELECT wanted FROM openings WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else str(row[0])


def put_opening(db: Connection, table_id: TableId, wanted: str, due: float | None) -> None:
    """People are called to it then, or were."""
    columns = ("table_id", "wanted", "due")
    db.execute(replacing("openings", columns, key=columns[:1]), (table_id, wanted, due))


def first_opening(db: Connection) -> tuple[TableId, float] | None:
    """To which table people are called next, and when."""
    row = db.execute(
        "SELECT table_id, due FROM openings WHERE due IS NOT NULL ORDER BY due, table_id LIMIT 1"
    ).fetchone()
    return None if row is None else (row[0], row[1])


def forget_opening(db: Connection, table_id: TableId) -> None:
    """Nobody is called to it now."""
    db.execute("DELETE FROM openings WHERE table_id = ?", (table_id,))


def _callers(db: Connection, where: str, *values: Any) -> list[Caller]:
    rows = db.execute(f"SELECT {SELECTED} FROM callers {where}", values).fetchall()
    return [_caller(dict(zip(COLUMNS, row, strict=True))) for row in rows]


def _caller(row: dict[str, Any]) -> Caller:
    lists = {key: tuple(filter(None, row[key].split(","))) for key in ("games", "wanted")}
    return Caller(**{**row, **lists, "reached": bool(row["reached"])})

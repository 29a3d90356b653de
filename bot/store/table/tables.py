"""Tables and who sits at them."""

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from bot.store.connection import Connection, Cursor
from bot.store.fleet.shares import EVERYTHING, Share, home_of
from bot.store.identity import ChannelId, GuildId, TableId, UserId, Version
from bot.store.table.plans import drop_plans_of_others
from bot.store.table.records import CampaignGame, NewTable, SeasonRound, Sitting, StaleVersion, Status, Table
from texts import nearest

COLUMNS = (
    "id", "game", "status", "host", "guild_id", "channel_id", "thread_id", "language", "open", "seat_count", "options",
    "rules_version", "version", "result", "created_at", "updated_at", "paused_at", "paused_until",
    "wanted_until", "hour_came",
)  # fmt: skip
SELECTED = ", ".join(f"tables.{column}" for column in COLUMNS)
ALL = 2**31
"""More tables than there are."""
SEATED = "seat, user_id, name, since, computer, kept_for, strength"


def create_table(db: Connection, new: NewTable, now: float) -> Table:
    """Open a table, in its lobby."""
    ((table_id,),) = db.execute(
        "INSERT INTO tables (game, status, host, guild_id, home, channel_id, thread_id, language, open, seat_count, "
        "options, rules_version, wanted_until, created_at, updated_at) VALUES (:game, 'lobby', :host, :guild_id, "
        ":home, :channel_id, :thread_id, :language, :open, :seat_count, :options, :rules_version, :wanted_until, "
        ":now, :now) RETURNING id",
        _values(new, now),
    ).fetchall()
    table = Table(
        **msgspec.structs.asdict(new),
        id=TableId(table_id),
        status="lobby",
        version=Version(0),
        created_at=now,
        updated_at=now,
    )
    _save_people(db, table)
    return table


def load_table(db: Connection, table_id: TableId) -> Table | None:
    """The table of this id."""
    found = db.execute(f"SELECT {SELECTED} FROM tables WHERE tables.id = ?", (table_id,))
    people = _people(db, table_id)
    row = found.fetchone()
    return None if row is None else _table(row, *people)


def table_in_thread(db: Connection, thread_id: ChannelId) -> Table | None:
    """The table that lives in this thread."""
    return next(iter(_tables(db, "FROM tables WHERE thread_id = ?", (thread_id,))), None)


def save_table(db: Connection, table: Table, now: float) -> None:
    """Keep a changed table with its seats and invitations; StaleVersion if its game has moved on meanwhile."""
    changed = db.execute(
        "UPDATE tables SET status = :status, host = :host, guild_id = :guild_id, home = :home, "
        "channel_id = :channel_id, thread_id = :thread_id, language = :language, open = :open, "
        "seat_count = :seat_count, options = :options, rules_version = :rules_version, paused_at = :paused_at, "
        "paused_until = :paused_until, wanted_until = :wanted_until, hour_came = :hour_came, updated_at = :now "
        "WHERE id = :id AND version = :version",
        _values(table, now),
    )
    if changed.rowcount == 0:
        raise StaleVersion(table.id, table.version, version_of(db, table.id))
    _save_people(db, table)


def set_thread(db: Connection, table_id: TableId, thread_id: ChannelId | None) -> None:
    """The table lives in this thread."""
    db.execute("UPDATE tables SET thread_id = ? WHERE id = ?", (thread_id, table_id))


def set_place(db: Connection, table_id: TableId, guild_id: GuildId | None, channel_id: ChannelId | None) -> None:
    """The table belongs to this channel, and has no thread yet; without a channel it is nowhere."""
    db.execute(
        "UPDATE tables SET guild_id = ?, home = ?, channel_id = ?, thread_id = NULL WHERE id = ?",
        (guild_id, home_of(guild_id), channel_id, table_id),
    )
    # Whoever tells of the table from now on tells what was not told yet, and first.
    db.execute("UPDATE outbox SET home = ? WHERE table_id = ? AND done_at IS NULL", (home_of(guild_id), table_id))


def version_of(db: Connection, table_id: TableId) -> Version | None:
    """The version at which a table is."""
    row = db.execute("SELECT version FROM tables WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else row[0]


def versions_of(db: Connection, table_ids: Collection[TableId]) -> dict[TableId, Version]:
    """The versions at which tables are."""
    if not table_ids:
        return {}
    chosen = tuple(table_ids)
    return dict(db.execute(f"SELECT id, version FROM tables WHERE id IN ({_marks(chosen)})", chosen).fetchall())


def tables_of(db: Connection, user_id: UserId, statuses: Iterable[Status] = ("lobby", "playing")) -> list[Table]:
    """The tables at which this person sits, or the computer for them, the latest touched first."""
    chosen = tuple(statuses)
    return _tables(
        db,
        "FROM seats JOIN tables ON tables.id = seats.table_id WHERE (seats.user_id = ? OR seats.kept_for = ?) "
        f"AND status IN ({_marks(chosen)}) ORDER BY updated_at DESC, tables.id DESC",
        (user_id, user_id, *chosen),
    )


def tables_with_status(db: Connection, status: Status, guild_id: GuildId | None = None) -> list[Table]:
    """All tables in this state, of one server or of all, the oldest first."""
    where = "FROM tables WHERE status = ?" + ("" if guild_id is None else " AND guild_id = ?")
    return _tables(db, where + " ORDER BY tables.id", (status,) if guild_id is None else (status, guild_id))


def threads_in_play(db: Connection, share: Share = EVERYTHING) -> list[tuple[TableId, ChannelId | None]]:
    """The tables of a share in play and the threads in which they live, the latest touched last."""
    playing = f"status = 'playing'{share.of_home()}"
    return db.execute(f"SELECT id, thread_id FROM tables WHERE {playing} ORDER BY updated_at, id").fetchall()


def tables_alive(
    db: Connection, limit: int | None, guild_id: GuildId | None = None, share: Share = EVERYTHING
) -> list[Table]:
    """The tables that are not over, of one server or of all in this share, the latest touched first."""
    where = "FROM tables WHERE status IN ('lobby', 'playing')" + ("" if guild_id is None else " AND guild_id = ?")
    where += share.of_home("tables.home")
    values = () if guild_id is None else (guild_id,)
    return _tables(db, where + " ORDER BY updated_at DESC LIMIT ?", (*values, ALL if limit is None else limit))


def ids_alive(db: Connection, guild_id: GuildId) -> list[TableId]:
    """The ids of the tables of a server that are not over."""
    rows = db.execute("SELECT id FROM tables WHERE status IN ('lobby', 'playing') AND guild_id = ?", (guild_id,))
    return [table_id for (table_id,) in rows]


def guilds_alive(db: Connection) -> list[GuildId]:
    """The servers that have tables which are not over."""
    rows = db.execute(
        "SELECT DISTINCT guild_id FROM tables WHERE status IN ('lobby', 'playing') AND guild_id IS NOT NULL"
    )
    return [guild_id for (guild_id,) in rows]


def tables_at(db: Connection, channel_id: ChannelId) -> list[Table]:
    """The tables that are not over and stand in this channel, or live in this thread."""
    where = "FROM tables WHERE status IN ('lobby', 'playing') AND (channel_id = ?1 OR thread_id = ?1)"
    return _tables(db, where, (channel_id,))


def hosted_lobbies(db: Connection, host: UserId) -> int:
    """How many tables of this host have not begun."""
    count: int = db.execute("SELECT count(*) FROM tables WHERE status = 'lobby' AND host = ?", (host,)).fetchone()[0]
    return count


def count_tables_of(db: Connection, user_id: UserId) -> int:
    """At how many tables that are not over this person sits, or the computer for them."""
    count: int = db.execute(
        "SELECT count(DISTINCT tables.id) FROM seats JOIN tables ON tables.id = seats.table_id "
        "WHERE (seats.user_id = ?1 OR seats.kept_for = ?1) AND status IN ('lobby', 'playing')",
        (user_id,),
    ).fetchone()[0]
    return count


def count_tables_in(db: Connection, guild_id: GuildId) -> int:
    """How many tables of a server are not over."""
    count: int = db.execute(
        "SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing') AND guild_id = ?", (guild_id,)
    ).fetchone()[0]
    return count


def count_alive(db: Connection, share: Share = EVERYTHING) -> dict[str, int]:
    """How many tables of a share wait for people, and how many are in play."""
    alive = f"status IN ('lobby', 'playing'){share.of_home()}"
    rows = db.execute(f"SELECT status, count(*) FROM tables WHERE {alive} GROUP BY status")
    return {"lobby": 0, "playing": 0} | dict(rows.fetchall())


def _tables(db: Connection, where: str, values: tuple[object, ...]) -> list[Table]:
    rows = db.execute(f"SELECT {SELECTED} {where}", values).fetchall()
    # All is asked for before any of it is looked at: a server at the end of a line answers in one go.
    people = [_people(db, row[0]) for row in rows]
    return [_table(row, *asked) for row, asked in zip(rows, people, strict=True)]


def _people(db: Connection, table_id: TableId) -> tuple[Cursor, Cursor, Cursor, Cursor]:
    """Who sits at a table, who is invited, and which game of which campaign or round of which season it is."""
    return (
        db.execute(f"SELECT {SEATED} FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)),
        db.execute("SELECT user_id FROM invitations WHERE table_id = ?", (table_id,)),
        db.execute(
            "SELECT campaign_id, name, number FROM campaign_games JOIN campaigns ON id = campaign_id "
            "WHERE table_id = ?",
            (table_id,),
        ),
        db.execute(
            "SELECT name, season_tables.round, final FROM season_tables JOIN seasons ON id = season_id "
            "WHERE table_id = ?",
            (table_id,),
        ),
    )


def _table(row: tuple[Any, ...], seats: Cursor, invited: Cursor, campaign: Cursor, season: Cursor) -> Table:
    fields = dict(zip(COLUMNS, row, strict=True))
    fields["open"], fields["hour_came"] = bool(fields["open"]), bool(fields["hour_came"])
    fields["language"] = nearest(fields["language"])
    fields["options"] = msgspec.json.decode(fields["options"])
    fields["result"] = None if fields["result"] is None else msgspec.json.decode(fields["result"])
    game, dealt = campaign.fetchone(), season.fetchone()
    return Table(
        **fields,
        seats=tuple(
            Sitting(seat, user, name, since, bool(plays), kept, strength)
            for seat, user, name, since, plays, kept, strength in seats
        ),
        invited=frozenset(user_id for (user_id,) in invited),
        campaign=None if game is None else CampaignGame(*game),
        season=None if dealt is None else SeasonRound(dealt[0], dealt[1], bool(dealt[2])),
    )


def _save_people(db: Connection, table: Table) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ?", (table.id,))
    db.executemany(
        f"INSERT INTO seats (table_id, {SEATED}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table.id, seat.seat, seat.user_id, seat.name, seat.since, seat.computer, seat.kept_for, seat.strength)
            for seat in table.seats
        ],
    )
    drop_plans_of_others(db, table.id)
    db.execute("DELETE FROM invitations WHERE table_id = ?", (table.id,))
    db.executemany(
        "INSERT INTO invitations (table_id, user_id) VALUES (?, ?)",
        [(table.id, user_id) for user_id in sorted(table.invited)],
    )


def _values(table: NewTable, now: float) -> dict[str, Any]:
    stored = {"options": msgspec.json.encode(table.options).decode(), "home": home_of(table.guild_id), "now": now}
    return msgspec.structs.asdict(table) | stored


def _marks(values: tuple[object, ...]) -> str:
    return ", ".join("?" * len(values))

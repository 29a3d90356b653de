"""Private threads in which people of a table talk about a deal."""

from bot.features.fellows.news import parley_over
from bot.store.connection import Connection
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.records import OVER, Table
from bot.store.table.tables import load_table
from bot.store.telling.outbox import put_outbox


def parleys_at(db: Connection, table_id: TableId) -> dict[ChannelId, frozenset[UserId]]:
    """The threads of a table, with who is in each."""
    found: dict[ChannelId, set[UserId]] = {}
    for thread_id, user_id in db.execute(
        "SELECT thread_id, user_id FROM parleys WHERE table_id = ? ORDER BY thread_id, user_id", (table_id,)
    ):
        found.setdefault(thread_id, set()).add(user_id)
    return {thread_id: frozenset(people) for thread_id, people in found.items()}


def save_parley(db: Connection, table_id: TableId, thread_id: ChannelId, people: frozenset[UserId]) -> None:
    """These talk there."""
    db.executemany(
        "INSERT INTO parleys (thread_id, table_id, user_id) VALUES (?, ?, ?)",
        [(thread_id, table_id, user) for user in sorted(people)],
    )


def forget_parley(db: Connection, thread_id: ChannelId) -> None:
    """Nobody talks there any more."""
    db.execute("DELETE FROM parleys WHERE thread_id = ?", (thread_id,))


def table_with_parleys_over(db: Connection) -> TableId | None:
    """A table that is over and still has such threads."""
    marks = ", ".join("?" for _ in OVER)
    row = db.execute(
        f"SELECT min(parleys.table_id) FROM parleys JOIN tables ON tables.id = parleys.table_id "
        f"WHERE tables.status IN ({marks})",
        OVER,
    ).fetchone()
    return None if row is None else row[0]


def end_parleys(db: Connection, table_id: TableId, of: UserId | None = None) -> None:
    """All of a table, or those of one person there; what becomes of them is told to Discord."""
    table = load_table(db, table_id)
    for thread_id, people in parleys_at(db, table_id).items():
        if of is not None and of not in people:
            continue
        forget_parley(db, thread_id)
        if table is not None:
            put_outbox(db, parley_over(table, thread_id, tuple(sorted(people))))


def end_parleys_of(db: Connection, table_id: TableId, user_id: UserId) -> None:
    """This person sits there no more."""
    end_parleys(db, table_id, user_id)


def end_parleys_here(db: Connection, table: Table, _: GuildId | None) -> None:
    """The table goes elsewhere."""
    end_parleys(db, table.id)


def tables_of_parleys(db: Connection, user_id: UserId) -> list[TableId]:
    """Where this person talks so."""
    rows = db.execute("SELECT DISTINCT table_id FROM parleys WHERE user_id = ? ORDER BY table_id", (user_id,))
    return [table_id for (table_id,) in rows]

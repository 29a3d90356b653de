"""What was played on a server, and of which weeks its shop window has shown it."""

import msgspec

from bot.features.window.news import WINDOW_PURPOSE
from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
from bot.store.people.skills import Skill
from bot.store.replacing import replacing


class Played(msgspec.Struct, frozen=True):
    """How a game ended for somebody who is counted."""

    table_id: TableId
    user_id: UserId
    game: str
    place: int | None
    """None: left before the end."""
    lasted: float
    at: float
    skill: Skill | None = None
    """From this game on; None where it did not count."""


def played_at(db: Connection, guild_id: GuildId, before: float) -> list[Played]:
    """All that was played on a server before a moment, in its order."""
    rows = db.execute(
        "SELECT table_id, user_id, game, place, lasted, at, mu, sigma FROM results "
        "WHERE guild_id = ? AND at < ? ORDER BY at, table_id",
        (guild_id, before),
    )
    return [
        Played(table, user, game, place, lasted, at, None if mu is None else Skill(mu, sigma))
        for table, user, game, place, lasted, at, mu, sigma in rows
    ]


def first_behind(db: Connection, monday: float) -> GuildId | None:
    """A server with a shop window for which this Monday is still to come."""
    row = db.execute(
        "SELECT guild_id FROM server_channels WHERE purpose = ? AND NOT EXISTS "
        "(SELECT 1 FROM window_weeks WHERE window_weeks.guild_id = server_channels.guild_id AND monday >= ?) "
        "ORDER BY guild_id LIMIT 1",
        (WINDOW_PURPOSE, monday),
    ).fetchone()
    return None if row is None else row[0]


def last_week(db: Connection, guild_id: GuildId) -> float | None:
    """The last Monday that this server's window has come to."""
    row = db.execute("SELECT monday FROM window_weeks WHERE guild_id = ?", (guild_id,)).fetchone()
    return None if row is None else row[0]


def keep_week(db: Connection, guild_id: GuildId, monday: float) -> None:
    """It has come to this one; of servers without a window nothing is kept."""
    db.execute(replacing("window_weeks", ("guild_id", "monday"), key=("guild_id",)), (guild_id, monday))
    db.execute(
        "DELETE FROM window_weeks WHERE NOT EXISTS (SELECT 1 FROM server_channels "
        "WHERE server_channels.guild_id = window_weeks.guild_id AND purpose = ?)",
        (WINDOW_PURPOSE,),
    )

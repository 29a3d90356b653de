"""Who is counted before something is added is held: two who add at once do not both find room."""

from bot.store.connection import Connection
from bot.store.facts import remember_fact
from bot.store.identity import GuildId, UserId


def hold_person(db: Connection, user_id: UserId) -> None:
    """Until this transaction ends nobody else counts what is this person's and adds to it.

    Their row is written as it is, or as it would be read if they had none: of two who do so at once one begins anew.
    """
    db.execute(
        "INSERT INTO people (user_id, dms) VALUES (?, 0) ON CONFLICT (user_id) DO UPDATE SET dms = people.dms",
        (user_id,),
    )


def hold_server(db: Connection, guild_id: GuildId) -> None:
    """The same of a server: it has no row but this fact, which says nothing."""
    remember_fact(db, f"tables of server {guild_id}", "counted")

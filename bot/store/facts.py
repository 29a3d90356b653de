"""Single things worth remembering, such as the digest of the commands that Discord has."""

from bot.store.connection import Connection
from bot.store.identity import GuildId
from bot.store.replacing import replacing

SHARDS = "shards"
"""The fact that remembers them."""
OUTGROWN = 2
"""Discord advises one for some 1,000 servers and refuses more than 2,500: twice as many are needed soon."""


def recall_fact(db: Connection, name: str) -> str | None:
    """What was remembered under this name."""
    row = db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return None if row is None else row[0]


def forget_fact(db: Connection, name: str) -> None:
    """Remember nothing under the name."""
    db.execute("DELETE FROM facts WHERE name = ?", (name,))


def remember_fact(db: Connection, name: str, value: str) -> None:
    """Remember this under the name."""
    db.execute(replacing("facts", ("name", "value"), key=("name",)), (name, value))


def agreed_shards(db: Connection, advised: int, least: int = 1) -> int:
    """How many shards all processes count, the first of which was told so many; outgrown they are told anew."""
    known = recall_fact(db, SHARDS)
    if known is not None and int(known) >= least and advised < OUTGROWN * int(known):
        return int(known)
    shards = max(advised, least)
    remember_fact(db, SHARDS, str(shards))
    return shards


def told_of_leaving(guild_id: GuildId) -> str:
    """The name of the fact that the people of a server know that Caravel was removed from it."""
    return f"has left server {guild_id}"

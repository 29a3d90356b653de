"""How people's games ended, apart from the tables: they go when their person wants to be forgotten, and those stay."""

from collections.abc import Iterable

import msgspec

from bot.features.statistics.facts import Facts
from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
from bot.store.people.skills import Skill
from bot.store.replacing import replacing
from games.core.thinking.budget import Strength

COLUMNS = (
    "table_id",
    "user_id",
    "game",
    "guild_id",
    "people",
    "place",
    "points",
    "pace",
    "lasted",
    "mu",
    "sigma",
    "lost_together",
    "against",
    "at",
    "facts",
)
SELECTED = ", ".join(COLUMNS)


_facts = msgspec.json.Decoder(Facts)


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended for one person."""

    table_id: TableId
    user_id: UserId
    game: str
    guild_id: GuildId | None
    people: int
    """So many sat at the table, computers among them."""
    place: int | None
    """None: left before the end."""
    points: int | None = None
    pace: float | None = None
    """Seconds until an answer, at the median."""
    lasted: float
    """Seconds from the first line of the log to the last."""
    skill: Skill | None = None
    """From this game on; None where it did not count."""
    lost_together: bool = False
    """Nobody has won, and places say nothing."""
    against: Strength | None = None
    """How strong the best of the computers was; None where there were none, or nobody has kept it."""
    at: float
    facts: Facts | None = None
    """None for who left, and as long as nobody has looked it up."""


def put_results(db: Connection, results: Iterable[Result]) -> None:
    """Keep these; whoever had left and came back has stayed."""
    for result in results:
        mu, sigma = (None, None) if result.skill is None else (result.skill.mu, result.skill.sigma)
        facts = None if result.facts is None else written_facts(result.facts)
        values = {**msgspec.structs.asdict(result), "mu": mu, "sigma": sigma, "facts": facts}
        db.execute(replacing("results", COLUMNS, key=("table_id", "user_id")), [values[column] for column in COLUMNS])


def results_of(db: Connection, user_id: UserId, guild_id: GuildId | None = None) -> list[Result]:
    """A person's results, or those on one server, in their order."""
    rows = db.execute(
        f"SELECT {SELECTED} FROM results WHERE user_id = :user "
        "AND (CAST(:guild AS BIGINT) IS NULL OR guild_id = :guild) ORDER BY at",
        {"user": user_id, "guild": guild_id},
    )
    return [_result(row) for row in rows]


def results_at(db: Connection, guild_id: GuildId) -> list[Result]:
    """All results on a server, in their order."""
    rows = db.execute(f"SELECT {SELECTED} FROM results WHERE guild_id = ? ORDER BY at", (guild_id,))
    return [_result(row) for row in rows]


def first_unlooked(db: Connection) -> TableId | None:
    """A table of former times whose results do not say all that is known of them."""
    row = db.execute("SELECT min(table_id) FROM results WHERE facts IS NULL AND place IS NOT NULL").fetchone()
    return None if row is None else row[0]


def keep_facts(db: Connection, table_id: TableId, user_id: UserId, facts: Facts) -> None:
    """So much is known of this result."""
    db.execute(
        "UPDATE results SET facts = ? WHERE table_id = ? AND user_id = ?", (written_facts(facts), table_id, user_id)
    )


def unlooked_at(db: Connection, table_id: TableId) -> list[UserId]:
    """Whose results there are to be looked up."""
    rows = db.execute(
        "SELECT user_id FROM results WHERE table_id = ? AND facts IS NULL AND place IS NOT NULL", (table_id,)
    )
    return [user for (user,) in rows]


def company_of(db: Connection, user_id: UserId, guild_id: GuildId | None = None) -> dict[TableId, set[UserId]]:
    """With whom this person played at each table to the end, of those who are counted."""
    rows = db.execute(
        "SELECT mine.table_id, other.user_id FROM results mine JOIN results other ON other.table_id = mine.table_id "
        "AND other.user_id <> mine.user_id WHERE mine.user_id = :user AND mine.place IS NOT NULL "
        "AND other.place IS NOT NULL AND (CAST(:guild AS BIGINT) IS NULL OR mine.guild_id = :guild)",
        {"user": user_id, "guild": guild_id},
    )
    found: dict[TableId, set[UserId]] = {}
    for table_id, other in rows:
        found.setdefault(table_id, set()).add(other)
    return found


def name_at(db: Connection, table_id: TableId, user_id: UserId) -> str | None:
    """What this person is called at a table."""
    row = db.execute("SELECT name FROM seats WHERE table_id = ? AND user_id = ?", (table_id, user_id)).fetchone()
    return None if row is None else str(row[0])


def forget_results(db: Connection, user_id: UserId) -> None:
    """This person is not counted any more."""
    db.execute("DELETE FROM results WHERE user_id = ?", (user_id,))


def began_at(db: Connection, table_id: TableId) -> float | None:
    """When the game began."""
    row = db.execute("SELECT at FROM log WHERE table_id = ? AND number = 1", (table_id,)).fetchone()
    return None if row is None else row[0]


def _result(row: tuple[object, ...]) -> Result:
    fields = dict(zip(COLUMNS, row, strict=True))
    mu, sigma = fields.pop("mu"), fields.pop("sigma")
    skill = None if mu is None else {"mu": mu, "sigma": sigma}
    together, facts = bool(fields.pop("lost_together")), fields.pop("facts")
    known = None if facts is None else _facts.decode(str(facts))
    found = msgspec.convert({**fields, "skill": skill, "lost_together": together}, Result)
    return msgspec.structs.replace(found, facts=known)


def written_facts(facts: Facts) -> str:
    """As they are stored."""
    return msgspec.json.encode(facts).decode()

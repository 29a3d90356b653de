"""How people's games ended, apart from the tables: they go when their person wants to be forgotten, and those stay."""

from collections.abc import Iterable

import msgspec

from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
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
)
SELECTED = ", ".join(COLUMNS)


class Skill(msgspec.Struct, frozen=True):
    """How strong somebody seems to be at a game, and how sure that is."""

    mu: float
    sigma: float


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


def put_results(db: Connection, results: Iterable[Result]) -> None:
    """Keep these; whoever had left and came back has stayed."""
    for result in results:
        mu, sigma = (None, None) if result.skill is None else (result.skill.mu, result.skill.sigma)
        values = {**msgspec.structs.asdict(result), "mu": mu, "sigma": sigma}
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


def skill_of(db: Connection, user_id: UserId, game: str) -> Skill | None:
    """How strong this person seems to be now; None before the first game that counts."""
    row = db.execute(
        "SELECT mu, sigma FROM results WHERE user_id = ? AND game = ? AND mu IS NOT NULL ORDER BY at DESC LIMIT 1",
        (user_id, game),
    ).fetchone()
    return None if row is None else Skill(*row)


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
    together = bool(fields.pop("lost_together"))
    return msgspec.convert({**fields, "skill": skill, "lost_together": together}, Result)

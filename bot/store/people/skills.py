"""How strong people seem to be at a game, by what was counted of their games."""

import msgspec

from bot.store.connection import Connection
from bot.store.identity import UserId


class Skill(msgspec.Struct, frozen=True):
    """How strong somebody seems to be at a game, and how sure that is."""

    mu: float
    sigma: float


def skill_of(db: Connection, user_id: UserId, game: str) -> Skill | None:
    """How strong this person seems to be now; None before the first game that counts."""
    row = db.execute(
        "SELECT mu, sigma FROM results WHERE user_id = ? AND game = ? AND mu IS NOT NULL ORDER BY at DESC LIMIT 1",
        (user_id, game),
    ).fetchone()
    return None if row is None else Skill(*row)

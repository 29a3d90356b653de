"""How far people are in their lessons."""

import msgspec

from bot.store.connection import Connection
from bot.store.identity import UserId
from bot.store.replacing import replacing
from games.lessons import Line

COLUMNS = ("user_id", "game", "lesson", "step", "moves", "finished", "at")

_lines = msgspec.json.Decoder(tuple[Line, ...])


class Kept(msgspec.Struct, frozen=True):
    """A lesson as far as somebody has come in it."""

    game: str
    lesson: str
    step: int = 0
    lines: tuple[Line, ...] = ()
    """Everybody's moves since its beginning."""
    finished: bool = False
    """It was once followed to its end."""


def save_lesson(db: Connection, user_id: UserId, kept: Kept, now: float) -> None:
    """Keep it in the place of what was kept of this lesson."""
    lines = msgspec.json.encode(kept.lines).decode()
    db.execute(
        replacing("lessons", COLUMNS, key=("user_id", "game", "lesson")),
        (user_id, kept.game, kept.lesson, kept.step, lines, int(kept.finished), now),
    )


def load_lessons(db: Connection, user_id: UserId) -> list[Kept]:
    """All that this person has begun, the last one first."""
    rows = db.execute(
        "SELECT game, lesson, step, moves, finished FROM lessons WHERE user_id = ? ORDER BY at DESC, game, lesson",
        (user_id,),
    ).fetchall()
    return [Kept(row[0], row[1], row[2], _lines.decode(row[3]), bool(row[4])) for row in rows]

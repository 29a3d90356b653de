"""Who is called later to answer something at a table: what all are asked, a seat on offer, an invitation."""

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.replacing import replacing


def call_to_answer_later(db: Connection, table_id: TableId, user_id: UserId, due: float) -> None:
    """This person is called then."""
    columns = ("table_id", "user_id", "due")
    db.execute(replacing("calls_to_answer", columns, key=columns[:2]), (table_id, user_id, due))


def answer_calls_due(db: Connection, user_id: UserId, due: float) -> None:
    """Whatever this person has to answer, they are called then."""
    db.execute("UPDATE calls_to_answer SET due = ? WHERE user_id = ?", (due, user_id))

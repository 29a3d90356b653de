"""Tables in private messages: the panel that each of their people has."""

from typing import Any

import msgspec

from bot.store.connection import Connection
from bot.store.identity import ChannelId, MessageId, TableId, UserId, Version
from bot.store.replacing import replacing


class PrivatePanel(msgspec.Struct, frozen=True, kw_only=True):
    """One person's message of a table in private messages."""

    table_id: TableId
    user_id: UserId
    channel_id: ChannelId | None = None
    message_id: MessageId | None = None
    version: Version = Version(0)
    """The table's version at which it was posted."""
    shows: str = ""
    """What it shows, in short: as long as this is the same it need not be touched."""
    called: str = ""
    """What it showed when its reader was called last: nobody is called twice for the same."""
    reached: bool = True
    """Whether this person could be written to when it was last tried."""


COLUMNS = ("table_id", "user_id", "channel_id", "message_id", "version", "shows", "called", "reached")
SELECTED = ", ".join(COLUMNS)


def save_private_panel(db: Connection, panel: PrivatePanel) -> None:
    """This is the person's panel from now on."""
    kept = replacing("private_panels", COLUMNS, key=("table_id", "user_id"))
    db.execute(kept, [getattr(panel, column) for column in COLUMNS])


def private_panels_of(db: Connection, table_id: TableId) -> dict[UserId, PrivatePanel]:
    """All panels of a table by their readers."""
    rows = db.execute(f"SELECT {SELECTED} FROM private_panels WHERE table_id = ? ORDER BY user_id", (table_id,))
    panels = (PrivatePanel(**_fields(row)) for row in rows)
    return {panel.user_id: panel for panel in panels}


def mark_private_panel(db: Connection, table_id: TableId, message_id: MessageId, shows: str) -> None:
    """This message shows that already, if it is somebody's panel."""
    db.execute(
        "UPDATE private_panels SET shows = ?, called = '' WHERE table_id = ? AND message_id = ?",
        (shows, table_id, message_id),
    )


def forget_private_panel(db: Connection, table_id: TableId, user_id: UserId) -> None:
    """This person has no panel of the table any more."""
    db.execute("DELETE FROM private_panels WHERE table_id = ? AND user_id = ?", (table_id, user_id))


def _fields(row: tuple[Any, ...]) -> dict[str, Any]:
    fields = dict(zip(COLUMNS, row, strict=True))
    return fields | {"reached": bool(fields["reached"])}

"""How a note is shown to its person, and written down."""

from typing import Any

import discord
from discord import ui

from bot.features.notes.rows import load_note
from bot.features.notes.service import NOTE_ROOM
from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.wording import escaped
from bot.panel.questions.modals import HINT_ROOM, LABEL_ROOM, TITLE_ROOM, TYPED, Window
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from texts import Words, words

SHOWN = 900


def note_line(note: str, say: Words) -> str:
    """The note, as plain text."""
    return say("bot-note-line", text=cut(escaped(note), SHOWN)) if note else ""


def on_card(db: Connection, table_id: TableId, user_id: UserId, say: Words) -> str:
    """The person's note on their own card of the table."""
    return note_line(load_note(db, table_id, user_id), say)


def note_window(table_id: TableId, note: str, locale: str) -> Window:
    """What one has noted for oneself, to be changed."""
    say = words(locale)
    window = Window(title=cut(say("bot-note-title"), TITLE_ROOM), custom_id=ids.Control(table_id, "note").id())
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id=TYPED,
        style=discord.TextStyle.paragraph,
        default=note or None,
        required=False,
        max_length=NOTE_ROOM,
    )
    hint = cut(say("bot-note-hint"), HINT_ROOM)
    window.add_item(ui.Label(text=cut(say("bot-panel-note"), LABEL_ROOM), description=hint, component=line))
    return window

"""Windows with a line to type into."""

from typing import Any

import discord
from discord import ui

from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.naming import field_name, move_name
from bot.panel.kit.wording import label_teller
from bot.panel.questions.draft import Draft
from bot.panel.questions.laid import started
from bot.tables.live import Live
from games.core.fields import Amount, Spread

TITLE_ROOM = 45
LABEL_ROOM = 45
HINT_ROOM = 100
TYPED = "text"


class Window(ui.Modal):
    """What is typed is answered by the window's id, so nothing of it is kept in memory."""

    def is_finished(self) -> bool:
        return True


def typing_window(live: Live, draft: Draft, control: ids.Control, locale: str) -> Window:
    """A blank of a move as a line of text."""
    say = label_teller(live.table, locale)
    field = draft.field
    start = draft.partial if draft.partial is not None else started(field) if isinstance(field, Spread) else None
    hint = (
        say.words("bot-window-number", least=field.least, most=field.most)
        if isinstance(field, Amount)
        else say.words("bot-window-line")
    )
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id=TYPED,
        style=discord.TextStyle.paragraph if isinstance(field, Spread) else discord.TextStyle.short,
        default=None if start is None else field.to_text(start),
        max_length=1000,
    )
    window = Window(title=cut(move_name(say, draft.offer, draft.answers), TITLE_ROOM), custom_id=control.id())
    name = cut(field_name(say, field.noun), LABEL_ROOM)
    window.add_item(ui.Label(text=name, description=cut(hint, HINT_ROOM), component=line))
    return window

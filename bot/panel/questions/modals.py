"""Windows with a line to type into."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.naming import field_name, move_name, verb_name
from bot.panel.kit.widgets import evenly
from bot.panel.kit.wording import label_teller
from bot.panel.questions.draft import Draft
from bot.panel.questions.laid import started
from bot.tables.live import Live
from games.core.fields import Amount, Spread
from texts import Teller

TITLE_ROOM = 45
LABEL_ROOM = 45
HINT_ROOM = 100
TYPED = "text"
CHOSEN = "move"
LISTS = 4
"""A window has five parts, and one is the line to type into."""


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
    return _with(window, ui.Label(text=name, description=cut(hint, HINT_ROOM), component=line))


def why_window(live: Live, locale: str) -> Window:
    """Why is this move not possible?"""
    say = label_teller(live.table, locale)
    window = Window(title=cut(say.words("bot-panel-why"), TITLE_ROOM), custom_id=ids.Control(live.table.id, "why").id())
    lists = _verbs(live, say)
    for number, (title, options) in enumerate(lists):
        verbs: ui.Select[Any] = ui.Select(
            custom_id=f"{CHOSEN}{number or ''}", options=options, required=len(lists) == 1
        )
        _with(window, ui.Label(text=cut(title, LABEL_ROOM), component=verbs))
    words: ui.TextInput[Any] = ui.TextInput(custom_id=TYPED, required=False, max_length=100)
    hint = cut(say.words("bot-window-words-hint"), HINT_ROOM)
    return _with(
        window, ui.Label(text=cut(say.words("bot-window-words"), LABEL_ROOM), description=hint, component=words)
    )


def chosen_verb(typed: Mapping[str, str]) -> str:
    """The move that was chosen in one of the lists."""
    return next((value for name, value in typed.items() if name.startswith(CHOSEN) and value), "")


def _verbs(live: Live, say: Teller) -> list[tuple[str, list[discord.SelectOption]]]:
    """The moves of this table, a list for each heading; too many headings share the lists there is room for."""
    moves = live.game.telling.used(live.state, "verb", live.game.rules.moves())
    headed = [
        (say(f"theme-{theme}") if theme else say.words("bot-window-which"), part)
        for theme, verbs in live.game.telling.under_themes(moves).items()
        for part in evenly(verbs)
    ]
    if len(headed) > LISTS:
        headed = [(say.words("bot-window-which"), part) for part in evenly(moves)]
    return [
        (title, [discord.SelectOption(label=cut(verb_name(say, verb), 100), value=verb) for verb in verbs])
        for title, verbs in headed[:LISTS]
    ]


def _with(window: Window, label: ui.Label[Any]) -> Window:
    window.add_item(label)
    return window

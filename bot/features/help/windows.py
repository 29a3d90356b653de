"""The window in which one asks why a move is not possible."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.naming import verb_name
from bot.panel.kit.widgets import evenly
from bot.panel.kit.wording import label_teller
from bot.panel.questions.modals import HINT_ROOM, LABEL_ROOM, TITLE_ROOM, TYPED, Window
from bot.tables.live import Live
from texts import Teller

CHOSEN = "move"
LISTS = 4
"""A window has five parts, and one is the line to type into."""


def why_window(live: Live, locale: str) -> Window:
    """Why is this move not possible?"""
    say = label_teller(live.table, locale)
    window = Window(title=cut(say.words("bot-panel-why"), TITLE_ROOM), custom_id=ids.Control(live.table.id, "why").id())
    lists = _verbs(live, say)
    for number, (title, options) in enumerate(lists):
        verbs: ui.Select[Any] = ui.Select(
            custom_id=f"{CHOSEN}{number or ''}", options=options, required=len(lists) == 1
        )
        window.add_item(ui.Label(text=cut(title, LABEL_ROOM), component=verbs))
    words: ui.TextInput[Any] = ui.TextInput(custom_id=TYPED, required=False, max_length=100)
    hint = cut(say.words("bot-window-words-hint"), HINT_ROOM)
    label = cut(say.words("bot-window-words"), LABEL_ROOM)
    window.add_item(ui.Label(text=label, description=hint, component=words))
    return window


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

"""Buttons and lists: the smallest parts of a panel."""

import itertools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import discord
from discord import ButtonStyle, ui

from bot.panel.kit.labels import BUTTON_ROOM, OPTION_ROOM, PLACEHOLDER_ROOM, cut, natural
from bot.panel.kit.sheet import Widget
from texts import Words

IN_A_ROW = 5
IN_A_LIST = 25
SPAN_END = 20
"""So much is said of the name with which a list begins or ends."""

T = TypeVar("T")
Choice = tuple[str, str]
"""What is shown, and the value that comes back."""


def button(
    label: str,
    custom_id: str,
    style: ButtonStyle = ButtonStyle.secondary,
    disabled: bool = False,
    icon: str = "",
) -> ui.Button[Any]:
    """A button that does something."""
    return ui.Button(
        label=cut(label, BUTTON_ROOM), custom_id=custom_id, style=style, disabled=disabled, emoji=icon or None
    )


def link(label: str, url: str) -> ui.Button[Any]:
    """A button that leads somewhere."""
    return ui.Button(label=cut(label, BUTTON_ROOM), url=url)


def to_board(url: str | None, say: Words) -> list[Widget]:
    """The way to a table's panel, under everything that is told elsewhere."""
    return [] if url is None else [link(say("bot-panel-to-board"), url)]


def in_rows(buttons: Sequence[Widget]) -> list[list[Widget]]:
    """Buttons, five in a row."""
    return [list(buttons[start : start + IN_A_ROW]) for start in range(0, len(buttons), IN_A_ROW)]


def dropdown(
    placeholder: str,
    custom_id: str,
    choices: Sequence[Choice],
    *,
    least: int = 1,
    most: int = 1,
    ticked: Sequence[str] = (),
    about: Callable[[str], str] = lambda _: "",
    icon: Callable[[str], str] = lambda _: "",
) -> ui.Select[Any]:
    """A list of up to 25 choices, of which one or several are taken; `about` says more of a value."""
    options = [
        discord.SelectOption(
            label=cut(label, OPTION_ROOM),
            value=value,
            description=cut(about(value), OPTION_ROOM) or None,
            default=value in ticked,
            emoji=icon(value) or None,
        )
        for label, value in choices
    ]
    return ui.Select(
        custom_id=custom_id,
        placeholder=cut(placeholder, PLACEHOLDER_ROOM),
        options=options,
        min_values=least,
        max_values=min(most, len(options)),
    )


def evenly(items: Sequence[T]) -> list[Sequence[T]]:
    """The items in as few parts as lists can hold, of about equal length."""
    count = max(1, -(-len(items) // IN_A_LIST))
    ends = [len(items) * part // count for part in range(count + 1)]
    return [items[start:end] for start, end in itertools.pairwise(ends)]


def lists(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """The choices as they are if one list holds them, else sorted into several."""
    if len(choices) > IN_A_LIST:
        choices = sorted(choices, key=lambda choice: natural(choice[0]))
    return evenly(choices)


def spans(parts: Sequence[Sequence[Choice]]) -> list[str]:
    """From where to where each list goes; where two read alike, which of them each is."""
    found = [f"{cut(part[0][0], SPAN_END)} – {cut(part[-1][0], SPAN_END)}" for part in parts]
    return found if len(set(found)) == len(found) else [f"{number}/{len(parts)}" for number, _ in enumerate(parts, 1)]

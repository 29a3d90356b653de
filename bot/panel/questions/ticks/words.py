"""Some of many words, or of words that do not all go together: lists to tick in, and a button that ends it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.panel.kit.sheet import Rows
from bot.panel.kit.widgets import IN_A_LIST, Choice, button, evenly
from bot.panel.questions.draft import Draft
from games.core.fields import PickSome

if TYPE_CHECKING:
    from bot.panel.questions.asking import Asking


def is_ticked(field: PickSome) -> bool:
    """Whether one list could not say which answers there are."""
    return bool(field.groups) or len(field.words) > IN_A_LIST


def tick_lists(field: PickSome) -> list[Sequence[str]]:
    """The words of each list: those of a group together, then all others."""
    groups = [[word for word in field.words if word in group.words] for group in field.groups]
    grouped = {word for words in groups for word in words}
    others = [word for word in field.words if word not in grouped]
    return [part for words in (*groups, others) if words for part in evenly(words)]


def tick_rows(asking: "Asking", draft: Draft, field: PickSome, page: int) -> Rows:
    """A list for each part of the words; what is ticked is an answer once it goes together."""
    ticked = draft.partial or ()
    named: dict[str, Choice] = {choice[1]: choice for choice in asking.choices(draft, field.words)}
    parts = [[named[word] for word in part] for part in tick_lists(field)]
    style = ButtonStyle.success if field.accepts(ticked) else ButtonStyle.secondary
    accept = button(asking.say.words("bot-panel-accept"), asking.id("do", draft.filled(ticked)), style)
    return [*asking.dropdowns(draft, parts, page, ticked), [accept]]


def most_of(field: PickSome, words: Sequence[str]) -> int:
    """How many of a list's words can be ticked."""
    return max(1, min(len(words), field.most, *(g.capacity for g in field.groups if set(words) <= set(g.words))))

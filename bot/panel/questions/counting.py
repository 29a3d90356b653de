"""A number as buttons, in lists, or typed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.panel.kit.naming import move_name
from bot.panel.kit.sheet import Rows
from bot.panel.kit.widgets import IN_A_LIST, IN_A_ROW, button, dropdown, evenly, in_rows, spans
from bot.panel.questions.draft import Draft
from games.core.fields import Amount

if TYPE_CHECKING:
    from bot.panel.questions.asking import Asking

MOST_LISTS = 4
SMALL = 4
"""Of many numbers so many small ones are buttons."""


def amount_rows(asking: "Asking", draft: Draft, field: Amount) -> Rows:
    """Few numbers as buttons, many in lists or as a line of text."""
    numbers = draft.numbers
    if are_few(asking, draft):
        return in_rows([asking.pick(draft, str(number), number) for number in numbers])
    if len(numbers) <= IN_A_LIST + SMALL and asking.alone:
        first = in_rows([asking.pick(draft, str(number), number) for number in numbers[:SMALL]])
        return [*first, *_lists(asking, draft, numbers[SMALL:])]
    if len(numbers) <= IN_A_LIST:
        return _lists(asking, draft, numbers)
    name = f"{move_name(asking.say, draft.offer, draft.answers)} ({field.least}–{field.most})"
    label = asking.say.words("bot-panel-open", name=name)
    rows: Rows = [[button(label, asking.id("type", draft), ButtonStyle.primary)]]
    return [*_lists(asking, draft, numbers), *rows] if len(numbers) <= IN_A_LIST * MOST_LISTS else rows


def are_few(asking: "Asking", draft: Draft) -> bool:
    """Whether each number is a button."""
    return len(draft.numbers) <= IN_A_ROW


def _lists(asking: "Asking", draft: Draft, numbers: Sequence[int]) -> Rows:
    title, parts = asking.placeholder(draft), evenly([(str(number), str(number)) for number in numbers])
    return [
        [
            dropdown(
                title if len(parts) == 1 else asking.say.words("bot-panel-part", title=title, span=span),
                asking.id("pick", draft, str(at)),
                part,
                about=lambda value: asking.foretell.brings(draft.filled(int(value))),
            )
        ]
        for at, (span, part) in enumerate(zip(spans(parts), parts, strict=True))
    ]

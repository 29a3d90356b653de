"""An order, one place after the other."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import IN_A_ROW, button, dropdown, in_rows, lists
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import labelled
from games.core.fields import Arrange

if TYPE_CHECKING:
    from bot.panel.questions.asking import Asking


def order_rows(asking: "Asking", draft: Draft, field: Arrange) -> Rows:
    """Who or what comes next: a button each, or a list of many."""
    done = draft.partial or ()
    left = [word for word in field.words if word not in done]
    if len(left) <= IN_A_ROW:
        rows = in_rows([_next(asking, draft, done, word, left) for word in left])
    else:
        title = asking.say.words(
            "bot-panel-order", title=asking.placeholder(draft), place=len(done) + 1, places=len(field.words)
        )
        rows = [
            [dropdown(title, asking.id("next", draft, str(part)), choices)]
            for part, choices in enumerate(lists(asking.choices(draft, left)))
        ]
    if len(field.words) > IN_A_ROW:
        rows.append([button(asking.say.words("bot-panel-as-text"), asking.id("type", draft))])
    return rows


def _next(asking: "Asking", draft: Draft, done: tuple[str, ...], word: str, left: Sequence[str]) -> Widget:
    """What comes next, with its place; of two the other comes last."""
    others = [other for other in left if other != word]
    more = (word, *others) if len(others) == 1 else (word,)
    names = [f"{place}. {name}" for place, (name, _) in enumerate(asking.choices(draft, more), len(done) + 1)]
    label = asking.label(draft, asking.say.words("core-list-separator").join(names))
    order = (*done, *more)
    if len(more) < len(left):
        return button(label, asking.id("form", draft.holding(order)), asking.style(draft))
    whole = draft.filled(order)
    return button(labelled(label, asking.foretell.brings(whole)), asking.id("do", whole), asking.style(draft))

"""Whole answers as choices of their own: each says all that it does."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from discord import ButtonStyle

from bot.panel.kit.labels import OPTION_ROOM, PART_TITLE, capital, cut
from bot.panel.kit.naming import answers_name, move_name, verb_name
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import IN_A_ROW, button, dropdown, evenly, in_rows, spans
from bot.panel.kit.wording import escaped
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import BUTTON_READ, joined, labelled, with_meaning
from bot.panel.questions.spreading import is_one_piece
from bot.panel.questions.wholes import foremost, wholes
from games.core.fields import Amount, Pick, Spread
from render.boards import boards

if TYPE_CHECKING:
    from bot.panel.questions.asking import Asking

BUTTON, LIST = 1, 2
"""The taps of a choice: a list opens first."""


class Whole(NamedTuple):
    """A whole answer, what it is called in a list and on a button among others, and what its words stand for."""

    draft: Draft
    name: str
    label: str
    about: str


def whole_answers(asking: "Asking", draft: Draft) -> list[Whole]:
    """The whole answers to choose from; none where one blank after the other is as short.

    What has a picture for each of its questions is chosen there.
    """
    if _is_pictured(asking, draft) or _is_one_choice(draft):
        return []
    begin, found = len(draft.answers), []
    for whole in wholes(draft):
        name = answers_name(asking.say, draft.offer, whole.answers, begin)
        label = asking.label(draft, capital(name) if asking.alone else name)
        found.append(Whole(whole, capital(name), label, asking.foretell.stands_for(whole, begin)))
    if draft.offer.rows is None and any(len(each.name) > OPTION_ROOM for each in found):
        return []
    return (
        found if found and (BUTTON if in_buttons(asking, found) else LIST) < _taps_apart(asking, draft, found) else []
    )


def in_buttons(asking: "Asking", found: Sequence[Whole]) -> bool:
    """Few and short enough to be read on a phone."""
    few = len(found) <= IN_A_ROW and all(len(each.label) <= BUTTON_READ for each in found)
    return few and not (asking.terse and _lines(asking, found))


def whole_rows(asking: "Asking", draft: Draft, found: Sequence[Whole]) -> Rows:
    """A button each, or a list; before it what is foremost."""
    if in_buttons(asking, found):
        return in_rows([_button(asking, each.draft, each.label) for each in found])
    brings = {str(at): with_meaning(asking.foretell.brings(each.draft), each.about) for at, each in enumerate(found)}
    choices = [(each.name, str(at)) for at, each in enumerate(found)]
    title = asking.say.words("bot-panel-open", name=move_name(asking.say, draft.offer, draft.answers))
    parts = evenly(choices)
    titles = [
        title if len(parts) == 1 else asking.say.words("bot-panel-part", title=cut(title, PART_TITLE), span=span)
        for span in spans(parts)
    ]
    rows = foremost_rows(asking, draft, listed=True)
    for number, (title, part) in enumerate(zip(titles, parts, strict=True)):
        rows.append([dropdown(title, asking.id("row", draft, str(number)), part, about=brings.__getitem__)])
    return rows


def whole_told(asking: "Asking", draft: Draft, found: Sequence[Whole]) -> list[str]:
    """What their buttons have no room to say."""
    return _lines(asking, found) if in_buttons(asking, found) else foremost_told(asking, draft, listed=True)


def _lines(asking: "Asking", found: Sequence[Whole]) -> list[str]:
    return [line for each in found for line in asking.line(each.label, asking.foretell.brings(each.draft), each.about)]


def foremost_rows(asking: "Asking", draft: Draft, *, listed: bool = False) -> Rows:
    """A button for each whole answer that is proposed or recommended."""
    return in_rows(foremost_buttons(asking, draft, listed=listed))


def foremost_buttons(asking: "Asking", draft: Draft, *, listed: bool = False) -> list[Widget]:
    """The first of them stands out."""
    styles = [ButtonStyle.primary, ButtonStyle.secondary]
    found = foremost(draft, listed=listed).items()
    return [
        button(_foremost_label(asking, what, whole), asking.id("do", whole), style)
        for (what, whole), style in zip(found, styles, strict=False)
    ]


def foremost_told(asking: "Asking", draft: Draft, *, listed: bool = False) -> list[str]:
    """What they are, and what they will do, where a button has no room for that."""
    return [
        f"- {joined(f'**{escaped(label)}**', escaped(name), asking.foretell.brings(whole))}"
        for what, whole in foremost(draft, listed=listed).items()
        for label in [_foremost_label(asking, what, whole)]
        for name in [answers_name(asking.say, draft.offer, whole.answers)]
        if name not in label
    ]


def _foremost_label(asking: "Asking", what: str, whole: Draft) -> str:
    """All of it, if a phone has room for that."""
    full = joined(move_name(asking.say, whole.offer, whole.answers), asking.foretell.brings(whole))
    if len(full) <= BUTTON_READ:
        return full
    return asking.say.words(f"bot-panel-as-{what}", move=verb_name(asking.say, whole.offer.verb))


def _button(asking: "Asking", whole: Draft, label: str) -> Widget:
    return button(labelled(label, asking.foretell.brings(whole)), asking.id("do", whole), asking.style(whole))


def _is_pictured(asking: "Asking", draft: Draft) -> bool:
    several = len(draft.offer.fields) - len(draft.answers) > 1
    return several and draft.offer.makes in boards(asking.say.game).step_by_step


def _is_one_choice(draft: Draft) -> bool:
    """Whether the only blank that is left is one choice already."""
    field = None if len(draft.offer.fields) - len(draft.answers) != 1 else draft.field
    return isinstance(field, Pick | Amount) or (isinstance(field, Spread) and is_one_piece(field))


def _taps_apart(asking: "Asking", draft: Draft, found: Sequence[Whole]) -> int:
    """What the same choice takes at the most, one blank after the other."""
    at = len(draft.answers)
    left = len(draft.offer.fields) - at
    if not isinstance(draft.field, Pick | Amount):
        return LIST + BUTTON
    first = BUTTON if isinstance(draft.field, Pick) and asking.in_buttons(draft) else LIST
    most = max(Counter(each.draft.answers[at] for each in found).values())
    return first if most == 1 else first + (BUTTON if most <= 2 * IN_A_ROW else LIST) + left - 2

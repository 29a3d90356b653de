"""What a click on a control of a question comes to: a whole move, or the next question."""

from collections.abc import Sequence

from bot.panel.kit.ids import Control
from bot.panel.questions.draft import BETWEEN, Draft, Gone, drafted
from bot.panel.questions.laid import Laid, started
from bot.panel.questions.spreading import shift_of
from bot.panel.questions.ticks.misticked import Misticked
from bot.panel.questions.ticks.pieces import Pieces, TooMany
from bot.panel.questions.ticks.placing import ticked_in
from bot.panel.questions.ticks.words import tick_lists
from bot.panel.questions.wholes import wholes
from games.core.fields import Amount, Arrange, PickSome, Spread
from games.core.moves import Request

ANSWERING = frozenset({"do", "pick", "tick", "turn", "next", "put", "take", "move", "row", "form", "type", "verb"})


def taken(request: Request, control: Control, values: Sequence[str] = ()) -> Draft:
    """The draft after this click; Gone if what it says is not offered any more, Misticked if it is no answer."""
    if control.act == "verb":
        chosen = values[0].split(BETWEEN) if values else ()
        return _checked(drafted(request, chosen).advanced())
    draft = drafted(request, control.args)
    match control.act:
        case "do":
            return _checked(_ended(draft).advanced())
        case "form":
            return draft
        case "pick":
            return _checked(_picked(draft, values))
        case "row":
            return _checked(_row(draft, values))
        case "tick":
            return draft.holding(_ticked(draft, values, control.args))
        case "turn":
            return draft.holding(_turned(draft, values, control.args))
        case "next":
            return _checked(_placed_next(draft, values))
        case "put" | "take" | "move":
            return draft.holding(_moved(draft, control.act, values))
        case _:
            raise Gone


def half_typed(request: Request, control: Control) -> Draft:
    """The draft for whose next blank a line can be typed; Gone if none is left."""
    draft = taken(request, control.doing("form", *control.args))
    if draft.complete:
        raise Gone
    return draft


def typed(request: Request, control: Control, text: str) -> Draft:
    """The draft after a line of text for its next blank; ValueError if that is no answer to it at all."""
    draft = drafted(request, control.args)
    if draft.complete:
        raise Gone
    answer = draft.field.from_text(text.strip())
    return draft.answered(answer)


def page_of(control: Control) -> int:
    """Which page of a long question is shown."""
    tail = _tail(control)
    return int(tail) if tail.isdecimal() else 0


def _tail(control: Control) -> str:
    return control.args[3] if control.act == "form" and len(control.args) > 3 else ""


def _checked(draft: Draft) -> Draft:
    if draft.complete:
        draft.move()
    return draft


def _picked(draft: Draft, values: Sequence[str]) -> Draft:
    if draft.complete or not values:
        raise Gone
    field = draft.field
    if isinstance(field, PickSome):
        answer = tuple(word for word in field.words if word in values)
        if not field.accepts(answer):
            raise Gone
        return draft.answered(answer)
    if isinstance(field, Amount):
        if not values[0].isdecimal() or int(values[0]) not in draft.numbers:
            raise Gone
        return draft.answered(int(values[0]))
    if values[0] not in draft.choices:
        raise Gone
    return draft.answered(values[0])


def _row(draft: Draft, values: Sequence[str]) -> Draft:
    found = wholes(draft)
    if not values or not values[0].isdecimal() or int(values[0]) >= len(found):
        raise Gone
    return found[int(values[0])]


def _ended(draft: Draft) -> Draft:
    """What was put together with ticks is an answer, or it stays half made."""
    if draft.answers:
        begun = Draft(draft.offer, draft.answers[:-1], draft.answers[-1])
        if isinstance(begun.field, Spread | PickSome) and not begun.field.accepts(begun.partial):
            raise Misticked(begun)
    return draft


def _ticked(draft: Draft, values: Sequence[str], args: Sequence[str]) -> object:
    """The lists that were not touched keep their ticks; the touched one tells which they are now."""
    number = args[3] if len(args) > 3 else ""
    if draft.complete or not number.isdecimal():
        raise Gone
    match draft.field:
        case PickSome() as field:
            return _words(field, draft.partial or (), int(number), values)
        case Spread() as field if field.proposes:
            return _pieces(draft, field, int(number), values)
        case _:
            raise Gone


def _turned(draft: Draft, values: Sequence[str], args: Sequence[str]) -> object:
    """What was chosen of the touched list has its tick no more, or has one now."""
    number = args[3] if len(args) > 3 else ""
    if draft.complete or not number.isdecimal() or not values:
        raise Gone
    match draft.field:
        case Spread() as field if field.proposes:
            return _pieces(draft, field, int(number), values, turning=True)
        case _:
            raise Gone


def _words(field: PickSome, before: Sequence[str], number: int, values: Sequence[str]) -> tuple[str, ...]:
    parts = tick_lists(field)
    if number >= len(parts):
        raise Gone
    return tuple(word for word in field.words if word in values or (word in before and word not in parts[number]))


def _pieces(draft: Draft, field: Spread, number: int, values: Sequence[str], *, turning: bool = False) -> object:
    puts = draft.partial if draft.partial is not None else started(field)
    pieces = Pieces(field, puts)
    if number >= len(pieces.lists):
        raise Gone
    lines, named = pieces.lists[number], ticked_in(pieces, number, values)
    try:
        return pieces.after(lines, pieces.turned(lines, named) if turning else named)
    except TooMany as found:
        raise Misticked(draft.holding(puts), found) from None


def _placed_next(draft: Draft, values: Sequence[str]) -> Draft:
    if draft.complete:
        raise Gone
    field, done = draft.field, draft.partial or ()
    if not isinstance(field, Arrange) or not values or values[0] not in field.words or values[0] in done:
        raise Gone
    order = (*done, values[0])
    left = [word for word in field.words if word not in order]
    return draft.answered((*order, *left)) if len(left) <= 1 else draft.holding(order)


def _moved(draft: Draft, act: str, values: Sequence[str]) -> object:
    if draft.complete or not isinstance(draft.field, Spread):
        raise Gone
    laid = Laid(draft.field, draft.partial if draft.partial is not None else started(draft.field))
    shifts = [shift_of(laid, act, value) for value in values]
    for shift in shifts:
        if shift is not None:
            laid.do(shift)
    return laid.answer()

"""The form for pieces on places: who goes where is ticked, and then it is so."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.panel.kit.labels import capital
from bot.panel.kit.naming import field_name, kinds_matter, move_name
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import Choice, button, dropdown, in_rows, spans
from bot.panel.questions.draft import Draft
from bot.panel.questions.laid import started
from bot.panel.questions.ticks.pieces import LISTS, Line, Pieces
from games.core.fields import Put, Spread

if TYPE_CHECKING:
    from bot.panel.questions.asking import Asking

BETWEEN = "."
"""Stands in a value between the number of a place and kind, and which piece there it is."""


def placing_rows(asking: "Asking", draft: Draft, field: Spread, page: int) -> Rows:
    """A list for each kind of pieces, or for each place; what is ticked is an answer once it goes together."""
    puts = draft.partial if draft.partial is not None else started(field)
    pieces, now = Pieces(field, puts), draft.holding(puts)
    pages = -(-len(pieces.lists) // LISTS)
    shown = list(enumerate(pieces.lists))[page * LISTS : (page + 1) * LISTS]
    rows: Rows = [[_list(asking, now, pieces, number)] for number, _ in shown]
    closing = closing_buttons(asking, draft, field, puts)
    if pages > 1:
        closing.append(button(asking.say.words("bot-panel-next-page"), asking.id("form", now, str((page + 1) % pages))))
    return [*rows, *in_rows(closing)]


def closing_buttons(asking: "Asking", draft: Draft, field: Spread, puts: tuple[Put, ...]) -> list[Widget]:
    """It is so; and where there is room, what is recommended, a line to type, and back to the beginning."""
    say, done = asking.say, Draft(draft.offer, (*draft.answers, puts))
    style = ButtonStyle.success if field.accepts(puts) else ButtonStyle.secondary
    buttons: list[Widget] = [button(say.words("bot-panel-accept"), asking.id("do", done), style)]
    best = draft.recommended()
    if best is not None and best != puts:
        answered = Draft(draft.offer, (*draft.answers, best))
        taken = asking.id("do", answered) if answered.complete else asking.id("form", draft.holding(best))
        buttons.append(button(say.words("bot-panel-recommended"), taken))
    if not asking.terse:
        buttons.append(button(say.words("bot-panel-as-text"), asking.id("type", draft.holding(puts))))
    if puts != started(field):
        buttons.append(button(say.words("bot-panel-start-again"), asking.id("form", draft.holding(None))))
    return buttons


def ticked_in(pieces: Pieces, number: int, values: Sequence[str]) -> list[Line]:
    """The lines of a list that these values name."""
    return [line for line in pieces.lists[number] if _value(pieces, line) in values]


def _list(asking: "Asking", now: Draft, pieces: Pieces, number: int) -> Widget:
    lines, say, field = pieces.lists[number], asking.say, pieces.field
    choices = _choices(asking, pieces, lines)
    places = {value: line.cell[0] for (_, value), line in zip(choices, lines, strict=True)}
    return dropdown(
        _titles(asking, now, pieces)[number],
        asking.id("tick", now, str(number)),
        choices,
        least=0,
        most=pieces.most(lines),
        ticked=[_value(pieces, line) for line in pieces.ticked(lines)],
        about=lambda value: say.about(field.noun, places[value]),
        icon=lambda value: say.emblem(field.noun, places[value]),
    )


def _choices(asking: "Asking", pieces: Pieces, lines: Sequence[Line]) -> list[Choice]:
    return [(_name(asking, pieces, line), _value(pieces, line)) for line in lines]


def _places(asking: "Asking", pieces: Pieces, lines: Sequence[Line]) -> list[Choice]:
    """Where they go: names of those who go there begin alike."""
    return [(capital(asking.say.choice(pieces.field, line.cell[0])), line.cell[0]) for line in lines]


def _titles(asking: "Asking", now: Draft, pieces: Pieces) -> list[str]:
    """What each list is of; lists of the same say from where to where they go, or which of them they are."""
    say, lists = asking.say, pieces.lists
    titles = [_title(asking, now, pieces, lines) for lines in lists]
    named = [_places(asking, pieces, lines) if pieces.homes else _choices(asking, pieces, lines) for lines in lists]
    return [
        title if titles.count(title) == 1 else say.words("bot-panel-part", title=title, span=span)
        for title, span in zip(titles, spans(named), strict=True)
    ]


def _title(asking: "Asking", now: Draft, pieces: Pieces, lines: Sequence[Line]) -> str:
    """What the list is of, and how many are ticked in it."""
    say, field = asking.say, pieces.field
    places, kinds = ({line.cell[at] for line in lines} for at in (0, 1))
    every = field.least == sum(pieces.stock.values()) and not pieces.homes
    most = pieces.most([line for line in pieces.lines if line.cell[1] in kinds])
    began = not now.answers and asking.alone
    title = capital(field_name(say, field.noun)) if began else move_name(say, now.offer, now.answers)
    if len(kinds) == 1 and kinds_matter(field):
        title = capital(say.kind(field, *kinds))
    elif len(places) == 1 and len(field.places) > 1:
        title, most, every = capital(say.choice(field, *places)), pieces.most(lines), False
    count = str(most) if every else f"0–{most}"
    return say.words("bot-panel-tick", title=title, count=count)


def _name(asking: "Asking", pieces: Pieces, line: Line) -> str:
    """The piece and its place, so that what is ticked can be read where the title of the list is gone."""
    say, field, (place, kind) = asking.say, pieces.field, line.cell
    name = capital(say.choice(field, place))
    if pieces.homes:
        name = capital(f"{say.kind(field, kind)} → {say.choice(field, place)}")
    elif kinds_matter(field):
        name = f"{capital(say.kind(field, kind))}: {say.choice(field, place)}"
    room = sum(other.cell == line.cell for other in pieces.lines)
    return name if room == 1 else f"{name} ({line.nth}/{room})"


def _value(pieces: Pieces, line: Line) -> str:
    return f"{pieces.cells.index(line.cell)}{BETWEEN}{line.nth}"

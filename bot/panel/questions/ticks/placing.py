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
from bot.panel.questions.ticks.crowded import has_room
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
    make = _list if _has_room(asking, pieces) else _turning_list
    rows: Rows = [[make(asking, now, pieces, number)] for number, _ in shown]
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


def _has_room(asking: "Asking", pieces: Pieces) -> bool:
    """Whether a phone shows all ticks, as they are and as they were to begin with: a form stays of one sort."""
    return all(
        has_room([[_name(asking, each, line) for line in each.ticked(lines)] for lines in each.lists[:LISTS]])
        for each in (pieces, Pieces(pieces.field, started(pieces.field)))
    )


def _turning_list(asking: "Asking", now: Draft, pieces: Pieces, number: int) -> Widget:
    """A list whose lines say whether they are ticked: what is chosen of them turns over."""
    lines, say, field = pieces.lists[number], asking.say, pieces.field
    on = pieces.ticked(lines)
    choices = _choices(asking, pieces, lines)
    named = [
        (say.words("bot-ticks-on", name=name) if line in on else name, value)
        for (name, value), line in zip(choices, lines, strict=True)
    ]
    places = {value: line.cell[0] for (_, value), line in zip(choices, lines, strict=True)}
    off = {_value(pieces, line): say.words("bot-ticks-off") for line in on}
    return dropdown(
        _turned_titles(asking, now, pieces)[number],
        asking.id("turn", now, str(number)),
        named,
        most=len(on) + pieces.most(lines),
        about=lambda value: off.get(value) or say.about(field.noun, places[value]),
        icon=lambda value: say.emblem(field.noun, places[value]),
    )


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
    words, lists = asking.say.words, pieces.lists
    heads = [_head(asking, now, pieces, lines) for lines in lists]
    titles = [words("bot-panel-tick", title=title, count=count) for title, count in heads]
    named = [_places(asking, pieces, lines) if pieces.homes else _choices(asking, pieces, lines) for lines in lists]
    return _told_apart(asking, titles, spans(named))


def _turned_titles(asking: "Asking", now: Draft, pieces: Pieces) -> list[str]:
    """The same as short as it goes, with how many are ticked."""
    words, lists = asking.say.words, pieces.lists
    heads = [_head(asking, now, pieces, lines) for lines in lists]
    ticked = [len(pieces.ticked(lines)) for lines in lists]
    which = [f"{number}/{len(lists)}" for number, _ in enumerate(lists, 1)]
    parts = _told_apart(asking, [title for title, _ in heads], which)
    return [words("bot-ticks-turned", title=title, ticked=number) for title, number in zip(parts, ticked, strict=True)]


def _told_apart(asking: "Asking", titles: Sequence[str], which: Sequence[str]) -> list[str]:
    return [
        title if titles.count(title) == 1 else asking.say.words("bot-panel-part", title=title, span=span)
        for title, span in zip(titles, which, strict=True)
    ]


def _head(asking: "Asking", now: Draft, pieces: Pieces, lines: Sequence[Line]) -> tuple[str, str]:
    """What the list is of, and how many can be ticked in it."""
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
    return title, str(most) if every else f"0–{most}"


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

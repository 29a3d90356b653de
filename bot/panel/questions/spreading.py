"""The editor for pieces spread over places: accept, put, take away, or one line of text."""

from collections import Counter
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.panel.kit.sheet import Widget
from bot.panel.kit.widgets import IN_A_LIST, Choice, button, dropdown, span
from bot.panel.kit.wording import capital
from bot.panel.questions.draft import Draft, cells
from bot.panel.questions.naming import kinds_matter
from games.core.fields import Put, Spread

if TYPE_CHECKING:
    from bot.panel.questions.asking import Asking

LISTS_A_WAY = 2

PROPOSED = "proposed"
"""Stands for the answer to begin with, whose own text may be too long for a suggestion."""

Cell = tuple[str, str]


def started(field: Spread) -> tuple[Put, ...]:
    """The answer to begin with."""
    return field.now or (field.any_answer(lambda _: 0) if field.proposes else ())


class Spreading:
    """Pieces as they lie while somebody moves them about."""

    def __init__(self, field: Spread, puts: tuple[Put, ...]) -> None:
        self.field = field
        self.on: Counter[Cell] = Counter({(place, kind): count for place, kind, count in puts})
        self.capacity = {place.word: place.capacity for place in field.places}
        self.room = {(place.word, kind): place.room(kind) for place in field.places for kind, _ in field.pieces}

    def free(self, place: str) -> int:
        """How many more pieces this place holds."""
        return self.capacity[place] - sum(count for (word, _), count in self.on.items() if word == place)

    def left(self, kind: str) -> int:
        """How many pieces of this kind lie nowhere."""
        return dict(self.field.pieces)[kind] - sum(count for (_, other), count in self.on.items() if other == kind)

    def may_put(self) -> list[Cell]:
        """Where a piece can be put now."""
        room = self.on.total() < self.field.most
        kinds = {kind for (_, kind), count in self.on.items() if count} if self.field.one_kind else set()
        return [
            cell
            for cell in cells(self.field)
            if room
            and self.free(cell[0]) > 0
            and self.left(cell[1]) > 0
            and self.on[cell] < self.room[cell]
            and kinds <= {cell[1]}
        ]

    def may_take(self) -> list[Cell]:
        """From where a piece can be taken."""
        return [cell for cell in cells(self.field) if self.on[cell]]

    def put(self, wanted: list[Cell]) -> None:
        """One piece more on each, as far as there is room and there are pieces."""
        for cell in wanted:
            if cell in self.may_put():
                self.on[cell] += 1

    def take(self, wanted: list[Cell]) -> None:
        """One piece less on each."""
        for cell in wanted:
            if self.on[cell]:
                self.on[cell] -= 1

    def answer(self) -> tuple[Put, ...]:
        """The pieces as an answer."""
        return self.field.in_order(dict(self.on))


def spread_rows(asking: "Asking", draft: Draft, field: Spread, page: int) -> list[list[Widget]]:
    """All controls of the editor."""
    puts = draft.partial if draft.partial is not None else started(field)
    now = draft.holding(puts)
    lying = Spreading(field, puts)
    done = Draft(draft.offer, (*draft.answers, puts))
    words = asking.say.words
    may_take, may_put = lying.may_take(), lying.may_put()
    rows: list[list[Widget]] = []
    for act, some, most in (("put", may_put, field.most - lying.on.total()), ("take", may_take, IN_A_LIST)):
        rows += _lists(asking, now, lying, act, some, most, page)
    rows.append(
        [
            button(
                words("bot-panel-accept"),
                asking.id("do", done),
                ButtonStyle.success,
                disabled=not field.accepts(puts),
            ),
            button(words("bot-panel-as-text"), asking.id("type", now)),
            button(words("bot-panel-start-again"), asking.id("form", draft)),
        ]
    )
    pages = -(-max(len(may_take), len(may_put)) // (IN_A_LIST * LISTS_A_WAY))
    if pages > 1:
        rows[-1].append(button(words("bot-panel-next-page"), asking.id("form", now, str((page + 1) % pages))))
    return rows


def _lists(
    asking: "Asking", now: Draft, lying: Spreading, act: str, some: list[Cell], most: int, page: int
) -> list[list[Widget]]:
    every = cells(lying.field)
    choices = [(_cell_name(asking, lying, cell), str(every.index(cell))) for cell in some]
    parts: list[list[Choice]] = [choices[at : at + IN_A_LIST] for at in range(0, len(choices), IN_A_LIST)]
    shown = list(enumerate(parts))[page * LISTS_A_WAY : (page + 1) * LISTS_A_WAY]
    title = asking.say.words(f"bot-panel-{act}")
    return [
        [
            dropdown(
                title if len(parts) == 1 else asking.say.words("bot-panel-part", title=title, span=span(part)),
                asking.id(act, now, str(number)),
                part,
                most=min(len(part), most),
            )
        ]
        for number, part in shown
    ]


def _cell_name(asking: "Asking", lying: Spreading, cell: Cell) -> str:
    place, kind = cell
    name = capital(asking.say.choice(lying.field, place))
    if kinds_matter(lying.field):
        name = f"{name}: {asking.say.kind(lying.field, kind)}"
    held = lying.capacity[place] - lying.free(place)
    return f"{name} ({held}/{lying.capacity[place]})"

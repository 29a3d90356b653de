"""Pieces spread over places: one to a button each, several ticked, or an offer put together of any amounts."""

from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.panel.kit.labels import capital
from bot.panel.kit.naming import kinds_matter
from bot.panel.kit.sheet import Rows
from bot.panel.kit.widgets import IN_A_LIST, IN_A_ROW, Choice, button, dropdown, in_rows, spans
from bot.panel.questions.draft import Draft, cells
from bot.panel.questions.foretelling import labelled
from bot.panel.questions.laid import Cell, Laid, Shift, started
from bot.panel.questions.ticks.placing import closing_buttons, placing_rows
from games.core.fields import Put, Spread

if TYPE_CHECKING:
    from bot.panel.questions.asking import Asking

LISTS_A_WAY = 2
PLACES_APART = 4


def spread_rows(asking: "Asking", draft: Draft, field: Spread, page: int) -> Rows:
    """Where something is proposed, pieces are ticked on their places; else they are put there by amounts."""
    if field.proposes:
        return placing_rows(asking, draft, field, page)
    puts = draft.partial if draft.partial is not None else started(field)
    return _Offering(asking, draft.holding(puts), Laid(field, puts), page).rows(draft)


def is_one_piece(field: Spread) -> bool:
    """Whether a single piece goes to one of a few places."""
    return field.most == 1 and len(cells(field)) < 2 * IN_A_ROW


def piece_rows(asking: "Asking", draft: Draft, field: Spread) -> Rows:
    """A single piece needs no editor: each place where it can go is a button."""
    return in_rows(
        [
            button(
                labelled(label, asking.foretell.brings(placed)),
                asking.id("do", placed),
                asking.style(draft) if placed.answers[-1] else ButtonStyle.secondary,
            )
            for label, placed in piece_choices(asking, draft, field)
        ]
    )


def piece_choices(asking: "Asking", draft: Draft, field: Spread) -> list[tuple[str, Draft]]:
    """Where a single piece can go, and nowhere if it need not."""
    names = {
        (place, kind): capital(asking.say.choice(field, place))
        + (f": {asking.say.kind(field, kind)}" if kinds_matter(field) else "")
        for place, kind in cells(field)
        if field.accepts(((place, kind, 1),))
    }
    found: list[tuple[str, tuple[Put, ...]]] = [(name, ((place, kind, 1),)) for (place, kind), name in names.items()]
    if field.least == 0:
        found.append((asking.say.words("bot-panel-none"), ()))
    return [(asking.label(draft, name), draft.filled(puts)) for name, puts in found]


class _Offering:
    """An offer that begins with nothing, of any amounts."""

    def __init__(self, asking: "Asking", now: Draft, laid: Laid, page: int) -> None:
        self.asking = asking
        self.say = asking.say
        self.words = asking.say.words
        self.now = now
        self.laid = laid
        self.page = page

    def rows(self, begun: Draft) -> Rows:
        """What can be put and taken; then whether it shall be so."""
        puts, takes = self.laid.puts(), self.laid.takes()
        apart = self._place_by_place(puts)
        lists = 1 if apart else LISTS_A_WAY
        rows = apart or self._lists("put", puts, self._left(), lists)
        rows += self._lists("take", takes, IN_A_LIST, lists)
        closing = closing_buttons(self.asking, begun, self.laid.field, self.laid.answer())
        pages = -(-max(len(takes), 0 if apart else len(puts)) // (IN_A_LIST * lists))
        if pages > 1:
            turned = self.asking.id("form", self.now, str((self.page + 1) % pages))
            closing.append(button(self.words("bot-panel-next-page"), turned))
        return [*rows, *in_rows(closing)]

    def _left(self) -> int:
        return self.laid.field.most - self.laid.on.total()

    def _place_by_place(self, puts: list[Shift]) -> Rows:
        """Where people begin with nothing, a list for each of a few places, so that it need not say more than what."""
        field = self.laid.field
        parts = {
            place.word: [shift for shift in puts if shift.end is not None and shift.end[0] == place.word]
            for place in field.places
        }
        if len(parts) > PLACES_APART or any(len(part) > IN_A_LIST for part in parts.values()):
            return []
        return [
            [
                dropdown(
                    self.words("bot-panel-open", name=capital(self.say.choice(field, place))),
                    self.asking.id("put", self.now, str(number)),
                    [(self._pieces(shift), self._value(shift)) for shift in part],
                    most=max(1, min(len(part), self._left())),
                )
            ]
            for number, (place, part) in enumerate(parts.items())
            if part
        ]

    def _pieces(self, shift: Shift) -> str:
        assert shift.end is not None
        name = capital(self.say.kind(self.laid.field, shift.end[1]))
        return name if shift.pieces == 1 else self.words("core-times", what=name, count=shift.pieces)

    def _lists(self, act: str, shifts: list[Shift], most: int, lists: int) -> Rows:
        choices: list[Choice] = [(self._name(shift), self._value(shift)) for shift in shifts]
        parts = [choices[start : start + IN_A_LIST] for start in range(0, len(choices), IN_A_LIST)]
        title = self.words(f"bot-panel-{act}")
        listed = list(enumerate(zip(spans(parts), parts, strict=True)))
        return [
            [
                dropdown(
                    title if len(parts) == 1 else self.words("bot-panel-part", title=title, span=span),
                    self.asking.id(act, self.now, str(number)),
                    part,
                    most=max(1, min(len(part), most)),
                )
            ]
            for number, (span, part) in listed[self.page * lists : (self.page + 1) * lists]
        ]

    def _value(self, shift: Shift) -> str:
        index = self.laid.cells.index
        ends = [index(cell) for cell in (shift.start, shift.end) if cell is not None]
        return ".".join(map(str, [*ends, shift.pieces]))

    def _name(self, shift: Shift) -> str:
        """What is put or taken."""
        cell = shift.start or shift.end
        assert cell is not None
        name = self._cell(cell)
        return name if shift.pieces == 1 else self.words("core-times", what=name, count=shift.pieces)

    def _cell(self, cell: Cell) -> str:
        place, kind = cell
        name = capital(self.say.choice(self.laid.field, place))
        if kinds_matter(self.laid.field):
            name = f"{name}: {self.say.kind(self.laid.field, kind)}"
        if self.laid.capacity[place] >= self.laid.field.most:
            return name
        held = self.laid.capacity[place] - self.laid.free(place)
        return f"{name} ({held}/{self.laid.capacity[place]})"


def shift_of(laid: Laid, act: str, value: str) -> Shift | None:
    """The shift that a value of one of the lists stands for."""
    parts = value.split(".")
    if not all(part.isdecimal() for part in parts):
        return None
    *ends, count = map(int, parts)
    cells = [laid.cells[end] for end in ends if end < len(laid.cells)]
    match act, cells:
        case "put", [end]:
            return Shift(count, None, end)
        case "take", [start]:
            return Shift(count, start)
        case "move", [start, end]:
            return Shift(count, start, end)
        case _:
            return None

"""One question at a time: the next blank of a move as buttons, lists, or a line of text."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import IN_A_LIST, IN_A_ROW, Choice, button, dropdown, evenly, in_rows, lists, span
from bot.panel.kit.wording import capital, distinct, escaped
from bot.panel.questions.draft import Draft, cells
from bot.panel.questions.foretelling import SEPARATOR, Foretelling, has_room, joined, labelled
from bot.panel.questions.naming import answers_name, field_name, followed, kinds_matter, labelled_number, move_name
from bot.panel.questions.spreading import spread_rows
from games.core.fields import Amount, Arrange, Pick, PickSome, Put, Spread
from games.core.outlook import Foresight
from games.registry import game
from render.boards import boards
from texts import Teller

LISTS_AT_ONCE = 5
LONG_ORDER = 5
BRIEF = 5
"""Names as short as those of squares: two rows of such buttons are read at a glance."""


class Asking:
    """Makes the controls for a draft's next blank, for one seat and one of its questions."""

    def __init__(
        self,
        at: ids.Control,
        say: Teller,
        foresight: Foresight[Any] | None = None,
        *,
        alone: bool = True,
        foremost: str = "",
        reading: Sequence[str] = (),
    ) -> None:
        self.at = at
        self.reading = reading
        """The words that the picture beside it shows, in the order in which one reads them."""
        self.say = say
        self.game = game(say.game)
        self.foretell = Foretelling(say, foresight)
        self.alone = alone
        """Nothing else is asked beside it, so that the labels need not name the move."""
        self.foremost = foremost
        """Among several moves, the one whose buttons stand out."""

    def id(self, act: str, draft: Draft, *tail: str) -> str:
        """The id for doing this with the draft."""
        args = draft.args()
        return self.at.doing(act, *(((*args, "", "")[:3] + tail) if tail else args)).id()

    def placeholder(self, draft: Draft) -> str:
        """What a list is of; the move goes without saying if it is the only one and has only begun."""
        if self.alone and not draft.answers:
            return self.say.words("bot-panel-open", name=capital(field_name(self.say, draft.field.noun)))
        return self.title(draft)

    def title(self, draft: Draft) -> str:
        """The move so far, and what is asked."""
        return self.say.words(
            "bot-panel-pick",
            move=move_name(self.say, draft.offer, draft.answers),
            field=field_name(self.say, draft.field.noun),
        )

    def rows(self, draft: Draft, page: int = 0, lifted: int | None = None) -> Rows:
        """All controls for the next blank; if a piece has been lifted, where it can go."""
        match draft.field:
            case PickSome():
                return self._some(draft, draft.field, page)
            case Amount():
                return self._amount(draft, draft.field)
            case Arrange():
                return self._order(draft, draft.field)
            case Spread() if _is_one_piece(draft.field):
                return self._piece(draft, draft.field)
            case Spread():
                return spread_rows(self, draft, draft.field, page, lifted)
            case Pick() if self.in_one_list(draft):
                return self._whole_rows(draft)
            case Pick():
                return self._one(draft, page)

    def in_one_list(self, draft: Draft) -> bool:
        """Whether all that is still to be chosen is one choice among few, where it would be several questions.

        What has a picture for each of its questions is chosen there.
        """
        left = len(draft.offer.fields) - len(draft.answers)
        seen = draft.offer.verb in boards(self.say.game).close_ups
        return left > 2 and not seen and 0 < len(draft.rows_left()) <= IN_A_LIST

    def fits_a_panel(self, draft: Draft) -> bool:
        """Whether the next blank can be filled on the panel that everyone sees, in a row or two."""
        match draft.field:
            case Pick():
                return len(draft.choices) <= 2 * IN_A_LIST
            case PickSome():
                return len(draft.field.words) <= IN_A_LIST
            case Spread():
                return _is_one_piece(draft.field)
            case Amount() | Arrange():
                return True

    def button(self, draft: Draft, act: str = "do", style: ButtonStyle | None = None) -> Widget:
        """A button for the draft as it is."""
        name = move_name(self.say, draft.offer, draft.answers)
        label = (
            labelled(name, self.foretell.brings(draft))
            if draft.complete
            else self.say.words("bot-panel-open", name=name)
        )
        return button(label, self.id(act, draft), style or self._style(draft))

    def explained(self, draft: Draft) -> list[str]:
        """What the buttons for the draft have no room to say, a line for each."""
        if draft.complete:
            return self._line(move_name(self.say, draft.offer, draft.answers), self.foretell.brings(draft))
        match draft.field:
            case Pick() if self._in_buttons(choices := self._labelled(draft)):
                noun = draft.field.noun
                return [
                    line
                    for name, word in choices
                    for line in self._line(
                        self._label(draft, name),
                        self.foretell.brings(self._with(draft, word)),
                        self.say.about(noun, word),
                    )
                ]
            case _:
                return []

    def choices(self, draft: Draft, words: Sequence[str], *, after_verb: bool = False) -> list[Choice]:
        """The words by their names, as they stand alone or after the name of the move."""
        names = [self.say.choice(draft.field, word) for word in words]
        names = names if after_verb else list(map(capital, names))
        return list(zip(distinct(names, words), words, strict=True))

    def _labelled(self, draft: Draft) -> list[Choice]:
        """The words of the next blank as they stand on buttons."""
        return self.choices(draft, self._as_read(draft), after_verb=not self.alone)

    def _as_read(self, draft: Draft) -> Sequence[str]:
        """The words of the next blank as the picture shows them, if it shows all; what is recommended stays first."""
        words = draft.choices
        if not set(words) <= set(self.reading):
            return words
        best = words[:1] if draft.offer.best is not None else ()
        return (*best, *(word for word in sorted(words, key=self.reading.index) if word not in best))

    def _style(self, draft: Draft) -> ButtonStyle:
        return ButtonStyle.primary if self.alone or draft.offer.verb == self.foremost else ButtonStyle.secondary

    def _label(self, draft: Draft, name: str) -> str:
        """What is asked is said above it, unless several things are asked at once."""
        if self.alone:
            return name
        name = labelled_number(self.say, draft.offer, draft.field, name)
        begun = move_name(self.say, draft.offer, draft.answers)
        return f"{begun}{followed(self.say, name)}" if draft.answers else f"{begun}: {name}"

    def _line(self, label: str, brings: str, about: str = "") -> list[str]:
        """A line, if the button does not say it all."""
        more = joined(brings, about)
        return [f"- **{escaped(label)}**{SEPARATOR}{more}"] if about or not has_room(label, brings) else []

    def _in_buttons(self, choices: Sequence[Choice]) -> bool:
        brief = self.alone and all(len(name) <= BRIEF for name, _ in choices)
        return len(choices) <= (2 * IN_A_ROW if brief else IN_A_ROW)

    @staticmethod
    def _with(draft: Draft, answer: Any) -> Draft:
        return Draft(draft.offer, (*draft.answers, answer))

    def _pick(self, draft: Draft, name: str, answer: Any) -> Widget:
        """A button that fills the blank."""
        chosen = self._with(draft, answer)
        label = labelled(self._label(draft, name), self.foretell.brings(chosen))
        icon = self.say.emblem(draft.field.noun, answer) if isinstance(answer, str) else ""
        return button(label, self.id("do", chosen), self._style(draft), icon=icon)

    def _one(self, draft: Draft, page: int) -> Rows:
        choices = self._labelled(draft)
        if self._in_buttons(choices):
            return in_rows([self._pick(draft, name, word) for name, word in choices])
        return self._lists(draft, self.choices(draft, self._as_read(draft)), page, "pick")

    def _whole_rows(self, draft: Draft) -> Rows:
        """A list of whole answers."""
        wholes = [Draft(draft.offer, row) for row in draft.rows_left()]
        names = [answers_name(self.say, draft.offer, whole.answers, len(draft.answers)) for whole in wholes]
        brings = {str(at): self.foretell.brings(whole) for at, whole in enumerate(wholes)}
        choices = [(capital(name), str(at)) for at, name in enumerate(names)]
        return [[dropdown(self.placeholder(draft), self.id("row", draft, "0"), choices, about=brings.__getitem__)]]

    def _lists(self, draft: Draft, choices: list[Choice], page: int, act: str, ticked: Sequence[str] = ()) -> Rows:
        several = act == "tick"
        parts = evenly(choices) if several else lists(choices)
        pages = -(-len(parts) // LISTS_AT_ONCE)
        shown = list(enumerate(parts))[page * LISTS_AT_ONCE : (page + 1) * LISTS_AT_ONCE]
        title, noun = self.placeholder(draft), draft.field.noun
        about = partial(self.say.about, noun) if several else partial(self.foretell.about, draft, noun)
        rows: Rows = []
        for number, part in shown:
            named = title if len(parts) == 1 else self.say.words("bot-panel-part", title=title, span=span(part))
            rows.append(
                [
                    dropdown(
                        named,
                        self.id(act, draft, str(number)),
                        part,
                        least=0 if several else 1,
                        most=len(part) if several else 1,
                        ticked=ticked,
                        about=about,
                        icon=partial(self.say.emblem, noun),
                    )
                ]
            )
        if pages > 1:
            firsts = range(0, len(parts), LISTS_AT_ONCE)
            rows += in_rows(
                [
                    button(span(parts[first]), self.id("form", draft, str(other)), disabled=other == page)
                    for other, first in enumerate(firsts)
                ]
            )
        return rows

    def _some(self, draft: Draft, field: PickSome, page: int) -> Rows:
        choices = self.choices(draft, field.words)
        if len(choices) > IN_A_LIST:
            ticked = draft.partial or ()
            done = self._with(draft, ticked)
            ready = field.accepts(ticked)
            accept = button(
                self.say.words("bot-panel-accept"), self.id("do", done), ButtonStyle.success, disabled=not ready
            )
            return [*self._lists(draft, choices, page, "tick", ticked), [accept]]
        rows: Rows = [
            [
                dropdown(
                    self.placeholder(draft),
                    self.id("pick", draft, "0"),
                    choices,
                    least=max(1, field.least),
                    most=field.most,
                    about=partial(self.say.about, field.noun),
                    icon=partial(self.say.emblem, field.noun),
                )
            ]
        ]
        if field.least == 0:
            none = self.say.words("bot-panel-none")
            rows.append([button(self._label(draft, none), self.id("do", self._with(draft, ())))])
        return rows

    def _amount(self, draft: Draft, field: Amount) -> Rows:
        numbers = draft.numbers
        if len(numbers) <= IN_A_ROW:
            return in_rows([self._pick(draft, str(number), number) for number in numbers])
        if len(numbers) <= IN_A_LIST:
            choices = [(str(number), str(number)) for number in numbers]
            brings = {str(number): self.foretell.brings(self._with(draft, number)) for number in numbers}
            return [[dropdown(self.placeholder(draft), self.id("pick", draft, "0"), choices, about=brings.__getitem__)]]
        label = f"{move_name(self.say, draft.offer, draft.answers)} ({field.least}–{field.most}) …"
        return [[button(label, self.id("type", draft), ButtonStyle.primary)]]

    def _piece(self, draft: Draft, field: Spread) -> Rows:
        """A single piece needs no editor: each place where it can go is a button."""

        def at(label: str, puts: tuple[Put, ...], style: ButtonStyle) -> Widget:
            placed = self._with(draft, puts)
            named = labelled(self._label(draft, label), self.foretell.brings(placed))
            return button(named, self.id("do", placed), style)

        names = {
            (place, kind): capital(self.say.choice(field, place))
            + (f": {self.say.kind(field, kind)}" if kinds_matter(field) else "")
            for place, kind in cells(field)
            if field.accepts(((place, kind, 1),))
        }
        buttons = [at(name, ((place, kind, 1),), self._style(draft)) for (place, kind), name in names.items()]
        if field.least == 0:
            buttons.append(at(self.say.words("bot-panel-none"), (), ButtonStyle.secondary))
        return in_rows(buttons)

    def _order(self, draft: Draft, field: Arrange) -> Rows:
        done = draft.partial or ()
        left = [word for word in field.words if word not in done]
        title = self.say.words(
            "bot-panel-order", title=self.placeholder(draft), place=len(done) + 1, places=len(field.words)
        )
        rows: Rows = [
            [dropdown(title, self.id("next", draft, str(part)), choices)]
            for part, choices in enumerate(lists(self.choices(draft, left)))
        ]
        if len(field.words) > LONG_ORDER:
            rows.append([button(self.say.words("bot-panel-as-text"), self.id("type", draft))])
        return rows


def _is_one_piece(field: Spread) -> bool:
    """Whether a single piece goes to one of a few places."""
    return field.most == 1 and len(cells(field)) < 2 * IN_A_ROW

"""The answers that are usual here, each a button, before what holds all of them."""

from collections import Counter
from collections.abc import Collection, Sequence

from discord import ButtonStyle, ui

from bot.panel.kit.ids import Control, parse
from bot.panel.kit.labels import capital
from bot.panel.kit.naming import answers_name, move_name, verb_name
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.telling import ACROSS, lines_on_a_phone, seen_length, shortened, told_room
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import escaped
from bot.panel.questions.asking import Asking
from bot.panel.questions.draft import Draft, drafted
from bot.panel.questions.foretelling import BUTTON_READ, joined, labelled, with_meaning
from games.core.fields import Field
from games.core.moves import Move, Request

BESIDE = 7
"""Where names are no longer, a phone shows three numbered ones beside each other."""


MOST_TOLD, BELOW_EACH_OTHER = 5, 3
"""So many lines of words have room above buttons that a phone breaks into so many lines."""
A_CONTROL_HIGH, IN_ALL = 2, 14
"""A line of controls is as high as so many lines of words; together they are at most so high then."""
AROUND = 5
"""A button is so many letters wider than its label."""


class Usual:
    """The usual answers to a question, as far as they stand on no button yet."""

    def __init__(self, asking: Asking, request: Request, drafts: Sequence[Draft], moves: Sequence[Move]) -> None:
        self.asking = asking
        self.request = request
        offers = {draft.offer.makes: draft.offer for draft in drafts}
        self.answers = [Draft(offers[type(move)], move.answers()) for move in moves if type(move) in offers]
        self.numbered = [each for each in self.answers if len(self._name(each)) > BUTTON_READ]
        self.headed = self._is_headed()
        """What the numbers are of stands in words above them."""

    def beside(self, rows: Rows) -> list[Draft]:
        """Those that none of these buttons gives."""
        buttons = [control for row in rows for control in row if isinstance(control, ui.Button)]
        there = [self._given(parse(each.custom_id or "")) for each in buttons]
        return [each for each in self.answers if each not in there]

    def _given(self, control: Control | None) -> Draft | None:
        """What a button comes to, whatever goes without saying after it."""
        return drafted(self.request, control.args).advanced() if control is not None and control.act == "do" else None

    def buttons(self, answers: Sequence[Draft]) -> list[Widget]:
        """A button each."""
        return [button(self._label(each), self.asking.id("do", each), ButtonStyle.primary) for each in answers]

    def told(self, answers: Sequence[Draft], rows: int) -> list[str]:
        """What the buttons have no room to say, above so many rows; what several of them are about is said once."""
        given = [(field, word) for each in answers for field, word in _filled(each)]
        count = Counter((field.noun, word) for field, word in given)
        shared = {(field.noun, word): field for field, word in given if count[field.noun, word] > 1}
        say = self.asking.say
        about = [(capital(say.choice(field, word)), say.about(noun, word)) for (noun, word), field in shared.items()]
        means = [self.asking.line(name, "", each) for name, each in about if with_meaning(name, each) != name]
        numbered = [each for each in answers if each in self.numbered]
        heading = [f"**{escaped(self._verb(numbered[0]))}**"] if numbered and self.headed else []
        room = told_room(len(answers), rows, sum(map(seen_length, heading)))
        named = [self._told(each, shared) for each in answers if each not in numbered]
        told = (*means, *named, heading, *([self._line(each, room)] for each in numbered))
        return [line for lines in told for line in lines]

    def _told(self, whole: Draft, shared: Collection[tuple[str, str]]) -> list[str]:
        means = self.asking.foretell.stands_for(whole, besides=shared)
        return self.asking.line(self._name(whole), self.asking.foretell.brings(whole), means)

    def _line(self, whole: Draft, room: int) -> str:
        """What a number is of, and what it brings."""
        brings, number = self.asking.foretell.brings(whole), f"**{self._number(whole)}**"
        name = escaped(capital(answers_name(self.asking.say, whole.offer, whole.answers)))
        left = room - seen_length(joined(number, " ", " "))
        name = shortened(name, max(left - seen_length(brings), left // 2))
        return joined(number, name, shortened(brings, left - seen_length(name)))

    def _label(self, whole: Draft) -> str:
        if whole in self.numbered:
            return self._short(whole)
        return labelled(self._name(whole), self.asking.foretell.brings(whole))

    def _short(self, whole: Draft) -> str:
        """Its number, where it is too long for a button that is read on a phone."""
        if self.headed:
            return str(self._number(whole))
        return self.asking.say.words("bot-panel-usual", move=self._verb(whole), number=self._number(whole))

    def _is_headed(self) -> bool:
        """Whether they are answers of one move whose name would put each into a row of its own."""
        verbs = {self._verb(each) for each in self.numbered}
        return len(verbs) == 1 < len(self.numbered) and len(*verbs) > BESIDE

    def _verb(self, whole: Draft) -> str:
        return verb_name(self.asking.say, whole.offer.verb)

    def _number(self, whole: Draft) -> int:
        return self.numbered.index(whole) + 1

    def _name(self, whole: Draft) -> str:
        say = self.asking.say
        if self.asking.alone and whole.answers:
            return capital(answers_name(say, whole.offer, whole.answers))
        return move_name(say, whole.offer, whole.answers)


def leave_the_picture_room(rows: Rows, told: str) -> bool:
    """Whether a phone shows it together with these words and buttons."""
    below, above = [*map(_lines_of_buttons, rows)], lines_on_a_phone(told)
    if max(below, default=0) < BELOW_EACH_OTHER:
        return True
    return above <= min(MOST_TOLD, IN_ALL - A_CONTROL_HIGH * sum(below))


def _lines_of_buttons(row: Sequence[Widget]) -> int:
    """Into how many lines a phone breaks a row."""
    lines, left = 0, 0
    for control in row:
        wide = len(control.label or "") + AROUND if isinstance(control, ui.Button) else ACROSS
        if wide > left:
            lines, left = lines + 1, ACROSS
        left -= wide
    return lines


def _filled(whole: Draft) -> list[tuple[Field, str]]:
    """The words of a whole answer with their blanks."""
    given = zip(whole.offer.fields, whole.answers, strict=True)
    return [(field, word) for field, word in given if isinstance(word, str)]

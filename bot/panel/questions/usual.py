"""The answers that are usual here, each a button, before what holds all of them."""

from collections import Counter
from collections.abc import Collection, Sequence

from discord import ButtonStyle, ui

from bot.panel.kit.ids import Control, parse
from bot.panel.kit.labels import capital, cut
from bot.panel.kit.naming import answers_name, move_name, verb_name
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import escaped
from bot.panel.questions.asking import Asking
from bot.panel.questions.draft import Draft, drafted
from bot.panel.questions.foretelling import BUTTON_READ, joined, labelled, with_meaning
from games.core.fields import Field
from games.core.moves import Move, Request

TOLD_ROOM = 200


class Usual:
    """The usual answers to a question, as far as they stand on no button yet."""

    def __init__(self, asking: Asking, request: Request, drafts: Sequence[Draft], moves: Sequence[Move]) -> None:
        self.asking = asking
        self.request = request
        offers = {draft.offer.makes: draft.offer for draft in drafts}
        self.answers = [Draft(offers[type(move)], move.answers()) for move in moves if type(move) in offers]
        self.numbered = [each for each in self.answers if len(self._name(each)) > BUTTON_READ]

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

    def told(self, answers: Sequence[Draft]) -> list[str]:
        """What the buttons have no room to say; what several of them are about is said once, before them."""
        given = [(field, word) for each in answers for field, word in _filled(each)]
        count = Counter((field.noun, word) for field, word in given)
        shared = {(field.noun, word): field for field, word in given if count[field.noun, word] > 1}
        say = self.asking.say
        named = [(capital(say.choice(field, word)), say.about(noun, word)) for (noun, word), field in shared.items()]
        means = [self.asking.line(name, "", about) for name, about in named if with_meaning(name, about) != name]
        return [line for lines in (*means, *(self._told(each, shared) for each in answers)) for line in lines]

    def _told(self, whole: Draft, shared: Collection[tuple[str, str]]) -> list[str]:
        brings = self.asking.foretell.brings(whole)
        means = self.asking.foretell.stands_for(whole, besides=shared)
        if whole not in self.numbered:
            return self.asking.line(self._name(whole), brings, means)
        name = escaped(capital(answers_name(self.asking.say, whole.offer, whole.answers)))
        return [cut(f"- {joined(f'**{escaped(self._short(whole))}**', name, brings)}", TOLD_ROOM)]

    def _label(self, whole: Draft) -> str:
        if whole in self.numbered:
            return self._short(whole)
        return labelled(self._name(whole), self.asking.foretell.brings(whole))

    def _short(self, whole: Draft) -> str:
        """Its number, where it is too long for a button that is read on a phone."""
        verb = verb_name(self.asking.say, whole.offer.verb)
        return self.asking.say.words("bot-panel-usual", move=verb, number=self.numbered.index(whole) + 1)

    def _name(self, whole: Draft) -> str:
        say = self.asking.say
        if self.asking.alone and whole.answers:
            return capital(answers_name(say, whole.offer, whole.answers))
        return move_name(say, whole.offer, whole.answers)


def _filled(whole: Draft) -> list[tuple[Field, str]]:
    """The words of a whole answer with their blanks."""
    given = zip(whole.offer.fields, whole.answers, strict=True)
    return [(field, word) for field, word in given if isinstance(word, str)]

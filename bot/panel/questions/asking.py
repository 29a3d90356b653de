"""One question at a time: the next blank of a move as buttons, lists, or a line of text."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.labels import PART_TITLE, capital, cut, distinct
from bot.panel.kit.naming import field_name, followed, move_name, names_it, none_name, verb_name
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import IN_A_LIST, IN_A_ROW, Choice, button, dropdown, in_rows, lists, spans
from bot.panel.kit.wording import escaped
from bot.panel.questions.counting import amount_rows, are_few
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import BUTTON_READ, Foretelling, has_room, joined, labelled, with_meaning
from bot.panel.questions.ordering import order_rows
from bot.panel.questions.room import SCREEN
from bot.panel.questions.spreading import is_one_piece, piece_choices, piece_rows, spread_rows
from bot.panel.questions.ticks.words import is_ticked, most_of, tick_rows
from bot.panel.questions.whole_answers import Whole, foremost_rows, foremost_told, whole_answers, whole_rows, whole_told
from games.core.ahead.outlook import Foresight
from games.core.fields import Amount, Arrange, Pick, PickSome, Spread
from games.core.moves import Offer
from games.core.talk import PROPOSAL
from games.registry import game
from texts import Teller

LISTS_AT_ONCE = 4
FEW = 2
"""So many buttons may say alike what they bring; of more it is said once."""
BRIEF = 16
"""A phone shows two such names beside each other: two rows of buttons are read at a glance."""


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
        terse: bool = False,
        told: Collection[str] = (),
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
        self.terse = terse
        """There is no room for words beside the controls: what a button cannot say is a list with words of its own."""
        self.told = set(told)
        """The proposals that stand above: their answers need not say again what they are about."""
        self._found: tuple[Draft, list[Whole]] | None = None

    def id(self, act: str, draft: Draft, *tail: str) -> str:
        """The id for doing this with the draft."""
        args = draft.args()
        return self.at.doing(act, *(((*args, "", "")[:3] + tail) if tail else args)).id()

    def wholes(self, draft: Draft) -> list[Whole]:
        """The whole answers to choose from, looked for once."""
        if self._found is None or self._found[0] is not draft:
            self._found = (draft, whole_answers(self, draft))
        return self._found[1]

    # What there is to press

    def rows(self, draft: Draft, page: int = 0) -> Rows:
        """All controls for the next blank."""
        if found := self.wholes(draft):
            return whole_rows(self, draft, found)
        match draft.field:
            case PickSome():
                return self._some(draft, draft.field, page)
            case Amount():
                return amount_rows(self, draft, draft.field)
            case Arrange():
                return order_rows(self, draft, draft.field)
            case Spread() if is_one_piece(draft.field):
                return piece_rows(self, draft, draft.field)
            case Spread():
                return spread_rows(self, draft, draft.field, page)
            case Pick():
                ahead = foremost_rows(self, draft) if self._is_long(draft) else []
                return ahead + self._one(draft, page)

    def fits_a_panel(self, draft: Draft) -> bool:
        """Whether the next blank can be filled on the panel that everyone sees, in a row or two."""
        if self.wholes(draft):
            return True
        match draft.field:
            case Pick():
                return len(draft.choices) <= 2 * IN_A_LIST
            case PickSome():
                return len(draft.field.words) <= IN_A_LIST
            case Spread():
                return is_one_piece(draft.field)
            case Amount() | Arrange():
                return True

    def button(self, draft: Draft, act: str = "do", style: ButtonStyle | None = None) -> Widget:
        """A button for the draft as it is."""
        only_one = len(self.told) == 1 and self.told == proposals_in(draft.offer)
        name = verb_name(self.say, draft.offer.verb) if only_one else move_name(self.say, draft.offer, draft.answers)
        label = (
            labelled(name, self.foretell.brings(draft))
            if draft.complete
            else self.say.words("bot-panel-open", name=name)
        )
        return button(label, self.id(act, draft), style or self.style(draft))

    def pick(self, draft: Draft, name: str, answer: Any) -> Widget:
        """A button that fills the blank."""
        chosen = draft.filled(answer)
        label = labelled(self.label(draft, name), "" if self._in_common(draft) else self.foretell.brings(chosen))
        icon = self.say.emblem(draft.field.noun, answer) if isinstance(answer, str) else ""
        return button(label, self.id("do", chosen), self.style(draft), icon=icon)

    def style(self, draft: Draft) -> ButtonStyle:
        """What is asked first stands out."""
        return ButtonStyle.primary if self.alone or draft.offer.verb == self.foremost else ButtonStyle.secondary

    # What is said

    def placeholder(self, draft: Draft) -> str:
        """What a list is of; what is asked goes without saying if the move is the only one and has only begun."""
        if self.alone and not draft.answers:
            return self.say.words("bot-panel-open", name=verb_name(self.say, draft.offer.verb))
        return self.title(draft)

    def title(self, draft: Draft) -> str:
        """The move so far, and what is asked, unless the move's name says it."""
        move, field = move_name(self.say, draft.offer, draft.answers), field_name(self.say, draft.field.noun)
        if not draft.answers and names_it(move, field):
            return self.say.words("bot-panel-open", name=move)
        return self.say.words("bot-panel-pick", move=move, field=field)

    def label(self, draft: Draft, name: str) -> str:
        """What is asked is said above it, unless several things are asked at once."""
        if self.alone:
            return name
        name = self.say.numbered(draft.offer, draft.field, name)
        begun = move_name(self.say, draft.offer, draft.answers)
        return f"{begun}{followed(self.say, name)}" if draft.answers else f"{begun}: {name}"

    def explained(self, draft: Draft) -> list[str]:
        """What the buttons for the draft have no room to say, a line for each."""
        if draft.complete:
            name, brings = move_name(self.say, draft.offer, draft.answers), self.foretell.brings(draft)
            if self.told & proposals_in(draft.offer):
                return [] if has_room(name, brings) else self.line(verb_name(self.say, draft.offer.verb), brings)
            return self.line(name, brings, self.foretell.stands_for(draft))
        if found := self.wholes(draft):
            return whole_told(self, draft, found)
        told = foremost_told(self, draft) if isinstance(draft.field, Pick) and self._is_long(draft) else []
        if common := self._in_common(draft):
            return [*told, f"-# {common}"]
        for label, chosen, about in self._as_buttons(draft):
            told += self.line(label, self.foretell.brings(chosen), about)
        return told

    def _in_common(self, draft: Draft) -> str:
        """What many buttons of the next blank would say alike: it is said once, above them."""
        buttons = self._as_buttons(draft) if self.alone else []
        gains = {(self.foretell.brings(chosen), about) for _, chosen, about in buttons}
        ((brings, about),) = gains if len(buttons) > FEW and len(gains) == 1 else (("", ""),)
        return "" if about else brings

    def _as_buttons(self, draft: Draft) -> list[tuple[str, Draft, str]]:
        """What stands on buttons of the next blank, what is chosen by each, and what that stands for."""
        match draft.field:
            case Pick(noun=noun) if self.in_buttons(draft):
                return [
                    (self.label(draft, name), draft.filled(word), self.say.about(noun, word))
                    for name, word in self.labelled(draft)
                ]
            case Amount() if are_few(self, draft):
                return [(self.label(draft, str(number)), draft.filled(number), "") for number in draft.numbers]
            case Spread() as field if is_one_piece(field):
                return [(label, placed, "") for label, placed in piece_choices(self, draft, field)]
            case _:
                return []

    def line(self, label: str, brings: str, about: str = "") -> list[str]:
        """A line, if the button does not say it all: never a label once more, and nothing else."""
        told = with_meaning(brings, about)
        if not told or (told == brings and has_room(label, brings)):
            return []
        return [f"- {joined(f'**{escaped(label)}**', told)}"]

    # Words

    def choices(self, draft: Draft, words: Sequence[str], *, after_verb: bool = False) -> list[Choice]:
        """The words by their names, as they stand alone or after the name of the move."""
        names = [self.say.choice(draft.field, word) for word in words]
        names = names if after_verb else list(map(capital, names))
        return list(zip(distinct(names, words), words, strict=True))

    def labelled(self, draft: Draft) -> list[Choice]:
        """The words of the next blank as they stand on buttons."""
        return self.choices(draft, self._as_read(draft), after_verb=not self.alone)

    def _as_read(self, draft: Draft) -> Sequence[str]:
        """The words of the next blank as the picture shows them, if it shows all; what is recommended stays first."""
        words = draft.choices
        if not set(words) <= set(self.reading):
            return words
        best = words[:1] if draft.offer.best is not None else ()
        return (*best, *(word for word in sorted(words, key=self.reading.index) if word not in best))

    def in_buttons(self, draft: Draft) -> bool:
        """Whether the words are few, or not many with short names, so that each button says all there is to say."""
        beside = ("back",) if draft.recommended() is None else ("back", "recommended")
        if len(draft.choices) > (SCREEN.controls - len(beside) if self.alone else IN_A_ROW):
            return False
        choices, noun = self.labelled(draft), draft.field.noun
        few = len(choices) <= IN_A_ROW
        if few and not self.terse:
            return all(len(self.label(draft, name)) <= BUTTON_READ for name, _ in choices)
        return (few or all(len(name) <= BRIEF for name, _ in choices)) and not any(
            self.line(self.label(draft, name), self.foretell.brings(draft.filled(word)), self.say.about(noun, word))
            for name, word in choices
        )

    def _is_long(self, draft: Draft) -> bool:
        """Whether a single button cannot answer it."""
        return not self.in_buttons(draft) or not all(draft.answered(word).complete for word in draft.choices)

    def _one(self, draft: Draft, page: int) -> Rows:
        if self.in_buttons(draft):
            return in_rows([self.pick(draft, name, word) for name, word in self.labelled(draft)])
        return self.dropdowns(draft, lists(self.choices(draft, self._as_read(draft))), page)

    def dropdowns(self, draft: Draft, parts: Sequence[Sequence[Choice]], page: int, ticked: Sequence[str] = ()) -> Rows:
        """A list for each part of the words, to choose one or to tick some."""
        some = draft.field if isinstance(draft.field, PickSome) else None
        pages = -(-len(parts) // LISTS_AT_ONCE)
        numbered = list(enumerate(zip(spans(parts), parts, strict=True)))
        shown = numbered[page * LISTS_AT_ONCE : (page + 1) * LISTS_AT_ONCE]
        title, noun = self.placeholder(draft), draft.field.noun
        if len(parts) > 1 and draft.answers and self.alone:
            title = capital(field_name(self.say, noun))  # The move so far stands above them.
        about = partial(self.foretell.about, draft.holding(None), noun)
        rows: Rows = []
        for number, (span, part) in shown:
            named = (
                title if len(parts) == 1 else self.say.words("bot-panel-part", title=cut(title, PART_TITLE), span=span)
            )
            rows.append(
                [
                    dropdown(
                        named,
                        self.id("tick" if some else "pick", draft, str(number)),
                        part,
                        least=0 if some else 1,
                        most=most_of(some, [word for _, word in part]) if some else 1,
                        ticked=ticked,
                        about=about,
                        icon=partial(self.say.emblem, noun),
                    )
                ]
            )
        if pages > 1:
            rows += in_rows(
                [
                    button(span, self.id("form", draft, str(other)), disabled=other == page)
                    for other, span in enumerate(spans(parts)[::LISTS_AT_ONCE])
                ]
            )
        return rows

    def _some(self, draft: Draft, field: PickSome, page: int) -> Rows:
        if is_ticked(field):
            return tick_rows(self, draft, field, page)
        rows: Rows = [
            [
                dropdown(
                    self.placeholder(draft),
                    self.id("pick", draft, "0"),
                    self.choices(draft, field.words),
                    least=max(1, field.least),
                    most=field.most,
                    about=partial(self.foretell.about, draft, field.noun),
                    icon=partial(self.say.emblem, field.noun),
                )
            ]
        ]
        if field.least == 0:
            none = capital(none_name(self.say, field, "bot-panel-none"))
            rows.append([button(self.label(draft, none), self.id("do", draft.filled(())))])
        return rows


def proposals_in(offer: Offer) -> set[str]:
    """The proposals that this move could answer."""
    words = (field.words for field in offer.fields if isinstance(field, Pick) and field.noun == PROPOSAL)
    return {word for each in words for word in each}

"""Many moves on one screen: the usual ones at hand, everything else in one list that says what each does."""

from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from discord import ui

from bot.panel.kit.labels import OPTION_ROOM, capital, cut, distinct
from bot.panel.kit.naming import move_name, verb_about, verb_name
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import IN_A_LIST, IN_A_ROW, dropdown, in_rows
from bot.panel.questions.asking import Asking
from bot.panel.questions.draft import BETWEEN, Draft
from bot.panel.questions.foretelling import BUTTON_READ, with_meaning
from bot.panel.questions.room import LINES, Room, count
from bot.panel.questions.whole_answers import foremost_buttons, foremost_told
from bot.panel.questions.wholes import foremost, single_steps, wholes
from games.core.fields import Pick
from games.core.moves import Move

STEPS = 12
"""Of pieces that go elsewhere so many single steps stand there, before what leads to all."""
FEW = 6
"""So many answers of one move stand in the list one by one; of more the list leads to them."""


class Sort(StrEnum):
    """What a list is of, as its id says it: answers to the question, answers to somebody, what is open at any time."""

    ASKED = "0"
    CALLED = "1"
    ANYTIME = "2"


class Entry(NamedTuple):
    """A line of the list."""

    name: str
    value: str
    about: str


class Folding:
    """Finds what is at hand and what stands in the list."""

    def __init__(
        self,
        asking: Asking,
        drafts: Sequence[Draft],
        room: Room,
        seldom: Collection[type[Move]],
        sort: Sort = Sort.ASKED,
        *,
        after: bool = False,
    ) -> None:
        self.asking = asking
        self.say = asking.say
        self.room = room
        self.sort = sort
        self.after = after
        """Usual answers stand before it."""
        asked = drafts if sort is Sort.ASKED else ()
        usual = [draft for draft in asked if draft.offer.makes not in seldom and self._is_brief(draft)]
        at_hand = room.controls - (len(usual) < len(drafts) or len(usual) > room.controls)
        self.usual = usual[:at_hand]
        self.others = [draft for draft in drafts if draft not in self.usual]
        self._shapes = [self._narrowest(draft) for draft in self.usual]
        self._told: list[str] = []
        self._widen()

    def rows(self) -> Rows:
        """What is at hand, then the list."""
        return [*self._at_hand(), *self._list()]

    def _at_hand(self) -> Rows:
        lists = [row for shape in self._shapes for row in shape if _is_list(row)]
        ranges = [row for shape in self._shapes for row in shape if not _is_list(row) and count(shape) > 1]
        single = [shape[0][0] for shape in self._shapes if count(shape) == 1 and not _is_list(shape[0])]
        return [*lists, *_packed(ranges), *in_rows(single)]

    def _fits(self) -> bool:
        there, more = self._at_hand(), bool(self.others)
        return len(there) + more <= self.room.rows and count(there) + more <= self.room.controls

    def told(self) -> list[str]:
        """What the buttons have no room to say."""
        return self._told

    # What is at hand

    def _narrowest(self, draft: Draft) -> Rows:
        """One control: the move itself, a list of its answers, or what leads to them."""
        if draft.complete:
            return [[self.asking.button(draft)]]
        if isinstance(draft.field, Pick) and self.asking.fits_a_panel(draft):
            rows = self.asking.rows(draft)
            if count(rows) == 1:
                return rows
        return [[self.asking.button(draft, "form")]]

    def _widen(self) -> None:
        """Where there is room for them, the answers themselves in place of what leads to them."""
        for at, draft in enumerate(self.usual):
            for shape, lines in self._wider(draft):
                kept, self._shapes[at] = self._shapes[at], shape
                told = [*self._told, *lines]
                if self._fits() and len(told) <= LINES:
                    self._told = told
                    break
                self._shapes[at] = kept
            else:
                if draft.complete:
                    self._told += self.asking.explained(draft)
        if not self._fits():
            for at, draft in reversed([*enumerate(self.usual)]):
                if _is_list(self._shapes[at][0]):
                    self._shapes[at] = [[self.asking.button(draft, "form")]]
                if self._fits():
                    return

    def _is_brief(self, draft: Draft) -> bool:
        """Whether a phone shows the whole button."""
        return not draft.complete or len(move_name(self.say, draft.offer, draft.answers)) <= BUTTON_READ

    def _wider(self, draft: Draft) -> Iterator[tuple[Rows, list[str]]]:
        """Its answers at hand, each way with the lines that say what its buttons cannot."""
        if draft.complete:
            return
        if self.asking.fits_a_panel(draft):
            yield self.asking.rows(draft), self.asking.explained(draft)
        if found := foremost_buttons(self.asking, draft):
            yield [[*found, self.asking.button(draft, "form")]], foremost_told(self.asking, draft)

    # The list

    def _list(self) -> Rows:
        entries = self._entries()
        if not entries:
            return []
        at = self.asking.at.doing("verb", self.sort).id()
        about = {entry.value: entry.about for entry in entries}
        names = distinct([entry.name for entry in entries], [entry.value for entry in entries])
        choices = [(name, entry.value) for name, entry in zip(names, entries, strict=True)]
        return [[dropdown(self.say.words(f"bot-panel-{self._title()}"), at, choices, about=about.__getitem__)]]

    def _title(self) -> str:
        match self.sort:
            case Sort.ASKED:
                return "others" if self.usual or self.after else "what"
            case Sort.CALLED:
                return "called"
            case Sort.ANYTIME:
                return "anytime"

    def _entries(self) -> list[Entry]:
        """A line for each answer of what has few, as long as there is room; else one for each move."""
        found = [(draft, self._answers(draft)) for draft in self.others]
        left = IN_A_LIST - len(found)
        entries: list[Entry] = []
        for draft, answers in found:
            if answers and len(answers) - 1 <= left:
                left -= len(answers) - 1
                entries += answers
            else:
                entries.append(self._entry(draft))
        return entries[:IN_A_LIST]

    def _answers(self, draft: Draft) -> list[Entry]:
        """Its whole answers if they are few; else those that are proposed, or what is chosen first."""
        if draft.complete:
            return []
        found = wholes(draft)
        if 0 < len(found) <= FEW:
            return [self._entry(whole) for whole in found]
        if steps := single_steps(draft, STEPS):
            return [*(self._entry(step) for step in steps), self._entry(draft)]
        if ahead := foremost(draft).values():
            return [*(self._entry(whole) for whole in ahead), self._entry(draft)]
        if not isinstance(draft.field, Pick) or len(draft.choices) > FEW:
            return []
        return [self._entry(draft.answered(word)) for word in draft.choices]

    def _entry(self, draft: Draft) -> Entry:
        verb = draft.offer.verb
        name = capital(move_name(self.say, draft.offer, draft.answers))
        brings, means = self.asking.foretell.brings(draft), self.asking.foretell.stands_for(draft)
        about = with_meaning(brings, means) or verb_about(self.say, verb)
        if not draft.complete:
            name = self.say.words("bot-panel-open", name=name if draft.answers else verb_name(self.say, verb))
        return Entry(cut(name, OPTION_ROOM), BETWEEN.join(draft.args()), about)


def _is_list(row: Sequence[Widget]) -> bool:
    return isinstance(row[0], ui.Select)


def _packed(rows: Sequence[Sequence[Widget]]) -> Rows:
    """Short rows side by side, as long as a phone shows them at a glance."""
    packed: list[list[Widget]] = []
    for row in rows:
        if (
            packed
            and len(packed[-1]) + len(row) <= IN_A_ROW
            and max(map(_width, (*packed[-1], *row))) <= BUTTON_READ // 2
        ):
            packed[-1] += row
        else:
            packed.append(list(row))
    return packed


def _width(widget: Widget) -> int:
    return len(getattr(widget, "label", "") or "")

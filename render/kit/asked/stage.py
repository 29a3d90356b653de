"""What people choose of, where it lies: pictures are drawn for a question, and laid aside until all of it is found."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass, field

from games.core.fields import PART
from games.core.moves import Move
from games.core.seats import Seat
from render.kit.anchors import Anchor, in_reach
from render.kit.areas.area import Area
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import MARGIN
from render.kit.palette import Colour
from render.kit.proposal import Proposal
from render.kit.signs.marks import proposing_marks
from texts import Teller

Words = tuple[str, str]
AROUND = 10
"""So close to something is as good as there."""


@dataclass(slots=True)
class Sheet:
    """A picture as it was drawn, and what of the question lies on it."""

    canvas: Canvas
    alt: str
    own: tuple[Colour, ...] = ()
    chosen: list[Anchor] = field(default_factory=list)
    legal: list[Anchor] = field(default_factory=list)

    def is_all(self, area: str) -> None:
        """Nothing else is on it."""
        self.canvas.areas = [Area(area, self.canvas.box.inset(MARGIN - AROUND))]


@dataclass(slots=True)
class Stage:
    """A question that pictures are drawn for: one move on its way, or all that it can be answered by."""

    proposals: Sequence[Proposal]
    teller: Teller
    seat: Seat
    in_common: Collection[type[Move]] = ()
    """The moves that choose of what lies in common, not of what one has."""
    areas: Collection[str] = ()
    """The areas that the question is about, wherever its words lie."""
    alone: bool = False
    """Whether it is about these and no others."""
    first: bool = False
    """Nothing is changed yet of what is proposed: all controls of a question stand below it."""
    sheets: list[Sheet] = field(default_factory=list)
    seen: set[Words] = field(default_factory=set)
    """What is legal next, as far as it lies on a picture."""
    taken: set[Words] = field(default_factory=set)
    """What is chosen, as far as it lies on a picture."""

    @property
    def proposal(self) -> Proposal | None:
        """The one move on its way, if it is no choice among several."""
        return self.proposals[0] if len(self.proposals) == 1 and self.proposals[0].offer.fields else None

    @property
    def begun(self) -> bool:
        """Whether anything is chosen."""
        return any(proposal.named() for proposal in self.proposals)

    @property
    def hidden(self) -> list[Words]:
        """What is legal next and lies nowhere."""
        there = (words for proposal in self.proposals for words in proposal.open())
        return [words for words in dict.fromkeys(there) if words not in self.seen]

    @property
    def later(self) -> set[str]:
        """The words of the blanks after the next one, where few whole answers are possible."""
        rows = (row for proposal in self.proposals for row in proposal.offer.rows or ())
        return {word for row in rows for word in row[1:] if isinstance(word, str)}

    @property
    def unseen(self) -> int:
        """How much of the question cannot be seen: of what is legal, or if nothing is, of what is chosen."""
        if any(proposal.open() for proposal in self.proposals) or any(sheet.canvas.marked for sheet in self.sheets):
            return len(self.hidden)
        return sum(words not in self.taken for proposal in self.proposals for words in proposal.chosen())

    @property
    def complete(self) -> bool:
        """Whether no further picture is needed."""
        return not self.missing and (self.alone or not self.unseen)

    @property
    def missing(self) -> set[str]:
        """The areas that are on no picture so far."""
        return {*self.areas} - {area.word for sheet in self.sheets for area in sheet.canvas.areas}

    def lay(self, canvas: Canvas, alt: str, own: tuple[Colour, ...]) -> None:
        """A picture is drawn: what lies on it that was not seen before."""
        sheet, seen, taken = Sheet(canvas, alt, own), set[Words](), set[Words]()
        for proposal in self.proposals:
            owner, common = proposal.owner(self.seat), proposal.offer.makes in self.in_common
            for words in proposal.chosen():
                if words not in self.taken and (lying := _as_it_would_be(canvas, _lying(canvas, words, owner))):
                    sheet.chosen += lying
                    taken.add(words)
            for words in proposal.open():
                if words not in self.seen and (lying := in_reach(_lying(canvas, words, owner), in_common=common)):
                    sheet.legal += lying
                    seen.add(words)
        self.seen |= seen
        self.taken |= taken
        self.sheets.append(sheet)


_staged: ContextVar[Stage | None] = ContextVar("staged", default=None)


@contextmanager
def staged(stage: Stage) -> Iterator[None]:
    """Draw this question with all pictures until the end."""
    token = _staged.set(stage)
    try:
        with proposing_marks() if stage.begun else nullcontext():
            yield
    finally:
        _staged.reset(token)


def on_stage() -> Stage | None:
    """The question that is being drawn, if one is."""
    return _staged.get()


def same(one: Box, other: Box) -> bool:
    """Whether what is chosen is marked already, as part of how it would be."""
    return all(abs(a - b) <= AROUND for a, b in zip(one.corners, other.corners, strict=True))


def _lying(canvas: Canvas, words: Words, owner: int) -> list[Anchor]:
    """Where a word lies; what is made of parts lies where any of them does, if nothing lies there as a whole."""
    noun, word = words
    found = canvas.anchors.of(noun, word, owner)
    if found or PART not in word:
        return found
    return [anchor for part in word.split(PART) for anchor in canvas.anchors.named(part, owner)]


def _as_it_would_be(canvas: Canvas, chosen: Sequence[Anchor]) -> Sequence[Anchor]:
    """Of what is chosen the one that is marked as proposed, if any is, else one's own: others are only called alike."""
    marked = [anchor for anchor in chosen if any(same(anchor.box, box) for box in canvas.marked)]
    return marked or in_reach(chosen, in_common=False)

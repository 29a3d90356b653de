"""A half-made move in the picture: what is proposed so far is ringed, what is legal next glows by its name, all else
is calm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, TypeGuard

from PIL import Image, ImageDraw

from games.core.fields import PART, Pick, Put, Spread
from games.core.moves import Offer
from games.core.seats import SEAT, Seat, seat_of
from render.kit import palette as p
from render.kit.anchors import Anchor, Point, in_reach, in_reading_order
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import MARGIN
from render.kit.lettering import BODY, FINE, HEADING, Weight, fitted, width_of, wrapped
from render.kit.signs.badges import pill_width
from render.kit.signs.marks import edge, halo, proposing_marks, put_signs
from render.kit.signs.pills import Pill, Pills, pills
from render.kit.traces import Pasted, Sort, Trace, Written
from texts import Teller

_AROUND_WORDS, _FEW_LINES = 42, 3
_ON_SHELF, _BELOW_SHELF = 16, 16
_CALM = 0.5
_NONE = (0, "0")
"""Of several numbers those that are none go without saying."""
_FEW_KINDS = 3
"""What is chosen for each of so many kinds is told kind by kind."""
_AROUND = 10
_PIECE = 110
"""What is larger is no piece, but something that pieces lie on."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A move on its way: the answers so far, what is chosen of the next blank, and what is legal there."""

    offer: Offer
    answers: tuple[Any, ...] = ()
    partial: Any = None
    legal: tuple[str, ...] = ()

    def named(self) -> dict[str, Any]:
        """What is chosen so far by the names of the blanks, the half-filled one, too."""
        given = self.answers if self.partial is None else (*self.answers, self.partial)
        return {blank.name: answer for blank, answer in zip(self.offer.fields, given, strict=False)}

    def chosen(self) -> list[tuple[str, str]]:
        """The words chosen so far, each with its noun."""
        found = []
        for blank in self.offer.fields:
            answer = self.named().get(blank.name)
            if isinstance(answer, str):
                found.append((blank.noun, answer))
            elif isinstance(blank, Spread):
                found += [(blank.noun, place) for place, _, _ in answer or ()]
            elif isinstance(answer, tuple):
                found += [(blank.noun, word) for word in answer]
        return found

    def open(self) -> list[tuple[str, str]]:
        """The words that are legal next, each with its noun."""
        at = len(self.answers)
        if at >= len(self.offer.fields):
            return []
        blank = self.offer.fields[at]
        words = [place.word for place in blank.places] if isinstance(blank, Spread) else self.legal
        return [(blank.noun, word) for word in words]

    def owner(self, seat: Seat) -> Seat:
        """Whose things it is about: those of the seat that has been chosen, else one's own."""
        return next((seat_of(word) for noun, word in self.chosen() if noun == SEAT), seat)

    def said(self, teller: Teller) -> str:
        """The move as far as it is chosen, in words."""
        parts: list[str] = []
        for blank in self.offer.fields:
            answer = self.named().get(blank.name)
            if answer in _NONE and len(self.offer.fields) > 1:
                continue
            if isinstance(blank, Spread):
                parts += _laid(blank, answer or (), teller)
            elif isinstance(answer, tuple):
                parts += [teller.choice(blank, word) for word in answer]
            elif answer is not None:
                name = teller.choice(blank, answer) if isinstance(answer, str) else str(answer)
                parts.append(teller.numbered(self.offer, blank, name))
        verb = teller(f"verb-{self.offer.verb}")
        return f"{verb}: {teller.words('core-list-separator').join(parts)}" if parts else verb

    def name(self, teller: Teller, word: str) -> str:
        """What a legal word is called on its button."""
        blank = self.offer.fields[len(self.answers)]
        return teller.numbered(self.offer, blank, teller.choice(blank, word))


def _laid(blank: Spread, puts: Sequence[Put], teller: Teller) -> list[str]:
    """What lies where: of a few kinds to choose for, what is chosen for each."""
    if not blank.proposes or not 1 < len(blank.pieces) <= _FEW_KINDS:
        return [_times(teller.choice(blank, place), count) for place, count in _on_places(puts).items()]
    found: list[str] = []
    for kind, _ in blank.pieces:
        there = [_times(teller.choice(blank, place), count) for place, other, count in puts if other == kind]
        if there:
            listed = teller.words("core-list-separator").join(there)
            found.append(teller.words("core-picture-for", kind=teller.kind(blank, kind), places=listed))
    return found


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _on_places(puts: Sequence[Put]) -> Counter[str]:
    """How many pieces are on each place, whatever their kinds: a deal can name thirty things."""
    found: Counter[str] = Counter()
    for place, _, count in puts:
        found[place] += count
    return found


@dataclass(slots=True)
class Stage:
    """A proposal that is being drawn, and how much of it the picture could show."""

    proposal: Proposal
    teller: Teller
    seat: Seat
    in_common: bool = False
    """Whether it chooses of what lies in common, not of what one has."""
    unseen: int = 0


_drawn: ContextVar[Stage | None] = ContextVar("drawn", default=None)


@contextmanager
def staged(stage: Stage) -> Iterator[None]:
    """Draw this proposal with all pictures until the end."""
    token = _drawn.set(stage)
    try:
        with proposing_marks():
            yield
    finally:
        _drawn.reset(token)


def with_proposal(canvas: Canvas) -> tuple[Canvas, str, tuple[str, ...]]:
    """The picture with the proposal that is being drawn, if any; the proposal in words, and the choices as read."""
    stage = _drawn.get()
    if stage is None:
        put_signs(canvas)
        return canvas, "", ()
    proposal = stage.proposal
    owner = proposal.owner(stage.seat)
    taken = {words: _as_it_would_be(canvas, _lying(canvas, words, owner)) for words in proposal.chosen()}
    lying = {words: in_reach(_lying(canvas, words, owner), in_common=stage.in_common) for words in proposal.open()}
    chosen, legal = ([anchor for found in places.values() for anchor in found] for places in (taken, lying))
    hidden = [words for words, found in lying.items() if not found]
    stage.unseen = len(hidden) if lying or canvas.marked else sum(not found for found in taken.values())
    order = tuple(dict.fromkeys(anchor.word for anchor in in_reading_order(legal)))
    bright = [anchor.outline or _corners(anchor.box) for anchor in (*chosen, *legal)]
    bright += [_corners(box) for box in canvas.marked]
    calm = _calmed(canvas, bright) if bright else canvas
    free = [anchor for anchor in legal if (anchor.noun, anchor.word) not in taken]
    _ring_all(calm, free, chosen, canvas.marked)
    _name(calm, free, stage)
    put_signs(calm)
    said = proposal.said(stage.teller)
    if proposal.named():
        said = stage.teller.words("core-picture-proposed", what=said)
    return _headed(calm, said, p.SEATS[stage.seat], _shelf(canvas, stage, hidden)), said, order


def _ring_all(canvas: Canvas, free: Sequence[Anchor], chosen: Sequence[Anchor], marked: Sequence[Box]) -> None:
    """What is legal next glows, what is proposed is ringed, unless it is marked already."""
    for anchor in dict.fromkeys(free):
        _ring(canvas, anchor.box, anchor.outline, "legal")
    for box, outline in dict.fromkeys((anchor.box, anchor.outline) for anchor in chosen):
        if not any(_same(box, each) for each in marked):
            _ring(canvas, box, outline, "proposed")


def _ring(canvas: Canvas, box: Box, outline: tuple[Point, ...], sort: Sort) -> None:
    if outline:
        edge(canvas, box, outline, sort)
    else:
        halo(canvas, box, sort)


def _same(one: Box, other: Box) -> bool:
    """Whether what is chosen is marked already, as part of how it would be."""
    return all(abs(a - b) <= _AROUND for a, b in zip(one.corners, other.corners, strict=True))


def _shelf(canvas: Canvas, stage: Stage, hidden: Sequence[tuple[str, str]]) -> Pills:
    """The few legal words that lie nowhere, such as ways to pay, by the names of their buttons if those are short."""
    at = len(stage.proposal.answers)
    named = at < len(stage.proposal.offer.fields) and isinstance(stage.proposal.offer.fields[at], Pick)
    names = [stage.proposal.name(stage.teller, word) for _, word in hidden] if named else []
    room = canvas.box.width - 2 * MARGIN
    fits = len(names) <= _ON_SHELF and all(pill_width(name) < room for name in names)
    return pills([Pill(name, face=p.GOOD) for name in names] if fits else [], room)


def _lying(canvas: Canvas, words: tuple[str, str], owner: int) -> list[Anchor]:
    """Where a word lies; what is made of parts lies where any of them does, if nothing lies there as a whole."""
    noun, word = words
    found = canvas.anchors.of(noun, word, owner)
    if found or PART not in word:
        return found
    return [anchor for part in word.split(PART) for anchor in canvas.anchors.named(part, owner)]


def _as_it_would_be(canvas: Canvas, chosen: Sequence[Anchor]) -> Sequence[Anchor]:
    """Of what is chosen the one that is marked as proposed, if any is, else one's own: others are only called alike."""
    marked = [anchor for anchor in chosen if any(_same(anchor.box, box) for box in canvas.marked)]
    return marked or in_reach(chosen, in_common=False)


def calmed(colour: p.Colour) -> p.Colour:
    """What becomes of a colour that nothing is asked about."""
    return p.blend(colour, p.PAPER, _CALM)


def _corners(box: Box) -> tuple[Point, ...]:
    """Of a box and what is close around it."""
    left, top, right, bottom = box.inset(-_AROUND).corners
    return (left, top), (right - 1, top), (right - 1, bottom - 1), (left, bottom - 1)


def _calmed(canvas: Canvas, bright: Sequence[tuple[Point, ...]]) -> Canvas:
    """Everything fades into the paper but these areas, and words that reach into them: no letter fades by half."""
    whole = canvas.image
    light = Image.new("L", whole.size)
    pen = ImageDraw.Draw(light)
    for corners in bright:
        pen.polygon(corners, fill=255)
    words = [
        trace.box for trace in canvas.traces if isinstance(trace, Written) and light.crop(trace.box.corners).getbbox()
    ]
    for word in words:
        pen.polygon(_corners(word.inset(_AROUND)), fill=255)
    calm = Image.blend(whole, Image.new("RGB", whole.size, p.PAPER), _CALM)
    calm.paste(whole, mask=light)
    faded = Canvas(calm)
    faded.traces = canvas.traces
    return faded


def _name(canvas: Canvas, legal: Sequence[Anchor], stage: Stage) -> None:
    """The names of the buttons on their places, where they find room and do not stand there already."""
    style = FINE.weighing(Weight.BOLD)
    whole = {word for _, word in stage.proposal.open()}
    for anchor in dict.fromkeys(legal):
        if anchor.word not in whole:
            continue
        words = stage.proposal.name(stage.teller, anchor.word)
        width, height = width_of(words, style) + 20, style.line_height + 6
        if anchor.box.width < width or anchor.box.height < 2 * height or _says(canvas, anchor.box, words):
            continue
        place = _free(canvas, anchor.box, width, height)
        if place is None:
            continue
        card(canvas, place, p.GOOD, p.GOOD, height // 2, 0, 0)
        canvas.text(words, *place.centre, style, p.ink_on(p.GOOD), "centre")


def _free(canvas: Canvas, box: Box, width: int, height: int) -> Box | None:
    """Where nothing is written and no piece stands: below in the box, or above; in its middle, or at a side."""
    across = (box.centre[0] - width // 2, box.x + 4, box.right - width - 4)
    there = [
        trace.box
        for trace in canvas.traces
        if isinstance(trace, Written)
        or (isinstance(trace, Pasted) and max(trace.box.width, trace.box.height) <= _PIECE)
    ]
    places = [Box(x, y, width, height) for x in across for y in (box.bottom - height - 4, box.y + 4)]
    return next((place for place in places if not any(place.overlaps(thing) for thing in there)), None)


def _says(canvas: Canvas, box: Box, words: str) -> bool:
    """Whether it is written there already, or what it begins with: a corn plantation may be called corn."""
    whole = words.casefold().replace(",", "").split()
    there = (trace.words.casefold().split() for trace in canvas.traces if _is_in(trace, box))
    return any(said == whole[: len(said)] for said in there)


def _is_in(trace: Trace, box: Box) -> TypeGuard[Written]:
    return isinstance(trace, Written) and box.contains(trace.box)


def _headed(canvas: Canvas, words: str, colour: p.Colour, shelf: Pills) -> Canvas:
    """The picture with a line above it that says what is proposed, and below that what else can be chosen."""
    width = canvas.image.width - 2 * MARGIN - 64
    made = fitted(words, HEADING, width)
    if not made.whole:
        made = fitted(words, BODY, width, max(_FEW_LINES, len(wrapped(words, BODY, width))))
    lines = _AROUND_WORDS + len(made.lines) * made.style.line_height
    above = lines + (shelf.height + _BELOW_SHELF if shelf.entries else 0)
    image = Image.new("RGB", (canvas.image.width, canvas.image.height + above), p.PARCHMENT)
    image.paste(canvas.image, (0, above))
    headed = Canvas(image)
    headed.traces = [trace.moved(0, above) for trace in canvas.traces]
    band = Box(MARGIN, 14, image.width - 2 * MARGIN, lines - 18)
    card(headed, band, colour, colour, min(34, band.height // 2), 0, 0)
    headed.text_in(words, band.inset(32, 4), made.style, p.ink_on(colour), lines=len(made.lines))
    shelf.draw(headed, band.moved(0, lines - 6))
    return headed

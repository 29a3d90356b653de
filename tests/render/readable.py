"""Finds what cannot be read on a picture: small, cut, pale or hidden words, words on words or out of their frames."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Any, TypeVar
from unittest.mock import patch

from PIL import Image, ImageChops, ImageFilter

from render.kit import palette as p
from render.kit.asked.lighting import calmed
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import stored
from render.kit.lettering import ELLIPSIS, SMALLEST, Type, label, missing_characters
from render.kit.palette import Colour
from render.kit.picture import Picture
from render.kit.signs.marks import Sign
from render.kit.traces import Frame, Marked, Pasted, Written
from tests.render.eyes import ENOUGH, alike, faint
from tests.render.pieces import CORES, colours_in, pieces_of

LONG_NAME = "Константин Константинопольский-Задунайский"
"""The one name in the tests that may be cut."""
_SHORTEST = 3
"""So much of a name is left of it at least."""
FAINTEST = 3.0
"""The least contrast between words and nearly all that is behind them; with most of it, it is what can be read."""
_MOST, _NEARLY_ALL = 0.5, 0.66
_HIDDEN, _BURIED = 0.12, 0.66
"""So much of some words, or of a piece, may lie under something else."""
_ON_A_PIECE = 0.15
"""So much of some words may lie on a piece beside them, or beside the piece that they lie on."""
_REPLACED = 0.85
"""What is as good as gone, such as a square's name under a tile, was replaced by what lies there."""
_ALIKE = 48
"""Colours that differ by no more, channel by channel, may be of the same ink."""
_DIFFERENT = [255 * (level > _ALIKE) for level in range(256)]
_MARGIN = 4
_PHONE, _LETTERS, _PIECES = 400, 11, 14
"""The width of a phone, and what is the least there, in its points."""
_CORNER = (56, 26)
"""Discord's sign on a phone, at the left of the foot."""
_PALE = "is pale"
_CODE = re.compile(r"[{}<>]|,\)|\[[^]]*,|\bNone\b|\w_\w")
"""What a person never writes: a value told as the program keeps it."""
Thing = TypeVar("Thing")


class Readers:
    """Look at every picture that is finished, and note what they cannot read."""

    def __init__(self, names: Sequence[str]) -> None:
        """Whatever says one of these names may be cut, nothing else."""
        self.names = tuple(" ".join(name.split()) for name in names)
        self.pictures: list[Canvas] = []
        self.found: list[str] = []

    def troubles(self) -> list[str]:
        """What was found since the last time; something has to have been drawn."""
        assert self.pictures, "nothing was drawn"
        found, self.found, self.pictures = self.found, [], []
        return found

    def words(self) -> list[str]:
        """All that is written on the pictures since then."""
        return [trace.words for canvas in self.pictures for trace in canvas.traces if isinstance(trace, Written)]

    def misseen(self, enough: float = ENOUGH) -> list[str]:
        """What only colour tells apart, and what stands out by less than so much of it, on the pictures since."""
        return [fault for canvas in self.pictures for fault in (*alike(canvas), *faint(canvas, enough))]

    def too_small(self) -> list[str]:
        """What is too small for a phone, or lies where Discord lays its sign, on the pictures since then."""
        return [fault for canvas in self.pictures for fault in _too_small(canvas)]

    def look(self, canvas: Canvas, *, calm: bool = False) -> None:
        """At one picture; where most of it steps back behind a proposal, that may be pale."""
        self.pictures.append(canvas)
        frames: list[Box] = [canvas.box]
        written: list[Written] = []
        for trace in canvas.traces:
            if isinstance(trace, Frame):
                frames.append(trace.box)
            elif isinstance(trace, Written):
                written.append(trace)
                self._note(trace, self._faults(canvas, trace, frames, calm))
        for one, other in _overlapping(written, lambda words: words.box):
            self._note(one, [f"× {other.words!r}"])
        for words, piece in _running_on(canvas, written):
            self._note(words, [f"runs onto a piece at {piece.x}, {piece.y}"])
        buried = {piece.box for piece in (*_buried(canvas), *_half_under_a_card(canvas))}
        self.found += [f"a piece at {box.x}, {box.y} is buried" for box in buried]
        self.found += [f"a sign at {sign.x}, {sign.y} is half seen" for sign in _half_seen(canvas)]
        self.found += [
            f"{words.words!r} at {words.x}, {words.middle} is on a mark's line" for words in _outlined(canvas, written)
        ]
        self.found += [f"{box} is marked twice" for box in _marked_twice(canvas)]

    def _faults(self, canvas: Canvas, words: Written, frames: Sequence[Box], calm: bool) -> Iterator[str]:
        if words.words.endswith(ELLIPSIS) and not any(name[:_SHORTEST] in words.words for name in self.names):
            yield "is cut"
        if _CODE.search(self._without_names(words.words)):
            yield "is no word of people"
        yield from (fault for fault in _faults(canvas, words, frames) if not (calm and fault.startswith(_PALE)))

    def _without_names(self, words: str) -> str:
        """People call themselves as they like, and a name may be cut, or go on in the next line."""
        for name in self.names:
            ends = (name.split(" ", words_before)[-1] for words_before in range(1, name.count(" ") + 1))
            words = words.removeprefix(next((end for end in ends if words.startswith(end)), ""))
            parts = (name[:length] for length in range(len(name), _SHORTEST - 1, -1))
            words = words.replace(next((part for part in parts if part in words), name), "")
        return words

    def _note(self, words: Written, faults: Iterable[str]) -> None:
        self.found += [f"{words.words!r} at {words.x}, {words.middle} {fault}" for fault in faults]


def _too_small(canvas: Canvas) -> Iterator[str]:
    """What is under a size on a phone, and what is in the corner that has to be free."""
    scale = _PHONE / canvas.box.width
    free = canvas.box.cut_bottom(round(_CORNER[1] / scale))[0].cut_left(round(_CORNER[0] / scale))[0]
    for words in (trace for trace in canvas.traces if isinstance(trace, Written)):
        if words.style.size * scale < _LETTERS:
            yield f"{words.words!r} is {words.style.size * scale:.1f} px on a phone"
        if words.box.overlaps(free):
            yield f"{words.words!r} lies under Discord's sign"
    for piece in pieces_of(canvas):
        larger = max(piece.box.width, piece.box.height) * scale
        if larger < _PIECES and not isinstance(piece.sprite, Sign):
            yield f"a piece at {piece.x}, {piece.y} is {larger:.1f} px on a phone"
        if piece.box.overlaps(free):
            yield f"a piece at {piece.x}, {piece.y} lies under Discord's sign"


def _faults(canvas: Canvas, words: Written, frames: Sequence[Box]) -> Iterator[str]:
    box = words.box
    if words.style.size < SMALLEST:
        yield f"is small: {words.style.size}"
    if missing_characters(words.words):
        yield "has characters that the font lacks"
    if not canvas.box.contains(box):
        yield "leaves the picture"
        return
    middle = Box(*box.centre, 0, 0)
    frame = next(each for each in reversed(frames) if each.contains(middle))
    if not frame.contains(box):
        yield f"leaves its frame {frame}"
    hidden, pale = _seen(canvas.image, words)
    if _HIDDEN < hidden < _REPLACED:
        yield f"is covered: {hidden:.0%}"
    elif pale and hidden < _REPLACED:
        yield f"{_PALE}: {pale}"


@lru_cache(maxsize=4096)
def _letters(words: str, style: Type) -> tuple[Image.Image, Image.Image, int]:
    """Where the ink of some words is, what is close around it, and how many points are inked."""
    made = label(words, style).mask
    ink = Image.new("L", (made.width + 2 * _MARGIN, made.height + 2 * _MARGIN), 0)
    ink.paste(made, (_MARGIN, _MARGIN))
    core, around = ink.point(CORES), ink.point([255 * (level > 0) for level in range(256)])
    ring = ImageChops.subtract(around.filter(ImageFilter.MaxFilter(7)), around.filter(ImageFilter.MaxFilter(3)))
    return core, ring, core.histogram()[255]


def _seen(image: Image.Image, words: Written) -> tuple[float, str]:
    """How much of the ink is hidden, and how little what is around it differs from it, if that is too little."""
    core, ring, inked = _letters(words.words, words.style)
    if not inked:
        return 0.0, ""
    made = label(words.words, words.style)
    left, top = words.x + made.left - _MARGIN, words.baseline + made.top - _MARGIN
    shown = image.crop((left, top, left + core.width, top + core.height))
    ink, hidden = words.colour, _others(shown, core, words.colour) / inked
    if hidden > _HIDDEN and (calm := _others(shown, core, calmed(ink)) / inked) < hidden:
        ink, hidden = calmed(ink), calm
    ground = colours_in(shown, ring)
    whole = sum(count for count, _ in ground)
    for least, share in ((p.READABLE, _MOST), (FAINTEST, _NEARLY_ALL)):
        enough = sum(count for count, colour in ground if _contrast(ink, colour) >= least)
        if enough < share * whole:
            most = max(ground)[1]
            return hidden, f"{_contrast(ink, most):.1f} on {bytes(most).hex()}, {enough / whole:.0%} at {least}"
    return hidden, ""


_contrast = cache(p.contrast)


def _others(shown: Image.Image, where: Image.Image, colour: Colour) -> int:
    """How many points of a mask have another colour."""
    return _unlike(shown, where, Image.new("RGB", shown.size, colour))


def _unlike(shown: Image.Image, where: Image.Image, other: Image.Image) -> int:
    """How many points of a mask differ in two pictures."""
    red, green, blue = ImageChops.difference(shown, other).split()
    differing = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(_DIFFERENT)
    return ImageChops.darker(differing, where).histogram()[255]


def _overlapping(things: Iterable[Thing], box_of: Callable[[Thing], Box]) -> Iterator[tuple[Thing, Thing]]:
    """The pairs that share a point, the one that was there first in front."""
    boxes = sorted(((box_of(thing), number, thing) for number, thing in enumerate(things)), key=lambda each: each[0].y)
    above: list[tuple[Box, int, Thing]] = []
    for box, number, thing in boxes:
        above = [each for each in above if each[0].bottom > box.y]
        for other, earlier, there in above:
            if box.x < other.right and other.x < box.right:
                yield (there, thing) if earlier < number else (thing, there)
        above.append((box, number, thing))


def _buried(canvas: Canvas) -> Iterator[Pasted]:
    """The pieces that another one lies on; what is right in the middle of another one is a part of it."""
    for one, other in _overlapping(pieces_of(canvas), lambda piece: piece.box):
        if (
            not _concentric(one.box, other.box)
            and _BURIED < _share_under(one, other.box, other.sprite.mask) < _REPLACED
        ):
            yield one


def _half_under_a_card(canvas: Canvas) -> Iterator[Pasted]:
    """The pieces that a card, such as the name of a choice, lies on in part; a plate may lie on a whole tile."""
    lying: list[Pasted] = []
    pieces = {id(piece) for piece in pieces_of(canvas)}
    for trace in canvas.traces:
        if id(trace) in pieces and isinstance(trace, Pasted):
            lying.append(trace)
        elif isinstance(trace, Frame):
            card = Image.new("L", (trace.box.width, trace.box.height), 255)
            for piece in lying:
                if _crosses(piece.box, trace.box) and _HIDDEN < _share_under(piece, trace.box, card) < _REPLACED:
                    yield piece


def _crosses(one: Box, other: Box) -> bool:
    return one.overlaps(other) and not one.contains(other)


def _running_on(canvas: Canvas, written: Sequence[Written]) -> Iterator[tuple[Written, Pasted]]:
    """The words that lie on a piece with their one end, so that they have two grounds."""
    pieces = {id(piece) for piece in pieces_of(canvas)}
    things = [trace for trace in canvas.traces if isinstance(trace, Written) or id(trace) in pieces]
    for one, other in _overlapping(things, lambda thing: thing.box):
        words, piece = (one, other) if isinstance(one, Written) else (other, one)
        if isinstance(words, Written) and isinstance(piece, Pasted):
            under = Image.new("L", (words.box.width, words.box.height))
            under.paste(piece.sprite.mask, (piece.x - words.box.x, piece.y - words.box.y))
            share = under.point(CORES).histogram()[255] / max(1, under.width * under.height)
            if _ON_A_PIECE < share < 1 - _ON_A_PIECE and not any(
                other.box.contains(words.box) for other in things[things.index(piece) + 1 : things.index(words)]
            ):
                yield words, piece


def _half_seen(canvas: Canvas) -> Iterator[Pasted]:
    """The signs of what is new or proposed that something lies on, or that fade in part."""
    for trace in canvas.traces:
        if isinstance(trace, Pasted) and isinstance(trace.sprite, Sign):
            box = trace.box
            shown = canvas.image.crop((box.x, box.y, box.right, box.bottom))
            core = trace.sprite.mask.point(CORES)
            if _unlike(shown, core, trace.sprite.colours) > _HIDDEN * core.histogram()[255]:
                yield trace


def _outlined(canvas: Canvas, written: Sequence[Written]) -> Iterator[Written]:
    """The words that the outline of what is new or proposed runs through, or touches."""
    for trace in canvas.traces:
        if isinstance(trace, Marked) and trace.line:
            inside, outside = trace.box.inset(_MARGIN // 2), trace.box.inset(-trace.line)
            yield from (
                words for words in written if words.words and words.box.shared(outside) > words.box.shared(inside)
            )


def _marked_twice(canvas: Canvas) -> Iterator[Box]:
    """What has two signs of one sort."""
    marks = Counter(trace for trace in canvas.traces if isinstance(trace, Marked))
    yield from (trace.box for trace, count in marks.items() if count > 1)


def _concentric(one: Box, other: Box) -> bool:
    return all(abs(a - b) <= 2 for a, b in zip(one.centre, other.centre, strict=True))


def _share_under(one: Pasted, box: Box, mask: Image.Image) -> float:
    """How much of a piece is covered by what lies in a box."""
    whole, cover = (Image.new("L", one.sprite.mask.size, 0) for _ in range(2))
    whole.paste(one.sprite.mask.point(CORES))
    cover.paste(mask.point(CORES), (box.x - one.x, box.y - one.y))
    return ImageChops.darker(whole, cover).histogram()[255] / max(1, whole.histogram()[255])


@contextmanager
def readers(names: Sequence[str] = (LONG_NAME,)) -> Iterator[Readers]:
    """Whatever is drawn meanwhile is looked at."""
    looking = Readers(names)

    def looked_at(canvas: Canvas, *about: Any, calm: bool = False) -> Picture:
        looking.look(canvas, calm=calm)
        return stored(canvas, *about, calm=calm)

    with patch("render.kit.finish.stored", looked_at):
        yield looking

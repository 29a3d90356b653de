"""The mark of what changed: a glowing outline, and a star in the corner so that it shows without colour too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise

from PIL import Image, ImageChops, ImageFilter

from render.kit import palette as p
from render.kit.anchors import Point
from render.kit.areas.panels import stretched
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import sign
from render.kit.palette import Colour
from render.kit.skins import kept
from render.kit.sprites import Sprite, disc_mask, layered, rounded_mask
from render.kit.traces import Marked, Pasted, Sort, Written

_STRETCH = 8
_SMALLEST, _LARGEST = 26, 44
_ROUND = (1, 5, 3, 2, 4)
"""The corners of a hex by how likely nothing is there; at its top stands its name."""


_SIGNS: dict[Sort, str] = {"new": "spark", "proposed": "hand"}
_new: ContextVar[Sort] = ContextVar("new", default="new")


def _colour(sort: Sort) -> Colour:
    return {"new": p.CHANGED, "proposed": p.GOLD, "legal": p.GOOD}[sort]


def colour_of_news() -> Colour:
    """The colour in which what is new, or proposed, is marked."""
    return _colour(_new.get())


def proposing() -> bool:
    """Whether marks say what is proposed."""
    return _new.get() == "proposed"


@contextmanager
def proposing_marks() -> Iterator[None]:
    """What is marked as new is marked as proposed instead."""
    token = _new.set("proposed")
    try:
        yield
    finally:
        _new.reset(token)


@kept(64)
def _glow(radius: int, line: int, sort: Sort) -> Sprite:
    """A frame just outside of a box, with a halo around it; inside, nothing is touched."""
    border = 3 * line
    side = 2 * (radius + border) + _STRETCH

    def rounded(outwards: float) -> Image.Image:
        return rounded_mask(side, side, radius + outwards, border - outwards)

    inside = rounded(-1)
    softened = rounded(line * 1.6).filter(ImageFilter.GaussianBlur(line * 0.6))
    colour = _colour(sort)
    return layered(
        [
            (p.lighter(colour, 0.35), ImageChops.subtract(softened, inside)),
            (colour, ImageChops.subtract(rounded(line), inside)),
        ]
    )


class Sign(Sprite):
    """What says without colour that something is new, or proposed."""

    __slots__ = ()


@kept(32)
def star(size: int, sort: Sort = "new") -> Sign:
    """The sign of what is new, or proposed: a star or a hand on a round button."""
    colour = _colour(sort)
    canvas = Canvas.plain(size, size, colour)
    canvas.sprite_in(sign(_SIGNS[sort], round(size * 0.66), p.ink_on(colour)), canvas.box)
    face = Sprite(canvas.image, disc_mask(size, 2))
    whole = Canvas.plain(size, size, p.WHITE)
    whole.sprite(face, 0, 0)
    return Sign(whole.image, disc_mask(size))


def mark(canvas: Canvas, box: Box, radius: int = 14, line: int = 5) -> None:
    """Mark a box as changed since the viewer last moved, or as proposed if a proposal is being drawn."""
    canvas.marked.append(box)
    halo(canvas, box, _new.get(), radius, line)


def sign_only(canvas: Canvas, box: Box) -> None:
    """Mark a box without a glow, where so much lies that it would be in the way."""
    canvas.marked.append(box)
    canvas.traces.append(Marked(box, _new.get()))


def halo(canvas: Canvas, box: Box, sort: Sort, radius: int = 14, line: int = 5) -> None:
    """A glowing outline; what is there gets a sign in its corner, too, so that it shows without colour."""
    radius = min(radius, box.width // 2, box.height // 2)
    line = min(line, max(2, min(box.width, box.height) // 12))
    stretched(canvas, _glow(radius, line, sort), box.inset(-3 * line), radius + 3 * line)
    if sort != "legal" and min(box.width, box.height) >= _SMALLEST:
        canvas.traces.append(Marked(box, sort, line))


def edge(canvas: Canvas, box: Box, corners: Sequence[Point], sort: Sort, line: int = 8) -> None:
    """An outline of what is no box, as `halo` is of a box."""
    for start, end in pairwise([*corners, corners[0]]):
        canvas.line(start, end, _colour(sort), line)
    if sort != "legal":
        canvas.traces.append(Marked(box, sort, corners=tuple(corners)))


def put_signs(canvas: Canvas) -> None:
    """When all else is drawn, so that nothing lies on a sign and no sign on words."""
    for trace in [trace for trace in canvas.traces if isinstance(trace, Marked)]:
        made = star(max(_SMALLEST, min(_LARGEST, min(trace.box.width, trace.box.height) // 4)), trace.sort)
        place = _place_of(canvas, trace, made)
        if place is not None:
            canvas.sprite(made, place.x, place.y)


def _places(canvas: Canvas, marked: Marked, size: int) -> list[Box]:
    if marked.corners:
        ways = [Box(*marked.corners[at], 0, 0).centred(size, size) for at in _ROUND]
        return [place for place in ways if canvas.box.contains(place)] or ways[:1]
    box = marked.box
    right, left = min(box.right - size // 4, canvas.box.width - size), max(0, box.x - size * 3 // 4)
    above, below = max(0, box.y - size * 3 // 4), min(box.bottom - size // 4, canvas.box.height - size)
    return [Box(x, y, size, size) for x, y in ((right, above), (left, above), (right, below), (left, below))]


def _place_of(canvas: Canvas, marked: Marked, made: Sprite) -> Box | None:
    """At a corner where nothing is written and no sign is, and rather where no piece is: of a box just outside."""
    size, box = made.width, marked.box
    places = _places(canvas, marked, size)
    above, below = min(place.y for place in places), max(place.y for place in places)
    near = [
        trace.box
        for trace in canvas.traces
        if (isinstance(trace, Written) and above - size < trace.middle < below + 2 * size)
        or (isinstance(trace, Pasted) and isinstance(trace.sprite, Sign))
    ]
    free = [place for place in places if not any(place.overlaps(words) for words in near)]
    pieces = [
        trace.box
        for trace in canvas.traces
        if isinstance(trace, Pasted)
        and max(trace.box.width, trace.box.height) <= 2 * _LARGEST
        and not box.contains(trace.box)
    ]
    return min(
        free,
        key=lambda place: sum(4 * place.shared(piece) > piece.width * piece.height for piece in pieces),
        default=None,
    )

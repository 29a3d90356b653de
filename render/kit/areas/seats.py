"""The head of a seat's panel: who it is, how they stand, what is to be known of them now."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.seats import SEAT, Seat
from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon, sign
from render.kit.lettering import BODY, FINE, HEADING, SMALL, TITLE, Type, Weight, width_of
from render.kit.signs.badges import pill, pill_width, seat_badge
from render.kit.signs.marks import mark

HEIGHT = 72
_PILL, _SIGN = 50, 36
_NARROW = 560
_SHORT_NAME = 130
"""So much of a name is shown at least, if there is any room."""
_RINGED = 4
"""Between the longest name and a ring around it."""


@dataclass(frozen=True, slots=True)
class Note:
    """A word about a seat, with its sign; lit in the seat's colour if it is about now."""

    words: str
    sign: str
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its icon, such as the score."""

    icon: str
    words: str
    changed: bool = False


@dataclass(frozen=True, slots=True)
class SeatHead:
    """What the head of a seat's panel says."""

    seat: Seat
    name: str
    initial: str
    figures: tuple[Figure, ...] = ()
    note: Note | None = None
    first: bool = False

    @property
    def lit(self) -> bool:
        """Whether the panel is lit: the game waits for this seat."""
        return self.note is not None and self.note.lit


def seat_head(canvas: Canvas, box: Box, head: SeatHead) -> Box:
    """Draw a seat's head; returns what is left of it.

    Where room is scarce the note keeps its sign only; then the crown goes, and what the lit panel says without words.
    """
    canvas.anchor(SEAT, str(head.seat), box.inset(-_RINGED, 0))
    badge, rest = box.cut_left(box.height, 14)
    seat_badge(canvas, badge.centre, head.seat, head.initial, round(box.height * 0.86))
    style = _figures(box.width)
    for figure in reversed(head.figures):
        number, rest = rest.cut_right(width_of(figure.words, style) + 4, 8)
        canvas.text_in(figure.words, number, style, align="centre")
        place, rest = rest.cut_right(round(style.size * 1.1), 22)
        canvas.sprite_in(icon(figure.icon, place.width), place)
        if figure.changed:
            mark(canvas, Box(place.x - 6, place.y, number.right - place.x + 12, place.height), 12, 4)
    crown, pill_room = round(box.height * 0.6) + 14, _PILL + 14
    spare = rest.width - min(width_of(head.name, FINE), _SHORT_NAME)
    noted = head.note is not None and (not head.lit or spare >= pill_room)
    if head.first and spare >= crown + (pill_room if noted else 0):
        place, rest = rest.cut_right(crown - 14, 14)
        canvas.sprite_in(icon("crown", place.width), place)
    if head.note is not None and noted:
        rest = _draw_note(canvas, rest, head, head.note)
    made = canvas.text_in(head.name, rest, HEADING)
    return rest.cut_left(made.width, 30)[1]


def _figures(width: int) -> Type:
    return (TITLE if width > _NARROW else HEADING).weighing(Weight.BLACK)


def _draw_note(canvas: Canvas, box: Box, head: SeatHead, note: Note) -> Box:
    """The note at the right; returns what is left for the name."""
    face = p.SEATS[head.seat] if note.lit else p.PAPER_DEEP
    sprite = sign(note.sign, _SIGN, p.ink_on(face))
    words = note.words
    width = pill_width(words, SMALL, _PILL, sprite)
    if width_of(head.name, BODY) + 14 + width > box.width:
        words, width = "", _PILL
    place, rest = box.cut_right(width, 14)
    pill(canvas, place.centred(width, _PILL), words, face, SMALL, sprite)
    return rest

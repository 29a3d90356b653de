"""The head of a seat's panel: who it is, how they stand, whether it is their turn or they are waited for."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit import palette as p
from render.kit.badges import pill, pill_width, seat_badge
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import BODY, HEADING, SMALL, TITLE, Weight, width_of


@dataclass(frozen=True, slots=True)
class SeatHead:
    """What the head of a seat's panel says."""

    seat: int
    name: str
    initial: str
    score: str | None = None
    note: str | None = None
    to_move: bool = False
    waiting: bool = False
    first: bool = False


HEIGHT = 72


def seat_head(canvas: Canvas, box: Box, head: SeatHead) -> None:
    """Draw a seat's head; the name gives way to the marks and the score, never runs into them."""
    badge, rest = box.cut_left(box.height, 14)
    seat_badge(canvas, badge.centre, head.seat, head.initial, round(box.height * 0.86))
    if head.score is not None:
        style = TITLE.weighing(Weight.BLACK)
        place, rest = rest.cut_right(width_of(head.score, style) + 4, 8)
        canvas.text_in(head.score, place, style, align="right")
        laurel, rest = rest.cut_right(round(box.height * 0.74), 16)
        canvas.sprite_in(icon("point", laurel.width), laurel)
    if head.note is not None and (head.to_move or head.waiting):
        face = p.SEATS[head.seat] if head.to_move else p.PAPER_DEEP
        width = min(rest.width // 2, pill_width(head.note, SMALL, 50, with_icon=True) + 4)
        place, rest = rest.cut_right(width, 14)
        pill(canvas, place.centred(width, 50), head.note, face, SMALL, "hourglass" if head.waiting else "arrow")
    if head.first:
        place, rest = rest.cut_right(round(box.height * 0.6), 14)
        canvas.sprite_in(icon("crown", place.width), place)
    canvas.text_in(head.name, rest, HEADING, smallest=BODY.size)

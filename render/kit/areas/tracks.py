"""Tracks: what a space gives, and who stands on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.pieces import Kind, draw_piece, fanned

_STYLE = Type(SMALLEST, Weight.BOLD)


@dataclass(frozen=True, slots=True)
class Space:
    """What a space shows: icons and a word or a number, in a colour of its own if it is special."""

    words: str = ""
    icons: tuple[str, ...] = ()
    face: Colour | None = None


def draw_space(canvas: Canvas, place: Box, space: Space) -> None:
    """A space: its icons and words below each other, as large as there is room."""
    face = space.face or p.PAPER_DEEP
    card(canvas, place, face, p.darker(face, 0.25), max(6, min(place.width, place.height) // 6), 2, 0)
    inside = place.inset(4)
    if space.words and not space.icons:
        canvas.text(space.words, *inside.centre, _STYLE, p.ink_on(face), "centre")
        return
    words_width = width_of(space.words, _STYLE) + 4 if space.words else 0
    beside = bool(space.words) and inside.width - words_width >= inside.height // 2
    if space.words and beside:
        text, inside = inside.cut_right(words_width)
        canvas.text(space.words, *text.centre, _STYLE, p.ink_on(face), "centre")
    elif space.words:
        text, inside = inside.cut_bottom(SMALLEST)
        canvas.text(space.words, *text.centre, _STYLE, p.ink_on(face), "centre")
    if not space.icons:
        return
    size = min(inside.height, inside.width // len(space.icons))
    row = inside.centred(size * len(space.icons), size)
    for name, cell in zip(space.icons, row.columns(len(space.icons)), strict=True):
        canvas.sprite_in(icon(name, max(12, size - 4)), cell)


def draw_markers(
    canvas: Canvas, place: Box, seats: Sequence[int], initials: Sequence[str], kind: Kind = "disc"
) -> None:
    """The pieces of all who stand on a space, so that each can be seen."""
    for seat, box in zip(seats, fanned(place, len(seats)), strict=True):
        draw_piece(canvas, kind, box, seat, initials[seat])

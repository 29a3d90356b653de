"""Things below each other, each with its sign, its name and what it does, in one or two columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, Fitted, Type, Weight, fitted, width_of, wrapped
from render.kit.palette import Colour
from render.kit.signs.badges import priced, seat_badge
from render.kit.signs.marks import mark
from render.kit.sprites import Sprite

SIGN = 64
"""The size of signs before a name."""
_NAME, _NAME_LINES = Type(32, Weight.BOLD), 4
_ACROSS, _DOWN, _GAP, _APART = 14, 10, 14, 10
_BADGE = 50
_NARROWEST = 320
"""In narrower columns, words break too often."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A thing: its sign, its price or both, its name, a figure, what it does, and whose pieces are there."""

    name: str
    about: str = ""
    sprite: Sprite | None = None
    price: int | None = None
    figure: str = ""
    seats: tuple[tuple[int, str], ...] = ()
    """Each with its initial."""
    face: Colour | None = None
    new: bool = False
    choices: tuple[tuple[str, str], ...] = ()
    """The nouns and words of what it stands for."""
    owner: int | None = None


class Listing:
    """Entries laid out in a width: in two columns where that is lower."""

    def __init__(self, entries: Sequence[Entry], width: int, columns: int = 0) -> None:
        self._entries = entries
        ways = [self._laid(count, width) for count in ((columns,) if columns else (1, 2))]
        self._columns, self._inside, self._heights = min(ways, key=self._worse)

    def _laid(self, columns: int, width: int) -> tuple[int, int, list[int]]:
        """How wide an entry is within, and how high each line of them."""
        inside = (width - _APART * (columns - 1)) // columns - 2 * _ACROSS
        high = [self._height_of(entry, inside) for entry in self._entries]
        lines = [max(high[at : at + columns]) for at in range(0, len(high), columns)]
        return columns, inside, lines

    def _worse(self, way: tuple[int, int, list[int]]) -> tuple[bool, int]:
        """Whether names are cut or words break too often, and how high it is."""
        _, inside, lines = way
        whole = all(self._name_of(entry, inside).whole for entry in self._entries)
        return inside < _NARROWEST or not whole, sum(lines) + _APART * len(lines)

    def _name_of(self, entry: Entry, inside: int) -> Fitted:
        return fitted(entry.name, _NAME, self._room(entry, inside) - self._figure(entry), _NAME_LINES)

    def _height_of(self, entry: Entry, inside: int) -> int:
        words = self._room(entry, inside)
        name = self._name_of(entry, inside).height
        about = len(wrapped(entry.about, FINE, words)) * FINE.line_height
        return 2 * _DOWN + max(SIGN if _signs(entry) else 0, name + about)

    def _room(self, entry: Entry, inside: int) -> int:
        """How wide its words may be."""
        return inside - _signs(entry) * (SIGN + _GAP) - len(entry.seats) * _BADGE - (_GAP if entry.seats else 0)

    def _figure(self, entry: Entry) -> int:
        return width_of(entry.figure, _NAME) + _GAP if entry.figure else 0

    @property
    def height(self) -> int:
        """How high all of it is."""
        return sum(self._heights) + _APART * max(0, len(self._heights) - 1)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it into a box."""
        for number, line in enumerate(box.stacked(self._heights, _APART)):
            entries = self._entries[number * self._columns : (number + 1) * self._columns]
            for entry, place in zip(entries, line.columns(self._columns, _APART), strict=False):
                self._draw(canvas, place, entry)

    def _draw(self, canvas: Canvas, box: Box, entry: Entry) -> None:
        face = p.PAPER if entry.face is None else entry.face
        card(canvas, box, face, p.LINE, 14, 2, 0)
        for noun, word in entry.choices:
            canvas.anchor(noun, word, box, entry.owner)
        inside, ink = box.inset(_ACROSS, _DOWN), p.ink_on(face)
        if entry.price is not None:
            sign, inside = inside.cut_left(SIGN, _GAP)
            priced(canvas, sign.centred(SIGN - 8, SIGN - 8), entry.price)
        if entry.sprite is not None:
            sign, inside = inside.cut_left(SIGN, _GAP)
            canvas.sprite_in(entry.sprite, sign)
        if entry.seats:
            badges, inside = inside.cut_right(len(entry.seats) * _BADGE, _GAP)
            for (seat, initial), place in zip(entry.seats, badges.columns(len(entry.seats)), strict=True):
                seat_badge(canvas, place.centre, seat, initial, _BADGE - 4)
        name = fitted(entry.name, _NAME, inside.width - self._figure(entry), _NAME_LINES)
        about = wrapped(entry.about, FINE, inside.width)
        high = name.height + len(about) * FINE.line_height
        top, rest = inside.centred(inside.width, high).cut_top(name.height)
        if entry.figure:
            right, top = top.cut_right(self._figure(entry) - _GAP, _GAP)
            canvas.text(entry.figure, right.right, right.centre[1], _NAME, ink, "right")
        canvas.text_in(entry.name, top, _NAME, ink, lines=_NAME_LINES)
        for words, place in zip(about, rest.stacked([FINE.line_height] * len(about)), strict=True):
            canvas.text(words, place.x, place.centre[1], FINE, ink)
        if entry.new:
            mark(canvas, box)


def _signs(entry: Entry) -> int:
    """How many signs stand before its name."""
    return (entry.price is not None) + (entry.sprite is not None)

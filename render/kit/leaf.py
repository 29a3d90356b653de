"""What is looked at closer: a picture for a phone, its name at the head, and below it band by band what there is."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from render.kit import palette as p
from render.kit.areas.listing import Entry, Listing
from render.kit.areas.panels import heading, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, HEADER, sheet
from render.kit.lettering import BODY, FINE, SMALL, Type, Weight, wrapped
from render.kit.palette import Colour
from render.kit.picture import Picture, shortened_alt
from render.kit.signs.legend import legend
from render.kit.sprites import Sprite

_GAP, _TITLE, _INSET = 12, 48, 18
_FOOT = 54
"""Free, for Discord lays a sign on the corner at the left of it."""
_SENTENCES = re.compile(r"(?<=\.) ")
NAME = Type(44, Weight.BLACK)


class Leaf:
    """Its bands are laid out as they are put on it, and drawn in the end."""

    def __init__(self, name: str, standing: str = "") -> None:
        self._name, self._standing = name, standing
        self._bands: list[tuple[int, Callable[[Canvas, Box], object]]] = []

    def band(self, height: int, draw: Callable[[Canvas, Box], object]) -> Leaf:
        """Anything so high."""
        if height:
            self._bands.append((height, draw))
        return self

    def titled(self, words: str, height: int, draw: Callable[[Canvas, Box], object]) -> Leaf:
        """Anything so high under a title."""

        def both(canvas: Canvas, box: Box) -> None:
            top, rest = box.cut_top(_TITLE)
            heading(canvas, top, words, SMALL.weighing(Weight.BOLD))
            draw(canvas, rest)

        return self.band(_TITLE + height, both) if height else self

    def listing(self, words: str, entries: Sequence[Entry], columns: int = 0) -> Leaf:
        """Things with what they do, under a title; nothing where there are none."""
        if not entries:
            return self
        made = Listing(entries, CLOSE_INSIDE, columns)
        return self.titled(words, made.height, made.draw) if words else self.band(made.height, made.draw)

    def lines(self, lines: Sequence[str], style: Type = BODY) -> Leaf:
        """Words on a panel, a sentence or more on a line of its own."""
        written = [line for words in lines for line in wrapped(words, style, CLOSE_INSIDE - 2 * _INSET)]

        def draw(canvas: Canvas, box: Box) -> None:
            panel(canvas, box)
            for line, place in zip(written, box.inset(_INSET, 10).stacked([step] * len(written)), strict=True):
                canvas.text(line, place.x, place.centre[1], style)

        step = round(style.size * 1.25)
        return self.band(step * len(written) + 20 if written else 0, draw)

    def legend(self, entries: Sequence[tuple[Sprite, str]]) -> Leaf:
        """What the signs mean."""
        made = legend(entries, CLOSE_INSIDE)
        return self.band(made.height, made.draw) if made.entries else self

    def picture(self, sentences: Sequence[str], own: tuple[Colour, ...] = ()) -> Picture:
        """All of it; in words the name first."""
        heights = [HEADER, *(height for height, _ in self._bands), _FOOT]
        canvas, (head, *bands) = sheet(heights, _GAP, _GAP, CLOSE)
        name = canvas.text_in(self._name, head, NAME)
        canvas.text_in(self._standing, head.cut_left(name.width, 30)[1], FINE, p.INK_SOFT, "right")
        for band, (_, draw) in zip(bands, self._bands, strict=False):
            draw(canvas, band)
        told = [one for each in sentences for one in _SENTENCES.split(each)]
        return finished(canvas, shortened_alt([f"{self._name}.", *filter(None, told)]), own)

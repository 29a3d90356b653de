"""The sheet that a picture is drawn on: sprites, flat shapes and labels are pasted, nothing is blended twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.anchors import Anchors, Point
from render.kit.areas.area import Area
from render.kit.boxes import Box
from render.kit.lettering import BODY, SMALLEST, Fitted, Type, fitted, fitted_in, label
from render.kit.palette import Colour
from render.kit.sprites import Sprite, rounded_mask
from render.kit.traces import Frame, Marked, Pasted, Trace, Written

Align: TypeAlias = Literal["left", "centre", "right"]
_SHIFT: dict[Align, float] = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Canvas:
    """An RGB image of a fixed size. Only the thread that made it draws on it."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.anchors = Anchors()
        self.areas: list[Area] = []
        self.marked: list[Box] = []
        """What is marked as new."""
        self.traces: list[Trace] = []
        """What was put on it, in order."""
        self._pen = ImageDraw.Draw(image)

    @classmethod
    def plain(cls, width: int, height: int, ground: Colour) -> Canvas:
        """A canvas of one colour."""
        return cls(Image.new("RGB", (width, height), ground))

    def anchor(self, noun: str, word: str, box: Box, owner: int | None = None, outline: tuple[Point, ...] = ()) -> None:
        """What a person can choose by this word lies here."""
        self.anchors.add(noun, word, box, owner, outline)

    def area(
        self, word: str, box: Box, folds: tuple[int, ...] = (), *, near: bool = False, owner: int | None = None
    ) -> None:
        """A part of the picture lies here, which can be shown by itself."""
        self.areas.append(Area(word, box, folds, near, owner))

    @property
    def box(self) -> Box:
        """All of it."""
        return Box(0, 0, self.image.width, self.image.height)

    def sprite(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste with the top left corner at a point."""
        self.image.paste(sprite.colours, (x, y), sprite.mask)
        self.traces.append(Pasted(sprite, x, y))
        if sprite.traces:
            self.traces.append(Frame(Box(x, y, sprite.width, sprite.height)))
            self.traces += [trace.moved(x, y) for trace in sprite.traces]

    def frame(self, box: Box) -> None:
        """What is put here from now on belongs inside."""
        self.traces.append(Frame(box))

    def sprite_in(self, sprite: Sprite, box: Box) -> None:
        """Paste in the middle of a box."""
        place = box.centred(sprite.width, sprite.height)
        self.sprite(sprite, place.x, place.y)

    def stencil(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        """A flat colour through a mask."""
        self.image.paste(colour, (x, y), mask)

    def fill(self, box: Box, colour: Colour) -> None:
        """Colour a box."""
        self.image.paste(colour, box.corners)

    def cut_out(self, mask: Image.Image) -> Sprite:
        """All of it through a mask, to be pasted elsewhere."""
        telling = any(isinstance(trace, Written | Marked) for trace in self.traces)
        return Sprite(self.image, mask, tuple(self.traces) if telling else ())

    def inlay(self, other: Canvas, x: int, y: int, radius: int) -> None:
        """Another canvas with rounded corners, with all that can be chosen and is marked on it."""
        self.sprite(other.cut_out(rounded_mask(other.box.width, other.box.height, radius)), x, y)
        for anchor in other.anchors.found:
            self.anchors.found.append(anchor.moved(x, y))
        self.marked += [box.moved(x, y) for box in other.marked]

    def colour_at(self, point: tuple[int, int]) -> Colour:
        """What is at a point now."""
        found = self.image.getpixel(point)
        assert isinstance(found, tuple), "a canvas is RGB"
        return found[0], found[1], found[2]

    def line(self, start: tuple[int, int], end: tuple[int, int], colour: Colour, width: int = 2) -> None:
        """A straight line; horizontal and vertical ones are crisp."""
        self._pen.line((start, end), fill=colour, width=width)

    def text(
        self, words: str, x: int, middle: int, style: Type = BODY, colour: Colour | None = None, align: Align = "left"
    ) -> int:
        """A line of text whose capitals are centred on `middle`; returns how far it runs."""
        made = label(words, style)
        start = x - round(made.advance * _SHIFT[align])
        written = Written(words, start, middle, style, p.INK if colour is None else colour)
        self.traces.append(written)
        self.stencil(made.mask, start + made.left, written.baseline + made.top, written.colour)
        return made.advance

    def struck(self, words: str, x: int, middle: int, style: Type = BODY, colour: Colour | None = None) -> int:
        """A line of text that is struck through; returns how far it runs."""
        run = self.text(words, x, middle, style, colour)
        thick = max(2, style.size // 11)
        self.fill(Box(x, middle - thick // 2 + 1, run, thick), p.INK if colour is None else colour)
        return run

    def text_in(
        self,
        words: str,
        box: Box,
        style: Type = BODY,
        colour: Colour | None = None,
        align: Align = "left",
        lines: int | None = 1,
        smallest: int = SMALLEST,
    ) -> Fitted:
        """Text inside a box, centred in its height: wrapped, made smaller, at last cut, never over the edge.

        With None lines, as many as the height allows.
        """
        made = (
            fitted_in(words, style, box.width, box.height, smallest)
            if lines is None
            else fitted(words, style, box.width, lines, smallest)
        )
        anchor = box.x + round(box.width * _SHIFT[align])
        step = made.style.line_height
        middle = box.y + box.height // 2 - step * (len(made.lines) - 1) // 2
        for index, line in enumerate(made.lines):
            self.text(line, anchor, middle + index * step, made.style, colour, align)
        return made


def painted(width: int, height: int, radius: int, face: Colour, paint: Callable[[Canvas], None]) -> Sprite:
    """A rounded face of a tile or a card, painted once and pasted often."""
    canvas = Canvas.plain(width, height, face)
    paint(canvas)
    return canvas.cut_out(rounded_mask(width, height, radius))

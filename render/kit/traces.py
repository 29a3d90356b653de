"""What was put on a canvas, in order: what is written, the frames around it, and what is pasted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from render.kit.anchors import Point
from render.kit.boxes import Box
from render.kit.lettering import Type, label
from render.kit.palette import Colour, blend

if TYPE_CHECKING:
    from render.kit.sprites import Sprite

Sort: TypeAlias = Literal["new", "proposed", "legal"]
"""What a mark says."""


@dataclass(frozen=True, slots=True)
class Written:
    """A line of text: where it starts, and where the middle of its capitals is."""

    words: str
    x: int
    middle: int
    style: Type
    colour: Colour

    def moved(self, right: int, down: int) -> Written:
        """The same elsewhere."""
        return replace(self, x=self.x + right, middle=self.middle + down)

    def washed(self, tint: Colour, share: float) -> Written:
        """The same with that share of a colour over it."""
        return replace(self, colour=blend(self.colour, tint, share))

    @property
    def baseline(self) -> int:
        """The line that it stands on."""
        return self.middle + (self.style.cap_height + 1) // 2

    @property
    def box(self) -> Box:
        """Around its ink, from the baseline to the top of the capitals."""
        made = label(self.words, self.style)
        return Box(self.x + made.left, self.baseline - self.style.cap_height, made.mask.width, self.style.cap_height)


@dataclass(frozen=True, slots=True)
class Frame:
    """A card or a field, and whatever is put on it belongs inside."""

    box: Box

    def moved(self, right: int, down: int) -> Frame:
        """The same elsewhere."""
        return Frame(self.box.moved(right, down))


@dataclass(frozen=True, slots=True)
class Pasted:
    """A sprite."""

    sprite: Sprite
    x: int
    y: int

    @property
    def box(self) -> Box:
        """Where it lies."""
        return Box(self.x, self.y, self.sprite.width, self.sprite.height)

    def moved(self, right: int, down: int) -> Pasted:
        """The same elsewhere."""
        return Pasted(self.sprite, self.x + right, self.y + down)


@dataclass(frozen=True, slots=True)
class Marked:
    """Something that is new or proposed: when all is drawn, a sign comes to one of its corners."""

    box: Box
    sort: Sort
    line: int = 0
    """How thick the outline around its box is, if there is one."""
    corners: tuple[Point, ...] = ()
    """Where it has an outline of its own."""

    def moved(self, right: int, down: int) -> Marked:
        """The same elsewhere."""
        corners = tuple((x + right, y + down) for x, y in self.corners)
        return replace(self, box=self.box.moved(right, down), corners=corners)


Trace: TypeAlias = Written | Frame | Pasted | Marked

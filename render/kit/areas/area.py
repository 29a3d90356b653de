"""The areas of a picture: what a question is about is cut out of it along these, as large as a phone can show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from render.kit.boxes import Box

PHONE = 944
"""What is no wider is read on a phone without leaning in."""
_AROUND, _CLOSE_TO = 76, 48
"""So much is seen around the things that a question is about, and around each where they are shown one by one."""
_LEAST = (780, 560)
_MOST = 0.8


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a picture by its word."""

    word: str
    box: Box
    folds: tuple[int, ...] = ()
    """Where it may be cut from top to bottom, so that its pieces lie below each other."""
    near: bool = False
    """Whether only what is near the things that a question is about has to be shown of it."""
    owner: int | None = None

    def folded(self, width: int) -> list[Box]:
        """Its pieces from the left, each no wider than this where the folds allow it."""
        if self.box.width <= width:
            return [self.box]
        pieces: list[Box] = []
        start, ends = self.box.x, (*self.folds, self.box.right)
        for end, further in zip(ends, (*ends[1:], None), strict=True):
            if further is None or further - start > width:
                pieces.append(Box(start, self.box.y, end - start, self.box.height))
                start = end
        return pieces

    def narrowed(self, about: Sequence[Box]) -> Box:
        """What is near some things of it; all of it where that is most of it."""
        if not self.near or not about:
            return self.box
        found = self._inside(about[0].around(about[1:]).inset(-_AROUND))
        found = self._inside(found.around([found.centred(*_LEAST)]))
        most = _MOST * self.box.width * self.box.height
        return found if found.width * found.height < most else self.box

    def close_to(self, thing: Box) -> Box:
        """One thing of it and what is right around it."""
        return self._inside(thing.inset(-_CLOSE_TO))

    def _inside(self, box: Box) -> Box:
        """Moved into the area, as much of it as there is."""
        width, height = min(box.width, self.box.width), min(box.height, self.box.height)
        x = max(self.box.x, min(box.x, self.box.right - width))
        return Box(x, max(self.box.y, min(box.y, self.box.bottom - height)), width, height)


def between(places: Sequence[Box]) -> tuple[int, ...]:
    """Folds between things that stand side by side."""
    return tuple((one.right + other.x) // 2 for one, other in pairwise(places))

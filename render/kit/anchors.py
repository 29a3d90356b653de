"""Where the words of choices lie on a picture: what a person can choose can be shown where it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from render.kit.boxes import Box

Point: TypeAlias = tuple[int, int]

_LINE = 40
"""Boxes whose tops are nearer than this are read as one line."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """A word of a noun, whose it is if it is somebody's, and its box."""

    noun: str
    word: str
    box: Box
    owner: int | None = None
    outline: tuple[Point, ...] = ()
    """The corners of what lies there, where that is no box."""

    def moved(self, right: int, down: int) -> Anchor:
        """The same elsewhere."""
        outline = tuple((x + right, y + down) for x, y in self.outline)
        return Anchor(self.noun, self.word, self.box.moved(right, down), self.owner, outline)


@dataclass(slots=True)
class Anchors:
    """All anchors of a picture."""

    found: list[Anchor] = field(default_factory=list)

    def add(self, noun: str, word: str, box: Box, owner: int | None = None, outline: tuple[Point, ...] = ()) -> None:
        """A word lies here."""
        self.found.append(Anchor(noun, word, box, owner, outline))

    def of(self, noun: str, word: str, owner: int) -> list[Anchor]:
        """Where a word lies: what is this owner's, or nobody's."""
        return [anchor for anchor in self.named(word, owner) if anchor.noun == noun]

    def named(self, word: str, owner: int) -> list[Anchor]:
        """Where anything of this word lies, whatever its noun."""
        return [anchor for anchor in self.found if anchor.word == word and anchor.owner in (None, owner)]


def in_reach(anchors: Sequence[Anchor], *, in_common: bool) -> list[Anchor]:
    """Of what is called alike, what lies in common; else one's own, and what is nobody's where one has none."""
    common, owned = ([anchor for anchor in anchors if (anchor.owner is None) is free] for free in (True, False))
    return common if in_common else owned or common


def in_reading_order(anchors: Iterable[Anchor]) -> list[Anchor]:
    """Line by line from the top, each from the left."""
    lines: list[list[Anchor]] = []
    for anchor in sorted(anchors, key=lambda anchor: anchor.box.y):
        if lines and anchor.box.y - lines[-1][0].box.y < _LINE:
            lines[-1].append(anchor)
        else:
            lines.append([anchor])
    return [anchor for line in lines for anchor in sorted(line, key=lambda anchor: anchor.box.x)]

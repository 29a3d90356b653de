"""Where everybody's realm stands on the table: in boxes of one size, in the order of the seats, as large as fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from games.settlers.state import Player
from render.kit.boxes import Box
from render.settlers.hand import LINE, Hand, down
from render.settlers.land import Land, extent

GAP = 14
PADDING, HEAD = 12, 56
_NARROW, ROOMY, _BETWEEN = 146, 196, 6
"""How wide a column with head and hand may be, for one master or two in a line, and what is free beside it."""
POINTS, NAME = 50, 34
"""The heights of lines in it; in a roomy one the points stand beside the badge."""
_ACROSS = 2
_LARGEST, _EMPTY = 96, 70
_NAMED = 39
"""Where tiles would be smaller, squares are not named: they are where one looks closer."""
_SEEN = 38
"""Where they would be smaller, all boxes stand side by side, where high realms have more room."""


@dataclass(frozen=True, slots=True)
class Realms:
    """The lands, and how each box is divided: head and hand stand beside the land or above it."""

    lands: tuple[Land, ...]
    across: int
    """So many boxes stand side by side."""
    aside: int
    """How wide the column beside the land is; nothing if head and hand stand above it."""
    hand: int
    """How high the hands are."""
    one: int
    """How high each box is."""

    @property
    def smallest(self) -> int:
        """From tile to tile where they are smallest."""
        return min(land.pitch for land in self.lands)

    @property
    def seen(self) -> bool:
        """Whether they are large enough."""
        return self.smallest >= _SEEN

    @property
    def lines(self) -> int:
        """So many boxes stand below each other."""
        return -(-len(self.lands) // self.across)

    @property
    def columned(self) -> bool:
        """Whether there is no room for head and hand but in a column: beside the land, or in a narrow box."""
        return self.aside > 0 or self.across > _ACROSS

    @property
    def height(self) -> int:
        """How high all of them are."""
        return self.lines * (self.one + GAP) - GAP

    def cells(self, box: Box) -> list[Box]:
        """The boxes of all seats, and the one that is left of a line."""
        even = self.across * (cell_width(box.width, self.across) + GAP) - GAP
        return box.centred(even, box.height).grid(self.across, self.lines, GAP)

    def parts(self, cell: Box) -> tuple[Box, Box, Box]:
        """The head's, the hand's and the land's."""
        inside = cell.inset(PADDING)
        if self.aside:
            column, land = inside.cut_left(self.aside, _BETWEEN)
            head, hand = column.cut_top(_column_head(self.aside), _BETWEEN)
            return head, hand, land
        head, below = inside.cut_top(_head(self.across))
        hand, land = below.cut_top(self.hand)
        return head, hand, land


def has_spare(seats: int) -> bool:
    """Whether there is a box more than seats."""
    return seats % _ACROSS > 0


def cell_width(width: int, across: int = _ACROSS) -> int:
    """How wide a box is."""
    return (width + GAP) // across - GAP


def arranged(
    players: Sequence[Player], hands: Sequence[Hand], width: int, room: int, least: int, *, in_line: bool = False
) -> Realms:
    """The boxes in so much room, in the way in which the smallest tile is largest; a land takes `least` of it."""
    divided = partial(_divided, players, hands, width, room, least)

    def best(ways: Iterable[Realms]) -> Realms:
        return max(ways, key=lambda way: (min(0, room - way.height), way.smallest, -way.height))

    if in_line:
        return divided(len(players), 0, named=False)
    found = best(divided(_ACROSS, aside, named=True) for aside in (0, _NARROW, ROOMY))
    if found.smallest < _NAMED:
        found = best(divided(_ACROSS, aside, named=False) for aside in (0, _NARROW, ROOMY))
    if not found.seen and len(players) > _ACROSS and not has_spare(len(players)):
        found = best([found, divided(len(players), 0, named=False)])
    return found


def _column_head(width: int) -> int:
    return HEAD + NAME + (0 if width >= ROOMY else POINTS)


def _head(across: int) -> int:
    """How high the head above a land is."""
    return HEAD if across == _ACROSS else _column_head(ROOMY) + _BETWEEN


def _divided(
    players: Sequence[Player],
    hands: Sequence[Hand],
    width: int,
    room: int,
    least: int,
    across: int,
    aside: int,
    *,
    named: bool,
) -> Realms:
    lines = -(-len(players) // across)
    inside = Box(0, 0, cell_width(width, across), (room - GAP * (lines - 1)) // lines).inset(PADDING)
    high = max(down(hand.within(aside or inside.width)) for hand in hands)
    rest = inside.cut_left(aside, _BETWEEN)[1] if aside else inside.cut_top(_head(across) + high)[1]
    reaches = [extent(player.land) for player in players]
    lands = tuple(
        reach.surveyed(rest.width, rest.height, _LARGEST if reach.settled else _EMPTY, growing=False, named=named)
        for reach in reaches
    )
    land = max([least, *(land.height for land, reach in zip(lands, reaches, strict=True) if reach.settled)])
    column = _column_head(aside) + _BETWEEN + max(high, LINE)
    inner = max(land, column) if aside else _head(across) + high + land
    return Realms(lands, across, aside, high, 2 * PADDING + inner)

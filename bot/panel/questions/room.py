"""How much of a phone's screen a question may take: the rest is the picture, one line, and the row of service."""

from typing import NamedTuple

from bot.panel.kit.sheet import Rows


class Room(NamedTuple):
    """So many rows, and so many buttons and lists in them."""

    rows: int
    controls: int

    def holds(self, rows: Rows) -> bool:
        """Whether these have room."""
        return len(rows) <= self.rows and count(rows) <= self.controls

    def beside(self, rows: Rows) -> "Room":
        """What is left beside these."""
        return self.without(Room(len(rows), count(rows)))

    def without(self, other: "Room") -> "Room":
        """What is left beside so much; always room for one."""
        return Room(max(1, self.rows - other.rows), max(1, self.controls - other.controls))

    def at_most(self, other: "Room") -> "Room":
        """No more than that."""
        return Room(min(self.rows, other.rows), min(self.controls, other.controls))


SCREEN = Room(6, 9)
"""A whole message."""
DECISION = Room(4, 5)
"""What is to be decided, beside a full row of service."""
A_LIST = Room(1, 1)
LINES = 5
"""So many lines above the buttons say what these have no room for."""


def count(rows: Rows) -> int:
    """The controls in these rows."""
    return sum(map(len, rows))

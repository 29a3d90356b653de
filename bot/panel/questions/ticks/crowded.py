"""Where a phone has no room for all that is ticked: a list then says how many, and each of its lines whether it is."""

from collections.abc import Sequence

from bot.panel.kit.telling import ACROSS

ROOM = 6
"""So many lists and lines of ticks together leave a phone room for the picture and for what ends the answer."""
AROUND = 3
"""A tick is so many letters wider than its name."""


def has_room(lists: Sequence[Sequence[str]]) -> bool:
    """Whether a phone shows these ticks of each list; one line of each has room where its name has."""
    lines = sum(max(1, _lines(names)) for names in lists)
    return lines <= max(ROOM - len(lists), len(lists))


def _lines(names: Sequence[str]) -> int:
    """Into how many lines a phone breaks them."""
    lines, left = 0, 0
    for name in names:
        wide = len(name) + AROUND
        if wide > left:
            lines, left = lines - (-wide // ACROSS), ACROSS
        left -= wide
    return lines

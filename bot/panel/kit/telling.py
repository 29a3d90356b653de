"""What stands in words above the controls, as short as a phone has room for beside the picture."""

import re

TOLD = 240
"""So many letters are six lines of a phone."""
LEAST = 76
"""A line for an answer says at least so much, which is two lines of a phone."""
_ICON = re.compile(r"<a?:\w+:\d+>")
_IN_SIGHT = "··"
"""An icon is as wide as two letters."""
_BOLD = "**"


def told_room(lines: int) -> int:
    """How many letters each of so many lines may have."""
    return max(LEAST, TOLD // max(1, lines))


def brief(told: str) -> str:
    """The lines, each shortened to its room."""
    lines = told.split("\n")
    return "\n".join(shortened(line, told_room(len(lines))) for line in lines)


def seen_length(text: str) -> int:
    """How many letters a text is wide."""
    return len(_ICON.sub(_IN_SIGHT, text).replace(_BOLD, ""))


def shortened(text: str, room: int) -> str:
    """The text with whole words and icons, as much of it as there is room for."""
    if seen_length(text) <= room:
        return text
    kept = ""
    for word in re.split(r"(\s+)", text):
        if seen_length(kept + word) > room - 1:
            break
        kept += word
    kept = kept.rstrip(" ·,:;(") or text[: room - 1]
    return f"{kept}{_BOLD if kept.count(_BOLD) % 2 else ''}…"

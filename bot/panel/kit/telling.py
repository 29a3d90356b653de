"""What stands in words above the controls, as short as a phone has room for beside the picture."""

import re

TOLD, FULL, SPARE = 240, 4, 60
"""So many letters are six lines of a phone, above so many rows; each row that is less leaves room for more."""
ACROSS = 40
"""So many letters are a line of a phone."""
LEAST = 76
"""A line for an answer says at least so much, which is two lines of a phone."""
_ICON = re.compile(r"<a?:\w+:\d+>")
_IN_SIGHT = "··"
"""An icon is as wide as two letters."""
_BOLD = "**"


def told_room(lines: int, rows: int = FULL, taken: int = 0) -> int:
    """How many letters each of so many lines may have above so many rows, where others take so many."""
    return max(LEAST, (TOLD + SPARE * max(0, FULL - rows) - taken) // max(1, lines))


def lines_on_a_phone(told: str) -> int:
    """How many lines of a phone these words take."""
    return sum(-(-seen_length(line) // ACROSS) for line in told.split("\n"))


def brief(told: str, rows: int = FULL) -> str:
    """The lines above so many rows, each shortened to its room; what short ones leave is for the others."""
    lines = told.split("\n")
    left, taken = len(lines), 0
    for length in sorted(map(seen_length, lines)):
        if length > told_room(left, rows, taken):
            break
        left, taken = left - 1, taken + length
    return "\n".join(shortened(line, told_room(left, rows, taken)) for line in lines)


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
    kept = kept.rstrip(" ·,:;(…") or text[: room - 1]
    return f"{kept}{_BOLD if kept.count(_BOLD) % 2 else ''}…"

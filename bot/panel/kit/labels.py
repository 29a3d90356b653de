"""What stands on controls and in lists: cut to its room, told apart, sorted as people do."""

import re
from collections.abc import Sequence

from games.core.fields import written

BUTTON_ROOM = 80
OPTION_ROOM = 100
PLACEHOLDER_ROOM = 150
PART_TITLE = 36
"""Of what each of several lists is of, so much stands before from where to where it goes."""
_BROKEN_ICON = re.compile(r"<a?:?[^>\s]*$")


def cut(text: str, room: int) -> str:
    """The text, shortened to this many characters, never in the middle of an icon."""
    return text if len(text) <= room else _BROKEN_ICON.sub("", text[: room - 1]).rstrip() + "…"


def capital(label: str) -> str:
    """The label as it stands alone, on a button or in a list."""
    return label[:1].upper() + label[1:]


def distinct(labels: Sequence[str], items: Sequence[str]) -> list[str]:
    """The labels; where two are equal, each says by its word which one it is."""
    return [
        f"{label} ({written(item)})" if labels.count(label) > 1 else label
        for label, item in zip(labels, items, strict=True)
    ]


def natural(label: str) -> list[tuple[int, str]]:
    """Sorts as people do: b2 before b10."""
    return [(int(part), "") if part.isdecimal() else (0, part.casefold()) for part in re.split(r"([0-9]+)", label)]

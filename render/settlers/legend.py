"""What the signs on the tiles mean."""

from __future__ import annotations

from render.kit.icons import icon
from render.kit.legend import SIGN, Legend, legend
from render.words import new_entry, said
from texts import Teller

_SIGNS = ("exposed", "ruin", "cart", "coin", "master")


def signs(teller: Teller, marked: bool, width: int) -> Legend:
    """The legend of a picture so wide; with the sign of what is new only if anything can be marked."""
    entries = [(icon(sign, SIGN), said(teller, f"legend-{sign}")) for sign in _SIGNS]
    return legend([*entries, *new_entry(teller, marked)], width)

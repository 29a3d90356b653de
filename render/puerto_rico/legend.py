"""What the signs on the pictures mean."""

from __future__ import annotations

from games.puerto_rico.state import State
from render.kit.icons import icon
from render.kit.signs.legend import SIGN, Legend, legend
from render.puerto_rico.pieces import CIRCLE, COLONIST, NOBLE
from render.words import new_entry, said
from texts import Teller

_SIGNS = {
    "circle": CIRCLE,
    "colonist": COLONIST,
    "noble": NOBLE,
    "rose": "rose",
    "quarry": "quarry",
    "governor": "crown",
}


def signs(view: State, teller: Teller, marked: bool, width: int) -> Legend:
    """The legend of a picture so wide; with what is new only if anything can be marked."""
    known = [key for key in _SIGNS if key != "noble" or view.plays("nobles")]
    entries = [(icon(_SIGNS[key], SIGN), said(teller, f"legend-{key}")) for key in known]
    return legend([*entries, *new_entry(teller, marked)], width)

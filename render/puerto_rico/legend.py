"""What the signs on the pictures mean."""

from __future__ import annotations

from games.puerto_rico.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.canvas import Canvas, painted
from render.kit.icons import icon
from render.kit.lettering import SMALLEST, Type, Weight
from render.kit.signs.legend import SIGN
from render.kit.skins import kept
from render.kit.sprites import Sprite
from render.puerto_rico import faces
from render.puerto_rico.pieces import CIRCLE, COLONIST, NOBLE
from render.words import new_entry, said
from texts import Teller

Entries = list[tuple[Sprite, str]]
_MADE = Type(SMALLEST, Weight.BOLD)
_OWN = {
    "circle": CIRCLE,
    "colonist": COLONIST,
    "noble": NOBLE,
    "rose": "rose",
}


def of_table(view: State, teller: Teller, marked: bool) -> Entries:
    """On the lines of seats; with what is new only if anything can be marked."""
    known = {"quarry": "quarry", "island": "island", "governor": "crown", "city": "town", "rose": "rose"}
    known |= {"noble": NOBLE} if view.plays("nobles") else {}
    signs = [(icon(name, SIGN), said(teller, f"legend-{key}")) for key, name in known.items()]
    return [*signs, (_plus(), said(teller, "legend-made")), *new_entry(teller, marked)]


def of_buildings(teller: Teller) -> Entries:
    """Among the buildings that are left."""
    return [
        (icon("laurel", SIGN), said(teller, "legend-points")),
        (icon("quarry", SIGN), said(teller, "legend-saves")),
    ]


def of_boards(view: State, teller: Teller) -> Entries:
    """On small islands and cities."""
    nobles = [(icon(NOBLE, SIGN), said(teller, "legend-noble"))] if view.plays("nobles") else []
    return [
        (faces.face("office", SIGN), said(teller, "legend-works")),
        (faces.face("office", SIGN, works=False), said(teller, "legend-idle")),
        (icon("rose", SIGN), said(teller, "legend-rose")),
        *nobles,
    ]


def of_own(view: State, teller: Teller, marked: bool) -> Entries:
    """On a board as it lies before one."""
    known = [key for key in _OWN if key != "noble" or view.plays("nobles")]
    return [*((icon(_OWN[key], SIGN), said(teller, f"legend-{key}")) for key in known), *new_entry(teller, marked)]


@kept(2)
def _plus() -> Sprite:
    """What a craftsman would bring, as it is written."""

    def paint(canvas: Canvas) -> None:
        card(canvas, canvas.box, p.PAPER, p.PAPER, 6, 0, 0)
        canvas.text("+1", *canvas.box.centre, _MADE, p.INK_SOFT, "centre")

    return painted(SIGN + 4, SIGN, 6, p.PAPER, paint)

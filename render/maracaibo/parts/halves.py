"""The sea chart in two halves, each as wide as a phone can show it; they share what lies in the middle."""

from __future__ import annotations

from functools import partial

from games.core.seats import Seat
from games.maracaibo.state import State
from render.kit.areas.area import Area
from render.kit.asked.cutting import Laid, Piece, paste
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE, MARGIN
from render.kit.ground import ground
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.maracaibo import alt
from render.maracaibo.changes import changes
from render.maracaibo.chart import Chart
from render.maracaibo.pictures import all_names
from render.maracaibo.places import HEIGHT, WIDTH
from render.maracaibo.sea import tones
from render.words import said
from texts import Teller

HALVES = {"west": 0, "east": WIDTH - CLOSE_INSIDE}


def called(_view: State, teller: Teller, half: str) -> str:
    """What a half is called."""
    return said(teller, f"half-{half}")


def half(view: State, teller: Teller, viewer: Seat | None, before: State | None, which: str) -> Picture:
    """One of them, cut out of the whole."""
    names = all_names(view, teller)
    sea = ground(WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
    whole = sea.box.inset(MARGIN)
    Chart(view, teller, initials(names), changes(before, view), close=True).draw(sea, whole)
    piece = Piece(0, Area("chart", whole), Box(whole.x + HALVES[which], whole.y, CLOSE_INSIDE, HEIGHT))
    leaf = Leaf(said(teller, "part-chart", of=called(view, teller, which)))
    leaf.band(HEIGHT, partial(_put, sea, piece))
    return leaf.picture(alt.of_chart(view, teller, names), tones())


def _put(sea: Canvas, piece: Piece, canvas: Canvas, box: Box) -> None:
    paste(canvas, sea, Laid(piece, piece.box, box.x - piece.box.x, box.y - piece.box.y))

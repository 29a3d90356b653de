"""A region with its neighbours, larger: what stands there can be read, and whose it is."""

from __future__ import annotations

from games.archipelago.state import State
from games.core.seats import Seat
from render.archipelago.changes import changes
from render.archipelago.map.near import surroundings
from render.archipelago.map.whole import tones
from render.archipelago.standing_there import told
from render.archipelago.words import region_named
from render.kit.areas.panels import RADIUS
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.words import said
from texts import Teller

_SEA, _HALF, _QUARTER, _BADGE = 740, 262, 151, 60


def region(view: State, teller: Teller, viewer: Seat | None, before: State | None, letter: str) -> Picture:
    """One of them; below it in words who rules it, and whose everything is."""
    lines, changed = told(view, teller, letter), changes(before, view)
    leaf = Leaf(said(teller, "part-region", of=region_named(view, teller, letter)))

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.inlay(surroundings(view, changed, letter, box, _HALF, _QUARTER, _BADGE), box.x, box.y, RADIUS)

    leaf.band(_SEA, draw)
    return leaf.lines(lines).picture([f"{each}." for each in lines], tones())

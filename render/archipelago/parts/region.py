"""A region with its neighbours, larger: what stands there can be read, and whose it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.archipelago.state import State, Unit
from games.core.seats import Seat
from render.archipelago.changes import changes
from render.archipelago.map.near import surroundings
from render.archipelago.map.whole import tones
from render.archipelago.words import region_named
from render.kit.areas.panels import RADIUS
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.words import counted, listed, said, titled
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


def told(view: State, teller: Teller, letter: str) -> list[str]:
    """Who rules it, which buildings stand in it and who is in them, and everybody's units."""
    ruler = view.ruler(letter)
    lines = [] if ruler is None else [said(teller, "ruled", player=teller.player(ruler))]
    for building in view.regions[letter].buildings:
        name, occupant = titled(teller.name("building", building)), view.occupant(letter, building)
        lines.append(f"{name}: {teller.player(occupant[0])}" if occupant else name)
    standing_here = {seat: view.players[seat].here(letter) for seat in view.every_seat()}
    lines += [f"{teller.player(seat)}: {units_told(teller, units)}" for seat, units in standing_here.items() if units]
    return lines or [said(teller, "nobody")]


def units_told(teller: Teller, units: Iterable[Unit]) -> str:
    """Units by kind, with what they are at."""
    states = Counter((unit.kind, "striking" if unit.lying else "busy" if unit.busy else "free") for unit in units)
    return listed(
        teller,
        (
            f"{counted(teller, teller.name('unit', kind), count)} ({said(teller, state)})"
            for (kind, state), count in states.items()
        ),
    )

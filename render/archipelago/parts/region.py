"""A region with its neighbours, larger: what stands there can be read, and whose it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from games.archipelago.map.geography import empty_places
from games.archipelago.state import State, Unit
from games.core.seats import Seat
from render.archipelago.changes import Changes, changes
from render.archipelago.map.island import joined, terrain
from render.archipelago.map.land import Land
from render.archipelago.map.whole import tones, touching
from render.archipelago.words import region_named
from render.kit import palette as p
from render.kit.areas.hexes import HexGrid, beside, draw_hex, landscape, ring, tone
from render.kit.areas.panels import RADIUS
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.ground import draw_sea
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.kit.signs.badges import number_badge
from render.words import counted, listed, said, titled
from texts import Teller

_SEA, _HALF, _QUARTER = 740, 262, 151
_BEYOND, _BADGE = 1.17, 60
"""The letters of the neighbours stand just beyond the edges."""


def region(view: State, teller: Teller, viewer: Seat | None, before: State | None, letter: str) -> Picture:
    """One of them; below it in words who rules it, and whose everything is."""
    lines, changed = told(view, teller, letter), changes(before, view)
    leaf = Leaf(said(teller, "part-region", of=region_named(view, teller, letter)))
    leaf.band(_SEA, lambda canvas, box: canvas.inlay(_drawn(view, changed, letter, box), box.x, box.y, RADIUS))
    return leaf.lines(lines).picture([f"{each}." for each in lines], tones())


def _drawn(view: State, changed: Changes, letter: str, box: Box) -> Canvas:
    """The region in the middle, of its neighbours their shores and letters, of the free places their numbers."""
    at = view.regions[letter].at
    sea = Box(0, 0, box.width, box.height)
    origin = sea.centred(2 * _HALF, 4 * _QUARTER)
    grid = HexGrid(0, 0, _HALF, _QUARTER)
    grid = HexGrid(origin.x - grid.box(at).x, origin.y - grid.box(at).y, _HALF, _QUARTER)
    canvas = Canvas.plain(sea.width, sea.height, tone("water"))
    draw_sea(canvas, sea, p.tint(p.SEA, 0.3), tone("water"))
    lying = {region.at: name for name, region in view.regions.items()}
    places = {spot: str(number) for number, spot in enumerate(empty_places(view.hexes_at(), touching(view)), 1)}
    for spot in beside(at):
        if spot in lying:
            near = view.regions[lying[spot]]
            draw_hex(canvas, grid, spot, landscape(_HALF, _QUARTER, terrain(near), joined(near)))
        elif spot in places:
            ring(canvas, grid, spot, p.tint(p.SEA, 0.66), 3)
    alone = msgspec.structs.replace(view, regions={letter: view.regions[letter]})
    Land(alone, changed, grid).draw(canvas)
    for edge, spot in enumerate(beside(at)):
        x, y = grid.toward(at, edge, _BEYOND)
        if spot in lying:
            number_badge(canvas, (x, y), lying[spot].upper(), _BADGE, p.COAL)
        elif spot in places:
            number_badge(canvas, (x, y), places[spot], _BADGE, p.darker(p.SEA, 0.2))
            canvas.anchor("place", places[spot], Box(x, y, 0, 0).centred(_BADGE, _BADGE))
    return canvas


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

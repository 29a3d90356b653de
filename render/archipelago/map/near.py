"""One region with what lies around it: of its neighbours their shores and letters, of the free places their numbers."""

from __future__ import annotations

import msgspec

from games.archipelago.map.geography import empty_places
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.map.island import joined, terrain
from render.archipelago.map.land import Land
from render.archipelago.map.whole import PROPOSED, touching
from render.kit import palette as p
from render.kit.areas.hexes import HexGrid, beside, draw_hex, ring, tone
from render.kit.areas.landscapes import landscape
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.ground import draw_sea
from render.kit.signs.badges import number_badge

_BEYOND = 1.17
"""The letters of the neighbours stand just beyond the edges."""


def surroundings(view: State, changed: Changes, letter: str, box: Box, half: int, quarter: int, badge: int) -> Canvas:
    """The region in the middle of a box, in a hex of this size."""
    at = view.regions[letter].at
    sea = Box(0, 0, box.width, box.height)
    origin = sea.centred(2 * half, 4 * quarter)
    grid = HexGrid(0, 0, half, quarter)
    grid = HexGrid(origin.x - grid.box(at).x, origin.y - grid.box(at).y, half, quarter)
    canvas = Canvas.plain(sea.width, sea.height, tone("water"))
    draw_sea(canvas, sea, p.tint(p.SEA, 0.3), tone("water"))
    lying = {region.at: name for name, region in view.regions.items()}
    known = {region.at: region for name, region in view.regions.items() if name != PROPOSED}
    places = {spot: str(number) for number, spot in enumerate(empty_places(known, touching(view)), 1)}
    for spot in beside(at):
        if spot in lying:
            near = view.regions[lying[spot]]
            draw_hex(canvas, grid, spot, landscape(half, quarter, terrain(near), joined(near)))
        elif spot in places:
            ring(canvas, grid, spot, p.tint(p.SEA, 0.66), 3)
    alone = msgspec.structs.replace(view, regions={letter: view.regions[letter]})
    Land(alone, changed, grid).draw(canvas)
    for edge, spot in enumerate(beside(at)):
        x, y = grid.toward(at, edge, _BEYOND)
        if spot in lying:
            number_badge(canvas, (x, y), lying[spot].upper(), badge, p.COAL)
        elif spot in places:
            number_badge(canvas, (x, y), places[spot], badge, p.darker(p.SEA, 0.2))
            canvas.anchor("place", places[spot], Box(x, y, 0, 0).centred(badge, badge))
    return canvas

"""The archipelago as a map: every hex with its letter, and the free places with their numbers."""

from __future__ import annotations

import math

import msgspec

from games.archipelago import steps
from games.archipelago.actions.exploring import SHARES
from games.archipelago.map.geography import EDGES, around, beyond, empty_places
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.map.land import Land
from render.kit import palette as p
from render.kit.areas import hexes
from render.kit.areas.hexes import HexGrid, Spot, fitted_grid, ring, tone
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.ground import draw_sea
from render.kit.palette import Colour
from render.kit.signs.badges import number_badge

LARGEST = 300
LEAST = 150
"""So wide a hex is that can be read on a phone: 60 of its 400 pixels."""
_PLACE = 50
_REACH = _PLACE // 2 + 4
"""So far from the edge a place's number keeps."""
_MARGIN, _TIGHT = 2 * _REACH + 4, 10
"""Around the hexes: with the numbers of free places at their coasts, and where there is no room for these."""
_EDGE = 20
_LOWEST = 460
PROPOSED = "?"
"""The letter of a region that is not laid yet: its place keeps its number."""


def touching(view: State) -> int:
    """How many regions a new one must touch."""
    return SHARES if view.turn else 1


def tones() -> tuple[Colour, ...]:
    """The flat colours of sea, coast and land."""
    return (p.tint(p.SEA, 0.3), *hexes.tones())


def laying_asked(view: State) -> bool:
    """Whether somebody chooses where a hex comes: else nobody asks for the numbers of the free places."""
    return any(isinstance(step, steps.PlaceFirst | steps.ChooseHex) for step in view.agenda)


def room_for(view: State, width: int, most: int) -> tuple[int, int]:
    """How high a map so wide is in at most so much height, and how wide its hexes are then, or others as high."""
    rows = [south for _, south in view.hexes_at()]
    lefts = [2 * east + south for east, south in view.hexes_at()]
    across, down = max(lefts) - min(lefts) + 2, 3 * (max(rows) - min(rows)) + 4
    for margin in (_MARGIN, _TIGHT) if laying_asked(view) else (_TIGHT,):
        high = (most - 2 * margin) / down
        half = min(LARGEST // 2, (width - 2 * margin) // across, int(high * math.sqrt(3)))
        if 2 * half >= LEAST or margin == _TIGHT:
            break
    half = max(half, min(LEAST // 2, int(high * math.sqrt(3))))
    return max(_LOWEST, min(most, math.ceil(half * down / math.sqrt(3)) + 2 * margin)), 2 * half


class Map:
    """Where everything lies on one picture."""

    def __init__(
        self, view: State, changed: Changes, box: Box, *, whole_places: bool = False, near: Spot | None = None
    ) -> None:
        """The free places, if they are asked for, are shown by a number at their coast, or whole; only what is near a
        hex, if one is named.
        """
        self.box = box
        laid = {region.at: region for name, region in view.regions.items() if name != PROPOSED}
        self.places = {spot: str(number) for number, spot in enumerate(empty_places(laid, touching(view)), 1)}
        self.whole_places = whole_places
        self.settled = PROPOSED in view.regions and not whole_places
        """Whether a region is on its way, and its place is chosen: the others are none any more."""
        if near is not None:
            seen = (near, *around(near))
            self.places = {spot: number for spot, number in self.places.items() if spot in seen}
            regions = {name: region for name, region in view.regions.items() if region.at in seen}
            view = msgspec.structs.replace(view, regions=regions)
        self.view = view
        spots = [*view.hexes_at(), *(self.places if whole_places else ())]
        largest = box.width if near else LARGEST
        self.grid: HexGrid = fitted_grid(spots, box.inset(_EDGE if whole_places else _MARGIN), largest, LEAST)
        if not whole_places and not self.settled and (self.grid.width < LEAST or not laying_asked(view)):
            self.grid = fitted_grid(spots, box.inset(_TIGHT), largest, LEAST)
            self.places = {}
        self.land = Land(view, changed, self.grid)

    def draw(self, canvas: Canvas) -> None:
        """The sea, the free places, the hexes, and what stands on them."""
        draw_sea(canvas, self.box, p.tint(p.SEA, 0.3), tone("water"))
        canvas.area("map", self.box, near=True)
        lying = self.view.hexes_at()
        for spot, number in self.places.items():
            if spot in lying:
                canvas.anchor("place", number, self.land.badge_of(spot))
            elif self.settled:
                continue
            elif self.whole_places:
                self._draw_whole(canvas, spot, number)
            else:
                self._draw_at_coast(canvas, spot, number)
        self.land.draw(canvas)

    def _draw_whole(self, canvas: Canvas, spot: Spot, number: str) -> None:
        """The place as large as what comes there."""
        ring(canvas, self.grid, spot, p.tint(p.SEA, 0.66), 3)
        size = self.grid.width // 3
        number_badge(canvas, self.grid.box(spot).centre, number, size, p.darker(p.SEA, 0.2))
        canvas.anchor("place", number, self.grid.box(spot).centred(2 * size, 2 * size))

    def _draw_at_coast(self, canvas: Canvas, spot: Spot, number: str) -> None:
        """The number stands near the coasts that the place would touch."""
        touched = [edge for edge in EDGES if beyond(spot, edge) in self.view.hexes_at()]
        near = [self.grid.toward(spot, edge, 0.4) for edge in touched]
        x, y = sum(at[0] for at in near) // len(near), sum(at[1] for at in near) // len(near)
        x = max(self.box.x + _REACH, min(x, self.box.right - _REACH))
        y = max(self.box.y + _REACH, min(y, self.box.bottom - _REACH))
        number_badge(canvas, (x, y), number, _PLACE, p.darker(p.SEA, 0.2))
        canvas.anchor("place", number, Box(x - _PLACE // 2, y - _PLACE // 2, _PLACE, _PLACE))

"""The archipelago as a map: every hex with its letter, and the free places with their numbers."""

from __future__ import annotations

from games.archipelago.components import CITIZEN, SIDES
from games.archipelago.exploring import SHARES
from games.archipelago.geography import EDGES, beyond, empty_places
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.island import Cluster, apart, cluster, draw_cluster, joined, middle_of, terrain, tokens_of
from render.kit import palette as p
from render.kit.badges import number_badge
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.hexes import HexGrid, Spot, draw_hex, fitted_grid, landscape, ring
from render.kit.lettering import HEADING, Weight
from render.kit.marks import colour_of_news
from render.kit.palette import Colour
from render.kit.panels import card

LARGEST = 330
_LETTER = HEADING.weighing(Weight.BLACK)
_PLACE = 50
_MARGIN = 66
_SMALLEST_TOKEN = 22
PROPOSED = "?"
"""The letter of a region that is not laid yet: its place keeps its number."""


def touching(view: State) -> int:
    """How many regions a new one must touch."""
    return SHARES if view.turn else 1


def tones() -> tuple[Colour, ...]:
    """The flat colours of sea, coast and land."""
    water, land = p.tint(p.SEA, 0.42), p.tint(p.LEAF, 0.4)
    return (p.tint(p.SEA, 0.3), water, p.tint(p.SEA, 0.58), p.tint(p.SEA, 0.66), land, p.tint(p.CORN, 0.4))


class Map:
    """Where everything lies on one picture."""

    def __init__(self, view: State, changed: Changes, box: Box) -> None:
        self.view = view
        self.changed = changed
        self.box = box
        laid = {region.at: region for name, region in view.regions.items() if name != PROPOSED}
        self.places = empty_places(laid, touching(view))
        self.grid: HexGrid = fitted_grid(view.hexes_at(), box.inset(_MARGIN), LARGEST)
        self.token = max(30, self.grid.width // 7)
        self.badge = max(44, self.grid.width // 7)

    def draw(self, canvas: Canvas) -> None:
        """The sea, the free places, the hexes, and what stands on them."""
        card(canvas, self.box, p.tint(p.SEA, 0.3), p.LINE)
        for number, spot in enumerate(self.places, 1):
            self._draw_place(canvas, spot, str(number))
        for region in self.view.regions.values():
            face = landscape(self.grid.half, self.grid.quarter, terrain(region), joined(region))
            draw_hex(canvas, self.grid, region.at, face)
        for name in self.view.regions:
            self._draw_region(canvas, name)

    def _draw_place(self, canvas: Canvas, spot: Spot, number: str) -> None:
        """The number stands near the coasts that the place would touch."""
        lying = self.view.hexes_at()
        if spot in lying:
            canvas.anchor("place", number, self.grid.box(spot))
            return
        touched = [edge for edge in EDGES if beyond(spot, edge) in lying]
        near = [self.grid.toward(spot, edge, 0.3) for edge in touched]
        x, y = sum(at[0] for at in near) // len(near), sum(at[1] for at in near) // len(near)
        x = max(self.box.x + _PLACE, min(x, self.box.right - _PLACE))
        y = max(self.box.y + _PLACE, min(y, self.box.bottom - _PLACE))
        number_badge(canvas, (x, y), number, _PLACE, p.darker(p.SEA, 0.2))
        canvas.anchor("place", number, Box(x - _PLACE // 2, y - _PLACE // 2, _PLACE, _PLACE))

    def _draw_region(self, canvas: Canvas, name: str) -> None:
        region = self.view.regions[name]
        box = self.grid.box(region.at)
        top = box.y + box.height // 8 + self.badge
        limits = Box(box.x + box.width // 12, top, box.width * 5 // 6, box.y + box.height * 5 // 6 - top)
        for found in self._clusters(name, limits):
            draw_cluster(canvas, found)
        x, y = self.grid.corner(region.at, 0)
        number_badge(canvas, (x, y + self.badge // 2 + 6), name.upper(), self.badge, p.COAL)
        for noun in ("region", "spot"):
            canvas.anchor(noun, name, box)
        for seat, player in enumerate(self.view.players):
            for unit in player.here(name):
                word = f"{unit.kind}.{name}" + (f".{unit.building}" if unit.building else "")
                canvas.anchor("unit", word, box.centred(box.width // 2, box.height // 2), seat)
                if unit.kind == CITIZEN:
                    canvas.anchor("origin", word.partition(".")[2], box.centred(box.width // 2, box.height // 2), seat)
        if name in self.changed.regions:
            ring(canvas, self.grid, region.at, colour_of_news(), 8)
            canvas.marked.append(box)

    def _clusters(self, name: str, limits: Box) -> list[Cluster]:
        """What stands on each water and land; closer together where a hex is full."""
        region = self.view.regions[name]
        parts = SIDES[region.side].zones
        room = limits.width * (3 if len(parts) > 1 else 4) // 4
        together: list[Cluster] = []
        for size in range(self.token, _SMALLEST_TOKEN - 1, -4):
            tokens = {part.name: tokens_of(self.view, name, part, size) for part in parts}
            clusters = [
                cluster(tokens[part.name], middle_of(self.grid, region.at, region, part), room, limits)
                for part in parts
                if tokens[part.name]
            ]
            if found := apart(clusters, limits):
                return found
            every = [token for part in parts for token in tokens[part.name]]
            together = [cluster(every, limits.centre, limits.width, limits)] if every else []
            if not together or together[0].box.height <= limits.height:
                break
        return together

"""Hexes as they lie, with their letters and all that stands on them."""

from __future__ import annotations

from games.archipelago import steps
from games.archipelago.components import SIDES
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.island import Cluster, apart, cluster, draw_cluster, joined, middle_of, terrain, tokens_of
from render.kit import palette as p
from render.kit.badges import number_badge
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.hexes import HexGrid, Spot, draw_hex, landscape, ring
from render.kit.marks import colour_of_news

_SMALLEST_TOKEN = 22


class Land:
    """Regions on a grid."""

    def __init__(self, view: State, changed: Changes, grid: HexGrid, *, lettered: bool = True) -> None:
        self.view = view
        self.changed = changed
        self.grid = grid
        self.lettered = lettered
        self.token = max(30, grid.width // 7)
        self.badge = max(44, grid.width // 7)
        self.asked = {step.region for step in view.agenda if isinstance(step, steps.Land | steps.Convert | steps.Moor)}
        """Where somebody chooses on which shore people stand."""

    def draw(self, canvas: Canvas) -> None:
        """Every hex, then what stands on them: it may reach over an edge."""
        for region in self.view.regions.values():
            face = landscape(self.grid.half, self.grid.quarter, terrain(region), joined(region))
            draw_hex(canvas, self.grid, region.at, face)
        for name in self.view.regions:
            self._draw_region(canvas, name)

    def badge_of(self, spot: Spot) -> Box:
        """Where the letter of a hex stands."""
        x, y = self.grid.corner(spot, 0)
        return Box(x - self.badge // 2, y + 6, self.badge, self.badge)

    def _draw_region(self, canvas: Canvas, name: str) -> None:
        region = self.view.regions[name]
        box = self.grid.box(region.at)
        top = box.y + box.height // 8 + self.badge
        limits = Box(box.x + box.width // 12, top, box.width * 5 // 6, box.y + box.height * 5 // 6 - top)
        for found in self._clusters(name, limits):
            draw_cluster(canvas, found)
        if self.lettered:
            number_badge(canvas, self.badge_of(region.at).centre, name.upper(), self.badge, p.COAL)
            for noun in ("region", "spot", "target"):
                canvas.anchor(noun, name, box)
        if name in self.asked:
            for part in SIDES[region.side].zones:
                x, y = middle_of(self.grid, region.at, region, part)
                canvas.anchor("shore", part.name, Box(x, y, 0, 0).centred(box.width // 3, box.width // 3))
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

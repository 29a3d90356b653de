"""Hexes as they lie, with their letters and all that stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.archipelago import steps
from games.archipelago.components import SIDES
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.island import Detail, Token, draw_token, joined, middle_of, terrain, tokens_of
from render.kit import palette as p
from render.kit.badges import number_badge
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.clusters import Group, apart, crowded, together
from render.kit.hexes import HexGrid, Spot, draw_hex, landscape, ring
from render.kit.lettering import SMALLEST
from render.kit.marks import colour_of_news

_SIZES = (96, 80, 68, 58, 50, 44, 38, 34, 30, 26)
_WAYS = (
    (Detail.ALL, True),
    (Detail.ALL, False),
    (Detail.COUNTED, False),
    (Detail.PEOPLE, False),
)
"""How what stands in a region is told, the better way first; by its waters and lands, or all together."""
_SMALL = 30
_HERE: Spot = (0, 0)


class Land:
    """Regions on a grid."""

    def __init__(self, view: State, changed: Changes, grid: HexGrid, *, lettered: bool = True) -> None:
        self.view = view
        self.changed = changed
        self.grid = grid
        self.lettered = lettered
        self.sizes = [size for size in _SIZES if size <= max(_SMALL, grid.width // 4)]
        self.badge = max(38, grid.width // 7)
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
        for token, place in self._standing(name):
            draw_token(canvas, token, place.moved(box.x, box.y))
        if self.lettered:
            number_badge(canvas, self.badge_of(region.at).centre, name.upper(), self.badge, p.COAL)
            side, below = box.width // 9, box.height // 7
            top = self.badge_of(region.at).y
            framed = Box(box.x + side, top, box.width - 2 * side, box.bottom - below - top)
            for noun in ("region", "spot", "target"):
                canvas.anchor(noun, name, framed)
        if name in self.asked:
            for part in SIDES[region.side].zones:
                x, y = middle_of(self.grid, region.at, region, part)
                canvas.anchor("shore", part.name, Box(x, y, 0, 0).centred(box.width // 3, box.width // 3))
        if name in self.changed.regions:
            ring(canvas, self.grid, region.at, colour_of_news(), 8)
            canvas.marked.append(box)

    def _standing(self, name: str) -> list[tuple[Token, Box]]:
        """What stands in a region and where: as large as it can by its water or land, else closer, else less."""
        region = self.view.regions[name]
        parts = SIDES[region.side].zones
        corner = self.grid.box(region.at)
        badge = self.badge_of(region.at).moved(-corner.x, -corner.y) if self.lettered else Box(0, 0, 0, 0)
        shape = HexGrid(0, 0, self.grid.half, self.grid.quarter)
        for detail, by_parts in _WAYS:
            for size in self.sizes:
                found = [tokens_of(self.view, name, part, size, detail) for part in parts]
                every = [token for tokens in found for token in tokens]
                line = max(SMALLEST, size) + 2
                places: Sequence[Box] | None
                if by_parts:
                    middles = [middle_of(shape, _HERE, region, part) for part in parts]
                    groups = tuple(
                        Group(middle, tuple(token.width for token in tokens))
                        for middle, tokens in zip(middles, found, strict=True)
                        if tokens
                    )
                    laid = apart(shape, groups, line, badge)
                    places = None if laid is None else [place for group in laid for place in group]
                else:
                    places = together(shape, tuple(token.width for token in every), line, badge.bottom)
                if places is not None:
                    return list(zip(every, places, strict=True))
        people = [
            replace(token, words="")
            for part in parts
            for token in tokens_of(self.view, name, part, self.sizes[-1], Detail.PEOPLE)
        ]
        return list(zip(people, crowded(shape, len(people), self.sizes[-1], badge.bottom), strict=True))

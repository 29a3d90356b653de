"""Hexes as they lie, with their letters, all that stands on them, and the ways that units have gone."""

from __future__ import annotations

from dataclasses import replace

from games.archipelago import steps
from games.archipelago.components import SIDES
from games.archipelago.state import State
from render.archipelago.changes import Changes, Way
from render.archipelago.map.counters import unit
from render.archipelago.map.island import Detail, draw_token, middle_of
from render.archipelago.map.placing import Standing, ground, laid_out
from render.archipelago.map.site import Site, site_of
from render.kit import palette as p
from render.kit.areas.hexes import HexGrid, Spot, draw_hex, ring
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.signs.badges import number_badge, seat_badge
from render.kit.signs.marks import colour_of_news
from render.kit.signs.trails import ghost, trail
from render.kit.sprites import Sprite

_SIZES = (110, 96, 84, 74, 66, 60, 54, 50, 46, 43, 40, 38)
_SMALL = 43
_BADGE = 40
_BESIDE = 6
"""Between what stands farthest out in a hex and what frames the hex."""
_COME = 0.42
"""So far from the middle of a hex a way ends, as a share of half its width."""
_GONE = (0.0, 0.1, 0.2, 0.3, 0.36)
"""So far on its way what is left of a unit stands, where there is room for it."""


class Land:
    """Regions on a grid."""

    def __init__(self, view: State, changed: Changes, grid: HexGrid, *, lettered: bool = True) -> None:
        self.view = view
        self.changed = changed
        self.grid = grid
        self.lettered = lettered
        self.sizes = tuple(size for size in _SIZES if size <= max(_SMALL, grid.width // 3))
        self.badge = max(_BADGE, grid.width // 7)
        self.asked = {step.region for step in view.agenda if isinstance(step, steps.Land | steps.Convert | steps.Moor)}
        """Where somebody chooses on which shore people stand."""

    def draw(self, canvas: Canvas) -> None:
        """Every hex, the ways between them, then what stands on them: it may reach over an edge."""
        standing = {name: self.standing(name) for name in self.view.regions}
        for name, region in self.view.regions.items():
            draw_hex(canvas, self.grid, region.at, self.face(name))
        taken = [
            place.moved(box.x, box.y)
            for name, things in standing.items()
            for box in [self.grid.box(self.view.regions[name].at)]
            for _, place in things
        ]
        taken += [self.badge_of(region.at) for region in self.view.regions.values()]
        for way in self.changed.ways:
            if way.start in self.view.regions and way.end in self.view.regions:
                self._draw_way(canvas, way, taken)
        for name, things in standing.items():
            self._draw_region(canvas, name, things)

    def badge_of(self, spot: Spot) -> Box:
        """Where the letter of a hex stands."""
        x, y = self.grid.corner(spot, 0)
        return Box(x - self.badge // 2, y + 4, self.badge, self.badge)

    def _draw_way(self, canvas: Canvas, way: Way, taken: list[Box]) -> None:
        """An arrow from where a unit was, and what is left of it there if there is room for it."""
        start, end = (self.grid.box(self.view.regions[name].at).centre for name in (way.start, way.end))
        trail(canvas, start, end, way.seat, round(self.grid.half * _COME))
        was = unit(way.kind, way.seat, "free", 1, self.sizes[-1])
        for share in _GONE:
            x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            place = Box(x, y, 0, 0).centred(was.width, was.height)
            if not any(place.overlaps(each) for each in taken):
                ghost(canvas, replace(was, traces=()), place.x, place.y)
                taken.append(place)
                return

    def face(self, name: str) -> Sprite:
        """The hex, with what stands on it beyond its shores on capes and in coves."""
        return ground(*self._room(name))

    def _draw_region(self, canvas: Canvas, name: str, things: Standing) -> None:
        region = self.view.regions[name]
        box = self.grid.box(region.at)
        standing = [(token, place.moved(box.x, box.y)) for token, place in things]
        for token, place in standing:
            draw_token(canvas, token, place)
        if self.lettered:
            ruler, letter = self.view.ruler(name), self.badge_of(region.at).centre
            if ruler is None:
                number_badge(canvas, letter, name.upper(), self.badge, p.COAL)
            else:
                seat_badge(canvas, letter, ruler, name.upper(), self.badge)
            side, below = box.width // 9, box.height // 7
            top = self.badge_of(region.at).y
            inside = Box(box.x + side, top, box.width - 2 * side, box.bottom - below - top)
            framed = inside.around(place.inset(-_BESIDE, 0) for _, place in standing)
            for noun in ("region", "spot", "target"):
                canvas.anchor(noun, name, framed, outline=tuple(self.grid.corner(region.at, at) for at in range(6)))
        if name in self.asked:
            for part in SIDES[region.side].zones:
                x, y = middle_of(self.grid, region.at, region, part)
                canvas.anchor("shore", part.name, Box(x, y, 0, 0).centred(box.width // 3, box.width // 3))
        if name in self.changed.regions:
            ring(canvas, self.grid, region.at, colour_of_news(), 8)
            canvas.marked.append(box)

    def standing(self, name: str) -> Standing:
        """What stands in a region and where."""
        return laid_out(*self._room(name))[0]

    def detail(self, name: str) -> Detail:
        """How much of what stands in a region its hex tells."""
        return laid_out(*self._room(name))[1]

    def _room(self, name: str) -> tuple[Site, HexGrid, Box, tuple[int, ...]]:
        """What has to be laid out, and a hex of this size alone."""
        shape = HexGrid(0, 0, self.grid.half, self.grid.quarter)
        return site_of(self.view, name), shape, self._badge_within(self.view.regions[name].at), self.sizes

    def _badge_within(self, spot: Spot) -> Box:
        """Where its letter stands in a hex."""
        corner = self.grid.box(spot)
        return self.badge_of(spot).moved(-corner.x, -corner.y) if self.lettered else Box(0, 0, 0, 0)

"""Hexes as they lie, with their letters, all that stands on them, and the ways that units have gone."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from games.archipelago import steps
from games.archipelago.components import SIDES
from games.archipelago.state import Region, State
from render.archipelago.changes import Changes, Way
from render.archipelago.map.counters import unit
from render.archipelago.map.island import Detail, Token, draw_token, ground_of, joined, middle_of, terrain, tokens_of
from render.kit import palette as p
from render.kit.areas.clusters import Group, apart, crowded, scattered, together
from render.kit.areas.hexes import HexGrid, Spot, draw_hex, ring
from render.kit.areas.landscapes import landscape
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.signs.badges import number_badge, seat_badge
from render.kit.signs.marks import colour_of_news
from render.kit.signs.trails import ghost, trail
from render.kit.sprites import Sprite

_SIZES = (110, 96, 84, 74, 66, 60, 54, 50, 46, 43, 40, 38)
_WORTH = 0.7
"""What stands by its waters and lands may be so much smaller than all together."""
Standing: TypeAlias = list[tuple[Token, Box]]
_SMALL = 43
_BADGE = 40
_BESIDE = 6
"""Between what stands farthest out in a hex and what frames the hex."""
_REACH = 6
"""So far land or water reaches around what stands beyond its shore."""
_KEPT_TO: tuple[tuple[bool, ...], ...] = ((True, False), (False,), (True,), ())
"""What keeps to its ground, land or water, as long as there is room: the land can reach out more easily."""
_HERE: Spot = (0, 0)
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
        self.sizes = [size for size in _SIZES if size <= max(_SMALL, grid.width * 5 // 16)]
        self.badge = max(_BADGE, grid.width // 7)
        self.asked = {step.region for step in view.agenda if isinstance(step, steps.Land | steps.Convert | steps.Moor)}
        """Where somebody chooses on which shore people stand."""

    def draw(self, canvas: Canvas) -> None:
        """Every hex, the ways between them, then what stands on them: it may reach over an edge."""
        standing = {name: self.standing(name) for name in self.view.regions}
        for name, region in self.view.regions.items():
            draw_hex(canvas, self.grid, region.at, self.face(region, standing[name]))
        taken = [
            place.moved(box.x, box.y)
            for name, things in standing.items()
            for box in [self.grid.box(self.view.regions[name].at)]
            for _, place in things
        ]
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

    def face(self, region: Region, standing: Standing) -> Sprite:
        """The hex, in which land reaches out for what stands on it beyond its shore, and water does."""
        grounds = {part.name: ground_of(region, part) for part in SIDES[region.side].zones}
        beyond = [(token, place) for token, place in standing if not grounds[token.part].holds(self._shape, place)]
        capes, coves = (
            tuple(place.inset(-_REACH, -_REACH // 2) for token, place in beyond if grounds[token.part].land is land)
            for land in (True, False)
        )
        return landscape(self.grid.half, self.grid.quarter, terrain(region), joined(region), capes, coves)

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
        """What stands in a region and where: by its water and land unless that is far smaller; else less."""
        for detail in Detail:
            closer, largest = self._closer(name, detail)
            sizes = [size for size in self.sizes if largest * _WORTH <= size <= largest] or self.sizes[-1:]
            for size in sizes:  # what has no room in lines has hardly any apart
                if found := self._by_parts(name, size, detail):
                    return found
            if closer:
                return closer
        return self._crowded(name)

    def _by_parts(self, name: str, size: int, detail: Detail) -> Standing:
        """All of it by its waters and lands, rather none across a shore; nothing if there is no room for that."""
        region, shape = self.view.regions[name], self._shape
        parts = [
            (part, tokens)
            for part in SIDES[region.side].zones
            if (tokens := tokens_of(self.view, name, part, size, detail))
        ]
        every = [token for _, tokens in parts for token in tokens]
        badge = self._badge_within(region.at)
        wanted = [
            (middle_of(shape, _HERE, region, part), tuple(token.width for token in tokens), ground_of(region, part))
            for part, tokens in parts
        ]
        for kept_to in _KEPT_TO:
            groups = tuple(
                Group(middle, widths, ground if ground.land in kept_to else None) for middle, widths, ground in wanted
            )
            laid = apart(shape, groups, size, badge) or scattered(shape, groups, size, badge)
            if laid is not None:
                return list(zip(every, (place for group in laid for place in group), strict=True))
        return []

    def _closer(self, name: str, detail: Detail) -> tuple[Standing, int]:
        """All together in lines, as large as it can be, and how large that is; nothing if there is no room."""
        badge = self._badge_within(self.view.regions[name].at)
        for size in self.sizes:
            every = self._tokens(name, size, detail)
            places = together(self._shape, tuple(token.width for token in every), size + 2, badge.bottom)
            if places is not None:
                return list(zip(every, places, strict=True)), size
        return [], 0

    def _crowded(self, name: str) -> Standing:
        """People and buildings alone, closer than they are wide."""
        size = self.sizes[-1]
        people = self._tokens(name, size, Detail.COUNTED)
        top = self._badge_within(self.view.regions[name].at).bottom
        return list(zip(people, crowded(self._shape, len(people), size, top), strict=True))

    def _tokens(self, name: str, size: int, detail: Detail) -> list[Token]:
        parts = SIDES[self.view.regions[name].side].zones
        return [token for part in parts for token in tokens_of(self.view, name, part, size, detail)]

    @property
    def _shape(self) -> HexGrid:
        """A hex of this size alone."""
        return HexGrid(0, 0, self.grid.half, self.grid.quarter)

    def _badge_within(self, spot: Spot) -> Box:
        """Where its letter stands in a hex."""
        corner = self.grid.box(spot)
        return self.badge_of(spot).moved(-corner.x, -corner.y) if self.lettered else Box(0, 0, 0, 0)

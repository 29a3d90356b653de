"""Hexes as they lie, with their letters and all that stands on them."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from games.archipelago import steps
from games.archipelago.components import SIDES
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.map.island import Detail, Token, draw_token, joined, middle_of, terrain, tokens_of
from render.kit import palette as p
from render.kit.areas.clusters import Group, apart, crowded, together
from render.kit.areas.hexes import HexGrid, Spot, draw_hex, landscape, ring
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import SMALLEST
from render.kit.signs.badges import number_badge, seat_badge
from render.kit.signs.marks import colour_of_news

_SIZES = (96, 80, 68, 58, 50, 44, 38, 34, 30, 26)
_WORTH = 0.7
"""What stands by its waters and lands may be so much smaller than all together."""
Standing: TypeAlias = list[tuple[Token, Box]]
_SMALL = 30
_BESIDE = 6
"""Between what stands farthest out in a hex and what frames the hex."""
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
        standing = [(token, place.moved(box.x, box.y)) for token, place in self._standing(name)]
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

    def _standing(self, name: str) -> Standing:
        """What stands in a region and where: by its water and land unless that is far smaller; else less."""
        for detail in Detail:
            closer, largest = self._closer(name, detail)
            if detail is Detail.ALL:
                for size in self.sizes:
                    if size >= largest * _WORTH and (found := self._by_parts(name, size)):
                        return found
            if closer:
                return closer
        return self._crowded(name)

    def _by_parts(self, name: str, size: int) -> Standing:
        """All of it by its waters and lands; nothing if there is no room for that."""
        region, shape = self.view.regions[name], self._shape
        parts = [
            (middle_of(shape, _HERE, region, part), tokens)
            for part in SIDES[region.side].zones
            if (tokens := tokens_of(self.view, name, part, size))
        ]
        groups = tuple(Group(middle, tuple(token.width for token in tokens)) for middle, tokens in parts)
        laid = apart(shape, groups, _line(size), self._badge_within(region.at))
        every = [token for _, tokens in parts for token in tokens]
        return [] if laid is None else list(zip(every, (place for group in laid for place in group), strict=True))

    def _closer(self, name: str, detail: Detail) -> tuple[Standing, int]:
        """All together in lines, as large as it can be, and how large that is; nothing if there is no room."""
        badge = self._badge_within(self.view.regions[name].at)
        for size in self.sizes:
            every = self._tokens(name, size, detail)
            places = together(self._shape, tuple(token.width for token in every), _line(size), badge.bottom)
            if places is not None:
                return list(zip(every, places, strict=True)), size
        return [], 0

    def _crowded(self, name: str) -> Standing:
        """People and buildings alone, closer than they are wide."""
        size = self.sizes[-1]
        people = [replace(token, words="") for token in self._tokens(name, size, Detail.PEOPLE)]
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


def _line(size: int) -> int:
    return max(SMALLEST, size) + 2

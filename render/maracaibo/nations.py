"""The three nations: everybody's influence, what each rank is worth now, and the markers left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.maracaibo.components import INFLUENCE
from games.maracaibo.kinds import NATIONS, Nation
from games.maracaibo.map.markers import multipliers
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import sign
from render.kit.lettering import FINE, Weight
from render.kit.signs.badges import seat_badge, seat_sprite
from render.kit.signs.marks import mark
from render.kit.signs.trails import ghost
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import BOLD, SMALL, piece
from render.words import titled
from texts import Teller

_HEAD, _START, _GAP = 196, 82, 3
_WORTH, _BADGE, _FLAG = 30, 37, 50
_LEAST = 2
"""So many markers stand above each other at least."""
_NAME = FINE.weighing(Weight.BOLD)


class Nations:
    """A line for each nation on one panel."""

    def __init__(self, view: State, teller: Teller, initials: Sequence[str], changed: Changes) -> None:
        self._view, self._teller, self._initials, self._changed = view, teller, initials, changed
        crowds = [
            count
            for nation in NATIONS
            for space, count in Counter(who.influence[nation] for who in view.travellers()).items()
            if space
        ]
        self._stack = max(_LEAST, *crowds, -(-len(view.travellers()) // 2)) if crowds else _LEAST

    @property
    def height(self) -> int:
        """How high it must be."""
        return len(NATIONS) * (self._stack * _BADGE + _WORTH + 4) + (len(NATIONS) - 1) * 8 + 16

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it into a box."""
        panel(canvas, box)
        canvas.area("influence", box)
        for number, (nation, line) in enumerate(zip(NATIONS, box.inset(12, 8).rows(len(NATIONS), 8), strict=True)):
            if number:
                canvas.fill(Box(line.x, line.y - 5, line.width, 2), p.LINE)
            canvas.anchor("nation", nation, line)
            head, track = line.cut_left(_HEAD, 8)
            self._draw_head(canvas, head, nation)
            self._draw_track(canvas, track, nation)

    def _draw_head(self, canvas: Canvas, box: Box, nation: Nation) -> None:
        """Its flag and name; what a rank is worth, and the markers left."""
        place, rest = box.cut_left(_FLAG, 12)
        canvas.sprite_in(piece(nation, _FLAG), place)
        name, below = rest.centred(rest.width, 76).rows(2)
        canvas.text_in(titled(self._teller.name("nation", nation)), name, _NAME)
        end = below.x + canvas.text(f"×{multipliers(self._view)[nation]}", below.x, below.centre[1], BOLD)
        canvas.sprite(sign("flag", SMALL, p.INK_SOFT), end + 14, below.centre[1] - SMALL // 2)
        canvas.text(str(self._view.stock[nation]), end + 14 + SMALL + 2, below.centre[1], BOLD)

    def _draw_track(self, canvas: Canvas, box: Box, nation: Nation) -> None:
        """Above the points that each rank brings now, below everybody's markers."""
        worth, spaces = box.cut_top(_WORTH, 4)
        start, rest = spaces.cut_left(_START, _GAP)
        cells = [start, *rest.columns(INFLUENCE.length, _GAP)]
        canvas.sprite(piece("points"), start.x + 4, worth.centre[1] - SMALL // 2)
        each = multipliers(self._view)[nation]
        for space, cell in enumerate(cells):
            rank = INFLUENCE.ranks.index(space) + 1 if space in INFLUENCE.ranks else 0
            face = p.tint(p.BRICK, 0.5) if rank else p.PAPER_DEEP
            card(canvas, cell, face, p.darker(face, 0.15), 8, 1, 0)
            if rank:
                canvas.text(str(rank * each), cell.centre[0], worth.centre[1], BOLD, align="centre")
        where = [who.influence[nation] for who in self._view.travellers()]
        left: dict[int, list[int]] = {}
        for (seat, of), before in self._changed.influence.items():
            if of == nation and before not in where:
                left.setdefault(before, []).append(seat)
        self._draw_steps(canvas, cells, where, left)
        self._draw_markers(canvas, cells, nation, where, left)

    def _draw_steps(
        self, canvas: Canvas, cells: Sequence[Box], where: Sequence[int], left: Mapping[int, Sequence[int]]
    ) -> None:
        """Below the markers, the number of each step; where they fill it, its neighbours tell."""
        for space, cell in enumerate(cells):
            markers = max(where.count(space), len(left.get(space, ())))
            if (markers if space else -(-markers // 2)) < self._stack:
                canvas.text(str(space), *cell.cut_bottom(_BADGE)[0].centre, FINE, p.INK, "centre")

    def _draw_markers(
        self,
        canvas: Canvas,
        cells: Sequence[Box],
        nation: Nation,
        where: Sequence[int],
        left: Mapping[int, Sequence[int]],
    ) -> None:
        for before, seats in left.items():
            rows = _top(cells[before], _BADGE, self._stack * _BADGE).stacked([_BADGE] * self._stack)
            for seat, place in zip(seats, rows, strict=False):
                ghost(canvas, seat_sprite(seat, _BADGE - 1), place.x, place.y)
        for seat, space in enumerate(where):
            together = [other for other, at in enumerate(where) if at == space]
            across = 2 if space == 0 and len(together) > 1 else 1
            lines = -(-len(together) // across)
            grid = _top(cells[space], across * (_BADGE + 1), lines * _BADGE).grid(across, lines)
            place = grid[together.index(seat)].centred(_BADGE - 1, _BADGE - 1)
            seat_badge(canvas, place.centre, seat, self._initials[seat], _BADGE - 1)
            if (seat, nation) in self._changed.influence:
                mark(canvas, place, _BADGE // 2, 3)


def _top(cell: Box, width: int, height: int) -> Box:
    """In the middle of a space at its upper edge."""
    return cell.cut_top(height)[0].centred(width, height)

"""The sea chart of a position: a card for each place with all that lies there, the lanes, and how ships have sailed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.components import LANES, PLACES
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.signs.marks import sign_only
from render.kit.signs.trails import trail
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import DISC
from render.maracaibo.places import COLUMN, HEIGHT, SPOTS, STRIDE
from render.maracaibo.sea import draw_lane, sea, water
from render.maracaibo.stops import Line, draw_lines, height, lines_at, shown

_ACROSS, _DOWN, _BETWEEN = 5, 4, 8
_TRAILS = 14
"""How far ways are apart that run side by side."""


@dataclass(frozen=True, slots=True)
class Card:
    """A place, what lies there line by line, and where the card lies."""

    place: str
    lines: Sequence[Line]
    box: Box

    @property
    def disc(self) -> Box:
        """Where the number stands."""
        return Box(self.box.x + _ACROSS, self.box.y + _DOWN + (height(self.lines[0]) - DISC) // 2, DISC, DISC)

    @property
    def bare(self) -> bool:
        """Whether there is nothing but the number."""
        return len(self.lines) == 1 and len(self.lines[0]) == 1


class Chart:
    """The chart of a position."""

    def __init__(self, view: State, initials: Sequence[str], changed: Changes) -> None:
        self._view = view
        self._changed = changed
        left: dict[str, list[int]] = {}
        for seat, way in changed.sailed.items():
            left.setdefault(way[0], []).append(seat)
        room = COLUMN - 2 * _ACROSS
        self._cards = _laid(
            {place: lines_at(view, place, initials, left.get(place, ()), room) for place in shown(view)}
        )

    @property
    def places(self) -> dict[str, Box]:
        """Where each card lies on the chart."""
        return {place: each.box for place, each in self._cards.items()}

    def draw(self, canvas: Canvas, box: Box) -> None:
        """The sea first, then the lanes, then every place with what lies there."""
        card(canvas, box.inset(-4), water(), p.LINE, 16, 3)
        canvas.image.paste(sea(), (box.x, box.y))
        cards = {place: Card(place, each.lines, each.box.moved(box.x, box.y)) for place, each in self._cards.items()}
        covered = [each.disc if each.bare else each.box for each in cards.values()]
        for lane in LANES:
            if lane.start in cards and lane.end in cards:
                draw_lane(canvas, cards[lane.start].disc.centre, cards[lane.end].disc.centre, covered)
        hops = [(seat, hop) for seat, way in self._changed.sailed.items() for hop in pairwise(way)]
        for seat, (start, end) in hops:
            together = [other for other, hop in hops if hop == (start, end)]
            aside = round((together.index(seat) - (len(together) - 1) / 2) * _TRAILS)
            trail(canvas, _aside(cards[start].disc, aside), _aside(cards[end].disc, aside), seat)
        for each in cards.values():
            self._draw_card(canvas, each)

    def _draw_card(self, canvas: Canvas, each: Card) -> None:
        place, box = each.place, each.disc if each.bare else each.box
        if not each.bare and place in PLACES:
            card(canvas, box, p.PAPER, p.LINE, 12, 2, 0)
        canvas.anchor("place", place, box)
        for tile in self._view.legacy:
            if LEGACY[tile].kind == "city" and LEGACY[tile].place == place:
                canvas.anchor("tile", tile, box)
        lying = draw_lines(canvas, each.lines, each.box.inset(_ACROSS, _DOWN))
        for (noun, word), there in lying.items():
            if noun != "ship":
                canvas.anchor(noun, word, there)
            elif int(word) in self._changed.sailed:
                canvas.marked.append(there)
        if place in self._changed.places:
            sign_only(canvas, box)


def _aside(disc: Box, pixels: int) -> tuple[int, int]:
    x, y = disc.centre
    return x + pixels, y + pixels


def _laid(lines: dict[str, list[Line]]) -> dict[str, Card]:
    """In each column below each other, none on another: down as far as they must, then up from the chart's edge."""
    found: dict[str, Card] = {}
    columns: dict[int, list[str]] = {}
    for place in sorted(lines, key=lambda place: SPOTS[place][2]):
        columns.setdefault(SPOTS[place][0], []).append(place)
    for column, places in columns.items():
        high = [sum(map(height, lines[place])) + 2 * _DOWN for place in places]
        tops = _apart([SPOTS[place][2] for place in places], high)
        for place, top, tall in zip(places, tops, high, strict=True):
            width = max(sum(part.width for part in line) for line in lines[place]) + 2 * _ACROSS
            aside = max(0, min(SPOTS[place][1], COLUMN - width))
            found[place] = Card(place, lines[place], Box(column * STRIDE + 1 + aside, top, min(width, COLUMN), tall))
    return {place: found[place] for place in lines}


def _apart(wanted: Sequence[int], high: Sequence[int]) -> list[int]:
    """Where they begin: as near as possible to where they want to."""
    between = max(0, min(_BETWEEN, (HEIGHT - 8 - sum(high)) // max(1, len(high) - 1)))
    tops: list[int] = []
    for top, before in zip(wanted, (0, *high), strict=False):
        tops.append(max(top, tops[-1] + before + between) if tops else top)
    low = HEIGHT - 4
    for at in reversed(range(len(tops))):
        tops[at] = min(tops[at], low - high[at])
        low = tops[at] - between
    return tops

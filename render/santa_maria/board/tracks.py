"""The tracks of the conquistadors and of religion: who is how far, and what is still to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from games.core.seats import Seat
from games.santa_maria.components import CONQUEST, RELIGION
from games.santa_maria.state import State
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, Weight
from render.kit.signs.pieces import draw_piece, piece
from render.kit.signs.trails import ghost, trail
from render.santa_maria.changes import Changes

_PADDING, _GAP = 10, 6
_ROW, _NUMBER = 74, 28
_HEAD, _SIGN, _ICON = 62, 54, 38
_DISC, _STEP, _AROUND = 46, 38, 8
_DOT = 8
_BOLD = FINE.weighing(Weight.BOLD)
TRACKS = 2 * _ROW + _GAP + 2 * _PADDING
"""How high both are."""


@dataclass(frozen=True)
class _Stop:
    """A space of a track: what it brings, who stands there, and who stood there before."""

    icons: tuple[str, ...]
    there: tuple[Seat, ...]
    left: tuple[Seat, ...]

    @cached_property
    def width(self) -> int:
        """How wide it has to be; 0 if nothing is there."""
        discs = len(self.there) + len(self.left)
        signs = len(self.icons) * _ICON
        return signs + (_STEP * (discs - 1) + _DISC if discs else 0) + (_AROUND if signs or discs else 0)

    def start(self, box: Box) -> int:
        """Where its signs begin."""
        return box.centre[0] - (self.width - _AROUND) // 2

    def discs(self, box: Box) -> list[Box]:
        """Where the ghosts are, then those who are there."""
        x, top = self.start(box) + len(self.icons) * _ICON, box.centre[1] - _DISC // 2
        return [Box(x + at * _STEP, top, _DISC, _DISC) for at in range(len(self.left) + len(self.there))]


def draw_tracks(canvas: Canvas, box: Box, view: State, changed: Changes, initials: Sequence[str]) -> None:
    """How far everybody has come: conquistadors, and religion."""
    panel(canvas, box)
    canvas.area("tracks", box)
    above, below = box.inset(_PADDING).rows(2, _GAP)
    by_arrival = sorted(view.every_seat(), key=lambda seat: view.players[seat].arrived)
    march = dict.fromkeys(CONQUEST.gold, ("gold",)) | (
        dict.fromkeys(CONQUEST.trees, ("tree",)) if view.seats == 1 else {}
    )
    faith = {
        at: tuple(sign for sign, spaces in (("monk", RELIGION.monks), ("die", RELIGION.dice)) if at in spaces)
        for at in RELIGION.monks
    }
    marches = {seat: view.players[seat].march for seat in by_arrival}
    faiths = {seat: view.players[seat].faith for seat in view.every_seat()}
    for band, sign, signs, last, places, before in (
        (above, "conquistador", march, CONQUEST.last, marches, changed.marched),
        (below, "church", faith, RELIGION.last, faiths, changed.prayed),
    ):
        head, line = band.cut_left(_HEAD)
        canvas.sprite_in(icon(sign, _SIGN), head)
        _draw_track(canvas, line, signs, last, places, before, initials)


def _draw_track(
    canvas: Canvas,
    box: Box,
    signs: Mapping[int, tuple[str, ...]],
    last: int,
    places: Mapping[Seat, int],
    before: Mapping[Seat, int],
    initials: Sequence[str],
) -> None:
    """A way with what it brings, numbers where something is, and all who are on it."""
    stops = [
        _Stop(
            signs.get(at, ()),
            tuple(seat for seat, reached in places.items() if reached == at),
            tuple(seat for seat, former in before.items() if former == at),
        )
        for at in range(last + 1)
    ]
    upper, numbers = box.cut_bottom(_NUMBER)[::-1]
    card(canvas, upper, p.PAPER_DEEP, p.LINE, upper.height // 2, 2, 0)
    plain = sum(not stop.width for stop in stops)
    free = upper.width - 2 * _AROUND - sum(stop.width for stop in stops)
    each, spread = (free / plain, 0.0) if plain else (0.0, free / len(stops))
    x = float(upper.x + _AROUND)
    places_of: list[Box] = []
    for stop in stops:
        width = stop.width + spread if stop.width else each
        places_of.append(Box(round(x), upper.y, round(width), upper.height))
        x += width
    _draw_trails(canvas, stops, places_of)
    for at, (stop, place) in enumerate(zip(stops, places_of, strict=True)):
        _draw_stop(canvas, place, stop, initials)
        if stop.width:
            canvas.text(str(at), place.centre[0], numbers.centre[1], _BOLD, p.INK_SOFT, "centre")


def _draw_trails(canvas: Canvas, stops: Sequence[_Stop], boxes: Sequence[Box]) -> None:
    """From each ghost to where its disc is now."""
    now = {
        seat: spot.centre
        for stop, box in zip(stops, boxes, strict=True)
        for seat, spot in zip(stop.there, stop.discs(box)[len(stop.left) :], strict=True)
    }
    for stop, box in zip(stops, boxes, strict=True):
        for seat, spot in zip(stop.left, stop.discs(box), strict=False):
            trail(canvas, spot.centre, now[seat], seat, _DISC // 2 + 2, 0.0)


def _draw_stop(canvas: Canvas, box: Box, stop: _Stop, initials: Sequence[str]) -> None:
    """Its signs, the ghosts of those who have gone on, and who is there: who came first at the left and on top."""
    if not stop.width:
        canvas.fill(box.centred(_DOT, _DOT), p.INK_FAINT)
        return
    x, middle = stop.start(box), box.centre[1]
    for at, sign in enumerate(stop.icons):
        canvas.sprite(icon(sign, _ICON), x + at * _ICON, middle - _ICON // 2)
    spots = stop.discs(box)
    for seat, spot in zip(stop.left, spots, strict=False):
        ghost(canvas, piece("disc", _DISC, seat), spot.x, spot.y)
    for seat, spot in reversed(list(zip(stop.there, spots[len(stop.left) :], strict=True))):
        draw_piece(canvas, "disc", spot, seat, initials[seat])

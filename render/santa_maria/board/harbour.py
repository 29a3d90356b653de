"""The harbour of the table: shipping tiles at their docks, and where those stand who have passed."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from games.santa_maria.components import DOCKS, SPACES
from games.santa_maria.state import State
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import BODY, SMALL, Weight
from render.kit.signs.badges import seat_badge, slot
from render.kit.signs.marks import mark
from render.santa_maria import faces
from render.santa_maria.changes import Changes

_PADDING, _GAP = 10, 10
_DOCK, _SHIP, _SPACE = 42, 64, 58
_SIGN, _BADGE, _STEP = 42, 40, 42
_FEW = 2
"""So many badges stand beside each other on a space."""
_FIGURE = BODY.weighing(Weight.BOLD)


def _space_height(view: State) -> int:
    """Higher where many have passed on one space."""
    most = max((len(seats) for seats in view.spaces.values()), default=0)
    return _SPACE + _STEP * max(0, -(-most // _FEW) - 1)


def harbour_height(view: State) -> int:
    """Docks above, spaces below."""
    return 2 * _PADDING + _DOCK + _SHIP + _GAP + _space_height(view)


def draw_harbour(canvas: Canvas, box: Box, view: State, changed: Changes, initials: Sequence[str]) -> None:
    """The shipping tiles to be had, and who has passed where."""
    panel(canvas, box)
    docks, spaces = box.inset(_PADDING).cut_bottom(_space_height(view), _GAP)[::-1]
    there = [*DOCKS, *(["special"] if "special" in view.docks else [])]
    columns = docks.columns(len(there), _GAP)
    canvas.area("docks", docks.inset(-_GAP // 2), between(columns))
    for dock, column in zip(there, columns, strict=True):
        _draw_dock(canvas, column, view, dock, changed)
    columns = spaces.columns(len(SPACES), _GAP)
    canvas.area("spaces", spaces.inset(-_GAP // 2), between(columns))
    for space, column in zip(SPACES, columns, strict=True):
        _draw_space(canvas, column, view, space, initials)
        if space in changed.spaces:
            mark(canvas, column, 12, 4)


def _draw_dock(canvas: Canvas, box: Box, view: State, dock: str, changed: Changes) -> None:
    """What the dock gives each year, and below that its tile."""
    head, tile = box.cut_top(_DOCK)
    canvas.sprite(icon(faces.DOCKS[dock], _SIGN - 4), head.x, head.y)
    canvas.anchor("dock", dock, Box(head.x, head.y, _SIGN + 50, _DOCK - 2))
    if dock in DOCKS:
        canvas.text(f"+{DOCKS[dock].effect.n}", head.x + _SIGN + 4, head.centre[1] - 2, SMALL, p.INK_SOFT)
    ship = view.docks.get(dock, "")
    if not ship:
        slot(canvas, tile, p.LINE)
        return
    canvas.sprite(faces.ship(ship, tile.width, tile.height), tile.x, tile.y)
    canvas.anchor("ship", ship, tile)
    if dock in changed.docks:
        mark(canvas, tile, 12, 4)


def _draw_space(canvas: Canvas, box: Box, view: State, space: str, initials: Sequence[str]) -> None:
    """What it brings to those who pass there, or who has."""
    card(canvas, box, p.PAPER_DEEP, p.LINE, 12, 2, 0)
    sign, room = box.inset(10, 4).cut_left(_SIGN, 10)
    canvas.sprite_in(icon(faces.SPACES[space], _SIGN), sign)
    seats: Sequence[Seat] = view.spaces.get(space, [])
    if not seats:
        shown = {"coins": f"+{SPACES[space].effect.n}", "road": f"×{view.roads}"}.get(space, "")
        canvas.text_in(shown, room, _FIGURE, p.INK_SOFT)
    lines = -(-len(seats) // _FEW)
    top = room.centre[1] - lines * _STEP // 2
    for at, seat in enumerate(seats):
        x = room.x + at % _FEW * (_STEP + 6) + _BADGE // 2
        seat_badge(canvas, (x, top + at // _FEW * _STEP + _STEP // 2), seat, initials[seat], _BADGE)
    canvas.anchor("space", space, box)

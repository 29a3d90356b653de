"""The explorer's track in stretches below each other, large: what each space gives, who stands there, the borders."""

from __future__ import annotations

from collections.abc import Sequence

from games.maracaibo.components import BORDERS, SPACES
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, Type, Weight, width_of
from render.kit.signs.badges import seat_badge
from render.kit.signs.marks import mark
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import chips, draw_chips
from render.maracaibo.trail import BORDER_COLOURS, column
from render.words import listed, said
from texts import Teller

_ACROSS, _STRETCHES = 8, 4
_SPACE, _GAP, _BAR = 132, 8, 10
_TWO_LINES = (1, 2)
"""The stretches in which the track has branches."""
_NAME, _BADGE, _SIGN, _LEAST = 34, 42, 40, 30
_NUMBER = Type(30, Weight.BOLD)


def _height(stretch: int) -> int:
    return 2 * _SPACE + _GAP if stretch in _TWO_LINES else _SPACE


HEIGHT = sum(map(_height, range(_STRETCHES))) + (_STRETCHES - 1) * 2 * _GAP


def _cell(box: Box, space: str) -> Box:
    """Where a space lies: on the line, or above or below it."""
    stretch, at = divmod(column(space), _ACROSS)
    lines = box.stacked([_height(each) for each in range(_STRETCHES)], 2 * _GAP)
    place = lines[stretch].columns(_ACROSS, _GAP + _BAR)[at]
    if space[-1].isdigit():
        return place.centred(place.width, _SPACE)
    return place.rows(2, _GAP)["abc".index(space[-1]) > 0]


def draw_stretches(
    canvas: Canvas, box: Box, view: State, teller: Teller, initials: Sequence[str], changed: Changes
) -> None:
    """All spaces, the borders before some of them; in the last corner, what the borders bring."""
    canvas.area("trail", box)
    there: dict[str, list[int]] = {}
    for seat, who in enumerate(view.travellers()):
        there.setdefault(who.explorer, []).append(seat)
    for space in SPACES:
        place = _cell(box, space)
        gone = SPACES[space].quest and space not in view.track_quests
        card(canvas, place, p.PAPER_DEEP if gone else p.PAPER, p.LINE, 12, 2, 0)
        canvas.anchor("space", space, place)
        _draw_space(canvas, place.inset(8, 6), space, _gives(view, space), there.get(space, []), initials, changed)
    for key, border in BORDERS.items():
        at = _cell(box, border.end)
        canvas.fill(Box(at.x - _GAP // 2 - _BAR, at.y - 6, _BAR, at.height + 12), BORDER_COLOURS[key])
    _draw_borders(canvas, _corner(box), view, teller, initials)


def _gives(view: State, space: str) -> list[tuple[str, str]]:
    """What comes to the next one there, as signs."""
    data = SPACES[space]
    if space in view.track_quests:
        return [("quest", "")]
    arriving = data.arrival[view.arrived : view.arrived + 1]
    return [*chips(data.reward), *(("points", str(points)) for points in arriving)]


def _draw_space(
    canvas: Canvas,
    box: Box,
    space: str,
    given: list[tuple[str, str]],
    seats: Sequence[int],
    initials: Sequence[str],
    changed: Changes,
) -> None:
    """Its name with the explorers beside it, then what it gives; a crowd takes the room of what is not there."""
    top, low = box.cut_top(_NAME, 2)
    name = width_of(space, _NUMBER)
    canvas.text(space, top.x, top.centre[1], _NUMBER, p.INK_SOFT)
    beside = max(0, (top.width - name - 6) // _BADGE)
    first, rest = seats[:beside], seats[beside:]
    spots = [Box(top.right - _BADGE * (at + 1), top.y - 3, _BADGE, _BADGE) for at in range(len(first))]
    if rest:
        across = low.width // _BADGE
        crowd, low = low.cut_top(-(-len(rest) // across) * _BADGE)
        spots += [
            Box(crowd.x + at % across * _BADGE, crowd.y + at // across * _BADGE, _BADGE, _BADGE)
            for at in range(len(rest))
        ]
    for seat, spot in zip(seats, spots, strict=True):
        seat_badge(canvas, spot.centre, seat, initials[seat], _BADGE - 4)
        if seat in changed.explorers:
            mark(canvas, spot.inset(1), 22, 4)
    size = min(_SIGN, low.height)
    given = given if size >= _LEAST else []
    lines = max(1, min(len(given), low.height // size)) if given else 0
    for chip, line in zip(given, low.rows(lines) if lines else [], strict=False):
        draw_chips(canvas, [chip], line.x, line.centre[1], None, size)


def _corner(box: Box) -> Box:
    """What is left beside the end of the track."""
    last = max((_cell(box, space) for space in SPACES), key=lambda place: (place.y, place.x))
    return Box(last.right + 40, last.y, box.right - last.right - 40, last.height)


def _draw_borders(canvas: Canvas, box: Box, view: State, teller: Teller, initials: Sequence[str]) -> None:
    """Each border by its colour: what it brings, and who has crossed it."""
    for (key, border), line in zip(BORDERS.items(), box.rows(len(BORDERS), 4), strict=True):
        canvas.fill(Box(line.x, line.y + 2, _BAR, line.height - 4), BORDER_COLOURS[key])
        given = (
            [("influence", str(border.influence))]
            if border.influence
            else [("points", f"{border.first}, {border.later}")]
        )
        end = draw_chips(canvas, given, line.x + _BAR + 10, line.centre[1], None, line.height - 2)
        crossed = listed(teller, (initials[seat] for seat, who in enumerate(view.travellers()) if key in who.borders()))
        if crossed:
            room = Box(end + 16, line.y, line.right - end - 16, line.height)
            canvas.text_in(said(teller, "crossed", who=crossed), room, FINE, p.INK_SOFT)

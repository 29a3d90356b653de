"""The explorer's track: a stretch from border to border, with what each space gives, and who stands there."""

from __future__ import annotations

from collections.abc import Sequence

from games.maracaibo.actions.quests import cost_of, reward_of
from games.maracaibo.components import BORDERS, SPACES, TRAIL_END
from games.maracaibo.state import State
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, Weight, width_of
from render.kit.palette import Colour
from render.kit.signs.badges import seat_badge, seat_sprite
from render.kit.signs.marks import mark
from render.kit.signs.trails import ghost
from render.maracaibo.changes import Changes
from render.maracaibo.pieces import BOLD, SMALL, Chip, chips, cost_chips, draw_chips, piece

_STRETCHES = (range(7), range(7, 14), range(14, 21), range(21, 27))
_ACROSS, _GAP, _BETWEEN, _INSET = 7, 4, 12, 10
_SPACE, _BORDER, _BAR = 74, 66, 10
_TWO_LINES = (1, 2)
"""The stretches in which the track has branches."""
_BESIDE = {"9b": ("10c", "12"), "16b": ("13", "14"), "21": ("17c", "18")}
"""Above which spaces it is free for the quest of a space."""
_NAME, _BADGE, _GHOSTS = 35, 36, 2
_NUMBER = FINE.weighing(Weight.BOLD)
_COLUMN = {"8b": 8, "9b": 9, "10b": 10, "10c": 11, "15b": 16, "16b": 17, "17b": 18, "17c": 19}
_COLOURS: dict[str, Colour] = {"blue": p.INDIGO, "red": p.BLOOD, "green": p.LEAF_DARK}


def _column(space: str) -> int:
    """The column of a space, of 27; the long branches take one more."""
    if space in _COLUMN:
        return _COLUMN[space]
    number = int(space.rstrip("abc"))
    return number + (number > 10) + (number > 17)


def _high(stretch: int) -> int:
    return 2 * _SPACE + _GAP if stretch in _TWO_LINES else _SPACE


HEIGHT = sum(map(_high, range(len(_STRETCHES)))) + (len(_STRETCHES) - 1) * _BETWEEN + 2 * _INSET


def _stretches(box: Box) -> list[Box]:
    return box.inset(_INSET).stacked([_high(each) for each in range(len(_STRETCHES))], _BETWEEN)


def _cell(box: Box, space: str) -> Box:
    """Where a space lies: below, where the track does not branch; there what is above is free."""
    at = _column(space)
    stretch = next(number for number, columns in enumerate(_STRETCHES) if at in columns)
    line = _stretches(box)[stretch].cut_left(_BORDER, _GAP)[1]
    columns = line.columns(_ACROSS, _GAP)[at - _STRETCHES[stretch].start :]
    place = columns[0].around(columns[1:]) if space == TRAIL_END else columns[0]
    return place.cut_top(_SPACE)[0] if space[-1] == "a" else place.cut_bottom(_SPACE)[0]


def draw_trail(canvas: Canvas, box: Box, view: State, initials: Sequence[str], changed: Changes) -> None:
    """All spaces, the borders before some of them; behind the last one what the quests on it want and bring."""
    panel(canvas, box)
    canvas.area("trail", box)
    there: dict[str, list[int]] = {}
    for seat, who in enumerate(view.travellers()):
        there.setdefault(who.explorer, []).append(seat)
    for space in SPACES:
        place = _cell(box, space)
        closed = SPACES[space].quest and space not in view.track_quests
        face = p.PAPER if closed else p.PAPER_DEEP
        card(canvas, place, face, p.LINE, 10, 1, 0)
        canvas.anchor("space", space, place)
        inside = place.inset(6, 2)
        gone = [seat for seat, before in changed.explorers.items() if before == space and space not in there]
        for at, seat in enumerate(gone[:_GHOSTS], start=1):
            ghost(canvas, seat_sprite(seat, _BADGE - 1), inside.right - at * _BADGE, inside.y)
        _draw_space(canvas, inside, space, _gives(view, space), there.get(space, []), initials, changed)
    for number, (key, border) in enumerate(BORDERS.items(), start=1):
        place = _stretches(box)[number].cut_left(_BORDER)[0]
        _draw_border(canvas, place, key, [border.first, border.later] if border.first else [border.influence])
    for space, quest in view.track_quests.items():
        first, last = (_cell(box, each) for each in _BESIDE[space])
        _draw_quest(canvas, Box(first.x, first.y - _GAP - _SPACE, last.right - first.x, _SPACE), space, quest, view)


def _gives(view: State, space: str) -> list[Chip]:
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
    given: Sequence[Chip],
    seats: Sequence[int],
    initials: Sequence[str],
    changed: Changes,
) -> None:
    """Its name with the explorers beside it, below what it gives; more explorers stand where nothing is given."""
    top, low = box.cut_top(_NAME, 2)
    canvas.text(space, top.x, top.centre[1], _NUMBER, p.INK_SOFT)
    beside = max(1, (top.width - width_of(space, _NUMBER) - 4) // _BADGE)
    spots = [Box(top.right - _BADGE * (at + 1), top.y, _BADGE, _BADGE) for at in range(beside)]
    spots += [Box(low.right - _BADGE * (at + 1), low.y, _BADGE, _BADGE) for at in range(len(seats) - beside)]
    for seat, spot in zip(seats, spots, strict=False):
        seat_badge(canvas, spot.centre, seat, initials[seat], _BADGE - 1)
        if seat in changed.explorers:
            mark(canvas, spot, _BADGE // 2, 3)
    if len(seats) <= beside:
        draw_chips(canvas, given, low.x, low.centre[1])


def _draw_border(canvas: Canvas, box: Box, key: str, brings: Sequence[int]) -> None:
    """What a border brings to the first who crosses it, and to all others; red brings influence to each."""
    sign_box, rest = box.cut_top(SMALL)
    bar, _ = box.cut_right(_BAR)
    canvas.fill(bar, _COLOURS[key])
    canvas.sprite(piece("points" if len(brings) > 1 else "influence"), sign_box.x, sign_box.y)
    canvas.text(", ".join(map(str, brings)), rest.x, rest.y + 18, BOLD)


def _draw_quest(canvas: Canvas, box: Box, space: str, quest: str, view: State) -> None:
    """What a quest on the track wants, and below what it brings, after the name of its space."""
    above, below = box.inset(0, 1).rows(2)
    left = above.x + 4 + canvas.text(space, above.x + 4, above.centre[1], _NUMBER, p.INK_SOFT) + 8
    cost = [("quest", ""), *cost_chips(cost_of(view, quest)), ("", "→")]
    end = draw_chips(canvas, cost, left, above.centre[1])
    end = max(end, draw_chips(canvas, chips(reward_of(view, quest)), left, below.centre[1]))
    canvas.anchor("quest", quest, Box(box.x, box.y, end - box.x, box.height))

"""Where monks can go: scholars, bishops and missions, each kind one strip, with what they do and who is there."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from games.santa_maria.state import State
from render.kit import palette as p
from render.kit.areas.area import between
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE
from render.kit.signs.marks import mark
from render.kit.signs.pieces import draw_piece
from render.santa_maria.abilities import draw_signs, signs_of, width_of_signs
from render.santa_maria.changes import Changes
from render.santa_maria.colours import kind_face
from render.santa_maria.people import portrait
from render.words import in_short
from texts import Teller

_GAP, _INSET = 8, 6
_KIND, _SIGN = 58, 54
_NAME, _SIGNS, _MONK, _STEP = 36, 42, 46, 38
_LARGE, _SMALL, _BESIDE = 68, 36, 4
_ROOMY = 3
"""Of so many places in a strip the drawings are as high as name and signs together, if all that finds room beside them;
else as high as the name."""


def _strips(view: State) -> list[tuple[str, list[str]]]:
    return [("scholar", view.scholars), ("bishop", view.bishops), ("mission", view.missions)]


def _width(count: int, width: int) -> int:
    return (width - _KIND - _GAP * count) // count


def _face(view: State, places: Sequence[str], width: int) -> int:
    """How large the drawings of these places are."""
    return _LARGE if len(places) <= _ROOMY and not _below(view, places, width, _LARGE + _BESIDE) else _SMALL


def _below(view: State, places: Sequence[str], width: int, taken: int = 0) -> bool:
    """Whether somewhere so many monks are that they find no room beside the signs, and what is taken up besides."""
    room = _width(len(places), width) - 2 * _INSET - taken
    return any(
        width_of_signs(signs_of(place)) + _GAP + _STEP * (len(monks) - 1) + _MONK > room
        for place in places
        if (monks := view.monks.get(place))
    )


def _height(view: State, places: Sequence[str], width: int) -> int:
    return _NAME + _SIGNS + 6 + (_MONK if _below(view, places, width) else 0)


def places_height(view: State, width: int) -> int:
    """Three strips."""
    heights = [_height(view, places, width) for _, places in _strips(view)]
    return sum(heights) + _GAP * (len(heights) - 1)


def draw_places(
    canvas: Canvas, box: Box, view: State, teller: Teller, changed: Changes, initials: Sequence[str]
) -> None:
    """All three strips."""
    strips = _strips(view)
    bands = box.stacked([_height(view, places, box.width) for _, places in strips], _GAP)
    for (kind, places), band in zip(strips, bands, strict=True):
        head, rest = band.cut_left(_KIND, _GAP)
        canvas.sprite_in(icon(kind, _SIGN), head)
        columns = rest.columns(len(places), _GAP)
        canvas.area("places", band.inset(0, -_GAP // 2), between(columns))
        below, face = _below(view, places, box.width), _face(view, places, box.width)
        for place, column in zip(places, columns, strict=True):
            card(canvas, column, kind_face(kind), p.LINE, 14, 2, 0)
            name, monks = in_short(teller, "place", place), view.monks.get(place, [])
            _draw_place(canvas, column, name, place, face, monks, initials, below)
            canvas.anchor("place", place, column)
            if place in changed.places:
                mark(canvas, column, 14, 4)


def _draw_place(
    canvas: Canvas,
    box: Box,
    name: str,
    place: str,
    face: int,
    monks: Sequence[Seat],
    initials: Sequence[str],
    below: bool,
) -> None:
    """Its drawing and its name, what is done there, and the monks beside that, or below it."""
    inside = box.inset(_INSET, 3)
    large = face > _NAME
    drawn, beside = inside.cut_left(face, _BESIDE)
    canvas.sprite_in(portrait(place, face), drawn.cut_top(_NAME + _SIGNS if large else _NAME)[0])
    head, rest = (beside if large else inside).cut_top(_NAME)
    canvas.text_in(name, head if large else head.cut_left(face, _BESIDE)[1], FINE)
    line, under = rest.cut_top(_SIGNS)
    draw_signs(canvas, line, signs_of(place), p.INK)
    row = under if below else line
    left = row.right - _STEP * (len(monks) - 1) - _MONK
    for at, seat in enumerate(monks):
        draw_piece(
            canvas, "figure", Box(left + at * _STEP, row.centre[1] - _MONK // 2, _MONK, _MONK), seat, initials[seat]
        )

"""The final score as a table: by players with a column for each source, or by sources with a column for each player."""

from __future__ import annotations

from collections.abc import Sequence

from render.ending.standing import GILT, Standing, medal, points_of, source_name
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.lettering import HEADING, SMALL, SMALLEST, TITLE, Type, Weight, fitted
from render.kit.signs.badges import initials, seat_badge
from render.words import titled
from texts import Teller, digits

_PADDING = 16
_FIGURES = HEADING.sized(36)
_SIZES = (40, 34, 30, SMALLEST)
_LINES = 2
_SOURCES = SMALL
_BADGE = 52


def _alike(words: Sequence[str], widths: Sequence[int], weight: Weight) -> Type:
    """The largest type in which all of them fit whole; the smallest if there is none."""
    types = [Type(size, weight) for size in _SIZES]
    return next(
        (
            style
            for style in types
            if all(
                fitted(word, style, width, _LINES, style.size).whole for word, width in zip(words, widths, strict=True)
            )
        ),
        types[-1],
    )


def _draw_badge(canvas: Canvas, centre: tuple[int, int], row: Standing, letter: str) -> None:
    if row.seat is None:
        rival = icon("captain", _BADGE)
        canvas.sprite(rival, centre[0] - _BADGE // 2, centre[1] - _BADGE // 2)
    else:
        seat_badge(canvas, centre, row.seat, letter, _BADGE)


def _draw_total(canvas: Canvas, box: Box, total: int) -> None:
    """The sum, after its wreath."""
    figures, wreath = box.cut_right(84)
    canvas.text(digits(total), figures.right, figures.centre[1], TITLE.sized(44).weighing(Weight.BLACK), align="right")
    canvas.sprite_in(icon("point", 46), wreath.cut_right(50)[0])


class ByPlayer:
    """A line for each player in the order of places."""

    _LINE, _GAP = 84, 8
    _PLACE, _NAME, _TOTAL = 64, 276, 150

    def __init__(self, rows: Sequence[Standing], keys: Sequence[str], teller: Teller) -> None:
        self._rows = rows
        self._keys = keys
        self._teller = teller
        widths = [cell.width - 12 for cell in self._cells(Box(0, 0, CLOSE_INSIDE - 2 * _PADDING, 0))]
        names = [titled(source_name(teller, key)) for key in keys]
        self._titles = _alike(names, widths, Weight.SEMIBOLD)
        titles = [fitted(name, self._titles, width, 3) for name, width in zip(names, widths, strict=True)]
        self.fits = all(title.whole for title in titles)
        """Whether every source can be named above its column."""
        self._head = max([0, *(len(title.lines) for title in titles)]) * self._titles.line_height + 14
        self.height = 2 * _PADDING + self._head + len(rows) * (self._LINE + self._GAP) - self._GAP

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it into a box."""
        panel(canvas, box)
        head, body = box.inset(_PADDING).cut_top(self._head)
        for key, cell in zip(self._keys, self._cells(head), strict=True):
            name = titled(source_name(self._teller, key))
            canvas.text_in(name, cell.inset(6, 0), self._titles, p.INK_SOFT, "centre", 3)
        letters = initials([row.name for row in self._rows])
        lines = body.stacked([self._LINE] * len(self._rows), self._GAP)
        for row, letter, line in zip(self._rows, letters, lines, strict=True):
            self._draw_line(canvas, line, row, letter)

    def _cells(self, line: Box) -> list[Box]:
        """A column for each source."""
        _, rest = line.cut_left(self._PLACE + self._NAME)
        _, rest = rest.cut_right(self._TOTAL)
        return rest.columns(max(1, len(self._keys)))[: len(self._keys)]

    def _draw_line(self, canvas: Canvas, line: Box, row: Standing, letter: str) -> None:
        face = p.tint(p.GOLD, GILT) if row.won else p.PAPER_DEEP
        card(canvas, line, face, p.GOLD if row.won else p.LINE, 18, 3 if row.won else 1, 0)
        place, rest = line.cut_left(self._PLACE)
        medal(canvas, place.centre, row.place, 52)
        name, rest = rest.cut_left(self._NAME)
        badge, name = name.cut_left(_BADGE, 10)
        _draw_badge(canvas, badge.centre, row, letter)
        ink = p.ink_on(face)
        canvas.text_in(row.name, name.inset(0, 4), HEADING, ink, lines=_LINES)
        for key, cell in zip(self._keys, self._cells(line), strict=True):
            points = points_of(row.score, key)
            canvas.text(digits(points) if points else "–", *cell.centre, _FIGURES, ink, "centre")
        _draw_total(canvas, rest.cut_right(self._TOTAL)[0].inset(10, 0), row.score.total)


class BySource:
    """A column for each player in the order of places, a line for each source."""

    _HEAD, _LINE, _SUM = 196, 68, 84
    _NAME, _GAP = 232, 4

    def __init__(self, rows: Sequence[Standing], keys: Sequence[str], teller: Teller) -> None:
        self._rows = rows
        self._keys = keys
        self._teller = teller
        self.height = 2 * _PADDING + self._HEAD + len(keys) * self._LINE + self._SUM

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it into a box."""
        panel(canvas, box)
        inside = box.inset(_PADDING)
        self._draw_columns(canvas, inside)
        head, body = inside.cut_top(self._HEAD)
        cells = self._cells(head)
        letters = initials([row.name for row in self._rows])
        names = _alike([row.name for row in self._rows], [cell.width - 4 for cell in cells], Weight.BOLD)
        for row, letter, cell in zip(self._rows, letters, cells, strict=True):
            medal(canvas, (cell.centre[0], cell.y + 34), row.place, 52)
            _draw_badge(canvas, (cell.centre[0], cell.y + 92), row, letter)
            canvas.text_in(
                row.name,
                cell.cut_top(self._HEAD - 4)[0].cut_bottom(70)[0].inset(4, 0),
                names,
                align="centre",
                lines=_LINES,
            )
        bands = body.stacked([self._LINE] * len(self._keys) + [self._SUM])
        for index, (key, band) in enumerate(zip(self._keys, bands, strict=False)):
            if index:
                canvas.fill(Box(band.x, band.y, band.width, 1), p.LINE)
            name = titled(source_name(self._teller, key))
            canvas.text_in(name, band.cut_left(self._NAME)[0].inset(8, 0), _SOURCES, lines=_LINES)
            for row, cell in zip(self._rows, self._cells(band), strict=True):
                points = points_of(row.score, key)
                canvas.text(digits(points) if points else "–", *cell.centre, _FIGURES, align="centre")
        for row, cell in zip(self._rows, self._cells(bands[-1]), strict=True):
            canvas.text(digits(row.score.total), *cell.centre, TITLE.weighing(Weight.BLACK), align="centre")
        canvas.sprite_in(icon("point", 60), bands[-1].cut_left(80)[0])

    def _cells(self, line: Box) -> list[Box]:
        """A column for each player."""
        return line.cut_left(self._NAME)[1].columns(len(self._rows), self._GAP)

    def _draw_columns(self, canvas: Canvas, box: Box) -> None:
        for row, cell in zip(self._rows, self._cells(box), strict=True):
            face = p.tint(p.GOLD, GILT) if row.won else p.PAPER_DEEP
            card(canvas, cell, face, p.GOLD if row.won else p.LINE, 18, 3 if row.won else 1, 0)

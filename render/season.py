"""How a season stands: everybody by places, with games, wins, rating and points, and who goes where from here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from render.ending.standing import GILT, medal
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, CLOSEST, GAP, Foot, sheet
from render.kit.icons import icon
from render.kit.lettering import FINE, HEADING, SMALL, TITLE, Type, Weight, fitted, printable, width_of
from render.kit.picture import Picture, shortened_alt
from texts import Words, digits, words

Mark: TypeAlias = Literal["", "won", "up", "down", "final", "left"]
"""Where somebody goes from here."""
MARKS: dict[Mark, str] = {"won": "crown", "up": "rise", "down": "fall", "final": "star", "left": "cross"}
_CALLED, _WHEN, _LINES = Type(50, Weight.BLACK), TITLE.sized(40), 2
_HEAD = _LINES * (_CALLED.line_height + HEADING.line_height)
"""The most that is above the lines."""
_PADDING, _TITLES, _LINE, _GAP = 14, 40, 50, 4
_PLACE, _MARK = 58, 44
_COLUMNS = ("games", "wins", "rating", "points")
_WIDE = (102, 116, 126, 104)
_NAME, _FIGURES = Type(34, Weight.BOLD), Type(34, Weight.SEMIBOLD)
_MEDAL, _SIGN = 40, 38


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody's line."""

    place: int
    name: str
    """Empty: somebody who is forgotten."""
    number: int
    games: int
    wins: int
    points: int
    rating: int | None = None
    mark: Mark = ""


@dataclass(frozen=True, slots=True)
class Group:
    """A division, or all of them."""

    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class SeasonBoard:
    """A picture's worth of a season."""

    name: str
    when: str
    about: str
    groups: tuple[Group, ...]


def pages(board: SeasonBoard) -> list[SeasonBoard]:
    """The same in as many pictures as it needs to be read on a phone, each as high as it may be."""
    room = CLOSEST - _height([])
    found: list[list[Group]] = [[]]
    left = room
    for group in board.groups:
        rows = list(group.rows)
        while rows:
            fits = (left - _group_height(0)) // (_LINE + _GAP)
            if fits < min(2, len(rows)):
                found.append([])
                left = room
                continue
            found[-1].append(Group(group.title, tuple(rows[:fits])))
            left -= _group_height(len(rows[:fits])) + GAP
            rows = rows[fits:]
    return [SeasonBoard(board.name, board.when, board.about, tuple(groups)) for groups in found]


def season_standings(board: SeasonBoard, locale: str) -> Picture:
    """The picture of one page."""
    say = words(locale)
    foot, beside = _foot(board, say), width_of(board.when, _WHEN) + 4
    called = fitted(printable(board.name, ""), _CALLED, CLOSE_INSIDE - beside - 30, _LINES)
    of = fitted(board.about, HEADING, CLOSE_INSIDE, _LINES)
    heights = [called.height, of.height, *(_group_height(len(group.rows)) for group in board.groups), foot.height]
    canvas, (head, about, *areas, below) = sheet(heights, GAP, GAP // 2, CLOSE)
    when, name = head.cut_right(beside, 30)
    canvas.text_in(printable(board.name, ""), name, _CALLED, lines=_LINES)
    canvas.text(board.when, when.right, when.centre[1], _WHEN, p.INK_SOFT, "right")
    canvas.text_in(board.about, about, HEADING, p.INK_SOFT, lines=_LINES)
    for group, area in zip(board.groups, areas, strict=True):
        _draw_group(canvas, area, group, say)
    foot.draw(canvas, below)
    return finished(canvas, _in_words(board, say), (p.tint(p.GOLD, GILT),))


def _height(groups: Sequence[Group]) -> int:
    foot = 2 * Foot().height
    return 2 * GAP + _HEAD + foot + GAP * 2 + sum(_group_height(len(group.rows)) + GAP for group in groups)


def _group_height(rows: int) -> int:
    return 2 * _PADDING + _TITLES + rows * (_LINE + _GAP)


def _draw_group(canvas: Canvas, area: Box, group: Group, say: Words) -> None:
    panel(canvas, area)
    titles, rest = area.inset(_PADDING).cut_top(_TITLES)
    name, cells = _cells(titles)
    canvas.text_in(group.title, Box(titles.x + 8, titles.y, name.right - titles.x - 8, titles.height), SMALL)
    for key, cell in zip(_COLUMNS, cells, strict=True):
        canvas.text_in(say(f"core-picture-season-{key}"), cell, FINE, p.INK_SOFT, "right")
    for row, line in zip(group.rows, rest.stacked([_LINE] * len(group.rows), _GAP), strict=False):
        _draw_row(canvas, line, row, say)


def _draw_row(canvas: Canvas, line: Box, row: Row, say: Words) -> None:
    face = p.tint(p.GOLD, GILT) if row.mark == "won" else p.PAPER_DEEP
    card(canvas, line, face, p.GOLD if row.mark == "won" else p.LINE, 14, 2 if row.mark == "won" else 1, 0)
    ink = p.ink_on(face)
    place, _ = line.cut_left(_PLACE)
    medal(canvas, place.centre, row.place, _MEDAL)
    name, cells = _cells(line)
    if row.mark:
        sign, name = name.cut_right(_MARK, 6)
        canvas.sprite_in(icon(MARKS[row.mark], _SIGN), sign)
    canvas.text_in(_name(row, say), name, _NAME, ink)
    rating = "–" if row.rating is None else digits(row.rating)
    for told, cell in zip((digits(row.games), digits(row.wins), rating), cells, strict=False):
        canvas.text(told, cell.right, cell.centre[1], _FIGURES, ink, "right")
    canvas.text(digits(row.points), cells[-1].right, cells[-1].centre[1], TITLE.sized(38), ink, "right")


def _cells(line: Box) -> tuple[Box, list[Box]]:
    """Where the name stands, and a column for each figure."""
    _, rest = line.cut_left(_PLACE, 8)
    rest, _ = rest.cut_left(rest.width - 14)
    figures, name = rest.cut_right(sum(_WIDE), 8)
    cells = []
    for width in _WIDE:
        cell, figures = figures.cut_left(width)
        cells.append(cell)
    return name, cells


def _foot(board: SeasonBoard, say: Words) -> Foot:
    there = {row.mark for group in board.groups for row in group.rows}
    entries = [(icon(name, _SIGN), say(f"core-picture-season-{mark}")) for mark, name in MARKS.items() if mark in there]
    return Foot.of(entries, CLOSE_INSIDE)


def _name(row: Row, say: Words) -> str:
    return printable(row.name, say("core-picture-player", number=row.number))


def _in_words(board: SeasonBoard, say: Words) -> str:
    begins = [f"{board.name}. {board.when}. {board.about}."]
    told = []
    for group in board.groups:
        told += [f"{group.title}."] if group.title else []
        told += [f"{row.place}. {_name(row, say)}: {digits(row.points)}." for row in group.rows]
    return shortened_alt([*begins, *told])

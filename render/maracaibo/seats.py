"""Every player's figures in a panel, and Jean's."""

from __future__ import annotations

from games.maracaibo.components import JEAN
from games.maracaibo.state import Player, State
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.areas.seats import SeatHead, seat_head
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import width_of
from render.kit.signs.marks import mark
from render.maracaibo.changes import SeatChanges
from render.maracaibo.pieces import BOLD, piece

HEIGHT = 114
_HEAD = 60
_SIGN = 38


SIGNS = ("strength", "figures", "doubloons", "points", "upgrade", "quest", "token", "compass", "hand")
"""The signs of a panel; here those of doubloons and points tell of income."""


def figures_of(player: Player) -> list[tuple[str, str, str]]:
    """What a panel tells besides doubloons and points: a sign, a number, and the name of what has changed."""
    return [
        ("strength", str(player.strength), "strength"),
        ("figures", str(player.figures), "figures"),
        ("doubloons", f"+{player.income}", "income"),
        ("points", f"+{player.point_income}", "point_income"),
        ("upgrade", str(player.upgrades()), ""),
        ("quest", str(len(player.quests)), ""),
        ("token", str(len(player.tokens)), ""),
        ("compass", str(player.compasses()), ""),
        ("hand", f"{len(player.hand)}+{len(player.planned)}", ""),
    ]


def draw_seat(canvas: Canvas, box: Box, head: SeatHead, player: Player, new: SeatChanges) -> None:
    """One player's panel."""
    panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
    top, low = box.inset(14, 6).cut_top(_HEAD, 2)
    seat_head(canvas, top, head)
    row = [(sign, words, name in new.figures) for sign, words, name in figures_of(player)]
    _draw_row(canvas, low, row)


def draw_jean(canvas: Canvas, box: Box, head: SeatHead, view: State) -> None:
    """Jean's panel."""
    jean = view.jean
    if jean is None:
        return
    panel(canvas, box)
    top, low = box.inset(14, 6).cut_top(_HEAD, 2)
    seat_head(canvas, top, head)
    gone = len(JEAN.income) - 1 - jean.discs
    row = [
        ("points", f"+{JEAN.income[gone] + len(jean.taken)}", False),
        ("disc", str(gone), False),
        ("quest", str(len(jean.quests)), False),
        ("token", str(len(jean.tokens)), False),
        ("hand", str(len(jean.taken)), False),
    ]
    _draw_row(canvas, low, row)


def _draw_row(canvas: Canvas, box: Box, row: list[tuple[str, str, bool]]) -> None:
    widths = [_SIGN + 4 + width_of(words, BOLD) for _, words, _ in row]
    for (sign, words, new), width, cell in zip(row, widths, box.columns(widths, 4), strict=True):
        canvas.sprite(piece(sign, _SIGN), cell.x, cell.centre[1] - _SIGN // 2)
        canvas.text(words, cell.x + _SIGN + 4, cell.centre[1], BOLD)
        if new:
            mark(canvas, Box(cell.x - 4, cell.y, width + 8, cell.height), 10, 3)

"""Everybody in a line: coins, resources, and the blue dice that are left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from games.santa_maria.state import Player, State
from render.kit import palette as p
from render.kit.areas.lines import Cell, SeatLine, SeatLines
from render.kit.areas.seats import SeatHead
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.lettering import BODY, Weight, width_of
from render.kit.signs.dice import die
from render.kit.signs.marks import mark
from render.kit.skins import kept
from render.kit.sprites import Sprite, rounded_mask
from render.santa_maria.changes import Changes, SeatChanges
from render.santa_maria.colours import BLUE

_SIGN, _NEAR, _APART, _HIGH = 36, 4, 10, 46
_DIE, _DICE_APART = 38, 4
_FIGURE = BODY.weighing(Weight.BOLD)


def seat_lines(view: State, heads: Sequence[SeatHead], changed: Changes) -> SeatLines:
    """All of them, laid out alike: in one row each, and if there is no room for all, without points and dice."""
    whole = _laid(view, heads, changed, short=False)
    return whole if whole.rows == 1 else _laid(view, heads, changed, short=True)


def _laid(view: State, heads: Sequence[SeatHead], changed: Changes, *, short: bool) -> SeatLines:
    """Without one's own points, and with the number of dice, if it has to be short: all that lies on one's board."""
    goods = list(dict.fromkeys(good for player in view.players for good, room in player.room.items() if room))
    digits = max(len(str(player.coins)) for player in view.players)
    lines = [
        SeatLine(
            replace(head, first=False, figures=head.figures if view.over or not short else ()),
            _cells(view.players[head.seat], goods, digits, changed.at(head.seat), over=view.over, short=short),
        )
        for head in heads
    ]
    return SeatLines(lines, CLOSE_INSIDE)


def _cells(
    player: Player, goods: Sequence[str], digits: int, changed: SeatChanges, *, over: bool, short: bool
) -> list[Cell]:
    cells = [Cell(_held(player, goods, digits, changed))]
    if not over and player.city is not None:
        cells.append(Cell(icon("card", _SIGN), str(len(player.city.hand))))
    elif not over and player.blue:
        cells.append(Cell(die(6, _DIE, BLUE), f"×{len(player.blue)}") if short else Cell(_dice(player.blue)))
    return cells


def _held(player: Player, goods: Sequence[str], digits: int, changed: SeatChanges) -> Sprite:
    """Coins, then each resource in its column; faint where there is none."""
    shown = [("coin", player.coins, width_of("0" * digits, _FIGURE))]
    shown += [(good, player.goods.get(good, 0), width_of("0", _FIGURE)) for good in goods]
    width = sum(_SIGN + _NEAR + wide + _APART for _, _, wide in shown)
    canvas = Canvas.plain(width, _HIGH, p.PAPER)
    x, middle = _APART // 2, _HIGH // 2
    for sign, count, wide in shown:
        made = icon(sign, _SIGN)
        canvas.sprite(made if count else made.washed(p.PAPER, 0.65), x, middle - _SIGN // 2)
        canvas.text(str(count), x + _SIGN + _NEAR, middle, _FIGURE, p.INK if count else p.INK_SOFT)
        if sign in changed.goods:
            mark(canvas, Box(x - 2, 3, _SIGN + _NEAR + wide + 6, _HIGH - 6), 10, 3)
        x += _SIGN + _NEAR + wide + _APART
    return canvas.cut_out(_slip(width))


@kept(16)
def _slip(width: int) -> Image.Image:
    return rounded_mask(width, _HIGH, 4)


def _dice(values: Sequence[int]) -> Sprite:
    """Blue dice in a row, each by the row that it activates."""
    width = len(values) * (_DIE + _DICE_APART) - _DICE_APART
    canvas = Canvas.plain(width, _HIGH, p.PAPER)
    for at, value in enumerate(sorted(values)):
        canvas.sprite(die(value, _DIE, BLUE), at * (_DIE + _DICE_APART), (_HIGH - _DIE) // 2)
    return canvas.cut_out(_slip(width))

"""The panel of a player: who it is, what they hold, their docks, dice, and the colony."""

from __future__ import annotations

from games.santa_maria.components import DOCKS
from games.santa_maria.state import Player, State
from render.kit import palette as p
from render.kit.badges import counter, counter_width
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.dice import die
from render.kit.icons import icon
from render.kit.lettering import FINE, Weight
from render.kit.marks import mark
from render.kit.panels import panel
from render.kit.seats import HEIGHT, SeatHead, seat_head
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges
from render.santa_maria.city import draw_city
from render.santa_maria.colony import BLUE, draw_colony, mosaic

PADDING = 14
_LINE = 48
_ICON = 38
_BOLD = FINE.weighing(Weight.BOLD)
AROUND = 2 * PADDING + HEIGHT + 2 * _LINE + 12
"""The height of a panel without the colony."""


def draw_seat(canvas: Canvas, box: Box, head: SeatHead, view: State, changed: SeatChanges) -> None:
    """One player's panel."""
    player = view.players[head.seat]
    panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
    top, rest = box.inset(PADDING).cut_top(HEIGHT)
    seat_head(canvas, top, head)
    goods, rest = rest.cut_top(_LINE)
    draw_goods(canvas, goods, player, changed)
    docks, rest = rest.cut_top(_LINE, 8)
    _docks_and_dice(canvas, docks, player, head.seat)
    if player.city is not None:
        draw_city(canvas, rest, player.city, changed)
    elif player.colony is not None and player.colony.board:
        draw_colony(canvas, mosaic(rest), player.colony, changed)


def draw_goods(canvas: Canvas, box: Box, player: Player, changed: SeatChanges, size: int = _ICON) -> None:
    """Coins, and how much of each resource; the Maya's room for more beside it."""
    shown = [("coin", str(player.coins))]
    for good, room in player.room.items():
        held = player.goods.get(good, 0)
        if held or player.city is not None:
            shown.append((good, f"{held}/{room}" if player.city is not None else str(held)))
    widths = [counter_width(count, size, FINE) for _, count in shown]
    for (good, count), (line, x) in zip(shown, flow(widths, box.width, 8), strict=True):
        middle = box.y + line * (size + 4) + _LINE // 2
        counter(canvas, box.x + x, middle, good, count, size, FINE)
        if good in changed.goods:
            mark(canvas, Box(box.x + x - 2, middle - size // 2 - 2, size + 4, size + 4), 10, 3)


def _docks_and_dice(canvas: Canvas, box: Box, player: Player, owner: int) -> None:
    """How many tiles lie at each dock, and the blue dice that are left."""
    x, middle = box.x, box.y + _LINE // 2
    if player.colony is not None:
        for dock in DOCKS:
            count = len(player.colony.docks.get(dock, ()))
            canvas.sprite(icon(faces.DOCKS[dock], 32), x, middle - 16)
            x += 34 + canvas.text(str(count), x + 34, middle, _BOLD, p.INK if count else p.INK_FAINT) + 8
    right = box.right
    for value in reversed(player.blue):
        right -= 40
        canvas.sprite(die(value, 36, BLUE), right, middle - 18)
        canvas.anchor("die", f"blue_{value}", Box(right, middle - 18, 36, 36), owner)

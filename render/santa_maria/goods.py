"""Coins and resources before whoever holds them."""

from __future__ import annotations

from games.santa_maria.state import Player
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, SMALLEST, Type
from render.kit.signs.badges import counter, counter_width
from render.kit.signs.marks import mark
from render.santa_maria.changes import SeatChanges

PAID = ("good", "prayer")
"""What is chosen by the resource that it is paid or done with."""
_RINGED = 24
"""Between counters that may be ringed: a ring covers no other number."""


def goods(player: Player) -> list[tuple[str, str]]:
    """Coins, and how much of each resource, also of those that there are none of; the Maya's room beside."""
    shown = [("coin", str(player.coins))]
    for good, room in player.room.items():
        held = player.goods.get(good, 0)
        shown.append((good, str(held) if player.city is None else f"{held}/{room}"))
    return shown


def draw_goods(canvas: Canvas, box: Box, player: Player, changed: SeatChanges, size: int, owner: int) -> None:
    """What the player holds, and where what could be bought would go."""
    style, shown = _figures(size), goods(player)
    widths = [counter_width(count, size, style) for _, count in shown]
    for (sign, count), width, (line, x) in zip(shown, widths, flow(widths, box.width, _RINGED), strict=True):
        middle = box.y + line * (size + 6) + size // 2 + 3
        counter(canvas, box.x + x, middle, sign, count, size, style)
        place = Box(box.x + x - 2, middle - size // 2 - 2, size + 4, size + 4)
        for noun in PAID:
            canvas.anchor(noun, sign, Box(place.x, place.y, width + 8, place.height), owner)
        if sign in changed.goods:
            mark(canvas, Box(place.x, place.y, width + 8, place.height), 10, 3)


def goods_height(player: Player, width: int, size: int) -> int:
    """How high that is."""
    places = flow([counter_width(count, size, _figures(size)) for _, count in goods(player)], width, _RINGED)
    return (places[-1][0] + 1) * (size + 6)


def _figures(size: int) -> Type:
    """The figures beside signs so large."""
    return FINE.sized(max(SMALLEST, size * 2 // 3))

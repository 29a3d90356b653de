"""The panel of a player: who it is, what they hold, their docks, dice, and the colony or the city."""

from __future__ import annotations

from games.santa_maria.components import DOCKS
from games.santa_maria.state import Player, State
from render.kit import palette as p
from render.kit.badges import counter, counter_width
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.dice import die
from render.kit.lettering import FINE
from render.kit.marks import mark
from render.kit.panels import panel
from render.kit.seats import HEIGHT, SeatHead, seat_head
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges
from render.santa_maria.choosing import draw_boards
from render.santa_maria.city import draw_city
from render.santa_maria.colony import BLUE, draw_colony, mosaic
from texts import Teller

PADDING = 14
_LINE = 44
_ICON = 36
_WIDE = 1.05
"""From this shape on what is held stands beside the colony, not above it."""
PAID = ("good", "prayer")
"""What is chosen by the resource that it is paid or done with."""
_ALONE = 400
"""From this width on what is held is drawn large."""
AROUND = 2 * PADDING + HEIGHT + 2 * _LINE + 12
"""The height of a panel without the colony."""


def draw_seat(canvas: Canvas, box: Box, head: SeatHead, view: State, teller: Teller, changed: SeatChanges) -> None:
    """One player's panel; before whoever chooses a board lie all that are left."""
    player = view.players[head.seat]
    panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
    top, rest = box.inset(PADDING).cut_top(HEIGHT)
    seat_head(canvas, top, head)
    if player.city is not None:
        held, grid = rest.cut_top(_LINE)
    elif box.width > box.height * _WIDE:
        grid, held = rest.cut_left(min(rest.height, rest.width - 150), 24 if rest.width > _ALONE else 10)
    else:
        held, grid = rest.cut_top(2 * _LINE, 8)
    _draw_held(canvas, held, player, changed, head.seat)
    if player.city is not None:
        draw_city(canvas, grid, player.city, changed)
    elif player.colony is not None and player.colony.board:
        draw_colony(canvas, mosaic(grid), player.colony, changed)
    elif head.lit:
        draw_boards(canvas, grid, view.boards, teller)


def goods(player: Player, *, every: bool = False) -> list[tuple[str, str]]:
    """Coins, and how much of each resource, if wanted also of those that there are none of; the Maya's room beside."""
    shown = [("coin", str(player.coins))]
    for good, room in player.room.items():
        held = player.goods.get(good, 0)
        if player.city is not None:
            shown.append((good, f"{held}/{room}"))
        elif held or every:
            shown.append((good, str(held)))
    return shown


def draw_goods(canvas: Canvas, box: Box, player: Player, changed: SeatChanges, size: int, owner: int) -> None:
    """What the player holds, and where what could be bought would go."""
    _draw_counters(canvas, box, goods(player, every=True), changed.goods, size, owner)


def _draw_counters(
    canvas: Canvas,
    box: Box,
    shown: list[tuple[str, str]],
    new: frozenset[str],
    size: int = _ICON,
    owner: int | None = None,
) -> None:
    """Numbers beside their signs; whose they are, if they can be chosen."""
    widths = [counter_width(count, size, FINE) for _, count in shown]
    for (sign, count), (line, x) in zip(shown, flow(widths, box.width, 8), strict=True):
        middle = box.y + line * (size + 6) + size // 2 + 3
        counter(canvas, box.x + x, middle, sign, count, size, FINE)
        place = Box(box.x + x - 2, middle - size // 2 - 2, size + 4, size + 4)
        if owner is not None:
            for noun in PAID:
                canvas.anchor(noun, sign, place, owner)
        if sign in new:
            mark(canvas, place, 10, 3)


def _counters_height(shown: list[tuple[str, str]], box: Box, size: int) -> int:
    places = flow([counter_width(count, size, FINE) for _, count in shown], box.width, 8)
    return (places[-1][0] + 1) * (size + 6)


def _draw_held(canvas: Canvas, box: Box, player: Player, changed: SeatChanges, owner: int) -> None:
    """Coins and resources, then how many tiles lie at each dock, and the blue dice that are left."""
    if player.city is not None:
        city = player.city
        more = [("card", str(len(city.hand))), ("monk", str(city.priests))]
        _draw_counters(canvas, box, [*goods(player), *more], changed.goods, 32, owner)
        return
    size, small = (60, 52) if box.width > _ALONE else (_ICON, 30)
    tall = box.height > 3 * _LINE
    colony = player.colony
    docks = [(faces.DOCKS[dock], str(len(colony.docks.get(dock, ())))) for dock in DOCKS if colony is not None]
    above, below = box.cut_top(_counters_height(goods(player), box, size), small // 2) if tall else box.rows(2)
    _draw_counters(canvas, above, goods(player), changed.goods, size, owner)
    dice, room = below.cut_bottom(40) if tall else below.cut_right(38 * len(player.blue))
    _draw_counters(canvas, room, docks, frozenset(), small)
    for at, value in enumerate(player.blue):
        place = Box(dice.x + 38 * at, dice.y + 4, 34, 34)
        canvas.sprite(die(value, place.width, BLUE), place.x, place.y)
        canvas.anchor("die", f"blue_{value}", place, owner)

"""The panel of a player: who it is, what they hold, their docks, dice, and the colony or the city."""

from __future__ import annotations

from dataclasses import dataclass

from games.santa_maria.components import DOCKS
from games.santa_maria.state import Player, State
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.areas.seats import HEIGHT, SeatHead, seat_head
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALLEST, Type
from render.kit.signs.badges import counter, counter_width
from render.kit.signs.dice import die
from render.kit.signs.marks import mark
from render.santa_maria import faces
from render.santa_maria.changes import SeatChanges
from render.santa_maria.choosing import draw_boards
from render.santa_maria.city import draw_city
from render.santa_maria.colony import BLUE, draw_colony, mosaic
from texts import Teller

PADDING = 14
_LINE = 44
_ICON = 36
_GAP = 8
_RINGED = 24
"""Between counters that may be ringed: a ring covers no other number."""
_DIE = 38
_LONG = 1.6
"""From this shape on what is held stands beside the colony, not above it."""
PAID = ("good", "prayer")
"""What is chosen by the resource that it is paid or done with."""
_ABOVE = ((520, 56, 46), (0, 36, 30))
_BESIDE = ((600, 84, 64), (380, 56, 46), (0, 36, 30))
"""From these widths on, how large resources and the counts of docks are, above a colony and beside it."""
AROUND = 2 * PADDING + HEIGHT + 2 * _LINE + 12
"""The height of a panel without the colony."""


def draw_seat(canvas: Canvas, box: Box, head: SeatHead, view: State, teller: Teller, changed: SeatChanges) -> None:
    """One player's panel; before whoever chooses a board lie all that are left."""
    player = view.players[head.seat]
    panel(canvas, box, p.SEATS[head.seat] if head.lit else None)
    inside = box.inset(PADDING)
    if box.width > box.height * _LONG:
        wide = inside.height if player.city is None else inside.width * 3 // 5
        grid, beside = inside.cut_left(wide, 20)
        top, place = beside.cut_top(HEIGHT, 8)
        held = Held(player, place.width, _BESIDE)
    else:
        top, rest = inside.cut_top(HEIGHT)
        held = Held(player, rest.width)
        place, grid = rest.cut_top(held.height, 8)
    seat_head(canvas, top, head)
    held.draw(canvas, place, changed, head.seat)
    if player.city is not None:
        draw_city(canvas, grid, player.city, changed)
    elif player.colony is not None and player.colony.board:
        draw_colony(canvas, mosaic(grid), player.colony, changed, head.seat)
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
    _draw_counters(canvas, box, goods(player, every=True), changed.goods, size, owner, _RINGED)


def goods_height(player: Player, width: int, size: int) -> int:
    """How high that is."""
    return _counters_height(goods(player, every=True), width, size, _RINGED)


def _draw_counters(
    canvas: Canvas,
    box: Box,
    shown: list[tuple[str, str]],
    new: frozenset[str],
    size: int = _ICON,
    owner: int | None = None,
    gap: int = _GAP,
) -> None:
    """Numbers beside their signs; whose they are, if they can be chosen."""
    style = _figures(size)
    widths = [counter_width(count, size, style) for _, count in shown]
    for (sign, count), width, (line, x) in zip(shown, widths, flow(widths, box.width, gap), strict=True):
        middle = box.y + line * (size + 6) + size // 2 + 3
        counter(canvas, box.x + x, middle, sign, count, size, style)
        place = Box(box.x + x - 2, middle - size // 2 - 2, size + 4, size + 4)
        if owner is not None:
            for noun in PAID:
                canvas.anchor(noun, sign, Box(place.x, place.y, width + 8, place.height), owner)
        if sign in new:
            mark(canvas, place, 10, 3)


def _counters_height(shown: list[tuple[str, str]], width: int, size: int, gap: int = _GAP) -> int:
    places = flow([counter_width(count, size, _figures(size)) for _, count in shown], width, gap)
    return (places[-1][0] + 1) * (size + 6)


def _figures(size: int) -> Type:
    """The figures beside signs so large."""
    return FINE.sized(max(SMALLEST, size * 2 // 3))


@dataclass(frozen=True, slots=True)
class Held:
    """What a player holds, laid out: coins and resources, then how many tiles lie at each dock and the blue dice."""

    player: Player
    width: int
    sizes: tuple[tuple[int, int, int], ...] = _ABOVE

    @property
    def _sizes(self) -> tuple[int, int]:
        """Of resources, and of the counts of docks."""
        return next((large, small) for least, large, small in self.sizes if self.width > least)

    @property
    def _goods(self) -> tuple[list[tuple[str, str]], int]:
        """The Maya hold cards and priests, too."""
        city = self.player.city
        if city is not None:
            return [*goods(self.player), ("card", str(len(city.hand))), ("monk", str(city.priests))], self._sizes[0] - 4
        return goods(self.player), self._sizes[0]

    @property
    def _docks(self) -> tuple[list[tuple[str, str]], int]:
        colony = self.player.colony
        docks = [] if colony is None else [(faces.DOCKS[dock], str(len(colony.docks.get(dock, ())))) for dock in DOCKS]
        return docks, self._sizes[1]

    @property
    def _dice_beside(self) -> bool:
        """Whether the dice find room in the last line."""
        shown, size = self._docks if self._docks[0] else self._goods
        widths = [counter_width(count, size, _figures(size)) for _, count in shown]
        room = self._beside_a_ship if self._docks[0] else self.width
        places = flow(widths, room, 8)
        return places[-1][1] + widths[-1] + 8 + _DIE * len(self.player.blue) <= room

    @property
    def _beside_a_ship(self) -> int:
        """The width that is left for docks beside the sign that says what they are."""
        return self.width - self._docks[1] - _GAP

    @property
    def _heights(self) -> list[int]:
        (shown, size), (docks, small) = self._goods, self._docks
        rows = [_counters_height(shown, self.width, size)]
        rows += [_counters_height(docks, self._beside_a_ship, small)] if docks else []
        return rows if self._dice_beside else [*rows, _DIE + 6]

    @property
    def height(self) -> int:
        """How high all of it is."""
        return sum(self._heights)

    def draw(self, canvas: Canvas, box: Box, changed: SeatChanges, owner: int) -> None:
        """Draw it into a box."""
        (shown, size), (docks, small) = self._goods, self._docks
        above, *below = box.stacked(self._heights)
        _draw_counters(canvas, above, shown, changed.goods, size, owner)
        if docks:
            sign, counted = below[0].cut_right(self._beside_a_ship)[::-1]
            canvas.sprite(icon("ship", small), sign.x, sign.y + 3)
            _draw_counters(canvas, counted, docks, frozenset(), small)
        dice = (below or [above])[-1]
        if self._dice_beside:
            dice = dice.cut_right(_DIE * len(self.player.blue))[0].cut_bottom(_DIE + 2)[0]
        canvas.area("blue", dice)
        for at, value in enumerate(self.player.blue):
            place = Box(dice.x + _DIE * at, dice.centre[1] - _DIE // 2 + 2, _DIE - 4, _DIE - 4)
            canvas.sprite(die(value, place.width, BLUE), place.x, place.y)
            canvas.anchor("die", f"blue_{value}", place, owner)

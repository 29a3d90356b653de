"""What a player holds: tokens, masters by their resources, replaced tiles; and what was bought this turn."""

from __future__ import annotations

from dataclasses import dataclass

from games.settlers.components import COUNTED_TOKENS, MASTER, MASTERS
from games.settlers.state import Player
from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, SMALL, SMALLEST, Type, Weight, width_of
from render.kit.signs.badges import pill, pill_width
from render.kit.signs.marks import mark
from render.settlers.changes import SeatChanges
from render.words import said
from texts import Teller

_SIZES = (92, 84, 76, 68, 60, 54, 48, 44, 40)
_PILL = 50


@dataclass(frozen=True, slots=True)
class _Item:
    """Icons side by side, perhaps with how many there are of them."""

    icons: tuple[str, ...]
    count: str
    changed: bool
    words: tuple[str, ...] = ()
    """By which its icons after the first can be chosen."""

    def width(self, size: int) -> int:
        return len(self.icons) * size + (size // 6 + width_of(self.count, _figures(size)) if self.count else 0)


def _figures(size: int) -> Type:
    return Type(max(SMALLEST, round(size * 0.72)), Weight.BOLD)


def holds(player: Player) -> bool:
    """Whether there is anything to be shown."""
    return any(player.tokens.values()) or bool(player.masters or player.replaced)


def draw_hand(
    canvas: Canvas, box: Box, player: Player, teller: Teller, changed: SeatChanges, bought: str, owner: int
) -> None:
    """Draw the hand on one line, as large as it fits."""
    if bought:
        words, resource = said(teller, "bought"), icon(bought, 38)
        place, box = box.cut_right(pill_width(words, SMALL, _PILL, resource), 14)
        pill(canvas, place.centred(place.width, _PILL), words, p.PAPER_DEEP, SMALL, resource)
    items = _items(player, changed)
    if not items:
        canvas.text_in(said(teller, "no-tokens"), box, FINE, p.INK_SOFT)
    fits = (size for size in _SIZES if size <= box.height and _run(items, size) <= box.width)
    size = next(fits, _SIZES[-1])
    x, middle = box.x, box.centre[1]
    for item in items:
        width = item.width(size)
        for index, name in enumerate(item.icons):
            canvas.sprite(icon(name, size), x + index * size, middle - size // 2)
        canvas.text(item.count, x + width, middle, _figures(size), align="right")
        for index, word in enumerate(item.words):
            canvas.anchor("master", word, Box(x + (index + 1) * size, middle - size // 2, size, size), owner)
        if item.changed:
            mark(canvas, Box(x - 4, middle - size // 2 - 4, width + 8, size + 8), 12, 4)
        x += width + size // 2


def _run(items: list[_Item], size: int) -> int:
    return sum(item.width(size) + size // 2 for item in items) - size // 2


def _items(player: Player, changed: SeatChanges) -> list[_Item]:
    items = [
        _Item((token,), str(player.tokens[token]), token in changed.tokens)
        for token in COUNTED_TOKENS
        if player.tokens.get(token)
    ]
    if player.masters:
        resources = (MASTERS[master].resource for master in player.masters)
        items.append(
            _Item((MASTER, *resources), "", not changed.tokens.isdisjoint(player.masters), tuple(player.masters))
        )
    if player.replaced:
        items.append(_Item(("minus",), str(len(player.replaced)), False))
    return items

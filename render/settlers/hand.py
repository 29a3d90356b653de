"""What a player holds: tokens, masters by their resources, replaced tiles; of one size everywhere on a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.settlers.components import COUNTED_TOKENS, MASTER, MASTERS
from games.settlers.state import Player
from render.kit import palette as p
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, Type, Weight, width_of
from render.kit.signs.marks import mark
from render.settlers.changes import SeatChanges
from render.words import said
from texts import Teller

SIZE = 40
"""The size of a token: 16 px on a phone."""
LINE = 46
_GAP, _AFTER, _WIDE, _OVERLAPPING = 12, 4, 300, 30
_COUNT = Type(34, Weight.BOLD)


@dataclass(frozen=True, slots=True)
class _Item:
    """Icons side by side, perhaps with how many there are of them."""

    icons: tuple[str, ...]
    count: str = ""
    changed: bool = False
    word: str = ""
    """By which its last icon can be chosen."""

    @property
    def width(self) -> int:
        return (
            SIZE + (len(self.icons) - 1) * _OVERLAPPING + (_AFTER + width_of(self.count, _COUNT) if self.count else 0)
        )


class Hand:
    """The hand of a player, in lines above a land or in columns beside it."""

    def __init__(self, player: Player, changed: SeatChanges) -> None:
        self._items = list(_items(player, changed))

    def within(self, width: int) -> list[Box]:
        """Where its items are in lines so wide."""
        places = flow([item.width for item in self._items], width, _GAP)
        return [Box(x, line * LINE, item.width, LINE) for (line, x), item in zip(places, self._items, strict=True)]

    def draw(self, canvas: Canvas, box: Box, teller: Teller, owner: int) -> None:
        """In lines as wide as the box."""
        if not self._items and box.width >= _WIDE:
            canvas.text_in(said(teller, "no-tokens"), box.cut_top(LINE)[0], FINE, p.INK_SOFT)
        for place, item in zip(self.within(box.width), self._items, strict=True):
            _draw(canvas, place.moved(box.x, box.y), item, owner)


def _draw(canvas: Canvas, place: Box, item: _Item, owner: int) -> None:
    middle = place.centre[1]
    for index, name in enumerate(item.icons):
        canvas.sprite(icon(name, SIZE), place.x + index * _OVERLAPPING, middle - SIZE // 2)
    canvas.text(item.count, place.right, middle, _COUNT, align="right")
    if item.word:
        canvas.anchor("master", item.word, Box(place.right - SIZE, middle - SIZE // 2, SIZE, SIZE), owner)
    if item.changed:
        mark(canvas, Box(place.x - 4, middle - SIZE // 2 - 2, place.width + 8, SIZE + 4), 12, 4)


def _items(player: Player, changed: SeatChanges) -> Iterator[_Item]:
    for token in COUNTED_TOKENS:
        if player.tokens.get(token):
            yield _Item((token,), str(player.tokens[token]), token in changed.tokens)
    for master in player.masters:
        yield _Item((MASTER, MASTERS[master].resource), "", master in changed.tokens, master)
    if player.replaced:
        yield _Item(("minus",), str(len(player.replaced)))


def down(places: Sequence[Box]) -> int:
    """How high these are."""
    return max((place.bottom for place in places), default=LINE)

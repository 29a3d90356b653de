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
from render.kit.skins import kept
from render.kit.sprites import Sprite, rounded_mask
from render.settlers.changes import SeatChanges
from render.words import said
from texts import Teller

SIZE = 40
"""The size of a token: 16 px on a phone."""
LINE = 46
_GAP, _AFTER, _WIDE = 12, 4, 300
_EDGE, _INSIDE, _ROUND = 2, 4, 12
_COUNT = Type(34, Weight.BOLD)


@kept(16)
def held(resource: str) -> Sprite:
    """A master in hand: the resource that he works with, in one frame with his sign."""
    high = SIZE + 2 * _EDGE
    canvas = Canvas.plain(2 * (SIZE + _EDGE + _INSIDE), high, p.PAPER)
    canvas.stencil(rounded_mask(canvas.box.width, high, _ROUND), 0, 0, p.INK)
    canvas.stencil(rounded_mask(canvas.box.width, high, _ROUND, _EDGE), 0, 0, p.PAPER)
    for name, place in zip((MASTER, resource), canvas.box.inset(_EDGE + _INSIDE // 2, _EDGE).columns(2), strict=True):
        canvas.sprite_in(icon(name, SIZE), place)
    return canvas.cut_out(rounded_mask(canvas.box.width, high, _ROUND))


@dataclass(frozen=True, slots=True)
class _Item:
    """A sign, perhaps with how many there are of it."""

    sign: Sprite
    count: str = ""
    changed: bool = False
    word: str = ""
    """By which it can be chosen."""

    @property
    def width(self) -> int:
        return self.sign.width + (_AFTER + width_of(self.count, _COUNT) if self.count else 0)


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
    canvas.sprite(item.sign, place.x, middle - item.sign.height // 2)
    canvas.text(item.count, place.right, middle, _COUNT, align="right")
    if item.word:
        canvas.anchor("master", item.word, place.centred(place.width, item.sign.height), owner)
    if item.changed:
        mark(canvas, Box(place.x - 4, middle - SIZE // 2 - 2, place.width + 8, SIZE + 4), 12, 4)


def _items(player: Player, changed: SeatChanges) -> Iterator[_Item]:
    for token in COUNTED_TOKENS:
        if player.tokens.get(token):
            yield _Item(icon(token, SIZE), str(player.tokens[token]), token in changed.tokens)
    for master in player.masters:
        yield _Item(held(MASTERS[master].resource), "", master in changed.tokens, master)
    if player.replaced:
        yield _Item(icon("minus", SIZE), str(len(player.replaced)))


def down(places: Sequence[Box]) -> int:
    """How high these are."""
    return max((place.bottom for place in places), default=LINE)

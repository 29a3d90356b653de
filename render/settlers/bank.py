"""What lies beside the game: the tokens left, and the tiles that were cleared from full rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.settlers.components import COUNTED_TOKENS, MASTER, TILES
from games.settlers.state import State
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box, flow
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import SMALL, Type, Weight, width_of
from render.kit.sprites import Sprite
from render.settlers import faces
from render.settlers.changes import Changes
from render.settlers.market import draw_prizes, few_prizes, gathered_height, prizes_height, room_beside, shelf_width
from render.words import said
from texts import Teller

_LINE, _GAP, _AFTER, _APART = 56, 16, 6, 14
_ACROSS, _DOWN = 14, 6
_TOKEN, _CHIP = 40, 48
_COUNT = Type(34, Weight.BOLD)


@dataclass(frozen=True, slots=True)
class _Thing:
    """A few words, or a sign and how many there are of it."""

    words: str
    sprite: Sprite | None = None

    @property
    def style(self) -> Type:
        return SMALL if self.sprite is None else _COUNT

    @property
    def width(self) -> int:
        sign = 0 if self.sprite is None else self.sprite.width + (_AFTER if self.words else 0)
        return sign + (width_of(self.words, self.style) if self.words else 0)


class Bank:
    """All of it side by side, in as many lines as a width needs."""

    def __init__(self, view: State, teller: Teller, width: int) -> None:
        self._things = list(_things(view, teller))
        self._places = flow([thing.width for thing in self._things], width - 2 * _ACROSS, _GAP)

    @property
    def height(self) -> int:
        """How much room it takes."""
        return (self._places[-1][0] + 1) * _LINE + 2 * _DOWN

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it into a box of its own."""
        card(canvas, box)
        self.draw_on(canvas, box)

    def draw_on(self, canvas: Canvas, box: Box) -> None:
        """Draw it on what is there."""
        for thing, (line, x) in zip(self._things, self._places, strict=True):
            left, middle = box.x + _ACROSS + x, box.y + _DOWN + line * _LINE + _LINE // 2
            if thing.sprite is not None:
                canvas.sprite(thing.sprite, left, middle - thing.sprite.height // 2)
                left += thing.sprite.width + _AFTER
            canvas.text(thing.words, left, middle, thing.style, p.INK_SOFT if thing.sprite is None else None)


class Beside:
    """The bank, and the last few prizes with it: below the realms, or in the box that they leave.

    Gathered, it stands below the realms on what all prizes leave of their last line.
    """

    def __init__(self, view: State, teller: Teller, half: int, *, below: bool, gathered: bool = False) -> None:
        self._view, self._teller, self._below = view, teller, below
        self._prizes = prizes_height(view) if few_prizes(view) else 0
        self._few = shelf_width(len(view.prizes)) if self._prizes else 0
        whole = 2 * half + _APART
        self._on = room_beside(Box(0, 0, whole, 0), view) if gathered and below else None
        self.with_prizes = few_prizes(view) or self._on is not None
        width = whole - (self._few + _APART if self._few else 0) if below else half
        self._bank = Bank(view, teller, self._on.width if self._on else width)

    @property
    def height(self) -> int:
        """How much room it takes."""
        if self._on:
            return max(self._on.y + self._bank.height, gathered_height(self._view))
        if self._below:
            return max(self._prizes, self._bank.height)
        return self._prizes + (_APART if self._prizes else 0) + self._bank.height

    def draw(self, canvas: Canvas, box: Box, changed: Changes, initials: Sequence[str]) -> None:
        """Side by side below the realms, below each other in a box."""
        if self._on:
            draw_prizes(canvas, box, self._view, self._teller, changed, initials, alone=False)
            self._bank.draw_on(canvas, self._on.moved(box.x, box.y))
            return
        if self._prizes:
            left, right = box.cut_left(self._few, _APART) if self._below else box.cut_top(self._prizes, _APART)
            draw_prizes(canvas, left, self._view, self._teller, changed, initials)
            box = right
        self._bank.draw(canvas, box)


def reserve(view: State) -> list[tuple[str, int]]:
    """Each kind of token, and how many are left."""
    left = {**view.reserve, MASTER: len(view.master_pile)}
    return [(token, left.get(token, 0)) for token in (*COUNTED_TOKENS, MASTER)]


def _things(view: State, teller: Teller) -> Iterator[_Thing]:
    yield _Thing(said(teller, "reserve"))
    yield from (_Thing(str(count), icon(token, _TOKEN)) for token, count in reserve(view))
    if view.box.tiles:
        yield _Thing(said(teller, "bank-cleared", count=len(view.box.tiles)))
        yield from (_Thing(f"×{count}" if count > 1 else "", sprite) for sprite, count in _chips(view.box.tiles))


def _chips(tiles: Sequence[str]) -> Iterator[tuple[Sprite, int]]:
    """What cleared tiles give, each kind once."""
    gives = Counter((TILES[tile].kind, TILES[tile].produces) for tile in tiles)
    yield from ((faces.chip(*face, _CHIP), count) for face, count in gives.items())

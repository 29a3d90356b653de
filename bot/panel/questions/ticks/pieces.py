"""Pieces as ticks: a line for each piece that a place can take, and a few lists of such lines."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from bot.panel.kit.widgets import IN_A_LIST, evenly
from bot.panel.questions.draft import cells
from games.core.fields import Put, Spread

LISTS = 4
"""So many lists leave room on a phone for what ends the answer."""

Cell = tuple[str, str]
"""A place, and a kind of piece on it."""


class Line(NamedTuple):
    """A piece on a place, the first of its kind there or a further one."""

    cell: Cell
    nth: int


class TooMany(Exception):
    """More was ticked than there is, or than goes at once; of one kind, or in all."""

    def __init__(self, most: int, ticked: int, kind: str = "") -> None:
        super().__init__(most, ticked, kind)
        self.most = most
        self.ticked = ticked
        self.kind = kind


class Pieces:
    """What is ticked of a spread, and what becomes of it by further ticks.

    Where pieces only go elsewhere those that are not ticked stay at home, and home has no line.
    """

    def __init__(self, field: Spread, puts: Iterable[Put]) -> None:
        self.field = field
        self.on: Counter[Cell] = Counter({(place, kind): count for place, kind, count in puts})
        self.stock = dict(field.pieces)
        self.cells = cells(field)

    @cached_property
    def homes(self) -> dict[str, str]:
        """Where the pieces of each kind begin, if only some go elsewhere and each kind begins at one place."""
        found = {kind: place for place, kind, _ in self.field.now}
        return found if self.field.moving and len(found) == len(self.field.now) else {}

    @cached_property
    def lines(self) -> list[Line]:
        """All that can be ticked, place by place."""
        room = {place.word: place for place in self.field.places}
        return [
            Line((place, kind), nth)
            for place, kind in self.cells
            if self.homes.get(kind) != place
            for nth in range(1, min(room[place].room(kind), self.stock[kind], self.field.moving or IN_A_LIST) + 1)
        ]

    @cached_property
    def lists(self) -> list[Sequence[Line]]:
        """The lines of each list: of one kind if there are few kinds, of one place if there are few places.

        Who goes elsewhere is one list, for each line says from where to where.
        """
        if self.homes:
            return list(evenly(self.lines))
        kinds = [[line for line in self.lines if line.cell[1] == kind] for kind in self.stock]
        places = [[line for line in self.lines if line.cell[0] == place.word] for place in self.field.places]
        apart = ([lines for lines in by if lines] for by in (kinds, places))
        few = [[part for lines in by for part in evenly(lines)] for by in apart if len(by) > 1]
        return next((parts for parts in few if len(parts) <= LISTS), list(evenly(self.lines)))

    def ticked(self, lines: Sequence[Line]) -> list[Line]:
        """Which of these are ticked."""
        return [line for line in lines if line.nth <= self.on[line.cell]]

    def turned(self, lines: Sequence[Line], chosen: Collection[Line]) -> list[Line]:
        """Which of these are ticked once what is chosen of them is turned over."""
        on = self.ticked(lines)
        return [line for line in lines if (line in on) != (line in chosen)]

    def most(self, lines: Sequence[Line]) -> int:
        """How many of a list's lines can be ticked: so many pieces as there are of its kinds."""
        places, kinds = ({line.cell[at] for line in lines} for at in (0, 1))
        room = sum(place.capacity for place in self.field.places if place.word in places)
        return max(1, min(len(lines), room, self.field.moving or self.field.most, self._pieces(kinds)))

    def _pieces(self, kinds: Collection[str]) -> int:
        return sum(self.stock[kind] for kind in kinds)

    def after(self, lines: Sequence[Line], ticked: Collection[Line]) -> tuple[Put, ...]:
        """The answer once just these of a list's lines are ticked; what cannot lie beside them gives way."""
        then = Pieces(self.field, ())
        then.on = Counter(self.on)
        for cell in {line.cell for line in lines}:
            there = [line for line in self.ticked(self.lines) if line.cell == cell and line not in lines]
            then.on[cell] = len(there) + sum(line.cell == cell for line in ticked)
        then._make_room({line.cell for line in ticked})
        then._bring_home()
        return then.answer()

    def answer(self) -> tuple[Put, ...]:
        """The pieces as an answer."""
        return self.field.in_order(dict(self.on))

    def _make_room(self, kept: Collection[Cell]) -> None:
        """On a place that is full, and where all are of one kind, the last ticks stand."""
        capacity = {place.word: place.capacity for place in self.field.places}
        kinds = {kind for _, kind in kept}
        for cell in self.on:
            if cell in kept or self.homes.get(cell[1]) == cell[0]:
                continue
            if self.field.one_kind and kinds and cell[1] not in kinds:
                self.on[cell] = 0
            elif any(place == cell[0] for place, _ in kept):
                over = sum(count for (place, _), count in self.on.items() if place == cell[0]) - capacity[cell[0]]
                self.on[cell] -= max(0, min(over, self.on[cell]))

    def _bring_home(self) -> None:
        """Those that are not ticked are at home; nobody is at two places."""
        out = Counter[str]()
        for (place, kind), count in self.on.items():
            out[kind] += count if self.homes.get(kind) != place else 0
        for kind, stock in self.stock.items():
            if out[kind] > stock:
                raise TooMany(stock, out[kind], kind)
            if kind in self.homes:
                self.on[self.homes[kind], kind] = stock - out[kind]
        most = self.field.moving if self.homes else self.field.most
        if out.total() > most:
            raise TooMany(most, out.total())

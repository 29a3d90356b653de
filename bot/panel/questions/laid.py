"""Pieces as they lie while somebody moves them about."""

from collections import Counter
from typing import NamedTuple

from bot.panel.questions.draft import cells
from games.core.fields import Put, Spread

DOZEN = 5
"""Of more pieces than this, several go at once."""
AT_WILL = (1, 2, 5, 10)
"""Of what one begins with nothing of, so many at once: the usual kind by any of these, the others by the first two."""
PROPOSED = "proposed"
"""Stands for the answer to begin with, whose own text may be too long for a suggestion."""

Cell = tuple[str, str]


class Shift(NamedTuple):
    """So many pieces from one cell to another; nothing stands for the hand."""

    pieces: int
    start: Cell | None = None
    end: Cell | None = None


def started(field: Spread) -> tuple[Put, ...]:
    """The answer to begin with."""
    return field.started()


class Laid:
    """Pieces on their places, and what can be done with them next."""

    def __init__(self, field: Spread, puts: tuple[Put, ...]) -> None:
        self.field = field
        self.on: Counter[Cell] = Counter({(place, kind): count for place, kind, count in puts})
        self.capacity = {place.word: place.capacity for place in field.places}
        self.most = {(place.word, kind): place.room(kind) for place in field.places for kind, _ in field.pieces}
        self.cells = cells(field)

    def free(self, place: str) -> int:
        """How many more pieces this place holds."""
        return self.capacity[place] - sum(count for (word, _), count in self.on.items() if word == place)

    def left(self, kind: str) -> int:
        """How many pieces of this kind lie nowhere."""
        return dict(self.field.pieces)[kind] - sum(count for (_, other), count in self.on.items() if other == kind)

    def room(self, cell: Cell) -> int:
        """How many more pieces of its kind this cell holds."""
        return min(self.free(cell[0]), self.most[cell] - self.on[cell])

    def addable(self, cell: Cell) -> int:
        """How many more pieces could be put there now."""
        if self.field.one_kind and any(count and kind != cell[1] for (_, kind), count in self.on.items()):
            return 0
        return max(0, min(self.field.most - self.on.total(), self.room(cell), self.left(cell[1])))

    def puts(self) -> list[Shift]:
        """Where pieces can be put now."""
        return [Shift(count, None, cell) for cell in self.cells for count in self._at_once_to(cell)]

    def _at_once_to(self, cell: Cell) -> tuple[int, ...]:
        most = self.addable(cell)
        if self.field.proposes:
            return _at_once(most)
        at_will = AT_WILL if cell[1] == self.field.pieces[0][0] else AT_WILL[:2]
        return tuple(count for count in at_will if count <= most)

    def takes(self) -> list[Shift]:
        """From where pieces can be taken."""
        return [Shift(count, cell) for cell in self.cells for count in _at_once(self.on[cell])]

    def do(self, shift: Shift) -> None:
        """Move the pieces, as far as they are there and find room."""
        if shift.start is not None and shift.end is not None:
            if shift.pieces in self._ways(shift.start, shift.end):
                self._move(shift.pieces, shift.start, shift.end)
        elif shift.end is not None:
            count = min(
                shift.pieces, self.free(shift.end[0]), self.left(shift.end[1]), self.field.most - self.on.total()
            )
            self.on[shift.end] += max(0, count)
        elif shift.start is not None:
            self.on[shift.start] -= min(shift.pieces, self.on[shift.start])

    def answer(self) -> tuple[Put, ...]:
        """The pieces as an answer."""
        return self.field.in_order(dict(self.on))

    def swapped(self, shift: Shift) -> Cell | None:
        """The cell of the piece that comes back from a place without room."""
        if shift.start is None or shift.end is None or self.free(shift.end[0]) or not self._holds(shift.end):
            return None
        start, end = shift.start[0], shift.end[0]
        return next(
            (
                (end, kind)
                for place, kind in self.cells
                if place == start and kind != shift.start[1] and self.on[end, kind] and self._holds((start, kind))
            ),
            None,
        )

    def _holds(self, cell: Cell) -> bool:
        return self.on[cell] < self.most[cell]

    def _ways(self, start: Cell, end: Cell) -> tuple[int, ...]:
        room = min(self.on[start], self.room(end))
        if room:
            return _at_once(room)
        return (1,) if self.swapped(Shift(1, start, end)) else ()

    def _move(self, count: int, start: Cell, end: Cell) -> None:
        back = self.swapped(Shift(count, start, end))
        self.on[start] -= count
        self.on[end] += count
        if back is not None:
            self.on[back] -= 1
            self.on[start[0], back[1]] += 1


def _at_once(most: int) -> tuple[int, ...]:
    """One; by the dozen also five, and all."""
    return tuple(dict.fromkeys((1, DOZEN, most))) if most > DOZEN else (1,) if most else ()

"""Every answer to a form about pieces or words, where there are only few."""

from collections.abc import Iterator
from itertools import combinations, islice

from games.core.fields import PickSome, Put, Spread

PATIENCE = 12
"""So many steps for each answer that is looked for, and there are too many ways to see them all."""


def every_choice(field: PickSome, most: int) -> list[tuple[str, ...]]:
    """All choices of some words; none, if there are more than so many."""
    sizes = range(field.least, field.most + 1)
    ways = (words for size in sizes for words in combinations(field.words, size) if field.go_together(words))
    found = list(islice(ways, most + 1))
    return found if len(found) <= most else []


def every_spread(field: Spread, most: int) -> list[tuple[Put, ...]]:
    """All ways to spread the pieces, those first that fill the first places; none, if there are more than so many."""
    found: list[tuple[Put, ...]] = []
    ways = _Ways(field)
    if len(ways.cells) > most:
        return []
    for steps, laid in enumerate(ways.all()):
        if laid is not None and field.accepts(laid):
            found.append(laid)
        if len(found) > most or steps > PATIENCE * most:
            return []
    return found


class _Ways:
    def __init__(self, field: Spread) -> None:
        self.field = field
        self.cells = [
            (place.word, kind, min(place.room(kind), count))
            for place in field.places
            for kind, count in field.pieces
            if count and place.room(kind)
        ]
        self.left = dict(field.pieces)
        self.free = {place.word: place.capacity for place in field.places}

    def all(self) -> Iterator[tuple[Put, ...] | None]:
        """One way after the other; nothing for each step on the way."""
        return self._from(0, (), 0)

    def _from(self, at: int, laid: tuple[Put, ...], count: int) -> Iterator[tuple[Put, ...] | None]:
        yield None
        if count + self._room_from(at) < self.field.least:
            return
        if at == len(self.cells):
            yield laid
            return
        place, kind, room = self.cells[at]
        room = min(room, self.left[kind], self.free[place], self.field.most - count)
        for pieces in range(room, -1, -1):
            self.left[kind] -= pieces
            self.free[place] -= pieces
            yield from self._from(at + 1, (*laid, (place, kind, pieces)) if pieces else laid, count + pieces)
            self.left[kind] += pieces
            self.free[place] += pieces

    def _room_from(self, at: int) -> int:
        """How many pieces the cells from here on could take, one kind beside the other."""
        rooms: dict[str, int] = {}
        for place, kind, room in self.cells[at:]:
            rooms[kind] = rooms.get(kind, 0) + min(room, self.free[place])
        return sum(min(room, self.left[kind]) for kind, room in rooms.items())

"""Pieces spread over places."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, cast

import msgspec

from games.core.fields.field import NOTHING, Field, Group, read, written
from games.core.fields.pieces import Pieces, none_on
from games.core.once import once

Put = tuple[str, str, int]
"""So many pieces of one kind on one place: (place, kind, count)."""


class Place(msgspec.Struct, frozen=True):
    """Where pieces can be put: its word, how many it holds, and the kinds it takes (none named: all)."""

    word: str
    capacity: int
    takes: tuple[str, ...] = ()
    limits: tuple[tuple[str, int], ...] = ()
    """Of some kinds it holds fewer than of all together."""

    def accepts(self, kind: str) -> bool:
        """Whether it takes pieces of this kind."""
        return not self.takes or kind in self.takes

    def room(self, kind: str) -> int:
        """How many pieces of this kind it holds at most."""
        if self.takes and kind not in self.takes:
            return 0
        return min(self.capacity, dict(self.limits).get(kind, self.capacity)) if self.limits else self.capacity


class Spread(Field, frozen=True, dict=True):
    """Pieces of some kinds spread over places: from least to most of them in all."""

    places: tuple[Place, ...]
    pieces: tuple[tuple[str, int], ...]
    """Each kind and how many there are; the first kind needs no name in the text form."""
    least: int
    most: int
    now: tuple[Put, ...] = ()
    """A sensible answer to start from, such as the present placement."""
    one_kind: bool = False
    """All pieces must be of the same kind."""
    kinds: str = "piece"
    """The noun of the kinds of pieces."""
    proposes: bool = True
    """Whether there is an answer worth proposing; if not, people start from nothing."""
    groups: tuple[Group, ...] = ()
    """Places that share a capacity; whatever is there from the start (`now`) must fit."""
    moving: int = 0
    """If given, the pieces start where `now` has them, and at least one, at most so many, go elsewhere."""

    def started(self) -> tuple[Put, ...]:
        """The answer that people begin with."""
        return self.now or (self.any_answer(lambda _: 0) if self.proposes else ())

    def wrong(self) -> str:
        return self._wrong

    @once
    def _wrong(self) -> str:
        """Whoever made it to see whether there is an answer offers it then."""
        if self.moving and next(self._ways(), None) is None:
            return "asks for a change where nothing can move"
        return "" if self.least <= self.most and self._has(self.least) else "asks for more pieces than there are"

    def _has(self, wanted: int) -> bool:
        for _, count in self.pieces:
            if wanted <= 0:
                break
            wanted -= count
        return wanted <= 0

    def accepts(self, answer: Any) -> bool:
        if not isinstance(answer, tuple) or len({put[:2] for put in answer}) != len(answer):
            return False
        on_place: dict[str, int] = {}
        of_kind: dict[str, int] = {}
        places = {place.word: place for place in self.places}
        for word, kind, count in answer:
            place = places.get(word)
            if place is None or count < 1 or count > place.room(kind):
                return False
            on_place[word] = on_place.get(word, 0) + count
            of_kind[kind] = of_kind.get(kind, 0) + count
        stock = dict(self.pieces)
        return (
            self.least <= sum(of_kind.values()) <= self.most
            and (not self.one_kind or len(of_kind) < 2)
            and all(count <= places[word].capacity for word, count in on_place.items())
            and all(count <= stock.get(kind, 0) for kind, count in of_kind.items())
            and all(sum(on_place.get(word, 0) for word in group.words) <= group.capacity for group in self.groups)
            and (not self.moving or 1 <= self._moved(answer) <= self.moving)
        )

    def forced(self) -> bool:
        """True only if there is one answer, as far as that is seen at a glance.

        Several kinds of pieces that can go to one place each, or that fill all there is, are enough for it.
        """
        return self._forced

    @once
    def _forced(self) -> bool:
        ways = self._open
        stock = {kind: count for kind, count in self.pieces if count and ways[kind]}
        if self.most == 0 or not stock:
            return True
        if (self.one_kind and len(stock) > 1) or self.groups or self.moving:
            return False
        room = sum(place.room(kind) for kind in stock for place in ways[kind])
        one_way = all(len(ways[kind]) == 1 for kind in stock)
        pieces = sum(stock.values())
        if len(stock) == 1:
            return self.least == min(self.most, room, pieces) and (one_way or room == self.least)
        return room == self.least or (one_way and pieces == self.least)

    def open_to(self, kind: str) -> list[Place]:
        """The places with room for pieces of this kind."""
        return self._open.get(kind, [])

    @once
    def _open(self) -> dict[str, list[Place]]:
        """The places with room for pieces of each kind."""
        found: dict[str, list[Place]] = {kind: [] for kind, _ in self.pieces}
        for place in self.places:
            if place.capacity:
                for kind in place.takes or found:
                    if kind in found and (not place.limits or place.room(kind)):
                        found[kind].append(place)
        return found

    def any_answer(self, below: Callable[[int], int]) -> tuple[Put, ...]:
        stock = [(kind, count) for kind, count in self.pieces if count]
        if self.one_kind:
            enough = [(kind, count) for kind, count in stock if self._most_of(kind, count) >= self.least]
            stock = [enough[below(len(enough))]] if enough else []
        wanted = self.least + below(self.most - self.least + 1)
        if self.groups or self.moving:
            return self._any_from_now(stock, wanted, below)
        pieces = [kind for kind, count in stock for _ in range(count)]
        on: dict[str, list[str]] = {place.word: [] for place in self.places}
        ways = self._open
        while wanted and pieces:
            wanted -= self._put(pieces.pop(below(len(pieces))), on, ways, below, set())
        return tuple(
            (word, kind, kinds.count(kind)) for word, kinds in on.items() for kind, _ in self.pieces if kind in kinds
        )

    def _any_from_now(
        self, stock: Iterable[tuple[str, int]], wanted: int, below: Callable[[int], int]
    ) -> tuple[Put, ...]:
        """From where the pieces are, some go elsewhere one by one, wherever there is room for one more."""
        lying = self._start.copy()
        if len(lying.on) < wanted:
            self._lay_more(lying, stock, wanted, below)
        for _ in range(below((self.moving or len(lying.on)) + 1)):
            kind = lying.lift(below(len(lying.on)))
            free = lying.free_for(kind)
            lying.lay(free[below(len(free))], kind)
        answer = self.in_order(lying.counted())
        return self._one_moved(below) if self.moving and answer == self._unmoved else answer

    def _lay_more(
        self, lying: Pieces, stock: Iterable[tuple[str, int]], wanted: int, below: Callable[[int], int]
    ) -> None:
        """As many of those in stock as are wanted lie somewhere, too, as far as there is room."""
        pieces = [kind for kind, count in stock for _ in range(count)]
        for _, kind in lying.on:
            pieces.remove(kind)
        while len(lying.on) < wanted and pieces:
            kind = pieces.pop(below(len(pieces)))
            if free := lying.free_for(kind):
                lying.lay(free[below(len(free))], kind)

    def _one_moved(self, below: Callable[[int], int]) -> tuple[Put, ...]:
        """All pieces where they are but for one."""
        ways = self._every_way
        at, word = ways[below(len(ways))]
        lying = self._start.copy()
        lying.lay(word, lying.lift(at))
        return self.in_order(lying.counted())

    def _moved(self, answer: Iterable[Put]) -> int:
        """How many pieces are not where they were."""
        now = {(word, kind): count for word, kind, count in self.now}
        return sum(max(0, count - now.get((word, kind), 0)) for word, kind, count in answer)

    @once
    def _start(self) -> Pieces:
        """The pieces as `now` has them."""
        words = [place.word for place in self.places]
        lying = none_on(words, self._open, self.groups)
        for word, kind, count in self.now:
            for _ in range(count):
                lying.lay(word, kind)
        return lying

    @once
    def _unmoved(self) -> tuple[Put, ...]:
        """The answer by which nothing moves."""
        return self.in_order(self._start.counted())

    def ways_to_change(self) -> list[tuple[int, str]]:
        """Which piece of `now` could go where, if it were the only one that moves."""
        return list(self._every_way)

    @once
    def _every_way(self) -> tuple[tuple[int, str], ...]:
        return tuple(self._ways())

    def _ways(self) -> Iterator[tuple[int, str]]:
        """The same one by one: often a single one is enough to know."""
        at = 0
        for word, kind, count in self.now:
            free = self._start.elsewhere(word, kind)
            for piece in range(at, at + count):
                for other in free:
                    yield piece, other
            at += count

    def _most_of(self, kind: str, count: int) -> int:
        return min(count, sum(place.room(kind) for place in self.places))

    def _put(
        self,
        kind: str,
        on: dict[str, list[str]],
        ways: Mapping[str, list[Place]],
        below: Callable[[int], int],
        tried: set[str],
    ) -> bool:
        """Find room for a piece, if need be by moving others on, so that a random answer never runs into a dead end."""
        left = list(ways[kind])
        while left:
            place = left.pop(below(len(left)))
            here = on[place.word]
            if place.word in tried or (place.limits and here.count(kind) >= place.room(kind)):
                continue
            tried.add(place.word)
            if len(here) < place.capacity:
                here.append(kind)
                return True
            for at, other in enumerate(here):
                if other != kind and self._put(other, on, ways, below, tried):
                    here[at] = kind
                    return True
        return False

    def in_order(self, put: Mapping[tuple[str, str], int]) -> tuple[Put, ...]:
        """The puts in the order of places and kinds, empty ones left out."""
        order = self._order
        laid = sorted([cell for cell, count in put.items() if count and cell in order], key=order.__getitem__)
        return tuple([(word, kind, put[word, kind]) for word, kind in laid])

    @once
    def _order(self) -> dict[tuple[str, str], int]:
        """The place of each kind on each place among all of them."""
        cells = product([place.word for place in self.places], [kind for kind, _ in self.pieces])
        return {cell: at for at, cell in enumerate(cells)}

    def to_text(self, answer: Any) -> str:
        usual = self.pieces[0][0] if self.pieces else ""
        puts = cast("Sequence[Put]", answer)
        parts = [f"{written(p)} {n}" + ("" if kind == usual else f" {written(kind)}") for p, kind, n in puts]
        return ", ".join(parts) or NOTHING

    def from_text(self, text: str) -> tuple[Put, ...]:
        usual = self.pieces[0][0] if self.pieces else ""
        put: Counter[tuple[str, str]] = Counter()
        for part in [] if text.strip().lower() == NOTHING else text.split(","):
            place, *rest = part.split()
            if len(rest) > 2:
                raise ValueError(part)
            count = int(rest[0]) if rest else 1
            put[read(place), read(rest[1]) if len(rest) == 2 else usual] += count
        if self.moving:
            self._keep_unnamed(put)
        known = self.in_order(dict(put))
        unknown = tuple((word, kind, n) for (word, kind), n in put.items() if (word, kind, n) not in known and n)
        return known + unknown

    def _keep_unnamed(self, put: Counter[tuple[str, str]]) -> None:
        """Of what starts somewhere, the pieces that nobody names stay where they are."""
        left = Counter(dict(self.pieces))
        for (_, kind), count in put.items():
            left[kind] -= count
        for word, kind, count in self.now:
            stays = max(0, min(left[kind], count))
            left[kind] -= stays
            put[word, kind] += stays

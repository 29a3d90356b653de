"""Finds what lies where a game's laws say that something is hidden."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from games.core.seats import Seat
from tests.support.laws import Hidden

Put = Callable[[Any], None]


def places(state: Any, hidden: Hidden) -> Iterator[tuple[Any, tuple[Seat, ...], Put]]:
    """What lies at such a place, who knows it, and how to put something else there."""
    if hidden.until and getattr(state, hidden.until):
        return
    opened = getattr(state, hidden.but) if hidden.but else None
    for thing, knowers, put in _Search(state, hidden).found(state, hidden.where.split("."), (), None, lambda _: None):
        if not hidden.but or thing != opened:
            yield thing, knowers, put


class _Search:
    def __init__(self, state: Any, hidden: Hidden) -> None:
        self.state = state
        self.hidden = hidden

    def found(
        self, thing: Any, path: list[str], owner: tuple[Seat, ...], holder: Any, put: Put
    ) -> Iterator[tuple[Any, tuple[Seat, ...], Put]]:
        if not path:
            yield thing, _knowers(self.hidden, owner, holder), put
            return
        if thing is None:
            return
        part, rest = path[0], path[1:]
        if isinstance(thing, msgspec.Struct):
            if hasattr(thing, part):
                yield from self.found(getattr(thing, part), rest, owner, holder, partial(setattr, thing, part))
            return
        members: list[tuple[Any, Any]] = list(enumerate(thing) if isinstance(thing, list) else thing.items())
        for key, member in members:
            put_there = partial(thing.__setitem__, key)
            match part:
                case "*":
                    if not self.hidden.several or len(members) > 1:
                        yield from self.found(member, rest, owner, holder, put_there)
                case _ if part.startswith("["):
                    if key in range(len(thing))[self._slice(part)]:
                        yield from self.found(member, rest, owner, holder, put_there)
                case "{seat}":
                    yield from self.found(member, rest, (Seat(int(key)),), holder, put_there)
                case _ if part in (str(key), type(member).__name__):
                    yield from self.found(member, rest, owner, member, put_there)

    def _slice(self, part: str) -> slice:
        """Some indices; a bound that is a name is an attribute of the state."""
        low, high = part.strip("[]").split(":")
        return slice(self._bound(low), self._bound(high))

    def _bound(self, end: str) -> int | None:
        if not end:
            return None
        return int(getattr(self.state, end)) if end.isidentifier() else int(end)


def _knowers(hidden: Hidden, owner: tuple[Seat, ...], holder: Any) -> tuple[Seat, ...]:
    if not hidden.known_to:
        return owner
    known = getattr(holder, hidden.known_to)
    return (*owner, *(known if isinstance(known, list | tuple) else [known]))

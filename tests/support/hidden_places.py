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
    yield from _places(state, hidden.where.split("."), hidden, (), None, lambda _: None)


def _places(
    thing: Any, path: list[str], hidden: Hidden, owner: tuple[Seat, ...], holder: Any, put: Put
) -> Iterator[tuple[Any, tuple[Seat, ...], Put]]:
    if not path:
        yield thing, _knowers(hidden, owner, holder), put
        return
    if thing is None:
        return
    part, rest = path[0], path[1:]
    if isinstance(thing, msgspec.Struct):
        if hasattr(thing, part):
            yield from _places(getattr(thing, part), rest, hidden, owner, holder, partial(setattr, thing, part))
        return
    members: list[tuple[Any, Any]] = list(enumerate(thing) if isinstance(thing, list) else thing.items())
    for key, member in members:
        put_there = partial(thing.__setitem__, key)
        match part:
            case "*":
                yield from _places(member, rest, hidden, owner, holder, put_there)
            case _ if part.startswith("["):
                low, high = (int(end) if end else None for end in part.strip("[]").split(":"))
                if key in range(len(thing))[low:high]:
                    yield from _places(member, rest, hidden, owner, holder, put_there)
            case "{seat}":
                yield from _places(member, rest, hidden, (Seat(int(key)),), holder, put_there)
            case _ if part in (str(key), type(member).__name__):
                yield from _places(member, rest, hidden, owner, member, put_there)


def _knowers(hidden: Hidden, owner: tuple[Seat, ...], holder: Any) -> tuple[Seat, ...]:
    if not hidden.known_to:
        return owner
    known = getattr(holder, hidden.known_to)
    return (*owner, *(known if isinstance(known, list | tuple) else [known]))

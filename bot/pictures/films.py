"""Films: one is drawn at a time, once for a version of a table, and for each person one at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager

from bot.host.pace import Pace
from bot.store.identity import UserId
from bot.tables.model import Refused
from render.kit.picture import Picture

KEPT = 4
"""So many films are kept, some of eight megabytes."""

Count = Callable[[int], None]
"""`(count)`: so many of its moments are drawn."""


class Film:
    """A film that is being made, or made."""

    def __init__(self, make: Callable[[Count], Awaitable[Picture]]) -> None:
        self._drawn = 0
        self._more = asyncio.Event()
        self.made = asyncio.ensure_future(make(self._count))
        self.made.add_done_callback(lambda _: self._more.set())

    def _count(self, count: int) -> None:
        self._drawn = count
        self._more.set()
        self._more = asyncio.Event()

    async def shown(self, drawn: Callable[[int], Awaitable[None]]) -> Picture:
        """The film as soon as it is made; hears meanwhile how far it is."""
        while not self.made.done():
            more = self._more
            if self._drawn:
                await drawn(self._drawn)
            if not self.made.done():
                await more.wait()
        return await asyncio.shield(self.made)


class Films:
    """Whoever wishes for what is being drawn waits for that."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._kept: OrderedDict[Hashable, Film] = OrderedDict()
        self._waiting: set[UserId] = set()

    @contextmanager
    def wished_by(self, user_id: UserId) -> Iterator[None]:
        """Refused while another wish of theirs is not fulfilled, or after very many."""
        if user_id in self._waiting:
            raise Refused("film-being-made")
        if not self._pace.goes(user_id):
            raise Refused("many-films", most=self._pace.most, minutes=-(-self._pace.wait(user_id) // 60))
        self._waiting.add(user_id)
        try:
            yield
        finally:
            self._waiting.discard(user_id)

    def close(self) -> None:
        """Draw no more."""
        for film in self._kept.values():
            film.made.cancel()

    async def once(
        self,
        key: Hashable,
        make: Callable[[Count], Awaitable[Picture]],
        drawn: Callable[[int], Awaitable[None]],
    ) -> Picture:
        """The film of this key, drawn if nobody has wished for it lately."""
        film = self._kept.get(key)
        if film is None:
            film = self._kept[key] = Film(make)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await film.shown(drawn)
        finally:
            if film.made.done() and (film.made.cancelled() or film.made.exception() is not None):
                self._kept.pop(key, None)

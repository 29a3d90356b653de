"""Who waits takes turns: one server with many wishes does not keep the others waiting for all of them."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class Turns:
    """So many places; of those who wait for one, one of each asker has theirs, round and round."""

    def __init__(self, places: int) -> None:
        self._free = list(range(places))
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[int]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """So many wait for a place."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, asker: Hashable) -> AsyncIterator[int]:
        """A place when it is one's turn, and the next one's afterwards."""
        place = await self.taken(asker)
        try:
            yield place
        finally:
            self.free(place)

    async def taken(self, asker: Hashable) -> int:
        """A place when it is one's turn; whoever has it frees it."""
        if self._free:
            return self._free.pop()
        call: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(call)
        try:
            return await call
        except asyncio.CancelledError:
            # Who was called in the moment of leaving passes the turn on; who was not is skipped.
            if not call.cancelled():
                self.free(call.result())
            raise

    def free(self, place: int) -> None:
        """The place goes to the one whose turn it is."""
        while self._waiting:
            asker, calls = self._waiting.popitem(last=False)
            call = calls.popleft()
            if calls:
                self._waiting[asker] = calls
            if not call.done():
                call.set_result(place)
                return
        self._free.append(place)

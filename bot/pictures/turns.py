"""Who waits takes turns: one server with many wishes does not keep the others waiting for all of them."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class Turns:
    """So many are served at once; of those who wait, one of each asker, round and round."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, asker: Hashable) -> AsyncIterator[None]:
        """Wait for one's turn, and let the next have theirs afterwards."""
        if self._free:
            self._free -= 1
        else:
            await self._called(asker)
        try:
            yield
        finally:
            self._next()

    async def _called(self, asker: Hashable) -> None:
        call: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(call)
        try:
            await call
        except asyncio.CancelledError:
            # Who was called in the moment of leaving passes the turn on; who was not is skipped.
            if not call.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            asker, calls = self._waiting.popitem(last=False)
            call = calls.popleft()
            if calls:
                self._waiting[asker] = calls
            if not call.done():
                call.set_result(None)
                return
        self._free += 1

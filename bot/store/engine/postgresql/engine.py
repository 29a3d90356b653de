"""PostgreSQL as the store's engine: one connection in one thread, so that what this process stores keeps its order."""

import asyncio
import logging
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import psycopg

from bot.host.database_address import DatabaseAddress
from bot.store.connection import Job, StoreError
from bot.store.engine.lock import DataInUse, DataLock
from bot.store.engine.postgresql.connecting import Again, Gone, Server, connect, hold, told
from bot.store.engine.postgresql.connection import PostgresConnection
from bot.store.engine.postgresql.erasing import erase
from bot.store.engine.postgresql.line import Line
from bot.store.engine.postgresql.schema import migrate_schema
from bot.store.engine.unusable import DatabaseUnusable

log = logging.getLogger(__name__)

T = TypeVar("T")
End = Callable[[Server, PostgresConnection], None]
"""How a transaction ends."""

COLLISIONS = 50
"""So often a job begins anew until it is given up; each time the other has come through."""
PATIENCE = 2.0
"""Seconds for which a server is awaited that is away: it may just start anew."""
CURE = "Is the server running, and CARAVEL_DATABASE right?"


class PostgresEngine:
    """The engine of a store on a PostgreSQL server."""

    def __init__(self, address: DatabaseAddress, lock: DataLock) -> None:
        self._address = address
        self._lock = lock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database")
        self._line: Line | None = None

    @classmethod
    async def opened(cls, data: Path, address: DatabaseAddress, lock: DataLock | None) -> "PostgresEngine":
        """The tables there, made anew or brought up to date. The folder keeps what is no table, and is held, too.

        DataInUse if another bot has either, DatabaseIsNewer, DatabaseUnusable.
        """
        engine = cls(address, lock or DataLock(data))
        try:
            await engine._run(engine._prepare)
        except BaseException as error:
            await engine.close()
            if isinstance(error, StoreError):
                raise DatabaseUnusable(str(address), error, CURE) from error
            raise
        return engine

    async def close(self) -> None:
        """Finish what is queued and let go of the server; once is enough."""
        try:
            with suppress(RuntimeError):  # It was closed before.
                await self._run(self._leave)
            self._thread.shutdown(wait=False)
        finally:
            self._lock.release()

    async def write(self, job: Job[T]) -> T:
        """Run the job as one transaction."""
        return await self._run(partial(self._transact, job, _stored))

    async def read(self, job: Job[T]) -> T:
        """Run the job on one state."""
        return await self._run(partial(self._transact, job, _thrown_away))

    async def idle(self) -> None:
        """Returns when all that was queued is done."""
        await self._run(_nothing)

    async def erase(self, *, large: bool) -> None:
        """Leave no trace in any row of what was forgotten."""
        await self._run(partial(self._erase, large=large))

    async def _run(self, do: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, do)

    def _erase(self, *, large: bool) -> None:
        try:
            erase(self._connected(), large=large)
        except StoreError:
            log.warning("what was forgotten is erased later", exc_info=True)

    def _prepare(self) -> None:
        server = self._connected()
        try:
            migrate_schema(server, self._address)
        except psycopg.Error as error:
            raise told(error) from None

    def _leave(self) -> None:
        if self._line is not None:
            self._line.server.close()

    def _connected(self) -> Server:
        """The connection, on which nothing is out."""
        line = self._open_line()
        try:
            line.settle()
        except psycopg.Error as error:
            raise told(error) from None
        return line.server

    def _open_line(self) -> Line:
        """The connection, made anew where it was lost: what it held is held again, or somebody else has taken over."""
        if self._line is None or self._line.server.closed:
            server = connect(self._address)
            try:
                hold(server, self._address)
            except BaseException as error:
                server.close()
                if isinstance(error, psycopg.Error):
                    raise told(error) from None
                raise
            self._line = Line(server)
        return self._line

    def _transact(self, job: Job[T], end: End) -> T:
        """Run the job in one transaction, again where it collided or the server was away before it was stored."""
        collisions, gives_up = 0, time.monotonic() + PATIENCE
        while True:
            try:
                return self._once(job, end)
            except Again:
                collisions += 1
                if collisions == COLLISIONS:
                    raise
                time.sleep(random.uniform(0, 0.002 * collisions))
            except Gone:
                self._leave()
                if time.monotonic() > gives_up:
                    raise
                log.warning("the database is away")
                time.sleep(random.uniform(0.05, 0.2))
            except DataInUse as taken:
                raise StoreError(str(taken)) from taken

    def _once(self, job: Job[T], end: End) -> T:
        line = self._open_line()
        db = PostgresConnection(line)
        try:
            result = job(db)
        except BaseException:
            db.take_back()
            if isinstance(db.failed, Again | Gone):
                raise db.failed from None
            raise
        if db.failed is not None:
            # PostgreSQL takes such a transaction back, and says of COMMIT that all is well.
            db.take_back()
            raise db.failed
        end(line.server, db)
        return result


def _stored(server: Server, db: PostgresConnection) -> None:
    db.reach()
    try:
        db.commit()
    except Gone as lost:
        server.close()
        raise StoreError(f"it is not known whether it was stored: {lost}") from lost
    except BaseException:
        db.take_back()
        raise


def _thrown_away(_: Server, db: PostgresConnection) -> None:
    try:
        db.look_away()
    except BaseException:
        db.take_back()
        raise


def _nothing() -> None:
    """It is only waited for."""

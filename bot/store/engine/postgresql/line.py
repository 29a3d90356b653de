"""The one connection, on which statements follow each other and their answers come in that order.

Nobody waits for an answer that nobody looks at: what a job only writes goes to the server with its next question, or
with its COMMIT. So a job costs as many round trips as it has questions, and not as many as it has statements.
"""

import select
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

import psycopg
from psycopg import errors, pq
from psycopg.adapt import PyFormat, Transformer

from bot.store.engine.postgresql.connecting import Server

AT_ONCE = 200
"""So many answers are left unheard at most: their room on the way is not without end."""
PREPARED = 1000
"""So many statements the server has ready, with the kinds of their values."""
SEVERED = "the connection was lost"

Statement = tuple[str, tuple[int, ...]]


class Found:
    """The rows that a statement has found, and how many it has changed: waited for when somebody looks."""

    def __init__(self, hear: Callable[["Found"], None]) -> None:
        self.missing = 0
        """So many answers are still to come: a statement has one for each set of its values."""
        self.count = 0
        self.rows: Iterator[Any] = iter(())
        self._hear = hear

    @property
    def rowcount(self) -> int:
        """So many rows were found or changed."""
        self._hear(self)
        return self.count

    def fetchone(self) -> Any:
        """The next row; None after the last."""
        self._hear(self)
        return next(self.rows, None)

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        self._hear(self)
        return list(self.rows)

    def __iter__(self) -> Iterator[Any]:
        self._hear(self)
        return self.rows


class Line:
    """Sends statements, and hears their answers. While any is out, nothing else may use the connection: `settle`."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.trips = 0
        """So often somebody has waited for the server."""
        self._unasked = False
        """Something was sent that the server need not answer yet."""
        self._wire = server.pgconn
        self._reader = Transformer(server)
        self._ready: dict[Statement, bytes] = {}
        self._numbers = count(1)
        self._expected: deque[Found | Statement | None] = deque()
        """What is answered next: a statement, that it was made ready, or None for the end of a transaction."""
        self._poll = select.poll()
        self._poll.register(self._wire.socket, select.POLLIN)

    def send(self, sql: str, values: Sequence[Any], found: Found) -> None:
        """A statement with these values is on its way."""
        if self._wire.pipeline_status == pq.PipelineStatus.OFF:
            self._wire.enter_pipeline_mode()
        writer = Transformer(self.server)
        sent = writer.dump_sequence(values, [PyFormat.AUTO] * len(values))
        statement = (sql, tuple(writer.types or ()))
        if (name := self._ready.get(statement)) is None:
            name = self._ready[statement] = f"caravel_{next(self._numbers)}".encode()
            self._wire.send_prepare(name, sql.encode(), statement[1])
            self._expected.append(statement)
        self._wire.send_query_prepared(name, sent, writer.formats, pq.Format.BINARY)
        self._unasked = True
        found.missing += 1
        self._expected.append(found)
        if len(self._expected) > AT_ONCE:
            self.hear(found)

    def hear(self, found: Found) -> None:
        """Wait for the answers to a statement, and so to all before it."""
        if not found.missing:
            return
        self._ask()
        while found.missing:
            self._hear_next()

    def end(self) -> None:
        """What was sent belongs together, and ends here; whether it went well is heard by `settle`, or by the next."""
        self._wire.pipeline_sync()
        self._expected.append(None)
        self._wire.flush()

    def hear_all(self) -> None:
        """Wait for all that is out."""
        self._ask()
        while self._expected:
            self._hear_next()

    def settle(self) -> None:
        """Hear all that is out; then the connection is as if nobody had ever sent anything ahead."""
        self.hear_all()
        if self._wire.pipeline_status != pq.PipelineStatus.OFF:
            self._wire.exit_pipeline_mode()
        if len(self._ready) > PREPARED:
            self.server.execute("DEALLOCATE ALL")
            self._ready.clear()

    def give_up(self) -> None:
        """Hear to the end of what is out, whatever became of it."""
        self.end()
        while self._expected:
            try:
                self._hear_next()
            except psycopg.Error:
                if self._wire.status == pq.ConnStatus.BAD:
                    raise
        self.settle()

    def _ask(self) -> None:
        if self._unasked:
            self._unasked = False
            self.trips += 1
            self._wire.send_flush_request()

    def _hear_next(self) -> None:
        expected = self._expected[0]
        result = self._next_result()
        if result is None:
            raise psycopg.OperationalError(SEVERED)
        self._expected.popleft()
        if expected is not None:
            self._next_result()  # Nothing: the end of this answer.
        if isinstance(expected, Found):
            expected.missing -= 1
        if result.status not in (pq.ExecStatus.COMMAND_OK, pq.ExecStatus.TUPLES_OK, pq.ExecStatus.PIPELINE_SYNC):
            if isinstance(expected, tuple):
                self._ready.pop(expected, None)
            error = errors.error_from_result(result, "utf-8")
            if isinstance(error, errors.InvalidSqlStatementName):
                self._ready.clear()
            raise error
        if isinstance(expected, Found):
            expected.count += result.command_tuples or 0
            if result.status == pq.ExecStatus.TUPLES_OK:
                self._reader.set_pgresult(result)
                expected.rows = iter(self._reader.load_rows(0, result.ntuples, tuple))

    def _next_result(self) -> Any:
        while True:
            unsent = self._wire.flush()
            if not self._wire.is_busy():
                return self._wire.get_result()
            self._poll.modify(self._wire.socket, select.POLLIN | select.POLLOUT if unsent else select.POLLIN)
            self._poll.poll()
            self._wire.consume_input()

"""A PostgreSQL server for one test alone, that can be stopped and started again under whoever uses it."""

import asyncio
import os
import shutil
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Literal

from bot.host.database_address import DatabaseAddress
from bot.host.secret import Secret
from bot.store.engine.postgresql.connecting import connect

STARTS = Path(__file__).parents[2] / "tools" / "with_postgresql"
STAYS = "import os, sys; print(os.environ.get('CARAVEL_TEST_POSTGRES', ''), flush=True); sys.stdin.read()"
"""What runs with the server as long as somebody holds its end: it tells the address."""
PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
PG_CTL = shutil.which("pg_ctl") or next(map(str, reversed(PROGRAMS)), None)


class OwnServer:
    """Its data lie in a folder that the test knows."""

    def __init__(self, url: str) -> None:
        self.url = url
        with closing(connect(DatabaseAddress(Secret(url), "public"))) as server:
            row = server.execute("SHOW data_directory").fetchone()
        self._data = Path(str(row and row[0]))

    async def restarts(self, mode: Literal["fast", "immediate"]) -> None:
        """Stop, in good order or as if the power failed, and come back."""
        assert PG_CTL is not None
        owner = self._data.stat()
        arguments = ("restart", f"--pgdata={self._data}", f"--mode={mode}", "--wait", "--silent")
        log = self._data.parent / "log"
        ran = await asyncio.create_subprocess_exec(
            PG_CTL, *arguments, f"--log={log}", user=owner.st_uid, group=owner.st_gid, cwd=self._data.parent
        )
        assert await ran.wait() == 0, log.read_text(encoding="utf-8")


@asynccontextmanager
async def own_server() -> AsyncIterator[OwnServer]:
    """One that keeps what it has said it keeps, whatever happens to it; nothing is left of it."""
    environment = {**os.environ, "DURABLE": "1"}
    held = await asyncio.create_subprocess_exec(
        STARTS, sys.executable, "-c", STAYS, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
    )
    assert held.stdin is not None
    assert held.stdout is not None
    try:
        yield OwnServer((await held.stdout.readline()).decode().strip())
    finally:
        held.stdin.close()
        await held.wait()

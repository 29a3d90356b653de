"""Keeps the local world in one SQLite file, so that it survives a restart."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.local.world.files import Files
from bot.local.world.memory import World
from bot.local.world.things import Channel, Command, Emoji, Guild, Message, MessageFlag, Thing, User

_KINDS: dict[str, type[Thing]] = {
    "user": User,
    "guild": Guild,
    "channel": Channel,
    "command": Command,
    "message": Message,
    "emoji": Emoji,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}
_SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS things (kind TEXT, id INTEGER, body BLOB NOT NULL, PRIMARY KEY (kind, id));
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
"""

T = TypeVar("T")


class WorldFile:
    """All access runs in one thread of its own; `path` may be `:memory:`."""

    def __init__(self, path: Path | str) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="local-store")
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._writing = 0

    async def _run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: job(self._open()))

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            if isinstance(self._path, Path):
                self._path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(self._path)
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.executescript(_SCHEMA)
        return self._connection

    async def close(self) -> None:
        await self._run(lambda connection: connection.close())
        self._thread.shutdown(wait=False)

    async def clear(self) -> None:
        def job(connection: sqlite3.Connection) -> None:
            with connection:
                for table in ("meta", "things", "files"):
                    connection.execute(f"DELETE FROM {table}")

        await self._run(job)

    async def secret(self) -> bytes:
        """What signs the addresses of attachments: made once for each world."""

        def job(connection: sqlite3.Connection) -> bytes:
            with connection:
                connection.execute("INSERT OR IGNORE INTO meta VALUES ('secret', ?)", (secrets.token_bytes(32),))
            held: bytes = connection.execute("SELECT value FROM meta WHERE name = 'secret'").fetchone()[0]
            return held

        return await self._run(job)

    async def load(self) -> World | None:
        rows = await self._run(lambda c: c.execute("SELECT kind, body FROM things ORDER BY id").fetchall())
        things = [msgspec.json.decode(body, type=_KINDS[kind]) for kind, body in rows]
        bot = next((thing for thing in things if isinstance(thing, User) and thing.bot), None)
        if bot is None:
            return None
        world = World(bot_id=bot.id)
        for thing in things:
            world.add(thing)
        world.dirty.clear()
        _forget_unfinished(world)
        await self._drop_orphans(world)
        return world

    async def _drop_orphans(self, world: World) -> None:
        """Files of ephemeral messages, which a restart has taken away."""
        held = {
            attachment.id
            for messages in world.messages.values()
            for message in messages.values()
            for attachment in message.attachments
        } | world.emojis.keys()

        def job(connection: sqlite3.Connection) -> None:
            stored = {row[0] for row in connection.execute("SELECT id FROM files")}
            with connection:
                connection.executemany("DELETE FROM files WHERE id = ?", [(orphan,) for orphan in stored - held])

        await self._run(job)

    async def read_file(self, file_id: int) -> bytes | None:
        def job(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute("SELECT data FROM files WHERE id = ?", (file_id,)).fetchone()
            return None if row is None else row[0]

        return await self._run(job)

    async def save(self, world: World, files: Files) -> None:
        """Write what changed since the last time, in one transaction; what another call is writing is waited for."""
        if not world.dirty and not files.unsaved and not self._writing:
            return
        changed, world.dirty = world.dirty, {}
        new_files, files.unsaved = files.unsaved, {}
        written = [
            (_NAMES[kind], one_id, msgspec.json.encode(thing))
            for (kind, one_id), thing in changed.items()
            if thing is not None
        ]
        removed = [(_NAMES[kind], one_id) for (kind, one_id), thing in changed.items() if thing is None]

        def job(connection: sqlite3.Connection) -> None:
            with connection:
                connection.executemany("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", written)
                connection.executemany("DELETE FROM things WHERE kind = ? AND id = ?", removed)
                kept = [(file_id, data) for file_id, data in new_files.items() if data is not None]
                connection.executemany("INSERT OR REPLACE INTO files VALUES (?, ?)", kept)
                dropped = [(file_id,) for file_id, data in new_files.items() if data is None]
                connection.executemany("DELETE FROM files WHERE id = ?", dropped)

        self._writing += 1
        try:
            await self._run(job)
        except BaseException:
            # Failed or cut short: all of it is still to be written.
            world.dirty = changed | world.dirty
            files.unsaved = new_files | files.unsaved
            raise
        finally:
            self._writing -= 1
        for file_id in new_files:
            files.saved(file_id)


def _forget_unfinished(world: World) -> None:
    """Answers still being thought about: their tokens ended with the last run."""
    for messages in world.messages.values():
        for message in [each for each in messages.values() if each.has(MessageFlag.LOADING)]:
            world.remove(message)

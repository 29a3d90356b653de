"""How much memory Caravel takes with many tables stored and some of them in play."""

import asyncio
import os
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from bench.games import advance, started
from bench.measure import Sheet
from bench.store import filled
from bot.host.secret import Secret
from bot.host.settings import Settings
from bot.local import LocalSettings
from bot.local.redirection import pointed_at
from bot.local.server import TOKEN
from bot.start.running import serve_discord
from bot.store.connection import Connection
from bot.store.identity import ChannelId, UserId, Version
from bot.store.table.commits import Commit
from bot.store.table.moves import commit_move
from bot.store.table.records import Line, LineKind, NewTable, Sitting
from bot.store.table.tables import create_table, set_thread
from games.core.saving import save
from games.core.seats import Seat, seats_of
from games.registry import GAMES, game
from tests.driver import DrivenDiscord

TITLE = "Memory"
STORED, ACTIVE = 10_000, 200
MOVES = 40
"""An active table has been played for so long."""
PAUSE = 2.0
MEGABYTE = 1 << 20
PAGE = os.sysconf("SC_PAGE_SIZE")


async def measure(sheet: Sheet) -> None:
    """Of a process of its own, as soon as it has connected, without tables and with them."""
    for stored, active in ((0, 0), (STORED, ACTIVE)):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            async with AsyncExitStack() as opened:
                store = await filled(opened, folder, stored, in_play=0)
                await store.write(lambda db, active=active: _play(db, active))  # type: ignore[misc]
            resident = await _resident(folder)
        sheet.note(f"{stored} tables stored, {active} of them in play: resident", f"{resident / MEGABYTE:.0f} MB")


async def _resident(folder: Path) -> int:
    """The memory of a Caravel on this store, when it has all that it wants in it."""
    async with DrivenDiscord(LocalSettings(point_discord_py_here=False)) as local:
        arguments = ("-m", "bench.memory", local.base_url, str(folder))
        process = await asyncio.create_subprocess_exec(sys.executable, *arguments)
        try:
            await local.bot_arrives()
            return await _settled(process.pid)
        finally:
            process.kill()
            await process.wait()


async def _settled(process: int) -> int:
    """Its resident memory as soon as that does not grow any more."""
    before, now = 0, 1
    while now > before:
        await asyncio.sleep(PAUSE)
        before, now = now, resident_now(process)
    return now


def resident_now(process: int) -> int:
    """The bytes that a process has of the machine's memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


def _play(db: Connection, tables: int) -> None:
    """Tables in the middle of a game, of all games of the house in turn."""
    for number in range(tables):
        found = game(list(GAMES)[number % len(GAMES)])
        count = max(found.settings.seat_counts)
        seats = tuple(Sitting(seat, UserId(1000 * number + seat + 1), "Somebody", 1.0) for seat in seats_of(count))
        new = NewTable(
            game=found.key, host=UserId(1), seat_count=count, language="en", seats=seats, channel_id=ChannelId(1)
        )
        table = create_table(db, new, 1.0)
        play, random = started(found, count, number), Random(number)
        lines = [Line(kind=LineKind.START, text="start", state=save(play.state))]
        for _ in range(MOVES):
            advance(play, random, 1)
            lines.append(Line(kind=LineKind.MOVE, text="move", state=save(play.state), seat=Seat(0)))
        waiting = frozenset(play.waiting())
        commit_move(
            db, Commit(table_id=table.id, expected_version=Version(0), lines=tuple(lines), waiting=waiting, now=1.0)
        )
        set_thread(db, table.id, ChannelId(10_000 + number))


if __name__ == "__main__":
    with pointed_at(sys.argv[1]):
        asyncio.run(serve_discord(Settings(token=Secret(TOKEN), data=Path(sys.argv[2]))))

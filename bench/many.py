"""As many servers as want it: what ten thousand of them, and twenty thousand tables in play, ask of a process.

The local Discord holds so many servers, each with twenty channels and its tables' threads. Memory and the start are
those of a process of its own; clicks and moves those of a Caravel in this one, in turn with one that serves little, so
that a slow moment of the machine hits both.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from itertools import cycle
from pathlib import Path
from random import Random
from time import perf_counter, process_time, time
from typing import Any
from unittest.mock import patch

from bench.burst import as_served
from bench.clicks import Clicking
from bench.games import advance, started
from bench.measure import Limit, Series, Sheet, spent_by
from bench.memory import resident_now
from bot.host.database_address import LOCAL_SCHEMA, SCHEMA, DatabaseAddress
from bot.host.secret import Secret
from bot.host.settings import Settings
from bot.hours.habits import HOUR
from bot.local import LocalSettings
from bot.local.redirection import pointed_at
from bot.local.server import TOKEN
from bot.local.world.fresh import FreshWorld
from bot.local.world.interaction import LiveInteraction
from bot.local.world.snowflakes import seconds_of
from bot.local.world.things import Channel, ChannelKind, ThreadState
from bot.start.running import serve_discord
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId, TableId, UserId, Version
from bot.store.table.commits import Commit
from bot.store.table.moves import commit_move
from bot.store.table.records import Line, LineKind, NewTable, Sitting
from bot.store.table.tables import create_table, set_thread
from bot.store.table.waiting import Called
from games.core.saving import save
from games.core.seats import Seat, seats_of
from games.registry import GAMES, game
from tests.driver import DrivenDiscord
from tests.support.engines import POSTGRES, of_its_own
from tests.support.harbour import Harbour, harbour

TITLE = "Many servers"
BY_NAME = True
"""It takes minutes: whoever wants it names it."""
SIZES = ((1, 0), (1_000, 2_000), (10_000, 20_000))
"""Servers, and tables in play."""
CHANNELS = 20
MOVES, POSITIONS = 5, 5
"""A table in play has so many moves behind it; so many positions of each game are at all tables in turn."""
PEOPLE = 5_000
BLOCKS = 2
CROWD, EACH = 20, 10
"""So many tables at which everybody moves at once, so often."""
REST, DAY = 3.0, 24 * HOUR
MEGABYTE = 1 << 20

Places = Sequence[tuple[int, int, int]]
"""Of each table in play its server, its channel and its thread."""


async def measure(sheet: Sheet) -> None:
    """Memory and start by size; then clicks with little and with much beside each other."""
    for key in GAMES:
        game(key)  # Before any thread could ask for one: importing is not for two at once.
    for engine in ("SQLite", "PostgreSQL") if POSTGRES else ("SQLite",):
        await _begun_on(sheet, engine)
        await _compared(sheet, engine)


def _database(engine: str, schema: str) -> AbstractContextManager[DatabaseAddress | None]:
    return nullcontext() if engine == "SQLite" else of_its_own(schema)


async def _begun_on(sheet: Sheet, engine: str) -> None:
    for servers, tables in SIZES if engine == "SQLite" else SIZES[-1:]:
        with tempfile.TemporaryDirectory() as name, _database(engine, SCHEMA) as database:
            resident, spent, waited, disk = await _begun(Path(name), servers, tables, database)
        about = f"{engine}, {servers} servers, {tables} tables: "
        sheet.note(about + "resident", f"{resident / MEGABYTE:.0f} MB")
        sheet.note("  the processor's time until all is known", f"{spent:.1f} s")
        sheet.note("  until Discord sees it", f"{waited:.1f} s")
        if database is None:
            sheet.note("  the file", f"{disk / MEGABYTE:.0f} MB")


async def _compared(sheet: Sheet, engine: str) -> None:
    """The largest beside the smallest."""
    clicks: dict[int, list[float]] = {}
    crowds: dict[int, list[float]] = {}
    spent_on: dict[int, float] = {}
    (few, _), (many, tables) = SIZES[0], SIZES[-1]
    for _ in range(BLOCKS):
        for servers, stored in (SIZES[0], SIZES[-1]):
            with tempfile.TemporaryDirectory() as name, _database(engine, LOCAL_SCHEMA) as database:
                async with _served(Path(name), servers, stored, database) as port:
                    clicks.setdefault(servers, []).extend([click for _, click in await Clicking(port).rounds()])
                    taken, spent = await _crowd(port)
                    crowds.setdefault(servers, []).extend(taken)
                    spent_on[servers] = spent_on.get(servers, 0.0) + spent / BLOCKS
    beside = f"{many} servers, {tables} tables"
    click = Series(f"{engine}: a click, {few} server, no other table", tuple(clicks[few]))
    sheet.add(click)
    sheet.add(Series(f"{engine}: a click, {beside}", tuple(clicks[many])), against=click, at_most=Limit(median=1.5))
    move = Series(f"{CROWD} moves at once, {few} server", tuple(crowds[few]))
    sheet.add(move)
    sheet.add(Series(f"{CROWD} moves at once, {beside}", tuple(crowds[many])), against=move, at_most=Limit(median=1.5))
    for servers, seconds in spent_on.items():
        about = f"  the processor's time for one of them, {servers} servers"
        sheet.note(about, f"{seconds / CROWD / EACH * 1e3:.1f} ms")


async def _begun(
    folder: Path, servers: int, tables: int, database: DatabaseAddress | None
) -> tuple[int, float, float, int]:
    """What a process that has begun to serve these takes: resident, of the processor, until it is seen, on the disk."""
    settings = LocalSettings(point_discord_py_here=False, world=_world(servers), shards=_shards(servers))
    async with DrivenDiscord(settings) as local:
        await _fill(folder, _places(local, tables), database)
        began = perf_counter()
        url = "" if database is None else database.url.reveal()
        arguments = ("-m", "bench.many", local.base_url, str(folder), url)
        process = await asyncio.create_subprocess_exec(sys.executable, *arguments)
        try:
            await local.bot_arrives()
            waited = perf_counter() - began
            spent = await _rested(process.pid)
            resident = resident_now(process.pid)
        finally:
            process.kill()
            await process.wait()
    return resident, spent, waited, _on_disk(folder)


def _on_disk(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("*.sqlite*"))


async def _rested(process: int) -> float:
    """What it has had of the processor in seconds, as soon as it has next to nothing to do."""
    before, now = -REST, 0.0
    while now - before > REST / 20:
        await asyncio.sleep(REST)
        before, now = now, spent_by(process)
    return now


@asynccontextmanager
async def _served(folder: Path, servers: int, tables: int, database: DatabaseAddress | None) -> AsyncIterator[Harbour]:
    """Caravel on so many servers, in this process."""
    world = LocalSettings(world=_world(servers), shards=_shards(servers))
    settings: dict[str, Any] = {} if database is None else {"database_url": database.url}
    patience = patch("tests.driver.settling.PATIENCE_SECONDS", 900.0)
    with patience:
        async with harbour(folder, world=world, **settings) as port:
            await _at_home(port, folder, tables, database)
            with as_served():
                yield port


async def _at_home(port: Harbour, folder: Path, tables: int, database: DatabaseAddress | None) -> None:
    """Caravel comes back to a store with these tables."""
    port.local.realm.observers.clear()
    await port.stop()
    await _fill(folder, _places(port.local, tables), database)
    await port.start()


async def _crowd(port: Harbour) -> tuple[list[float], float]:
    """Everybody moves at once, and again when all are answered: until the answer, and the processor's time for all."""
    answer, answered = port.local.interactions.answer, dict[int, float]()

    def noted(interaction_id: int, *told: Any) -> LiveInteraction:
        answered[interaction_id] = perf_counter()
        return answer(interaction_id, *told)

    port.local.interactions.answer = noted  # type: ignore[method-assign, assignment]
    people = port.people(*(f"Sailor {number}" for number in range(2 * CROWD)))
    tables = [(await port.begun(*people[at : at + 2])).table.id for at in range(0, 2 * CROWD, 2)]
    chance, taken, before = Random(1), list[float](), process_time()
    for _ in range(EACH):
        sent = dict[int, float]()
        for number, table_id in enumerate(tables):
            live = await port.client.tables.live(table_id)
            if live.waiting():
                request = live.request(live.waiting()[0])
                offers = [offer for offer in request.offers if not offer.aside]
                move = request.text(chance.choice(offers).any_move(chance.randrange))
                person = people[2 * number + request.seat].hasty
                began = perf_counter()
                sent[(await person.slash(port.thread(live), "move", move=move)).interaction.id] = began
        await port.local.settle()
        taken += [answered[each] - began for each, began in sent.items()]
    return taken, process_time() - before


def _shards(servers: int) -> int:
    return 1 + servers // 2_500


def _world(servers: int) -> FreshWorld:
    channels = (("tables", "Play here."), *((f"channel {number}", "") for number in range(2, CHANNELS)))
    return FreshWorld(further_servers=tuple(f"Server {number}" for number in range(2, servers + 1)), channels=channels)


def _places(local: DrivenDiscord, tables: int) -> Places:
    """Threads for so many tables, in all servers in turn."""
    homes = {guild.id: local.world.channels_of(guild.id)[0] for guild in local.world.guilds.values()}
    found = []
    for channel, number in zip(cycle(homes.values()), range(1, tables + 1), strict=False):
        thread_id = local.realm.ids.next()
        state = ThreadState(local.world.bot_id, {local.world.bot_id: seconds_of(thread_id)}, seconds_of(thread_id))
        name = f"Table {number}"
        local.world.add(
            Channel(thread_id, ChannelKind.PUBLIC_THREAD, name, channel.guild_id, parent_id=channel.id, thread=state)
        )
        found.append((channel.guild_id or 0, channel.id, thread_id))
    return found


async def _fill(folder: Path, places: Places, database: DatabaseAddress | None) -> None:
    """Tables in play there, of all games of the house in turn."""
    begun = [_lines(key, seed) for seed in range(POSITIONS) for key in GAMES]

    def fill(db: Connection) -> None:
        for number, ((guild_id, channel_id, thread_id), position) in enumerate(zip(places, cycle(begun), strict=False)):
            table_id = _table(db, number, position, GuildId(guild_id), ChannelId(channel_id))
            set_thread(db, table_id, ChannelId(thread_id))

    async with Store.open(folder, database=database) as store:
        await store.write(fill)


def _lines(key: str, seed: int) -> tuple[str, int, tuple[Line, ...], frozenset[Seat]]:
    """A game that has gone on for a while: which, for how many, its last lines, and who is to move."""
    found = game(key)
    count = max(found.settings.seat_counts)
    play, chance = started(found, count, seed), Random(seed)
    lines = [Line(kind=LineKind.START, text="start", state=save(play.state))]
    for _ in range(MOVES):
        advance(play, chance, 1)
        lines.append(Line(kind=LineKind.MOVE, text="move", state=save(play.state), seat=Seat(0)))
    return key, count, tuple(lines), frozenset(play.waiting())


def _table(
    db: Connection,
    number: int,
    position: tuple[str, int, tuple[Line, ...], frozenset[Seat]],
    guild_id: GuildId,
    channel_id: ChannelId,
) -> TableId:
    key, count, lines, waiting = position
    seats = tuple(Sitting(seat, UserId(1 + (4 * number + seat) % PEOPLE), "Somebody", 1.0) for seat in seats_of(count))
    new = NewTable(
        game=key, host=UserId(1), seat_count=count, language="en", seats=seats, guild_id=guild_id, channel_id=channel_id
    )
    table, now = create_table(db, new, time()), time()
    called = dict.fromkeys(waiting, Called(1, now + DAY))
    commit_move(
        db,
        Commit(table_id=table.id, expected_version=Version(0), lines=lines, waiting=waiting, now=now, calls=called),
    )

    return table.id


if __name__ == "__main__":
    for each in GAMES:
        game(each)
    address = Secret(sys.argv[3]) if sys.argv[3] else None
    with pointed_at(sys.argv[1]):
        asyncio.run(serve_discord(Settings(token=Secret(TOKEN), data=Path(sys.argv[2]), database_url=address)))

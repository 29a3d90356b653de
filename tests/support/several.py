"""Several equal Caravels on one PostgreSQL server: two serve a server each, whoever else is there stands by."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeVar

from bot.client.lookout import LOOKED
from bot.host.database_address import DatabaseAddress
from bot.host.secret import Secret
from bot.local import LocalSettings
from bot.local.world.clock import Clock
from bot.local.world.fresh import FreshWorld
from bot.local.world.interaction import LiveInteraction, Progress
from bot.store.connection import Job, StoreError
from bot.store.engine.postgresql.connecting import connect
from bot.store.engine.postgresql.connection import PostgresConnection
from bot.store.engine.postgresql.line import Line
from bot.store.fleet.leases import Held, leases, spares
from bot.store.fleet.shares import EVERYTHING, home_of
from bot.store.identity import TableId
from bot.store.table.records import Table
from bot.store.table.tables import load_table
from bot.store.table.waiting import waiting_seats
from bot.store.telling.posts import stale_notices
from tests.driver import DrivenDiscord, Player
from tests.driver.player import Place
from tests.support.engines import POSTGRES
from tests.support.fleet import Fleet
from tests.support.harbour import answering, join_code, press
from tests.support.loopback import loopback
from tests.support.member import HELD_UP

T = TypeVar("T")

SERVERS = 2
LASTS = 6.0
"""Seconds of a lease: shorter than those of real ones, and long enough for a busy machine."""
PLACES = ("tables", "tables-2")


class Ship:
    """One process."""

    def __init__(self, process: int, folder: Path) -> None:
        self.process = process
        self.folder = folder

    def send(self, sign: signal.Signals) -> None:
        """Kill it, freeze it, wake it, or have it stop."""
        os.kill(self.process, sign)

    @property
    def runs(self) -> bool:
        """Whether it is there."""
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def holds_up(self, held: bool) -> None:
        """Draw nothing, or go on."""
        file = self.folder / HELD_UP
        if held:
            file.touch()
        else:
            file.unlink(missing_ok=True)

    @property
    def log(self) -> str:
        """What it has said."""
        file = self.folder / "log"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    async def ended(self) -> None:
        """Wait until it is gone."""
        while self.runs:
            await asyncio.sleep(0.01)


class Several(Fleet):
    """Ships of which each has a crew; the harbour, its people and the store remain."""

    def __init__(self, local: DrivenDiscord, folder: Path, yard: Process, seed: int, database: DatabaseAddress) -> None:
        super().__init__(local, folder, yard, seed)
        self.ships: list[Ship] = []
        self.restless = False
        """One is frozen, or people do not stop: then nobody waits until everybody has heard of everything."""
        self._database = database

    async def settle(self) -> None:
        """Wait until everybody has dealt with all there is, if everybody can."""
        if not self.restless:
            await super().settle()

    async def launches(self) -> Ship:
        """One more, that may have to stand by."""
        assert self._yard.stdin is not None
        assert self._yard.stdout is not None
        folder = self._folder / f"ship-{len(self.ships)}"
        self._yard.stdin.write(f"{folder}\n".encode())
        self.ships.append(Ship(int(await self._yard.stdout.readline()), folder))
        return self.ships[-1]

    async def all_served(self, epochs: Sequence[int] = (), waiting: int = 0) -> None:
        """Wait until both blocks are, these epochs are reached, so many stand by, and Discord is heard everywhere."""
        while True:
            held, free = self._standing()
            served = [each for each in held if each.owner is not None and each.left > 0 and not each.leaving]
            reached = [each.epoch for each in served]
            enough = all(epoch >= least for epoch, least in zip(reached, epochs, strict=False))
            if len(served) == SERVERS and enough and free == waiting and self.local.gateway.bot_is_here.is_set():
                break
            await asyncio.sleep(0.02)
        await self.settle()

    def _standing(self) -> tuple[list[Held], int]:
        try:
            return self.stored(lambda db: (leases(db), spares(db)))
        except StoreError:  # Nobody has made the tables yet, or the server is away.
            return [], 0

    def lease(self, block: int) -> Held:
        """Who serves a block."""
        return next(each for each in self.stored(leases) if each.block == block)

    @property
    def far(self) -> str:
        """Where a table is another one's than who hears private messages."""
        homes = {each.name: home_of(each.guild_id) for each in self.local.world.channels.values()}
        return next(place for place in PLACES if homes[place] % SERVERS)

    def serving(self, block: int) -> Ship:
        """The ship that does."""
        owner = self.lease(block).owner or ""
        return next(ship for ship in self.ships if f"-{ship.process}-" in owner)

    async def opens(self, place: Place, *names: str, game: str = "settlers") -> Table:
        """A table of these people that has begun there."""
        host, *others = map(self.local.player, names)
        await host.slash(place, "play", game=game, seats=len(names))
        await self.at_peace()
        card = [message for message in host.sees(place) if not message.is_ephemeral][-1]
        for person in others:
            await press(person, card, "join")
            await self.at_peace()
        return await self._begun(host.name, card)

    async def opens_privately(self, *names: str, game: str = "settlers") -> Table:
        """A table in their private messages that has begun."""
        host, guest = map(self.local.add_player, names)
        await host.slash(host.dm, "play", game=game, seats=2)
        await self.at_peace()
        card = host.dms[-1]
        await guest.slash(guest.dm, "join", code=join_code(card))
        await self.at_peace()
        return await self._begun(host.name, card)

    async def _begun(self, host: str, card: object) -> Table:
        await press(self.local.player(host), card, "start")  # type: ignore[arg-type]
        await self.at_peace()
        return self.tables()[-1]

    async def somebody_moves(self, table: Table) -> None:
        """At a table in private messages by command: nobody there sits anywhere else."""
        if not table.private:
            await super().somebody_moves(table)
        elif (move := self._any_move(table)) is not None:
            seat, text = move
            mover = self.seated(table, seat)
            self.moves.append((await mover.hasty.slash(mover.dm, "move", move=text)).interaction)

    async def at_most_waiting(self, clicks: Sequence[LiveInteraction], most: int) -> None:
        """Wait until no more than so many of these are still to be answered."""
        waiting = (Progress.WAITING, Progress.THINKING)
        while sum(each.progress in waiting for each in clicks) > most:
            await asyncio.sleep(0.005)

    def cuts_connections(self) -> None:
        """As a server does that starts anew: whatever anybody does there is cut off, wherever it is."""
        with closing(connect(self._database)) as server:
            server.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name LIKE 'caravel _%' AND pid <> pg_backend_pid()"
            )

    async def has_caught_up(self) -> None:
        """Wait until no private message is behind."""
        while self.stored(lambda db: stale_notices(db, EVERYTHING)):
            await asyncio.sleep(0.02)

    async def is_telling(self) -> None:
        """Wait until something is begun to be told, and not told."""
        begun = "SELECT 1 FROM outbox WHERE done_at IS NULL AND attempts > 0"
        while self.stored(lambda db: db.execute(begun).fetchone()) is None:
            await asyncio.sleep(0.005)

    async def has_looked(self, ship: Ship) -> None:
        """Wait until it has seen what became of its tables."""
        while LOOKED not in ship.log:
            await asyncio.sleep(0.02)

    def all_that_was_said(self, tables: Sequence[Table]) -> list[object]:
        """At these tables, as those see it who sit there."""
        people = [self.seated(table, seat.seat) for table in tables for seat in table.seats]
        return [(each.id, each.shows) for person in people for place in person.places for each in person.sees(place)]

    def asks(self, table: Table, person: Player) -> bool:
        """Whether the table waits for this person, and they have a button to answer by in private."""
        waiting = [seat.user_id for seat in self.stored(lambda db: waiting_seats(db, table.id))]
        return waiting == [person.id] and bool(answering(person.dms[-1]))

    def table(self, table_id: TableId) -> Table:
        """As it is stored now."""
        found = self.stored(lambda db: load_table(db, table_id))
        assert found is not None
        return found

    def stored(self, job: Job[T]) -> T:
        """What the job reads in the store."""
        with closing(connect(self._database)) as server:
            db = PostgresConnection(Line(server))
            try:
                return job(db)
            finally:
                db.take_back()


@asynccontextmanager
async def several(
    folder: Path, schema: str, seed: int = 1, clock: Clock | None = None, server: str = POSTGRES, lasts: float = LASTS
) -> AsyncIterator[Several]:
    """A yard and a harbour with two servers, one on each shard."""
    world = FreshWorld(server="First", further_servers=("Second",))
    settings = LocalSettings(point_discord_py_here=False, world=world, shards=SERVERS)
    async with loopback(settings, clock=clock) as local:
        arguments = ("-m", "tests.support.member", local.base_url, schema, str(seed), str(lasts))
        with (folder / "yard").open("wb") as log:
            environment = {**os.environ, "CARAVEL_TEST_POSTGRES": server}
            yard = await asyncio.create_subprocess_exec(
                sys.executable, *arguments, stdin=PIPE, stdout=PIPE, stderr=log, env=environment
            )
            fleet = Several(local, folder, yard, seed, DatabaseAddress(Secret(server), schema))
            try:
                yield fleet
            finally:
                for ship in fleet.ships:
                    if ship.runs:
                        ship.send(signal.SIGKILL)
                        await ship.ended()
                assert yard.stdin is not None
                yard.stdin.close()
                await yard.wait()

"""One Caravel among several: it hears of its own block of shards, minds its own tables, and lets others follow it."""

import asyncio
import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import yarl

from bot.client.tenure import Tenure
from bot.features.absence import ABSENCE
from bot.host.database_address import DatabaseAddress
from bot.store.connection import StoreError
from bot.store.engine.database import Store
from bot.store.engine.houses import hints_of
from bot.store.fleet.leases import counted_shards
from bot.store.fleet.shares import NOTHING
from bot.store.identity import GuildId, TableId, UserId

if TYPE_CHECKING:
    from bot.client.caravel import Caravel

log = logging.getLogger(__name__)

CLAIMING = "claim an interaction"
ANSWERING = (CLAIMING, "CommandTree-invoker", "discord.py: on_interaction")
"""What tasks are called in which people are answered."""
PATIENCE = 5.0
API = re.compile(r"/api/v\d+/")


class Member(NamedTuple):
    """Which of several a process is."""

    tenure: Tenure
    database: DatabaseAddress


class LeaseInDoubt(ConnectionError):
    """Nothing is told by whoever may not be the one who tells it."""


class Fleet:
    """What a client does that is not alone."""

    def __init__(self, client: "Caravel", store: Store, tenure: Tenure, database: DatabaseAddress) -> None:
        self.tenure = tenure
        self._client = client
        self._store = store
        self._database = database
        self._tasks: list[asyncio.Task[None]] = []
        self._asides: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Stand by until there is a block; then hear of what others change, and of its shards alone."""
        client, tenure = self._client, self.tenure
        self._tasks.append(self._beside(self._heed(), "hear hints"))
        client.shard_ids = []
        known = client.settings.shards or None
        if known is None:
            known = await self._store.read(counted_shards)
        if known is None:
            await client.count_shards(self._store, least=tenure.blocks)
        else:
            client.shard_count = known
        await tenure.begin(client.shard_count or 1)
        share = tenure.share
        client.shard_ids = list(range(share.first, share.last + 1))
        client.tables.ledger.shelf.share = share
        self._claim_what_is_heard()
        self._tasks.append(self._beside(self._look_now_and_then(), "look at everything"))
        if tenure.lease is None:
            self._tasks.append(self._beside(self._follow(), "follow somebody who leaves"))

    async def connects(self, shard_id: int) -> None:
        """Wait until Discord takes a connection, whichever process has made the last one."""
        await self.tenure.may_connect(shard_id % self._client.at_once)

    async def leave(self) -> None:
        """Let somebody else take the block, and answer whom this process has heard."""
        try:
            await self.tenure.hand_over()
        except StoreError:
            log.warning("nobody could be waited for", exc_info=True)
        try:
            async with asyncio.timeout(PATIENCE):
                while answering := [task for task in asyncio.all_tasks() if task.get_name() in ANSWERING]:
                    await asyncio.wait(answering)
        except TimeoutError:
            log.warning("some who have clicked are not answered yet")

    def lose(self) -> None:
        """The block is another one's: nothing is minded any more."""
        self._client.mind(NOTHING)

    async def close(self) -> None:
        """All is told and noted that will be: the block is free."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.tenure.end()

    def lacks(self) -> list[str]:
        """Why nobody should count on it."""
        if self.tenure.block is None:
            return ["it stands by: all blocks are served"]
        return [] if self.tenure.sure else [f"it does not hold the lease of block {self.tenure.block}"]

    def must_be_sure(self, url: yarl.URL) -> None:
        """Before each request: LeaseInDoubt if another process may tell the same by now, or answer in our place."""
        if self.tenure.lease is not None and not self.tenure.sure and API.match(url.path):
            raise LeaseInDoubt("the lease is in doubt")

    async def _follow(self) -> None:
        client = self._client
        await client.wait_until_ready()
        await self.tenure.succeed()
        await client.tables.ledger.shelf.open()
        await client.take_up(self.tenure.share)
        await client.lookout.at_home({GuildId(guild.id) for guild in client.guilds}, self._is_ours)
        await client.lookout.look_around()

    def _is_ours(self, guild_id: GuildId) -> bool:
        return self._client.shard_of(guild_id) in (self._client.shard_ids or ())

    def _claim_what_is_heard(self) -> None:
        """discord.py hands each event to the one who reads its kind: interactions are read when they are ours."""
        parsers = self._client._connection.parsers
        read: Callable[[Any], None] = parsers["INTERACTION_CREATE"]

        async def claim(data: Any) -> None:
            if await self.tenure.claim(int(data["id"])):
                read(data)

        def hear(data: Any) -> None:
            if not self.tenure.hears:
                return
            if self.tenure.claims:
                self._aside(claim(data), CLAIMING)
            else:
                read(data)

        parsers["INTERACTION_CREATE"] = hear

    async def _heed(self) -> None:
        await hints_of(self._database, self._hint, lambda: self._aside(self._look_again(anew=True), "look again"))

    def _hint(self, hint: str) -> None:
        """Somebody has changed something; what this process has changed it knows."""
        member, kind, *which = hint.split()
        if member == self.tenure.member:
            return
        match kind:
            case "table":
                table_id = TableId(int(which[0]))
                self._client.tables.ledger.shelf.changed_elsewhere(table_id)
                if self._client.cards.stand_at(table_id):
                    self._aside(self._tidy(table_id), "tidy private cards")
            case "person":
                self._aside(self._client.people.look_again([UserId(int(which[0]))]), "look at a person")
                self._aside(self._client.tables.of(ABSENCE).open(), "look who is away")
            case "news":
                self._client.wake()
            case "lease":
                self.tenure.poke()

    async def _tidy(self, table_id: TableId) -> None:
        """Cards that were shown here say that they are out of date, wherever the move was made."""
        self._client.cards.tidy_soon(await self._client.tables.live(table_id))

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(self.tenure.times.all_over_again)
            await self._look_again()

    async def _look_again(self, *, anew: bool = False) -> None:
        """Whatever hints have said or not: let go of what is older than what is stored; of all, if some were missed."""
        try:
            await self._client.tables.ledger.shelf.look_again(anew=anew)
            await self._client.tables.of(ABSENCE).open()
            await self._client.people.look_again()
            if anew:
                await self._client.lookout.catch_up()
        except Exception:
            log.exception("could not look at everything")
        self.tenure.poke()
        self._client.wake()

    def _aside(self, doing: Any, name: str) -> None:
        task = self._beside(doing, name)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def _beside(self, doing: Any, name: str) -> asyncio.Task[None]:
        return asyncio.create_task(self._noted(doing, name), name=name)

    async def _noted(self, doing: Any, name: str) -> None:
        try:
            await doing
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("something beside the tables failed", extra={"task": name})

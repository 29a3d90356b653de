"""Caravel on Discord: the client that loads the cogs and tells Discord about the commands."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.client.alarms import Spring
from bot.client.commands import Commands
from bot.client.copying import Copying
from bot.client.emojis import Emojis
from bot.client.errands import Errands
from bot.client.features import FEATURES, alarms_of, running, table_service
from bot.client.fleet import Fleet, Member
from bot.client.heard import Heard
from bot.client.lookout import Lookout
from bot.client.private_cards import PrivateCards
from bot.client.scheduler import Scheduler
from bot.client.shards import Sharded
from bot.features.forgetting import FORGETTING
from bot.features.places import PLACES
from bot.host.courtesy import Courtesy
from bot.host.pace import Pace
from bot.host.settings import Settings
from bot.hours.habits import HOUR
from bot.measures.measures import Measures
from bot.measures.requests import traced
from bot.measures.sight import Sight
from bot.people.people import People
from bot.people.servers import Servers
from bot.pictures.drawing import Pictures
from bot.pictures.easel import Easel
from bot.publisher.begun import Begun
from bot.publisher.deliveries import Deliveries
from bot.publisher.keys import Keys
from bot.publisher.messages import Messages
from bot.publisher.publisher import Publisher, Told
from bot.store.engine.copies import backup
from bot.store.engine.database import Store
from bot.store.facts import recall_fact, told_of_leaving
from bot.store.fleet.fenced import FencedStore, fenced
from bot.store.fleet.shares import EVERYTHING, NOTHING, Share
from bot.store.identity import GuildId, TableId, UserId
from bot.store.kept_copies import copies_of
from bot.store.table.tables import count_alive
from bot.store.telling.outbox import untold
from bot.store.timed import TimedStore
from bot.tables.brought.alarm import Alarm, OfItsShare
from bot.tables.model import Person
from bot.tables.waiting.calls import choose_usual_hours

# Caravel never speaks; what voice would need is not missing.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

DRAWINGS = 20.0
"""So many times longer than a rule a picture may take."""
MINUTE = 60.0
STORE_PATIENCE = 2.0
"""Seconds after which a store that has not answered is one that does not."""
PATIENCE = 5.0
"""Seconds for which what falls due next waits for what fell due before to be told."""


class Caravel(Sharded):
    """One running Caravel."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        guild_ready_timeout: float = 2.0,
        now: Callable[[], float] = time.time,
        member: Member | None = None,
    ) -> None:
        self.measures = _measures(settings)
        self.fleet = None if member is None else Fleet(self, store, member.tenure, member.database)
        """What it minds beside others; None where it is alone."""
        # Guilds alone: no privileged intents. Nobody is remembered, people are known by what they do.
        super().__init__(
            command_prefix=commands.when_mentioned,
            # None: as many as Discord advised once.
            shard_count=settings.shards or None,
            help_command=None,
            tree_cls=Commands,
            # Added to an account, it also serves those who share no server with it.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=guild_ready_timeout,
            http_trace=traced(self.measures, self._before_request),
        )
        self.settings = settings
        if self.fleet is not None:
            store = FencedStore(store, self.fleet.tenure.must_hold)
        self.store = store = TimedStore(store, self.measures) if settings.metrics else store
        self.now = now
        self.tables = table_service(store, self.wake, now, settings.rule_seconds, settings.limits, self.measures)
        self.people = People(store, settings.language)
        self.servers = Servers(store, self.wake)
        self.pictures = Pictures(self.people.skin, _easel(settings), self.measures, Pace(settings.films, HOUR, now))
        self.looks = Pace(settings.pictures, MINUTE, now)
        self.keys = Keys()
        self._deliveries = Deliveries(self, store, self.tables, self.people, self.pictures, FEATURES, self.keys)
        courtesy = Courtesy()
        self.publisher = Publisher(store, self._deliver, now, courtesy=courtesy)
        self.icons = Emojis(self, self.tables.emblems)
        self.heard = Heard()
        self.cards = PrivateCards(self, store, now)
        self.lookout = Lookout(store, self.publisher)
        self._copies = copies = copies_of(settings)
        alarms: tuple[Alarm, ...] = (
            Spring(store),
            Errands(self),
            *(
                [
                    Copying(
                        copies,
                        partial(backup, settings.folder, database=settings.database),
                        settings.backup_hours * HOUR,
                    )
                ]
                if copies
                else []
            ),
            self.tables.votes,
            *alarms_of(self.tables),
        )
        self.scheduler = Scheduler(alarms, self._all_told, now)
        self.running = running(self.tables, courtesy)
        self.tables.seats.left = self._seat_left
        self.tables.of(PLACES).is_member = self._is_member
        self._leaving: set[asyncio.Task[None]] = set()
        if self.fleet is not None:
            self.mind(NOTHING)

    async def setup_hook(self) -> None:
        """Before the first event: the cogs, the commands, and what an earlier process left untold."""
        share = EVERYTHING
        if self.fleet is not None:
            await self.fleet.begin()
            share = self.fleet.tenure.share if self.fleet.tenure.lease is not None else NOTHING
        elif not self.settings.shards:
            await self.count_shards(self.store)
        self.mind(share)
        self.pictures.open()
        await self.tables.open()
        hours = self.settings.reminder_hours
        await self.store.write(lambda db: choose_usual_hours(db, hours))
        await self.load_cogs()
        if share != NOTHING:
            await self.take_up(share)

    def mind(self, share: Share) -> None:
        """Of these tables this process tells; it watches their time and their places."""
        self.tables.ledger.share = self.publisher.share = self.lookout.share = share

    async def take_up(self, share: Share) -> None:
        """Tell, ring and tidy at these tables from now on; with the first block go all other things to do."""
        self.mind(share)
        first = share.has(0)
        await self.cards.open(share)
        if first:
            await self.tree.sync_if_changed(discord.Object(self.settings.guild) if self.settings.guild else None)
        self.scheduler.mind(share)
        with fenced():
            self.publisher.start()
            self.scheduler.start()
            for each in self.running.values():
                if first or isinstance(each, OfItsShare):
                    each.start()
        self.icons.start(learns=not first)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord takes one connection of each bucket every few seconds, from all processes together."""
        if self.fleet is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.fleet.connects(shard_id or 0)

    @property
    def tree(self) -> Commands:
        """All commands."""
        tree = super().tree
        assert isinstance(tree, Commands)
        return tree

    async def load_cogs(self) -> None:
        """The cogs, by name: no room beneath them knows them."""
        for cog in import_module("cogs").all_cogs():
            await cog.setup(self)

    async def forget(self, person: Person) -> None:
        """Nothing is stored or remembered of them any more; their tables stay whole for the others."""
        await self.cards.forget(person.id)
        self.keys.forget(person.id)
        await self.tables.of(FORGETTING).forget(person)
        self.people.forget(person.id)

    async def close(self) -> None:
        """Finish what is being told, then leave."""
        await self.icons.stop()
        for each in self.running.values():
            await each.stop()
        await self.scheduler.stop()
        await self.lookout.stop()
        await self.publisher.stop()
        await self.cards.close()
        await super().close()
        await self.tables.close()
        if self.fleet is not None:
            await self.fleet.close()
        self.pictures.close()

    async def sight(self) -> Sight:
        """How it stands now, for those who look from outside."""
        newest = None if self._copies is None else await asyncio.to_thread(self._copies.newest)
        share = self.tables.ledger.share
        (count, since), tables = await self.store.read(lambda db: (untold(db, share), count_alive(db, share)))
        lease = None if self.fleet is None else self.fleet.tenure.lease
        return Sight(
            untold=count,
            oldest=0.0 if since is None else max(0.0, self.now() - since),
            pausing={why.name.lower(): lanes for why, lanes in self.publisher.pauses.items()},
            easel_waiting=self.pictures.waiting,
            tables=tables,
            servers=len(self.guilds),
            latencies=dict(self.latencies),
            lease_epochs={} if lease is None else {lease.block: lease.epoch},
            copy_age=None if newest is None else max(0.0, self.now() - newest),
        )

    async def lacks(self) -> list[str]:
        """Why nobody should count on it yet, or for the moment; nothing if all is there."""
        found = [] if self.fleet is None else self.fleet.lacks()
        found += [f"shard {number} is not connected" for number, hears in self.heartbeats().items() if not hears]
        if not found and not self.is_ready():
            found = ["it has not heard of all of its servers yet"]
        try:
            async with asyncio.timeout(STORE_PATIENCE):
                await self.store.read(lambda db: db.execute("SELECT 1").fetchone())
        except Exception as error:
            found.append(f"the store does not answer: {type(error).__name__}")
        return found

    async def _all_told(self) -> None:
        """Wait until all that is due has been told, or for a while at least."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.publisher.idle()

    async def is_on(self, guild_id: GuildId) -> bool:
        """Whether Caravel is on this server, as the process knows that hears of it."""
        if self.hears_of(guild_id):
            return self.get_guild(guild_id) is not None
        return await self.store.read(lambda db: recall_fact(db, told_of_leaving(guild_id))) is None

    async def _is_member(self, guild_id: GuildId, user_id: UserId) -> bool:
        return not await Messages(self).has_left(guild_id, user_id)

    def _seat_left(self, table_id: TableId, user_id: UserId) -> None:
        """Nobody waits for what was shown to them to go."""
        task = asyncio.create_task(self.cards.left(table_id, user_id), name="discord.py: a seat was left")
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _deliver(self, begun: Begun) -> Told:
        """Tell it, then have private cards say so that it has made old."""
        known = None if begun.table is None else self.tables.peek(begun.table.id)
        if begun.table is not None and known is not None and known.table.version < begun.table.version:
            self.tables.ledger.shelf.forget(known)  # Another process has made the move.
        told = await self._deliveries(begun)
        live = None if begun.table is None else self.tables.peek(begun.table.id)
        if live is not None:
            self.cards.tidy_soon(live)
        return told

    def _before_request(self, url: yarl.URL) -> None:
        if self.fleet is not None:
            self.fleet.must_be_sure(url)

    def wake(self) -> None:
        """There may be something to tell, or for a computer to do."""
        self.publisher.wake_soon()
        for each in self.running.values():
            each.wake_soon()


def _measures(settings: Settings) -> Measures:
    if settings.metrics is None:
        return Measures()
    from bot.measures.counted import Counted

    return Counted()


def _easel(settings: Settings) -> Easel:
    processes = settings.easels if settings.drawing == "process" else 0
    return Easel(processes=processes, seconds=DRAWINGS * settings.rule_seconds)

"""A client in shards: each hears of a share of the servers, and may come and go by itself."""

import math
from collections.abc import Collection
from typing import Any

import discord
from discord.ext import commands

from bot.store.engine.database import Store
from bot.store.facts import SHARDS, agreed_shards, recall_fact
from bot.store.fleet.shares import home_of


class Sharded(commands.AutoShardedBot):
    """Which server is heard of by which shard, and which shards are heard at all."""

    at_once: int = 1
    """So many connections Discord takes at a time, one of each bucket."""

    async def count_shards(self, store: Store, least: int = 1) -> None:
        """As many as all processes on this store count; Discord is asked before the first of them is connected."""
        try:
            advised, _, limit = await self.http.get_bot_gateway()
        except discord.GatewayNotFound:
            known = await store.read(lambda db: recall_fact(db, SHARDS))
            if known is None:
                raise
            self.shard_count = max(int(known), least)
        else:
            self.at_once = max(1, limit["max_concurrency"])
            self.shard_count = await store.write(lambda db: agreed_shards(db, advised, least))

    def shard_of(self, guild_id: int) -> int:
        """The number of the shard that hears of a server."""
        return home_of(guild_id) % (self.shard_count or 1)

    def hears_of(self, guild_id: int) -> bool:
        """Whether this process would hear that Caravel is removed from a server, or another one."""
        return self.shard_of(guild_id) in self._own_shards

    def heartbeats(self) -> dict[int, bool]:
        """Of each shard, from the first, whether Discord has answered its last heartbeat."""
        latencies = dict(self.latencies)
        return {number: math.isfinite(latencies.get(number, math.nan)) for number in self._own_shards}

    @property
    def _own_shards(self) -> Collection[int]:
        return range(self.shard_count or 1) if self.shard_ids is None else self.shard_ids

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell the cogs; a shard that begins anew forgets first what it knew of its servers."""
        if event_name == "shard_connect":
            self._forget_former_servers(*args)
        super().dispatch(event_name, *args, **kwargs)

    def _forget_former_servers(self, shard_id: int) -> None:
        # At this moment those of the new session are not available yet. discord.py keeps what is left of the former
        # one: also servers from which the bot was removed meanwhile.
        for guild in self.guilds:
            if self.shard_of(guild.id) == shard_id and not guild.unavailable:
                self._connection._remove_guild(guild)

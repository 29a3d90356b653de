"""Which table a command is about."""

import contextlib
from collections.abc import Iterable, Sequence
from itertools import islice

import discord
from msgspec.structs import replace

from bot.client.caravel import Caravel
from bot.panel.messages.tables_list import TABLES_SHOWN
from bot.store.identity import ChannelId, TableId, UserId
from bot.store.table.records import OVER, Table
from bot.store.table.tables import table_in_thread, tables_of
from bot.tables.live import Live
from bot.tables.model import Refused, Summary
from cogs.kit.answering import Interaction, answer_to
from games.core.seats import Seat


def as_far_as_reached(client: Caravel, tables: Iterable[Summary]) -> list[Summary]:
    """Tables in servers that Caravel is no longer in, without their links: those lead nowhere."""
    return [each if _is_in(client, each.table) else _unlinked(each) for each in tables]


def _is_in(client: Caravel, table: Table) -> bool:
    if table.guild_id is None or not client.is_ready() or not client.hears_of(table.guild_id):
        return True
    return client.get_guild(table.guild_id) is not None


def _unlinked(summary: Summary) -> Summary:
    return replace(summary, table=replace(summary.table, thread_id=None, channel_id=None))


async def table_here(interaction: Interaction) -> Table:
    """The table of this thread, over or not, or in private messages the one at hand; Refused if there is none."""
    channel_id = interaction.channel_id
    if interaction.guild_id is None:
        return await _table_at_hand(interaction)
    if channel_id is not None:
        live = interaction.client.tables.at(ChannelId(channel_id))
        found = live.table if live is not None else await _stored_in(interaction, ChannelId(channel_id))
        if found is not None:
            interaction.client.lookout.passed_by([found.id])
            answer_to(interaction).table = found.id
            return found
    raise Refused("not-at-table")


async def _stored_in(interaction: Interaction, thread_id: ChannelId) -> Table | None:
    return await interaction.client.store.read(lambda db: table_in_thread(db, thread_id))


async def live_here(interaction: Interaction, game: str | None = None) -> Live:
    """The game of this thread, or in private messages the person's only one; Refused if there is none."""
    live = await _live_here(interaction, game)
    answer_to(interaction).table = live.table.id
    if game is not None and live.table.game != game:
        raise Refused("other-game")
    return live


def live_now(interaction: Interaction, game: str | None = None) -> Live | None:
    """The same from memory alone, for autocomplete."""
    tables = interaction.client.tables
    if interaction.guild_id is not None and interaction.channel_id is not None:
        found = tables.at(ChannelId(interaction.channel_id))
        return found if found is not None and game in (None, found.table.game) else None
    user = UserId(interaction.user.id)
    mine = {live.table.id: live for live in tables.live_of(user, game)}
    chosen = mine.get(interaction.client.people.at_hand_now(user) or TableId(0))
    return chosen or (next(iter(mine.values())) if len(mine) == 1 else None)


async def _live_here(interaction: Interaction, game: str | None) -> Live:
    tables = interaction.client.tables
    if interaction.guild_id is not None:
        return await tables.live((await table_here(interaction)).id)
    mine = [
        summary.table.id
        for summary in await tables.tables_of(UserId(interaction.user.id))
        if summary.table.status == "playing" and game in (None, summary.table.game)
    ]
    if not mine:
        raise Refused("no-table-of-yours")
    return await tables.live(await _meant(interaction, mine))


async def _table_at_hand(interaction: Interaction) -> Table:
    """In private messages: the one that was chosen, else the only one that goes on, else the last of all."""
    tables, user = interaction.client.tables, UserId(interaction.user.id)
    mine = [summary.table.id for summary in await tables.tables_of(user)]
    if mine:
        return await tables.table(await _meant(interaction, mine))
    over = await interaction.client.store.read(lambda db: tables_of(db, user, OVER))
    if not over:
        raise Refused("no-table-of-yours")
    return over[0]


async def _meant(interaction: Interaction, mine: Sequence[TableId]) -> TableId:
    if len(mine) == 1:
        return mine[0]
    chosen = await interaction.client.people.at_hand(UserId(interaction.user.id))
    if chosen is None or chosen not in mine:
        raise Refused("which-table")
    return chosen


def seat_here(interaction: Interaction, live: Live) -> Seat:
    """The person's seat; Refused if they only watch."""
    seat = live.seat_of(UserId(interaction.user.id))
    if seat is None:
        raise Refused("not-seated")
    return seat


async def lives_of(client: Caravel, summaries: Iterable[Summary]) -> dict[TableId, Live]:
    """The games of those tables that are in play and can be read."""
    lives: dict[TableId, Live] = {}
    for summary in islice((each for each in summaries if each.table.status == "playing"), TABLES_SHOWN):
        with contextlib.suppress(Refused):
            lives[summary.table.id] = await client.tables.live(summary.table.id)
    return lives


async def seen_by(interaction: Interaction, summaries: Iterable[Summary]) -> tuple[list[Summary], dict[TableId, Live]]:
    """Those of the tables of a server whose channels this person can see, and their games."""
    client = interaction.client
    seen = [summary for summary in summaries if sees_channel(interaction, summary.table.channel_id)]
    client.lookout.passed_by(summary.table.id for summary in seen)
    return seen, await lives_of(client, seen)


def may_watch(interaction: Interaction, table: Table) -> None:
    """Who sits there may, and who sees the channel in which the table stands; Refused for everybody else."""
    if table.seat_of(UserId(interaction.user.id)) is not None:
        return
    if table.guild_id is None or table.guild_id != interaction.guild_id:
        raise Refused("another-server")
    if not sees_channel(interaction, table.channel_id):
        raise Refused("no-such-table")


def keeps_order(interaction: Interaction, table: Table) -> bool:
    """Whether this person keeps order where the table stands, and not merely where they speak."""
    guild = interaction.guild
    if guild is None or table.guild_id != guild.id or not isinstance(interaction.user, discord.Member):
        return False
    channel = None if table.channel_id is None else guild.get_channel(table.channel_id)
    there = interaction.user.guild_permissions if channel is None else channel.permissions_for(interaction.user)
    return there.manage_threads and (channel is None or there.view_channel)


def sees_channel(interaction: Interaction, channel_id: ChannelId | None) -> bool:
    """A table in a channel that this person cannot see is none of their business."""
    guild = interaction.guild
    channel = None if guild is None or channel_id is None else guild.get_channel(channel_id)
    return channel is not None and channel.permissions_for(interaction.user).view_channel  # type: ignore[arg-type]

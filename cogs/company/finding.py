"""Finding people: free seats when the hour has come, who comes by a code, and who is called to open tables."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.client.caravel import Caravel
from bot.features.finding import FINDING, notify_words
from bot.features.finding.callers import A_DAY, Caller
from bot.features.finding.notify_words import notify_card
from bot.features.finding.words import filled, joined_by_code, to_pass_on, welcome
from bot.features.seats import SEATS
from bot.panel.kit.links import card_link, install_link
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import game_name
from bot.panel.lines.wanted import FILL, HOUR, HOUR_ALONE
from bot.publisher.heard_elsewhere import guild_of
from bot.publisher.presence import sees_place
from bot.store.identity import GuildId
from bot.store.table.records import Table
from bot.store.telling.posts import posts_of
from bot.tables.lobby.house_options import WANTEDS
from bot.tables.model import Person, Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.naming import described, named, titled
from cogs.kit.offered import on_servers_alone
from cogs.kit.sitting_down import start_if_full
from games.registry import GAMES
from texts import words

CODE_ROOM = 40
FRIENDS = "friends"


class FindingCommands(commands.Cog):
    """`/join` and `/notify`."""

    @app_commands.command(**titled("join"))
    @app_commands.rename(code=named("code", "bot-param-code"))
    @app_commands.describe(code=described("bot-join-code"))
    async def join(self, interaction: Interaction, code: app_commands.Range[str, 1, CODE_ROOM]) -> None:
        """Sit down at a table, wherever one has heard of its code."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        table = await client.tables.of(FINDING).of_code(person.id, code)
        if table.private:
            await _join_in_private_messages(answer, table, person)
        elif table.seat_of(person.id) is not None or await sees_place(client, table, person.id):
            table = await answer.change(client.tables.lobby.join(table.id, person, by_code=True))
            await start_if_full(answer, table, person)
            posts = await client.store.read(lambda db: posts_of(db, table.id))
            await answer.show(joined_by_code(table, person.locale, card_link(table, posts)))
        else:
            await _join_as_guest(answer, table, person)

    @app_commands.command(**titled("notify"))
    @on_servers_alone
    async def notify(self, interaction: Interaction) -> None:
        """To which open tables of this server one is called."""
        client = interaction.client
        person = await client.people.person(interaction)
        guild_id = GuildId(interaction.guild_id or 0)
        caller = await client.tables.of(FINDING).caller(person.id, guild_id)
        await answer_to(interaction).show(notify_card(caller, guild_id, person.locale))


async def _join_in_private_messages(answer: Answer, table: Table, person: Person) -> None:
    tables = answer.interaction.client.tables
    if table.status == "playing":
        await answer.change(tables.of(SEATS).sit(table.id, person, by_code=True))
    else:
        table = await answer.change(tables.lobby.join(table.id, person, by_code=True))
        await start_if_full(answer, table, person)
    say = words(person.locale)
    await answer.show(told(say("bot-said-joined-privately", table=table.id, game=game_name(say, table.game))))


async def _join_as_guest(answer: Answer, table: Table, person: Person) -> None:
    """In private messages the answer is the way to reach them; from elsewhere they get a message of their own."""
    here = answer.interaction.context.dm_channel
    table = await answer.change(_sit_where_reached(answer.interaction, table, person, written=not here))
    await start_if_full(answer, table, person)
    say = words(person.locale)
    there = told(say("bot-said-joined-as-guest", table=table.id, game=game_name(say, table.game)))
    await answer.show(welcome(table, person.locale) if here else there)


async def _sit_where_reached(interaction: Interaction, table: Table, person: Person, *, written: bool) -> Table:
    """Who cannot be written to would never learn that they are to move: they do not stay."""
    lobby = interaction.client.tables.lobby
    table = await lobby.join(table.id, person, by_code=True, guest=True)
    posting = welcome(table, person.locale)
    try:
        if written:
            await interaction.user.send(view=posting.view, allowed_mentions=posting.mentions(), silent=True)
    except discord.Forbidden:
        await lobby.leave(table.id, person)
        await interaction.client.people.closed(person.id)
        raise Refused("guest-unreached") from None
    return table


async def bring_friends(click: Click) -> None:
    """What to pass on so that others come."""
    client = click.answer.interaction.client
    table, code = await client.tables.of(FINDING).code(click.control.table)
    posts = await client.store.read(lambda db: posts_of(db, table.id))
    url = card_link(table, posts)
    await click.answer.show(to_pass_on(table, code, click.person.locale, url, install_link(client.application_id)))


async def wish_for_calls(click: Click) -> None:
    """Be called, to what, how often, or no more."""
    finding, user = click.tables.of(FINDING), click.person.id
    what, guild_id = _meant(click)
    match what:
        case notify_words.ON:
            await _call_from_now_on(click, guild_id)
            return
        case notify_words.OFF:
            await click.answer.change(finding.call_no_more(user, guild_id))
            await click.answer.show(notify_words.no_more_calls(guild_id, click.person.locale))
            return
        case notify_words.GAMES_OF:
            changed: dict[str, Any] = {"games": tuple(key for key in GAMES if key in click.values)}
        case notify_words.WANTED_OF:
            changed = {"wanted": tuple(key for key in WANTEDS if key in click.values)}
        case _:
            changed = {"a_day": next((count for count in A_DAY if str(count) in click.values), ())}
    if () in changed.values():
        raise Refused("unknown-control")
    caller = await click.answer.change(finding.call_otherwise(user, guild_id, lambda now: replace(now, **changed)))
    await click.answer.show(notify_card(caller, guild_id, click.person.locale))


async def _call_from_now_on(click: Click, guild_id: GuildId) -> None:
    """A first message, in silence: who cannot be written to hears so at once."""
    interaction, locale = click.answer.interaction, click.person.locale
    guild, finding = await guild_of(interaction.client, guild_id), click.tables.of(FINDING)
    if guild is None:
        raise Refused("not-on-this-server")
    known = await finding.caller(click.person.id, guild_id)
    posting = notify_words.first_words(guild_id, guild.name, locale)
    try:
        if interaction.guild_id is not None:
            await interaction.user.send(view=posting.view, allowed_mentions=posting.mentions(), silent=True)
    except discord.Forbidden:
        await interaction.client.people.closed(click.person.id)
        raise Refused("calls-unreached") from None
    wished = replace(known, reached=True) if known else Caller(user_id=click.person.id, guild_id=guild_id)
    caller = await click.answer.change(finding.call(wished))
    await click.answer.show(notify_card(caller, guild_id, locale))


def _meant(click: Click) -> tuple[str, GuildId]:
    """Which wish, and on which server: in a server none but this."""
    what, guild = click.control.args if len(click.control.args) == 2 else ("", "")
    here = click.answer.interaction.guild_id
    if not guild.isdecimal() or here not in (None, int(guild)):
        raise Refused("unknown-control")
    return what, GuildId(int(guild))


async def decide(click: Click) -> None:
    """Go on without an hour, or have computers take the free seats."""
    lobby, table_id, say = click.tables.lobby, click.control.table, words(click.person.locale)
    if FILL not in click.control.args:
        await click.answer.change(lobby.look_for(table_id, click.person, None))
        await click.answer.show(told(say("bot-said-wait")))
        return
    table = await click.answer.change(lobby.fill(table_id, click.person))
    if await start_if_full(click.answer, table, click.person):
        await click.answer.show(told(say("bot-said-filled-started")))
        return
    await click.answer.show(filled(table, click.person.locale))


ACTS: Acts = {
    HOUR: Act(decide, beside=True),
    HOUR_ALONE: Act(decide),
    FRIENDS: Act(bring_friends, beside=True),
    notify_words.NOTIFY: Act(wish_for_calls, of_oneself=True),
}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(FindingCommands())

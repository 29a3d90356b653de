"""Finding people: what becomes of free seats when the hour has come, and who comes by a code."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.finding import FINDING
from bot.features.finding.words import filled, joined_by_code, to_pass_on, welcome
from bot.features.seats import SEATS
from bot.panel.kit.links import card_link, install_link
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import game_name
from bot.panel.lines.wanted import FILL, HOUR, HOUR_ALONE
from bot.publisher.presence import sees_place
from bot.store.table.records import Table
from bot.store.telling.posts import posts_of
from bot.tables.model import Person, Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.naming import described, named, titled
from cogs.kit.sitting_down import start_if_full
from texts import words

CODE_ROOM = 40
FRIENDS = "friends"


class FindingCommands(commands.Cog):
    """`/join`."""

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


ACTS: Acts = {HOUR: Act(decide, beside=True), HOUR_ALONE: Act(decide), FRIENDS: Act(bring_friends, beside=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(FindingCommands())

"""For those who watch."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.watching import WATCHING
from bot.features.watching.words import END, FOLLOWED_FOR, NOTHING, ROUNDS, following, tables_list
from bot.panel.kit.labels import cut
from bot.panel.kit.permissions import complaint, lacking_to_show
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import game_name
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.tables.model import Person, Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.naming import DESCRIPTION_ROOM, described, named, titled
from cogs.kit.offered import on_servers_alone
from cogs.kit.which_table import may_watch, seen_by, sees_channel, table_here
from texts import words

MOST_TABLES = 2**40
CHOICES = 25
FOLLOW_CHOICES = [Choice(name=described(f"bot-follow-{what}"), value=what) for what in FOLLOWED_FOR]


class WatchCommands(commands.Cog):
    """`/watch`, `/unwatch` and `/follow`."""

    @app_commands.command(**titled("watch"))
    @on_servers_alone
    @app_commands.rename(
        number=named("table", "bot-param-table"),
        channel=named("channel", "bot-param-channel"),
        publish=named("publish", "bot-param-publish"),
    )
    @app_commands.describe(
        number=described("bot-watch-table"),
        channel=described("bot-watch-channel"),
        publish=described("bot-watch-publish"),
    )
    async def watch(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 1, MOST_TABLES] | None = None,
        channel: discord.TextChannel | None = None,
        publish: bool = False,
    ) -> None:
        """Show a table live in a channel; without a table, those of this server with their links."""
        if number is None:
            await _list(interaction)
            return
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        table = await client.tables.table(TableId(number))
        may_watch(interaction, table)
        place = channel or interaction.channel
        if not isinstance(place, discord.TextChannel | discord.Thread):
            raise Refused("not-in-this-channel")
        if not place.permissions_for(interaction.user).send_messages:  # type: ignore[arg-type]
            raise Refused("not-your-channel")
        if publish and not (isinstance(place, discord.TextChannel) and place.is_news()):
            raise Refused("not-announcing")
        missing = lacking_to_show(place.permissions_for(place.guild.me), thread=isinstance(place, discord.Thread))
        if missing:
            await answer.say(complaint(words(person.locale), missing, ChannelId(place.id)))
            return
        showing = client.tables.of(WATCHING).put_up(table.id, person, ChannelId(place.id), publish=publish)
        await answer.change(showing)
        await answer.show(told(words(person.locale)("bot-said-watched", table=table.id, channel=place.mention)))

    @app_commands.command(**titled("unwatch"))
    @on_servers_alone
    @app_commands.rename(number=named("table", "bot-param-table"))
    @app_commands.describe(number=described("bot-unwatch-table"))
    async def unwatch(
        self, interaction: Interaction, number: app_commands.Range[int, 1, MOST_TABLES] | None = None
    ) -> None:
        """Show a table in this channel no more."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        here = ChannelId(interaction.channel_id or 0)
        shown = [panel.table_id for panel in await client.tables.of(WATCHING).shown_in(here)]
        if number is None and len(shown) != 1:
            raise Refused("which-to-unwatch" if shown else "not-watched-there")
        meant = shown[0] if number is None else TableId(number)
        keeper = interaction.permissions.manage_messages
        await answer.change(client.tables.of(WATCHING).take_down(meant, person, here, keeper=keeper))
        await answer.show(told(words(person.locale)("bot-said-unwatched", table=meant)))

    @app_commands.command(**titled("follow"))
    @app_commands.rename(what=named("what", "bot-param-what"), number=named("table", "bot-param-table"))
    @app_commands.describe(what=described("bot-follow-what"), number=described("bot-follow-table"))
    @app_commands.choices(what=FOLLOW_CHOICES)
    async def follow(
        self, interaction: Interaction, what: str, number: app_commands.Range[int, 1, MOST_TABLES] | None = None
    ) -> None:
        """Be told privately of a table's rounds, or of its end."""
        client = interaction.client
        person = await client.people.person(interaction)
        table = await (table_here(interaction) if number is None else client.tables.table(TableId(number)))
        if what != NOTHING:
            may_watch(interaction, table)
        await follow_for(answer_to(interaction), person, table.id, what)

    @watch.autocomplete("number")
    @follow.autocomplete("number")
    async def tables(self, interaction: Interaction, typed: int | str) -> list[Choice[int]]:
        """Those in play here that this person may see, and their own."""
        client, user = interaction.client, UserId(interaction.user.id)
        say = words(client.people.language_now(user, str(interaction.locale)))
        found = [live.table for live in client.tables.watchable(user, interaction.guild_id)]
        seen = [one for one in found if one.seat_of(user) is not None or sees_channel(interaction, one.channel_id)]
        names = [(say("bot-thread-name", game=game_name(say, one.game), table=one.id), int(one.id)) for one in seen]
        fitting = [one for one in names if str(typed).strip().casefold() in one[0].casefold()]
        return [Choice(name=cut(name, DESCRIPTION_ROOM), value=number) for name, number in fitting[:CHOICES]]


async def _list(interaction: Interaction) -> None:
    """The tables of this server, with links; their threads are open to everyone who sees the channel."""
    client = interaction.client
    locale = (await client.people.person(interaction)).locale
    seen, lives = await seen_by(interaction, await client.tables.tables_in(GuildId(interaction.guild_id or 0)))
    shown = tables_list(seen, locale, "bot-list-watch", "bot-list-nothing-to-watch", lives)
    await answer_to(interaction).show(shown)


async def follow(click: Click) -> None:
    """For what to follow it, and for what one does."""
    table = await click.tables.table(click.control.table)
    follower = await click.tables.of(WATCHING).followed_for(table.id, click.person.id)
    now = NOTHING if follower is None else ROUNDS if follower.rounds else END
    await click.answer.show(following(table, click.person.locale, now))


async def choose(click: Click) -> None:
    """Follow it for that."""
    await follow_for(click.answer, click.person, click.control.table, "".join(click.values))


async def follow_for(answer: Answer, person: Person, table_id: TableId, what: str) -> None:
    """Tell this person of what they have chosen."""
    client = answer.interaction.client
    watching = client.tables.of(WATCHING)
    if what not in FOLLOWED_FOR:
        raise Refused("unknown-control")
    if what == NOTHING:
        await answer.change(watching.unfollow(table_id, person.id))
    else:
        await answer.change(watching.follow(table_id, person.id, rounds=what == ROUNDS))
    say = words(person.locale)
    said = say(f"bot-said-follow-{what}", table=table_id)
    closed = what != NOTHING and (await client.people.choices(person.id)).closed
    await answer.show(told(f"{said}\n{say('bot-said-follow-closed')}" if closed else said))


async def unwatch(click: Click) -> None:
    """Show the table here no more."""
    interaction = click.answer.interaction
    here = ChannelId(interaction.channel_id or 0)
    keeper = interaction.permissions.manage_messages
    table_id = click.control.table
    await click.answer.change(click.tables.of(WATCHING).take_down(table_id, click.person, here, keeper=keeper))
    await click.answer.show(told(words(click.person.locale)("bot-said-unwatched", table=table_id)))


ACTS: Acts = {
    "follow": Act(follow, shows=True, leafed=True),
    "follows": Act(choose, shows=True),
    "unwatch": Act(unwatch),
}


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(WatchCommands())

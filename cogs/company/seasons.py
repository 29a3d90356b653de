"""Leagues and tournaments: `/season`, and the buttons of their cards."""

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.seasons import SEASONS
from bot.features.seasons import words as card
from bot.features.seasons.drawing import drawn, tables_of
from bot.features.seasons.rows import OVER, Season
from bot.features.seasons.service import NAME_ROOM, Seasons
from bot.features.seasons.words import JOIN, LEAVE, SEASON, SHOW, SURE, WHICH, choosing, own_card, sure_to
from bot.panel.kit.links import channel_mention
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import escaped
from bot.store.identity import ChannelId, GuildId
from bot.tables.model import Late, Person, Refused
from cogs.kit.acts import Act, Acts, Click, number_of
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.hosting import channel_for_tables
from cogs.kit.naming import described, named, titled
from cogs.kit.offered import on_servers_alone
from cogs.kit.which_table import sees_channel
from texts import words


class SeasonCommands(commands.Cog):
    """`/season`."""

    @app_commands.command(**titled("season"))
    @on_servers_alone
    @app_commands.rename(name=named("name", "bot-param-name"))
    @app_commands.describe(name=described("bot-season-name"))
    async def season(self, interaction: Interaction, name: app_commands.Range[str, 1, NAME_ROOM] | None = None) -> None:
        """The season of this server, or which of several; hosts open one and see to it."""
        answer, person = answer_to(interaction), await interaction.client.people.person(interaction)
        open_ones = await _seasons(answer).at(_guild(interaction))
        shown = [each for each in open_ones if _may_see(interaction, each)]
        going = [each for each in shown if each.status not in OVER]
        if name is not None or (not shown and _hosts(interaction)):
            await _draft(answer, person, name or "")
        elif len(going) == 1 or len(shown) == 1:
            await _show(answer, person, (going or shown)[0].id)
        else:
            await answer.show(choosing(shown, person.locale, hosts=_hosts(interaction)))


async def season(click: Click) -> None:
    """What a season's card can do."""
    if len(click.control.args) < 2:
        raise Late
    act, number, *more = click.control.args
    season_id = number_of("".join(click.values) if act == WHICH else number) or 0
    if act in (JOIN, LEAVE, SHOW, WHICH):
        await _for_anybody(click, act, season_id, more)
        return
    if not _hosts(click.answer.interaction):
        raise Refused("season-not-host")
    await _for_hosts(click, act, season_id, more)


async def _for_anybody(click: Click, act: str, season_id: int, more: list[str]) -> None:
    answer, person, seasons = click.answer, click.person, _seasons(click.answer)
    guild, say = _guild(answer.interaction), words(person.locale)
    if not _may_see(answer.interaction, (await seasons.whole(guild, season_id)).season):
        raise Refused("no-such-season")
    if act in (SHOW, WHICH):
        await _show(answer, person, season_id)
        return
    if act == LEAVE and SURE not in more and await seasons.plays(guild, season_id, person):
        await answer.show(sure_to((await seasons.whole(guild, season_id)).season, LEAVE, person.locale))
        return
    change = seasons.join if act == JOIN else seasons.leave
    changed = await answer.change(change(guild, season_id, person))
    key = "left" if act == LEAVE else "joined" if changed.status == "joining" else "standby"
    said = say(f"bot-season-said-{key}", name=escaped(changed.name))
    if answer.in_place:
        await _show(answer, person, season_id, said)
    else:
        await answer.show(told(said))


async def _for_hosts(click: Click, act: str, season_id: int, more: list[str]) -> None:
    answer, person, seasons = click.answer, click.person, _seasons(click.answer)
    guild, say = _guild(answer.interaction), words(person.locale)
    if act in (card.ROUND, card.END) and SURE not in more:
        await answer.show(sure_to((await seasons.whole(guild, season_id)).season, act, person.locale))
        return
    match act:
        case card.NEW:
            await _draft(answer, person, "")
        case card.NEXT:
            former = (await seasons.whole(guild, season_id)).season
            await _draft(answer, person, "", former)
        case card.PLAY:
            changed = await answer.change(seasons.play(guild, season_id, click.values))
            await _show(answer, person, changed.id)
        case card.CHANGE:
            name, _, value = "".join(click.values).partition(":")
            changed = await answer.change(seasons.choose(guild, season_id, name, value))
            await _show(answer, person, changed.id)
        case card.OPEN:
            opened = await answer.change(seasons.announce(guild, season_id))
            said = say("bot-season-said-opened", channel=channel_mention(opened.channel_id))
            await _show(answer, person, season_id, said)
        case card.BEGIN:
            begun = await answer.change(seasons.begin(guild, season_id))
            await _show(answer, person, season_id, say("bot-season-said-begun", name=escaped(begun.name)))
        case card.ROUND:
            await answer.change(seasons.end_round(guild, season_id))
            await _show(answer, person, season_id, say("bot-season-said-round"))
        case card.HERE:
            channel = await channel_for_tables(answer, person.locale)
            if channel is not None:
                await answer.change(seasons.move(guild, season_id, ChannelId(channel.id)))
                await _show(answer, person, season_id)
        case card.END:
            ended = await answer.change(seasons.end(guild, season_id))
            await _show(answer, person, season_id, say("bot-season-said-ended", name=escaped(ended.name)))
        case _:
            raise Late
    answer.interaction.client.scheduler.stir()


async def _draft(answer: Answer, person: Person, name: str, after: Season | None = None) -> None:
    """A new one for this channel, if tables can stand here."""
    if not _hosts(answer.interaction):
        raise Refused("season-not-host")
    channel = await channel_for_tables(answer, person.locale)
    if channel is not None:
        guild = _guild(answer.interaction)
        drafted = await answer.change(_seasons(answer).draft(person, guild, ChannelId(channel.id), name, after))
        await _show(answer, person, drafted.id)


async def _show(answer: Answer, person: Person, season_id: int, said: str = "") -> None:
    client, hosts = answer.interaction.client, _hosts(answer.interaction)
    whole = await _seasons(answer).whole(_guild(answer.interaction), season_id)
    tables = await tables_of(client.tables, whole, person.id)
    pictures = await drawn(client.pictures, whole, person.locale)
    here = ChannelId(answer.interaction.channel_id or 0)
    shown = own_card(whole, person.locale, pictures, tables, reader=person.id, hosts=hosts, here=here, said=said)
    await answer.show(shown)


def _hosts(interaction: Interaction) -> bool:
    """Whether this person may manage the server or its events."""
    return interaction.permissions.manage_guild or interaction.permissions.manage_events


def _may_see(interaction: Interaction, season: Season) -> bool:
    """What stands in a channel that somebody cannot see is none of their business, nor is what nobody sees yet."""
    return _hosts(interaction) or (season.status != "draft" and sees_channel(interaction, season.channel_id))


def _guild(interaction: Interaction) -> GuildId:
    if interaction.guild_id is None:
        raise Refused("not-on-this-server")
    return GuildId(interaction.guild_id)


def _seasons(answer: Answer) -> Seasons:
    return answer.interaction.client.tables.of(SEASONS)


ACTS: Acts = {SEASON: Act(season, of_oneself=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(SeasonCommands())

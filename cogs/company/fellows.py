"""What people at a table have for each other, behind *More*: everybody's pace, a word to all, a nudge."""

import discord

from bot.client.caravel import Caravel
from bot.features.fellows import FELLOWS
from bot.features.fellows import words as told
from bot.features.fellows.parleys import talkers
from bot.features.fellows.rooms import lacking_for_parleys, open_room
from bot.features.fellows.words import fellows_card, parley_begins, parley_name
from bot.panel.kit.links import channel_mention, thread_link
from bot.panel.kit.permissions import complaint
from bot.panel.kit.sheet import told as told_shortly
from bot.panel.kit.wording import escaped
from bot.publisher.heard_elsewhere import channel_of, guild_of
from bot.store.identity import ChannelId
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click, number_of
from games.core.seats import Seat
from texts import words


async def show_fellows(click: Click) -> None:
    """How fast everybody answers, and what can be said."""
    await _show(click)


async def remark(click: Click) -> None:
    """Say this to the table."""
    word = "".join(click.values)
    await click.answer.change(click.tables.of(FELLOWS).remark(click.control.table, click.person, word))
    await _show(click, words(click.person.locale)("bot-said-remark"))


async def nudge(click: Click) -> None:
    """Let somebody know that one would be glad of their answer."""
    live = await click.live()
    seat = number_of(click.control.args[0]) if click.control.args else None
    if seat is None or seat >= len(live.table.seats):
        raise Refused("unknown-control")
    await click.answer.change(click.tables.of(FELLOWS).nudge(live.table.id, click.person, Seat(seat)))
    name = escaped(live.table.seats[seat].called)
    await _show(click, words(click.person.locale)("bot-said-nudged", player=name))


async def no_more_nudges(click: Click) -> None:
    """Be nudged by nobody any more."""
    await click.answer.change(click.answer.interaction.client.people.be_nudged(click.person.id, wanted=False))
    await click.answer.show(told_shortly(words(click.person.locale)("bot-said-no-nudges")))


async def parley(click: Click) -> None:
    """Talk about a proposal of one's own in a private thread, if Discord and the server let us."""
    live, client, locale = await click.live(), click.answer.interaction.client, click.person.locale
    people = talkers(live, click.person, click.control.args[0] if click.control.args else "")
    guild = await guild_of(client, live.table.guild_id)
    channel = None if guild is None else await channel_of(guild, live.table.channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Refused("parley-nowhere")
    missing = await lacking_for_parleys(client, channel)
    if missing:
        await _show(click, complaint(words(locale), missing, ChannelId(channel.id)))
        return
    parleys = click.tables.of(FELLOWS).parleys
    async with parleys.one_at_a_time:
        thread_id = await parleys.there(live.table.id, people)
        if thread_id is not None and not await _stands(client, thread_id):
            await parleys.lost(thread_id)
            thread_id = None
        if thread_id is None:
            table_language = live.table.language
            posting = parley_begins(live, people, table_language, thread_link(live.table))
            thread_id = await open_room(channel, parley_name(live, people, table_language), people, posting)
            url = f"https://discord.com/channels/{channel.guild.id}/{thread_id}"
            await click.answer.change(parleys.opened(live, click.person, thread_id, people, url))
    await _show(click, words(locale)("bot-said-parley", thread=channel_mention(thread_id)))


async def _stands(client: Caravel, thread_id: ChannelId) -> bool:
    try:
        await client.fetch_channel(thread_id)
    except discord.NotFound:
        return False
    return True


async def _show(click: Click, said: str = "") -> None:
    live = await click.live()
    paces = await click.tables.of(FELLOWS).paces(live)
    await click.answer.show(fellows_card(live, click.person.id, paces, click.person.locale, said))


ACTS: Acts = {
    told.FELLOWS: Act(show_fellows, shows=True, leafed=True),
    told.REMARK: Act(remark),
    told.NUDGE: Act(nudge),
    told.PARLEY: Act(parley),
    told.UNNUDGED: Act(no_more_nudges, of_oneself=True),
}


async def setup(_client: Caravel) -> None:
    """There is no command for it."""

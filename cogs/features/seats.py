"""Seats that are open, and who takes them."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.seats import SEATS
from bot.features.seats.words import GIVE, GONE, HOW, KEPT, giving, open_seats_list
from bot.panel.kit.ballots import Say
from bot.panel.kit.links import thread_link
from bot.panel.kit.sheet import Sheet, told
from bot.panel.kit.widgets import link
from bot.panel.lines.away import line_text
from bot.store.identity import ChannelId, GuildId, UserId
from bot.store.people.names import harmless
from bot.store.table.proposals import Asked, Terms
from bot.store.table.records import Table
from bot.tables.live import Live
from bot.tables.model import Late, Person, Refused
from bot.tables.turns import seat_at
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.naming import described, named, titled
from cogs.kit.offered import on_servers_alone
from cogs.kit.which_table import live_here, live_now, seat_here, seen_by
from games.core.seats import Seat
from games.core.thinking.budget import EASY, STRENGTHS, Strength
from texts import words

STRENGTH_CHOICES = [Choice(name=described(f"bot-strength-{each}"), value=each) for each in STRENGTHS]


class SeatCommands(commands.Cog):
    """`/tables`, `/sit` and `/replace`."""

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        """What a command has shown at a table goes when this person does not sit there any more."""
        client, user = interaction.client, UserId(interaction.user.id)
        table_id = client.tables.id_at(ChannelId(interaction.channel_id or 0))
        if table_id is not None and answer_to(interaction).shown:
            locale = client.people.language_now(user, str(interaction.locale))
            client.cards.saw(interaction, answer_to(interaction).message_id, table_id, locale)

    @app_commands.command(**titled("tables"))
    @on_servers_alone
    async def tables(self, interaction: Interaction) -> None:
        """The open seats of this server, with how far the games are, and the buttons to take them."""
        client = interaction.client
        locale = (await client.people.person(interaction)).locale
        found = await client.tables.of(SEATS).open_in(GuildId(interaction.guild_id or 0), UserId(interaction.user.id))
        seen, lives = await seen_by(interaction, found)
        await answer_to(interaction).show(open_seats_list(seen, locale, lives))

    @app_commands.command(**titled("sit"))
    async def sit(self, interaction: Interaction) -> None:
        """Take an open seat here, or one's own back from the computer."""
        live = await live_here(interaction)
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        await answer.change(client.tables.of(SEATS).sit(live.table.id, person))
        await answer.show(told(words(person.locale)("bot-said-seated")))

    @app_commands.command(**titled("replace"))
    @app_commands.rename(
        substitute=named("with", "bot-param-with"),
        player=named("player", "bot-param-player"),
        keep=named("keep", "bot-param-keep"),
        strength=named("strength", "bot-param-strength"),
    )
    @app_commands.describe(
        substitute=described("bot-replace-with"),
        player=described("bot-replace-player"),
        keep=described("bot-replace-keep"),
        strength=described("bot-replace-strength"),
    )
    @app_commands.choices(strength=STRENGTH_CHOICES)
    async def replace(
        self,
        interaction: Interaction,
        substitute: discord.User | None = None,
        player: app_commands.Range[str, 1, 40] | None = None,
        keep: bool = True,
        strength: str = EASY,
    ) -> None:
        """Hand one's seat to somebody or to the computer; or ask the table to replace somebody who is absent."""
        live = await live_here(interaction)
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        if substitute is not None and substitute.bot:
            raise Refused("is-a-bot")
        seat = seat_here(interaction, live)
        about = seat if player is None else seat_named(live, player)
        if about != seat:
            terms = Terms(seat=about, strength=strength_of(strength))
            if substitute is not None:
                name = harmless(substitute.display_name) or substitute.name
                terms = Terms(seat=about, user_id=UserId(substitute.id), name=name)
            vote = await answer.change(client.tables.votes.propose(live.table.id, person, Asked.REPLACE, terms))
            key = "bot-said-asked" if vote.open else "bot-said-agreed"
        elif substitute is not None:
            named_one = Person(UserId(substitute.id), harmless(substitute.display_name) or substitute.name, "")
            await answer.change(client.tables.of(SEATS).offers.offer_own(live.table.id, person, named_one))
            key = "bot-said-offered"
        else:
            seat_at(live, person)
            await answer.show(giving(live.table, person.locale, keep=keep, strength=strength_of(strength)))
            return
        await answer.show(told(words(person.locale)(key)))

    @replace.autocomplete("player")
    async def players(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The others at this table."""
        live = live_now(interaction)
        if live is None or not live.playing:
            return []
        own = live.seat_of(UserId(interaction.user.id))
        names = [(live.table.names[seat], seat) for seat in live.state.every_seat() if seat != own]
        return [Choice(name=name[:100], value=str(seat)) for name, seat in names if typed.casefold() in name.casefold()]


def strength_of(word: str) -> Strength:
    """What somebody has chosen; the easy one, if that is none."""
    return next((each for each in STRENGTHS if each == word), EASY)


def seat_named(live: Live, text: str) -> Seat:
    """The seat that somebody has chosen from the list, or typed the name of; a name of two tells neither."""
    seats, typed = live.state.every_seat(), text.casefold()
    chosen = [seat for seat in seats if text == str(seat)]
    called = [
        seat for seat in seats if typed in (live.table.names[seat].casefold(), live.table.seats[seat].name.casefold())
    ]
    found = chosen or called
    if len(found) != 1:
        raise Refused("no-such-player")
    return found[0]


async def sit(click: Click) -> None:
    """Take an open seat, or one's own back from the computer."""
    table = await click.answer.change(click.tables.of(SEATS).sit(click.control.table, click.person))
    await _seated(click, table)


async def _seated(click: Click, table: Table) -> None:
    say, url = words(click.person.locale), thread_link(table)
    sheet = Sheet().text(say("bot-said-seated"))
    await click.answer.show(sheet.rows([] if url is None else [[link(say("bot-card-to-table"), url)]]).posting())


async def give(click: Click) -> None:
    """The computer has one's seat, until one is back or for good."""
    way, how, *_ = (*click.control.args, EASY, EASY)
    if way not in (KEPT, GONE):
        raise Late
    table, keep = click.control.table, way == KEPT
    if how == HOW:
        found, strength = await click.tables.table(table), strength_of("".join(click.values))
        await click.answer.show(giving(found, click.person.locale, keep=keep, strength=strength))
        return
    offers = click.tables.of(SEATS).offers
    await click.answer.change(offers.to_computer(table, click.person, keep=keep, strength=strength_of(how)))
    key = "bot-said-computer-plays" if keep else "bot-said-computer-took"
    await click.answer.show(told(words(click.person.locale)(key)))


async def hand(click: Click) -> None:
    """Take a seat that is offered to oneself, or not; whoever offers it can take the offer back."""
    match click.control.args:
        case [seat, answer, *_] if seat.isascii() and seat.isdecimal() and len(seat) < 3:
            about = Seat(int(seat))
        case _:
            raise Late
    handovers, table = click.tables.of(SEATS).offers, click.control.table
    if answer == Say.AGREE:
        await click.answer.change(handovers.accept(table, click.person, about))
        await _seated(click, await click.tables.table(table))
        return
    line = await click.answer.change(handovers.decline(table, click.person, about))
    if click.answer.interaction.guild_id is None:
        await click.answer.show(told(line_text(line, click.person.locale)))
    else:
        await click.answer.nothing()


ACTS: Acts = {"sit": Act(sit, beside=True, comes=True), "hand": Act(hand, beside=True), GIVE: Act(give)}


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(SeatCommands())

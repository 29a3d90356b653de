"""Opening a table."""

from collections.abc import Mapping

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.campaigns import CAMPAIGNS
from bot.features.campaigns.enlisting import NAME_ROOM
from bot.features.campaigns.service import to_choose
from bot.features.campaigns.words import suggested
from bot.panel.kit.links import thread_link
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import teller
from bot.panel.messages.host_settings import CAMPAIGN, CLOSE, OPTION, SEATS, SURE, TEMPO, closing
from bot.store.identity import CampaignId, ChannelId, TableId, UserId
from bot.store.table.records import Table
from bot.tables.lobby.house_options import PACES, WANTED, WANTEDS, WITHIN, WITHINS
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.hosting import home_of, place_for_tables
from cogs.kit.naming import GAME_CHOICES, described, named, titled
from cogs.kit.settings import show_settings
from cogs.kit.sitting_down import start_if_full
from games.core.thinking.budget import EASY, STRENGTHS
from games.registry import GAMES, game
from texts import DEFAULT, LOCALES, words

MOST_SEATS = 10
WANTED_CHOICES = [Choice(name=described(f"bot-option-wanted-{wanted}"), value=wanted) for wanted in WANTEDS]
WITHIN_CHOICES = [Choice(name=described(f"bot-lobby-within-{span}"), value=span) for span in WITHINS]
LANGUAGE_CHOICES = [Choice(name=described(f"bot-language-{locale}"), value=locale) for locale in LOCALES]


class LobbyCommands(commands.Cog):
    """`/play`."""

    @app_commands.command(**titled("play"))
    @app_commands.rename(
        key=named("game", "bot-param-game"),
        seats=named("seats", "bot-param-seats"),
        language=named("language", "bot-param-language"),
        invitation=named("invitation-only", "bot-param-invitation"),
        campaign=named("campaign", "bot-param-campaign"),
        wanted=named("looking-for", "bot-param-wanted"),
        within=named("within", "bot-param-within"),
    )
    @app_commands.describe(
        key=described("bot-play-game"),
        seats=described("bot-play-seats"),
        language=described("bot-play-language"),
        invitation=described("bot-play-invitation"),
        campaign=described("bot-play-campaign"),
        wanted=described("bot-play-wanted"),
        within=described("bot-play-within"),
    )
    @app_commands.choices(key=GAME_CHOICES, language=LANGUAGE_CHOICES, wanted=WANTED_CHOICES, within=WITHIN_CHOICES)
    async def play(
        self,
        interaction: Interaction,
        key: str,
        seats: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        language: str | None = None,
        invitation: bool = False,
        campaign: app_commands.Range[str, 1, 2 * NAME_ROOM] | None = None,
        wanted: str | None = None,
        within: str | None = None,
    ) -> None:
        """Open a table; its card is posted here, and its host gets the settings."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        place = await place_for_tables(answer, person.locale)
        if place is None:
            return
        if key not in GAMES:
            raise Refused("unknown-game")
        if language not in (None, *LOCALES):
            raise Refused("unknown-language")
        campaigns, meant = client.tables.of(CAMPAIGNS), None
        if campaign is not None:
            meant = await campaigns.meant(key, home_of(interaction), UserId(interaction.user.id), campaign)
        last = await campaigns.last_people(meant)
        table = await answer.change(
            client.tables.lobby.open(
                person,
                game_key=key,
                options=(dict(game(key).settings.campaign) if meant else {}) | ({WANTED: wanted} if wanted else {}),
                seat_count=seats or len(last) or (min if place.private else max)(game(key).settings.seat_counts),
                language=language or person.locale,
                open_to_all=not invitation,
                invited=[user for user in last if user != person.id],
                guild_id=place.guild_id,
                channel_id=place.channel_id,
                interaction=interaction.id,
                along=None if meant is None else campaigns.enlisting(meant),
                within=WITHINS.get(within or ""),
            )
        )
        await show_settings(answer, table, person)

    @play.autocomplete("campaign")
    async def campaigns(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Those that one can go on with, and what is typed as the name of a new one."""
        client, user = interaction.client, UserId(interaction.user.id)
        here = await client.tables.of(CAMPAIGNS).at_hand(home_of(interaction), user)
        locale = client.people.language_now(user, str(interaction.locale))
        mine = to_choose(here, user, interaction.namespace.game)
        return [Choice(name=name, value=value) for name, value in suggested(mine, typed, locale)]

    @app_commands.command(**titled("leave"))
    async def stand_up(self, interaction: Interaction) -> None:
        """Stand up from a table that has not begun."""
        client = interaction.client
        person = await client.people.person(interaction)
        answer = answer_to(interaction)
        table_id = await _to_leave(interaction)
        await answer.change(client.tables.lobby.leave(table_id, person))
        await answer.show(told(words(person.locale)("bot-said-left")))


async def _to_leave(interaction: Interaction) -> TableId:
    here = interaction.client.tables.id_at(ChannelId(interaction.channel_id or 0))
    if here is not None:
        return here
    mine = await interaction.client.tables.tables_of(UserId(interaction.user.id))
    lobbies = [summary.table for summary in mine if summary.table.status == "lobby"]
    near = [table for table in lobbies if table.channel_id == interaction.channel_id] or lobbies
    if not near:
        raise Refused("no-lobby-of-yours")
    at_hand = await interaction.client.people.at_hand(UserId(interaction.user.id))
    if interaction.guild_id is None and at_hand in [table.id for table in near]:
        return TableId(int(at_hand or 0))
    if len(near) > 1:
        raise Refused("which-table-to-leave")
    return near[0].id


async def join(click: Click) -> None:
    """Sit down."""
    table = await click.answer.change(click.tables.lobby.join(click.control.table, click.person))
    full = len(table.seats) >= table.seat_count
    if begun := await start_if_full(click.answer, table, click.person):
        await _tell(click, begun, "bot-said-started")
        return
    await _tell(click, table, "bot-said-joined-full" if full else "bot-said-joined")


async def add_computer(click: Click) -> None:
    """The computer sits down, too; cards of before have a button for the easy one."""
    strength = next((each for each in STRENGTHS if each in click.values), EASY)
    table = await click.answer.change(click.tables.lobby.seat_computer(click.control.table, click.person, strength))
    if begun := await start_if_full(click.answer, table, click.person):
        await _tell(click, begun, "bot-said-started")
        return
    await click.answer.nothing()


async def remove_computer(click: Click) -> None:
    """One computer less."""
    await click.answer.change(click.tables.lobby.send_computer_away(click.control.table, click.person))
    await click.answer.nothing()


async def leave(click: Click) -> None:
    """Stand up."""
    table = await click.answer.change(click.tables.lobby.leave(click.control.table, click.person))
    await _tell(click, table, "bot-said-left")


async def start(click: Click) -> None:
    """Begin the game."""
    table = await click.answer.change(click.tables.lobby.start(click.control.table, click.person))
    await _tell(click, table, "bot-said-started")


async def close(click: Click) -> None:
    """Give the table up; who else is there, or is awaited, makes it a question first."""
    table = await _hosted(click)
    others = {*table.people, *table.invited} - {table.host}
    if others and SURE not in click.control.args:
        await click.answer.show(closing(table, click.person.locale))
        return
    table = await click.answer.change(click.tables.lobby.close(click.control.table, click.person))
    await _tell(click, table, "bot-said-closed")


async def settings(click: Click) -> None:
    """What the host can change."""
    await show_settings(click.answer, await _hosted(click), click.person)


async def change_option(click: Click) -> None:
    """Something else for the game, the people or the pace."""
    key, _, value = "".join(click.values).partition(":")
    if key == CAMPAIGN:
        campaigns, meant = click.tables.of(CAMPAIGNS), CampaignId(int(value)) if value.isdecimal() else None
        table = await click.answer.change(campaigns.go_on_with(click.control.table, click.person, meant))
        await show_settings(click.answer, table, click.person)
    elif key == WITHIN and value in WITHINS:
        table = await click.answer.change(
            click.tables.lobby.look_for(click.control.table, click.person, WITHINS[value])
        )
        await show_settings(click.answer, table, click.person)
    elif key == SEATS:
        await _change(click, {}, int(value) if value.isdecimal() and len(value) < 3 else None)
    else:
        await _change(click, {key: value} if value else {}, None)


async def change_tempo(click: Click) -> None:
    """All that is about time, at once."""
    await _change(click, PACES.get("".join(click.control.args), {}), None)


async def invite(click: Click) -> None:
    """Let these people sit down, too."""
    people = [UserId(int(value)) for value in click.values if value.isdecimal()]
    table = await click.answer.change(click.tables.lobby.invite(click.control.table, click.person, people))
    await show_settings(click.answer, table, click.person, words(click.person.locale)("bot-said-invited"))


async def _change(click: Click, options: Mapping[str, str], seat_count: int | None) -> None:
    table = await click.answer.change(click.tables.lobby.change(click.control.table, click.person, options, seat_count))
    await show_settings(click.answer, table, click.person)


async def _hosted(click: Click) -> Table:
    table = await click.tables.table(click.control.table)
    if table.status != "lobby":
        raise Refused("over" if table.over else "not-in-lobby")
    if table.host != click.person.id:
        raise Refused("not-host")
    return table


async def _tell(click: Click, table: Table, key: str) -> None:
    say = teller(table, click.person.locale)
    url = thread_link(table) or ""
    args: dict[str, str | int] = {"game": say("name"), "url": url, "table": table.id}
    key = f"{key}-privately" if table.private and words(DEFAULT).has(f"{key}-privately") else key
    await click.answer.show(told(words(click.person.locale)(key, **args)))


ACTS: Acts = {
    "join": Act(join, beside=True, comes=True),
    "leave": Act(leave, beside=True),
    "computer": Act(add_computer, beside=True),
    "unseat": Act(remove_computer, beside=True),
    "start": Act(start, leafed=True),
    CLOSE: Act(close, leafed=True),
    "settings": Act(settings, leafed=True),
    OPTION: Act(change_option),
    TEMPO: Act(change_tempo),
    "invite": Act(invite),
}


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(LobbyCommands())

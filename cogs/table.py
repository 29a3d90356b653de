"""What people do at a table, whatever its game."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Caravel
from bot.host.logs import interaction_id
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import capital, cut, label_teller
from bot.panel.messages.agreed_end import agreeing_to_end
from bot.panel.messages.guide import explained, fitting
from bot.panel.messages.help import help_page
from bot.panel.messages.plain import damaged_panel
from bot.panel.messages.rematch import rematch_told
from bot.panel.messages.status import status
from bot.panel.questions.autocomplete import whole_moves
from bot.panel.questions.reading import written_move
from bot.store import table_in_thread
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.records import Table
from bot.tables import Damaged, Refused
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.hosting import channel_for_tables
from cogs.kit.making_moves import made, shown, take_back
from cogs.kit.naming import GAME_CHOICES, described, named, titled
from cogs.kit.offered import on_servers_alone
from cogs.kit.parts import part_meant, parts_suggested
from cogs.kit.showing import note_reading, show_board, show_log, show_part
from cogs.kit.which_table import keeps_order, live_here, live_now, seat_here, table_here
from games.core.state import GameState
from games.registry import GAMES
from texts import words

MOVE_ROOM = 300
MOST_TABLES = 2**40


class TableCommands(commands.Cog, name="table"):
    """The shared commands of a table."""

    @app_commands.command(**titled("board"))
    @app_commands.rename(part=named("part", "bot-param-part"))
    @app_commands.describe(part=described("bot-board-part"))
    async def board(self, interaction: Interaction, part: app_commands.Range[str, 1, MOVE_ROOM] | None = None) -> None:
        """The whole table as one may see it, or a part of it larger."""
        live = await live_here(interaction)
        locale = (await interaction.client.people.person(interaction)).locale
        seat = live.seat_of(UserId(interaction.user.id))
        if part is None:
            await show_board(answer_to(interaction), live, seat, locale, own=False)
        else:
            await show_part(answer_to(interaction), live, seat, locale, part_meant(live, seat, locale, part))

    @board.autocomplete("part")
    async def parts(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The parts of this table that can be seen larger."""
        return parts_suggested(interaction, typed)

    @app_commands.command(**titled("hand"))
    async def hand(self, interaction: Interaction) -> None:
        """One's own board and all that only oneself may see, with the controls."""
        live = await live_here(interaction)
        locale = (await interaction.client.people.person(interaction)).locale
        await show_board(answer_to(interaction), live, seat_here(interaction, live), locale, own=True)

    @app_commands.command(**titled("status"))
    async def status(self, interaction: Interaction) -> None:
        """Whose turn it is, and since when."""
        live = await live_here(interaction)
        locale = (await interaction.client.people.person(interaction)).locale
        await answer_to(interaction).show(status(live, locale))

    @app_commands.command(**titled("log"))
    async def log(self, interaction: Interaction) -> None:
        """What happened so far."""
        table = await table_here(interaction)  # A log can be read where the game itself cannot.
        if table.status == "lobby":
            raise Refused("not-playing")
        locale = (await interaction.client.people.person(interaction)).locale
        await show_log(answer_to(interaction), table.id, locale)

    @app_commands.command(**titled("move"))
    @app_commands.rename(text=named("move", "bot-param-move"))
    @app_commands.describe(text=described("bot-move-text"))
    async def move(self, interaction: Interaction, text: app_commands.Range[str, 1, MOVE_ROOM]) -> None:
        """A move in its text form."""
        live = await live_here(interaction)
        locale = (await interaction.client.people.person(interaction)).locale
        move = written_move(live, seat_here(interaction, live), text, label_teller(live.table, locale))
        await made(interaction, live, move)

    @move.autocomplete("text")
    async def moves(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The legal moves that fit what is typed."""
        live = live_now(interaction)
        seat = None if live is None else live.seat_of(UserId(interaction.user.id))
        if live is None or seat is None or not live.playing:
            return []
        locale = interaction.client.people.language_now(UserId(interaction.user.id), str(interaction.locale))
        choices = whole_moves(live.request(seat), typed, label_teller(live.table, locale), live.foresight(seat, seat))
        return [Choice(name=name, value=value) for name, value in choices]

    @app_commands.command(**titled("undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's last move, or ask the table to."""
        live = await live_here(interaction)
        seat_here(interaction, live)
        person = await interaction.client.people.person(interaction)
        answer = answer_to(interaction)
        moved = await take_back(answer, live, person, turn=False)
        if moved is not None:
            await shown(answer, moved, person.locale)

    @app_commands.command(**titled("leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up from a table that has not begun."""
        client = interaction.client
        person = await client.people.person(interaction)
        answer = answer_to(interaction)
        table_id = await _to_leave(interaction)
        await answer.change(client.tables.lobby.leave(table_id, person))
        await answer.show(told(words(person.locale)("bot-said-left")))

    @app_commands.command(**titled("end"))
    async def end(self, interaction: Interaction) -> None:
        """Propose to end the game, by its own rules or as it stands."""
        try:
            live = await live_here(interaction)
        except Damaged as damaged:
            if not damaged.table.private:
                raise
            locale = (await interaction.client.people.person(interaction)).locale
            await answer_to(interaction).show(damaged_panel(damaged.table, locale, interaction_id() or "?"))
            return
        seat = seat_here(interaction, live)
        if not live.playing:
            raise Refused("over")
        locale = (await interaction.client.people.person(interaction)).locale
        await answer_to(interaction).show(agreeing_to_end(live, seat, locale))

    @app_commands.command(**titled("rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        """The same people, the same game, a new table."""
        table = await table_here(interaction)
        person = await interaction.client.people.person(interaction)
        answer = answer_to(interaction)
        opened = await answer.change(interaction.client.tables.rematches.open(table.id, person))
        await answer.show(rematch_told(opened, person.locale))

    @app_commands.command(**titled("bring"))
    @on_servers_alone
    @app_commands.rename(number=named("table", "bot-param-table"))
    @app_commands.describe(number=described("bot-bring-table"))
    async def bring(self, interaction: Interaction, number: app_commands.Range[int, 1, MOST_TABLES]) -> None:
        """Give a table a new place in this channel."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        table = await client.tables.table(TableId(number))
        _may_bring(interaction, table)
        channel = await channel_for_tables(answer, person.locale)
        if channel is not None:
            await answer.change(client.tables.places.bring(table.id, GuildId(channel.guild.id), ChannelId(channel.id)))
            await answer.show(told(words(person.locale)("bot-said-brought")))

    @app_commands.command(**titled("help"))
    @app_commands.rename(key=named("game", "bot-param-game"), about=named("about", "bot-param-of"))
    @app_commands.describe(key=described("bot-help-game"), about=described("bot-help-of"))
    @app_commands.choices(key=GAME_CHOICES)
    async def how_to_play(
        self, interaction: Interaction, key: str | None = None, about: app_commands.Range[str, 1, 100] | None = None
    ) -> None:
        """How to play here; at a table, or of a game that is named, its rules in short or what a component does."""
        if key not in (None, *GAMES):
            raise Refused("unknown-game")
        channel = interaction.channel_id or 0
        table = await interaction.client.store.read(lambda db: table_in_thread(db, ChannelId(channel)))
        locale = (await interaction.client.people.person(interaction)).locale
        answer = answer_to(interaction)
        if about is not None:
            await answer.show(_explained(locale, key, table, about, await _seen(interaction, table)))
            return
        await answer.show(_help(locale, key, table, await _seen(interaction, table)))
        if table is not None:
            await note_reading(answer, table.id, locale)

    @how_to_play.autocomplete("about")
    async def components(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The components of the game that is named, or of this table, whose names fit."""
        live = live_now(interaction)
        key = interaction.namespace.game or (live.table.game if live is not None else None)
        if key not in GAMES:
            return []
        user = UserId(interaction.user.id)
        locale = interaction.client.people.language_now(user, str(interaction.locale))
        at_table = live is not None and live.playing and live.table.game == key
        state = live.view(live.seat_of(user)) if live is not None and at_table else None
        return [
            Choice(name=cut(capital(one.name), 100), value=one.name) for one in fitting(locale, key, typed, state)[:25]
        ]


def _may_bring(interaction: Interaction, table: Table) -> None:
    """Its people may, where it is lost; else its host, or who keeps the server in order, within the server."""
    here = table.guild_id == interaction.guild_id
    lost = table.channel_id is None or interaction.client.get_guild(table.guild_id or 0) is None
    if table.seat_of(UserId(interaction.user.id)) is not None and (
        lost or (here and table.host == interaction.user.id)
    ):
        return
    if keeps_order(interaction, table):
        return
    raise Refused("not-yours-to-bring")


async def _seen(interaction: Interaction, table: Table | None) -> GameState | None:
    """The table's game as this person may know it, if it is in play."""
    if table is None or table.status != "playing":
        return None
    live = await interaction.client.tables.live(table.id)
    return live.view(live.seat_of(UserId(interaction.user.id)))


def _explained(locale: str, key: str | None, table: Table | None, about: str, state: GameState | None) -> Posting:
    """What the component does, as far as this person may have heard of it."""
    if table is not None and key in (None, table.game):
        return explained(locale, table.game, about, state)
    if key is None:
        raise Refused("which-game")
    return explained(locale, key, about, None)


def _help(locale: str, key: str | None, table: Table | None, state: GameState | None) -> Posting:
    if table is not None and key in (None, table.game):
        return help_page(locale, table.game, table, state)
    return help_page(locale, key)


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


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(TableCommands())

"""The board of a server: what has free seats and what is in play, in one message that keeps itself current."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.links import board_link, card_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import button, in_rows
from bot.panel.kit.wording import escaped, game_name
from bot.panel.lines.wanted import wanted_line
from bot.panel.messages.tables_list import counted, whole_lines
from bot.publisher.presence import seen_by_readers
from bot.publisher.sending import Sending, ServerPurpose, Shows
from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
from bot.store.server.channels import ServerChannel, find_server_channel, servers_with_channels
from bot.store.table.company import Heed
from bot.store.table.records import OVER, Table
from bot.store.table.tables import load_table, tables_alive
from bot.store.telling.news import Outgoing
from bot.store.telling.outbox import put_outbox
from bot.store.telling.posts import Post, posts_of
from bot.tables.outgoing import standing
from texts import Words, words

BOARD = "board"
MOST_OPEN = 9
"""So many controls has a message."""
MOST_PLAYING = 15

ON_BOARD = (
    f"EXISTS (SELECT 1 FROM server_channels WHERE server_channels.purpose = '{BOARD}' "
    "AND server_channels.guild_id = (SELECT guild_id FROM tables WHERE id = ?1))"
)
"""Whether a table's server has a board."""


def _shows(sending: Sending) -> Shows:
    async def show(channel: ServerChannel) -> Posting | None:
        alive, posts = await sending.store.read(lambda db: _alive(db, channel.guild_id))
        seen = [table for table in alive if seen_by_readers(sending.client, table, channel.channel_id)]
        return board_of(seen, posts, channel.language)

    return show


BOARD_PURPOSE = ServerPurpose(BOARD, _shows)


def board_of(tables: Sequence[Table], posts: Mapping[TableId, Sequence[Post]], locale: str) -> Posting:
    """Free seats with their buttons, and games to look at; a board that has nothing says how to begin."""
    say = words(locale)
    opened = [table for table in tables if free_seats(table) and table.open]
    others = [table for table in tables if table.status == "playing" and table not in opened]
    sheet = Sheet().text(f"### {say('bot-list-open-seats')}")
    lines = whole_lines((_open_line(table, posts, say) for table in opened), MOST_OPEN)
    sheet.text("\n".join(counted(lines, len(opened), say)) or say("bot-list-no-open-seats"))
    sheet.rows(in_rows([_take(table, say) for table in opened[: len(lines)]]))
    if others:
        told = whole_lines((_line(table, posts, say) for table in others), MOST_PLAYING)
        sheet.text(f"### {say('bot-list-watch')}\n" + "\n".join(counted(told, len(others), say)))
    return sheet.posting()


def free_seats(table: Table) -> int:
    """So many seats nobody has, nor a computer."""
    return table.free + sum(seat.user_id is None and not seat.computer for seat in table.seats)


def on_board(db: Connection, guild_id: GuildId | None) -> None:
    """The board of this server is behind, if it has one."""
    put_outbox(db, _behind(db, guild_id))


def table_on_board(db: Connection, table_id: TableId, *_: object) -> None:
    """The same for the server in which the table stands."""
    table = load_table(db, table_id)
    on_board(db, None if table is None else table.guild_id)


def opened_on_board(db: Connection, table: Table) -> None:
    """There is one table more."""
    on_board(db, table.guild_id)


def brought_on_board(db: Connection, before: Table, guild_id: GuildId | None) -> None:
    """It stands on another board."""
    for guild in {before.guild_id, guild_id}:
        on_board(db, guild)


def without_names(db: Connection, _: UserId) -> None:
    """Somebody is forgotten, whose name may stand on any board."""
    for guild_id in servers_with_channels(db):
        on_board(db, guild_id)


def _after_change(db: Connection, table_id: TableId) -> tuple[Outgoing, ...]:
    """A game that is over goes; what is done in it before is no matter of the board."""
    table = load_table(db, table_id)
    return () if table is None or table.status not in OVER else _behind(db, table.guild_id)


HEED = Heed(ON_BOARD, _after_change)


def _behind(db: Connection, guild_id: GuildId | None) -> tuple[Outgoing, ...]:
    channel = None if guild_id is None else find_server_channel(db, guild_id, BOARD)
    return () if channel is None else (standing(channel),)


def _alive(db: Connection, guild_id: GuildId) -> tuple[list[Table], dict[TableId, Sequence[Post]]]:
    tables = tables_alive(db, None, guild_id)
    return tables, {table.id: posts_of(db, table.id) for table in tables}


def _open_line(table: Table, posts: Mapping[TableId, Sequence[Post]], say: Words) -> str:
    free = say("bot-board-free", free=free_seats(table), seats=max(table.seat_count, len(table.seats)))
    wanted = wanted_line(table, say)
    return f"{_line(table, posts, say)} · {free}" + (f"\n  {wanted}" if wanted else "")


def _line(table: Table, posts: Mapping[TableId, Sequence[Post]], say: Words) -> str:
    name = say("bot-thread-name", game=game_name(say, table.game), table=table.id)
    of_table = posts.get(table.id, ())
    url = card_link(table, of_table) if table.status == "lobby" else board_link(table, of_table)
    people = say("core-list-separator").join(escaped(seat.called) for seat in table.seats)
    return f"- [{name}]({url}): {people}" if url else f"- {name}: {people}"


def _take(table: Table, say: Words) -> Widget:
    act = "sit" if table.status == "playing" else "join"
    return button(say(f"bot-list-{act}", table=table.id), ids.Control(table.id, act).id(), ButtonStyle.success)

"""The board of a server: what has free seats and what is in play, in one message that keeps itself current."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from bot.features.finding.board import BOARD
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
from bot.store.identity import GuildId, TableId
from bot.store.server.channels import ServerChannel
from bot.store.table.records import Table
from bot.store.table.tables import tables_alive
from bot.store.telling.posts import Post, posts_of
from texts import Words, words

MOST_OPEN = 9
"""So many controls has a message."""
MOST_PLAYING = 15


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
    if table.status == "playing":
        return button(say("bot-list-sit", table=table.id), ids.Control(table.id, "sit").id(), ButtonStyle.success)
    return button(say("bot-list-join", table=table.id), ids.Control(table.id, "join").id(), ButtonStyle.success)

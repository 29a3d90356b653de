"""What the shop window has to show; the kinds' names and fields are stored."""

from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.server.channels import find_server_channel
from bot.store.table.records import Table
from bot.store.telling.news import News
from bot.store.telling.outbox import put_outbox
from bot.tables.outgoing import at_server
from games.core.ending.outcome import Outcome

WINDOW_PURPOSE = "window"
"""It is stored."""


class FinishedNews(News, frozen=True, tag="finished"):
    """A game has come to its end."""

    cosmetic = True

    game_of: TableId


class WeekNews(News, frozen=True, tag="week"):
    """A week is over."""

    cosmetic = True

    monday: float


def put_finished(db: Connection, table: Table, _: Outcome, __: float) -> None:
    """Show it, where the server wants that; whether it may be shown there is asked when it is told."""
    channel = None if table.guild_id is None else find_server_channel(db, table.guild_id, WINDOW_PURPOSE)
    if channel is not None:
        put_outbox(db, [at_server(channel, FinishedNews(table.id))])

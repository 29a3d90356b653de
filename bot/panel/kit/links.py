"""Where things are on Discord: links and times."""

from collections.abc import Iterable
from datetime import datetime

from bot.store.identity import ChannelId, MessageId, UserId
from bot.store.table.records import Table
from bot.store.telling.posts import Post, Purpose


def thread_link(table: Table) -> str | None:
    """The link to the table's thread, or to its card while it has none."""
    place = table.thread_id or table.channel_id
    return None if place is None else f"https://discord.com/channels/{table.guild_id or '@me'}/{place}"


def board_link(table: Table, posts: Iterable[Post]) -> str | None:
    """The link to the table's panel; while that is not known, to where it stands last."""
    found = thread_link(table)
    panel = next((post for post in posts if post.purpose is Purpose.PANEL), None)
    return f"{found}/{panel.message_id}" if found and panel and panel.channel_id == table.thread_id else found


def card_link(table: Table, posts: Iterable[Post]) -> str | None:
    """The link to the table's card; while that is not known, to its channel."""
    found = thread_link(table)
    card = next((post for post in posts if post.purpose is Purpose.CARD), None)
    return f"{found}/{card.message_id}" if found and card and card.channel_id == table.channel_id else found


def private_link(channel_id: ChannelId, message_id: MessageId) -> str:
    """The link to one's own message of a table in private messages."""
    return f"https://discord.com/channels/@me/{channel_id}/{message_id}"


def in_time(moment: float) -> str:
    """A moment to come, shown by Discord as `in two hours`."""
    return f"<t:{int(moment)}:R>"


def mention(user_id: UserId) -> str:
    """A person, so that Discord shows their name."""
    return f"<@{user_id}>"


def ago(at: datetime) -> str:
    """A time, shown by Discord as `two hours ago`."""
    return f"<t:{int(at.timestamp())}:R>"


def channel_mention(channel_id: ChannelId) -> str:
    """A channel, so that Discord shows its name."""
    return f"<#{channel_id}>"


def at_time(moment: float) -> str:
    """A moment, shown by Discord as a day and an hour of whoever reads it."""
    return f"<t:{int(moment)}:f>"


def day(moment: float) -> str:
    """A moment, shown by Discord as a day of whoever reads it."""
    return f"<t:{int(moment)}:d>"


def install_link(application_id: int | None) -> str:
    """Where somebody adds Caravel to their own account, so that they can use it without a server."""
    asked = f"client_id={application_id or 0}&integration_type=1&scope=applications.commands"
    return f"https://discord.com/oauth2/authorize?{asked}"

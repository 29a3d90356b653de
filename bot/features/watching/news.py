"""What those who watch have to be told; the kinds' names and fields are stored."""

from bot.store.identity import ChannelId, UserId
from bot.store.table.records import Table
from bot.store.telling.news import News, Outgoing, Tidying, ToPerson


class WatchedNews(News, frozen=True, tag="watched"):
    """Something has happened at a table that is watched."""

    last_suffices = True
    cosmetic = True


class WatchPanelNews(News, frozen=True, tag="watch_panel"):
    """What a channel shows of a table is behind."""

    last_suffices = True
    cosmetic = True

    channel_id: ChannelId


class FollowNews(News, frozen=True, tag="follow"):
    """A round has begun or the game is over, for somebody who follows the table."""

    cosmetic = True

    user_id: UserId


def watch_panel_news(table: Table, channel_id: ChannelId) -> Outgoing:
    """What a channel shows of the table is behind."""
    return Outgoing(news=WatchPanelNews(channel_id), target=Tidying(channel_id), table_id=table.id)


def follow_news(table: Table, user_id: UserId) -> Outgoing:
    """Somebody who follows the table is to hear of it."""
    return Outgoing(news=FollowNews(user_id), target=ToPerson(user_id), table_id=table.id)

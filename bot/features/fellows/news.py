"""What has to be told to somebody who is nudged, or done with a private thread; kinds and fields are stored."""

from bot.store.identity import ChannelId, UserId
from bot.store.table.records import Table
from bot.store.telling.news import News, Outgoing, Tidying, ToPerson


class NudgeNews(News, frozen=True, tag="nudge"):
    """Somebody at the table would be glad of this person's answer."""

    user_id: UserId


def nudge_news(table: Table, user_id: UserId) -> Outgoing:
    """They are to hear of it, and nobody else."""
    return Outgoing(news=NudgeNews(user_id), target=ToPerson(user_id), table_id=table.id)


class ParleyLeave(News, frozen=True, tag="parley_leave"):
    """Somebody is to see a private thread no more."""

    cosmetic = True

    channel_id: ChannelId
    user_id: UserId | None
    """Nobody, if they were forgotten meanwhile."""


class ParleyOver(News, frozen=True, tag="parley_over"):
    """A private thread has served."""

    cosmetic = True

    channel_id: ChannelId


def parley_over(table: Table, channel_id: ChannelId, people: tuple[UserId, ...]) -> list[Outgoing]:
    """First its people, then the thread itself."""
    news = (*(ParleyLeave(channel_id, user) for user in people), ParleyOver(channel_id))
    return [Outgoing(news=each, target=Tidying(channel_id), table_id=table.id) for each in news]

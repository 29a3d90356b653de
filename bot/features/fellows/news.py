"""What has to be told to somebody who is nudged; the kind's name and fields are stored."""

from bot.store.identity import UserId
from bot.store.table.records import Table
from bot.store.telling.news import News, Outgoing, ToPerson


class NudgeNews(News, frozen=True, tag="nudge"):
    """Somebody at the table would be glad of this person's answer."""

    user_id: UserId


def nudge_news(table: Table, user_id: UserId) -> Outgoing:
    """They are to hear of it, and nobody else."""
    return Outgoing(news=NudgeNews(user_id), target=ToPerson(user_id), table_id=table.id)

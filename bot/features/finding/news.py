"""What people are told while a table looks for others; the kinds' names and fields are stored."""

from bot.store.identity import UserId
from bot.store.table.records import Table
from bot.store.telling.news import News, Outgoing, ToPerson


class HourNews(News, frozen=True, tag="hour_came"):
    """A table's hour has come, and its host is asked what becomes of the free seats."""

    user_id: UserId


class GuestNews(News, frozen=True, tag="guest"):
    """A game has begun where somebody who sits there does not see it."""

    user_id: UserId


def guest_news(table: Table, user_id: UserId) -> Outgoing:
    """They learn of it privately."""
    return Outgoing(news=GuestNews(user_id), target=ToPerson(user_id), table_id=table.id)


class OpeningNews(News, frozen=True, tag="opening"):
    """A table has opened to which this person wants to be called."""

    user_id: UserId


def opening_news(table: Table, user_id: UserId) -> Outgoing:
    """They are called."""
    return Outgoing(news=OpeningNews(user_id), target=ToPerson(user_id), table_id=table.id)


def hour_news(table: Table) -> Outgoing:
    """The host is asked."""
    return Outgoing(news=HourNews(table.host), target=ToPerson(table.host), table_id=table.id)

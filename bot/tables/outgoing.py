"""What has to be told after a change: items for the outbox."""

from collections.abc import Collection

from bot.store.identity import UserId
from bot.store.server.channels import ServerChannel
from bot.store.table.records import Table
from bot.store.telling.news import (
    AtServer,
    AtTable,
    CallNews,
    CardNews,
    FormerCard,
    FormerThread,
    Invitation,
    Look,
    News,
    NextNews,
    Notice,
    Outgoing,
    OwnNews,
    PanelNews,
    PlannedNews,
    PrivatePanelNews,
    ReminderNews,
    RoundupNews,
    StandingNews,
    TableNews,
    Tidying,
    TidyingNews,
    ToPerson,
    TurnNews,
)
from games.core.seats import Seat
from games.core.talk import Call

OFFERED = "bot-notice-offered"
"""Told to somebody who is offered a seat, with the buttons to answer."""
CLOSED = "bot-notice-table-closed"
"""Told to those who have lost their seats with their table."""


def at_table(table: Table, news: TableNews | CallNews) -> Outgoing:
    """Something that everyone at the table sees, one after the other."""
    return Outgoing(news=news, target=AtTable(table.id), table_id=table.id)


def to_seat(table: Table, news: TurnNews | OwnNews | ReminderNews | NextNews | PlannedNews) -> tuple[Outgoing, ...]:
    """Something for the one who sits there, if somebody does."""
    user_id = table.seats[news.seat].user_id
    return () if user_id is None else (Outgoing(news=news, target=ToPerson(user_id), table_id=table.id),)


def to_person(table: Table, news: Invitation | Notice | RoundupNews | PrivatePanelNews) -> Outgoing:
    """Something for one person."""
    return Outgoing(news=news, target=ToPerson(news.user_id), table_id=table.id)


def at_server(channel: ServerChannel, news: News) -> Outgoing:
    """Something in a server's channel that is about none of its tables."""
    return Outgoing(news=news, target=AtServer(channel.guild_id, channel.channel_id))


def standing(channel: ServerChannel) -> Outgoing:
    """What stands in a server's channel is behind."""
    return at_server(channel, StandingNews(channel.purpose))


def stood(channel: ServerChannel) -> tuple[Outgoing, ...]:
    """What stands in a server's channel has to go."""
    message = channel.message_id
    return () if message is None else (at_server(channel, FormerCard(channel.channel_id, message)),)


def to_somebody(user_id: UserId, news: News) -> Outgoing:
    """Something for one person that is about no table."""
    return Outgoing(news=news, target=ToPerson(user_id))


def closed(table: Table, by: UserId) -> tuple[Outgoing, ...]:
    """Whoever sat at a table that has not begun hears that it is closed, but for the one who has closed it."""
    args: dict[str, str | int] = {"game": f"{table.game}-name", "table": table.id}
    return tuple(to_person(table, Notice(user, CLOSED, args)) for user in table.people if user != by)


def tidying(table: Table, news: TidyingNews) -> Outgoing:
    """What becomes of a former message: nobody waits for it."""
    return Outgoing(news=news, target=Tidying(news.channel_id), table_id=table.id)


def look(table: Table) -> tuple[Outgoing, ...]:
    """Somebody has to see whether the table still stands where it stood."""
    if table.private:
        return (Outgoing(news=Look(), target=AtTable(table.id), table_id=table.id),)
    place = table.thread_id or table.channel_id
    return () if place is None else (Outgoing(news=Look(), target=Tidying(place), table_id=table.id),)


def after_change(
    table: Table, before: Collection[Seat], waiting: Collection[Seat], mover: Seat | None
) -> tuple[Outgoing, ...]:
    """All to be told after the game went on: the panel, and a notice to each who is to move now and was not before.

    Computers are not called, and several of them in a row tell one story: when the last of them has moved.
    """
    newly = tuple(seat for seat in waiting if seat not in before and seat != mover and seat not in table.computers)
    if not newly and mover in table.computers and any(seat in table.computers for seat in waiting):
        return ()
    items = [at_table(table, PanelNews(anew=bool(newly) or not waiting, ping=newly))]
    if not waiting:
        items.append(at_table(table, CardNews()))
        if table.thread_id is not None:
            items.append(tidying(table, FormerThread(table.thread_id)))
    for seat in newly:
        items += to_seat(table, TurnNews(seat))
    return tuple(items)


def after_whisper(table: Table, seat: Seat) -> tuple[Outgoing, ...]:
    """In private messages the panel of whoever has whispered has the controls of now; nobody else's is touched."""
    user_id = table.seats[seat].user_id
    return (to_person(table, PrivatePanelNews(user_id)),) if table.private and user_id is not None else ()


def after_talk(
    table: Table, before: Collection[Call], calls: Collection[Call], waiting: Collection[Seat]
) -> tuple[Outgoing, ...]:
    """Who is called on now is told once, by panel or notice; a notice with nothing left to answer says so."""
    known = {(call.seat, call.proposal) for call in before}
    new = [call for call in calls if (call.seat, call.proposal) not in known]
    newly = tuple(dict.fromkeys(call.seat for call in new))
    openly = tuple(dict.fromkeys(call.seat for call in new if not call.private))
    still = {*waiting, *(call.seat for call in calls)}
    void = tuple(dict.fromkeys(call.seat for call in before if call.seat not in still))
    items = [at_table(table, PanelNews(anew=True, ping=openly))] if openly else []
    for seat in newly:
        items += to_seat(table, TurnNews(seat, whisper=seat not in openly))
    for seat in void:
        items += to_seat(table, OwnNews(seat))
    return tuple(items)

"""A delivery that has begun: an item of the outbox, with all that has to be known to tell it, read in one look."""

from collections.abc import Callable
from typing import Any

import msgspec

from bot.store.connection import Connection
from bot.store.fleet.shares import EVERYTHING, Share
from bot.store.identity import UserId
from bot.store.people.choices import load_choices
from bot.store.table.guests import guests_at
from bot.store.table.records import Table
from bot.store.table.tables import load_table
from bot.store.telling.news import FormerPanel, LineNews, News, PanelNews, PrivatePanelNews, Target
from bot.store.telling.outbox import OutboxItem, begin_next, lines_in, merge_outbox, told_later
from bot.store.telling.posts import Post, Purpose, posts_of
from games.core.seats import Seat


class Begun(msgspec.Struct, frozen=True):
    """An item that is being told, and how its table stood when that began."""

    item: OutboxItem
    table: Table | None = None
    posts: tuple[Post, ...] = ()
    """Our messages that stand for the table."""
    overtaken: bool = False
    """What waits behind it tells all that it could."""
    lines: tuple[LineNews, ...] = ()
    """What the panel that stands, or the former one that it is about, tells of beside the game."""
    privately: frozenset[UserId] = frozenset()
    """Those whom it calls and who are called by private message; and whoever cannot see where the table stands."""

    def post(self, purpose: Purpose, seat: Seat | None = None) -> Post | None:
        """The message that stands for this purpose."""
        return next((post for post in self.posts if (post.purpose, post.seat) == (purpose, seat)), None)


def begin(db: Connection, target: Target, share: Share = EVERYTHING) -> Begun | None:
    """The first untold item of a target; several that are told as one are one from now on."""
    first = begin_next(db, target, share)
    if first is None:
        return None
    if first.table_id is None:
        return Begun(first, overtaken=told_later(db, first))
    table = load_table(db, first.table_id)
    item = _merged(db, first)
    if table is None:
        return Begun(item)
    overtaken = told_later(db, item)
    posts = tuple(posts_of(db, table.id))
    privately = _called_privately(db, table, item.news)
    return Begun(item, table, posts, overtaken, _lines(db, item.news, posts), privately)


def _lines(db: Connection, news: News, posts: tuple[Post, ...]) -> tuple[LineNews, ...]:
    if isinstance(news, FormerPanel):
        return lines_in(db, news.message_id)
    if not isinstance(news, PanelNews | LineNews):
        return ()
    panel = next((post for post in posts if post.purpose is Purpose.PANEL), None)
    return () if panel is None else lines_in(db, panel.message_id)


def _merged(db: Connection, first: OutboxItem) -> OutboxItem:
    """What an earlier try may have sent has called those of then alone: the others get a message of their own."""
    together = TOGETHER.get(type(first.news))
    if first.attempts or together is None:
        return first
    return merge_outbox(db, first, type(first.news), together)


def _called_privately(db: Connection, table: Table, news: News) -> frozenset[UserId]:
    guests = guests_at(db, table.id)
    if not isinstance(news, PanelNews):
        return guests
    called = {table.seats[seat].user_id for seat in news.ping if seat < len(table.seats)}
    return guests.union(user for user in called if user is not None and load_choices(db, user).called_privately)


def _panels(news: list[PanelNews]) -> PanelNews:
    ping = {seat for one in news for seat in one.ping}
    here = {seat for one in news for seat in one.here}
    people = {user for one in news for user in one.people}
    return PanelNews(
        anew=any(one.anew for one in news),
        ping=tuple(sorted(ping)),
        here=tuple(sorted(here)),
        people=tuple(sorted(people)),
    )


def _private_panels(news: list[PrivatePanelNews]) -> PrivatePanelNews:
    anew, ring = any(one.anew for one in news), any(one.ring for one in news)
    return PrivatePanelNews(news[0].user_id, anew, ring)


TOGETHER: dict[type[Any], Callable[[list[Any]], News]] = {PanelNews: _panels, PrivatePanelNews: _private_panels}
"""Several pieces of news about one message are told at once."""

"""Who sits where at a table in play, when that changes: a line of its log, with all that is the seat's."""

from collections.abc import Callable, Collection, Iterator, Sequence

import msgspec

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.table.clocks import settle_clocks
from bot.store.table.former_players import keep_former_player, seats_left_at
from bot.store.table.handovers import close_handovers, handovers_at
from bot.store.table.plans import drop_plan_lines
from bot.store.table.proposals import close_proposals
from bot.store.table.records import LineKind, Sitting, Table
from bot.store.table.tables import save_table
from bot.store.table.waiting import wait_anew
from bot.store.telling.news import FormerNotice, Notice, PanelNews
from bot.store.telling.outbox import put_outbox
from bot.store.telling.posts import forget_post, posts_of
from bot.tables.ledger import Before, Ledger, nothing
from bot.tables.live import Live
from bot.tables.lobby.limits import must_have_time
from bot.tables.model import Person
from bot.tables.outgoing import at_table, tidying, to_person
from bot.tables.standing import standing
from bot.tables.waiting.calls import call_anew
from games.core.events import Event
from games.core.seats import Seat
from games.core.thinking.budget import EASY, Strength

LOST = "bot-notice-seat-lost"
"""Told to whoever has lost a seat."""


class Seats:
    """Frees seats and fills them; the game itself goes on as it stands."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._shelf = ledger.shelf
        self.left: Callable[[TableId, UserId], None] = lambda _table, _user: None
        """Hears who does not sit at a table any more."""

    async def leave(self, table_id: TableId, gone: Collection[UserId], why: str = "bot-log-left") -> None:
        """These people have left the server, or say why they go: their seats are free."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            if not live.playing:
                return
            freed = [seat for seat in live.table.seats if seat.user_id in gone]
            if freed:
                now = [_freed(seat) if seat in freed else seat for seat in live.table.seats]
                await self.change(live, now, [Event(why, seat.seat) for seat in freed], None, None)

    async def computer_takes(
        self,
        live: Live,
        seat: Seat,
        by: UserId | None,
        kept_for: UserId | None,
        first: Before = nothing,
        strength: Strength = EASY,
    ) -> Table:
        """The computer plays for the seat from now on, and so well."""
        former = live.table.seats[seat]
        key = "bot-log-computer-plays" if kept_for is not None else "bot-log-computer-takes"
        taken = Sitting(
            seat, None, former.name, self._ledger.now(), computer=True, kept_for=kept_for, strength=strength
        )
        await self.change(live, with_seat(live, taken), [Event(key, seat)], by, None, first)
        return await self._shelf.table(live.table.id)

    async def change(
        self,
        live: Live,
        now: Sequence[Sitting],
        events: list[Event],
        by: UserId | None,
        newcomer: Person | None,
        first: Before = nothing,
    ) -> None:
        """Others sit there: a line of the log, with the same state. Who has heard of it knows who plays.

        Whatever its former player was shown privately goes; the lock is the caller's.
        """
        table = msgspec.structs.replace(live.table, seats=tuple(now))
        table = msgspec.structs.replace(table, host=_host_of(table))
        changed = [seat.seat for seat, former in zip(now, live.table.seats, strict=True) if seat != former]
        gone = _gone(live.table, table)
        called = [seat for seat in live.waiting() if newcomer is not None and now[seat].user_id == newcomer.id]
        shown = at_table(table, PanelNews(anew=True, here=tuple(called)))
        told = [to_person(table, notice) for notice in _told(live.table, table, by)]
        commit = standing(live, LineKind.SEAT, events, by, self._ledger.now(), [shown, *told])

        def store(db: Connection) -> None:
            first(db)
            save_table(db, table, commit.now)
            if newcomer is not None and live.table.kept_for(newcomer.id) is None:
                must_have_time(db, self._ledger.limits, newcomer.id)
            self._ledger.commit(db, commit, silent=True)
            wait_anew(db, table.id, changed, commit.now)
            settle_clocks(db, table.id, commit.now, newcomers=_never_sat(db, table, changed, newcomer))
            close_proposals(db, table.id)
            agreed = {offered.seat for offered in handovers_at(db, table.id) if offered.by == offered.seat}
            close_handovers(db, table.id, changed)
            for former, user_id in gone:
                if user_id != by and former.seat not in agreed:
                    self._ledger.tell.deserted(db, table, user_id, commit.now)
                self._clear(db, table, former, user_id)
            if newcomer is not None:
                strange = [seat for seat in changed if live.table.seats[seat].kept_for != newcomer.id]
                drop_plan_lines(db, table.id, strange)
                call_anew(db, newcomer.id, commit.now)
                self._ledger.tell.seated(db, table.id)

        await self._ledger.write_beside(store, live)
        await self._shelf.anew(live)
        for _, user_id in gone:
            self.left(table.id, user_id)

    def _clear(self, db: Connection, table: Table, former: Sitting, user_id: UserId) -> None:
        """Who sat there is remembered; what they were shown there goes."""
        keep_former_player(db, table.id, former)
        _clear_notices(db, table, former.seat, user_id)
        if table.kept_for(user_id) is None:
            self._ledger.tell.stood_up(db, table.id, user_id)


def _gone(before: Table, now: Table) -> list[tuple[Sitting, UserId]]:
    """The seats that people have left, with who sat there."""
    return [
        (former, former.user_id)
        for former in before.seats
        if former.user_id is not None and now.seats[former.seat].user_id != former.user_id
    ]


def _never_sat(db: Connection, table: Table, changed: Collection[Seat], newcomer: Person | None) -> list[Seat]:
    """The seats that are somebody's for the first time; who is back has no more time than when they left."""
    if newcomer is None:
        return []
    known = seats_left_at(db, table.id, newcomer.id)
    return [seat for seat in changed if table.seats[seat].user_id == newcomer.id and seat not in known]


def _told(before: Table, table: Table, by: UserId | None) -> Iterator[Notice]:
    """Whoever loses a seat hears it, by whatever way; who gives it away at this moment knows it."""
    for former, now in zip(before.seats, table.seats, strict=True):
        user = former.user_id if former.user_id is not None else former.kept_for
        if user is None or user in (by, now.user_id) or (former.user_id is None and now.kept_for == user):
            continue
        how = "vacant"
        if now.user_id is not None:
            how = "taken"
        elif now.computer:
            how = "kept" if now.kept_for == user else "computer"
        args: dict[str, str | int] = {"game": f"{table.game}-name", "table": table.id, "player": now.name, "how": how}
        yield Notice(user, LOST, args)


def _host_of(table: Table) -> UserId:
    """The host, or the first who is there if the host is not any more."""
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    return table.host if table.host in people or not people else people[0]


def _clear_notices(db: Connection, table: Table, seat: Seat, user_id: UserId) -> None:
    """The private message with the seat's board and controls is the former player's no more."""
    for post in posts_of(db, table.id):
        if post.seat == seat and not post.purpose.in_place:
            forget_post(db, post)
            put_outbox(db, [tidying(table, FormerNotice(post.channel_id, post.message_id, user_id))])


def _freed(seat: Sitting) -> Sitting:
    return msgspec.structs.replace(seat, user_id=None)


def with_seat(live: Live, taken: Sitting) -> Sequence[Sitting]:
    """Who sits there, with this on its seat."""
    return [taken if seat.seat == taken.seat else seat for seat in live.table.seats]

"""Talking about a deal in a private thread: asked for by who proposes it, gone or kept when the game is over."""

import asyncio
from collections.abc import Sequence

from bot.features.fellows.parley_rows import (
    end_parleys,
    forget_parley,
    parleys_at,
    save_parley,
    table_with_parleys_over,
    tables_of_parleys,
)
from bot.store.connection import Connection
from bot.store.identity import ChannelId, TableId, UserId
from bot.store.people.names import harmless
from bot.store.telling.news import Notice
from bot.store.telling.outbox import put_outbox
from bot.tables.ledger import Ledger
from bot.tables.live import Live
from bot.tables.model import Person, Refused
from bot.tables.outgoing import to_person
from games.core.seats import Seat
from games.core.talk import made_by, with_id

OPENED = "bot-notice-parley"


class Parleys:
    """Who talks where. What they say, nobody here knows."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self.one_at_a_time = asyncio.Lock()
        """A second tap finds the thread of the first."""

    async def there(self, table_id: TableId, people: frozenset[UserId]) -> ChannelId | None:
        """The thread in which just these talk at this table."""
        known = await self._ledger.read(lambda db: parleys_at(db, table_id))
        return next((thread for thread, those in known.items() if those == people), None)

    async def opened(
        self, live: Live, person: Person, thread_id: ChannelId, people: frozenset[UserId], url: str
    ) -> None:
        """They talk there from now on; the others hear of it privately, in silence."""
        args: dict[str, str | int] = {
            "game": f"{live.table.game}-name", "table": live.table.id, "player": harmless(person.name), "url": url
        }  # fmt: skip
        told = [to_person(live.table, Notice(user, OPENED, args, silent=True)) for user in sorted(people - {person.id})]

        def store(db: Connection) -> None:
            save_parley(db, live.table.id, thread_id, people)
            put_outbox(db, told)

        await self._ledger.write(store)

    async def lost(self, thread_id: ChannelId) -> None:
        """Somebody has deleted it."""
        await self._ledger.write(lambda db: forget_parley(db, thread_id))

    async def due(self) -> float | None:
        """At once where a game is over."""
        return None if await self._ledger.read(table_with_parleys_over) is None else 0.0

    async def ring(self, now: float) -> bool:
        """The threads of one game that is over have served."""
        table_id = await self._ledger.read(table_with_parleys_over)
        if table_id is not None:
            await self._ledger.write(lambda db: end_parleys(db, table_id))
        return table_id is not None

    async def put_off(self, now: float, until: float) -> None:
        """The store cannot be read: it is looked at again anyway."""


def offered_by(live: Live, seat: Seat | None) -> Sequence[tuple[str, tuple[Seat, ...]]]:
    """The private proposals of this seat, and whom it may talk to about each: at a table that stands in a server."""
    if seat is None or not live.playing or live.table.private:
        return ()
    mine = [each for each in made_by(live.state, seat) if each.private]
    partners = ((each.id, tuple(other for other in each.among if other != seat)) for each in mine)
    return [(word, others) for word, others in partners if all(_sits(live, other) for other in others)]


def talkers(live: Live, person: Person, proposal: str) -> frozenset[UserId]:
    """Who talks about this proposal of theirs."""
    seat, found = live.seat_of(person.id), with_id(live.state, proposal)
    if seat is None:
        raise Refused("not-seated")
    if found is None or proposal not in dict(offered_by(live, seat)):
        raise Refused("parley-over")
    people = (live.table.seats[each].user_id for each in found.among)
    return frozenset(user for user in people if user is not None)


def _sits(live: Live, seat: Seat) -> bool:
    return live.table.seats[seat].user_id is not None


class ForgottenTalker:
    """Ends the talks of somebody who wants to be forgotten."""

    def __init__(self, user_id: UserId) -> None:
        self._user_id = user_id

    def forget(self, db: Connection) -> None:
        """In the very transaction."""
        for table_id in tables_of_parleys(db, self._user_id):
            end_parleys(db, table_id, self._user_id)

    async def after(self) -> None:
        """It is stored."""

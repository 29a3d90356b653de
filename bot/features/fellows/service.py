"""A word to the table, everybody's pace, and a nudge."""

from bot.features.fellows.alarms import Nudges
from bot.features.fellows.late import nudged_by
from bot.features.fellows.parleys import ForgottenTalker, Parleys
from bot.features.fellows.remarks import REMARKS, line_of
from bot.features.fellows.rows import (
    Nudge,
    keep_remark,
    nudge_at,
    remarks_since,
    save_nudge,
    takes_nudges,
    uncounted_of,
)
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.people.names import harmless
from bot.store.table.paces import answering_times, paces_of
from bot.store.telling.news import LineNews
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.alarm import Alarm
from bot.tables.live import Live
from bot.tables.model import Person, Refused
from bot.tables.outgoing import at_table
from bot.tables.service import Tables
from bot.tables.waiting.calls import Reach
from games.core.seats import Seat

MINUTE = 60.0
DAY = 24 * 60 * MINUTE
REST = 10 * MINUTE
"""So long after a word the same person says no other."""
MOST_A_DAY = 5


class Fellows:
    """None of it changes a game, and none of it is in its log."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self.parleys = Parleys(tables.ledger)

    async def forgets(self, person: Person) -> ForgottenTalker:
        """Somebody wants to be forgotten: where they talked, nobody talks any more."""
        return ForgottenTalker(person.id)

    def alarms(self) -> tuple[Alarm, ...]:
        """What falls due of it."""
        return (Nudges(self._ledger), self.parleys)

    async def remark(self, table_id: TableId, person: Person, word: str) -> None:
        """Say this to the table; not very often."""
        live = await self._seated(table_id, person)
        if word not in REMARKS:
            raise Refused("unknown-control")
        line = at_table(live.table, LineNews(line_of(word), {"player": harmless(person.name)}, person.id))
        now = self._ledger.now()

        def store(db: Connection) -> None:
            said = remarks_since(db, table_id, person.id, now - DAY)
            if len(said) >= MOST_A_DAY:
                raise Refused("remarks-enough", most=MOST_A_DAY)
            if said and said[-1] > now - REST:
                raise Refused("remark-again", minutes=max(1, round((said[-1] + REST - now) / MINUTE)))
            keep_remark(db, table_id, person.id, now, now - DAY)
            put_outbox(db, [line])

        await self._ledger.write(store)

    async def paces(self, live: Live) -> dict[UserId, float]:
        """Everybody's seconds until an answer at this table; nothing of who wants to be in no statistics."""

        def collect(db: Connection) -> dict[UserId, float]:
            known, left_out = paces_of(answering_times(db, live.table.id)), uncounted_of(db, live.table.people)
            return {user: known[user] for user in live.table.people if user in known and user not in left_out}

        return await self._ledger.read(collect)

    async def nudge(self, table_id: TableId, person: Person, seat: Seat) -> None:
        """Let the one who sits there know that the others would be glad of an answer: within their hours, seldom."""
        live = await self._seated(table_id, person)
        whom = _may_be_nudged(live, person, seat)
        now = self._ledger.now()
        if live.table.paused(now):
            raise Refused("nudge-paused")
        if whom in live.away:
            raise Refused("nudge-away")

        def store(db: Connection) -> None:
            if not takes_nudges(db, whom):
                raise Refused("nudge-unwished")
            last = nudge_at(db, table_id, whom)
            if last is not None and last.at > now - DAY:
                raise Refused("nudged-already")
            save_nudge(db, Nudge(table_id, whom, now, Reach.of(db, whom).at(now)))

        await self._ledger.write(store)

    async def _seated(self, table_id: TableId, person: Person) -> Live:
        live = await self._shelf.live(table_id)
        if live.seat_of(person.id) is None:
            raise Refused("not-seated")
        if not live.playing:
            raise Refused("over")
        return live


def _may_be_nudged(live: Live, person: Person, seat: Seat) -> UserId:
    whom = live.table.seats[seat].user_id if seat in nudged_by(live, person.id) else None
    if whom is None:
        raise Refused("not-waited-for")
    return whom

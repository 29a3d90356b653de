"""Turns that people try: kept for each of them alone, so that nobody else can tell."""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

from bot.features.trying.rows import Kept, drop_old_tries, drop_try, first_due, load_try, save_try
from bot.features.trying.turn import Turn, begun, fitting
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.tables.brought.alarm import is_due
from bot.tables.live import Live
from bot.tables.model import Moved, Person, Refused
from bot.tables.service import Tables
from bot.tables.turns import seat_at
from games.core.seats import Seat

AT_HAND = 200
"""So many turns are in memory, with the worlds in which they are tried; others are tried anew from their moves."""


class Gone(Refused):
    """What was tried does not fit the table any more."""

    def __init__(self) -> None:
        super().__init__("try-gone")


class Trying:
    """One turn for each person at each table. Nothing of it is told, and no table waits for it."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._turns = tables.turns
        self._at_hand: OrderedDict[tuple[TableId, UserId], Turn] = OrderedDict()

    async def turn(self, live: Live, person: Person) -> Turn:
        """The person's turn as far as they have tried it; Gone if it does not fit any more, and is forgotten."""
        seat = seat_at(live, person)
        known = self._at_hand.get((live.table.id, person.id))
        if known is not None and known.real is live.play:
            return known
        now = self._ledger.now()
        kept = await self._ledger.read(lambda db: load_try(db, live.table.id, person.id, now))
        if kept is None:
            turn = self._anew(live, seat)
            self._keep_at_hand(person.id, turn)
            return turn
        found = fitting(live, seat, kept)
        if found is None:
            await self.forget(live.table.id, person.id)
            raise Gone
        self._keep_at_hand(person.id, found)
        return found

    def _anew(self, live: Live, seat: Seat) -> Turn:
        request = live.request(seat)
        if not request.asked:
            raise Refused("nothing-asked")
        turn = begun(live, seat, Kept(request.number))
        assert turn is not None, "what is asked now need not come"
        return turn

    async def begin(self, live: Live, person: Person, kind: str) -> Turn:
        """Try a turn that begins with a question which may come."""
        seat = seat_at(live, person)
        kept = Kept(live.request(seat).number, coming=kind)
        turn = await asyncio.to_thread(begun, live, seat, kept)
        if turn is None or live.request(seat).asked:
            raise Gone
        await self.keep(person, turn)
        return turn

    def keep(self, person: Person, turn: Turn) -> Coroutine[Any, Any, None]:
        """The turn is tried as far as this from now on; it is stored by whoever waits for it."""
        table, kept, now = turn.live.table.id, turn.kept, self._ledger.now()
        if not turn.is_begun:
            return self.forget(table, person.id)
        self._keep_at_hand(person.id, turn)
        return self._ledger.write_unheard(lambda db: save_try(db, table, person.id, kept, now))

    async def forget(self, table_id: TableId, user_id: UserId) -> None:
        """It leaves no trace."""
        self._at_hand.pop((table_id, user_id), None)
        await self._ledger.write_unheard(lambda db: drop_try(db, table_id, user_id))

    async def do(self, person: Person, turn: Turn, interaction: int) -> Moved:
        """All of it is done at the table as one change; Late if it is done or forgotten already, or fits no more."""
        table = turn.live.table.id

        def done(db: Connection) -> None:
            drop_try(db, table, person.id)

        moved = await self._turns.move_on(
            table, person, turn.kept.moves, turn.kept.question, interaction=interaction, first=done
        )
        self._at_hand.pop((table, person.id), None)
        return moved

    def _keep_at_hand(self, user_id: UserId, turn: Turn) -> None:
        key = turn.live.table.id, user_id
        self._at_hand[key] = turn
        self._at_hand.move_to_end(key)
        while len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)

    async def forgets(self, person: Person) -> "Forgotten":
        """Somebody wants to be forgotten: their rows go with all that is theirs."""
        return Forgotten(self._at_hand, person.id)

    # What falls due

    async def due(self) -> float | None:
        """When the oldest of all is a day old."""
        return await self._ledger.read(first_due)

    async def ring(self, now: float) -> bool:
        """What is older than a day is forgotten."""
        if await is_due(self, now) and await self._ledger.write_unheard(lambda db: drop_old_tries(db, now)):
            self._at_hand.clear()
        return False

    async def put_off(self, now: float, until: float) -> None:
        """It goes with whatever is tried next."""


class Forgotten:
    """Takes out of memory what somebody has tried."""

    def __init__(self, at_hand: OrderedDict[tuple[TableId, UserId], Turn], user_id: UserId) -> None:
        self._at_hand = at_hand
        self._user_id = user_id

    def forget(self, db: Connection) -> None:
        """Their rows go with all others that belong to a person."""

    async def after(self) -> None:
        """It is stored."""
        for key in [key for key in self._at_hand if key[1] == self._user_id]:
            del self._at_hand[key]

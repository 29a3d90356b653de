"""A seat that passes to somebody else, or to the computer: with all that is the seat's, and nothing else."""

from functools import partial

import msgspec

from bot.features.seats.rows import lapsed_handovers, next_handover_lapses, save_handover
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.people.names import harmless
from bot.store.table.former_players import seats_left_at
from bot.store.table.handovers import Handover, close_handovers
from bot.store.table.proposals import Asked, Terms, close_proposal
from bot.store.table.records import Sitting, Table
from bot.store.table.waiting import waiting_seats
from bot.store.telling.news import LineNews, Notice, PanelNews, PrivatePanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables import outgoing
from bot.tables.brought.alarm import OfItsShare
from bot.tables.brought.motion import Motion, Motions
from bot.tables.brought.vote import Vote
from bot.tables.ledger import Before, nothing
from bot.tables.live import Live
from bot.tables.lobby.house_options import Zero, absent_after, at_zero, time_to_answer
from bot.tables.model import Person, Refused
from bot.tables.overtaken import as_it_stands
from bot.tables.seats.changing import with_seat
from bot.tables.service import Tables
from bot.tables.turns import seat_at
from bot.tables.waiting.calls_to_answer import call_to_answer
from games.core.events import Event
from games.core.seats import Seat
from games.core.thinking.budget import EASY, Strength


class Offers(OfItsShare):
    """Offers seats to people by name, who have to accept, and gives them to the computer at once."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self._seats = tables.seats

    @as_it_stands
    async def to_computer(self, table_id: TableId, person: Person, *, keep: bool, strength: Strength = EASY) -> Table:
        """The computer plays for this person, and so well: until they are back, or for good."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            seat = seat_at(live, person)
            kept_for = person.id if keep else None
            return await self._seats.computer_takes(live, seat, person.id, kept_for, strength=strength)

    @as_it_stands
    async def offer_own(self, table_id: TableId, person: Person, substitute: Person) -> Handover:
        """Somebody offers their own seat."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            return await self.offer(live, seat_at(live, person), substitute.id, substitute.name, seat_at(live, person))

    @as_it_stands
    async def accept(self, table_id: TableId, person: Person, seat: Seat) -> Table:
        """Take the seat that was offered."""
        async with self._shelf.locked(table_id):
            live, offered = await self._offered(table_id, seat)
            if offered.user_id != person.id:
                raise Refused("offered-to-another", player=offered.name)
            if belongs_here(live.table, person.id, seat):
                raise Refused("already-seated")
            await self.must_know_no_other(table_id, person.id, seat)
            former = live.table.seats[seat]
            taken = Sitting(seat, person.id, person.name, self._ledger.now())
            happened = Event("bot-log-replaced", seat, {"former": former.called})
            await self._seats.change(live, with_seat(live, taken), [happened], person.id, person)
            return await self._shelf.table(table_id)

    @as_it_stands
    async def decline(self, table_id: TableId, person: Person, seat: Seat) -> LineNews:
        """Not me; or its player, or who asked for it, takes the offer back."""
        async with self._shelf.locked(table_id):
            live, offered = await self._offered(table_id, seat)
            if person.id != offered.user_id and live.table.seat_of(person.id) not in (seat, offered.by):
                raise Refused("offered-to-another", player=offered.name)
            key = "declined" if offered.user_id == person.id else "offer-withdrawn"
            line = LineNews(f"bot-said-{key}", {"player": harmless(person.name)}, person.id)
            await self._close(live, offered, line)
            return line

    async def must_be_absent(self, live: Live, seat: Seat) -> None:
        """Refused unless the others may have this seat replaced."""
        who = live.table.seats[seat]
        if who.kept_for is not None:
            return
        if who.user_id is None:
            raise Refused("seat-is-open")
        if at_zero(live.table.options) is Zero.REPLACE and live.clocks is not None and live.clocks.seats[seat].out:
            return
        waiting = await self._ledger.read(lambda db: waiting_seats(db, live.table.id))
        since = next((each.since for each in waiting if each.seat == seat), None)
        patience = absent_after(live.table.options)
        if since is None or self._ledger.now() - since < patience:
            raise Refused("not-absent", player=who.name, days=round(patience / 86400))

    async def must_know_no_other(self, table_id: TableId, user_id: UserId, seat: Seat) -> None:
        """Refused if this person knows the secrets of other seats alone, having played there."""
        known = await self._ledger.read(lambda db: seats_left_at(db, table_id, user_id))
        if known and seat not in known:
            raise Refused("knows-another-seat")

    def motions(self) -> Motions:
        """What the table can be asked of seats."""
        return {Asked.REPLACE: Motion(carry_out=self._replaced, must_make_sense=self._must_be_replaceable)}

    async def due(self) -> float | None:
        """When the next offer of a seat lapses."""
        return await self._ledger.read(lambda db: next_handover_lapses(db, self._ledger.share))

    async def ring(self, now: float) -> bool:
        """Close one offer that was not answered in time; whether there was one."""
        for offered in await self._ledger.read(lambda db: lapsed_handovers(db, now, self._ledger.share)):
            await self.lapse(offered)
            return True
        return False

    async def put_off(self, now: float, until: float) -> None:
        """The offer's table cannot be read: there is longer for it."""
        over = await self._ledger.read(lambda db: lapsed_handovers(db, now, self._ledger.share))
        offered = next(iter(over), None)
        if offered is not None:
            later = msgspec.structs.replace(offered, until=until)
            await self._ledger.write(lambda db: save_handover(db, later))
            self._shelf.forget_id(offered.table_id)

    # The lock is the caller's

    async def _must_be_replaceable(self, live: Live, _: Seat, terms: Terms) -> None:
        assert terms.seat is not None
        if terms.user_id is None and live.table.seats[terms.seat].computer:
            raise Refused("computer-plays-already")
        if terms.user_id is not None and belongs_here(live.table, terms.user_id, terms.seat):
            raise Refused("sits-here")
        if terms.user_id is not None:
            await self.must_know_no_other(live.table.id, terms.user_id, terms.seat)
        await self.must_be_absent(live, terms.seat)

    async def _replaced(self, live: Live, vote: Vote, person: Person) -> None:
        terms = vote.terms
        assert terms.seat is not None
        if terms.user_id is not None:
            settled = partial(close_proposal, table_id=live.table.id, kind=vote.what)
            await self.offer(live, terms.seat, terms.user_id, terms.name, vote.by, settled)
            live.vote = None
        else:
            former = live.table.seats[terms.seat]
            kept_for = former.user_id or former.kept_for
            await self._seats.computer_takes(live, terms.seat, person.id, kept_for, strength=terms.strength)

    async def offer(
        self, live: Live, seat: Seat, user_id: UserId, name: str, by: Seat, first: Before = nothing
    ) -> Handover:
        """The seat is this person's, if they accept in time."""
        table = live.table
        if belongs_here(table, user_id, seat):
            raise Refused("sits-here")
        await self.must_know_no_other(table.id, user_id, seat)
        offered_at = self._ledger.now()
        until = offered_at + time_to_answer(table.options)
        offered = Handover(table.id, seat, user_id, name, by, until)
        args: dict[str, str | int] = {
            "game": f"{table.game}-name", "table": table.id, "player": table.seats[seat].name,
            "seat": seat,
        }  # fmt: skip

        def store(db: Connection) -> None:
            first(db)
            save_handover(db, offered)
            called = call_to_answer(db, table.id, [user_id], offered_at)
            # In private messages the offer itself, with its controls, comes to them.
            told = PrivatePanelNews(user_id) if table.private else Notice(user_id, outgoing.OFFERED, args)
            shown = outgoing.at_table(table, PanelNews(anew=True, people=called))
            put_outbox(db, [shown, outgoing.to_person(table, told)])

        await self._ledger.write_beside(store, live)
        others = (each for each in live.handovers if each.seat != seat)
        live.handovers = tuple(sorted((*others, offered), key=lambda each: each.seat))
        return offered

    async def lapse(self, offered: Handover) -> None:
        """Nobody has answered in time."""
        async with self._shelf.locked(offered.table_id):
            try:
                live = await self._shelf.live(offered.table_id)
            except Refused:
                await self._ledger.write(lambda db: close_handovers(db, offered.table_id, [offered.seat]))
                return
            await self._close(live, offered, PanelNews())

    async def _close(self, live: Live, offered: Handover, told: LineNews | PanelNews) -> None:
        def store(db: Connection) -> None:
            close_handovers(db, offered.table_id, [offered.seat])
            put_outbox(db, [outgoing.at_table(live.table, told)])

        await self._ledger.write_beside(store, live)
        live.handovers = tuple(each for each in live.handovers if each.seat != offered.seat)

    async def _offered(self, table_id: TableId, seat: Seat) -> tuple[Live, Handover]:
        live = await self._shelf.live(table_id)
        if live.table.over:
            raise Refused("over")
        found = next((each for each in live.handovers if each.seat == seat), None)
        if found is None:
            raise Refused("no-offer")
        return live, found


def belongs_here(table: Table, user_id: UserId, seat: Seat) -> bool:
    """Whether this person sits here, or the computer keeps another seat here for them: they know its secrets."""
    return table.seat_of(user_id) is not None or table.kept_for(user_id) not in (None, seat)

"""What the whole table must agree to: to end, to take moves back, and whatever else the house brings to be asked."""

from collections.abc import Callable
from enum import StrEnum

import msgspec

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.table.commits import Commit
from bot.store.table.guests import guests_at
from bot.store.table.proposals import (
    Asked,
    Proposal,
    Terms,
    close_proposal,
    lapse_later,
    lapsed_proposals,
    next_deadline,
    save_proposal,
)
from bot.store.table.records import Line, LineKind
from bot.store.telling.news import LineNews, Notice, PanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables import outgoing
from bot.tables.brought.alarm import OfItsShare
from bot.tables.brought.motion import Motion, Motions
from bot.tables.brought.vote import Vote, more_than_half_do, voters_at
from bot.tables.ledger import Ledger
from bot.tables.live import Live
from bot.tables.lobby.house_options import time_to_answer
from bot.tables.model import Person, Refused
from bot.tables.overtaken import as_it_stands
from bot.tables.standing import standing
from bot.tables.turns import Turns, seat_at
from bot.tables.waiting.calls_to_answer import call_to_answer
from games.core.events import Event
from games.core.seats import Seat

ASKED = "bot-notice-asked"
"""Told to whoever cannot see where the table is asked, with the buttons to answer."""


class Came(StrEnum):
    """How a question came to nothing; the values stand in the keys of texts."""

    WITHDRAWN = "withdrawn"
    REFUSED = "refused"
    LAPSED = "lapsed"


class Votes(OfItsShare):
    """One open question a table, announced once, with a deadline; it tells nothing that is not known."""

    def __init__(self, ledger: Ledger, turns: Turns, motions: Callable[[], Motions]) -> None:
        self._ledger = ledger
        self._shelf = ledger.shelf
        self._turns = turns
        self._brought = motions
        """What else than to end and to go back a table can be asked, as the house brings it."""
        self._own: Motions = {
            Asked.END: Motion(carry_out=self._end_as_agreed),
            Asked.UNDO: Motion(carry_out=self._go_back, must_make_sense=self._must_have_moved),
        }

    def _motion(self, what: Asked) -> Motion:
        return self._own.get(what) or self._brought()[what]

    @as_it_stands
    async def propose(self, table_id: TableId, person: Person, what: Asked, terms: Terms | None = None) -> Vote:
        """Ask the table: to end, to go back to before one's own last move, or what the terms say."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            seat = seat_at(live, person)
            if live.vote is not None:
                raise Refused("vote-open")
            terms = terms or Terms()
            motion = self._motion(what)
            await motion.must_make_sense(live, seat, terms)
            now = self._ledger.now()
            until, over = now + time_to_answer(live.table.options), motion.no_later(terms)
            until = until if over is None else min(until, over)
            return await self._count(live, Vote(what, seat, (seat,), terms=terms, at=now, until=until), person)

    @as_it_stands
    async def vote(self, table_id: TableId, person: Person, yes: bool, asked: Vote | None = None) -> Vote:
        """Agree or refuse; the one who asked can take the question back by refusing.

        An answer to the question that was asked counts for no other that has taken its place meanwhile.
        """
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            seat = seat_at(live, person)
            vote = live.vote
            if vote is None or (asked is not None and not vote.is_the_same_as(asked)):
                raise Refused("no-vote")
            if seat not in voters_at(live.table, vote):
                raise Refused("vote-about-you")
            if not yes and seat == vote.by:
                return await self._settle(live, vote, Came.WITHDRAWN, person)
            if seat in (vote.yes if yes else vote.no):
                raise Refused("already-voted")
            agreed, refused = {*vote.yes} - {seat}, {*vote.no} - {seat}
            (agreed if yes else refused).add(seat)
            now = msgspec.structs.replace(vote, yes=tuple(sorted(agreed)), no=tuple(sorted(refused)))
            return await self._count(live, now, person)

    async def end_abandoned(self, table_id: TableId, person: Person) -> None:
        """End a game that its players have left lying, on the word of somebody who keeps the server in order."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            if live.table.over:
                raise Refused("over")
            await self._end(live, Event("bot-log-ended-by-host", args={"player": person.name}), person.id)

    async def end_untouched(self, table_id: TableId, since: float, why: Event) -> None:
        """End a game in which nobody has done anything since, if that is so still."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            if live.playing and live.table.updated_at < since:
                await self._end(live, why, None)

    async def due(self) -> float | None:
        """When the next question lapses."""
        return await self._ledger.read(lambda db: next_deadline(db, self._ledger.share))

    async def ring(self, now: float) -> bool:
        """Close one question that was not answered in time; whether there was one."""
        for table_id, what in await self._ledger.read(lambda db: lapsed_proposals(db, now, self._ledger.share)):
            await self._lapse(table_id, what, now)
            return True
        return False

    async def put_off(self, now: float, until: float) -> None:
        """The question cannot be read: the table has longer for it."""
        over = await self._ledger.read(lambda db: lapsed_proposals(db, now, self._ledger.share))
        asked = next(iter(over), None)
        if asked is not None:
            await self._ledger.write(lambda db: lapse_later(db, *asked, until))
            self._shelf.forget_id(asked[0])

    async def _lapse(self, table_id: TableId, what: Asked, now: float) -> None:
        async with self._shelf.locked(table_id):
            self._shelf.forget_id(table_id)  # What is stored counts, whatever is remembered of it.
            try:
                live = await self._shelf.live(table_id)
            except Refused:
                await self._ledger.write(lambda db: close_proposal(db, table_id, what))
                return
            if live.vote is None or live.vote.what is not what:
                await self._ledger.write(lambda db: close_proposal(db, table_id, what), live)
            elif (live.vote.until or 0.0) <= now and not await self._motion(what).in_silence(live, live.vote):
                await self._settle(await self._shelf.live(table_id), live.vote, Came.LAPSED)

    async def _must_have_moved(self, live: Live, seat: Seat, _: Terms) -> None:
        back_to = live.recent.before_last_move(seat)
        if back_to is None:
            raise Refused("nothing-to-undo")
        if voters_at(live.table) == (seat,):
            await self._turns.must_get_on(live, back_to)  # Nobody else has to agree.

    async def _go_back(self, live: Live, vote: Vote, person: Person) -> None:
        back_to = live.recent.before_last_move(vote.by)
        if back_to is not None:
            await self._turns.go_back(live, vote.by, back_to, person)

    async def _end_as_agreed(self, live: Live, vote: Vote, person: Person) -> None:
        await self._end(live, Event("bot-log-ended-by-agreement", vote.by), person.id)

    async def _count(self, live: Live, vote: Vote, person: Person) -> Vote:
        voters = voters_at(live.table, vote)
        if vote.lost(voters, more_than_half_do(live.table, vote)):
            return await self._settle(live, vote, Came.REFUSED, person)
        if not vote.carried(voters, more_than_half_do(live.table, vote)):
            return await self._ask(live, vote)
        await self._motion(vote.what).carry_out(live, vote, person)
        return msgspec.structs.replace(vote, open=False)

    async def _ask(self, live: Live, vote: Vote) -> Vote:
        table = live.table
        proposal = Proposal(
            table_id=table.id,
            kind=vote.what,
            seat=vote.by,
            agreed=frozenset(vote.yes),
            refused=frozenset(vote.no),
            terms=vote.terms,
            at=vote.at,
            until=vote.until,
        )
        others = tuple(seat for seat in voters_at(live.table, vote) if seat not in vote.yes)
        first = live.vote is None
        now = self._ledger.now()

        def store(db: Connection) -> None:
            save_proposal(db, proposal)
            # By name: a question can stay open over moves, which call whoever is to move in their own way.
            people = [user_id for seat in others if (user_id := table.seats[seat].user_id) is not None]
            called = call_to_answer(db, table.id, people, now) if first else ()
            put_outbox(db, [outgoing.at_table(table, PanelNews(anew=first, people=called))])
            unseen = set(people if vote.terms.lost else ()) | guests_at(db, table.id).intersection(people)
            args: dict[str, str | int] = {"game": f"{table.game}-name", "table": table.id, "at": int(vote.at)}
            asked = [Notice(user, ASKED, args) for user in sorted(unseen) if first]
            put_outbox(db, [outgoing.to_person(table, notice) for notice in asked])

        await self._ledger.write_beside(store, live)
        live.vote = vote
        return vote

    async def _settle(self, live: Live, vote: Vote, came: "Came", person: Person | None = None) -> Vote:
        """The question is closed, by this person or by itself, and has changed nothing."""
        table = live.table
        told = PanelNews() if person is None else LineNews(f"bot-said-{came}", {"player": person.name}, person.id)
        news = [outgoing.at_table(table, told)]
        event = Event(f"bot-log-vote-{came}", vote.by, {"matter": vote.what})
        by = None if person is None else person.id
        commit = standing(live, LineKind.VOTE, [event], by, self._ledger.now(), news)

        def store(db: Connection) -> None:
            close_proposal(db, table.id, vote.what)
            self._ledger.commit(db, commit, silent=True)

        await self._ledger.write_beside(store, live)
        await self._shelf.anew(live)
        return msgspec.structs.replace(vote, open=False)

    async def _end(self, live: Live, why: Event, by: UserId | None) -> None:
        table = live.table
        events = [why, Event("bot-log-seed", args={"secret": live.state.chance.seed})]
        line = Line(
            kind=LineKind.END,
            text="end",
            state=live.play.saved(),
            events=msgspec.json.encode(events),
            seat=None,
            user_id=by,
        )
        commit = Commit(
            table_id=table.id,
            expected_version=table.version,
            lines=(line,),
            waiting=frozenset(),
            now=self._ledger.now(),
            status="ended",
            result=msgspec.json.encode(live.outcome()),
            outbox=outgoing.after_change(table, live.waiting(), (), None),
        )
        await self._ledger.write(lambda db: self._ledger.commit(db, commit), live)
        await self._shelf.anew(live)

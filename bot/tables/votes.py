"""What the whole table must agree to: to end, to take moves back, to replace somebody, to pause and to go on."""

from enum import StrEnum
from functools import partial
from sqlite3 import Connection
from typing import assert_never

import msgspec

from bot.store.guests import guests_at
from bot.store.handovers import lapsed_handovers, next_handover_lapses, save_handover
from bot.store.identity import TableId
from bot.store.news import Notice, PanelNews
from bot.store.outbox import put_outbox
from bot.store.proposals import (
    Asked,
    Proposal,
    Terms,
    close_proposal,
    lapse_later,
    lapsed_proposals,
    next_deadline,
    save_proposal,
)
from bot.store.records import Commit, Line, LineKind
from bot.tables import outgoing
from bot.tables.calls_to_answer import call_to_answer
from bot.tables.handovers import Handovers, belongs_here
from bot.tables.house_options import time_to_answer
from bot.tables.ledger import Ledger
from bot.tables.live import Live, Vote
from bot.tables.model import Person, Refused, stamp
from bot.tables.pauses import Pauses
from bot.tables.places import Places
from bot.tables.standing import standing
from bot.tables.turns import Turns, seat_at
from games.core.events import Event
from games.core.seats import Seat

ASKED = "bot-notice-asked"
"""Told to whoever cannot see where the table is asked, with the buttons to answer."""


class Came(StrEnum):
    """How a question came to nothing; the values stand in the keys of texts."""

    WITHDRAWN = "withdrawn"
    REFUSED = "refused"
    LAPSED = "lapsed"


class Votes:
    """One open question a table, announced once, with a deadline; it tells nothing that is not known."""

    def __init__(self, ledger: Ledger, turns: Turns, pauses: Pauses, handovers: Handovers, places: Places) -> None:
        self._ledger = ledger
        self._shelf = ledger.shelf
        self._turns = turns
        self._pauses = pauses
        self._handovers = handovers
        self._places = places

    async def propose(self, table_id: TableId, person: Person, what: Asked, terms: Terms | None = None) -> Vote:
        """Ask the table: to end, to go back to before one's own last move, or what the terms say."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            seat = seat_at(live, person)
            if live.vote is not None:
                raise Refused("vote-open")
            terms = terms or Terms()
            await self._must_make_sense(live, seat, what, terms)
            now = self._ledger.now()
            until = now + time_to_answer(live.table.options)
            if what is Asked.PAUSE and terms.until is not None:
                until = min(until, terms.until)  # Nobody agrees to a pause that would be over.
            return await self._count(live, Vote(what, seat, (seat,), terms=terms, at=now, until=until), person)

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
            if seat not in live.voters(vote):
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
            await self._end(live, Event("bot-log-ended-by-host", args={"player": person.name}), person)

    async def due(self) -> float | None:
        """When the next question, or the next offer of a seat, lapses."""
        times = (await self._ledger.read(next_deadline), await self._ledger.read(next_handover_lapses))
        return min((time for time in times if time is not None), default=None)

    async def ring(self, now: float) -> bool:
        """Close one question or offer that was not answered in time; whether there was one."""
        for offered in await self._ledger.read(lambda db: lapsed_handovers(db, now)):
            await self._handovers.lapse(offered)
            return True
        for table_id, what in await self._ledger.read(lambda db: lapsed_proposals(db, now)):
            await self._lapse(table_id, what, now)
            return True
        return False

    async def put_off(self, now: float, until: float) -> None:
        """The question or the offer cannot be read: the table has longer for it."""
        offered = next(iter(await self._ledger.read(lambda db: lapsed_handovers(db, now))), None)
        if offered is not None:
            later = msgspec.structs.replace(offered, until=until)
            await self._ledger.write(lambda db: save_handover(db, later))
            self._shelf.forget_id(offered.table_id)
            return
        asked = next(iter(await self._ledger.read(lambda db: lapsed_proposals(db, now))), None)
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
            elif (live.vote.until or 0.0) <= now and not await self._brought_in_silence(live, live.vote):
                await self._settle(await self._shelf.live(table_id), live.vote, Came.LAPSED)

    async def _must_make_sense(self, live: Live, seat: Seat, what: Asked, terms: Terms) -> None:
        paused = live.table.paused(self._ledger.now())
        match what:
            case Asked.UNDO:
                back_to = live.before_last_move(seat)
                if back_to is None:
                    raise Refused("nothing-to-undo")
                if live.voters() == (seat,):
                    await self._turns.must_get_on(live, back_to)  # Nobody else has to agree.
            case Asked.PAUSE if paused:
                raise Refused("pausing", until=_stamp(live))
            case Asked.RESUME if not paused:
                raise Refused("not-paused")
            case Asked.REPLACE:
                assert terms.seat is not None
                if terms.user_id is None and live.table.seats[terms.seat].computer:
                    raise Refused("computer-plays-already")
                if terms.user_id is not None and belongs_here(live.table, terms.user_id, terms.seat):
                    raise Refused("sits-here")
                if terms.user_id is not None:
                    await self._handovers.must_know_no_other(live.table.id, terms.user_id, terms.seat)
                await self._handovers.must_be_absent(live, terms.seat)
            case Asked.BRING if live.table.over:
                raise Refused("over")
            case Asked.END | Asked.PAUSE | Asked.RESUME | Asked.BRING:
                pass
            case unknown:
                assert_never(unknown)

    async def _count(self, live: Live, vote: Vote, person: Person) -> Vote:
        voters = live.voters(vote)
        if vote.lost(voters, live.most_suffice(vote)):
            return await self._settle(live, vote, Came.REFUSED, person)
        if not vote.carried(voters, live.most_suffice(vote)):
            return await self._ask(live, vote)
        await self._carry_out(live, vote, person)
        return msgspec.structs.replace(vote, open=False)

    async def _carry_out(self, live: Live, vote: Vote, person: Person) -> None:
        terms = vote.terms
        match vote.what:
            case Asked.END:
                await self._end(live, Event("bot-log-ended-by-agreement", vote.by), person)
            case Asked.UNDO:
                back_to = live.before_last_move(vote.by)
                if back_to is not None:
                    await self._turns.go_back(live, vote.by, back_to, person)
            case Asked.REPLACE:
                assert terms.seat is not None
                if terms.user_id is not None:
                    settled = partial(close_proposal, table_id=live.table.id, kind=vote.what)
                    await self._handovers.offer(live, terms.seat, terms.user_id, terms.name, vote.by, settled)
                    live.vote = None
                else:
                    former = live.table.seats[terms.seat]
                    kept_for = former.user_id or former.kept_for
                    await self._handovers.computer_takes(live, terms.seat, person.id, kept_for)
            case Asked.PAUSE:
                assert terms.until is not None
                await self._pauses.pause(live, terms.until, vote.by, person.id)
            case Asked.RESUME:
                await self._pauses.resume(live, vote.by, person.id)
            case Asked.BRING:
                await self._bring(live, vote)
            case unknown:
                assert_never(unknown)

    async def _brought_in_silence(self, live: Live, vote: Vote) -> bool:
        """Whether the table has got another place since nobody was against it; not where there is no room for it."""
        if not vote.terms.lost or vote.no:
            return False
        try:
            await self._bring(live, vote)
        except Refused:
            return False
        return True

    async def _bring(self, live: Live, vote: Vote) -> None:
        """All have agreed, or nobody is against it who can be heard."""
        terms, settled = vote.terms, partial(close_proposal, table_id=live.table.id, kind=vote.what)
        assert terms.channel_id is not None
        await self._places.move(live.table, terms.guild_id, terms.channel_id, settled)

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
        others = tuple(seat for seat in live.voters(vote) if seat not in vote.yes)
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

        await self._ledger.write(store, live)
        live.vote = vote
        return vote

    async def _settle(self, live: Live, vote: Vote, came: "Came", person: Person | None = None) -> Vote:
        """The question is closed, by this person or by itself, and has changed nothing."""
        table = live.table
        news = [outgoing.at_table(table, PanelNews(anew=False))]
        if person is not None:
            news += outgoing.to_others(table, person.id, f"bot-said-{came}", {"player": person.name})
        event = Event(f"bot-log-vote-{came}", vote.by, {"matter": vote.what})
        by = None if person is None else person.id
        commit = standing(live, LineKind.VOTE, [event], by, self._ledger.now(), news)

        def store(db: Connection) -> None:
            close_proposal(db, table.id, vote.what)
            self._ledger.commit(db, commit, silent=True)

        await self._ledger.write(store, live)
        await self._shelf.anew(live)
        return msgspec.structs.replace(vote, open=False)

    async def _end(self, live: Live, why: Event, person: Person) -> None:
        table = live.table
        events = [why, Event("bot-log-seed", args={"secret": live.state.chance.seed})]
        line = Line(
            kind=LineKind.END,
            text="end",
            state=live.play.saved(),
            events=msgspec.json.encode(events),
            seat=None,
            user_id=person.id,
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


def _stamp(live: Live) -> str:
    return stamp(live.table.paused_until or 0.0)

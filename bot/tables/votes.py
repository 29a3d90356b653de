"""What the whole table must agree to: to end the game as it stands, or to take back more than one's own last moves."""

from sqlite3 import Connection
from typing import assert_never

import msgspec

from bot.store import Asked, Commit, Line, LineKind, Proposal, close_proposal, commit_move, put_outbox, save_proposal
from bot.store.identity import TableId
from bot.store.news import PanelNews
from bot.tables import outgoing
from bot.tables.calls import with_calls
from bot.tables.ledger import Ledger
from bot.tables.live import Live, Vote
from bot.tables.model import LogLine, Person, Refused
from bot.tables.shelf import moment
from bot.tables.turns import Turns, seat_at
from games.core.events import Event
from games.core.saving import save


class Votes:
    """One open question a table; a move settles it by itself."""

    def __init__(self, ledger: Ledger, turns: Turns) -> None:
        self._ledger = ledger
        self._shelf = ledger.shelf
        self._turns = turns

    async def propose(self, table_id: TableId, person: Person, what: Asked) -> Vote:
        """Ask the table to end, or to go back to before one's own last move."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            seat = seat_at(live, person)
            if live.vote is not None:
                raise Refused("vote-open")
            if what is Asked.UNDO and live.before_last_move(seat) is None:
                raise Refused("nothing-to-undo")
            return await self._count(live, Vote(what, seat, (seat,)), person)

    async def vote(self, table_id: TableId, person: Person, yes: bool) -> Vote:
        """Agree, or refuse for all; the one who asked can take the question back by refusing."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            seat = seat_at(live, person)
            vote = live.vote
            if vote is None:
                raise Refused("no-vote")
            if not yes:
                return await self._settle(live, msgspec.structs.replace(vote, open=False), person)
            if seat in vote.yes:
                raise Refused("already-voted")
            return await self._count(live, msgspec.structs.replace(vote, yes=(*vote.yes, seat)), person)

    async def end_abandoned(self, table_id: TableId, person: Person) -> None:
        """End a game that its players have left lying, on the word of somebody who keeps the server in order."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            if live.table.over:
                raise Refused("over")
            await self._end(live, Event("bot-log-ended-by-host", args={"player": person.name}), person)

    async def _count(self, live: Live, vote: Vote, person: Person) -> Vote:
        if not vote.carried(live.voters()):
            return await self._ask(live, vote)
        match vote.what:
            case Asked.END:
                await self._end(live, Event("bot-log-ended-by-agreement", vote.by), person)
            case Asked.UNDO:
                back_to = live.before_last_move(vote.by)
                if back_to is not None:
                    await self._turns.go_back(live, vote.by, back_to, person)
            case unknown:
                assert_never(unknown)
        return msgspec.structs.replace(vote, open=False)

    async def _ask(self, live: Live, vote: Vote) -> Vote:
        table = live.table
        proposal = Proposal(
            table_id=table.id, kind=vote.what, seat=vote.by, agreed=frozenset(vote.yes), at=self._ledger.now()
        )
        others = tuple(seat for seat in live.voters() if seat not in vote.yes)
        news = outgoing.at_table(table, PanelNews(anew=live.vote is None, ping=others if live.vote is None else ()))

        def store(db: Connection) -> None:
            save_proposal(db, proposal)
            put_outbox(db, [news])

        await self._ledger.write(store, live)
        live.vote = vote
        return vote

    async def _settle(self, live: Live, vote: Vote, person: Person) -> Vote:
        table = live.table
        key = "bot-said-withdrawn" if vote.by == live.seat_of(person.id) else "bot-said-refused"
        news = (
            outgoing.at_table(table, PanelNews(anew=False)),
            *outgoing.to_others(table, person.id, key, {"player": person.name}),
        )

        def store(db: Connection) -> None:
            close_proposal(db, table.id, vote.what)
            put_outbox(db, news)

        await self._ledger.write(store, live)
        live.vote = None
        return vote

    async def _end(self, live: Live, why: Event, person: Person) -> None:
        table = live.table
        events = [why, Event("bot-log-seed", args={"secret": live.state.chance.seed})]
        line = Line(
            kind=LineKind.END,
            text="end",
            state=save(live.state),
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
        version = await self._ledger.write(lambda db: commit_move(db, with_calls(db, commit)), live)
        ended = msgspec.structs.replace(
            live.table,
            version=version,
            status="ended",
            updated_at=commit.now,
            result=msgspec.json.decode(commit.result or b""),
        )
        at = moment(commit.now)
        live.ended(ended, [LogLine(version, event, None, at) for event in events])

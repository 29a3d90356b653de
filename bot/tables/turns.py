"""Moves: checked by the rules, stored as one, and only then told."""

from collections.abc import Mapping, Sequence
from functools import partial

import msgspec

from bot.hours.clock import Clocks, clock_rules, run_out
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId, Version
from bot.store.table.clocks import load_clocks
from bot.store.table.commits import Commit
from bot.store.table.log import load_state
from bot.store.table.plans import SeatPlans, save_plans
from bot.store.table.records import COMPUTER, Line, LineKind, Table
from bot.store.telling.interactions import AlreadyApplied, recall_interaction
from bot.store.telling.news import PanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables import outgoing
from bot.tables.acting import Made, carried_out, kind_of_line, outrun
from bot.tables.changes import change_after, plans_told
from bot.tables.ledger import Before, Ledger, nothing
from bot.tables.live import Live
from bot.tables.lobby.limits import must_get_on
from bot.tables.model import Late, LogLine, Moved, Person, Refused, stamp
from bot.tables.overtaken import as_it_stands, plans_must_be_known
from bot.tables.remembered.recent import UNDONE
from bot.tables.rules.trial import Trial, tried
from bot.tables.shelf import moment
from games.core.events import Event
from games.core.moves import IllegalMove, Move, Request
from games.core.play import Play
from games.core.seats import QuestionNumber, Seat
from games.core.state import GameState


class Turns:
    """The life of a move, and of one that is taken back."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._shelf = ledger.shelf

    @as_it_stands
    async def move(
        self,
        table_id: TableId,
        person: Person,
        move: Move | str,
        *,
        number: QuestionNumber | None = None,
        whispers: int | None = None,
        interaction: int | None = None,
    ) -> Moved:
        """Make a move, given as such or in its text form; Refused or IllegalMove, and nothing has changed."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            self._must_not_pause(live)
            return await self._make(live, seat_at(live, person), person, move, number, interaction, whispers=whispers)

    @as_it_stands
    async def move_on(
        self,
        table_id: TableId,
        person: Person,
        moves: Sequence[str],
        number: QuestionNumber,
        *,
        interaction: int | None = None,
        first: Before = nothing,
    ) -> Moved:
        """Make several moves in their text form as one change, beginning with the answer to that question.

        IllegalMove if one of them cannot be made, and nothing has changed.
        """
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            self._must_not_pause(live)
            seat = seat_at(live, person)
            request = live.request(seat)
            if not request.asked or request.number != number:
                if interaction is not None and await self._heard(interaction):
                    return Moved(live.table, again=True)
                raise Late
            made = live.bounded(("moves", seat, tuple(moves)), partial(made_in_a_row, live, seat, person.id, moves))
            return await self._make_known(live, seat, made, interaction, first)

    async def move_of_computer(
        self, table_id: TableId, seat: Seat, move: Move, number: QuestionNumber, trial: Trial | None = None
    ) -> Moved:
        """The computer that holds the seat makes a move, as anybody does; Late if it is not asked that any more.

        What it has tried already while it thought is not done again.
        """
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            if live.table.over or seat not in live.table.computers:
                raise Late
            return await self._make(live, seat, None, move, number, None, trial=trial)

    async def move_for_late(
        self,
        table_id: TableId,
        seat: Seat,
        move: Move,
        number: QuestionNumber,
        first: Before,
        trial: Trial | None = None,
    ) -> Moved:
        """The computer makes one move for somebody whose time is up; Late if they have moved meanwhile."""
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            if live.table.over or live.clocks is None or seat not in run_out(live.clocks, self._ledger.now()):
                raise Late
            return await self._make(live, seat, None, move, number, None, first, trial=trial)

    async def _make(
        self,
        live: Live,
        seat: Seat,
        person: Person | None,
        move: Move | str,
        number: QuestionNumber | None,
        interaction: int | None,
        first: Before = nothing,
        whispers: int | None = None,
        trial: Trial | None = None,
    ) -> Moved:
        """The lock is the caller's; a move without a person is the computer's."""
        request = live.request(seat)
        if number is not None and is_late(request, number, move, whispers):
            if interaction is not None and await self._heard(interaction):
                return Moved(live.table, again=True)
            raise Late
        wanted = request.read(move) if isinstance(move, str) else move
        if trial is None or not trial.is_of(live.play, wanted):
            trial = live.bounded(("move", seat, wanted), partial(_tried, live, seat, wanted))
        by, kind = COMPUTER if person is None else person.id, kind_of_line(trial.play)
        made = [Made(seat, by, request.text(wanted), trial.play, trial.events, kind)]
        return await self._make_known(live, seat, made, interaction, first)

    async def _make_known(
        self, live: Live, seat: Seat, made: list[Made], interaction: int | None, first: Before
    ) -> Moved:
        """What was made is stored, with all that plans do then."""
        left, _ = carried_out(live, made)
        if not await self._store(live, made, left, seat, interaction, first):
            return Moved(live.table, again=True)
        return Moved(live.table, tuple(event for each in made for event in each.events if event.is_for(seat)))

    async def let_plans_act(self, live: Live, seat: Seat) -> Moved | None:
        """If the seat has planned what it is asked already, the plan acts at once; the lock is the caller's."""
        if live.table.paused(self._ledger.now()):
            return None
        made: list[Made] = []
        left, dropped = carried_out(live, made)
        if made:
            await self._store(live, made, left, seat, None)
        elif seat in left:
            mine = left[seat]
            await self._ledger.write_beside(lambda db: save_plans(db, live.table.id, mine), live)
            live.plans[seat] = mine
        told = [event for each in made for event in each.events if event.is_for(seat)]
        return Moved(live.table, tuple(told or dropped)) if left else None

    async def tell_again(self, table_id: TableId) -> None:
        """Have the panel show how the table stands."""
        table = await self._shelf.table(table_id)
        await self._ledger.write(lambda db: put_outbox(db, [outgoing.at_table(table, PanelNews())]))

    async def undo(
        self,
        table_id: TableId,
        person: Person,
        *,
        turn: bool = False,
        number: QuestionNumber | None = None,
        interaction: int | None = None,
    ) -> Moved:
        """Take back one's own last move, or all since the turn came; only what nobody else has built on.

        The number is that of the seat's question when it was wished: going back once renumbers it, so that what was
        wished twice is done once.
        """
        async with self._shelf.locked(table_id):
            live = await self._shelf.live(table_id)
            seat = seat_at(live, person)
            if interaction is not None and await self._heard(interaction):
                return Moved(live.table, again=True)
            self._must_not_pause(live)
            if number is not None and number != live.state.requests[seat]:
                raise Late
            if not live.may_undo(person.id):
                raise Refused("something-shown" if live.recent.last_mover() == seat else "others-moved")
            past = live.past.turn_began(live.recent) if turn else live.past[-1]
            await self.must_get_on(live, past.version)
            return await self.go_back(live, seat, past.version, person, interaction)

    async def must_get_on(self, live: Live, back_to: Version) -> None:
        """Refused if the table has gone back there too often."""
        await self._ledger.read(lambda db: must_get_on(db, self._ledger.limits, live.table.id, back_to))

    async def go_back(
        self, live: Live, seat: Seat, back_to: Version, person: Person, interaction: int | None = None
    ) -> Moved:
        """Return to an earlier version; the lock is the caller's."""
        kept = await self._ledger.read(lambda db: load_state(db, live.table.id, back_to))
        if kept is None:
            raise Refused("nothing-to-undo")
        trial: Play[GameState] = live.game.play(live.game.saved.load(kept[1]))
        dropped = live.bounded(("back", back_to), partial(trial.went_back, live.state))
        left, void = outrun(live, trial)
        events = [Event(UNDONE, seat, {"count": live.recent.moves_since(back_to)}), *dropped, *void]
        line = Line(
            kind=LineKind.UNDO,
            text="undo",
            state=trial.saved(),
            events=msgspec.json.encode(events),
            seat=seat,
            user_id=person.id,
        )
        change = partial(change_after, live, trial, (line,), left, seat, interaction, self._ledger.now())
        commit = live.bounded(("change",), change)
        await self._ledger.write(lambda db: self._ledger.undo(db, commit, back_to), live)
        told = tuple(event for event in events if event.is_for(seat))
        return Moved((await self._shelf.anew(live)).table, told)

    def _must_not_pause(self, live: Live) -> None:
        if live.playing and live.table.paused(self._ledger.now()):
            raise Refused("pausing", until=stamp(live.table.paused_until or 0.0))

    async def _store(
        self,
        live: Live,
        made: list[Made],
        left: dict[Seat, SeatPlans],
        seat: Seat,
        interaction: int | None,
        first: Before = nothing,
    ) -> bool:
        """Store the moves as one, then take them over; False if this interaction had been heard before."""
        now = made[-1].now
        if now.state.over:
            made[-1].events = [*made[-1].events, Event("bot-log-seed", args={"secret": now.state.chance.seed})]
        stored = tuple(each.line() for each in made)
        outcome = live.bounded(("end",), partial(live.game.score, now.state)) if now.state.over else None
        change = partial(change_after, live, now, stored, left, seat, interaction, self._ledger.now(), outcome)
        commit = live.bounded(("change",), change)
        if told := tuple(plans_told(live.table, made, seat)):
            commit = msgspec.structs.replace(commit, outbox=(*commit.outbox, *told))

        def store(db: Connection) -> Clocks | None:
            if left:
                plans_must_be_known(db, live)
            first(db)
            clocks = self._stored(db, commit, live.table.options)
            if outcome is not None:
                self._ledger.tell.ended(db, live.table, outcome, commit.now)
            return clocks

        try:
            live.clocks = await self._ledger.write(store, live)
        except AlreadyApplied:
            return False
        self._ledger.measures.moved(live.table.game, len(made))
        result = None if commit.result is None else msgspec.json.decode(commit.result)
        at = moment(commit.now)
        for each, line in zip(made, stored, strict=True):
            last = each is made[-1]
            table: Table = msgspec.structs.replace(
                live.table,
                version=Version(live.table.version + 1),
                updated_at=live.table.updated_at if commit.whispered else commit.now,
                status=commit.status if last else live.table.status,
                result=result if last else live.table.result,
            )
            computer = each.user_id == COMPUTER
            lines = [LogLine(table.version, event, each.seat, at, computer, each.kind) for event in each.events]
            live.moved(each.seat, each.now, line.state, table, lines, at, computer=computer, planned=each.planned)
        if live.playing:
            live.plans.update(left)
        if outcome is not None:
            live.ended(outcome)
        return True

    def _stored(self, db: Connection, commit: Commit, options: Mapping[str, str]) -> Clocks | None:
        """Store the move; the table's clocks after it, if it has any."""
        self._ledger.commit(db, commit)
        return None if clock_rules(options) is None else load_clocks(db, commit.table_id)

    async def _heard(self, interaction: int) -> bool:
        return await self._ledger.read(lambda db: recall_interaction(db, interaction)) is not None


def _tried(live: Live, seat: Seat, move: Move) -> Trial:
    """The game after the move, on a copy."""
    return tried(live.play.saved(), live.ready().copy(), seat, move)


def made_in_a_row(live: Live, seat: Seat, by: UserId, moves: Sequence[str]) -> list[Made]:
    """Several moves of one seat, each made where the one before has led."""
    made: list[Made] = []
    play = live.ready()
    for text in moves:
        trial = tried(play.saved(), play.copy(), seat, play.legal(seat).read(text))
        made.append(Made(seat, by, text, trial.play, trial.events, kind_of_line(trial.play)))
        play = trial.play
    return made


def seat_at(live: Live, person: Person) -> Seat:
    """The person's seat at a table in play."""
    seat = live.seat_of(person.id)
    if live.table.over:
        raise Refused("over")
    if seat is None:
        raise Refused("not-seated")
    return seat


def is_late(request: Request, number: QuestionNumber, move: Move | str, whispers: int | None = None) -> bool:
    """Whether a control for that question comes too late: the seat has done something since, or is asked another."""
    if number != request.number or whispers not in (None, request.whispers):
        return True
    if request.asked:
        return False
    try:
        return not request.accepts(request.read(move) if isinstance(move, str) else move)
    except IllegalMove:
        return True

"""Keeps the tables at hand: loads them from the store, holds the recent ones in memory, one lock each."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import assert_never
from weakref import WeakValueDictionary

import msgspec

from bot.store.connection import TROUBLE, Connection
from bot.store.engine.database import Store
from bot.store.fleet.shares import EVERYTHING, Share, home_of
from bot.store.identity import ChannelId, TableId, UserId, Version
from bot.store.people.absences import Absence
from bot.store.people.choices import asked_anyway
from bot.store.table.clocks import load_clocks
from bot.store.table.handovers import handovers_at
from bot.store.table.log import last_lines, load_state
from bot.store.table.plans import PLANNED
from bot.store.table.records import LineKind, StoredLine, Table
from bot.store.table.tables import load_table, threads_in_play, version_of, versions_of
from bot.store.table.waiting import waiting_seats
from bot.tables.emblems import Emblems
from bot.tables.live import Live
from bot.tables.model import Damaged, LogLine, Refused
from bot.tables.remembered.beside import plans_at, vote_at
from bot.tables.remembered.recent import KEPT as RECENT
from bot.tables.remembered.recent import latest
from bot.tables.remembered.ways_back import WaysBack, same_knowledge
from bot.tables.rules.patience import USUAL_SECONDS, Patience, Patiences
from bot.tables.rules.soundness import prove
from games.core.events import Event
from games.core.seats import Seat
from games.core.state import GameState
from games.registry import GAMES, game

log = logging.getLogger(__name__)

AT_HAND = 200

_events = msgspec.json.Decoder(list[Event])


def moment(at: float) -> datetime:
    """A stored time as people count it."""
    return datetime.fromtimestamp(at, UTC)


def log_lines(line: StoredLine) -> list[LogLine]:
    """The events of a stored line; one that cannot be read tells nothing, and spoils no other."""
    try:
        events = _events.decode(line.events)
    except msgspec.DecodeError:
        log.exception("a line of a log cannot be read", extra={"line": line.number})
        return []
    return [LogLine(line.number, event, line.seat, moment(line.at), line.by_computer, line.kind) for event in events]


class Shelf:
    """The tables in play, as far as they are in memory."""

    def __init__(self, store: Store, rule_seconds: float = USUAL_SECONDS) -> None:
        self.share: Share = EVERYTHING
        """The tables of which memory is trusted: of others it is looked at first how they are stored."""
        self._store = store
        self.patiences = Patiences(rule_seconds)
        self.emblems = Emblems()
        self.away: dict[UserId, Absence] = {}
        self.asked_anyway: set[UserId] = set()
        """Who wants to be asked before a turn of theirs ends by itself."""
        self._tables: OrderedDict[TableId, Live] = OrderedDict()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._threads: dict[ChannelId, TableId] = {}
        self._fetching: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Learn which thread belongs to which table in play, and bring those that are played into memory."""
        playing = await self._store.read(lambda db: threads_in_play(db, self.share))
        self._threads = {thread_id: table_id for table_id, thread_id in playing if thread_id is not None}
        self._ask(await self._store.read(asked_anyway))
        self._fetch([table_id for table_id, _ in playing[-AT_HAND:]])

    async def table(self, table_id: TableId) -> Table:
        """The table as it is stored."""
        table = await self._store.read(lambda db: load_table(db, table_id))
        if table is None:
            raise Refused("no-such-table")
        return table

    async def live(self, table_id: TableId) -> Live:
        """The table's game, loaded if need be."""
        found = self.peek(table_id)
        if found is not None and not self.share.has(home_of(found.table.guild_id)):
            version = await self._store.read(lambda db: version_of(db, table_id))
            found = found if version == found.table.version else None
            if found is None:
                self.forget_id(table_id)
        if found is None:
            found = await self._store.read(lambda db: self.loaded(db, table_id))
            found = self._tables.setdefault(table_id, found)
            self.put(found)
        return found

    def loaded(self, db: Connection, table_id: TableId) -> Live:
        """The table's game, as a job finds it; whoever has it stored puts it on the shelf."""
        return _loaded(db, table_id, self.patiences.of(table_id))

    def peek(self, table_id: TableId) -> Live | None:
        """The table's game, if it is in memory."""
        found = self._tables.get(table_id)
        if found is not None:
            self._tables.move_to_end(table_id)
        return found

    def at(self, channel_id: ChannelId) -> Live | None:
        """The table that lives in this thread, if it is in memory; else it is fetched for the next time."""
        table_id = self._threads.get(channel_id)
        if table_id is None:
            return None
        found = self.peek(table_id)
        if found is None:
            self._fetch([table_id])
        return found

    def id_at(self, channel_id: ChannelId) -> TableId | None:
        """The table that lives in this thread."""
        return self._threads.get(channel_id)

    def in_memory(self) -> list[Live]:
        """All that are in memory, the last used first."""
        return list(reversed(self._tables.values()))

    def put(self, live: Live) -> None:
        """Keep a table at hand, and let go of the one that was not used for longest."""
        live.emblems = self.emblems
        live.away, live.asked_anyway = self.away, self.asked_anyway
        self._tables[live.table.id] = live
        self._tables.move_to_end(live.table.id)
        if live.table.thread_id is not None:
            self._threads[live.table.thread_id] = live.table.id
        while len(self._tables) > AT_HAND:
            oldest = next(iter(self._tables))
            if oldest in self._locks:
                break
            del self._tables[oldest]

    def moved_in(self, table_id: TableId, thread_id: ChannelId | None) -> None:
        """The table lives in this thread from now on, or in none."""
        for former in [thread for thread, table in self._threads.items() if table == table_id]:
            del self._threads[former]
        if thread_id is not None:
            self._threads[thread_id] = table_id
        found = self._tables.get(table_id)
        if found is not None:
            found.table = msgspec.structs.replace(found.table, thread_id=thread_id)

    def lost_channel(self, table_id: TableId) -> None:
        """The channel is gone, and the table's thread with it."""
        self.moved_in(table_id, None)
        found = self._tables.get(table_id)
        if found is not None:
            found.table = msgspec.structs.replace(found.table, channel_id=None)

    async def look_at_clocks(self, user_id: UserId | None = None) -> None:
        """The tables in memory know how their clocks stand now: all, or those of somebody whose hours have changed."""
        for live in self.in_memory():
            here = user_id is None or live.seat_of(user_id) is not None or live.table.kept_for(user_id) is not None
            if live.clocks is not None and here:
                live.clocks = await self._store.read(partial(load_clocks, table_id=live.table.id))

    async def close(self) -> None:
        """Fetch no more."""
        for task in self._fetching:
            task.cancel()
        if self._fetching:
            await asyncio.wait(self._fetching)

    async def anew(self, live: Live) -> Live:
        """The table's game as it is stored now."""
        self.forget(live)
        return await self.live(live.table.id)

    def forget(self, live: Live) -> None:
        """Let go of a table, which is loaded anew when it is wanted."""
        self.forget_id(live.table.id)

    def forget_id(self, table_id: TableId) -> None:
        """Let go of the table of this id."""
        self._tables.pop(table_id, None)

    def changed_elsewhere(self, table_id: TableId) -> None:
        """Another process has changed this table: what is known here is of before."""
        found = self._tables.pop(table_id, None)
        if found is not None and self.share.has(home_of(found.table.guild_id)):
            self._fetch([table_id])

    async def look_again(self, *, anew: bool) -> None:
        """Let go of the tables that are not as they are stored, or of all; learn who wants to be asked."""
        known = {live.table.id: live.table.version for live in self.in_memory()}
        stored, asked = await self._store.read(lambda db: (versions_of(db, list(known)), asked_anyway(db)))
        for table_id, version in known.items():
            if anew or stored.get(table_id) != version:
                self.changed_elsewhere(table_id)
        self._ask(asked)

    def _ask(self, asked: set[UserId]) -> None:
        """Those, and no others: each table in memory looks there."""
        self.asked_anyway.clear()
        self.asked_anyway.update(asked)

    def locked(self, table_id: TableId) -> asyncio.Lock:
        """Nobody else changes this table meanwhile."""
        return self._locks.get(table_id) or self._locks.setdefault(table_id, asyncio.Lock())

    def _fetch(self, table_ids: Sequence[TableId]) -> None:
        """Bring tables into memory, for those who can't wait for them."""

        async def fetch() -> None:
            for table_id in table_ids:
                try:
                    await self.live(table_id)
                except Refused:
                    continue  # Why it cannot be read was noted when it was tried.
                except Exception:
                    log.exception("a table could not be fetched", extra={"table": table_id})

        task = asyncio.create_task(fetch(), name="fetch tables")
        self._fetching.add(task)
        task.add_done_callback(self._fetching.discard)


def _loaded(db: Connection, table_id: TableId, patience: Patience) -> Live:
    """The table's game; Damaged if there is one and it cannot be read."""
    table = load_table(db, table_id)
    if table is None:
        raise Refused("no-such-table")
    if table.status == "lobby":
        raise Refused("not-playing")
    if table.game not in GAMES:
        raise Refused("unknown-game")
    try:
        return _load(db, table, patience)
    except (Refused, *TROUBLE):
        raise
    except Exception as error:
        log.exception("a game cannot be read", extra={"table": table_id})
        raise Damaged(table) from error


def _load(db: Connection, table: Table, patience: Patience) -> Live:
    table_id = table.id
    stored = load_state(db, table_id)
    if stored is None:
        raise Damaged(table)
    state: GameState = game(table.game).saved.load(stored[1])
    live = patience.wait_for(table.version, ("load",), lambda: _proved(table, state, patience))
    live.asked_since |= {
        waiting.seat: moment(waiting.since)
        for waiting in waiting_seats(db, table_id)
        if waiting.seat in live.asked_since
    }
    lines = [line for line in last_lines(db, table_id, 2 * RECENT) if line.undone_by is None]
    live.recent = latest([event for line in lines for event in log_lines(line)])
    if live.table.over:
        return live
    live.marks.before = _befores(db, table_id, lines, planned=True)
    live.marks.missed = {
        seat: state
        for seat, state in _befores(db, table_id, lines, planned=False).items()
        if state != live.marks.before.get(seat)
    }
    moves = {line.seat: PLANNED.encode() in line.events for line in lines if line.kind is LineKind.MOVE}
    live.marks.by_plan = {seat for seat, planned in moves.items() if planned and seat is not None}
    live.past = _past(db, live, lines)
    live.vote = vote_at(db, table_id)
    live.clocks = load_clocks(db, table_id)
    live.plans = plans_at(db, table_id)
    live.handovers = handovers_at(db, table_id)
    return live


def _proved(table: Table, state: GameState, patience: Patience) -> Live:
    live = Live(table, state, moment(table.updated_at), patience)
    prove(live.game, live.play, len(table.seats))
    return live


def _befores(db: Connection, table_id: TableId, lines: Sequence[StoredLine], *, planned: bool) -> dict[Seat, bytes]:
    """The state after each seat's last move; after the last that it did not leave to a plan, if those don't count."""
    moves = [line for line in lines if line.kind is LineKind.MOVE and (planned or PLANNED.encode() not in line.events)]
    last = {line.seat: line.number for line in moves if line.seat is not None}
    states = {seat: load_state(db, table_id, number) for seat, number in last.items()}
    return {seat: state[1] for seat, state in states.items() if state is not None}


def _past(db: Connection, live: Live, lines: Sequence[StoredLine]) -> WaysBack:
    """The states the last mover may go back to, as moves make them: what `Live.moved` knows, told over again."""
    past = WaysBack()
    for line in _since_something_was_shown(db, live, lines):
        if line.seat is not None:
            past.moved(line.seat, Version(line.number - 1), beside=line.kind is LineKind.BESIDE)
    return past


def _since_something_was_shown(db: Connection, live: Live, lines: Sequence[StoredLine]) -> list[StoredLine]:
    """People's moves since anything hidden was shown, back to the last of somebody other than the last mover."""
    since: list[StoredLine] = []
    mover: Seat | None = None
    for line in reversed(lines):
        match line.kind:
            case LineKind.UNDO | LineKind.WHISPER | LineKind.VOTE:
                continue
            case LineKind.START | LineKind.SEAT | LineKind.PAUSE | LineKind.END | LineKind.OUTDATED:
                break
            case LineKind.MOVE | LineKind.BESIDE:
                pass
            case unknown:
                assert_never(unknown)
        if line.by_computer:
            continue
        stored = load_state(db, live.table.id, Version(line.number - 1))
        if stored is None or not same_knowledge(live.game.saved.load(stored[1]), live.state):
            break
        since.insert(0, line)
        if line.kind is LineKind.MOVE:
            mover = line.seat if mover is None else mover
            if line.seat != mover:
                break
    return since

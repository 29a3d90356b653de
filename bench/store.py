"""What a durable move costs in the store, beside a bare SQLite commit, with many tables, and on PostgreSQL."""

import random
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from functools import partial
from itertools import count, cycle
from pathlib import Path

import msgspec

from bench.measure import Limit, Sheet, race
from bot.host.database_address import DatabaseAddress
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.identity import TableId, UserId, Version
from bot.store.table.commits import Commit
from bot.store.table.log import load_state
from bot.store.table.moves import commit_move
from bot.store.table.records import Line, LineKind, NewTable, Sitting
from bot.store.table.tables import create_table, tables_of, version_of
from bot.store.table.waiting import tables_waiting_for
from bot.store.telling.news import AtTable, Outgoing, PanelNews
from games.core.seats import Seat, seats_of
from tests.support.engines import POSTGRES, of_its_own

Ask = Callable[[], Awaitable[object]]

TITLE = "Store"
ROUNDS = 1500
ROUNDS_THERE = 500
FEW, MANY = 10, 10_000
IN_PLAY = 200
"""Of the many tables so many are being played; the others are over."""
LINES = 8
PEOPLE = 500

_rolls = random.Random(1)
STATE = msgspec.json.encode(
    {"seats": [{"cards": [_rolls.randrange(90) for _ in range(12)], "goods": dict.fromkeys("abcdef", 3)}] * 4}
    | {f"row {number}": [_rolls.randrange(300) for _ in range(40)] for number in range(20)}
)
EVENTS = b'[{"key":"settlers-log-build","seat":1,"args":{"tile":"quarry","spot":"C4","points":2}}]'
LINE = Line(kind=LineKind.MOVE, text="build quarry C4", seat=Seat(1), user_id=UserId(1), events=EVENTS, state=STATE)
CHANGE = "UPDATE game SET version = version + 1 WHERE id = 1"

interactions = count(1)


async def measure(sheet: Sheet) -> None:
    """Commits and reads, with few tables and with many."""
    async with AsyncExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        bare = opened.enter_context(closing(bare_database(folder / "bare.sqlite")))
        few = await filled(opened, folder / "few", FEW, in_play=FEW)
        many = await filled(opened, folder / "many", MANY, in_play=IN_PLAY)

        sheet.note("state, as JSON", f"{len(STATE) / 1024:.1f} KB")
        floor, empty, move = await race(
            {
                "bare commit: one event, one row changed": partial(bare_commit, bare),
                "the same through the store": partial(few.write, bare_statements),
                "a move: log, state, waiting, outbox, interaction": mover(few, FEW),
            },
            ROUNDS,
        )
        sheet.add(floor)
        sheet.add(empty, against=floor)
        sheet.add(move, against=floor, at_most=Limit(median=3, p99=5))

        # Only a click is promised not to grow slower; whoever has played longer has more tables to look through.
        compared: dict[str, tuple[Callable[[Store, int], Ask], Limit | None]] = {
            "a move": (mover, Limit(median=1.2)),
            "a state read": (state_reader, Limit(median=1.2)),
            "somebody's tables": (partial(asker, question=tables_of), None),
            "who waits for somebody": (partial(asker, question=tables_waiting_for), None),
        }
        for name, (entrant, limit) in compared.items():
            with_few, with_many = await race(
                {f"{name}, {FEW} tables": entrant(few, FEW), f"{name}, {MANY} tables": entrant(many, IN_PLAY)}, ROUNDS
            )
            sheet.add(with_few)
            sheet.add(with_many, against=with_few, at_most=limit)

        if not POSTGRES:
            sheet.note("PostgreSQL", "no server: DURABLE=1 tools/with_postgresql make bench ONLY=store")
            return
        there = opened.enter_context(of_its_own())
        server = await filled(opened, folder / "there", FEW, in_play=FEW, database=there)
        for name, (entrant, _) in compared.items():
            here, beside = await race(
                {f"{name}, on SQLite": entrant(few, FEW), f"{name}, on PostgreSQL": entrant(server, FEW)}, ROUNDS_THERE
            )
            sheet.add(here)
            sheet.add(beside, against=here)


def bare_database(file: Path) -> sqlite3.Connection:
    """An event and a row to change, as durable as the store's."""
    db = sqlite3.connect(file, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    make_bare(db)
    return db


def make_bare(db: Connection) -> None:
    """The two tables of the bare commit."""
    db.execute("CREATE TABLE event (id INTEGER PRIMARY KEY, body TEXT)")
    db.execute("CREATE TABLE game (id INTEGER PRIMARY KEY, version INTEGER)")
    db.execute("INSERT INTO game VALUES (1, 0)")


def bare_statements(db: Connection) -> None:
    """One event, one row changed."""
    db.execute("INSERT INTO event (body) VALUES (?)", (EVENTS.decode(),))
    db.execute(CHANGE)


def bare_commit(db: sqlite3.Connection) -> None:
    """The least that a durable move can be."""
    db.execute("BEGIN IMMEDIATE")
    bare_statements(db)
    db.execute("COMMIT")


async def filled(
    opened: AsyncExitStack, data: Path, tables: int, in_play: int, database: DatabaseAddress | None = None
) -> Store:
    """A store with so many tables, the first of them in play; in a file also what a bare commit needs."""
    store = await opened.enter_async_context(Store.open(data, database=database))

    def fill(db: Connection) -> None:
        if database is None:
            make_bare(db)
        for number in range(tables):
            seats = tuple(Sitting(seat, UserId((number + seat) % PEOPLE), "Somebody", 1.0) for seat in seats_of(4))
            table = create_table(
                db, NewTable(game="settlers", host=UserId(1), seat_count=4, language="en", seats=seats), 1.0
            )
            over = number >= in_play
            commit_move(db, moved(table.id, 0, (LINE,) * LINES, over=over))

    await store.write(fill)
    return store


def moved(table_id: int, version: int, lines: tuple[Line, ...], *, over: bool = False) -> Commit:
    """A move with all that goes with it."""
    return Commit(
        table_id=TableId(table_id),
        expected_version=Version(version),
        lines=lines,
        waiting=frozenset() if over else frozenset({Seat(version % 4)}),
        now=float(version),
        status="finished" if over else "playing",
        outbox=()
        if over
        else (Outgoing(news=PanelNews(), target=AtTable(TableId(table_id)), table_id=TableId(table_id)),),
        interaction=next(interactions),
    )


def mover(store: Store, tables: int) -> Ask:
    """Makes the next move at one table after the other."""
    turns = cycle(range(1, tables + 1))

    def move(db: Connection, table_id: int) -> int:
        version = version_of(db, TableId(table_id))
        assert version is not None
        return commit_move(db, moved(table_id, version, (LINE,)))

    return lambda: store.write(partial(move, table_id=next(turns)))


def state_reader(store: Store, tables: int) -> Ask:
    """Reads the state of one table after the other."""
    turns = cycle(range(1, tables + 1))
    return lambda: store.read(partial(load_state, table_id=TableId(next(turns))))


def asker(store: Store, _tables: int, question: Callable[..., object]) -> Ask:
    """Asks about somebody who sits at four of the tables in play."""
    return lambda: store.read(partial(question, user_id=3))

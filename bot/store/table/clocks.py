"""The clocks of tables. They change with moves in the same transaction, and each version keeps its own for an undo."""

from collections.abc import Collection
from zoneinfo import ZoneInfo

import msgspec

from bot.hours.clock import (
    ClockRules,
    Clocks,
    SeatClock,
    begun,
    clock_rules,
    marked_out,
    moved,
    not_rung,
    running,
    sat_down,
    settled,
)
from bot.hours.habits import habits_in
from bot.store.connection import Connection
from bot.store.fleet.shares import EVERYTHING, Share
from bot.store.identity import TableId, UserId, Version
from bot.store.people.absences import absence_of
from bot.store.people.choices import load_choices
from bot.store.replacing import replacing
from bot.store.table.commits import Commit
from bot.store.table.records import COMPUTER, LineKind

BEAT = 60.0
"""Seconds between two notes that somebody is here, while a clock runs."""
LONGEST_GAP = 10 * BEAT
"""Seconds between two notes; where more have passed, the machine slept or its clock was put forward."""

PRESENCE = ("first_shard", "last_shard", "shards", "at")

_clocks = msgspec.json.Decoder(Clocks)


class _Table(msgspec.Struct, frozen=True):
    """What of a table matters to its clocks."""

    id: TableId
    version: Version
    rules: ClockRules
    people: tuple[UserId | None, ...]
    zones: tuple[ZoneInfo, ...]
    paused: bool
    home: int


def load_clocks(db: Connection, table_id: TableId) -> Clocks | None:
    """The clocks of a table as they are now, if it has any."""
    row = db.execute(
        "SELECT clocks FROM clocks WHERE table_id = ? ORDER BY version DESC LIMIT 1", (table_id,)
    ).fetchone()
    return None if row is None else _clocks.decode(row[0])


def has_clocks(options: str) -> bool:
    """Whether a table with these options, as they are stored, plays against the clock."""
    return clock_rules(msgspec.json.decode(options)) is not None


def note_presence(db: Connection, now: float, share: Share = EVERYTHING) -> None:
    """Somebody is here at this time for these."""
    db.execute(
        replacing("presence", PRESENCE, key=PRESENCE[:3]),
        (share.first, share.last, share.shards, now),
    )


def last_presence(db: Connection, home: int = 0) -> float | None:
    """When somebody was here for those at this home, as far as was noted."""
    noted: float | None = db.execute(
        "SELECT max(at) FROM presence WHERE ? % shards BETWEEN first_shard AND last_shard", (home,)
    ).fetchone()[0]
    return noted


def absent_since(db: Connection, now: float, home: int = 0) -> float | None:
    """When somebody was here last, if that is longer ago than it can be; None: somebody was here all the time."""
    last = last_presence(db, home)
    return None if last is None or now - last <= LONGEST_GAP else last


def advance_clocks(db: Connection, commit: Commit, version: Version) -> None:
    """A move, or whatever else makes a line: its time is taken, and the clocks of those run who are asked now."""
    table = _table(db, commit.table_id)
    if table is None:
        return
    if commit.status != "playing":
        db.execute("DELETE FROM clocks WHERE table_id = ?", (table.id,))
        return
    before = load_clocks(db, table.id) or begun(table.rules, len(table.people))
    if (gone := absent_since(db, commit.now, table.home)) is not None:
        before = _without_absence(before, gone, table, commit.now)
        _keep(db, table.id, before)
    now = settled(before, commit.now, table.rules, table.zones)
    match commit.lines[-1].kind:
        case LineKind.START | LineKind.MOVE | LineKind.BESIDE | LineKind.UNDO:
            movers = [line.seat for line in commit.lines if line.seat is not None and line.kind is LineKind.MOVE]
            asked = commit.waiting if commit.asked is None else commit.asked
            late = {line.seat for line in commit.lines if line.seat is not None and line.user_id == COMPUTER}
            now = moved(now, movers, sorted(asked), table.rules, late)
        case _:
            pass
    _save(db, table, version, now, commit.now)


def rewind_clocks(db: Connection, commit: Commit, back_to: Version) -> None:
    """The table goes back: what was thought until the move that is taken back is off, and what came after it is not."""
    table = _table(db, commit.table_id)
    row = db.execute(
        "SELECT clocks.clocks, log.at FROM clocks JOIN log ON log.table_id = clocks.table_id "
        "AND log.number = clocks.version + 1 WHERE clocks.table_id = ? AND clocks.version = ?",
        (commit.table_id, back_to),
    ).fetchone()
    if table is not None and row is not None:
        then = settled(_clocks.decode(row[0]), row[1], table.rules, table.zones)
        _save(db, table, table.version, then, commit.now)


def settle_clocks(
    db: Connection,
    table_id: TableId,
    now: float,
    *,
    until: float | None = None,
    newcomers: Collection[int] = (),
) -> None:
    """Something but a move has changed who has to hurry; what passed after `until` is nobody's."""
    table, clocks = _table(db, table_id), load_clocks(db, table_id)
    if table is not None and clocks is not None:
        gone = absent_since(db, now, table.home) if until is None else until
        then = settled(clocks, now if gone is None else gone, table.rules, table.zones)
        then = then if gone is None else not_rung(then)
        _save(db, table, table.version, sat_down(then, sorted(newcomers), table.rules), now)


def mark_run_out(db: Connection, table_id: TableId, out: Collection[int]) -> Clocks | None:
    """The table knows that these seats' time is up; its clocks now."""
    clocks = load_clocks(db, table_id)
    if clocks is None:
        return None
    known = marked_out(clocks, sorted(out))
    _keep(db, table_id, known)
    return known


def _table(db: Connection, table_id: TableId) -> _Table | None:
    """The table, if it has clocks."""
    columns = "options, version, paused_until IS NOT NULL, home"
    options, version, paused, home = db.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table_id,)).fetchone()
    rules = clock_rules(msgspec.json.decode(options))
    if rules is None:
        return None
    seats = db.execute("SELECT user_id FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)).fetchall()
    people = tuple(user_id for (user_id,) in seats)
    zones = tuple(habits_in(load_choices(db, user_id or UserId(0)).settings).where for user_id in people)
    return _Table(table_id, version, rules, people, zones, bool(paused), home)


def _without_absence(clocks: Clocks, gone: float, table: _Table, now: float) -> Clocks:
    """They have stood since then, and run again from now on."""
    stood = not_rung(settled(clocks, gone, table.rules, table.zones))
    runs = {seat: max(now, clock.since) for seat, clock in enumerate(clocks.seats) if clock.since is not None}
    return running(stood, runs, table.rules, table.zones, now)


def _keep(db: Connection, table_id: TableId, clocks: Clocks) -> None:
    """The clocks of the table's newest version are these."""
    db.execute(
        "UPDATE clocks SET clocks = ?, due = ? WHERE table_id = ? AND version = "
        "(SELECT max(version) FROM clocks WHERE table_id = ?)",
        (msgspec.json.encode(clocks).decode(), clocks.due, table_id, table_id),
    )


def _save(db: Connection, table: _Table, version: Version, standing: Clocks, now: float) -> None:
    """Keep clocks that stand, running where they have to from now on; those of earlier versions run no more."""
    seated = {} if table.paused else {seat: user for seat, user in enumerate(table.people) if user}
    runs = {seat: _from(db, table, user, standing.seats[seat], now) for seat, user in seated.items()}
    clocks = running(standing, runs, table.rules, table.zones, now)
    db.execute("UPDATE clocks SET due = NULL WHERE table_id = ? AND due IS NOT NULL", (table.id,))
    db.execute(
        replacing("clocks", ("table_id", "version", "clocks", "due"), key=("table_id", "version")),
        (table.id, version, msgspec.json.encode(clocks).decode(), clocks.due),
    )


def _from(db: Connection, table: _Table, user_id: UserId, clock: SeatClock, now: float) -> float:
    """From when on this person's clock runs: it stands while they are away, as long as the table allows.

    That is so long from when they left, and for one question, however often they say that they are away.
    """
    absence = absence_of(db, user_id)
    if absence is None:
        return now
    allowed = table.rules.away
    return max(now, min(absence.until, absence.since + allowed, now + allowed - clock.away))

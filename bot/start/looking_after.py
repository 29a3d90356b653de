"""What a host asks of a Caravel that runs, from the command line: how it stands, and a few things to be done."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

from bot import VERSION
from bot.host.database_address import DatabaseAddress
from bot.host.pulse import trouble, unheard, who_runs
from bot.store.connection import Connection
from bot.store.engine.migrate import scripts
from bot.store.errands import ANNOUNCE, FORGET, ask_errand, said_of_errand
from bot.store.fleet.leases import Held, leases, spares
from bot.store.identity import GuildId, UserId
from bot.store.kept_copies import KeptCopies
from bot.store.overview import Standing, Stuck, servers_alive, standing, tables_by_game, what_is_stuck
from bot.store.side_door import DoorClosed, SideDoor
from bot.store.table.tables import count_tables_of
from bot.store.telling.outbox import untold

TEXT_ROOM = 300
"""Signs of an announcement: it stands in one line."""
LOOKS = 0.5
PATIENCE = 90.0
"""Seconds for which somebody waits for an errand: it is begun within half a minute."""
UNITS = ((86400.0, "day"), (3600.0, "hour"), (60.0, "minute"))
STATES = {"lobby": "have not begun", "playing": "are in play", "finished": "are finished", "ended": "were ended"}
REASONS = {
    "FORBIDDEN": "Caravel may not write there: its host was told which permissions it lacks",
    "LOCKED": "the thread is locked",
    "OUTAGE": "Discord could not be reached, or asked for patience",
    "TOO_FAST": "Discord wants fewer private messages to new people",
    "OURS": "a mistake of Caravel's: its log says more",
}


def status(
    folder: Path, copies: KeptCopies | None, now: float, database: DatabaseAddress | None = None
) -> Iterator[str]:
    """How it stands, line by line."""
    yield _running(folder, now)
    yield copies_told(copies, now)
    door = SideDoor(folder, database)

    def look(db: Connection) -> tuple[dict[tuple[str, str], int], int, tuple[int, float | None], list[Stuck]]:
        return tables_by_game(db), servers_alive(db), untold(db), what_is_stuck(db)

    def look_at_leases(db: Connection) -> tuple[list[Held], int]:
        return leases(db), spares(db)

    tables, servers, (waiting, since), stuck = door.look(look)
    held, standing_by = door.look(look_at_leases) if database is not None else ([], 0)
    yield f"Database: schema {max(scripts())}, {door.size / 1_000_000:.1f} MB."
    yield from map(_lease, held)
    if held:
        yield f"Standing by: {standing_by}."
    yield from _tables(tables, servers)
    oldest = "" if since is None else f", the oldest for {_long(now - since)}"
    yield f"To be told: {waiting}{oldest}." if waiting else "All is told."
    for each in stuck:
        yield f"  {_stuck(each, now)}"


def copies_told(copies: KeptCopies | None, now: float) -> str:
    """How old the newest copy is."""
    if copies is None:
        return "Copies are made by hand alone: CARAVEL_BACKUPS is not set."
    newest = copies.newest()
    return "There is no copy yet." if newest is None else f"The newest copy is {_long(max(0.0, now - newest))} old."


def tables(folder: Path, server: int | None, now: float, database: DatabaseAddress | None = None) -> Iterator[str]:
    """Each table that is not over, the longest untouched first."""
    found = SideDoor(folder, database).look(lambda db: standing(db, None if server is None else GuildId(server)))
    for each in found:
        yield _table(each, now)
    yield f"{len(found)} tables."


def forget(folder: Path, user: int, *, sure: bool, database: DatabaseAddress | None = None) -> str:
    """Have somebody forgotten, as they could do themselves with /forget-me."""
    if not sure:
        count = SideDoor(folder, database).look(lambda db: count_tables_of(db, UserId(user)))
        return (
            f"They sit at {count} tables that are not over, where their seats would be free; nothing of them would be "
            "left, and nobody can bring that back. Nothing is done yet: say so with --sure."
        )
    return _done(folder, FORGET, str(user), database)


def announce(folder: Path, text: str, database: DatabaseAddress | None = None) -> str:
    """Have a line told at all tables in play, in silence."""
    return _done(folder, ANNOUNCE, text, database)


def announcement(text: str) -> str:
    """A text that can be told so."""
    line = " ".join(text.split())
    if not line or len(line) > TEXT_ROOM:
        raise DoorClosed(f"An announcement is one line of 1 to {TEXT_ROOM} signs.")
    return line


def _done(
    folder: Path,
    kind: str,
    about: str,
    database: DatabaseAddress | None,
    rest: Callable[[float], None] = time.sleep,
    patience: float = PATIENCE,
) -> str:
    door = SideDoor(folder, database)
    number = door.leave(lambda db: ask_errand(db, kind, about, time.time()))
    if trouble(folder, time.time()):
        return "No Caravel is well on these tables now: it is done as soon as one runs."
    for _ in range(round(patience / LOOKS)):
        said = door.look(lambda db: said_of_errand(db, number))
        if said is not None:
            return said
        rest(LOOKS)
    return "Caravel has not said yet that it is done; look at its log."


def _running(folder: Path, now: float) -> str:
    wrong, known = trouble(folder, now), who_runs(folder)
    told = [wrong] if wrong else ["Caravel is well.", unheard(folder)]
    if known is not None:
        told.append(
            f"Caravel {known.version}, process {known.process}, began {_long(now - known.since)} ago, "
            f"on {known.servers} servers."
        )
        if known.version != VERSION:
            told.append(f"This command is of Caravel {VERSION}.")
    return " ".join(filter(None, told))


def _tables(found: dict[tuple[str, str], int], servers: int) -> Iterator[str]:
    games: dict[str, dict[str, int]] = defaultdict(dict)
    for (state, game), count in found.items():
        games[state][game] = count
    for state, words in STATES.items():
        if each := games.get(state):
            told = ", ".join(f"{game} {count}" for game, count in each.items())
            yield f"Tables that {words}: {sum(each.values())} ({told})."
    yield f"Servers with tables that are not over: {servers}."


def _lease(each: Held) -> str:
    if each.owner is None or each.left <= 0:
        return f"Block {each.block} is served by nobody."
    leaving = ", and is leaving" if each.leaving else ""
    return f"Block {each.block} is served by {each.owner}{leaving}; it has passed on {each.epoch - 1} times."


def _stuck(each: Stuck, now: float) -> str:
    cause, _, error = each.error.partition(": ")
    waits = "" if each.since is None else f", for {_long(now - each.since)}"
    why = f"{REASONS.get(cause, cause)} ({error})"
    return f"{each.target}: {each.untold} untold{waits}, tried {each.attempts} times. {why}"


def _table(each: Standing, now: float) -> str:
    where = "private" if each.guild_id is None else f"server {each.guild_id}"
    computers = f" and {each.computers} computers" if each.computers else ""
    behind = f", {each.untold} untold" if each.untold else ""
    return (
        f"{each.id}: {each.game}, {each.status}, {where}, {each.people} people{computers}, waits for {each.waits_for}, "
        f"untouched for {_long(now - each.updated_at)}{behind}"
    )


def _long(seconds: float) -> str:
    for length, unit in UNITS:
        if seconds >= length:
            count = int(seconds // length)
            return f"{count} {unit}{'s' if count != 1 else ''}"
    return f"{max(0, round(seconds))} seconds"

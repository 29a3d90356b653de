"""What is to be done next for a season that is played, one thing after the other; none of it is anybody's wish."""

from collections.abc import Collection

import msgspec

from bot.features.seasons.rows import HOME, Deal, Entrant, but_for, deal_of, entrants_of
from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import TableId
from bot.store.table.former_players import seats_left_at
from games.core.seats import Seat


class Closed(msgspec.Struct, frozen=True):
    """A table was closed before its end."""

    season_id: int
    deal: Deal


class Deserted(msgspec.Struct, frozen=True):
    """Nobody sits at a table any more, and nobody can come back to it."""

    season_id: int
    table_id: TableId


class Unopened(msgspec.Struct, frozen=True):
    """A table was dealt, and is to be opened."""

    season_id: int
    round: int
    number: int


class Unstarted(msgspec.Struct, frozen=True):
    """A table was opened, and has not begun."""

    season_id: int
    table_id: TableId


class Vacant(msgspec.Struct, frozen=True):
    """A seat has nobody, and somebody waits for one."""

    season_id: int
    table_id: TableId
    seat: Seat
    entrant: Entrant


class Finished(msgspec.Struct, frozen=True):
    """All tables of the round are over, or none was dealt yet."""

    season_id: int


Work = Closed | Deserted | Unopened | Unstarted | Vacant | Finished
Unfit = Collection[tuple[TableId, int]]
"""Tables, and the numbers of those who cannot sit down there."""


def next_work(db: Connection, share: Share, unfit: Unfit = (), but: Collection[int] = ()) -> Work | None:
    """The first thing that is to be done of all in these servers; but for some seasons."""
    played = _played(share, but)
    row = db.execute(
        f"SELECT table_id FROM season_tables {played} JOIN tables ON tables.id = table_id "
        "WHERE over_at IS NULL AND tables.status IN ('finished', 'ended') ORDER BY table_id LIMIT 1"
    ).fetchone()
    deal = None if row is None else deal_of(db, row[0])
    if deal is not None:
        return Closed(deal.season_id, deal)
    row = db.execute(
        f"SELECT season_tables.season_id, season_tables.round, number FROM season_tables {played} "
        "WHERE table_id IS NULL AND over_at IS NULL ORDER BY season_tables.season_id, season_tables.round, number "
        "LIMIT 1"
    ).fetchone()
    if row is not None:
        return Unopened(*row)
    row = db.execute(
        f"SELECT season_tables.season_id, table_id FROM season_tables {played} JOIN tables ON tables.id = table_id "
        "WHERE over_at IS NULL AND tables.status = 'lobby' ORDER BY table_id LIMIT 1"
    ).fetchone()
    if row is not None:
        return Unstarted(*row)
    return _vacant(db, unfit, played) or _deserted(db, played) or _finished(db, share, but)


def _played(share: Share, but: Collection[int]) -> str:
    where = f"seasons.id = season_tables.season_id AND seasons.status = 'playing'{share.of_home(HOME)}"
    return f"JOIN seasons ON {where}{but_for(but)}"


def _vacant(db: Connection, unfit: Unfit, played: str) -> Vacant | None:
    """The first seat without anybody of a season in which somebody waits for one."""
    rows = db.execute(
        f"SELECT season_tables.season_id, table_id, seats.seat FROM season_tables {played} "
        "JOIN tables ON tables.id = season_tables.table_id AND tables.status = 'playing' "
        "JOIN seats USING (table_id) WHERE over_at IS NULL AND seats.user_id IS NULL AND seats.kept_for IS NULL "
        "AND EXISTS (SELECT 1 FROM season_people WHERE season_people.season_id = season_tables.season_id "
        "AND season_people.status = 'standby') ORDER BY table_id, seats.seat"
    ).fetchall()
    for season_id, table_id, seat in rows:
        waiting = (each for each in entrants_of(db, season_id) if each.status == "standby")
        fitting = next((each for each in waiting if _fits(db, table_id, seat, each, unfit)), None)
        if fitting is not None:
            return Vacant(season_id, table_id, Seat(seat), fitting)
    return None


def _fits(db: Connection, table_id: TableId, seat: int, entrant: Entrant, unfit: Unfit) -> bool:
    """Whether they could sit there: who knows the secrets of another seat at that table cannot."""
    if entrant.user_id is None or (table_id, entrant.number) in unfit:
        return False
    return not seats_left_at(db, table_id, entrant.user_id) - {seat}


def _deserted(db: Connection, played: str) -> Deserted | None:
    row = db.execute(
        f"SELECT season_tables.season_id, table_id FROM season_tables {played} "
        "JOIN tables ON tables.id = table_id AND tables.status = 'playing' WHERE over_at IS NULL "
        "AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = season_tables.table_id "
        "AND (seats.user_id IS NOT NULL OR seats.kept_for IS NOT NULL)) ORDER BY table_id LIMIT 1"
    ).fetchone()
    return None if row is None else Deserted(*row)


def _finished(db: Connection, share: Share, but: Collection[int]) -> Finished | None:
    row = db.execute(
        f"SELECT id FROM seasons WHERE status = 'playing'{share.of_home(HOME)}{but_for(but)} AND NOT EXISTS (SELECT 1 "
        "FROM season_tables WHERE season_id = seasons.id AND season_tables.round = seasons.round "
        "AND over_at IS NULL) ORDER BY id LIMIT 1"
    ).fetchone()
    return None if row is None else Finished(*row)

"""Who sits at a table, and what goes on there beside its game: all that a change has to heed, in one look."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

import msgspec

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.people.choices import Choices, read_choices
from bot.store.telling.news import Outgoing
from games.core.seats import Seat

USUAL_HOURS = "reminder hours"
"""The fact that the host has chosen after how many hours people are reminded who have not chosen themselves."""
_TABLE = (
    f"tables.status, tables.options, (SELECT value FROM facts WHERE name = '{USUAL_HOURS}'), "
    "EXISTS (SELECT 1 FROM proposals WHERE table_id = ?1), EXISTS (SELECT 1 FROM handovers WHERE table_id = ?1)"
)
_SEATS = (
    "seats.seat, waiting.seat IS NOT NULL, seats.user_id, absences.until, people.language, people.dms, "
    "people.settings, EXISTS (SELECT 1 FROM guests WHERE table_id = seats.table_id AND guests.user_id = seats.user_id)"
)
_FROM = (
    "FROM tables LEFT JOIN seats ON seats.table_id = tables.id "
    "LEFT JOIN waiting ON waiting.table_id = seats.table_id AND waiting.seat = seats.seat "
    "LEFT JOIN absences ON absences.user_id = seats.user_id "
    "LEFT JOIN people ON people.user_id = seats.user_id "
    "WHERE tables.id = ?1 ORDER BY seats.seat"
)


@dataclass(frozen=True)
class Heed:
    """Something that may go on beside a game, and has to be told of each change of it that is no whisper."""

    where: str
    """Whether it goes on at table ?1, as a condition of SQL: asked for with all others in one look."""
    told: Callable[[Connection, TableId], Iterable[Outgoing]]
    """What has to be told where it does."""


@cache
def _look(heeds: tuple[Heed, ...]) -> str:
    asked = "".join(f", {heed.where}" for heed in heeds)
    return f"SELECT {_TABLE}, {_SEATS}{asked} {_FROM}"


class Companion(msgspec.Struct, frozen=True):
    """A seat, and whoever sits on it."""

    seat: Seat
    waited_for: bool
    """The table waits for it already."""
    user_id: UserId | None
    away_until: float | None
    chosen: tuple[str | None, int | None, str | None]
    """As it is stored."""
    guest: bool
    """They are no member of the server where the table stands."""

    def choices(self, user_id: UserId) -> Choices:
        """What this person, who sits here, has chosen."""
        return read_choices(user_id, *self.chosen)


class Company(msgspec.Struct, frozen=True):
    """All seats of a table in their order, and how the table stands."""

    seats: tuple[Companion, ...]
    status: str
    options: str
    """As they are stored."""
    usual_hours: str | None
    asked: bool
    """The table is asked to agree to something."""
    offered: bool
    """Somebody is offered a seat."""
    heeds: tuple[Heed, ...] = ()
    """What else goes on there."""

    @property
    def waited_for(self) -> frozenset[Seat]:
        """The seats that the table waits for."""
        return frozenset([each.seat for each in self.seats if each.waited_for])


def company_of(db: Connection, table_id: TableId, heeds: tuple[Heed, ...] = ()) -> Company | None:
    """The company at a table, and which of these go on there; None if there is no such table."""
    rows = db.execute(_look(heeds), (table_id,)).fetchall()
    if not rows:
        return None
    status, options, usual_hours, asked, offered = rows[0][:5]
    seats = tuple(
        Companion(row[5], bool(row[6]), row[7], row[8], row[9:12], bool(row[12])) for row in rows if row[5] is not None
    )
    going_on = tuple(heed for heed, there in zip(heeds, rows[0][13:], strict=True) if there)
    return Company(seats, status, options, usual_hours, bool(asked), bool(offered), going_on)

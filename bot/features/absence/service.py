"""Who is away: nobody reminds them, their tables are told in one line, and they are shown as away beside their name."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.features.absence.rows import all_absences, end_absence, save_absence
from bot.panel.lines.away import AWAY
from bot.store.connection import Connection
from bot.store.identity import UserId
from bot.store.people.absences import Absence
from bot.store.people.names import harmless
from bot.store.table.clocks import settle_clocks
from bot.store.table.records import Table
from bot.store.table.tables import tables_of
from bot.store.telling.news import LineNews, Outgoing, PanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables.model import Person, Refused
from bot.tables.outgoing import at_table
from bot.tables.service import Tables
from bot.tables.waiting.calls import call_anew


class Absences:
    """`/away` and `/back`."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self._away = tables.ledger.shelf.away

    async def open(self) -> None:
        """Learn who is away."""
        absences = await self._ledger.read(all_absences)
        self._away.clear()
        self._away.update({absence.user_id: absence for absence in absences})

    async def leave(self, person: Person, until: float) -> Absence:
        """This person is away until then. Each of their tables is told, without a reason."""
        now, former = self._ledger.now(), self._away.get(person.id)
        absence = Absence(person.id, now if former is None else former.since, until)
        line = LineNews(AWAY, _args(person) | {"until": f"<t:{int(until)}:f>"}, person.id)

        def store(db: Connection) -> None:
            save_absence(db, absence)
            _settle(db, person.id, now)
            call_anew(db, person.id, now)
            put_outbox(db, _told(db, person.id, lambda table: (at_table(table, line),)))

        await self._ledger.write(store)
        self._away[person.id] = absence
        await self._shelf.look_at_clocks(person.id)
        return absence

    async def back(self, person: Person) -> None:
        """This person is back sooner."""
        if person.id not in self._away:
            raise Refused("not-away")
        line = LineNews("bot-line-back", _args(person), person.id)
        await self._end(person.id, lambda table: (at_table(table, line),))

    async def due(self) -> float | None:
        """When somebody will be back."""
        return min((absence.until for absence in self._away.values()), default=None)

    async def ring(self, now: float) -> bool:
        """Somebody's absence has ended by itself; whether one had to."""
        over = next((absence for absence in self._away.values() if absence.until <= now), None)
        if over is not None:
            await self._end(over.user_id, _panel)
        return over is not None

    async def put_off(self, now: float, until: float) -> None:
        """One of their tables cannot be read: they are away a little longer."""
        over = next((absence for absence in self._away.values() if absence.until <= now), None)
        if over is not None:
            self._away[over.user_id] = replace(over, until=until)

    async def _end(self, user_id: UserId, told: Callable[[Table], tuple[Outgoing, ...]]) -> None:
        now = self._ledger.now()

        def store(db: Connection) -> None:
            end_absence(db, user_id)
            _settle(db, user_id, now)
            call_anew(db, user_id, now)
            put_outbox(db, _told(db, user_id, told))

        await self._ledger.write(store)
        self._away.pop(user_id, None)
        await self._shelf.look_at_clocks(user_id)


def _args(person: Person) -> dict[str, str | int]:
    return {"player": harmless(person.name)}


def _settle(db: Connection, user_id: UserId, now: float) -> None:
    """Their clocks stand, or run again."""
    for table in tables_of(db, user_id, ("playing",)):
        settle_clocks(db, table.id, now)


def _told(db: Connection, user_id: UserId, told: Callable[[Table], tuple[Outgoing, ...]]) -> list[Outgoing]:
    return [item for table in tables_of(db, user_id, ("playing",)) for item in told(table)]


def _panel(table: Table) -> tuple[Outgoing, ...]:
    return (at_table(table, PanelNews()),)

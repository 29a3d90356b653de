"""Sitting down at a table, by a click or by a code."""

from bot.store.table.records import Table
from bot.tables.lobby.house_options import starts_when_full
from bot.tables.model import Person
from cogs.kit.answering import Answer


async def start_if_full(answer: Answer, table: Table, person: Person) -> Table | None:
    """Where the table starts when it is full, the last to sit down begins the game; the table, if they have."""
    if len(table.seats) < table.seat_count or not starts_when_full(table.options):
        return None
    return await answer.change(answer.interaction.client.tables.lobby.start(table.id, person, full=True))

"""What the card of a table says of how long a game takes."""

import re

import pytest
from msgspec.structs import replace

from bot.panel.messages.lobby_card import lobby_card
from bot.store.table.records import Table
from games.registry import OF_THE_HOUSE
from tests.bot.panel.shown import texts
from tests.support.positions import table_of

SEATS = 4


def lobby(key: str, computers: int) -> Table:
    """A table of four, so many of whom are computers."""
    table = table_of(key, SEATS, "en", status="lobby", seat_count=SEATS, thread_id=None)
    seats = [replace(seat, user_id=None, computer=True) for seat in table.seats[SEATS - computers :]]
    return replace(table, seats=[*table.seats[: SEATS - computers], *seats])


def days(table: Table) -> list[int]:
    """From so many to so many; nothing where none are told."""
    line = next(line for line in texts(lobby_card(table)).splitlines() if "⏳" in line)
    assert "minutes" in line
    found = re.search(r"(\d+)–(\d+) days", line)
    return [*map(int, found.groups())] if found else []


@pytest.mark.parametrize("key", OF_THE_HOUSE)
def test_nobody_waits_for_computers(key: str) -> None:
    among_people, with_two = days(lobby(key, 0)), days(lobby(key, 2))
    assert [each / 2 for each in among_people] == pytest.approx(with_two, abs=1)
    assert days(lobby(key, 3)) == [], "an evening"

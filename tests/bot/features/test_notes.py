"""What people note for themselves is kept as they have written it, on every engine."""

import pytest

from bot.features.notes import NOTES
from tests.bot.tables.conftest import ADA, House

pytestmark = pytest.mark.both_engines


async def test_a_note_is_kept_but_for_what_nobody_can_see(house: House) -> None:
    table = await house.begun()
    notes = house.tables.of(NOTES)
    for written, kept in (("\0 buy\0 the «quarry» \\0 \U0001f3b2\0", "buy the «quarry» \\0 \U0001f3b2"), ("\0", "")):
        assert await notes.note(table.id, ADA, written) == kept
        assert await notes.of(table.id, ADA.id) == kept

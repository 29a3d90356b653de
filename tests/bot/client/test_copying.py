"""Copies fall due by the age of the newest, whoever made it, and nobody waits for them."""

import logging
from pathlib import Path

import pytest

from bot.client.copying import Copying
from bot.store.engine.copies import backup
from bot.store.engine.database import Store
from bot.store.kept_copies import KeptCopies

HOUR = 3600.0
NOON = 1_800_000_000.0


async def test_they_are_made_as_often_as_the_host_wants(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "data"):
        copies = KeptCopies(tmp_path / "copies", 5)
        for start in (NOON, NOON + HOUR):  # As after a restart.
            copying = Copying(copies, lambda copy: backup(tmp_path / "data", copy), 6 * HOUR)
            began = await copying.ring(start)
            await copying.idle()
            assert began is (start == NOON)
            assert await copying.due() == NOON + 6 * HOUR
        assert await copying.ring(NOON + 6 * HOUR)
        assert await copying.due() is None, "one at a time"
        await copying.idle()
        assert len([*(tmp_path / "copies").iterdir()]) == 2


async def test_one_that_fails_is_tried_again_in_an_hour(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    copying = Copying(KeptCopies(tmp_path / "copies", 5), lambda copy: backup(tmp_path / "nowhere", copy), HOUR)
    with caplog.at_level(logging.ERROR):
        assert await copying.ring(NOON)
        await copying.idle()
    assert [record.getMessage() for record in caplog.records] == ["no copy could be made of all tables"]
    assert await copying.due() == NOON + HOUR
    assert not await copying.ring(NOON + 60)

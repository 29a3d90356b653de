"""Nobody takes the time of all who draw: who looks at very many pictures gets the rest without, for a moment."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour, custom_ids, harbour
from tests.support.ports import blank_pictures

WITHOUT = "so this comes without"


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[Harbour]:
    with blank_pictures():
        async with harbour(tmp_path, pictures=2) as opened:
            yield opened


async def test_who_looks_at_very_many_waits_and_everybody_else_does_not(
    port: Harbour, ada: Player, boris: Player
) -> None:
    evening = await Evening.begin(port, ada, boris)

    async def looked(person: Player) -> tuple[bool, bool]:
        """Whether a picture came, and whether they were told why not."""
        outcome = await person.slash(evening.thread, "board")
        return bool(outcome.replies[0].attachments), WITHOUT in outcome.text

    drawn, told, silent = (True, False), (False, True), (False, False)
    assert [await looked(ada) for _ in range(4)] == [drawn, drawn, told, silent]
    assert await looked(boris) == drawn
    mover = evening.mover()
    await mover.slash(evening.thread, "board")
    await mover.slash(evening.thread, "board")
    control = next(each for each in custom_ids(evening.panel) if ":do:" in each)
    before = evening.live.state.moves
    await mover.click(evening.panel, control)
    assert evening.live.state.moves > before
    assert evening.panel.attachments
    port.ahead += 61
    assert await looked(ada) == drawn
    assert port.complaints() == []

"""A rule without an end at one table of a running bot: its people get a sentence, the host a line with that id."""

import asyncio
import io
import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.logs import RecordFormatter
from tests.driver import Player
from tests.support.endless import GAME, KINDS, SECONDS, Kind, endless_rule
from tests.support.evening import Evening
from tests.support.harbour import Harbour, answering, harbour, press
from tests.support.playing import Playing
from tests.support.ports import blank_pictures

HOWS = pytest.mark.parametrize("kind", KINDS)
ID = re.compile("`([A-Z0-9]{6})`")


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[Harbour]:
    """A harbour where no rule is waited for long."""
    with blank_pictures():
        async with harbour(tmp_path, rule_seconds=SECONDS) as opened:
            yield opened


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the host reads."""
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    handler.setFormatter(RecordFormatter("json"))
    logging.getLogger().addHandler(handler)
    yield log
    logging.getLogger().removeHandler(handler)


def logged(log: io.StringIO, told: str) -> dict[str, Any]:
    """The line of the log under the id that somebody was told."""
    known = ID.search(told)
    assert known is not None, told
    lines = [msgspec.json.decode(line, type=dict[str, Any]) for line in log.getvalue().splitlines() if known[1] in line]
    (line,) = [line for line in lines if line["interaction"] == known[1] and line["level"] == "error"]
    return line


@HOWS
async def test_others_play_on_and_everybody_knows_where_they_are(
    port: Harbour, ada: Player, boris: Player, clara: Player, log: io.StringIO, kind: Kind
) -> None:
    broken = await Evening.begin(port, ada, boris, clara, game=GAME)
    sound = await Evening.begin(port, boris, clara, game=GAME, seed=1)
    offered = await broken.mover().autocomplete(broken.thread, "move", "move")
    text, another = list(offered.values())[:2]
    before = broken.live.state.moves
    with endless_rule(kind) as tries:
        for typed in (text, text, another):
            told, _ = await asyncio.gather(
                broken.mover().slash(broken.thread, "move", move=typed), sound.move_by_panel()
            )
            assert not told.failed
            assert "never ends here" in told.text
            assert "nothing has changed" in told.text
            assert f"EndlessRule: table {broken.live.table.id}:" in logged(log, told.text)["traceback"]
        clicked = await broken.mover().click(broken.panel, answering(broken.panel)[-1])
        assert "never ends here" in clicked.text
        tried = []
        for _ in range(2):
            for command in ("board", "hand", "status", "log", "games", "help"):
                shown = await ada.slash(broken.thread, command)
                assert not shown.failed
                assert not ID.search(shown.text)
            tried.append(tries.count)
        assert tried[0] == tried[1], "nobody waits for the same again"
    assert broken.live.state.moves == before
    assert sound.live.state.moves >= 3
    await port.local.settle()
    await port.restart()
    await broken.mover().slash(broken.thread, "move", move=text)
    assert broken.live.state.moves == before + 1


async def test_who_tries_what_never_ends_harms_nobody(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    evening = await Evening.begin(port, ada, boris, clara, game=GAME)
    mover = evening.mover()
    await press(mover, evening.panel, "board")
    board = (await press(mover, evening.panel, "board")).message
    with endless_rule("steps"):
        card = (await press(mover, board, "try")).message
        known = evening.live.patience.lost(evening.live.table.version)
        for _ in range(6):
            told = await Playing(port, 1).one_click(mover, card)
            if ID.search(told.text) or not answering(told.message):
                break
            card = told.message
    assert ID.search(told.text) is not None, told.text
    assert evening.live.patience.lost(evening.live.table.version) == known
    assert (await port.client.store.read(lambda db: db.execute("SELECT * FROM tries").fetchall())) == []

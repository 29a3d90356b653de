"""The host looks after a Caravel that runs: people are told, and forgotten, while others play on."""

import asyncio
import time
from pathlib import Path

import pytest

from bot.host.pulse import beat
from bot.start.looking_after import announce, forget
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour
from tests.support.traces import traces

pytestmark = pytest.mark.both_engines

NEWS = "Maintenance at six: 10 minutes."
FRAMED = f"From the owner of this bot: {NEWS}"


async def test_every_table_in_play_is_told_once_and_nobody_rings(
    port: Harbour, ada: Player, boris: Player, clara: Player, tmp_path: Path
) -> None:
    people = (ada, boris, clara)
    tables = [await port.begun(ada, boris), await port.begun(boris, clara)]
    lobby = await port.opened(clara, seats=2)
    for _ in range(2):
        await port.begun_in_private(ada, clara)
    known = {message.id for person in people for message in person.dms}
    threads = {message.id for live in tables for message in boris.sees(port.thread(live))}
    beat(tmp_path, shards={0: True}, now=time.time())
    asked = asyncio.create_task(asyncio.to_thread(announce, tmp_path, NEWS))
    while not asked.done():
        await port.later(0)
        await asyncio.sleep(0.01)
    assert asked.result() == "It is being told at 4 tables in play."
    for _ in range(2):
        assert [port.panel(live, boris).text.count(FRAMED) for live in tables] == [1, 1]
        assert threads == {message.id for live in tables for message in boris.sees(port.thread(live))}
        new = [[message for message in person.dms if message.id not in known] for person in people]
        assert [sum(FRAMED in message.text for message in each) for each in new] == [1, 0, 1]
        assert not any(message.pings_me for each in new for message in each)
        assert NEWS not in lobby.again.text
        await port.later(60)


async def test_a_table_is_told_in_its_language(port: Harbour, ada: Player, boris: Player, tmp_path: Path) -> None:
    live = await port.begun(ada, boris, language="ru")
    announce(tmp_path, NEWS)
    await port.later(0)
    assert f"От владельца бота: {NEWS}" in port.panel(live, ada).text


async def test_who_is_forgotten_leaves_nothing_while_others_play_on(
    port: Harbour, ada: Player, boris: Player, clara: Player, tmp_path: Path
) -> None:
    evening = await Evening.begin(port, ada, boris, clara)
    await evening.play(4)
    forget(tmp_path, boris.id, sure=True)
    assert traces(tmp_path, boris.id, boris.name) != []
    await port.later(0)
    assert evening.live.table.names == (ada.name, "Player 2", clara.name)
    assert traces(tmp_path, boris.id, boris.name) == []
    assert traces(tmp_path, ada.id, ada.name) != []
    assert port.complaints() == []


async def test_an_errand_that_fails_says_under_which_sign_and_is_not_tried_again(port: Harbour) -> None:
    await port.client.store.write(
        lambda db: db.execute("INSERT INTO errands (kind, about, at) VALUES ('dance', '', 0)")
    )
    for _ in range(2):
        await port.later(60)
    said = await port.client.store.read(lambda db: db.execute("SELECT said FROM errands").fetchone()[0])
    known = said.split()[-1].rstrip(".")
    assert said == f"That failed; the log says why, under {known}."
    assert len(known) == 6
    assert port.complaints() == ["an errand failed"]

"""Tables in private messages: nothing is said twice, and nothing is lost, whatever fails in between."""

import re
from datetime import timedelta
from typing import Any

import pytest
from discord.utils import utcnow

from bot.features.private_tables import telling as private_tables
from bot.features.private_tables.rows import save_private_panel
from bot.publisher import messages
from bot.store.connection import Connection, StoreError
from bot.tables.live import Live
from tests.driver import Player, SeenMessage
from tests.support.harbour import Harbour, custom_ids, press
from tests.support.refusing import asks, refusal, refusing


@pytest.fixture
async def live(port: Harbour, ada: Player) -> Live:
    await ada.slash(ada.dm, "play", game="santa_maria")
    await press(ada, panels(ada)[-1], "start")
    return port.at(panels(ada)[-1])


def panels(person: Player) -> list[SeenMessage]:
    return [message for message in person.dms if not message.is_ephemeral and custom_ids(message)]


async def move(port: Harbour, ada: Player, live: Live) -> Live:
    """A move by the command, which touches no panel itself."""
    offered = await ada.autocomplete(ada.dm, "move", "move")
    await ada.slash(ada.dm, "move", move=next(iter(offered.values())))
    return await port.again(live)


async def test_a_panel_that_was_sent_and_not_noted_is_found_again(
    port: Harbour, ada: Player, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = ["busy"]

    def busy(db: Connection, panel: Any) -> None:
        if failures:
            raise StoreError(failures.pop())
        save_private_panel(db, panel)

    monkeypatch.setattr(private_tables, "save_private_panel", busy)
    monkeypatch.setattr(messages, "utcnow", lambda: utcnow() + timedelta(hours=2))
    monkeypatch.setattr(private_tables, "is_old", messages.is_old)
    live = await move(port, ada, live)
    await port.restart()
    assert failures == []
    assert len(panels(ada)) == 1
    assert panels(ada)[0].text.startswith("### 1 · Santa Maria")


async def test_what_is_too_old_to_be_edited_is_posted_anew_in_silence(
    port: Harbour, ada: Player, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    (first,) = panels(ada)
    monkeypatch.setattr(messages, "utcnow", lambda: utcnow() + timedelta(hours=2))
    with refusing(port.client, asks("PATCH", "/messages/"), lambda: refusal(429, 30046)):
        await move(port, ada, live)
    (second,) = panels(ada)
    assert second.id != first.id
    assert not second.pings_me


async def test_while_discord_is_out_of_reach_moves_are_made_and_told_later(
    port: Harbour, ada: Player, live: Live
) -> None:
    with refusing(port.client, asks("PATCH", "/messages/"), lambda: refusal(503, 0)):
        live = await move(port, ada, live)
    before = panels(ada)[0].text
    port.client.publisher.retry()
    await port.local.settle()
    (panel,) = panels(ada)
    assert panel.text != before
    assert any(f":0.{live.request(live.waiting()[0]).number}" in control for control in custom_ids(panel))


async def test_private_messages_closed_in_mid_game_lose_nothing(port: Harbour, ada: Player, live: Live) -> None:
    ada.set_dms(are_open=False)
    live = await move(port, ada, live)
    assert (await ada.slash("tables", "next")).private
    ada.set_dms(are_open=True)
    live = await move(port, ada, live)
    (panel,) = panels(ada)
    assert any(f":0.{live.request(live.waiting()[0]).number}" in control for control in custom_ids(panel))


async def test_who_could_not_be_written_to_for_a_moment_is_called_when_it_is_over(
    port: Harbour, ada: Player, boris: Player
) -> None:
    await ada.slash(ada.dm, "play", game="settlers", seats=2)
    await boris.slash(boris.dm, "join", code=re.findall(r"/join code:(\w+)", panels(ada)[0].text)[0])
    await press(ada, panels(ada)[0], "start")
    live = port.at(panels(ada)[-1])
    with refusing(port.client, asks("POST", "/messages"), lambda: refusal(400, 40003)) as refused:
        while (waiting := live.waiting()) == (0,):
            live = await move(port, ada, live)
    assert refused
    assert waiting == (1,)
    port.client.publisher.retry()
    await port.local.settle()
    number = live.request(live.waiting()[0]).number
    assert any(f":1.{number}" in control for message in panels(boris) for control in custom_ids(message))
    assert "I can't DM" not in panels(ada)[-1].text

"""What breaks is told plainly and privately; the log gets the rest under the same id."""

import logging
import re

import pytest

from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour


async def test_a_broken_rule_is_apologised_for_with_the_logs_id(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mover = evening.mover()
    panel = evening.panel

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the boat leaks")

    monkeypatch.setattr(port.client.tables.turns, "move", broken)
    choice = next(button.custom_id for button in panel.buttons if ":do:" in button.custom_id)
    with caplog.at_level(logging.ERROR):
        clicked = await mover.click(panel, choice)
        typed = await mover.slash(evening.thread, "move", move="draft forest")
    for outcome in (clicked, typed):
        assert outcome.private
        assert re.search("`[2-9A-Z]{6}`", outcome.text)
        assert "leaks" not in outcome.text
    assert sum("leaks" in str(record.exc_info) for record in caplog.records) == 2


async def test_a_lost_permission_is_explained_where_it_is_missed(port: Harbour, evening: Evening, ada: Player) -> None:
    port.local.set_bot_permissions(send_messages_in_threads=False)
    assert "Send Messages in Threads" in (await ada.slash(evening.thread, "caravel check")).text


async def test_a_command_of_another_game_says_so(evening: Evening, ada: Player) -> None:
    assert "another game" in (await ada.slash(evening.thread, "puerto-rico", move="pass")).text


async def test_a_command_of_before_gets_a_sentence(port: Harbour, evening: Evening, ada: Player, boris: Player) -> None:
    before = [{"type": 1, "name": "place", "options": [{"type": 3, "name": "tile", "value": "mill"}]}]
    for person, said in ((ada, "That command is gone"), (boris, "Этой команды больше нет")):
        typed = port.local.forger.command(person, person.place(evening.thread), "settlers", before, focused=False)
        await port.local.settle()
        assert said in typed.text
        assert typed.private


async def test_a_name_in_a_reason_is_no_markdown(ada: Player, boris: Player) -> None:
    await ada.slash(PLACE, "play", game="maracaibo", campaign="*Sunday* @everyone")
    refused = await boris.slash(PLACE, "play", game="maracaibo", campaign="*sunday* @everyone")
    assert r"\*Sunday\* \@everyone" in refused.text

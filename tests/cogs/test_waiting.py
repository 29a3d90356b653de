"""However long the work takes, everybody gets their answer; and a restart breaks no control."""

import pytest

from cogs.kit import answering
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour, press_more


@pytest.fixture
def _no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "PATIENCE", 0.0)
    monkeypatch.setattr(answering, "PICTURE_PATIENCE", 0.0)


@pytest.mark.usefixtures("_no_patience")
async def test_slow_work_is_announced_and_then_answered(evening: Evening, ada: Player) -> None:
    await evening.play(12)
    for command in ("board", "hand", "log", "status", "help"):
        outcome = await ada.slash(evening.thread, command)
        assert outcome.private
        assert not outcome.message.again.is_thinking
    assert (await ada.slash(evening.thread, "hand")).message.again.alt_texts


@pytest.mark.usefixtures("_no_patience")
async def test_a_slow_refusal_is_told_too(port: Harbour, ada: Player) -> None:
    card = await port.opened(ada)
    assert "already" in (await ada.click(card, "Join")).text


async def test_controls_posted_before_a_restart_still_work(port: Harbour, evening: Evening, ada: Player) -> None:
    for life in range(3):
        asked = await press_more(ada, evening.panel, "why")
        opened = await ada.click(asked.message, "Type a name")
        await evening.move_by_panel()
        assert evening.live.state.moves == life + 1
        await port.restart()
    told = await ada.submit_modal(opened, {"text": "agree"})
    assert not told.failed
    assert "Agree" in asked.message.again.text

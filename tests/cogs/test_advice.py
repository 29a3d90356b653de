"""A suggestion where the table allows it, and lessons at one's first decision of each kind."""

import pytest

from tests.driver import Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, choose


def asks_advice(panel: SeenMessage) -> str | None:
    """The control that asks what to do, if the panel has it."""
    return next((each.custom_id for each in panel.buttons if ":advise" in each.custom_id), None)


async def test_a_suggestion_can_be_made_with_one_more_tap(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.thinking.suggesting.PATIENCE", 90.0)
    mover = evening.mover()
    control = asks_advice(evening.panel)
    assert control is not None
    told = await mover.click(evening.panel, control)
    assert told.private
    assert "Suggestion:" in told.text or "Совет:" in told.text
    assert "the game could go" in told.text or "продолжений партии" in told.text
    do = next(each.custom_id for each in told.message.buttons if ":do:" in each.custom_id)
    await mover.click(told.message, do)
    assert evening.live.state.moves == 1


async def test_who_is_not_asked_gets_no_suggestion(evening: Evening) -> None:
    (other,) = evening.others(evening.mover())
    control = asks_advice(evening.panel)
    assert control is not None
    assert "Suggestion:" not in (await other.click(evening.panel, control)).text


async def test_a_table_may_play_without_advice(port: Harbour, evening: Evening, ada: Player, boris: Player) -> None:
    card = await port.opened(ada)
    settings = await ada.click(card, "Settings")
    await choose(ada, settings.message, "advice:off")
    await boris.click(card, "Join")
    await ada.click(card, "Start")
    assert asks_advice(port.panel(port.at(card), ada)) is None


async def test_a_lesson_is_told_once_and_can_be_turned_off(evening: Evening) -> None:
    mover = evening.mover()
    told = "💡"
    first = [mover.dms[-1].text if mover.dms else "", (await mover.slash(PLACE, "next")).text]
    assert sum(told in text for text in first) == 1
    assert told not in (await mover.slash(PLACE, "next")).text
    await mover.slash(PLACE, "settings", hints=True)
    assert told in (await mover.slash(PLACE, "next")).text
    await mover.slash(PLACE, "settings", hints=False)
    await evening.move_by_panel()
    assert told not in (await mover.slash(PLACE, "next")).text


async def test_where_a_thought_takes_too_long_what_is_sensible_is_suggested(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.thinking.suggesting.PATIENCE", 0.0)
    control = asks_advice(evening.panel)
    assert control is not None
    told = await evening.mover().click(evening.panel, control)
    assert any(":do:" in each.custom_id for each in told.message.buttons)
    assert "the game could go" not in told.text
    assert "продолжений партии" not in told.text

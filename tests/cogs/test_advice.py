"""A suggestion where the table allows it, and lessons at one's first decision of each kind."""

from tests.cogs.conftest import PLACE, Evening
from tests.cogs.hands import play_by_panel


def asks_advice(evening: Evening, thread: str) -> str | None:
    """The control that asks what to do, if the panel has it."""
    return next((each.custom_id for each in evening.panel(thread).buttons if ":advise" in each.custom_id), None)


async def test_a_suggestion_can_be_made_with_one_more_tap(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    control = asks_advice(evening, thread)
    assert control is not None
    told = await mover.click(evening.panel(thread), control)
    assert told.private
    assert "I would:" in told.text or "Мой совет:" in told.text
    do = next(each.custom_id for each in told.message.buttons if ":do:" in each.custom_id)
    await mover.click(told.message, do)
    assert (await evening.live(thread)).state.moves == 1


async def test_who_is_not_asked_gets_no_suggestion(evening: Evening) -> None:
    thread = await evening.begun()
    _, other = await evening.mover(thread)
    control = asks_advice(evening, thread)
    assert control is not None
    assert "I would:" not in (await other.click(evening.panel(thread), control)).text


async def test_a_table_may_play_without_advice(evening: Evening) -> None:
    card = await evening.card()
    settings = await evening.ada.click(card, "Settings")
    select = next(each for each in settings.message.selects if each.custom_id.endswith(":advice"))
    await evening.ada.select(settings.message, select.custom_id, "off")
    await evening.boris.click(card, "Join")
    await evening.ada.click(card, "Start")
    thread = evening.ada.threads[-1].name
    assert asks_advice(evening, thread) is None


async def test_a_lesson_is_told_once_and_can_be_turned_off(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    told = "💡"
    first = [mover.dms[-1].text if mover.dms else "", (await mover.slash(PLACE, "next")).text]
    assert sum(told in text for text in first) == 1
    assert told not in (await mover.slash(PLACE, "next")).text
    await mover.slash(PLACE, "settings", coach=True)
    assert told in (await mover.slash(PLACE, "next")).text
    await mover.slash(PLACE, "settings", coach=False)
    await play_by_panel(evening, thread)
    assert told not in (await mover.slash(PLACE, "next")).text

"""At their first table everybody is asked once how they want to be called."""

from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import custom_ids, press


def calls(message: object) -> list[str]:
    return [each for each in custom_ids(message) if ":call:" in each]  # type: ignore[arg-type]


async def test_it_is_asked_once(evening: Evening) -> None:
    mover = evening.mover()
    first = (await press(mover, evening.panel, "board")).message
    assert len(calls(first)) == 2
    assert not calls((await press(mover, evening.panel, "board")).message)


async def test_whoever_wants_is_called_privately_from_now_on(evening: Evening) -> None:
    mover = evening.mover()
    card = (await press(mover, evening.panel, "board")).message
    before = len(mover.dms)
    told = await mover.click(card, calls(card)[1])
    assert "by DM" in told.text
    assert len(mover.dms) == before + 1


async def test_closed_private_messages_are_noticed_at_once(evening: Evening, ada: Player) -> None:
    mover = evening.mover()
    mover.set_dms(are_open=False)
    card = (await press(mover, evening.panel, "board")).message
    told = await mover.click(card, calls(card)[1])
    assert "called here" in told.text
    assert not calls((await press(mover, evening.panel, "board")).message)

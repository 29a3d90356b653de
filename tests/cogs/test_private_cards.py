"""Private cards do not pile up, and none stands there as if its question were still open."""

from tests.cogs.conftest import Evening
from tests.cogs.hands import play_by_panel
from tests.driver import Player, SeenMessage


def cards(player: Player, thread: str) -> list[SeenMessage]:
    """What stands in the thread for this person alone."""
    return [message for message in player.sees(thread) if message.is_ephemeral]


async def test_a_new_card_takes_the_place_of_the_one_before(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    for _ in range(3):
        mine = next(each.custom_id for each in evening.panel(thread).buttons if ":advise" in each.custom_id)
        await mover.click(evening.panel(thread), mine)
    assert len(cards(mover, thread)) == 1


async def test_a_card_whose_question_was_answered_on_the_panel_says_so(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    mine = next(each.custom_id for each in evening.panel(thread).buttons if ":advise" in each.custom_id)
    await mover.click(evening.panel(thread), mine)
    (card,) = cards(mover, thread)
    assert card.buttons
    await play_by_panel(evening, thread)
    assert not [
        message for message in cards(mover, thread) if message.buttons and ":do:" in message.buttons[0].custom_id
    ]

"""Private cards do not pile up, and none stands there as if its question were still open."""

from bot.store.identity import UserId
from bot.tables import Person
from games.core.chance import Chance
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


def control(message: SeenMessage, act: str) -> str:
    """The control of this kind on a message."""
    return next(each.custom_id for each in message.buttons if f":{act}" in each.custom_id)


async def test_what_one_reads_does_not_pile_up_either(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    for act in ("board", "log", "help", "log", "board"):
        await mover.click(evening.panel(thread), control(evening.panel(thread), act))
    await mover.slash(thread, "log")
    assert len(cards(mover, thread)) == 2, "one's own card, and the last thing one read"


async def test_the_moves_open_at_any_time_grow_old_with_their_question(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    await mover.click(evening.panel(thread), control(evening.panel(thread), "more"))
    (card,) = cards(mover, thread)
    assert card.buttons
    await play_by_panel(evening, thread)
    await evening.local.settle()
    assert not any(card.buttons for card in cards(mover, thread))


async def test_a_move_by_anybody_tidies_the_cards_of_all(evening: Evening) -> None:
    """Also one that nobody clicked: as it is told at the table, old cards say so."""
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    await mover.click(evening.panel(thread), control(evening.panel(thread), "board"))
    live = await evening.live(thread)
    seat = live.waiting()[0]
    move = live.game.sensible(live.view(seat), live.request(seat), Chance("tidy"))
    await evening.client.tables.turns.move(live.table.id, Person(UserId(mover.id), "Ada", "en"), move)
    await evening.local.settle()
    (card,) = cards(mover, thread)
    assert not card.buttons

"""Private cards do not pile up, and none stands there as if its question were still open."""

from bot.store.identity import UserId
from bot.tables.model import Person
from games.core.chance import Chance
from tests.driver import Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import Harbour, press_more


def cards(player: Player, evening: Evening) -> list[SeenMessage]:
    """What stands in the thread for this person alone."""
    return [message for message in player.sees(evening.thread) if message.is_ephemeral]


async def test_a_new_card_takes_the_place_of_the_one_before(evening: Evening) -> None:
    mover = evening.mover()
    for _ in range(3):
        mine = next(each.custom_id for each in evening.panel.buttons if ":advise" in each.custom_id)
        await mover.click(evening.panel, mine)
    assert len(cards(mover, evening)) == 1


async def test_a_card_whose_question_was_answered_on_the_panel_says_so(evening: Evening) -> None:
    mover = evening.mover()
    mine = next(each.custom_id for each in evening.panel.buttons if ":advise" in each.custom_id)
    await mover.click(evening.panel, mine)
    (card,) = cards(mover, evening)
    assert card.buttons
    await evening.move_by_panel()
    assert not [
        message for message in cards(mover, evening) if message.buttons and ":do:" in message.buttons[0].custom_id
    ]


def control(message: SeenMessage, act: str) -> str:
    """The control of this kind on a message."""
    return next(each.custom_id for each in message.buttons if f":{act}" in each.custom_id)


async def test_whatever_one_looks_at_is_one_message(evening: Evening) -> None:
    mover = evening.mover()
    for act in ("log", "help", "log"):
        await press_more(mover, evening.panel, act)
        assert len(cards(mover, evening)) == 1
    for act in ("board", "advise", "more"):
        await mover.click(evening.panel, control(evening.panel, act))
        assert len(cards(mover, evening)) == 1
    for command in ("log", "board", "status", "hand", "history"):
        last = (await mover.slash(evening.thread, command)).message
        assert [card.id for card in cards(mover, evening)] == [last.id]
    for act in ("plan", "help"):
        await press_more(mover, evening.panel, act)
        assert len(cards(mover, evening)) == 1


async def test_what_was_left_for_too_long_stays_and_is_late(port: Harbour, evening: Evening) -> None:
    """Discord changes it no more: the next look stands beside it, and its controls say that they are late."""
    mover = evening.mover()
    await mover.click(evening.panel, control(evening.panel, "advise"))
    (old,) = cards(mover, evening)
    port.ahead += 16 * 60
    await mover.click(evening.panel, control(evening.panel, "board"))
    assert len(cards(mover, evening)) == 2
    assert old.id in [card.id for card in cards(mover, evening)]
    await evening.move_by_panel()
    moves = evening.live.state.moves
    await mover.click(old, control(old, "do"), stale=True)
    assert evening.live.state.moves == moves


async def test_how_to_be_called_leaves_the_card_alone(evening: Evening) -> None:
    mover = evening.mover()
    shown = await mover.click(evening.panel, control(evening.panel, "board"))
    asked = [each.custom_id for each in shown.message.again.buttons if ":call:" in each.custom_id]
    if asked:
        await mover.click(shown.message, asked[0])
    assert shown.message.id in [card.id for card in cards(mover, evening)]


async def test_the_moves_open_at_any_time_grow_old_with_their_question(port: Harbour, evening: Evening) -> None:
    mover = evening.mover()
    await mover.click(evening.panel, control(evening.panel, "more"))
    (card,) = cards(mover, evening)
    assert card.buttons
    await evening.move_by_panel()
    await port.local.settle()
    assert not any(card.buttons for card in cards(mover, evening))


async def test_a_move_by_anybody_tidies_the_cards_of_all(port: Harbour, evening: Evening) -> None:
    """Also one that nobody clicked: as it is told at the table, old cards say so."""
    mover = evening.mover()
    await mover.click(evening.panel, control(evening.panel, "board"))
    live = evening.live
    seat = live.waiting()[0]
    move = live.game.sensible(live.view(seat), live.request(seat), Chance("tidy"))
    await port.client.tables.turns.move(live.table.id, Person(UserId(mover.id), "Ada", "en"), move)
    await port.local.settle()
    (card,) = cards(mover, evening)
    assert not card.buttons

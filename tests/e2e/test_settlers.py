"""A whole evening of Settlers: three people, one of them in Russian, one who takes no private messages."""

import re

from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, press, press_more

CYRILLIC = re.compile("[а-я]{3}")


async def test_three_people_play_settlers_to_the_last_score(drawn: Harbour) -> None:
    ada, boris, clara = drawn.people("Ada", "Boris", "Clara")
    boris.set_locale("ru")
    clara.set_dms(are_open=False)
    for person in (boris, clara):
        await person.slash(PLACE, "settings", dms=True)
    evening = await Evening.begin(drawn, ada, boris, clara)
    await evening.play(12)
    await a_stale_click_changes_nothing(evening)
    await somebody_elses_click_changes_nothing(evening)
    await a_move_is_taken_back(evening)
    await a_turn_is_begun_anew(evening)
    await evening.play(10)
    await the_table_goes_back_by_vote(evening)
    await evening.play(5)
    await drawn.restart()
    await evening.play_to_the_end()

    evening.is_over_and_told()
    result = evening.panel
    assert evening.live.state.chance.seed in result.text
    assert CYRILLIC.search("\n".join(message.text for message in boris.dms))
    assert not CYRILLIC.search(result.text)
    assert clara.dms == []
    assert any(message.pings_me for message in clara.sees(drawn.thread(evening.live)))
    await a_rematch_is_opened(evening, ada)


async def a_stale_click_changes_nothing(evening: Evening) -> None:
    stale, person = evening.panel, evening.mover()
    await evening.move()
    control = next(button for button in stale.buttons if ":do:" in button.custom_id or ":form:" in button.custom_id)
    outcome = await evening.in_vain(person.click(stale, control.custom_id, stale=True))
    assert re.search("gone on|устарела|продолж", outcome.text), outcome.text


async def somebody_elses_click_changes_nothing(evening: Evening) -> None:
    while acts(evening.panel)[0] == "mine":
        await evening.move()
    ada, _, clara = evening.people
    wrong = next(person for person in (ada, clara) if person is not evening.mover())
    control = next(iter(evening.panel.buttons), None)
    assert control is not None
    outcome = await evening.in_vain(wrong.click(evening.panel, control.custom_id))
    assert "isn't for you" in outcome.text
    assert evening.mover().mention in outcome.text


async def a_move_is_taken_back(evening: Evening) -> None:
    mover = await evening.play_until_undo_is_possible()
    moves = evening.live.state.moves
    outcome = await mover.slash(evening.harbour.thread(evening.live), "undo")
    assert not outcome.failed
    assert evening.live.state.moves == moves - 1
    evening.look()


async def a_turn_is_begun_anew(evening: Evening) -> None:
    mover = await evening.play_until_undo_is_possible()
    back_to = evening.live.past[0].version
    assert evening.live.table.version > back_to
    await press_more(mover, evening.panel, "restart")
    assert evening.live.past == []
    assert evening.mover() is mover
    evening.look()


async def the_table_goes_back_by_vote(evening: Evening) -> None:
    while evening.live.past:
        await evening.move()
    seat = evening.live.recent.last_mover()
    assert seat is not None
    asker, moves = evening.people[seat], evening.live.state.moves
    refused = await evening.in_vain(asker.slash(evening.harbour.thread(evening.live), "undo"))
    await press(asker, refused.message, "askundo")
    await evening.agree(asker)
    assert evening.live.state.moves < moves
    evening.harbour.look_away(evening.live)  # A tile that lay open is in its stack again.
    evening.look()


async def a_rematch_is_opened(evening: Evening, host: Player) -> None:
    outcome = await press(host, evening.panel, "rematch")
    assert f"<#{host.place('tables').id}>" in outcome.text
    assert "new table" in outcome.text
    card = evening.harbour.cards(host)[-1]
    assert all(person.name in card.text for person in evening.people)
    await press(host, card, "start")
    again = evening.harbour.at(card)
    assert again.table.id != evening.table
    assert again.waiting()

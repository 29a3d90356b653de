"""At a table in play: moves by panel and by command, and clicks that come too late or from somebody else."""

from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, press, press_more


async def test_a_game_is_played_by_panel_and_by_command(evening: Evening, ada: Player) -> None:
    await evening.play(24)
    assert evening.live.state.moves == 24
    assert len([each for each in ada.sees(evening.thread) if each.buttons and not each.is_ephemeral]) == 1


async def test_a_stale_click_changes_nothing_and_shows_what_happened(evening: Evening) -> None:
    old = evening.panel
    mover = evening.mover()
    await evening.move_by_panel()
    moves = evening.live.state.moves
    choice = next(button.custom_id for button in old.buttons if ":do:" in button.custom_id)
    outcome = await mover.click(old, choice, stale=True)
    assert outcome.private
    assert "устарела" in outcome.text or "has gone on" in outcome.text
    assert evening.live.state.moves == moves


async def test_somebody_elses_click_is_told_whose_turn_it_is(evening: Evening, clara: Player) -> None:
    mover = evening.mover()
    (other,) = evening.others(mover)
    panel = evening.panel
    choice = next(button.custom_id for button in panel.buttons if ":do:" in button.custom_id)
    for stranger in (other, clara):
        outcome = await stranger.click(panel, choice)
        assert outcome.private
        assert mover.mention in outcome.text
    assert evening.live.state.moves == 0


async def test_a_move_can_be_taken_back_and_the_turn_restarted(evening: Evening, ada: Player, boris: Player) -> None:
    await evening.move_by_panel()
    mover = evening.mover()
    other = next(player for player in (ada, boris) if player.id != mover.id)
    if evening.panel.text.count("Undo"):
        await other.click(evening.panel, "Undo")
        assert evening.live.state.moves == 0
    refused = await mover.slash(evening.thread, "undo")
    assert refused.private


async def test_text_that_is_no_move_says_what_one_can_do(evening: Evening) -> None:
    mover = evening.mover()
    (other,) = evening.others(mover)
    assert "dance" in (await mover.slash(evening.thread, "move", move="dance wildly")).text
    outcome = await other.slash(evening.thread, "move", move="reveal nature")
    assert mover.name in outcome.text or mover.mention in outcome.text
    assert evening.live.state.moves == 0


async def test_an_illegal_spot_gets_its_reason(evening: Evening) -> None:
    mover = evening.mover()
    outcome = await mover.slash(evening.thread, "settlers", move="draft", details="temple-of-jupiter")
    assert outcome.private
    assert evening.live.state.moves == 0


async def test_why_not_answers_with_the_reason(evening: Evening) -> None:
    mover = evening.mover()
    (other,) = evening.others(mover)
    asked = await press_more(other, evening.panel, "why")
    await other.select(asked.message, None, "move/draft")
    assert mover.name in asked.message.again.text
    opened = await press(other, asked.message, "why")
    await other.submit_modal(opened, {"text": "лес" if other.name == "Boris" else "forest"})
    assert ("Лес" if other.name == "Boris" else "Forest") in asked.message.again.text
    assert mover.name in asked.message.again.text


async def test_why_not_is_asked_of_what_one_sees(evening: Evening, boris: Player) -> None:
    asked = await press_more(boris, evening.panel, "why")
    await boris.select(asked.message, None, "Стопка…")
    await boris.select(asked.message, None, "Природа (зелёные)")
    assert "Открыть" in asked.message.again.text


async def test_commands_outside_a_table_say_where_they_belong(ada: Player) -> None:
    for command in ("board", "hand", "status", "log", "undo", "end", "rematch"):
        outcome = await ada.slash(PLACE, command)
        assert outcome.private
        assert "no table here" in outcome.text


async def test_looking_is_private_and_secret_boards_have_alt_texts(evening: Evening, ada: Player) -> None:
    for command in ("board", "hand", "status", "log", "help", "end"):
        outcome = await ada.slash(evening.thread, command)
        assert outcome.private, command
    assert (await ada.click(evening.panel, "My board")).private
    for act in ("log", "help"):
        assert (await ada.click(evening.panel, "More")).private
        assert not (await press_more(ada, evening.panel, act)).failed, act
    hand = await ada.slash(evening.thread, "hand")
    assert hand.message.alt_texts


async def test_what_is_no_part_of_a_table_is_refused_with_those_that_are(evening: Evening, boris: Player) -> None:
    assert await boris.autocomplete(evening.thread, "board", "part", "forest") == {}
    refused = await boris.slash(evening.thread, "board", part="forest")
    assert "нет части" in refused.text
    assert not refused.message.attachments


async def test_the_end_by_agreement_needs_everyone(evening: Evening, ada: Player, boris: Player) -> None:
    asked = await ada.slash(evening.thread, "end")
    await ada.click(asked.message, "Propose to end")
    panel = evening.panel
    assert panel.pings_me is False
    assert "already" in (await ada.click(panel, "Agree")).text
    await boris.click(panel, "Agree")
    live = evening.live
    assert live.table.status == "ended"
    last = evening.panel
    assert "Rematch" in [button.label for button in last.buttons]
    await boris.click(last, "Rematch")
    assert "Ada" in ada.sees(PLACE)[-1].text


async def test_a_refusal_closes_the_vote(evening: Evening, ada: Player, boris: Player, clara: Player) -> None:
    asked = await ada.slash(evening.thread, "end")
    await ada.click(asked.message, "Propose to end")
    panel = evening.panel
    await boris.click(panel, "Refuse")
    assert "Boris votes no" in clara.sees(evening.thread)[-1].text
    assert "Agree" not in [button.label for button in evening.panel.buttons]
    assert "closed" in (await ada.click(panel, "Agree", stale=True)).text


async def test_private_notices_can_be_answered(evening: Evening, ada: Player, boris: Player) -> None:
    for player in (ada, boris):
        await player.slash(PLACE, "settings", dms=True)
    await evening.move_by_command()
    mover = evening.mover()
    moves = evening.live.state.moves
    notice = mover.dms[-1]
    choice = next(button.custom_id for button in notice.buttons if ":do:" in button.custom_id)
    await mover.click(notice, choice)
    assert evening.live.state.moves == moves + 1

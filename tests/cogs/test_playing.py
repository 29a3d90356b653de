"""At a table in play: moves by panel and by command, and clicks that come too late or from somebody else."""

from tests.cogs.conftest import PLACE, Evening
from tests.cogs.hands import play_by_command, play_by_panel


async def test_a_game_is_played_by_panel_and_by_command(evening: Evening) -> None:
    thread = await evening.begun()
    for turn in range(24):
        await (play_by_panel if turn % 2 else play_by_command)(evening, thread)
    live = await evening.live(thread)
    assert live.state.moves == 24
    assert len([each for each in evening.ada.sees(thread) if each.buttons and not each.is_ephemeral]) == 1


async def test_a_stale_click_changes_nothing_and_shows_what_happened(evening: Evening) -> None:
    thread = await evening.begun()
    old = evening.panel(thread)
    mover, _ = await evening.mover(thread)
    await play_by_panel(evening, thread)
    moves = (await evening.live(thread)).state.moves
    choice = next(button.custom_id for button in old.buttons if ":do:" in button.custom_id)
    outcome = await mover.click(old, choice, stale=True)
    assert outcome.private
    assert "ушла вперёд" in outcome.text or "has gone on" in outcome.text
    assert (await evening.live(thread)).state.moves == moves


async def test_somebody_elses_click_is_told_whose_turn_it_is(evening: Evening) -> None:
    thread = await evening.begun()
    mover, other = await evening.mover(thread)
    panel = evening.panel(thread)
    choice = next(button.custom_id for button in panel.buttons if ":do:" in button.custom_id)
    for stranger in (other, evening.clara):
        outcome = await stranger.click(panel, choice)
        assert outcome.private
        assert mover.mention in outcome.text
    assert (await evening.live(thread)).state.moves == 0


async def test_a_move_can_be_taken_back_and_the_turn_restarted(evening: Evening) -> None:
    thread = await evening.begun()
    await play_by_panel(evening, thread)
    mover, _ = await evening.mover(thread)
    other = next(player for player in (evening.ada, evening.boris) if player.id != mover.id)
    if evening.panel(thread).text.count("Undo"):
        await other.click(evening.panel(thread), "Undo")
        assert (await evening.live(thread)).state.moves == 0
    refused = await mover.slash(thread, "undo")
    assert refused.private


async def test_text_that_is_no_move_says_what_one_can_do(evening: Evening) -> None:
    thread = await evening.begun()
    mover, other = await evening.mover(thread)
    assert "dance" in (await mover.slash(thread, "move", move="dance wildly")).text
    outcome = await other.slash(thread, "move", move="reveal nature")
    assert mover.name in outcome.text or mover.mention in outcome.text
    assert (await evening.live(thread)).state.moves == 0


async def test_an_illegal_spot_gets_its_reason(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    outcome = await mover.slash(thread, "settlers draft", tile="temple-of-jupiter")
    assert outcome.private
    assert (await evening.live(thread)).state.moves == 0


async def test_why_not_answers_with_the_reason(evening: Evening) -> None:
    thread = await evening.begun()
    mover, other = await evening.mover(thread)
    opened = await other.click(evening.panel(thread), "Why not …?")
    told = await other.submit_modal(opened, {"move": "draft", "text": "forest"})
    assert mover.name in told.text


async def test_commands_outside_a_table_say_where_they_belong(evening: Evening) -> None:
    for command in ("board", "hand", "status", "log", "undo", "end", "rematch"):
        outcome = await evening.ada.slash(PLACE, command)
        assert outcome.private
        assert "no table here" in outcome.text


async def test_looking_is_private_and_secret_boards_have_alt_texts(evening: Evening) -> None:
    thread = await evening.begun()
    for command in ("board", "hand", "status", "log", "help", "end"):
        outcome = await evening.ada.slash(thread, command)
        assert outcome.private, command
    for label in ("My board", "Log", "Help"):
        outcome = await evening.ada.click(evening.panel(thread), label)
        assert outcome.private, label
    hand = await evening.ada.slash(thread, "hand")
    assert hand.message.alt_texts


async def test_a_table_without_parts_is_shown_whole_alone(evening: Evening) -> None:
    thread = await evening.begun()
    assert await evening.ada.autocomplete(thread, "board", "part") == {}
    refused = await evening.boris.slash(thread, "board", part="forest")
    assert "целиком" in refused.text
    assert not refused.message.attachments


async def test_the_end_by_agreement_needs_everyone(evening: Evening) -> None:
    thread = await evening.begun()
    asked = await evening.ada.slash(thread, "end")
    await evening.ada.click(asked.message, "Ask all to end it")
    panel = evening.panel(thread)
    assert panel.pings_me is False
    assert "already" in (await evening.ada.click(panel, "Agree")).text
    await evening.boris.click(panel, "Agree")
    live = await evening.live(thread)
    assert live.table.status == "ended"
    last = evening.panel(thread)
    assert "Rematch" in [button.label for button in last.buttons]
    await evening.boris.click(last, "Rematch")
    assert "Ada" in evening.ada.sees(PLACE)[-1].text


async def test_a_refusal_closes_the_vote(evening: Evening) -> None:
    thread = await evening.begun()
    asked = await evening.ada.slash(thread, "end")
    await evening.ada.click(asked.message, "Ask all to end it")
    panel = evening.panel(thread)
    await evening.boris.click(panel, "Refuse")
    assert "Boris refuses" in evening.clara.sees(thread)[-1].text
    assert "Agree" not in [button.label for button in evening.panel(thread).buttons]
    assert "settled" in (await evening.ada.click(panel, "Agree", stale=True)).text


async def test_private_notices_can_be_answered(evening: Evening) -> None:
    for player in (evening.ada, evening.boris):
        await player.slash(PLACE, "settings", **{"private-messages": True})
    thread = await evening.begun()
    await play_by_command(evening, thread)
    mover, _ = await evening.mover(thread)
    moves = (await evening.live(thread)).state.moves
    notice = mover.dms[-1]
    choice = next(button.custom_id for button in notice.buttons if ":do:" in button.custom_id)
    await mover.click(notice, choice)
    assert (await evening.live(thread)).state.moves == moves + 1

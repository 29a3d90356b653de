"""One's own tables and choices, watching, and keeping order."""

from tests.cogs.conftest import PLACE, Evening
from tests.cogs.hands import play_by_command


async def test_games_says_where_it_is_my_turn_with_links(evening: Evening) -> None:
    assert "no table" in (await evening.ada.slash(PLACE, "games")).text
    thread = await evening.begun()
    mover, other = await evening.mover(thread)
    link = f"/{evening.ada.place(thread).id})"
    mine, others = (await mover.slash(PLACE, "games")).text, (await other.slash(PLACE, "games")).text
    assert link in mine
    assert link in others
    assert "your turn" in mine or "ваш ход" in mine
    assert "your turn" not in others
    assert mover.name in others


async def test_games_links_to_no_server_that_caravel_was_removed_from(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    link = f"/{evening.ada.place(thread).id})"
    assert link in (await mover.slash(mover.dm, "games")).text
    mover.add_app()
    evening.local.moderator.remove_bot()
    await evening.local.settle()
    listed = (await mover.slash(mover.dm, "games")).text
    assert link not in listed
    assert "1 ·" in listed, "whichever language the mover reads"


async def test_next_brings_the_controls_of_the_table_that_waits(evening: Evening) -> None:
    thread = await evening.begun()
    mover, other = await evening.mover(thread)
    nothing = await other.slash(PLACE, "next")
    assert not nothing.message.buttons
    found = await mover.slash(PLACE, "next")
    choice = next(button.custom_id for button in found.message.buttons if ":do:" in button.custom_id)
    await mover.click(found.message, choice)
    assert (await evening.live(thread)).state.moves == 1


async def test_settings_change_the_language_at_once_and_for_good(evening: Evening) -> None:
    assert "Язык: Русский" in (await evening.ada.slash(PLACE, "settings", language="ru")).text
    assert "стола" in (await evening.ada.slash(PLACE, "board")).text
    back = await evening.ada.slash(PLACE, "settings", **{"language": "auto", "private-messages": False})
    assert "off" in back.text
    thread = await evening.begun()
    await play_by_command(evening, thread)
    assert not evening.ada.dms


async def test_spectators_see_the_tables_of_their_server_and_the_board(evening: Evening) -> None:
    thread = await evening.begun()
    assert f"/{evening.ada.place(thread).id})" in (await evening.clara.slash(PLACE, "watch")).text
    seen = await evening.clara.slash(thread, "board")
    assert seen.message.attachments
    assert not any(":do:" in button.custom_id for button in seen.message.buttons)
    assert "not sit" in (await evening.clara.slash(thread, "hand")).text
    assert "not sit" in (await evening.clara.slash(thread, "move", move="draft forest")).text


async def test_an_abandoned_table_is_closed_by_who_keeps_order_alone(evening: Evening) -> None:
    thread = await evening.begun()
    await evening.ada.slash(thread, "caravel close")
    assert (await evening.live(thread)).table.status == "ended"


async def test_in_private_messages_the_only_table_is_meant(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    live = await evening.live(thread)
    request = live.request(live.waiting()[0])
    text = request.text(request.offers[0].any_move(lambda _: 0))
    offered = await mover.autocomplete(mover.dm, "move", "move", text)
    assert text in offered.values()
    await mover.slash(mover.dm, "move", move=text)
    assert (await evening.live(thread)).state.moves == 1
    assert (await evening.clara.slash(evening.clara.dm, "status")).private

"""One's own tables and choices, watching, and keeping order."""

from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour


async def test_games_says_where_it_is_my_turn_with_links(evening: Evening, clara: Player) -> None:
    assert "aren't playing" in (await clara.slash(PLACE, "games")).text
    mover = evening.mover()
    (other,) = evening.others(mover)
    link = f"/{evening.thread.id})"
    mine, others = (await mover.slash(PLACE, "games")).text, (await other.slash(PLACE, "games")).text
    assert link in mine
    assert link in others
    assert "your turn" in mine or "ваш ход" in mine
    assert "your turn" not in others
    assert mover.name in others


async def test_games_links_to_no_server_that_caravel_was_removed_from(
    port: Harbour, evening: Evening, ada: Player
) -> None:
    mover = evening.mover()
    link = f"/{evening.thread.id})"
    assert link in (await mover.slash(mover.dm, "games")).text
    mover.add_app()
    port.local.moderator.remove_bot()
    await port.local.settle()
    listed = (await mover.slash(mover.dm, "games")).text
    assert link not in listed
    assert "1 ·" in listed, "whichever language the mover reads"


async def test_next_brings_the_controls_of_the_table_that_waits(evening: Evening) -> None:
    mover = evening.mover()
    (other,) = evening.others(mover)
    nothing = await other.slash(PLACE, "next")
    assert not nothing.message.buttons
    found = await mover.slash(PLACE, "next")
    choice = next(button.custom_id for button in found.message.buttons if ":do:" in button.custom_id)
    await mover.click(found.message, choice)
    assert evening.live.state.moves == 1


async def test_settings_change_the_language_at_once_and_for_good(evening: Evening, ada: Player) -> None:
    assert "Язык: Русский" in (await ada.slash(PLACE, "settings", language="ru")).text
    assert "стола" in (await ada.slash(PLACE, "board")).text
    back = await ada.slash(PLACE, "settings", language="auto", dms=False)
    assert "off" in back.text
    await evening.move_by_command()
    assert not ada.dms


async def test_spectators_see_the_tables_of_their_server_and_the_board(
    evening: Evening, ada: Player, clara: Player
) -> None:
    assert f"/{evening.thread.id})" in (await clara.slash(PLACE, "watch")).text
    seen = await clara.slash(evening.thread, "board")
    assert seen.message.attachments
    assert not any(":do:" in button.custom_id for button in seen.message.buttons)
    assert "aren't playing" in (await clara.slash(evening.thread, "hand")).text
    assert "aren't playing" in (await clara.slash(evening.thread, "move", move="draft forest")).text


async def test_an_abandoned_table_is_closed_by_who_keeps_order_alone(evening: Evening, ada: Player) -> None:
    await ada.slash(evening.thread, "caravel close")
    assert evening.live.table.status == "ended"


async def test_in_private_messages_the_only_table_is_meant(evening: Evening, clara: Player) -> None:
    mover = evening.mover()
    live = evening.live
    request = live.request(live.waiting()[0])
    text = request.text(request.offers[0].any_move(lambda _: 0))
    offered = await mover.autocomplete(mover.dm, "move", "move", text)
    assert text in offered.values()
    await mover.slash(mover.dm, "move", move=text)
    assert evening.live.state.moves == 1
    assert (await clara.slash(clara.dm, "status")).private

"""What people do wrong: they get a plain sentence in their language, and nothing has changed."""

from itertools import product

import pytest

from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, id_of, press


@pytest.fixture
async def evening(port: Harbour, ada: Player, boris: Player) -> Evening:
    """Ada and Boris are past the draft, and one of them is asked in the sight of all."""
    begun = await Evening.begin(port, ada, boris)
    await begun.play(6)
    while id_of(begun.panel, "board") == begun.panel.buttons[0].custom_id or "mine" in begun.panel.buttons[0].custom_id:
        await begun.move()
    return begun


async def test_not_your_turn_on_the_panel(evening: Evening) -> None:
    (waiting,) = evening.others(evening.mover())
    outcome = await evening.in_vain(waiting.click(evening.panel, evening.panel.buttons[0].custom_id))
    assert "isn't for you" in outcome.text
    assert evening.mover().mention in outcome.text


async def test_not_your_turn_by_command(evening: Evening) -> None:
    (waiting,) = evening.others(evening.mover())
    thread = evening.harbour.thread(evening.live)
    for place, (locale, said) in product((thread, waiting.dm), (("en-GB", "turn"), ("ru", "ход"))):
        waiting.set_locale(locale)
        outcome = await evening.in_vain(waiting.slash(place, "settlers", move="reveal", details="nature"))
        assert said in outcome.text
        line = await evening.in_vain(waiting.slash(place, "move", move="reveal nature"))
        assert said in line.text


async def test_not_your_table(evening: Evening, clara: Player) -> None:
    thread = evening.harbour.thread(evening.live)
    click = await evening.in_vain(clara.click(evening.panel, evening.panel.buttons[0].custom_id))
    command = await evening.in_vain(clara.slash(thread, "move", move="reveal nature"))
    assert "aren't playing at this table" in click.text
    assert "aren't playing at this table" in command.text


async def test_a_control_of_another_table_never_acts_here(evening: Evening, port: Harbour, clara: Player) -> None:
    mover = evening.mover()
    other = await Evening.begin(port, mover, clara)
    await other.in_vain(mover.click(evening.panel, evening.panel.buttons[0].custom_id))
    assert evening.live.table.version > 0


async def test_an_illegal_spot_and_why(evening: Evening) -> None:
    while "place" not in {offer.verb for offer in evening.live.request(evening.live.waiting()[0]).offers}:
        await evening.move()
    offer = evening.live.request(evening.live.waiting()[0]).offer("place")
    assert offer is not None
    tile = offer.choices("tile", {})[0].replace("_", "-")
    thread = evening.harbour.thread(evening.live)
    outcome = await evening.in_vain(evening.mover().slash(thread, "settlers", move="place", details=f"{tile} a1"))
    assert "A1 shares no edge with your tiles" in outcome.text


async def test_text_that_is_no_move(evening: Evening) -> None:
    thread = evening.harbour.thread(evening.live)
    outcome = await evening.in_vain(evening.mover().slash(thread, "move", move="castle kingside"))
    assert "castle" in outcome.text


async def test_a_command_outside_a_table(evening: Evening) -> None:
    for command in ("board", "hand", "status", "log", "undo", "end", "rematch", "settlers"):
        outcome = await evening.in_vain(evening.mover().slash(PLACE, command))
        assert "There's no table here" in outcome.text, command


async def test_a_move_of_another_game(evening: Evening) -> None:
    thread = evening.harbour.thread(evening.live)
    outcome = await evening.in_vain(evening.mover().slash(thread, "puerto-rico", move="pass"))
    assert "another game" in outcome.text


async def test_a_table_that_is_over(evening: Evening) -> None:
    await evening.move()
    stale, mover = evening.panel, evening.mover()
    await press(mover, (await mover.slash(evening.harbour.thread(evening.live), "end")).message, "askend")
    await evening.agree(mover)
    assert evening.live.table.status == "ended"
    click = await evening.in_vain(mover.click(stale, stale.buttons[0].custom_id, stale=True))
    command = await evening.in_vain(
        mover.slash(evening.harbour.thread(evening.live), "settlers", move="reveal", details="nature")
    )
    assert "over" in click.text
    line = await evening.in_vain(mover.slash(evening.harbour.thread(evening.live), "move", move="castle kingside"))
    assert "over" in command.text
    assert "over" in line.text


async def test_a_permission_that_caravel_lacks_is_named_to_who_opens_a_table(port: Harbour, ada: Player) -> None:
    port.local.set_bot_permissions(PLACE, create_public_threads=False, attach_files=False)
    outcome = await ada.slash(PLACE, "play", game="settlers")
    assert "Create Public Threads" in outcome.text
    assert "Attach Files" in outcome.text
    assert port.cards(ada) == []


async def test_a_permission_lost_in_play_is_named_to_the_host(evening: Evening, port: Harbour) -> None:
    host = evening.people[0]
    port.local.set_bot_permissions(PLACE, send_messages_in_threads=False)
    version = evening.live.table.version
    while evening.mover() is host or evening.live.table.version < version + 3:
        mover = evening.mover()
        offered = await mover.autocomplete(evening.harbour.thread(evening.live), "move", "move")
        await mover.slash(evening.harbour.thread(evening.live), "move", move=next(iter(offered.values())))
    assert any("Send Messages in Threads" in message.text for message in host.dms)


async def test_closed_private_messages_hold_nobody_up(port: Harbour, ada: Player, boris: Player) -> None:
    for person in (ada, boris):
        person.set_dms(are_open=False)
        await person.slash(PLACE, "settings", dms=True)
    evening = await Evening.begin(port, ada, boris)
    await evening.play(8)
    assert ada.dms == boris.dms == []
    mover = evening.mover()
    assert any(message.pings_me for message in mover.sees(port.thread(evening.live)))

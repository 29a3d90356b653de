"""A table in private messages whose game can't be loaded is in the hands of its own people alone."""

from bot.store.identity import TableId
from tests.cogs.test_trouble import spoil
from tests.driver import Outcome, Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, press

UNPLAYABLE = "UPDATE snapshots SET state = CAST(json_set(CAST(state AS TEXT), '$.players', json('[]')) AS BLOB)"
"""It can be read, and the rules find nobody there."""


async def in_private(port: Harbour, ada: Player, clara: Player) -> TableId:
    """Ada and Clara have begun a game of Settlers, and made some moves; the number of their table."""
    live = await port.begun_in_private(ada, clara)
    for _ in range(4):
        mover = (ada, clara)[live.waiting()[0]]
        offered = await mover.autocomplete(mover.dm, "move", "move")
        await mover.slash(mover.dm, "move", move=next(iter(offered.values())))
        live = await port.again(live)
    return live.table.id


async def offered_help(person: Player) -> Outcome:
    """What is offered to one of its people."""
    assert "`/end`" in (await person.slash(person.dm, "board")).text
    told = await person.slash(person.dm, "end")
    assert {"log", "mend", "giveup"} == set(acts(told.message))
    return told


async def test_it_goes_back_to_where_it_was_sound(port: Harbour, ada: Player, clara: Player) -> None:
    table = await in_private(port, ada, clara)
    newest = (await port.client.tables.table(table)).version
    await spoil(port, f"{UNPLAYABLE} WHERE version > {newest - 2}")
    told = await offered_help(clara)
    assert "last good state" in (await press(clara, told.message, "mend")).text
    live = await port.client.tables.live(table)
    assert live.table.version == newest + 1
    assert "is fine" in (await press(clara, told.message, "giveup")).text
    assert "Clara restored the game" in (await ada.slash(ada.dm, "log")).text
    assert len([message for message in ada.dms if "more" in acts(message) and not message.is_ephemeral]) == 1


async def test_it_is_closed_by_its_own_people_and_by_nobody_else(port: Harbour, ada: Player, clara: Player) -> None:
    table = await in_private(port, ada, clara)
    await spoil(port, UNPLAYABLE)
    told = await offered_help(ada)
    assert "can only close the table" in (await press(ada, told.message, "mend")).text
    assert "is closed" in (await press(ada, told.message, "giveup")).text
    assert (await port.client.tables.table(table)).over
    assert "aren't playing" in (await clara.slash(clara.dm, "games")).text
    assert "Ada closed the table" in (await clara.slash(clara.dm, "log")).text
    assert any("closed" in message.text for message in clara.dms)


async def test_a_game_that_breaks_when_it_is_looked_at_spoils_no_list(
    port: Harbour, evening: Evening, ada: Player
) -> None:
    damaged, thread = evening.live.table.id, evening.thread
    sound = await Evening.begin(port, *evening.people)
    await spoil(port, f"{UNPLAYABLE} WHERE table_id = {damaged}")
    for command in ("games", "watch", "next"):
        told = await ada.slash(PLACE, command)
        assert not told.failed
        assert "id:" not in told.text
    assert "can't be loaded" in (await ada.slash(thread, "board")).text
    assert "closed" in (await ada.slash(PLACE, "caravel close", table=damaged)).text
    await sound.move_by_panel()

"""Who comes back reads in a few seconds what happened, goes from table to table, and finds their own notes."""

from bot.features.notes import NOTES
from bot.store.engine.export import export_table
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.public import PUBLIC
from tests.driver import Player
from tests.support.harbour import PLACE, Harbour, acts, press, press_more
from tests.support.playing import Playing

DAY = 24 * 3600.0
SECRET = "Clara collects coffee"


async def until_it_waits_for(port: Harbour, live: Live, seat: int, playing: Playing) -> Live:
    """Everybody moves, until the seat has moved, others after it, and it is asked again."""
    live, moved, others = await port.again(live), False, False
    while not (moved and others and seat in live.waiting()):
        mover = live.waiting()[0]
        await playing.by_text(port.seated(live, mover), live)
        live = await port.again(live)
        moved, others = moved or mover == seat, (moved and mover != seat) or others
    return live


async def test_who_comes_back_reads_what_happened_and_goes_on(port: Harbour, ada: Player, boris: Player) -> None:
    playing = Playing(port, 3)
    await until_it_waits_for(port, await port.begun(ada, boris, game="puerto_rico"), 0, playing)
    await until_it_waits_for(port, await port.begun(ada, boris), 0, playing)
    await port.later(2 * DAY)
    here = (await ada.slash(PLACE, "next")).message
    told = here.text.split("Since your turn")[1]
    assert "Boris" in told
    assert len(told.split("\n")) < 25
    assert len(here.attachments) == 2, "the table with its marks, and one's own board"
    assert "one more table" in here.buttons[-1].label
    shown = [here.text]
    await port.restart()
    for _ in range(2):
        here = (await press(ada, here, "onward")).message.again
        shown.append(here.text)
    assert shown[0] != shown[1]
    assert "Since your turn" in shown[2], "whoever has left all aside begins again"
    # A move leads on to the next table until none is left.
    for live in port.client.tables.live_of(UserId(ada.id)):
        await playing.by_text(ada, live)
    while "No table is waiting" not in (await ada.slash(PLACE, "next")).text:
        waiting = [live for live in port.client.tables.live_of(UserId(ada.id)) if 0 in live.waiting()]
        await playing.by_text(ada, waiting[0])


async def test_the_order_is_ones_own(port: Harbour, ada: Player, boris: Player) -> None:
    tables = [await port.begun(ada, boris) for _ in range(3)]
    waiting = [live for live in tables if 0 in live.waiting()]
    while len(waiting) < 2:
        tables.append(await port.begun(ada, boris))
        waiting = [live for live in tables if 0 in live.waiting()]
    last = waiting[-1].table
    assert "Next order: my own order" in (await ada.slash(PLACE, "settings", **{"next-order": "mine"})).text
    listed = await ada.slash(PLACE, "games")
    put = await ada.select(listed.message, None, str(last.id))
    assert f"Table {last.id} now comes first" in put.text
    await port.restart()
    here = (await ada.slash(PLACE, "next")).message
    assert f":{last.id}:" in here.buttons[-1].custom_id
    await ada.slash(PLACE, "settings", **{"next-order": "longest"})
    here = (await ada.slash(PLACE, "next")).message
    assert f":{waiting[0].table.id}:" in here.buttons[-1].custom_id


async def test_a_note_is_for_oneself_alone(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    live = await port.begun(ada, boris)
    thread = port.thread(live)
    assert "aren't playing" in (await clara.slash(thread, "note")).text
    window = await ada.slash(thread, "note")
    kept = await ada.submit_modal(window, {"text": SECRET})
    assert SECRET in kept.text
    await port.restart()
    board = await ada.slash(thread, "hand")
    assert SECRET in board.text
    assert "more" in acts(board.message)
    again = await press(ada, (await press_more(ada, board.message, "log")).message, "note")
    assert SECRET in str(again.modal)
    for other in (boris, clara):
        assert SECRET not in (await other.slash(thread, "hand")).text
        assert all(SECRET not in str(message.raw) for message in other.sees(thread))
    exported = await port.client.store.read(lambda db: export_table(db, live.table.id, PUBLIC))
    assert SECRET not in str(exported)
    # The seat passes on, the note does not, and it is gone for good.
    await ada.slash(thread, "replace", **{"with": clara})
    await press(clara, port.panel(live, clara), "hand")
    assert SECRET not in (await clara.slash(thread, "hand")).text
    assert await port.client.tables.of(NOTES).of(live.table.id, UserId(ada.id)) == ""


async def test_an_empty_note_is_none(port: Harbour, ada: Player, boris: Player) -> None:
    live = await port.begun(ada, boris)
    await ada.submit_modal(await ada.slash(port.thread(live), "note"), {"text": "*bold* plans"})
    assert r"\*bold\*" in (await ada.slash(port.thread(live), "hand")).text
    gone = await ada.submit_modal(await ada.slash(port.thread(live), "note"), {"text": "  "})
    assert "note is gone" in gone.text
    assert "📝" not in (await ada.slash(port.thread(live), "hand")).text


async def test_the_fastest_clock_comes_first(port: Harbour, ada: Player, boris: Player) -> None:
    tables: dict[str, Live] = {}
    for clock in ("off", "move_7d", "move_12h"):
        choices = {} if clock == "off" else {"clock": clock}
        live = await port.begun(ada, boris, choices=choices)
        while 0 not in live.waiting():
            live = await port.begun(ada, boris, choices=choices)
        tables[clock] = live
    for order, first in (("longest", "off"), ("clock", "move_12h")):
        await ada.slash(PLACE, "settings", **{"next-order": order})
        here = (await ada.slash(PLACE, "next")).message
        assert f":{tables[first].table.id}:" in here.buttons[-1].custom_id

"""One notice a day: the tables that wait in small pictures, what happened there, and the first question."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.store.identity import TableId
from bot.tables.live import Live
from tests.driver import Player
from tests.support.harbour import PLACE, Harbour, acts, answering, choose, press
from tests.support.playing import Playing
from tests.support.rings import rings
from tests.support.traces import traces

pytestmark = pytest.mark.both_engines

BERLIN = ZoneInfo("Europe/Berlin")


def at(day: int, hour: int, minute: int = 0) -> datetime:
    return datetime(2030, 10, day, hour, minute, tzinfo=BERLIN)


async def played_until(port: Harbour, live: Live, seat: int) -> Live:
    """The others move until this seat alone is asked."""
    while live.waiting() != (seat,):
        mover = live.waiting()[0]
        request = live.request(mover)
        text = request.text(next(offer for offer in request.offers if not offer.aside).any_move(lambda _: 0))
        await port.seated(live, mover).slash(port.thread(live), "move", move=text)
        live = await port.again(live)
    return live


async def waiting_for(port: Harbour, person: Player, *games: str) -> list[Live]:
    """Tables at which all wait for the person, who sits there second."""
    (ada,) = port.people("Ada")
    return [await played_until(port, await port.begun(ada, person, game=game), 1) for game in games]


async def wants_mornings(person: Player, hour: str = "8:00") -> None:
    await person.slash(PLACE, "settings", **{"time-zone": "Europe/Berlin", "daily-summary": hour})


async def test_one_message_rings_once_and_its_buttons_lead_through_all_tables(port: Harbour, boris: Player) -> None:
    await port.until(at(1, 9))
    await wants_mornings(boris)
    lives = await waiting_for(port, boris, "settlers", "puerto_rico", "settlers")
    await port.until(at(2, 7, 59))
    await port.restart()
    assert rings(port)[boris.name] == 0, "no single call: they have chosen the morning"
    await port.until(at(2, 8))
    assert rings(port)[boris.name] == 1
    (day,) = boris.dms
    assert "3 tables are waiting for you" in day.text
    for live in lives:
        assert sum(f"{live.table.id} · " in line for line in day.text.splitlines()) >= 1
    small, asked = day.alt_texts
    assert [f"{live.table.id} · " in small for live in lives] == [False, True, True], "the others, small"
    assert asked
    assert {"onward", "snooze"} <= set(acts(day))
    await Playing(port, 3).by_panel(boris, day)
    moved = [(await port.again(live)).table.version > live.table.version for live in lives]
    assert moved == [True, False, False], "the first question is answered by its buttons"
    before = (await port.again(lives[1])).table.version
    await press(boris, day, "onward")
    await Playing(port, 3).by_panel(boris, day.again)
    assert (await port.again(lives[1])).table.version > before, "and they lead on"
    assert rings(port)[boris.name] == 1
    assert port.complaints() == []


async def test_nothing_waits_and_nothing_is_sent(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(at(1, 9))
    await wants_mornings(boris)
    await wants_mornings(ada, "none")
    (live,) = await waiting_for(port, boris, "settlers")
    await played_until(port, live, 0)
    await port.until(at(2, 8))
    await port.until(at(3, 8))
    assert rings(port)[boris.name] == 0
    assert boris.dms == []


async def test_yesterdays_goes_when_todays_comes_and_what_was_put_off_waits(port: Harbour, boris: Player) -> None:
    await port.until(at(1, 9))
    await wants_mornings(boris)
    await waiting_for(port, boris, "settlers", "settlers")
    await port.until(at(2, 8))
    (first,) = boris.dms
    await port.until(at(3, 8))
    (second,) = boris.dms
    assert second.id != first.id
    await choose(boris, second, "hour")
    await port.until(at(3, 9, 1))
    (third,) = [message for message in boris.dms if not message.is_ephemeral]
    assert third.id != second.id


async def test_one_table_has_its_own_picture_alone_and_speaks_its_readers_language(
    port: Harbour, boris: Player
) -> None:
    await port.until(at(1, 9))
    boris.set_locale("ru")
    await boris.slash(PLACE, "settings", language="ru")
    await wants_mornings(boris)
    await waiting_for(port, boris, "settlers")
    await port.until(at(2, 8))
    (day,) = boris.dms
    assert "Ваш день: ждёт 1 стол" in day.text
    assert len(day.alt_texts) == 1
    assert answering(day)
    assert "onward" not in acts(day)


async def test_a_table_in_private_messages_can_be_the_first(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(at(1, 9))
    await wants_mornings(boris)
    live = await port.begun_in_private(ada, boris)
    live = await port.client.tables.live(TableId(live.table.id))
    if live.waiting() != (1,):
        await Playing(port, 1).by_panel(ada, ada.dms[-1])
    before = len(boris.dms)
    await port.until(at(2, 8))
    assert len(boris.dms) == before + 1
    assert answering(boris.dms[-1])


@pytest.mark.sqlite_only
async def test_who_is_forgotten_gets_no_morning_and_leaves_no_trace(
    port: Harbour, boris: Player, tmp_path: Path
) -> None:
    await port.until(at(1, 9))
    await wants_mornings(boris)
    await waiting_for(port, boris, "settlers", "puerto_rico")
    await port.until(at(2, 8))
    await boris.slash(PLACE, "forget-me", sure=True)
    told = len(boris.dms)
    await port.until(at(3, 8))
    assert len(boris.dms) <= told
    assert traces(tmp_path, boris.id, boris.name) == []

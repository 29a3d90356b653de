"""What a table is asked: with a deadline and a quorum; and pauses, in which nothing happens."""

import pytest

from bot.tables.live import Live
from tests.driver import Player
from tests.support.harbour import PLACE, Harbour, acts, answering, choose, custom_ids, press
from tests.support.playing import Playing

pytestmark = pytest.mark.both_engines

DAY = 24 * 3600.0


async def refuse(port: Harbour, live: Live, person: Player) -> None:
    """Press Refuse."""
    panel = port.panel(live, person)
    (no,) = [button for button in panel.buttons if ":vote:" in button.custom_id and ":no" in button.custom_id]
    await person.click(panel, no.custom_id)


async def test_a_question_says_who_is_missing_and_lapses(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    live = await port.begun(ada, boris, clara)
    asked = await ada.slash(port.thread(live), "end")
    await press(ada, asked.message, "askend")
    panel = port.panel(live, boris)
    assert "Still to vote:" in panel.text
    assert "All must agree; it lapses" in panel.text
    pings = [message for message in boris.sees(port.thread(live)) if boris.mention in message.text]
    await press(boris, panel, "vote")
    assert f"Still to vote: {clara.mention}" in port.panel(live, clara).text
    assert len([each for each in boris.sees(port.thread(live)) if boris.mention in each.text]) <= len(pings)
    await port.restart()
    await port.later(2 * DAY + 60)
    live = await port.again(live)
    assert live.playing
    assert live.vote is None
    assert "vote" not in acts(port.panel(live, ada))
    late = await clara.click(panel, next(each for each in custom_ids(panel) if ":yes" in each), stale=True)
    assert "closed" in late.text


async def test_more_than_half_are_enough_where_the_table_wants_it(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    opened = await ada.slash(PLACE, "play", game="settlers", seats=3)
    settings = opened.message
    await choose(ada, settings, "quorum:most")
    card = port.cards(ada)[-1]
    for person in (boris, clara):
        await press(person, card, "join")
    await press(ada, card, "start")
    live = port.at(card)
    paused = await ada.slash(port.thread(live), "pause", **{"for": 7})
    assert "Vote started" in paused.text
    await refuse(port, live, boris)
    assert "Against: Boris" in port.panel(live, ada).text
    await press(clara, port.panel(live, clara), "vote")
    live = await port.again(live)
    assert live.table.paused_until is not None


async def test_a_pause_stops_everything_and_ends_by_itself(port: Harbour, ada: Player, boris: Player) -> None:
    live = await port.begun(ada, boris)
    thread = port.thread(live)
    assert "isn't paused" in (await ada.slash(thread, "resume")).text
    await ada.slash(thread, "pause", **{"for": 3})
    await press(boris, port.panel(live, boris), "vote")
    live = await port.again(live)
    panel = port.panel(live, ada)
    assert "The table is paused until" in panel.text
    assert answering(panel) == []
    mover = port.seated(live, live.waiting()[0])
    refused = await Playing(port, 1).by_text(mover, live)
    assert "is paused until" in refused.text
    assert "is paused until" in (await ada.slash(thread, "pause", **{"for": 1})).text
    assert "No table is waiting" in (await mover.slash(thread, "next")).text
    before = len(mover.sees(thread))
    await port.later(2 * DAY)
    assert len(mover.sees(thread)) == before, "nobody is reminded"
    await port.restart()
    await port.later(1 * DAY + 60)
    live = await port.again(live)
    assert live.table.paused_until is None
    panel = port.panel(live, mover)
    assert mover.mention in panel.text
    assert "The pause is over" in panel.text
    version = live.table.version
    await Playing(port, 1).by_text(mover, live)
    assert (await port.again(live)).table.version > version
    assert port.complaints() == []


async def test_the_table_agrees_to_go_on(port: Harbour, ada: Player, boris: Player) -> None:
    live = await port.begun(ada, boris)
    await ada.slash(port.thread(live), "pause", **{"for": 28})
    await press(boris, port.panel(live, boris), "vote")
    await press(boris, port.panel(live, boris), "resume")
    await Playing(port, 1).by_text(ada, live)
    assert "proposes to resume now" in port.panel(live, ada).text
    await press(ada, port.panel(live, ada), "vote")
    live = await port.again(live)
    assert live.table.paused_until is None


async def test_a_pause_is_asked_for_over_moves(port: Harbour, ada: Player, boris: Player) -> None:
    live = await port.begun(ada, boris)
    await ada.slash(port.thread(live), "pause", **{"for": 1})
    await Playing(port, 1).by_text(port.seated(live, live.waiting()[0]), live)
    live = await port.again(live)
    assert live.vote is not None
    await refuse(port, live, ada)
    assert (await port.again(live)).vote is None


async def test_a_question_that_stays_open_calls_nobody_a_second_time(port: Harbour, ada: Player, boris: Player) -> None:
    await boris.slash(PLACE, "settings", dms=True)
    live = await port.begun(ada, boris)
    thread = port.thread(live)
    await ada.slash(thread, "pause", **{"for": 1})
    assert rings(port, live, boris) == 1, "he is asked for his vote, here"
    playing = Playing(port, 4)
    for _ in range(12):
        live = await port.again(live)
        await playing.by_text(port.seated(live, live.waiting()[0]), live)
    assert live.vote is not None
    assert rings(port, live, boris) == 1, "to move he is called privately"


def rings(port: Harbour, live: Live, person: Player) -> int:
    """How many messages in the thread have rung for this person."""
    channel = port.thread(live)
    return sum(message.pings_me for message in person.sees(channel))

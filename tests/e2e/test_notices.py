"""Notices come to those who must act, at their own hours; what people write wrong gets a plain sentence."""

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.panel.kit import ids
from bot.panel.lines.snooze import is_of_reminder
from bot.tables.live import Live
from tests.driver import Player, SeenMessage
from tests.support.harbour import PLACE, Harbour, choose, custom_ids, press

BERLIN = ZoneInfo("Europe/Berlin")


def at(day: int, hour: int, minute: int = 0) -> datetime:
    return datetime(2030, 10, day, hour, minute, tzinfo=BERLIN)


def reminders(place: list[SeenMessage]) -> list[SeenMessage]:
    """The messages that remind of something."""
    return [
        message
        for message in place
        if any(is_of_reminder(control) for each in custom_ids(message) if (control := ids.parse(each)))
    ]


async def played_until(port: Harbour, live: Live, seat: int) -> Live:
    """The others move until this seat alone is asked."""
    while live.waiting() != (seat,):
        mover = live.waiting()[0]
        request = live.request(mover)
        offer = next(offer for offer in request.offers if not offer.aside)
        move = request.text(offer.any_move(lambda _: 0))
        await port.seated(live, mover).slash(port.thread(live), "move", move=move)
        live = await port.again(live)
    return live


async def move(port: Harbour, live: Live) -> Live:
    """Whoever is asked first moves."""
    request = live.request(live.waiting()[0])
    offer = next(offer for offer in request.offers if not offer.aside)
    text = request.text(offer.any_move(lambda _: 0))
    await port.seated(live, request.seat).slash(port.thread(live), "move", move=text)
    return await port.again(live)


async def test_a_night_a_morning_and_a_snooze(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(at(1, 12))
    settings = {"dms": True, "time-zone": "berlin", "quiet-hours": "22-8"}
    said = await boris.slash(PLACE, "settings", **settings)
    assert "Europe/Berlin" in said.text
    assert "22:00–08:00" in said.text
    live = await played_until(port, await port.begun(ada, boris), 0)
    told = len(boris.dms)
    await port.until(at(1, 23))
    live = await played_until(port, live, 1)
    assert len(boris.dms) == told, "it is night"
    assert not any(message.pings_me for message in boris.sees(port.thread(live)))
    await port.restart()
    await port.until(at(2, 7, 59))
    assert len(boris.dms) == told
    await port.until(at(2, 8))
    assert len(boris.dms) == told + 1
    await port.until(at(2, 20, 1))
    (reminder,) = reminders(boris.dms)
    assert "still waiting" in reminder.text
    snoozed = await boris.click(reminder, "Until morning")
    assert "remind you" in snoozed.text
    await port.until(at(3, 7, 59))
    assert [each.id for each in reminders(boris.dms)] == [reminder.id]
    await port.until(at(3, 8))
    (later,) = reminders(boris.dms)
    assert later.id != reminder.id
    await move(port, live)
    assert reminders(boris.dms) == []
    assert port.complaints() == []


async def test_a_reminder_in_the_thread_is_for_one_person_alone(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(at(1, 12))
    live = await played_until(port, await port.begun(ada, boris), 0)
    await port.until(at(2, 0, 5))
    (reminder,) = reminders(ada.sees(port.thread(live)))
    assert reminder.pings_me
    assert not reminders(boris.sees(port.thread(live)))[0].pings_me
    refused = await boris.click(reminder, "4 h")
    assert "waiting for you" in refused.text
    assert (await press(ada, reminder, "mine")).private
    await played_until(port, live, 1)
    assert reminders(ada.sees(port.thread(live))) == []
    assert port.leaks(live) == []


async def test_one_notice_a_day_of_all_tables_also_when_the_clock_is_changed(
    port: Harbour, ada: Player, boris: Player
) -> None:
    await port.until(at(26, 9))
    await boris.slash(PLACE, "settings", **{"time-zone": "Europe/Berlin", "daily-summary": "18:00"})
    lives = [await played_until(port, await port.begun(ada, boris), 1) for _ in range(2)]
    assert not any(message.pings_me for live in lives for message in boris.sees(port.thread(live)))
    for day in (26, 27):  # in the night between them summer time ends
        await port.until(at(day, 17, 59))
        before = [message.id for message in boris.dms]
        await port.until(at(day, 18))
        assert [message.id in before for message in boris.dms] == [False], "that of today, and no former one"
        assert "2 tables are waiting for you" in boris.dms[-1].text
    await choose(boris, boris.dms[-1], "hour")
    boris.set_dms(are_open=False)
    await port.until(at(27, 19, 1))
    (here,) = reminders(boris.sees(port.thread(lives[0])))
    assert here.pings_me, "who takes nothing privately any more is told in one thread"
    assert reminders(boris.sees(port.thread(lives[1]))) == []


async def test_who_wants_to_know_is_told_one_turn_ahead(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    await boris.slash(PLACE, "settings", **{"heads-up": True})
    said = await clara.slash(PLACE, "settings", **{"heads-up": True, "dms": True})
    assert "Heads-up: when I'm up next" in said.text
    live = await port.begun(ada, boris, clara)
    while not (heard := [each for each in clara.dms if "you're up next, after Boris" in each.text]):
        live = await move(port, live)
    assert live.waiting() == (1,)
    told = len(clara.dms)
    live = await played_until(port, live, 2)
    assert len(clara.dms) == told + 1, "now it is her turn"
    assert len(heard) == 1
    here = f"{boris.mention}, you're up next."
    while not (heard := [each for each in boris.sees(port.thread(live)) if each.text == here]):
        live = await move(port, live)
    assert heard[0].pings_me
    (before,) = live.waiting()
    while live.waiting() == (before,):
        live = await move(port, live)
    assert live.waiting() == (1,)
    assert port.leaks(live) == []
    assert port.complaints() == []


async def test_what_is_no_hour_and_no_zone_is_said_in_plain_words(port: Harbour, ada: Player) -> None:
    assert "time-zone" in (await ada.slash(PLACE, "settings", **{"quiet-hours": "22-8"})).text
    assert "Atlantis" in (await ada.slash(PLACE, "settings", **{"time-zone": "Atlantis"})).text
    for text in ("at night", "25-8", "8-8"):
        wrong = await ada.slash(PLACE, "settings", **{"time-zone": "Berlin", "quiet-hours": text})
        assert text in wrong.text
    wrong = await ada.slash(PLACE, "settings", **{"time-zone": "Berlin", "daily-summary": "evening"})
    assert "evening" in wrong.text
    said = await ada.slash(PLACE, "settings", reminders=0)
    assert "Time zone: none" in said.text, "what was wrong has changed nothing"
    assert "Reminders: none" in said.text
    ada.set_locale("ru")
    assert "часового" in (await ada.slash(PLACE, "settings", **{"time-zone": "Атлантида"})).text
    assert "Europe/Moscow" in await ada.autocomplete(PLACE, "settings", "time-zone", "mosc")

"""Watching: a table shown live in other channels, and people who follow it."""

from collections.abc import Callable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from discord.utils import utcnow

from bot.features.watching import telling
from bot.local.world.things import MessageFlag
from bot.publisher import messages
from tests.driver import Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, custom_ids, press
from tests.support.refusing import asks, refusal, refusing
from texts import digits

ELSEWHERE, ANNOUNCED = "general", "news"


def at(day: int, hour: int) -> datetime:
    return datetime(2030, 10, day, hour, tzinfo=ZoneInfo("Europe/Berlin"))


def shown(person: Player, place: str = ELSEWHERE) -> list[SeenMessage]:
    """What is shown of tables in a channel, the newest last."""
    return [message for message in person.sees(place) if not message.is_ephemeral and message.components]


def live_ones(person: Player, place: str = ELSEWHERE) -> list[SeenMessage]:
    """Those with controls."""
    return [message for message in shown(person, place) if custom_ids(message)]


async def until(evening: Evening, done: Callable[[], bool]) -> None:
    """People play on until it is so."""
    while not done():
        assert evening.live.waiting()
        await evening.move()


async def end_by_agreement(evening: Evening) -> None:
    """The table ends as it stands."""
    asker = evening.people[0]
    asked = await asker.slash(evening.harbour.thread(evening.live), "end")
    await press(asker, asked.message, "askend")
    await evening.agree(asker)


async def by_text(evening: Evening, moves: int) -> None:
    """Moves, whatever stands in Caravel's log."""
    for _ in range(moves):
        mover, thread = evening.mover(), evening.harbour.thread(evening.live)
        offered = await mover.autocomplete(thread, "move", "move")
        await mover.slash(thread, "move", move=next(iter(offered.values())))


async def test_a_table_is_shown_live_in_another_channel_until_its_end(port: Harbour, clara: Player) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="puerto_rico", seed=4)
    number = evening.live.table.id
    said = await clara.slash(ELSEWHERE, "watch", table=number)
    assert "Now showing" in said.text
    again = await clara.slash(ELSEWHERE, "watch", table=number)
    assert "already" in again.text
    (first,) = live_ones(clara)
    assert f"{number} · Puerto Rico" in first.text
    assert {"board", "log", "follow", "unwatch"} <= set(acts(first))
    before = first.text
    await evening.move()
    assert first.again.text != before
    assert len(shown(clara)) == 1, "within a round it is edited"
    assert not first.again.pings_me
    await until(evening, lambda: evening.live.round > 1)
    stories = shown(clara)[:-1]
    assert [custom_ids(story) for story in stories] == [[]]
    (second,) = live_ones(clara)
    assert second.id != first.id
    board = await press(clara, second, "board")
    assert board.private
    assert (await press(clara, second, "log")).private
    assert "Step" in (await press(clara, second, "step")).text
    assert second.again.text == second.text
    await port.restart()
    await evening.play(3)
    await end_by_agreement(evening)
    assert evening.live.table.over
    final = shown(clara)[-1]
    assert any(f"{digits(score.total)} point" in final.text for score in evening.live.outcome().scores)
    assert "unwatch" not in acts(final)
    assert port.complaints() == []


async def test_an_announcement_channel_publishes_each_round_as_long_as_it_may(
    port: Harbour, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "PATIENCE_WITH_PUBLISHING", 1.0)
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), seed=4)
    await ada.slash(PLACE, "watch", table=evening.live.table.id, channel=ANNOUNCED, publish=True)
    while evening.live.round < 13:
        await by_text(evening, 1)
    rounds = shown(ada, ANNOUNCED)
    published = [bool(message.flags & MessageFlag.CROSSPOSTED) for message in rounds]
    assert published[:10] == [True] * 10
    assert published[10:], "the rounds were many"
    assert not any(published[10:]), "ten messages an hour"
    assert len(live_ones(ada, ANNOUNCED)) == 1


async def test_followers_hear_of_rounds_and_of_the_end(port: Harbour, clara: Player) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="puerto_rico", seed=4)
    (dmitri,) = port.people("Dmitri")
    await clara.slash(ELSEWHERE, "watch", table=evening.live.table.id)
    chooser = await press(clara, live_ones(clara)[0], "follow")
    assert chooser.private
    await clara.select(chooser.message, None, "rounds")
    await dmitri.slash(port.thread(evening.live), "follow", what="end")
    await until(evening, lambda: evening.live.round > 2)
    told = [message.text for message in clara.dms]
    assert len(told) == 2
    assert all(f"{evening.live.table.id} · Puerto Rico" in text for text in told)
    assert dmitri.dms == []
    stopped = await clara.slash(ELSEWHERE, "follow", what="nothing", table=evening.live.table.id)
    assert "no longer follow" in stopped.text
    await end_by_agreement(evening)
    assert len(clara.dms) == 2
    (end,) = dmitri.dms
    assert any(f"{digits(score.total)} point" in end.text for score in evening.live.outcome().scores)
    assert port.complaints() == []


async def test_followers_are_left_alone_at_night(port: Harbour, clara: Player) -> None:
    await port.until(at(1, 12))
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="puerto_rico", seed=4)
    await clara.slash(PLACE, "settings", **{"time-zone": "berlin", "quiet-hours": "22-8"})
    await clara.slash(PLACE, "follow", what="rounds", table=evening.live.table.id)
    await port.until(at(1, 23))
    await until(evening, lambda: evening.live.round > 1)
    assert clara.dms == []
    await port.restart()
    await port.until(at(2, 9))
    assert len(clara.dms) == 1


async def test_a_watch_panel_ends_at_the_word_of_whoever_may(port: Harbour, ada: Player, clara: Player) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="puerto_rico", seed=4)
    number = evening.live.table.id
    (dmitri,) = port.people("Dmitri")
    await clara.slash(ELSEWHERE, "watch", table=number)
    refused = await press(dmitri, live_ones(clara)[0], "unwatch")
    assert "Only the person who started it" in refused.text
    ended = await press(clara, live_ones(clara)[0], "unwatch")
    assert "no longer shown here" in ended.text
    assert shown(clara) == []
    await clara.slash(ELSEWHERE, "watch", table=number)
    assert "no longer shown here" in (await clara.slash(ELSEWHERE, "unwatch")).text
    await clara.slash(ELSEWHERE, "watch", table=number)
    port.local.moderator.delete_message(live_ones(clara)[0])
    await evening.play(3)
    assert shown(clara) == [], "whoever takes it away does not want it there"
    assert "isn't shown in this channel" in (await clara.slash(ELSEWHERE, "unwatch")).text
    assert "announcement" in (await clara.slash(ELSEWHERE, "watch", table=number, publish=True)).text
    assert "table's own thread" in (await clara.slash(port.thread(evening.live), "watch", table=number)).text


async def test_what_is_lacking_in_the_channel_is_named_and_the_game_goes_on(port: Harbour, clara: Player) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="puerto_rico", seed=4)
    port.local.set_bot_permissions(ELSEWHERE, send_messages=False)
    refused = await clara.slash(ELSEWHERE, "watch", table=evening.live.table.id)
    assert "Send Messages" in refused.text
    port.local.set_bot_permissions(ELSEWHERE, send_messages=True)
    await clara.slash(ELSEWHERE, "watch", table=evening.live.table.id)
    port.local.set_bot_permissions(ELSEWHERE, view_channel=False)
    await by_text(evening, 4)
    assert len(clara.dms) == 1, "who has put it up hears once what is lacking"
    assert f"<#{clara.place(ELSEWHERE).id}>" in clara.dms[0].text
    port.local.set_bot_permissions(ELSEWHERE, view_channel=True)
    await by_text(evening, 2)
    assert len(live_ones(clara)) == 1


async def test_what_is_too_old_to_be_edited_is_posted_anew_in_silence(
    port: Harbour, clara: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="puerto_rico", seed=4)
    await clara.slash(ELSEWHERE, "watch", table=evening.live.table.id)
    (first,) = live_ones(clara)
    monkeypatch.setattr(messages, "utcnow", lambda: utcnow() + timedelta(hours=2))
    with refusing(port.client, asks("PATCH", "/messages/"), lambda: refusal(429, 30046)):
        await evening.play(1)
    (second,) = shown(clara)
    assert first.gone
    assert second.id != first.id
    assert second.flags & MessageFlag.SUPPRESS_NOTIFICATIONS

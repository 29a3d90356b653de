"""The shop window: what was played on a server, in a channel of its choice."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.local.world.things import MessageFlag
from tests.driver import Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, press
from tests.support.refusing import asks, refusal, refusing
from tests.support.rings import rings
from tests.support.servers import choose_channel, said_in
from tests.support.traces import traces

pytestmark = pytest.mark.both_engines

SHOP, PURPOSE = "spectators", "window"
HIDDEN = "general"


def shown(person: Player) -> list[SeenMessage]:
    return said_in(person, SHOP)


def weeks(person: Player) -> list[SeenMessage]:
    return [message for message in shown(person) if "The week" in message.text]


def monday(weeks: int, hour: int) -> datetime:
    return datetime(2030, 10, 7, hour, tzinfo=UTC) + timedelta(weeks=weeks)


async def ended(port: Harbour, *people: Player, place: str = PLACE) -> Evening:
    """A game that has come to its end."""
    evening = await Evening.begin(port, *people, place=place)
    while evening.live.waiting():
        await evening.move_sensibly()
    await port.local.settle()
    return evening


async def test_each_finished_game_is_shown_silently_with_where_it_turned(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    await ended(port, ada, boris)
    assert shown(clara) == [], "off until chosen"
    await choose_channel(ada, SHOP, PURPOSE)
    await port.restart()
    evening = await ended(port, ada, boris)
    (window,) = shown(clara)
    assert window.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert f"{evening.table} · Settlers" in window.text
    winner = evening.people[evening.live.outcome().winners[0]]
    assert winner.name in window.text.splitlines()[1]
    assert "⚑" in window.text or "★" in window.text
    assert len(window.alt_texts) == 2, "how it ended, and how the points grew"
    assert set(acts(window)) == {"board", "step"}
    assert (await press(clara, window, "step")).private
    called = rings(port)
    assert called[clara.name] == 0, "who only looks on is never called"
    await choose_channel(ada, None, PURPOSE)
    await ended(port, ada, boris)
    assert len(shown(clara)) == 1


async def test_it_speaks_the_language_that_the_server_chose(port: Harbour, ada: Player, boris: Player) -> None:
    card = await choose_channel(ada, SHOP, PURPOSE)
    at = next(each.custom_id for each in card.selects if each.custom_id.endswith(":language"))
    await ada.select(card, at, "ru")
    await ended(port, ada, boris)
    assert "Победа" in shown(ada)[0].text


async def test_a_table_that_not_all_readers_may_see_is_not_shown(port: Harbour, ada: Player, boris: Player) -> None:
    (dmitri,) = port.people("Dmitri")
    await choose_channel(ada, SHOP, PURPOSE)
    port.local.moderator.allow(dmitri, HIDDEN, view_channel=False)
    await ended(port, ada, boris, place=HIDDEN)
    assert shown(dmitri) == []
    port.local.moderator.allow(dmitri, SHOP, view_channel=False)
    evening = await ended(port, ada, boris, place=HIDDEN)
    assert [f"{evening.table} · Settlers" in each.text for each in shown(ada)] == [True]


async def test_a_private_table_is_nobodys_business(port: Harbour, ada: Player, boris: Player) -> None:
    await choose_channel(ada, SHOP, PURPOSE)
    live = await port.begun_in_private(ada, boris)
    asked = await ada.slash(ada.dm, "end")
    await press(ada, asked.message, "askend")
    assert live.table.private
    assert shown(ada) == []


async def test_who_is_in_no_statistics_is_not_named(port: Harbour, ada: Player, boris: Player) -> None:
    await choose_channel(ada, SHOP, PURPOSE)
    await boris.slash(PLACE, "settings", statistics=False)
    await ended(port, ada, boris)
    (window,) = shown(ada)
    assert boris.name not in str(window.raw)
    assert "Player 2" in str(window.raw)


async def test_what_a_killed_caravel_had_shown_is_not_shown_twice(port: Harbour, ada: Player, boris: Player) -> None:
    await choose_channel(ada, SHOP, PURPOSE)
    await ended(port, ada, boris)
    await port.client.store.write(
        lambda db: db.execute("UPDATE outbox SET done_at = NULL, attempts = 1 WHERE kind = 'finished'")
    )
    await port.restart()
    await port.local.settle()
    assert len(shown(ada)) == 1


async def test_a_channel_without_permission_is_told_when_it_is_granted_and_one_that_is_gone_never(
    port: Harbour, ada: Player, boris: Player
) -> None:
    await choose_channel(ada, SHOP, PURPOSE)
    port.local.set_bot_permissions(SHOP, send_messages=False)
    await ended(port, ada, boris)
    assert shown(ada) == []
    assert ["Send Messages" in message.text for message in ada.dms] == [True]
    assert ada.dms[0].flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    port.local.set_bot_permissions(SHOP, send_messages=True)
    await port.local.settle()
    assert len(shown(ada)) == 1
    with refusing(port.client, asks("POST", f"/channels/{ada.place(SHOP).id}/"), lambda: refusal(404, 10003)):
        await ended(port, ada, boris)
    assert "off" in (await ada.slash(PLACE, "server")).text


async def test_followers_get_the_same_end(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    evening = await Evening.begin(port, ada, boris)
    await clara.slash(PLACE, "follow", what="end", table=evening.table)
    await evening.play_sensibly_to_the_end()
    await port.local.settle()
    (end,) = clara.dms
    assert len(end.alt_texts) == 2
    assert "⚑" in end.text or "★" in end.text


@pytest.mark.sqlite_only
async def test_whoever_chose_the_channel_leaves_no_trace(
    port: Harbour, ada: Player, boris: Player, tmp_path: Path
) -> None:
    await choose_channel(ada, SHOP, PURPOSE)
    await ended(port, ada, boris)
    await ada.slash(PLACE, "forget-me", sure=True)
    assert traces(tmp_path, ada.id, ada.name) == []
    assert "spectators" in str(ada.place(SHOP))
    await ended(port, boris, *port.people("Clara"))
    assert len(shown(boris)) == 2


async def test_each_monday_the_week_is_told_and_nothing_of_an_empty_one(
    port: Harbour, ada: Player, boris: Player
) -> None:
    await port.until(monday(0, 8))
    await choose_channel(ada, SHOP, PURPOSE)
    await port.later(30)
    evening = await ended(port, ada, boris)
    await port.until(monday(0, 9))
    assert len(weeks(ada)) == 1, "the window stood on Sunday already"
    (week,) = weeks(ada)
    assert week.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert "1 game" in week.text
    assert f"{evening.table} · Settlers" in week.text
    winner = evening.people[evening.live.outcome().winners[0]]
    assert f"{winner.mention} wins Settlers: Founders of the Empire for the first time" in week.text
    assert f"1. {winner.mention}" in week.text
    await port.restart()
    await port.until(monday(1, 10))
    assert len(weeks(ada)) == 1, "nothing was played"
    await boris.slash(PLACE, "settings", statistics=False)
    await ended(port, ada, boris)
    await port.until(monday(2, 10))
    (_, second) = weeks(ada)
    assert boris.mention not in second.text
    assert not any(each.pings_me or not each.flags & MessageFlag.SUPPRESS_NOTIFICATIONS for each in shown(ada))


async def test_the_week_says_nothing_of_tables_that_its_readers_may_not_see(
    port: Harbour, ada: Player, boris: Player
) -> None:
    (dmitri,) = port.people("Dmitri")
    await port.until(monday(0, 8))
    await choose_channel(ada, SHOP, PURPOSE)
    await port.later(30)
    port.local.moderator.allow(dmitri, HIDDEN, view_channel=False)
    await ended(port, ada, boris, place=HIDDEN)
    await port.until(monday(1, 9))
    assert weeks(ada) == []

"""What nobody starts or touches for months is closed; its people hear of it, of a game two weeks before."""

import pytest

from bot.client.features import table_service
from bot.features.untouched import UNTOUCHED
from bot.features.untouched.service import NEVER_STARTED, WARNING, WILL_BE_CLOSED
from bot.host.limits import Limits
from bot.store.identity import TableId
from bot.store.telling.news import CardNews, LineNews, News, Notice, read_news
from bot.tables.model import stamp
from tests.bot.tables.conftest import ADA, BORIS, House

pytestmark = pytest.mark.both_engines
DAY = 86400.0
LIMITS = Limits()


async def look(house: House, days: float) -> list[News]:
    """So many days later all that is due is done; what is told of it."""
    house.now += days * DAY
    last = await house.store.read(lambda db: db.execute("SELECT coalesce(max(id), 0) FROM outbox").fetchone()[0])
    while await house.tables.of(UNTOUCHED).ring(house.now):
        pass
    rows = await house.store.read(lambda db: db.execute("SELECT payload FROM outbox WHERE id > ?", (last,)).fetchall())
    return [read_news(payload) for (payload,) in rows]


async def status(house: House, table_id: TableId) -> str:
    return (await house.tables.table(table_id)).status


def heard(told: list[News], key: str) -> list[int]:
    """Who hears this, each for themselves."""
    return [news.user_id for news in told if isinstance(news, Notice) and news.key == key]


async def test_a_lobby_that_nobody_starts_is_closed_with_a_notice(house: House) -> None:
    table = await house.lobby(BORIS)
    assert await look(house, LIMITS.lobby_days - 1) == []
    other = await house.lobby(BORIS)
    told = await look(house, 2)
    assert heard(told, NEVER_STARTED) == [ADA.id, BORIS.id]
    assert CardNews() in told
    assert [await status(house, each.id) for each in (table, other)] == ["ended", "lobby"]
    assert await look(house, 2) == []


async def test_a_game_is_closed_after_its_people_were_told(house: House) -> None:
    table = await house.begun(BORIS)
    closed = stamp(house.now + (LIMITS.untouched_days + 1) * DAY)
    assert await look(house, LIMITS.untouched_days - 15) == []
    told = await look(house, 2)
    assert heard(told, WILL_BE_CLOSED) == [ADA.id, BORIS.id]
    assert LineNews(WARNING, {"until": closed}) in told
    assert await look(house, 12.5) == []
    assert await status(house, table.id) == "playing"
    assert await look(house, 2) != []
    assert await status(house, table.id) == "ended"
    (line,) = await house.store.read(
        lambda db: db.execute("SELECT user_id, events FROM log WHERE kind = 'end'").fetchall()
    )
    assert line[0] is None
    assert "bot-log-ended-untouched" in line[1]


async def test_who_comes_back_is_warned_anew_and_not_closed(house: House) -> None:
    table = await house.begun(BORIS)
    assert heard(await look(house, LIMITS.untouched_days - 10), WILL_BE_CLOSED)
    await house.play_on(table.id, 1)
    assert await look(house, 20) == []
    assert await status(house, table.id) == "playing"
    assert heard(await look(house, LIMITS.untouched_days - 30), WILL_BE_CLOSED)
    left = await house.store.read(lambda db: db.execute("SELECT count(*) FROM untouched").fetchone()[0])
    assert left == 1


async def test_after_a_long_absence_of_caravel_there_is_still_a_warning(house: House) -> None:
    table = await house.begun(BORIS)
    told = await look(house, 2 * LIMITS.untouched_days)
    assert heard(told, WILL_BE_CLOSED) == [ADA.id, BORIS.id]
    assert LineNews(WARNING, {"until": stamp(house.now + 14 * DAY)}) in told
    await look(house, 13)
    assert await status(house, table.id) == "playing"
    await look(house, 2)
    assert await status(house, table.id) == "ended"


async def test_a_table_that_pauses_is_not_untouched(house: House) -> None:
    table = await house.begun(BORIS)
    until = house.now + 2 * LIMITS.untouched_days * DAY
    await house.store.write(lambda db: db.execute("UPDATE tables SET paused_at = 1, paused_until = ?", (until,)))
    house.tables = house.new_service()
    assert await look(house, LIMITS.untouched_days + 1) == []
    assert await status(house, table.id) == "playing"


async def test_what_cannot_be_read_stands_in_nobodys_way(house: House) -> None:
    spoilt, sound = await house.begun(BORIS), await house.begun(BORIS)
    await house.store.write(
        lambda db: db.execute("UPDATE snapshots SET state = ? WHERE table_id = ?", (b"\0", spoilt.id))
    )
    house.tables = house.new_service()
    await look(house, LIMITS.untouched_days)
    await look(house, 15)
    assert [await status(house, each.id) for each in (spoilt, sound)] == ["playing", "ended"]
    await house.store.write(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (spoilt.id,)))


async def test_the_host_may_want_nothing_closed(house: House) -> None:
    house.tables = table_service(house.store, now=lambda: house.now, limits=Limits(lobby_days=0, untouched_days=0))
    tables = [await house.lobby(BORIS), await house.begun(BORIS)]
    assert await look(house, 4000) == []
    assert [await status(house, each.id) for each in tables] == ["lobby", "playing"]

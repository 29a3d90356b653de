"""An offered seat reaches whoever shall have it, and wakes nobody."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.features.seats import SEATS
from bot.hours.habits import Habits
from bot.hours.quiet_hours import Quiet
from bot.store.identity import UserId
from bot.store.telling.news import News, Notice, PanelNews, read_news
from bot.tables.model import Person
from games.core.seats import Seat
from tests.support.days import PEOPLE, Days, days

PLACE = "Europe/Berlin"
CLARA = Person(UserId(9), "Clara", "en")


async def told(time: Days) -> Sequence[News]:
    """All that was to be told."""
    rows = await time.store.read(lambda db: db.execute("SELECT payload FROM outbox ORDER BY id").fetchall())
    return [read_news(payload) for (payload,) in rows]


@pytest.mark.parametrize("declined", [False, True])
@pytest.mark.parametrize(("hour", "rests"), [(12, False), (23, True)])
async def test_an_offer_calls_nobody_in_quiet_hours_but_in_the_morning_if_it_stands(
    tmp_path: Path, hour: int, rests: bool, declined: bool
) -> None:
    async with days(tmp_path) as time:
        time.now = datetime(2026, 11, 18, hour, tzinfo=ZoneInfo(PLACE)).timestamp()
        live = await time.table()
        await time.habits(CLARA, Habits(zone=PLACE, quiet=Quiet(22 * 60, 8 * 60)))
        offered = await time.tables.of(SEATS).offers.offer_own(live.table.id, PEOPLE[0], CLARA)
        *_, panel, notice = await told(time)
        assert isinstance(panel, PanelNews)
        assert isinstance(notice, Notice)
        assert panel.people == (() if rests else (CLARA.id,))
        assert notice.user_id == CLARA.id
        if declined:
            await time.tables.of(SEATS).offers.decline(live.table.id, CLARA, Seat(offered.seat))
        before = len(await told(time))
        await time.pass_hours(8.9)
        assert CLARA.id not in [user for each in (await told(time))[before:] for user in _called(each)]
        await time.pass_hours(0.2)
        called = [user for each in (await told(time))[before:] for user in _called(each)]
        assert called.count(CLARA.id) == (1 if rests and not declined else 0)


def _called(news: News) -> Sequence[UserId]:
    return news.people if isinstance(news, PanelNews) else ()

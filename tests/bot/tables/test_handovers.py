"""An offered seat reaches whoever shall have it, and wakes nobody."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.hours.habits import Habits
from bot.hours.quiet_hours import Quiet
from bot.store.identity import UserId
from bot.store.news import Notice, PanelNews, read_news
from bot.tables import Person
from tests.support.days import PEOPLE, days

PLACE = "Europe/Berlin"
CLARA = Person(UserId(9), "Clara", "en")


@pytest.mark.parametrize(("hour", "rests"), [(12, False), (23, True)])
async def test_an_offer_rings_no_telephone_in_quiet_hours(tmp_path: Path, hour: int, rests: bool) -> None:
    async with days(tmp_path) as time:
        time.now = datetime(2026, 11, 18, hour, tzinfo=ZoneInfo(PLACE)).timestamp()
        live = await time.table()
        await time.habits(CLARA, Habits(zone=PLACE, quiet=Quiet(22 * 60, 8 * 60)))
        await time.tables.handovers.offer_own(live.table.id, PEOPLE[0], CLARA)
        rows = await time.store.read(lambda db: db.execute("SELECT payload FROM outbox ORDER BY id").fetchall())
        *_, panel, notice = [read_news(payload) for (payload,) in rows]
        assert isinstance(panel, PanelNews)
        assert isinstance(notice, Notice)
        assert panel.people == (() if rests else (CLARA.id,))
        assert (notice.user_id, notice.silent) == (CLARA.id, rests)

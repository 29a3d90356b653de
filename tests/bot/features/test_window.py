"""What a week was like, by hand."""

from datetime import UTC, datetime

import pytest

from bot.features.window.rows import Played
from bot.features.window.week import WEEK, First, last_monday, week_of
from bot.store.identity import TableId, UserId
from bot.store.people.skills import Skill

ADA, BORIS, CLARA, NOBODY = (UserId(user) for user in (101, 102, 103, 0))
MONDAY = datetime(2030, 10, 7, 9, tzinfo=UTC).timestamp()
DAY = 86400.0


def played(
    table: int, user: UserId, place: int | None, days: float, game: str = "settlers", skill: Skill | None = None
) -> Played:
    """So many days before the Monday."""
    return Played(TableId(table), user, game, place, lasted=table * DAY, at=MONDAY - days * DAY, skill=skill)


@pytest.mark.parametrize(
    ("now", "monday"),
    [
        (datetime(2030, 10, 7, 9, tzinfo=UTC), datetime(2030, 10, 7, 9, tzinfo=UTC)),
        (datetime(2030, 10, 7, 8, 59, tzinfo=UTC), datetime(2030, 9, 30, 9, tzinfo=UTC)),
        (datetime(2030, 10, 13, 23, tzinfo=UTC), datetime(2030, 10, 7, 9, tzinfo=UTC)),
        (datetime(2030, 10, 14, 9, 1, tzinfo=UTC), datetime(2030, 10, 14, 9, tzinfo=UTC)),
    ],
)
def test_weeks_end_on_mondays(now: datetime, monday: datetime) -> None:
    assert last_monday(now.timestamp()) == monday.timestamp()


def test_a_week_counts_tables_that_were_played_to_the_end_in_it_and_may_be_shown() -> None:
    all_of_them = [
        played(1, ADA, 1, 8),
        played(2, ADA, 1, 6),
        played(2, BORIS, 2, 6),
        played(3, BORIS, 1, 5, "puerto_rico"),
        played(4, CLARA, 1, 4),
        played(5, CLARA, None, 3),
        played(6, ADA, 1, -1),
        played(7, ADA, 2, 2),
    ]
    week = week_of(all_of_them, MONDAY, [TableId(table) for table in (1, 2, 3, 5, 6, 7)])
    assert week is not None
    assert week.games == {"settlers": 2, "puerto_rico": 1}
    assert week.longest.table_id == 7
    assert week.firsts == (
        (First.GAME, "puerto_rico", NOBODY),
        (First.WIN, "puerto_rico", BORIS),
    ), "Ada has won before, and Clara where not all may look"
    assert week_of(all_of_them, MONDAY + 3 * WEEK, [TableId(2)]) is None
    assert week_of(all_of_them, MONDAY, []) is None


def test_who_is_surely_strong_stands_first_in_what_was_played() -> None:
    all_of_them = [
        played(1, ADA, 1, 20, skill=Skill(30.0, 2.0)),
        played(2, BORIS, 1, 19, skill=Skill(32.0, 6.0)),
        played(3, CLARA, 1, 18, "maracaibo", Skill(40.0, 1.0)),
        played(4, ADA, 2, 3, skill=Skill(29.0, 1.0)),
    ]
    week = week_of(all_of_them, MONDAY, [TableId(4)])
    assert week is not None
    assert week.standings == {"settlers": ((ADA, Skill(29.0, 1.0)), (BORIS, Skill(32.0, 6.0)))}

"""What people write about their hours is read in both languages, or refused in plain words."""

import pytest

from bot.hours.habits import Habits
from bot.hours.quiet_hours import Quiet
from bot.tables.model import Refused
from cogs.kit.habits import with_wishes

CHOSEN = Habits(zone="Europe/Berlin", quiet=Quiet(1320, 480), reminder_hours=6, digest=1080, ahead=True)


@pytest.mark.parametrize("none", ["none", "off", "нет", " Никогда ", "-", "0"])
def test_what_is_not_wanted_any_more_can_be_said_in_both_languages(none: str) -> None:
    changed = with_wishes(CHOSEN, quiet=none, digest=none)
    assert (changed.quiet, changed.digest) == (None, None)
    assert (changed.zone, changed.reminder_hours, changed.ahead) == ("Europe/Berlin", 6, True)


def test_what_is_not_named_stays_as_it_is() -> None:
    assert with_wishes(CHOSEN) == CHOSEN
    assert with_wishes(CHOSEN, reminders=0).reminder_hours == 0
    assert with_wishes(CHOSEN, zone="moscow").zone == "Europe/Moscow"


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"zone": "Atlantis"}, "unknown-zone"),
        ({"quiet": "at night"}, "unclear-quiet-hours"),
        ({"digest": "25:00"}, "unclear-time"),
    ],
)
def test_what_is_unclear_is_refused(wishes: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        with_wishes(CHOSEN, **wishes)  # type: ignore[arg-type]
    assert refused.value.reason.key == f"bot-refused-{key}"


def test_hours_of_the_day_need_a_zone_and_giving_them_up_does_not() -> None:
    for wishes in ({"quiet": "22-8"}, {"digest": "18"}):
        with pytest.raises(Refused) as refused:
            with_wishes(Habits(), **wishes)  # type: ignore[arg-type]
        assert refused.value.reason.key == "bot-refused-zone-first"
    assert with_wishes(Habits(), zone="Berlin", quiet="22-8").quiet == Quiet(1320, 480)
    assert with_wishes(Habits(), quiet="off", reminders=3, ahead=True) == Habits(reminder_hours=3, ahead=True)

"""So much within so long for each."""

from bot.host.pace import REMEMBERED, Pace


def test_there_is_room_again_as_time_passes() -> None:
    now = 0.0
    pace = Pace(2, 60.0, lambda: now)
    assert [pace.goes("ada"), pace.goes("ada"), pace.goes("ada"), pace.goes("boris")] == [True, True, False, True]
    now = 45.5
    assert (pace.goes("ada"), pace.wait("ada")) == (False, 15)
    now = 60.0
    assert [pace.goes("ada") for _ in range(3)] == [True, True, False]


def test_what_is_refused_is_told_once_in_so_long() -> None:
    now = 0.0
    pace = Pace(1, 60.0, lambda: now)
    assert [pace.first_refusal("ada"), pace.first_refusal("ada"), pace.first_refusal("boris")] == [True, False, True]
    now = 60.0
    assert pace.first_refusal("ada")


def test_it_remembers_no_more_people_than_there_is_room_for() -> None:
    pace = Pace(1, 60.0, lambda: 0.0)
    for number in range(REMEMBERED + 1):
        assert pace.goes(number)
    assert pace.goes(0), "long ago, and forgotten"
    assert not pace.goes(REMEMBERED)

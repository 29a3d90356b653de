"""Places: by points where points decided, else behind whoever has won."""

from games.core.ending.outcome import Outcome, Rival, ScoreLine, SeatScore, ranked
from games.core.seats import Seat


def scored(*points: int, ties: tuple[int, ...] = ()) -> tuple[SeatScore, ...]:
    breaks = ties or (0,) * len(points)
    return tuple(
        SeatScore(Seat(seat), (ScoreLine("x", total),), (broken,))
        for seat, (total, broken) in enumerate(zip(points, breaks, strict=True))
    )


def test_places_are_by_points_then_by_what_breaks_ties() -> None:
    assert ranked(scored(20, 31, 20, 20, ties=(1, 0, 2, 1))).seat_places == {0: 3, 1: 1, 2: 2, 3: 3}


def test_a_shared_victory_is_everybodys_first_place() -> None:
    assert ranked(scored(30, 30, 8)).seat_places == {0: 1, 1: 1, 2: 3}
    assert Outcome(scored(9, 2, 5), (Seat(0), Seat(1))).seat_places == {0: 1, 1: 1, 2: 3}


def test_whoever_the_game_names_has_won_whatever_the_points_and_all_others_are_equal() -> None:
    outcome = Outcome(scored(9, 2, 5), (Seat(1),))
    assert outcome.seat_places == {0: 2, 1: 1, 2: 2}
    assert [place for _, place in outcome.places] == [1, None, None]


def test_in_a_common_defeat_all_are_last() -> None:
    assert Outcome(scored(9, 2, 5), ()).seat_places == {0: 3, 1: 3, 2: 3}


def test_who_has_lost_alone_has_not_won() -> None:
    assert ranked(scored(9), (Rival("automa", (ScoreLine("x", 12),), (0,)),)).seat_places == {0: 2}
    assert ranked(scored(9), (Rival("automa", (ScoreLine("x", 2),), (0,)),)).seat_places == {0: 1}
    assert Outcome(scored(9), ()).seat_places == {0: 2}

"""Places, paces and strengths."""

from bot.store.identity import UserId
from bot.tables.results import paces_of, places_in
from games.core.outcome import Outcome, ScoreLine, SeatScore, ranked
from games.core.seats import Seat

ADA, BORIS = UserId(1), UserId(2)


def scored(*points: int, ties: tuple[int, ...] = ()) -> tuple[SeatScore, ...]:
    breaks = ties or (0,) * len(points)
    return tuple(
        SeatScore(Seat(seat), (ScoreLine("x", total),), (broken,))
        for seat, (total, broken) in enumerate(zip(points, breaks, strict=True))
    )


def test_places_are_by_points_then_by_what_breaks_ties() -> None:
    assert places_in(ranked(scored(20, 31, 20, 20, ties=(1, 0, 2, 1)))) == {0: 3, 1: 1, 2: 2, 3: 3}


def test_a_shared_victory_is_everybodys_first_place() -> None:
    assert places_in(ranked(scored(30, 30, 8))) == {0: 1, 1: 1, 2: 3}


def test_whoever_the_game_names_has_won_whatever_the_points() -> None:
    assert places_in(Outcome(scored(9, 2, 5), (Seat(1),))) == {0: 2, 1: 1, 2: 3}


def test_in_a_common_defeat_all_are_last() -> None:
    assert places_in(Outcome(scored(9, 2, 5), ())) == {0: 3, 1: 3, 2: 3}


def test_a_pace_is_from_the_move_before_to_the_first_of_ones_own() -> None:
    moves = [(ADA, 0, 0.0), (BORIS, 1, 60.0), (BORIS, 1, 61.0), (ADA, 0, 70.0), (BORIS, 1, 90.0), (ADA, 0, 90.0)]
    assert paces_of([*moves, (None, 1, 95.0)]) == {ADA: 9.0, BORIS: 40.0}

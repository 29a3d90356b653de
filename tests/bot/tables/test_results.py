"""Paces and strengths."""

from bot.store.identity import UserId
from bot.tables.results import paces_of

ADA, BORIS = UserId(1), UserId(2)


def test_a_pace_is_from_the_move_before_to_the_first_of_ones_own() -> None:
    moves = [(ADA, 0, 0.0), (BORIS, 1, 60.0), (BORIS, 1, 61.0), (ADA, 0, 70.0), (BORIS, 1, 90.0), (ADA, 0, 90.0)]
    assert paces_of([*moves, (None, 1, 95.0)]) == {ADA: 9.0, BORIS: 40.0}

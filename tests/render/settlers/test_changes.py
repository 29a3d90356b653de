"""What has come since an earlier view is found, and nothing else."""

from games.core.saving import clone
from games.core.seats import Seat
from games.settlers.state import Lot, State
from render.settlers.changes import changes
from tests.render.settlers.positions import played


def _pair() -> tuple[State, State]:
    before = played(2, 20)
    return before, clone(before)


def test_without_an_earlier_view_nothing_is_new() -> None:
    now = played(2, 20)
    found = changes(None, now)

    assert not any(found.new_in(row, place) for row in now.rows for place in range(5))
    assert not found.at(Seat(1)).spots


def test_equal_views_have_no_changes() -> None:
    before, now = _pair()
    found = changes(before, now)

    assert not any(found.new_in(row, place) for row in now.rows for place in range(5))
    assert all(not seat.spots and not seat.carts and not seat.tokens for seat in found.seats)


def test_of_equal_tiles_in_a_row_the_last_is_new() -> None:
    before, now = _pair()
    before.rows["nature"], now.rows["nature"] = ["lake", "cliff"], ["lake", "cliff", "lake"]
    found = changes(before, now)

    assert [found.new_in("nature", place) for place in range(3)] == [False, False, True]


def test_in_a_cleared_row_what_came_after_is_new() -> None:
    before, now = _pair()
    before.rows["village"], now.rows["village"] = ["mine"] * 5, ["stable"]

    assert changes(before, now).new_in("village", 0)


def test_new_tiles_ruins_and_coins_are_new_on_their_squares() -> None:
    before, now = _pair()
    ruined, sold = list(now.players[1].land)[:2]
    now.players[1].land[ruined].ruined = True
    now.players[1].land[sold].coin = True
    now.players[0].land["t27"] = Lot("lake")
    found = changes(before, now)

    assert found.at(Seat(1)).spots == {ruined, sold}
    assert found.at(Seat(0)).spots == {"t27"}


def test_carts_and_tokens_gained_are_new_and_tokens_spent_are_not() -> None:
    before, now = _pair()
    before.players[0].tokens, now.players[0].tokens = {"war": 1, "coin": 0}, {"war": 0, "coin": 2}
    now.players[0].masters = [*before.players[0].masters, "smith"]
    now.players[0].carts = ["g7_h8"]
    found = changes(before, now).at(Seat(0))

    assert found.tokens == {"coin", "smith"}
    assert found.carts == {"g7_h8"}

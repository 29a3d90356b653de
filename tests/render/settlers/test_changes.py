"""What has come since an earlier view is found, and nothing else."""

from games.core.saving import clone
from games.core.seats import Seat
from games.settlers.state import Lot, State
from render.settlers.changes import Taken, changes
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


def test_who_has_taken_a_tile_is_known_by_its_kind() -> None:
    before, now = _pair()
    now.players[1].land["t27"] = Lot("lake")
    now.players[0].land["t28"] = Lot("mine")
    found = changes(before, now)

    assert found.taken_from("nature") == [Taken("lake", Seat(1))]
    assert found.taken_from("village") == [Taken("mine", Seat(0))]
    assert found.taken_from("city") == []


def test_the_tiles_of_the_draft_were_taken_from_nobody() -> None:
    before, now = _pair()
    before.players[0].land, now.players[0].land = {}, {"g7": Lot("lake"), "g8": Lot("cliff")}

    assert changes(before, now).taken == ()


def test_who_has_put_a_token_on_somebody_elses_tile_is_who_has_fewer() -> None:
    before, now = _pair()
    ruined, sold = list(now.players[1].land)[:2]
    before.players[0].tokens, now.players[0].tokens = {"war": 1, "coin": 1}, {"war": 0, "coin": 1}
    before.players[1].tokens, now.players[1].tokens = {"coin": 1}, {"coin": 0}
    now.players[1].land[ruined].ruined = True
    now.players[1].land[sold].coin = True

    assert changes(before, now).at(Seat(1)).by == {ruined: Seat(0)}, "nobody puts a coin on a tile of their own"

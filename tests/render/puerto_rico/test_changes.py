"""What has come or altered since an earlier view is found, and nothing else."""

from games.core.saving import clone
from games.core.seats import Seat
from games.puerto_rico.state import State
from render.puerto_rico.changes import Changes, Gone, SeatChanges, changes
from tests.render.puerto_rico.positions import crowded


def _pair() -> tuple[State, State]:
    before = crowded(5)
    return before, clone(before)


def test_without_an_earlier_view_nothing_is_new() -> None:
    assert changes(None, crowded(5)) == Changes()
    assert changes(None, crowded(5)).at(Seat(4)) == SeatChanges()


def test_equal_views_have_no_changes() -> None:
    found = changes(*_pair())

    assert not any([found.roles, found.market, found.ships, *found.house, *found.row])
    for seat in found.seats:
        assert not any([*seat.tiles, seat.buildings, seat.staffed, seat.goods, seat.coins, seat.points])


def test_roles_taken_and_doubloons_laid_on_roles_are_new() -> None:
    before, now = _pair()
    before.boards[0].roles, now.boards[1].roles = ["mayor"], ["mayor", "trader"]
    before.roles["builder"], now.roles["builder"] = 0, 1
    before.roles["captain"], now.roles["captain"] = 2, 0

    assert changes(before, now).roles == {"mayor", "trader", "builder"}


def test_what_changed_in_the_middle() -> None:
    before, now = _pair()
    now.market["wharf"] -= 1
    now.ships[1].load -= 1
    now.house = ["coffee", "coffee"]
    now.row = [*before.row[1:], "quarry"]
    found = changes(before, now)

    assert found.market == {"wharf"}
    assert found.ships == {now.ships[1].capacity}
    assert found.house == (False, True)
    assert found.row == (*[False] * (len(now.row) - 1), True)


def test_what_changed_on_a_board() -> None:
    before, now = _pair()
    board = now.boards[2]
    before.boards[2].island, board.island = ["corn"], ["corn", "corn"]
    before.boards[2].city = board.city[1:]
    board.nobles["corn"] = 1
    del board.colonists["tobacco"]
    board.goods["sugar"] -= 1
    board.coins += 1
    found = changes(before, now)

    assert (found.at(Seat(2)).new_tile(0), found.at(Seat(2)).new_tile(1)) == (False, True)
    assert found.at(Seat(2)).buildings == {board.city[0]}
    assert found.at(Seat(2)).staffed == {"corn", "tobacco"}
    assert found.at(Seat(2)).goods == {"sugar"}
    assert (found.at(Seat(2)).coins, found.at(Seat(3)).coins) == (True, False)


def test_plantations_that_were_taken_are_known_by_their_place_and_by_who_has_them() -> None:
    before, now = _pair()
    before.row = ["corn", "sugar", "indigo", "corn", "coffee"]
    now.row = ["sugar", "corn"]
    for board in (*before.boards, *now.boards):
        board.island = []
    now.boards[1].island, now.boards[2].island, now.boards[4].island = ["corn"], ["indigo"], ["indigo"]
    assert changes(before, now).gone == (
        Gone(0, "corn", Seat(1)),
        Gone(2, "indigo", None),
        Gone(4, "coffee", None),
    ), "one of two has the indigo, and nobody shows a coffee"


def test_a_new_row_has_no_traces_of_the_old_one() -> None:
    before, now = _pair()
    before.row, now.row = ["corn", "sugar"], ["sugar", "corn"]
    assert changes(before, now).gone == ()

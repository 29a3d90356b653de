"""The moments of the guests: who is asked when, and what a guest that comes late still does."""

import pytest

from games.core.seats import Seat
from games.puerto_rico.moves import Guests
from games.puerto_rico.turns.guests import useful_now
from tests.games.puerto_rico.table import Table


@pytest.mark.rule("PR-LIGHT-02", "PR-GUEST-02")
@pytest.mark.parametrize(
    ("seat", "goods", "asked"), [(0, "corn sugar", "MoveGuests"), (0, "", "MoveGuests"), (1, "corn sugar", "Load")]
)
def test_the_captain_alone_is_asked_about_the_lighthouse_before_anything_is_loaded(
    seat: int, goods: str, asked: str
) -> None:
    table = Table().seat(seat, city="guesthouse lighthouse-", goods=goods).begin("captain")
    assert (table.asked(), table.waiting()) == (asked, (seat,))


@pytest.mark.rule("PR-UNION-01", "PR-SUPPLIER-01", "PR-GUEST-02")
@pytest.mark.parametrize(
    ("city", "goods", "asked"),
    [
        ("guesthouse union_hall-", "", "ChooseRole"),
        ("guesthouse union_hall-", "corn sugar", "MoveGuests"),
        ("guesthouse! union_hall-", "corn sugar", "MoveGuests"),
        ("guesthouse royal_supplier-", "corn sugar", "Load"),
        ("guesthouse! royal_supplier-", "corn sugar", "MoveGuests"),
        ("guesthouse! royal_supplier-", "", "ChooseRole"),
        ("royal_supplier! union_hall", "", "ChooseRole"),
        ("royal_supplier!", "corn sugar", "Supply"),
        ("royal_supplier", "corn sugar", "Load"),
    ],
)
def test_before_loading_they_are_asked_where_goods_and_nobles_make_it_worth_while(
    city: str, goods: str, asked: str
) -> None:
    assert Table(nobles="on").seat(1, city=city, goods=goods).begin("captain").asked() == asked


@pytest.mark.rule("PR-LIGHT-02", "PR-UNION-02", "PR-SUPPLIER-01")
@pytest.mark.parametrize(
    ("building", "coins", "points"), [("lighthouse", 1, 0), ("union_hall", 0, 1), ("royal_supplier!", 0, 1)]
)
def test_what_worked_before_the_first_loading_works_no_second_time_when_a_guest_moves(
    building: str, coins: int, points: int
) -> None:
    table = Table(nobles="on").seat(0, island="corn-", city=f"guesthouse {building}", goods="corn corn sugar")
    table.coins(0, 0, 0, 0).begin("captain")
    if table.asked() == "Supply":
        table.do(0, "supply sugar")
    assert table.asked() == "Load"
    table.do(0, "guests corn 1")
    assert table.asked() == "Load"
    assert (table.board(0).coins, table.board(0).points) == (coins, points)


@pytest.mark.rule("PR-UNION-01")
def test_a_union_hall_counts_when_its_owners_turn_comes_and_not_when_a_guest_does() -> None:
    table = Table().seat(0, goods="corn sugar").seat(1, city="guesthouse union_hall-", goods="coffee coffee")
    table.begin("captain").do(1, "guests union-hall 1")
    assert (table.waiting(), table.board(1).points) == ((0,), 0)
    table.do(0, "ship corn 5")
    assert [event.args["points"] for event in table.log("award")] == [1]


@pytest.mark.rule("PR-GUEST-02", "PR-NOBLE-10")
@pytest.mark.parametrize(
    ("house", "guest", "nobody"),
    [("guesthouse", "corn 1", "corn 1 noble"), ("guesthouse!", "corn 1 noble", "corn 1 colonist")],
)
def test_only_who_is_in_the_house_can_go(house: str, guest: str, nobody: str) -> None:
    table = Table(nobles="on").seat(1, island="corn- corn-", city=house).begin("settler")
    assert table.can(1, f"guests {guest}")
    assert not table.can(1, f"guests {nobody}")
    assert not table.play.legal(Seat(1)).accepts(Guests(()))


@pytest.mark.rule("PR-UNION-01")
def test_when_goods_are_stored_the_union_hall_is_too_late() -> None:
    table = Table().loaded(ship_5="coffee 1", ship_6="tobacco 1", ship_7="corn 1")
    table.seat(1, city="guesthouse union_hall-", goods="sugar sugar indigo").begin("captain")
    while table.asked() != "Keep":
        table.do(1, "pass")
    table.do(1, "guests union-hall 1")
    assert (table.asked(), table.board(1).points) == ("Keep", 0)


@pytest.mark.rule("PR-GUEST-02", "PR-CRAFT-02")
def test_whoever_has_guests_is_asked_before_producing_when_the_turn_comes() -> None:
    table = Table().seat(0, island="corn").seat(2, island="corn")
    for seat in (1, 3):
        table.seat(seat, island="corn corn-", city="guesthouse")
    table.begin("craftsman")
    assert ([event.seat for event in table.log("produce")], table.waiting()) == ([0], (1,))
    table.do(1, "pass")
    assert ([event.seat for event in table.log("produce")], table.waiting()) == ([1, 2], (3,))
    table.do(3, "guests corn 1")
    assert [board.goods["corn"] for board in table.state.boards] == [2, 1, 1, 2]


@pytest.mark.rule("PR-GUEST-02")
@pytest.mark.parametrize(("place", "aside"), [("wharf-", False), ("office-", True)])
def test_guests_bear_on_a_question_where_they_could_help(place: str, aside: bool) -> None:
    table = Table().seat(1, city=f"guesthouse {place}", goods="corn sugar")
    offer = table.begin("captain").play.legal(Seat(1)).offer("guests")
    assert offer is not None
    assert (table.asked(), offer.aside) == ("Load", aside)


@pytest.mark.rule("PR-GUEST-02")
@pytest.mark.parametrize(("ending", "places"), [("", set()), ("city", {"city_hall", "residence"})])
def test_between_the_roles_only_what_counts_at_the_end_is_worth_a_guest(ending: str, places: set[str]) -> None:
    table = Table()
    table.state.ending = ending
    found = useful_now(table.state, Seat(0))
    assert {place for place in ("city_hall", "residence", "library", "wharf", "corn") if place in found} == places


@pytest.mark.rule("PR-GUEST-02")
def test_while_a_role_is_chosen_nobody_waits_for_them() -> None:
    table = Table().seat(0, island="corn-", city="guesthouse library-").choosing(0)
    offer = table.play.legal(Seat(0)).offer("guests")
    assert offer is not None
    assert offer.aside

"""New Buildings: the guesthouse."""

import pytest

from games.puerto_rico.moves import Guests
from tests.games.puerto_rico.table import Table


@pytest.mark.rule("PR-GUEST-01")
def test_its_two_circles_are_filled_in_the_mayor_phase() -> None:
    table = Table().seat(0, island="corn-", city="guesthouse- office-", rose=1).begin("mayor")
    table.do(0, "mayor guesthouse 2, office 1")
    assert table.board(0).staff("guesthouse") == 2


@pytest.mark.rule("PR-GUEST-01")
def test_they_must_be_filled_like_others_and_count_for_the_ship() -> None:
    table = Table().seat(0, city="guesthouse-", rose=3).begin("mayor")
    assert table.board(0).colonists == {"guesthouse": 2, "rose": 3}
    table = Table().seat(0, city="guesthouse- tobacco_storage- coffee_roaster-").begin("mayor")
    table.do(0, "mayor tobacco-storage 2")
    assert table.state.ship_colonists == 2 + 1 + 2


@pytest.mark.rule("PR-GUEST-02")
@pytest.mark.parametrize("place", ["corn", "quarry", "office", "coffee_roaster"])
def test_guests_go_to_empty_circles_on_anybodys_turn(place: str) -> None:
    table = Table().seat(2, island="corn- quarry-", city="guesthouse office- coffee_roaster-").begin("settler")
    assert table.waiting() == (0,)
    table.do(2, f"guests {place.replace('_', '-')} 1")
    assert table.board(2).staff(place) == 1
    assert table.board(2).staff("guesthouse") == 1
    assert table.waiting() == (0,)


@pytest.mark.rule("PR-GUEST-02")
def test_they_work_immediately() -> None:
    table = Table().seat(0, city="guesthouse").seat(1, city="guesthouse office-", goods="sugar")
    table.sold("sugar").begin("trader")
    assert table.waiting() == (1,)
    assert not table.can(1, "sell sugar")
    table.do(1, "guests office 1")
    table.do(1, "sell sugar")
    assert table.state.house == ["sugar", "sugar"]


@pytest.mark.rule("PR-GUEST-02")
def test_they_may_come_to_make_goods() -> None:
    table = Table().seat(1, island="corn- corn", city="guesthouse").begin("craftsman")
    assert table.asked() == "MoveGuests"
    assert table.waiting() == (1,)
    table.do(1, "guests corn 1")
    assert table.board(1).goods["corn"] == 2
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-GUEST-02")
def test_they_may_come_just_before_goods_are_stored() -> None:
    table = Table().seat(1, city="guesthouse large_warehouse-", goods="corn corn sugar sugar").storing()
    assert table.verbs(1) == {"keep", "guests"}
    table.do(1, "guests large-warehouse 1")
    table.do(1, "store corn+sugar none")
    assert sum(table.board(1).goods.values()) == 4


@pytest.mark.rule("PR-GUEST-02")
def test_with_one_kind_to_store_they_are_waited_for_too() -> None:
    table = Table().seat(1, city="guesthouse small_warehouse-", goods="corn corn corn").storing()
    assert table.asked() == "Keep"


@pytest.mark.rule("PR-GUEST-02")
@pytest.mark.parametrize(
    ("role", "city"),
    [("settler", "construction_hut-"), ("builder", "university-"), ("trader", "trading_post-"), ("captain", "wharf-")],
)
def test_their_owner_is_asked_where_they_could_help(role: str, city: str) -> None:
    full = "corn corn corn indigo indigo indigo sugar sugar sugar tobacco tobacco"
    table = Table().coins(0, 0, 0, 0).seat(1, island=full, city=f"guesthouse {city}", goods="sugar sugar")
    table.sold("sugar").loaded(ship_5="coffee 1", ship_6="tobacco 1", ship_7="corn 1").begin(role)
    if table.waiting() == (0,):
        table.do(0, "pass")
    assert table.waiting() == (1,)
    assert "guests" in table.verbs(1)


def test_nobody_waits_for_them_where_they_cannot_help() -> None:
    table = Table().coins(0, 0, 0, 0).seat(1, island="corn-", city="guesthouse factory").begin("builder")
    table.do(1, "decline factory")
    table.do(0, "pass")
    assert [event.seat for event in table.log("pass") if event.auto] == [1, 2, 3]


@pytest.mark.rule("PR-GUEST-02")
def test_they_may_come_before_the_union_hall_counts() -> None:
    table = Table().seat(1, city="guesthouse union_hall-", goods="corn corn").begin("captain")
    assert table.asked() == "MoveGuests"
    table.do(1, "guests union-hall 1")
    assert table.board(1).points == 1


@pytest.mark.rule("PR-GUEST-02", "PR-UNION-01")
def test_the_union_hall_counts_also_if_they_come_at_the_question_of_loading() -> None:
    table = Table().seat(1, city="guesthouse union_hall-", goods="corn corn corn sugar sugar")
    table.begin("captain").do(1, "pass")
    assert table.asked() == "Load"
    table.do(1, "guests union-hall 1")
    assert table.board(1).points == 2
    table.do(1, "ship corn 7")
    assert table.board(1).points == 5


@pytest.mark.rule("PR-UNION-01")
def test_after_the_first_loading_the_union_hall_is_too_late() -> None:
    table = Table().seat(1, city="guesthouse union_hall-", goods="corn corn sugar sugar").begin("captain")
    table.do(1, "pass")
    table.do(1, "ship corn 7")
    before = table.board(1).points
    table.do(1, "guests union-hall 1")
    assert table.board(1).points == before


@pytest.mark.rule("PR-GUEST-02", "PR-SUPPLIER-01")
def test_the_royal_supplier_may_be_called_at_the_question_of_loading() -> None:
    table = Table(nobles="on").seat(1, city="guesthouse! royal_supplier-", goods="corn corn sugar")
    table.begin("captain").do(1, "pass")
    assert table.asked() == "Load"
    table.do(1, "guests royal-supplier 1")
    assert table.asked() == "Supply"
    table.do(1, "supply corn")
    assert (table.asked(), table.board(1).points, table.board(1).goods["corn"]) == ("Load", 1, 1)


@pytest.mark.rule("PR-GUEST-02", "PR-LIGHT-02")
def test_the_captains_lighthouse_shines_from_when_a_guest_comes() -> None:
    table = Table().seat(0, city="guesthouse lighthouse-", goods="corn corn")
    table.begin("captain").do(0, "pass")
    before = table.board(0).coins
    table.do(0, "guests lighthouse 1")
    assert table.board(0).coins == before + 1


@pytest.mark.rule("PR-GUEST-02")
def test_they_may_come_to_hunt_at_the_end_of_the_settler_phase() -> None:
    table = Table(nobles="on").seat(1, island="corn", city="guesthouse hunting_lodge-").begin("settler")
    for seat in range(4):
        table.do(seat, "pass")
    assert table.asked() == "MoveGuests"
    table.do(1, "guests hunting-lodge 1")
    table.do(1, "hunt corn")
    assert table.board(1).island == []


def test_who_passes_at_the_hunting_lodge_is_not_asked_again() -> None:
    table = Table(nobles="on").seat(1, island="corn", city="guesthouse hunting_lodge-").begin("settler")
    for seat in range(4):
        table.do(seat, "pass")
    table.do(1, "pass")
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-GUEST-02")
def test_they_may_come_to_a_villa_before_the_mayor() -> None:
    table = Table(nobles="on").seat(2, city="guesthouse villa-").begin("mayor")
    assert table.waiting() == (2,)
    table.do(2, "guests villa 1")
    assert table.board(2).all_nobles() == 1


@pytest.mark.rule("PR-GUEST-02")
def test_they_may_come_to_a_large_building_before_the_score() -> None:
    table = Table().seat(1, city="guesthouse city_hall-")
    table.state.ending = "city"
    table.last_choice(3)
    table.do(3, "choose prospector")
    assert table.waiting() == (1,)
    table.do(1, "guests city-hall 1")
    assert table.state.over
    assert "city_hall" in table.board(1).colonists


@pytest.mark.rule("PR-GUEST-03")
def test_a_guest_that_went_stays_until_the_next_mayor() -> None:
    table = Table().seat(1, island="corn- corn-", city="guesthouse").begin("settler")
    table.do(1, "guests corn 1")
    assert not table.can(1, "guests guesthouse 1")
    table.do(1, "guests corn 1")
    assert table.why_not(1, Guests((("corn", "colonist", 1),))) == "no-guests"
    table.pass_on()
    table.begin("mayor")
    table.do(1, "mayor guesthouse 2, corn 1")
    assert table.board(1).staff("guesthouse") == 2


@pytest.mark.rule("PR-GUEST-03", "PR-GUEST-01")
def test_they_do_not_move_while_colonists_are_placed() -> None:
    table = Table().seat(0, island="corn- sugar- coffee-").seat(1, city="guesthouse", island="corn-").begin("mayor")
    assert table.why_not(1, Guests((("corn", "colonist", 1),))) == "guests-rest"


@pytest.mark.rule("PR-GUEST-04")
def test_together_or_one_by_one() -> None:
    table = Table().seat(1, island="corn- quarry-", city="guesthouse").begin("settler")
    table.do(1, "guests corn 1, quarry 1")
    assert table.board(1).colonists == {"corn": 1, "quarry": 1}
    assert table.log("guests")[0].args == {"place": ("corn", "quarry")}
    table = Table().seat(1, island="corn- corn-", city="guesthouse").begin("settler")
    table.do(1, "guests corn 2")
    table = Table().seat(1, island="corn- quarry-", city="guesthouse").begin("settler")
    table.do(1, "guests corn 1")
    table.pass_on()
    table.begin("builder")
    table.do(1, "guests quarry 1")
    assert table.board(1).colonists == {"corn": 1, "quarry": 1}


@pytest.mark.rule("PR-GUEST-05")
@pytest.mark.parametrize(("role", "gain"), [("prospector", 2), ("mayor", 0)])
def test_a_guest_may_take_over_the_library_after_the_role_is_taken(role: str, gain: int) -> None:
    table = Table().seat(0, city="guesthouse library-").begin(role)
    assert table.asked() == "MoveGuests"
    table.do(0, "guests library 1")
    assert table.board(0).coins == 3 + gain
    if role == "mayor":
        assert table.board(0).colonists == {"library": 1, "guesthouse": 2, "rose": 2}


@pytest.mark.rule("PR-GUEST-05")
def test_the_craftsman_may_still_call_a_guest_to_the_library() -> None:
    table = Table().seat(0, island="corn", city="guesthouse library-").begin("craftsman")
    assert table.asked() == "MoveGuests"
    table.do(0, "guests library 1")
    assert table.board(0).goods["corn"] == 1 + 2
    table = Table().seat(0, island="corn").seat(1, island="corn", city="guesthouse library-").begin("craftsman")
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-NOBLE-10", "PR-GUEST-01")
def test_who_is_a_guest_is_chosen_even_if_every_circle_is_filled() -> None:
    table = Table(nobles="on").seat(1, island="corn-", city="guesthouse-", rose=2)
    table.board(1).nobles["rose"] = 1
    table.state.nobles -= 1
    table.begin("mayor")
    while table.asked() == "TakePiece":
        table.do(table.waiting()[0], "take colonist")
    assert table.waiting() == (1,)
    assert table.can(1, "mayor corn 1 noble, guesthouse 2")
    assert table.can(1, "mayor corn 1, guesthouse 1, guesthouse 1 noble")


@pytest.mark.rule("PR-NOBLE-10")
def test_nobles_are_guests_too() -> None:
    table = Table(nobles="on").seat(0, island="corn-", city="guesthouse! chapel-").begin("settler")
    table.do(0, "guests chapel 1")
    assert table.board(0).nobles == {"guesthouse": 1, "chapel": 1}


def test_passing_leaves_them_where_they_are() -> None:
    table = Table().seat(1, island="corn-", city="guesthouse").begin("craftsman")
    table.do(1, "pass")
    assert table.board(1).colonists == {"guesthouse": 2}
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-GUEST-02")
def test_while_people_are_placed_the_guests_rest() -> None:
    table = Table().seat(0, island="corn- corn- corn- corn-", city="guesthouse").begin("mayor")
    assert table.asked() == "Assign"
    assert not table.can(0, "guests corn 1")
    assert table.why_not(0, Guests((("corn", "colonist", 1),))) == "guests-rest"


@pytest.mark.rule("PR-GUEST-02")
@pytest.mark.parametrize(
    ("role", "board", "asked"),
    [
        ("settler", "forest_house-", "TakeTile"),
        ("builder", "university-", "Build"),
        ("builder", "quarry-", "Build"),
        ("craftsman", "coffee_roaster-", "MoveGuests"),
        ("craftsman", "factory-", "MoveGuests"),
        ("trader", "large_market-", "Trade"),
        ("captain", "royal_supplier-", "MoveGuests"),
        ("captain", "union_hall-", "MoveGuests"),
        ("captain", "harbor-", "Load"),
    ],
)
def test_their_owner_is_asked_where_they_help_in_the_phase(role: str, board: str, asked: str) -> None:
    table = Table(nobles="on").seat(1, island="coffee corn!", city="guesthouse", goods="corn corn sugar")
    (table.seat(1, island=board) if board == "quarry-" else table.seat(1, city=board)).begin(role)
    if table.waiting() == (0,):
        table.do(0, "pass")
    assert (table.asked(), table.waiting()) == (asked, (1,))
    assert "guests" in table.verbs(1)

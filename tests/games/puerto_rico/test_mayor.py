"""The mayor: colonists and nobles arrive and are placed."""

import pytest

from games.core.seats import Seat
from games.puerto_rico.moves import Mayor
from games.puerto_rico.roles.openings import circles
from games.puerto_rico.roles.placement import anew, completed, layout, matters
from tests.games.puerto_rico.table import Table


def confirm(table: Table) -> None:
    """Everybody who is asked takes the proposed placement."""
    while table.asked() == "Assign":
        seat = table.waiting()[0]
        request = table.play.legal(Seat(seat))
        table.do(seat, request.text(request.offers[0].moves(1)[0]))


@pytest.mark.rule("PR-MAYOR-01", "PR-MAYOR-03")
def test_the_privilege_comes_from_the_supply_and_the_ship_is_dealt_from_the_mayor_on() -> None:
    table = Table()
    table.state.ship_colonists, table.state.colonists = 6, table.state.colonists - 2
    supply = table.state.colonists
    table.begin("mayor", by=2)
    assert [board.staff("rose") for board in table.state.boards] == [1, 1, 3, 2]
    assert [event.args for event in table.log("mayor")] == [{"colonists": 1}]
    assert supply - 1 - 4 == table.state.colonists
    assert table.state.ship_colonists == 4


@pytest.mark.rule("PR-MAYOR-02", "PR-MAYOR-18")
def test_without_a_supply_there_is_no_privilege_and_a_short_ship_serves_the_first() -> None:
    table = Table()
    table.seat(0, rose=table.state.colonists)
    table.seat(1).board(1).colonists["rose"] = 2
    table.state.ship_colonists = 2
    before = [board.staff("rose") for board in table.state.boards]
    table.begin("mayor", by=3)
    after = [board.staff("rose") for board in table.state.boards]
    assert [now - then for then, now in zip(before, after, strict=True)] == [1, 0, 0, 1]


@pytest.mark.rule("PR-MAYOR-04", "PR-MAYOR-08")
def test_all_colonists_may_be_rearranged() -> None:
    table = Table().seat(0, island="corn indigo- quarry- sugar- coffee-", city="hacienda").begin("mayor")
    assert table.board(0).colonists == {"corn": 1, "hacienda": 1, "rose": 2}
    table.do(0, "mayor indigo 1, quarry 1, sugar 1, coffee 1")
    assert table.board(0).colonists == {"indigo": 1, "quarry": 1, "sugar": 1, "coffee": 1}


@pytest.mark.rule("PR-MAYOR-05")
def test_no_place_holds_more_than_its_circles() -> None:
    table = Table().seat(0, island="corn- corn- quarry-", city="large_indigo_plant- coffee_roaster- office-")
    assert circles(table.board(0)) == {
        "corn": 2,
        "quarry": 1,
        "large_indigo_plant": 3,
        "coffee_roaster": 2,
        "office": 1,
    }
    table.begin("mayor")
    assert table.can(0, "mayor corn 2")
    assert table.why_not(0, Mayor((("office", "colonist", 2),))) == "too-many-there"


@pytest.mark.rule("PR-MAYOR-06", "PR-BLDG-01")
@pytest.mark.parametrize(("island", "payable"), [("quarry-", False), ("quarry", True)])
def test_a_place_works_once_somebody_stands_there(island: str, payable: bool) -> None:
    table = Table().coins(1, 0, 0, 0).seat(0, island=island).begin("builder")
    assert table.can(0, "build small-warehouse") == payable


@pytest.mark.rule("PR-MAYOR-07")
def test_circles_must_be_filled_while_there_are_colonists() -> None:
    table = Table().seat(0, island="corn- corn- sugar-").begin("mayor")
    assert table.why_not(0, Mayor((("corn", "colonist", 1),))) == "fill-circles"
    assert table.why_not(0, Mayor(())) == "fill-circles"
    table.do(0, "mayor corn 2")
    assert not table.board(0).occupied("rose")


@pytest.mark.rule("PR-MAYOR-09", "PR-GEN-04")
def test_who_finds_no_circle_waits_for_a_later_phase() -> None:
    table = Table().seat(0, island="corn-", rose=3).seat(1, island="corn-", rose=1).begin("mayor")
    assert table.board(0).colonists == {"corn": 1, "rose": 4}
    assert {(event.seat, event.auto) for event in table.log("assign")} == {(0, True), (1, True)}
    confirm(table)
    table.seat(0, island="sugar- coffee-").begin("mayor", by=1)
    assert table.board(0).colonists == {"corn": 1, "sugar": 1, "coffee": 1, "rose": 3}


@pytest.mark.rule("PR-MAYOR-10")
@pytest.mark.parametrize("role", ["settler", "builder", "craftsman", "trader", "captain", "prospector"])
def test_nobody_moves_in_other_phases(role: str) -> None:
    table = Table().seat(0, island="corn corn-", city="office-", rose=2)
    table.begin(role)
    if table.asked() != "ChooseRole":
        assert table.why_not(0, Mayor((("corn", "colonist", 2),))) == "other-role"
    table.pass_on()
    assert table.board(0).colonists == {"corn": 1, "rose": 2}


@pytest.mark.rule("PR-MAYOR-11")
def test_all_place_at_the_same_time_and_order_makes_no_difference() -> None:
    ends = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        table = Table()
        for seat in range(4):
            table.seat(seat, island="corn- corn- sugar-")
        table.begin("mayor")
        assert set(table.waiting()) == {0, 1, 2, 3}
        for seat in order:
            table.do(seat, "mayor corn 1, sugar 1" if seat == 0 else "mayor sugar 1")
        ends.append([board.colonists for board in table.state.boards])
    assert ends[0] == ends[1]


@pytest.mark.rule("PR-MAYOR-11")
def test_a_table_may_place_in_turn_order() -> None:
    table = Table(mayor="in_turn")
    for seat in range(4):
        table.seat(seat, island="corn- corn- sugar-")
    table.begin("mayor", by=1)
    asked = []
    while table.asked() == "Assign":
        asked.append(table.waiting())
        table.do(table.waiting()[0], "mayor corn 1, sugar 1" if len(asked) == 1 else "mayor sugar 1")
    assert asked == [(1,), (2,), (3,), (0,)]


@pytest.mark.rule("PR-MAYOR-12", "PR-MAYOR-13", "PR-MAYOR-14")
@pytest.mark.parametrize(
    ("city", "ship"), [("", 4), ("tobacco_storage- office-", 4), ("tobacco_storage- coffee_roaster- office- wharf-", 7)]
)
def test_the_ship_is_filled_for_empty_circles_of_buildings_at_least_one_for_each_player(city: str, ship: int) -> None:
    table = Table().seat(1, island="corn- corn- quarry- quarry- corn- corn-", city=city).begin("mayor")
    supply = table.state.colonists
    while table.asked() == "Assign":
        seat = table.waiting()[0]
        table.do(seat, "mayor corn 1")
    assert table.state.ship_colonists == ship
    assert supply - table.state.colonists == ship
    assert not table.state.ending


@pytest.mark.rule("PR-MAYOR-12", "PR-MAYOR-13")
def test_waiting_colonists_do_not_count_for_the_refill() -> None:
    table = Table().seat(0, rose=5, city="tobacco_storage coffee_roaster large_indigo_plant").begin("mayor")
    assert table.state.ship_colonists == 4


@pytest.mark.rule("PR-MAYOR-15", "PR-END-02")
def test_too_few_colonists_for_the_ship_end_the_game_with_the_round() -> None:
    table = Table()
    table.seat(0, rose=table.state.colonists - 4)
    table.begin("mayor")
    assert (table.state.ship_colonists, table.state.colonists) == (3, 0)
    assert table.state.ending == "colonists"
    assert not table.state.over


@pytest.mark.rule("PR-MAYOR-16")
def test_exactly_enough_colonists_end_nothing() -> None:
    table = Table()
    table.seat(0, rose=table.state.colonists - 5)
    table.begin("mayor")
    assert (table.state.ship_colonists, table.state.colonists) == (4, 0)
    assert table.state.ending == ""


@pytest.mark.rule("PR-MAYOR-17")
def test_the_refill_is_never_forgotten() -> None:
    table = Table().seat(0, city="tobacco_storage- coffee_roaster- large_indigo_plant- large_sugar_mill-")
    table.begin("mayor")
    table.do(0, "mayor large-indigo-plant 2")
    assert len(table.log("refill")) == 1
    assert table.state.ship_colonists == 9


@pytest.mark.rule("PR-2P-06")
def test_the_ship_brings_two_players_at_least_two() -> None:
    table = Table(2).begin("mayor")
    assert table.state.ship_colonists == 2


@pytest.mark.rule("PR-LIB-02")
def test_a_library_doubles_the_privilege() -> None:
    table = Table().seat(0, city="library").begin("mayor")
    assert table.board(0).staff("rose") == 3


class TestProposal:
    def test_everybody_stays_and_newcomers_complete_pairs(self) -> None:
        table = Table().seat(0, island="coffee indigo- corn-", city="coffee_roaster- small_indigo_plant-", rose=0)
        table.begin("mayor")
        assert table.proposed(0) == {"coffee": 1, "coffee_roaster": 1, "corn": 1}

    @pytest.mark.parametrize(
        ("island", "city", "rose", "proposed"),
        [
            ("indigo indigo- sugar-", "large_indigo_plant-", 1, {"large_indigo_plant": 1, "indigo": 1}),
            ("indigo-  sugar- corn-", "large_indigo_plant", 2, {"large_indigo_plant": 3, "indigo": 1, "corn": 1}),
            ("tobacco- tobacco-", "tobacco_storage- fortress-", 1, {"fortress": 1}),
            (
                "tobacco- indigo- quarry-",
                "tobacco_storage- hospice-",
                3,
                {"hospice": 1, "tobacco": 1, "tobacco_storage": 1},
            ),
            ("coffee- corn-", "", 1, {"corn": 1}),
            ("quarry- corn- coffee-", "small_market-", 3, {"corn": 1, "quarry": 1, "small_market": 1}),
            ("coffee- indigo-", "", 1, {"coffee": 1}),
            ("indigo-", "tobacco_storage-", 1, {"indigo": 1}),
            ("corn-", "coffee_roaster- tobacco_storage-", 2, {"corn": 1, "coffee_roaster": 1}),
        ],
    )
    def test_pieces_go_where_they_help_most(self, island: str, city: str, rose: int, proposed: dict[str, int]) -> None:
        table = Table().seat(0, island=island, city=city, rose=rose)
        assert {place: count for place, _, count in completed(table.board(0))} == proposed

    def test_where_there_is_room_for_all_everybody_stands(self) -> None:
        board = Table().seat(0, island="corn- sugar-", city="office-", rose=4).board(0)
        assert completed(board) == (("corn", "colonist", 1), ("sugar", "colonist", 1), ("office", "colonist", 1))

    def test_nobles_are_put_where_only_they_bring_something(self) -> None:
        board = Table(nobles="on").seat(0, island="coffee", city="coffee_roaster chapel-").board(0)
        board.nobles["rose"] = 1
        del board.colonists["coffee"]
        places = {(place, kind): count for place, kind, count in anew(layout(board))}
        assert places == {("coffee", "colonist"): 1, ("coffee_roaster", "colonist"): 1, ("chapel", "noble"): 1}

    @pytest.mark.parametrize(
        ("rose", "nobles", "city", "asked"),
        [
            (0, 0, "office-", False),
            (1, 0, "office-", True),
            (2, 0, "office-", False),
            (1, 1, "office-", False),
            (1, 1, "guesthouse-", True),
            (1, 1, "chapel-", True),
            (2, 1, "chapel- office-", True),
            (0, 3, "chapel-", False),
            (3, 0, "chapel-", False),
        ],
    )
    def test_one_is_asked_only_if_it_matters(self, rose: int, nobles: int, city: str, *, asked: bool) -> None:
        board = Table(nobles="on").seat(0, island="corn-", city=city).board(0)
        board.colonists.update({"rose": rose} if rose else {})
        board.nobles.update({"rose": nobles} if nobles else {})
        assert matters(board) is asked

    def test_it_is_legal(self) -> None:
        table = Table(nobles="on").seat(0, island="corn- sugar-", city="chapel- office-", rose=1).begin("mayor")
        table.do(0, "take noble")
        request = table.play.legal(Seat(0))
        assert request.accepts(request.offers[0].moves(1)[0])


class TestNobles:
    @pytest.mark.rule("PR-NOBLE-07")
    def test_whoever_takes_a_piece_chooses_while_both_kinds_are_there(self) -> None:
        table = Table(nobles="on").begin("mayor", by=1)
        assert table.waiting() == (1,)
        table.do(1, "take colonist")
        assert table.waiting() == (2,)
        table.do(2, "take noble")
        assert [(event.seat, event.args["piece"]) for event in table.log("take")] == [(2, "noble")]
        assert [board.all_nobles() for board in table.state.boards] == [0, 0, 1, 0]
        assert [board.staff("rose") for board in table.state.boards] == [1, 2, 1, 1]

    @pytest.mark.rule("PR-NOBLE-08")
    def test_nobles_fill_the_same_circles_and_work(self) -> None:
        table = Table(nobles="on").seat(0, island="corn- sugar- coffee-", city="").begin("mayor")
        table.do(0, "take noble")
        table.do(0, "mayor corn 1 noble, sugar 1")
        assert table.board(0).nobles == {"corn": 1}
        table.begin("craftsman")
        assert table.board(0).goods["corn"] == 2

    @pytest.mark.rule("PR-NOBLE-08")
    def test_a_noble_cannot_wait_while_a_circle_is_empty(self) -> None:
        table = Table(nobles="on").seat(0, island="corn- sugar- coffee-").begin("mayor")
        table.do(0, "take noble")
        assert table.why_not(0, Mayor((("corn", "colonist", 1),))) == "fill-circles"

    @pytest.mark.rule("PR-NOBLE-05", "PR-NOBLE-06")
    def test_a_short_supply_does_not_end_the_game(self) -> None:
        table = Table(nobles="on")
        table.seat(0, rose=table.state.colonists - 2)
        table.begin("mayor")
        table.do(0, "take noble")
        assert (table.state.ship_colonists, table.state.ship_nobles) == (1, 1)
        assert table.state.ending == ""

    @pytest.mark.rule("PR-NOBLE-06")
    @pytest.mark.parametrize(("left", "ship"), [(7, (3, 1)), (0, (4, 0))])
    def test_one_noble_takes_the_place_of_one_colonist(self, left: int, ship: tuple[int, int]) -> None:
        table = Table(nobles="on")
        table.board(0).nobles["rose"] = table.state.nobles - left
        table.state.nobles = left
        table.begin("mayor")
        table.do(0, "take noble")
        assert (table.state.ship_colonists, table.state.ship_nobles) == ship
        assert table.state.nobles == max(0, left - 1)
        assert table.state.ending == ""

    @pytest.mark.rule("PR-NOBLE-05")
    def test_when_the_nobles_run_out_the_game_goes_on(self) -> None:
        table = Table(nobles="on")
        table.board(0).nobles["rose"] = 18
        table.state.nobles = 1
        table.begin("mayor")
        table.do(0, "take noble")
        assert table.state.nobles == 0
        assert table.state.ending == ""

    @pytest.mark.rule("PR-VILLA-01")
    def test_a_villa_brings_a_noble_from_the_supply_whoever_is_mayor(self) -> None:
        table = Table(nobles="on").seat(2, city="villa")
        supply = table.state.nobles
        table.begin("mayor")
        assert [event.args["piece"] for event in table.log("villa")] == ["noble"]
        assert table.board(2).nobles == {"rose": 1}
        assert table.state.nobles == supply - 1
        assert table.state.ship_nobles == 1

    @pytest.mark.rule("PR-VILLA-02")
    @pytest.mark.parametrize("colonists", [True, False])
    def test_a_villa_brings_a_colonist_when_there_are_no_nobles(self, colonists: bool) -> None:
        table = Table(nobles="on").seat(2, city="villa")
        table.board(0).nobles["rose"] = table.state.nobles
        table.state.nobles = 0
        if not colonists:
            table.seat(3, rose=table.state.colonists)
        table.begin("mayor")
        assert [event.args["piece"] for event in table.log("villa")] == (["colonist"] if colonists else [])
        assert table.board(2).colonists.get("rose", 0) == colonists

    @pytest.mark.rule("PR-BLDG-02")
    def test_a_villa_may_be_declined(self) -> None:
        table = Table(nobles="on").seat(2, city="villa")
        table.do(2, "decline villa")
        table.begin("mayor")
        assert table.board(2).all_nobles() == 0


@pytest.mark.rule("PR-MAYOR-04", "PR-NOBLE-08")
@pytest.mark.parametrize(("city", "asked"), [("black_market", True), ("guesthouse", True), ("office", False)])
def test_with_all_circles_filled_whoever_can_tell_nobles_apart_still_places(city: str, asked: bool) -> None:
    table = Table(nobles="on").seat(0, island="corn!", city=city, rose=1).begin("mayor", by=1)
    for seat in (1, 2, 3, 0):
        if table.asked() == "TakePiece":
            table.do(seat, f"take {'noble' if seat == 1 else 'colonist'}")
    assert (0 in table.waiting() and table.asked() == "Assign") == asked


@pytest.mark.rule("PR-NOBLE-06")
@pytest.mark.parametrize("colonists", [0, 1, 9])
def test_one_noble_comes_on_the_ship_however_few_colonists_are_left(colonists: int) -> None:
    table = Table(nobles="on")
    table.seat(1, rose=table.state.colonists - 1 - colonists).begin("mayor").pass_on()
    assert (table.state.ship_nobles, table.state.ship_colonists) == (1, min(3, colonists))


@pytest.mark.rule("PR-MAYOR-07")
def test_who_fills_the_last_circle_with_the_last_piece_is_not_asked() -> None:
    table = Table().seat(0, island="corn- sugar-").begin("mayor")
    assert 0 not in table.waiting() or table.asked() != "Assign"
    assert table.board(0).colonists == {"corn": 1, "sugar": 1}

"""The captain: loading, wharves, and what comes before the first loading."""

import pytest

from games.core.seats import Seat
from games.puerto_rico.moves import Pass, ShipGoods, SmallWharf, Wharf
from tests.games.puerto_rico.table import Table

SHUT = {"ship_5": "coffee 1", "ship_6": "tobacco 1", "ship_7": "corn 1"}
"""Ships that neither sugar nor indigo can go to."""


@pytest.mark.rule("PR-CAPTAIN-01", "PR-CAPTAIN-02", "PR-CAPTAIN-10", "PR-CAPTAIN-11")
def test_circles_of_loading_until_nobody_can() -> None:
    table = Table().seat(0, goods="corn corn sugar").seat(1, goods="corn coffee coffee").begin("captain", by=1)
    table.do(1, "ship corn 5")
    assert table.waiting() == (0,)
    table.do(0, "ship sugar 6")
    assert [(ship.good, ship.load) for ship in table.state.ships] == [("corn", 3), ("sugar", 1), ("coffee", 2)]
    assert [board.points for board in table.state.boards] == [3, 1 + 1 + 2, 0, 0]
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-CAPTAIN-03")
def test_who_cannot_load_is_skipped_without_a_word() -> None:
    table = Table().seat(0, goods="corn").seat(1, goods="sugar").loaded(ship_5="indigo 1")
    table.loaded(ship_6="tobacco 1", ship_7="coffee 1").begin("captain")
    assert table.asked() == "ChooseRole"
    assert not table.log("pass")


@pytest.mark.rule("PR-CAPTAIN-03", "PR-CAPTAIN-19", "PR-ROUND-07")
def test_who_can_load_must() -> None:
    table = Table().seat(0, goods="corn sugar", city="small_warehouse large_warehouse").begin("captain")
    assert table.verbs(0) == {"ship"}
    assert table.why_not(0, Pass()) == "must-load"


@pytest.mark.rule("PR-CAPTAIN-03")
def test_who_cannot_load_is_skipped() -> None:
    table = Table().loaded(ship_5="corn 4", ship_6="coffee 5", ship_7="tobacco 6")
    table.seat(0, goods="indigo").seat(2, goods="tobacco tobacco").begin("captain")
    assert table.board(2).points == 1
    assert table.board(0).goods["indigo"] == 1
    assert not table.log("pass")
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-CAPTAIN-04", "PR-CAPTAIN-05", "PR-CAPTAIN-06", "PR-CAPTAIN-07")
def test_a_ship_carries_one_kind_and_a_kind_goes_on_one_ship() -> None:
    table = Table().loaded(ship_5="corn 4", ship_6="coffee 2").seat(0, goods="corn coffee sugar")
    table.seat(3, goods="corn").begin("captain", by=3)
    assert table.log("ship")[0].seat == 3
    assert table.why_not(0, ShipGoods("corn", "7")) == "on-other-ship"
    assert table.why_not(0, ShipGoods("corn", "5")) == "ship-full"
    assert table.why_not(0, ShipGoods("sugar", "6")) == "ship-carries"
    assert table.why_not(0, ShipGoods("coffee", "7")) == "on-other-ship"
    assert table.can(0, "ship coffee 6")
    assert table.can(0, "ship sugar 7")


@pytest.mark.rule("PR-CAPTAIN-08")
def test_as_much_as_fits() -> None:
    table = Table().loaded(ship_5="corn 2").seat(0, goods="corn corn corn corn sugar").begin("captain")
    table.do(0, "ship corn 5")
    assert table.board(0).points == 3 + 1
    assert table.log("ship")[0].args["count"] == 3


@pytest.mark.rule("PR-CAPTAIN-09")
@pytest.mark.parametrize(
    ("count", "ships"), [(4, {"5", "6", "7"}), (5, {"5", "6", "7"}), (6, {"6", "7"}), (7, {"7"}), (9, {"7"})]
)
def test_the_ship_that_takes_most(count: int, ships: set[str]) -> None:
    table = Table().seat(0, goods="corn " * count + "sugar").begin("captain")
    offer = table.play.legal(Seat(0)).offer("ship")
    assert offer is not None
    assert {ship for good, ship in offer.rows or () if good == "corn"} == ships
    if ships != {"5", "6", "7"}:
        assert table.why_not(0, ShipGoods("corn", "5")) == "not-the-most"


@pytest.mark.rule("PR-CAPTAIN-09")
def test_only_empty_ships_count() -> None:
    table = Table().loaded(ship_7="coffee 1").seat(0, goods="corn " * 7 + "sugar").begin("captain")
    offer = table.play.legal(Seat(0)).offer("ship")
    assert offer is not None
    assert [ship for good, ship in offer.rows or () if good == "corn"] == ["6"]


@pytest.mark.rule("PR-CAPTAIN-10")
def test_the_kind_is_chosen_freely() -> None:
    table = Table().seat(0, goods="corn corn corn sugar").begin("captain")
    assert table.can(0, "ship sugar 5")
    assert table.can(0, "ship corn 5")


@pytest.mark.rule("PR-CAPTAIN-12")
def test_the_captains_point_comes_once() -> None:
    table = Table().seat(0, goods="corn sugar").begin("captain")
    table.do(0, "ship corn 5")
    assert table.board(0).points == 1 + 1
    table.do(0, "ship sugar 6")
    assert table.board(0).points == 1 + 1 + 1


@pytest.mark.rule("PR-CAPTAIN-13")
def test_no_loading_no_point() -> None:
    table = Table().loaded(ship_5="corn 1", ship_6="coffee 1", ship_7="tobacco 1").seat(0, goods="sugar")
    table.begin("captain")
    assert table.board(0).points == 0


@pytest.mark.rule("PR-CAPTAIN-13")
def test_the_point_may_come_with_a_later_loading() -> None:
    table = Table().loaded(ship_5="corn 1", ship_6="coffee 1", ship_7="tobacco 1").seat(0, goods="sugar", city="wharf")
    table.seat(1, goods="corn").begin("captain")
    table.do(0, "pass")
    assert table.board(0).points == 0
    table.do(0, "wharf sugar")
    assert table.board(0).points == 1 + 1


@pytest.mark.rule("PR-CAPTAIN-14", "PR-END-04")
def test_points_are_written_down_when_the_supply_is_empty() -> None:
    table = Table()
    table.seat(1, points=98, goods="corn corn corn corn")
    table.begin("captain")
    table.do(1, "ship corn 5")
    assert table.board(1).points == 98 + 4
    assert (table.state.points, table.state.written) == (0, 2)
    assert table.state.ending == "points"


@pytest.mark.rule("PR-END-04", "PR-2P-13")
@pytest.mark.parametrize("seats", [2, 4])
def test_exactly_the_last_point_ends_the_game(seats: int) -> None:
    table = Table(seats)
    table.seat(1, points=table.state.points - 2, goods="corn corn")
    table.begin("captain")
    table.do(1, "ship corn 6")
    assert (table.state.points, table.state.written, table.state.ending) == (0, 0, "points")


@pytest.mark.rule("PR-CAPTAIN-18", "PR-CAPTAIN-06", "PR-GEN-09")
def test_full_ships_sail_at_the_end_others_wait() -> None:
    table = Table().loaded(ship_5="corn 4", ship_6="coffee 2").seat(0, goods="corn").seat(2, goods="corn")
    table.begin("captain")
    assert [(ship.good, ship.load) for ship in table.state.ships] == [("", 0), ("coffee", 2), ("", 0)]
    assert table.state.stock["corn"] == 10 - 1
    assert table.board(2).goods["corn"] == 1


class TestStorage:
    def table(self, city: str = "", goods: str = "sugar sugar sugar indigo indigo") -> Table:
        """Loading is over, and seat 1 has goods to keep."""
        return Table().seat(1, city=city, goods=goods).storing()

    @pytest.mark.rule("PR-CAPTAIN-15", "PR-CAPTAIN-16")
    def test_one_good_is_kept_and_its_owner_chooses(self) -> None:
        table = self.table()
        assert table.waiting() == (1,)
        assert table.can(1, "keep sugar 1")
        assert not table.can(1, "keep sugar 2")
        assert not table.can(1, "keep sugar 1, indigo 1")
        supply = table.state.stock["sugar"]
        table.do(1, "keep indigo 1")
        assert {good: count for good, count in table.board(1).goods.items() if count} == {"indigo": 1}
        assert table.state.stock["sugar"] == supply + 3

    @pytest.mark.rule("PR-CAPTAIN-15")
    def test_with_one_kind_there_is_nothing_to_ask(self) -> None:
        table = self.table(goods="sugar sugar sugar")
        assert table.asked() == "ChooseRole"
        assert table.board(1).goods["sugar"] == 1

    @pytest.mark.rule("PR-SWARE-01", "PR-LWARE-01", "PR-LWARE-02")
    @pytest.mark.parametrize(
        ("city", "kept", "refused"),
        [
            ("small_warehouse", "sugar indigo 1", "sugar+indigo none"),
            ("small_warehouse-", "", "sugar indigo 1"),
            ("large_warehouse", "sugar+indigo corn 1", "sugar+indigo+corn none"),
            ("small_warehouse large_warehouse", "sugar+indigo+corn tobacco 1", "sugar+indigo+corn+tobacco none"),
        ],
    )
    def test_warehouses_keep_whole_kinds(self, city: str, kept: str, refused: str) -> None:
        goods = "sugar sugar sugar indigo indigo corn corn tobacco tobacco"
        table = self.table(city, goods)
        assert not table.can(1, f"store {refused}")
        if not kept:
            assert table.can(1, "keep sugar 1")
            return
        table.do(1, f"store {kept}")
        held = {good: count for good, count in table.board(1).goods.items() if count}
        whole, single, _ = kept.split()
        assert held == {single: 1, **{good: goods.split().count(good) for good in whole.split("+")}}

    @pytest.mark.rule("PR-SWARE-01")
    def test_a_kind_that_is_named_twice_is_kept_whole_all_the_same(self) -> None:
        table = self.table("small_warehouse", "sugar sugar sugar indigo indigo")
        table.do(1, "store sugar sugar 1")
        assert table.board(1).goods["sugar"] == 3

    @pytest.mark.rule("PR-SWARE-01")
    def test_nobody_is_asked_when_everything_fits(self) -> None:
        table = self.table("small_warehouse", "sugar sugar sugar indigo")
        assert table.asked() == "ChooseRole"
        assert table.board(1).goods == {"corn": 0, "indigo": 1, "sugar": 3, "tobacco": 0, "coffee": 0}

    @pytest.mark.rule("PR-STORE-01", "PR-STORE-02")
    @pytest.mark.parametrize(
        ("city", "legal", "refused", "kept"),
        [
            ("storehouse", "keep sugar 3, indigo 1", "keep sugar 3, indigo 2", 4),
            (
                "storehouse large_warehouse",
                "store sugar+indigo corn 3",
                "store sugar+indigo corn 3, coffee 2",
                3 + 3 + 3,
            ),
        ],
    )
    def test_a_storehouse_keeps_three_more_single_goods(self, city: str, legal: str, refused: str, kept: int) -> None:
        table = self.table(city, "sugar sugar sugar indigo indigo indigo corn corn corn coffee coffee")
        assert not table.can(1, refused)
        table.do(1, legal)
        assert sum(table.board(1).goods.values()) == kept

    @pytest.mark.rule("PR-CAPTAIN-17", "PR-CAPTAIN-16")
    def test_all_who_must_choose_are_asked_at_once(self) -> None:
        table = Table().seat(1, goods="sugar sugar indigo").seat(3, goods="sugar indigo").storing()
        assert table.waiting() == (1, 3)
        table.do(3, "keep sugar 1")
        table.do(1, "keep indigo 1")
        assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-HARBOR-01", "PR-HARBOR-02", "PR-WHARF-05")
def test_a_harbor_gives_a_point_for_each_loading() -> None:
    table = Table().seat(1, city="harbor wharf", goods="corn corn corn sugar coffee").begin("captain")
    table.do(1, "ship corn 5")
    assert table.board(1).points == 3 + 1
    table.do(1, "wharf sugar")
    table.pass_on()
    assert table.board(1).points == 3 + 1 + 1 + 1 + 1 + 1


class TestWharf:
    @pytest.mark.rule("PR-WHARF-01", "PR-WHARF-02", "PR-WHARF-04", "PR-WHARF-05")
    def test_all_of_one_kind_goes_to_the_supply(self) -> None:
        table = Table().loaded(ship_5="sugar 1").seat(0, city="wharf", goods="sugar sugar corn corn corn coffee")
        table.begin("captain")
        supply = table.state.stock["sugar"]
        table.do(0, "wharf sugar")
        assert table.state.stock["sugar"] == supply + 2
        assert table.board(0).goods["sugar"] == 0
        assert table.board(0).points == 2 + 1
        assert [(ship.good, ship.load) for ship in table.state.ships] == [("sugar", 1), ("", 0), ("", 0)]
        assert table.why_not(0, Wharf("corn")) == "once"

    @pytest.mark.rule("PR-WHARF-02")
    def test_any_kind_whatever_the_ships_carry(self) -> None:
        table = Table().loaded(**SHUT).seat(0, city="wharf", goods="sugar sugar indigo").begin("captain")
        assert table.can(0, "wharf indigo")
        assert table.can(0, "wharf sugar")

    @pytest.mark.rule("PR-WHARF-03", "PR-BLDG-02")
    def test_it_suspends_the_duty_once_and_may_be_declined(self) -> None:
        table = Table().seat(0, city="wharf", goods="corn sugar").begin("captain")
        assert table.verbs(0) == {"ship", "wharf"}
        table.do(0, "wharf corn")
        assert table.board(0).points == 1 + 1
        assert table.verbs(0) == {"ship"}
        table = Table().loaded(**SHUT).seat(0, city="wharf", goods="sugar indigo").begin("captain")
        assert table.verbs(0) == {"wharf", "pass"}

    @pytest.mark.rule("PR-WHARF-03")
    def test_who_declined_may_use_it_in_a_later_circle(self) -> None:
        table = Table().loaded(**SHUT).seat(0, city="wharf", goods="sugar").seat(1, goods="corn")
        table.begin("captain")
        table.do(0, "pass")
        assert table.log("ship")
        assert table.waiting() == (0,)
        table.do(0, "wharf sugar")
        assert table.asked() == "ChooseRole"

    @pytest.mark.rule("PR-WHARF-04")
    def test_all_eleven_goods_of_a_kind(self) -> None:
        table = Table().seat(0, city="wharf", goods="indigo " * 11).begin("captain")
        table.do(0, "wharf indigo")
        assert table.board(0).points == 11 + 1

    @pytest.mark.rule("PR-WHARF-01")
    def test_it_must_be_occupied(self) -> None:
        table = Table().seat(0, city="wharf-", goods="corn sugar").begin("captain")
        assert table.why_not(0, Wharf("corn")) == "unoccupied"


class TestSmallWharf:
    @pytest.mark.rule("PR-SWHARF-01", "PR-SWHARF-02")
    @pytest.mark.parametrize(
        ("goods", "points"), [("corn 1", 0), ("corn 2", 1), ("corn 1, sugar 2", 1), ("corn 2, sugar 2", 2)]
    )
    def test_any_goods_two_for_a_point(self, goods: str, points: int) -> None:
        table = Table().loaded(ship_5="indigo 1", ship_6="coffee 1", ship_7="tobacco 1")
        table.seat(1, city="small_wharf", goods="corn corn sugar sugar").begin("captain")
        supply = sum(table.state.stock.values())
        table.do(1, f"small-wharf {goods}")
        assert table.board(1).points == points
        count = sum(int(part.split()[1]) for part in goods.split(","))
        assert table.log("small-wharf")[0].args["good"] != ()
        if table.asked() == "Keep":
            assert sum(table.state.stock.values()) == supply + count

    @pytest.mark.rule("PR-SWHARF-01")
    def test_at_least_one_good_and_once_a_phase(self) -> None:
        table = Table().seat(0, city="small_wharf", goods="corn corn sugar sugar").begin("captain")
        assert table.why_not(0, SmallWharf(())) == "some-goods"
        table.do(0, "small-wharf corn 1")
        assert table.why_not(0, SmallWharf((("corn", "good", 1),))) == "once"

    @pytest.mark.rule("PR-SWHARF-02")
    def test_it_is_a_loading_for_harbor_lighthouse_and_captain(self) -> None:
        table = Table().in_play("lighthouse").seat(0, city="small_wharf lighthouse", goods="corn sugar")
        table.loaded(**{**SHUT, "ship_5": "indigo 4"}).begin("captain")
        coins = table.board(0).coins
        table.do(0, "small-wharf corn 1, sugar 1")
        assert table.board(0).coins == coins + 1
        assert table.board(0).points == 1 + 1
        table = Table().seat(1, city="small_wharf harbor", goods="corn sugar")
        table.loaded(**{**SHUT, "ship_5": "indigo 4"}).begin("captain")
        table.do(1, "small-wharf corn 1")
        assert table.board(1).points == 1

    @pytest.mark.rule("PR-SWHARF-03")
    def test_both_wharves_in_different_turns(self) -> None:
        table = Table().seat(0, city="small_wharf wharf", goods="corn corn sugar sugar").seat(1, goods="coffee tobacco")
        table.begin("captain")
        table.do(0, "wharf corn")
        assert table.waiting() == (1,)
        table.do(1, "ship coffee 5")
        table.do(0, "small-wharf sugar 2")
        assert table.board(0).points == 2 + 1 + 1


class TestLighthouse:
    @pytest.mark.rule("PR-LIGHT-01")
    def test_a_doubloon_for_each_loading(self) -> None:
        table = Table().seat(1, city="lighthouse wharf", goods="corn corn sugar").begin("captain")
        table.do(1, "ship corn 5")
        assert table.board(1).coins == 3 + 1
        table.do(1, "wharf sugar")
        assert table.board(1).coins == 3 + 2

    @pytest.mark.rule("PR-LIGHT-02")
    @pytest.mark.parametrize(("goods", "coins"), [("", 1), ("corn", 2), ("corn sugar", 3)])
    def test_one_more_for_the_captain_loaded_or_not(self, goods: str, coins: int) -> None:
        table = Table().seat(0, city="lighthouse", goods=goods).begin("captain")
        table.pass_on()
        assert table.board(0).coins == 3 + coins

    @pytest.mark.rule("PR-LIGHT-02")
    def test_not_for_others(self) -> None:
        table = Table().seat(1, city="lighthouse").begin("captain")
        assert table.board(1).coins == 3


class TestLibrary:
    @pytest.mark.rule("PR-LIB-02", "PR-LIB-07")
    @pytest.mark.parametrize(("goods", "points"), [("corn", 1 + 2), ("", 0)])
    def test_two_more_points_with_the_first_loading(self, goods: str, points: int) -> None:
        table = Table().seat(0, city="library", goods=goods).begin("captain").pass_on()
        assert table.board(0).points == points


class TestUnionHall:
    @pytest.mark.rule("PR-UNION-01", "PR-UNION-02")
    def test_a_point_for_two_of_a_kind_before_the_first_loading(self) -> None:
        table = Table().seat(1, city="union_hall", goods="corn corn corn sugar sugar coffee").begin("captain")
        assert table.board(1).points == 1 + 1
        assert table.waiting() == (1,)
        assert sum(table.board(1).goods.values()) == 6
        table.do(1, "ship corn 5")
        assert table.board(1).points == 2 + 3
        table.do(1, "ship sugar 6")
        assert table.board(1).points == 2 + 3 + 2 + 1

    @pytest.mark.rule("PR-UNION-01")
    def test_also_for_who_cannot_load(self) -> None:
        table = Table().loaded(ship_5="corn 1", ship_6="coffee 1", ship_7="tobacco 1")
        table.seat(1, city="union_hall", goods="sugar sugar").begin("captain")
        assert table.board(1).points == 1


class TestRoyalSupplier:
    def table(self, city: str = "royal_supplier", goods: str = "corn corn sugar coffee") -> Table:
        """Seat 1 has two nobles."""
        table = Table(nobles="on").seat(1, island="corn!", city=f"office! {city}", goods=goods)
        return table.begin("captain")

    @pytest.mark.rule("PR-SUPPLIER-01", "PR-BLDG-01")
    @pytest.mark.parametrize("city", ["", "royal_supplier-"])
    def test_nothing_is_sent_without_an_occupied_one(self, city: str) -> None:
        assert self.table(city).asked() == "Load"

    @pytest.mark.rule("PR-SUPPLIER-01")
    def test_goods_of_different_kinds_as_many_as_nobles(self) -> None:
        table = self.table()
        assert table.asked() == "Supply"
        assert not table.can(1, "supply corn+corn")
        assert not table.can(1, "supply corn+sugar+coffee")
        assert table.can(1, "supply none")
        supply = table.state.stock["sugar"]
        table.do(1, "supply corn+sugar")
        assert table.board(1).points == 2
        assert table.state.stock["sugar"] == supply + 1
        assert table.asked() == "Load"

    @pytest.mark.rule("PR-SUPPLIER-02")
    def test_it_is_no_loading(self) -> None:
        table = self.table("royal_supplier harbor", "sugar")
        table.do(1, "supply sugar")
        assert table.board(1).points == 1
        table = Table(nobles="on").in_play("lighthouse").seat(0, city="royal_supplier! lighthouse", goods="sugar")
        table.begin("captain")
        table.do(0, "supply sugar")
        assert (table.board(0).points, table.board(0).coins) == (1, 3 + 1)
        assert not any(ship.good for ship in table.state.ships)

    @pytest.mark.rule("PR-SUPPLIER-01")
    @pytest.mark.parametrize(("first", "points"), [("union-hall", 1 + 2), ("royal-supplier", 0 + 2)])
    def test_an_owner_of_the_union_hall_chooses_the_order(self, first: str, points: int) -> None:
        table = self.table("royal_supplier union_hall")
        table.do(1, f"supply-in-order {first} corn+sugar")
        assert table.board(1).points == points

    @pytest.mark.rule("PR-SUPPLIER-01", "PR-UNION-02")
    @pytest.mark.parametrize(("first", "points"), [("union-hall", 2 + 1), ("royal-supplier", 1 + 1)])
    def test_the_union_hall_counts_once_whichever_comes_first(self, first: str, points: int) -> None:
        table = self.table("royal_supplier union_hall", "corn corn corn corn")
        table.do(1, f"supply-in-order {first} corn")
        assert table.board(1).points == points

    @pytest.mark.rule("PR-SUPPLIER-01")
    def test_once_a_phase(self) -> None:
        table = self.table()
        table.do(1, "supply corn")
        while table.asked() == "Load":
            table.do(1, table.play.legal(Seat(1)).text(table.play.legal(Seat(1)).offers[0].moves(1)[0]))
        assert table.board(1).points == 1 + 3

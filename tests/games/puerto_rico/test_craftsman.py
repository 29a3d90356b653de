"""The craftsman and the buildings that bear on production."""

import pytest

from games.puerto_rico.components import GOODS
from games.puerto_rico.moves import Craft
from tests.games.puerto_rico.table import Table


def made(table: Table, seat: int) -> dict[str, int]:
    """The goods that a seat has."""
    return {good: count for good, count in table.board(seat).goods.items() if count}


def short(table: Table, good: str, left: int) -> Table:
    """The supply has only so many; the others are with seat 3."""
    table.board(3).goods[good] += table.state.stock[good] - left
    table.state.stock[good] = left
    return table


@pytest.mark.rule("PR-CRAFT-01", "PR-CRAFT-02")
def test_all_produce_clockwise_from_the_craftsman() -> None:
    table = Table().seat(0, island="corn corn corn-").seat(2, island="corn").begin("craftsman", by=2)
    assert [event.seat for event in table.log("produce")] == [2, 0]
    assert made(table, 0) == {"corn": 2}


@pytest.mark.rule("PR-CRAFT-03", "PR-BLDG-04", "PR-MAYOR-06")
@pytest.mark.parametrize(
    ("island", "city", "sugar"),
    [
        ("sugar sugar", "large_sugar_mill", 2),
        ("sugar sugar sugar sugar", "large_sugar_mill", 3),
        ("sugar sugar", "small_sugar_mill", 1),
        ("sugar sugar", "large_sugar_mill-", 0),
        ("sugar- sugar-", "large_sugar_mill", 0),
        ("sugar sugar- sugar", "large_sugar_mill", 2),
        ("sugar sugar", "", 0),
    ],
)
def test_plantations_need_workers_in_their_building(island: str, city: str, sugar: int) -> None:
    table = Table().seat(1, island=island, city=city).begin("craftsman")
    assert table.board(1).goods["sugar"] == sugar


@pytest.mark.rule("PR-BLDG-04")
def test_one_colonist_in_a_building_makes_one_good() -> None:
    table = Table().seat(1, island="tobacco tobacco tobacco", city="tobacco_storage-")
    table.board(1).colonists["tobacco_storage"] = 1
    table.state.colonists -= 1
    assert table.begin("craftsman").board(1).goods["tobacco"] == 1


@pytest.mark.rule("PR-CRAFT-04")
def test_small_and_large_building_work_together() -> None:
    table = Table().seat(1, island="indigo " * 5, city="small_indigo_plant large_indigo_plant").begin("craftsman")
    assert table.board(1).goods["indigo"] == 4


@pytest.mark.rule("PR-CRAFT-05", "PR-CRAFT-06", "PR-GEN-08")
def test_a_short_supply_serves_in_turn_order_and_nothing_replaces_it() -> None:
    table = short(Table().seat(1, island="corn corn").seat(2, island="corn corn"), "corn", 3)
    table.begin("craftsman", by=1)
    assert made(table, 1) == {"corn": 2}
    assert made(table, 2) == {"corn": 1}


@pytest.mark.rule("PR-CRAFT-07")
def test_the_craftsman_takes_one_more_of_an_own_kind_after_all() -> None:
    table = Table().seat(0, island="corn sugar", city="small_sugar_mill").seat(1, island="corn indigo-")
    table.begin("craftsman")
    assert table.waiting() == (0,)
    assert made(table, 1) == {"corn": 1}
    assert table.why_not(0, Craft("indigo")) == "not-made"
    table.do(0, "craft sugar")
    assert made(table, 0) == {"corn": 1, "sugar": 2}


@pytest.mark.rule("PR-CRAFT-07")
def test_with_one_kind_there_is_nothing_to_ask() -> None:
    table = Table().seat(0, island="corn").begin("craftsman")
    assert made(table, 0) == {"corn": 2}
    assert table.log("extra-good")[0].auto


@pytest.mark.rule("PR-CRAFT-08")
def test_who_makes_nothing_gets_nothing() -> None:
    table = Table().seat(0, island="corn- sugar").seat(1, island="corn").begin("craftsman")
    assert made(table, 0) == {}
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-CRAFT-09")
def test_the_extra_good_must_be_in_the_supply() -> None:
    table = short(Table().seat(0, island="corn sugar", city="small_sugar_mill"), "sugar", 1).begin("craftsman")
    assert made(table, 0) == {"corn": 2, "sugar": 1}
    table = short(Table().seat(0, island="corn"), "corn", 1).begin("craftsman")
    assert made(table, 0) == {"corn": 1}


@pytest.mark.rule("PR-CRAFT-10", "PR-CAPTAIN-17", "PR-GEN-04")
def test_goods_pile_up_until_the_next_captain() -> None:
    table = Table().seat(0, island="corn corn corn")
    for role in ("craftsman", "settler", "craftsman", "builder", "mayor"):
        table.begin(role)
        table.pass_on()
    assert made(table, 0) == {"corn": 8}


class TestFactory:
    @pytest.mark.rule("PR-FACTORY-01")
    @pytest.mark.parametrize(("kinds", "coins"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
    def test_doubloons_for_different_kinds(self, kinds: int, coins: int) -> None:
        island = " ".join([*GOODS[:kinds], "corn"])
        city = "factory small_indigo_plant small_sugar_mill tobacco_storage coffee_roaster"
        table = Table().seat(1, island=island, city=city).begin("craftsman")
        assert table.board(1).coins == 3 + coins

    @pytest.mark.rule("PR-FACTORY-02")
    def test_kinds_missing_from_the_supply_and_the_extra_good_do_not_count(self) -> None:
        table = Table().seat(0, island="corn sugar indigo", city="factory small_sugar_mill small_indigo_plant")
        short(table, "sugar", 0).begin("craftsman")
        assert table.board(0).coins == 3 + 1
        table.do(0, "craft corn")
        assert table.board(0).coins == 3 + 1


class TestAqueduct:
    @pytest.mark.rule("PR-AQUA-01")
    def test_one_more_of_each_kind_of_a_large_building(self) -> None:
        city = "aqueduct large_indigo_plant large_sugar_mill"
        table = Table().seat(1, island="indigo indigo sugar", city=city).begin("craftsman")
        assert made(table, 1) == {"indigo": 3, "sugar": 2}

    @pytest.mark.rule("PR-AQUA-01", "PR-AQUA-02")
    @pytest.mark.parametrize(
        ("city", "indigo"),
        [
            ("aqueduct small_indigo_plant", 1),
            ("aqueduct small_indigo_plant large_indigo_plant-", 1),
            ("aqueduct small_indigo_plant large_indigo_plant", 2),
            ("aqueduct- large_indigo_plant", 1),
            ("large_indigo_plant", 1),
        ],
    )
    def test_only_if_the_large_building_works(self, city: str, indigo: int) -> None:
        table = Table().seat(1, island="indigo", city=city).begin("craftsman")
        assert table.board(1).goods["indigo"] == indigo

    @pytest.mark.rule("PR-AQUA-02")
    def test_nothing_without_a_plantation(self) -> None:
        table = Table().seat(1, island="indigo-", city="aqueduct large_indigo_plant").begin("craftsman")
        assert made(table, 1) == {}

    @pytest.mark.rule("PR-AQUA-03")
    @pytest.mark.parametrize(("left", "sugar"), [(1, 1), (2, 2), (3, 3), (4, 3)])
    def test_it_comes_from_the_supply(self, left: int, sugar: int) -> None:
        table = Table().seat(1, island="sugar sugar", city="aqueduct large_sugar_mill")
        short(table, "sugar", left).begin("craftsman")
        assert table.board(1).goods["sugar"] == sugar


class TestSpecialtyFactory:
    @pytest.mark.rule("PR-SPEC-01", "PR-SPEC-02")
    @pytest.mark.parametrize(
        ("island", "coins"),
        [
            ("indigo indigo indigo sugar", 2),
            ("indigo indigo sugar sugar", 1),
            ("corn corn corn corn indigo", 0),
            ("corn corn corn", 0),
            ("", 0),
        ],
    )
    def test_one_doubloon_less_than_goods_of_the_best_kind_but_corn(self, island: str, coins: int) -> None:
        city = "specialty_factory large_indigo_plant large_sugar_mill"
        table = Table().seat(1, island=island, city=city).begin("craftsman")
        assert table.board(1).coins == 3 + coins

    @pytest.mark.rule("PR-SPEC-02")
    def test_the_aqueducts_good_counts_and_the_extra_good_does_not(self) -> None:
        city = "specialty_factory aqueduct large_indigo_plant"
        table = Table().seat(0, island="indigo indigo", city=city).begin("craftsman")
        assert table.board(0).goods["indigo"] == 4
        assert table.board(0).coins == 3 + 2


class TestLibrary:
    @pytest.mark.rule("PR-LIB-03", "PR-LIB-02")
    def test_two_goods_alike_or_different(self) -> None:
        table = Table().seat(0, island="corn sugar", city="small_sugar_mill library").begin("craftsman")
        assert table.can(0, "craft-two corn corn")
        assert table.can(0, "craft-two sugar sugar")
        table.do(0, "craft-two corn sugar")
        assert made(table, 0) == {"corn": 2, "sugar": 2}

    @pytest.mark.rule("PR-LIB-03")
    def test_only_what_the_supply_has(self) -> None:
        table = short(Table().seat(0, island="corn sugar", city="small_sugar_mill library"), "sugar", 2)
        table.begin("craftsman")
        assert not table.can(0, "craft-two sugar sugar")
        table = short(Table().seat(0, island="corn sugar", city="small_sugar_mill library"), "sugar", 3)
        table.begin("craftsman")
        assert table.can(0, "craft-two sugar sugar")
        table = short(Table().seat(0, island="corn", city="library"), "corn", 2).begin("craftsman")
        assert made(table, 0) == {"corn": 2}

    @pytest.mark.rule("PR-LIB-07")
    def test_nothing_made_nothing_doubled(self) -> None:
        table = Table().seat(0, island="sugar", city="library").begin("craftsman")
        assert made(table, 0) == {}


class TestChapel:
    @pytest.mark.rule("PR-CHAPEL-01", "PR-NOBLE-11")
    @pytest.mark.parametrize(("chapel", "coins", "points"), [("chapel", 1, 0), ("chapel!", 0, 1), ("chapel-", 0, 0)])
    def test_a_doubloon_for_a_colonist_a_point_for_a_noble(self, chapel: str, coins: int, points: int) -> None:
        table = Table(nobles="on").seat(1, city=chapel)
        supply = table.state.points
        table.begin("craftsman")
        assert (table.board(1).coins, table.board(1).points) == (3 + coins, points)
        assert table.state.points == supply - points


class TestJeweler:
    @pytest.mark.rule("PR-JEWEL-01")
    @pytest.mark.parametrize(("jeweler", "coins"), [("jeweler", 2), ("jeweler!", 3), ("jeweler-", 0)])
    def test_a_doubloon_for_each_noble(self, jeweler: str, coins: int) -> None:
        table = Table(nobles="on").seat(1, island="sugar!", city=f"{jeweler} office!").begin("craftsman")
        assert table.board(1).coins == 3 + coins

    @pytest.mark.rule("PR-JEWEL-02")
    def test_it_makes_no_kind_for_the_factory(self) -> None:
        table = Table(nobles="on").seat(1, island="corn", city="jeweler factory").begin("craftsman")
        assert table.board(1).coins == 3


@pytest.mark.rule("PR-BLDG-05")
def test_effects_add_up() -> None:
    city = "factory specialty_factory chapel jeweler! large_indigo_plant"
    table = Table(nobles="on").seat(1, island="corn indigo indigo indigo", city=city).begin("craftsman")
    assert table.board(1).coins == 3 + 1 + 2 + 1 + 1


@pytest.mark.rule("PR-BLDG-02")
@pytest.mark.parametrize("building", ["factory", "aqueduct", "chapel"])
def test_a_gain_may_be_declined(building: str) -> None:
    table = Table(nobles="on").seat(1, island="corn indigo", city=f"{building} large_indigo_plant")
    table.do(1, f"decline {building}")
    table.begin("craftsman")
    assert table.board(1).coins == 3
    assert made(table, 1) == {"corn": 1, "indigo": 1}


@pytest.mark.rule("PR-ROUND-08")
def test_the_privilege_may_be_declined_when_it_is_asked_for() -> None:
    table = Table().seat(0, island="corn indigo", city="small_indigo_plant").begin("craftsman")
    table.do(0, "decline privilege")
    assert table.asked() == "ChooseRole"
    assert made(table, 0) == {"corn": 1, "indigo": 1}

"""The builder and the buildings that bear on prices."""

import pytest

from games.core.seats import Seat
from games.puerto_rico.moves import BlackMarket, Erect
from tests.games.puerto_rico.table import Table

ELEVEN = (
    "small_indigo_plant small_sugar_mill large_indigo_plant large_sugar_mill tobacco_storage coffee_roaster "
    "small_market hacienda construction_hut small_warehouse hospice"
)
TEN = ELEVEN.rsplit(" ", 1)[0]


def price(table: Table, seat: int, building: str) -> int:
    """What the seat pays for the building."""
    table.board(seat).coins += 20
    before = table.board(seat).coins
    table.do(seat, f"build {building}")
    return before - table.board(seat).coins


def declined(table: Table) -> Table:
    """Seat 0 is the builder and builds nothing."""
    table.begin("builder")
    table.do(0, "pass")
    return table


@pytest.mark.rule("PR-BUILDER-01", "PR-BUILDER-02")
def test_each_may_build_once_and_the_builder_pays_less() -> None:
    table = Table().coins(9, 9, 9, 9).begin("builder")
    table.do(0, "build office")
    assert table.waiting() == (1,)
    table.do(1, "build office")
    assert [board.coins for board in table.state.boards] == [5, 4, 9, 9]
    table.do(2, "pass")
    table.do(3, "pass")
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-BUILDER-03", "PR-GEN-08")
def test_a_building_comes_from_the_board_until_none_is_left() -> None:
    table = Table().coins(9, 9, 9, 9).begin("builder")
    left = table.state.market["hospice"]
    table.do(0, "build hospice")
    table.do(1, "build hospice")
    assert (left, table.state.market["hospice"]) == (2, 0)
    assert table.why_not(2, Erect("hospice")) == "sold-out"


@pytest.mark.rule("PR-BUILDER-04")
def test_one_of_each_kind_but_small_and_large_are_different_kinds() -> None:
    table = Table().seat(0, city="small_indigo_plant").coins(9, 0, 0, 0).begin("builder")
    assert table.why_not(0, Erect("small_indigo_plant")) == "own-one"
    assert table.can(0, "build large-indigo-plant")


@pytest.mark.rule("PR-BUILDER-05")
def test_the_full_price_must_be_paid() -> None:
    table = Table().coins(3, 0, 0, 0).begin("builder")
    assert table.why_not(0, Erect("office")) == "too-dear"
    assert table.play.why_not(Seat(0), Erect("office")).args == {"building": "office", "cost": 4, "coins": 3}
    assert table.can(0, "build hospice")


@pytest.mark.rule("PR-BUILDER-06", "PR-BUILDER-07", "PR-BUILDER-08", "PR-BLDG-03")
def test_a_large_building_takes_two_cells_wherever_they_are() -> None:
    table = Table().seat(0, city=TEN).coins(20, 0, 0, 0).begin("builder")
    assert table.board(0).empty_city() == 2
    table.do(0, "build fortress")
    assert table.board(0).empty_city() == 0
    assert table.board(0).city.count("fortress") == 1


@pytest.mark.rule("PR-BUILDER-09")
def test_buildings_stay() -> None:
    table = Table().seat(0, city=ELEVEN)
    for role in ("builder", "settler", "trader", "captain"):
        table.begin(role)
        table.pass_on()
    assert table.board(0).city == ELEVEN.split()


@pytest.mark.rule("PR-BUILDER-10", "PR-GEN-03")
def test_a_city_has_twelve_cells() -> None:
    table = Table().seat(0, city=ELEVEN).coins(20, 20, 0, 0).begin("builder")
    assert table.why_not(0, Erect("fortress")) == "no-room"
    assert table.can(0, "build office")
    table = Table().seat(0, city=f"{ELEVEN} office").coins(20, 20, 0, 0).begin("builder")
    assert table.waiting() == (1,)


@pytest.mark.rule("PR-BUILDER-11")
def test_who_does_not_build_gets_nothing() -> None:
    table = Table().begin("builder")
    table.do(0, "pass")
    assert table.board(0).coins == 3


@pytest.mark.rule("PR-BUILDER-12", "PR-BUILDER-13", "PR-BUILDER-14")
@pytest.mark.parametrize(
    ("building", "paid"), [("small_market", 0), ("large_sugar_mill", 2), ("university", 5), ("guild_hall", 6)]
)
def test_quarries_count_up_to_the_column(building: str, paid: int) -> None:
    table = Table().seat(1, island="quarry quarry quarry quarry quarry- quarry-").begin("builder")
    table.do(0, "pass")
    assert price(table, 1, building) == paid


@pytest.mark.rule("PR-BUILDER-12")
def test_only_occupied_quarries_count() -> None:
    table = Table().seat(0, island="quarry quarry- quarry-").begin("builder")
    assert price(table, 0, "university") == 8 - 1 - 1


@pytest.mark.rule("PR-BUILDER-14")
def test_the_privilege_comes_on_top_of_the_quarries() -> None:
    table = Table().seat(0, island="quarry quarry quarry").begin("builder")
    assert price(table, 0, "large_sugar_mill") == 4 - 2 - 1


@pytest.mark.rule("PR-BUILDER-15")
def test_nothing_costs_less_than_nothing() -> None:
    table = Table().seat(0, island="quarry").begin("builder")
    assert price(table, 0, "small_indigo_plant") == 0


@pytest.mark.rule("PR-BUILDER-16", "PR-BUILDER-17", "PR-GEN-09")
def test_a_new_building_is_empty_and_its_price_is_with_the_bank() -> None:
    table = Table().coins(9, 0, 0, 0).begin("builder")
    table.do(0, "build wharf")
    assert not table.board(0).occupied("wharf")
    assert table.board(0).coins == 1
    table.pass_on()
    assert table.board(0).coins == 1


@pytest.mark.rule("PR-END-03")
def test_the_twelfth_cell_ends_the_game_with_the_round() -> None:
    table = declined(Table().seat(1, city=ELEVEN).coins(0, 9, 0, 0))
    table.do(1, "build office")
    assert table.state.ending == "city"
    assert not table.state.over


class TestUniversity:
    @pytest.mark.rule("PR-UNI-01")
    def test_one_colonist_comes_with_the_building(self) -> None:
        table = Table().seat(0, city="university").coins(9, 0, 0, 0).begin("builder")
        supply = table.state.colonists
        table.do(0, "build tobacco-storage")
        assert table.board(0).staff("tobacco_storage") == 1
        assert table.state.colonists == supply - 1

    @pytest.mark.rule("PR-UNI-01", "PR-BLDG-02")
    def test_it_may_be_declined_and_must_be_occupied(self) -> None:
        table = Table().seat(0, city="university").seat(1, city="university-").coins(9, 9, 0, 0)
        table.do(0, "decline university")
        table.begin("builder")
        table.do(0, "build office")
        table.do(1, "build office")
        assert not any(board.occupied("office") for board in table.state.boards)

    @pytest.mark.rule("PR-UNI-02")
    def test_from_the_ship_if_the_supply_is_empty(self) -> None:
        table = Table().seat(0, city="university").seat(1, city="university").coins(9, 9, 0, 0)
        table.seat(2, rose=table.state.colonists)
        table.board(3).colonists["rose"] = 3
        table.state.ship_colonists = 1
        table.begin("builder")
        table.do(0, "build office")
        table.do(1, "build office")
        assert [board.occupied("office") for board in table.state.boards] == [True, False, False, False]

    @pytest.mark.rule("PR-STATUE-01")
    def test_nobody_for_the_statue(self) -> None:
        table = Table(new_buildings="merchants").seat(0, city="university").coins(9, 0, 0, 0).begin("builder")
        table.do(0, "build statue")
        assert not table.board(0).occupied("statue")
        assert not table.log("university")


class TestForests:
    @pytest.mark.rule("PR-FOREST-02", "PR-FOREST-03")
    @pytest.mark.parametrize(("forests", "less"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
    def test_two_forests_save_a_doubloon_whatever_the_column(self, forests: int, less: int) -> None:
        table = Table().seat(0, island="forest " * forests + "quarry quarry").begin("builder")
        assert price(table, 0, "large_sugar_mill") == max(0, 4 - 2 - 1 - less)

    @pytest.mark.rule("PR-FOREST-02")
    @pytest.mark.parametrize("house", ["forest_house", "forest_house-", ""])
    def test_with_or_without_the_forest_house(self, house: str) -> None:
        table = Table().seat(1, island="forest forest", city=house).begin("builder")
        table.do(0, "pass")
        assert price(table, 1, "wharf") == 8


class TestChurch:
    @pytest.mark.rule("PR-CHURCH-01")
    @pytest.mark.parametrize(
        ("building", "points"), [("small_warehouse", 0), ("large_sugar_mill", 1), ("coffee_roaster", 1), ("statue", 2)]
    )
    def test_points_by_the_column(self, building: str, points: int) -> None:
        table = Table().in_play("statue", "small_warehouse").seat(0, city="church").coins(9, 0, 0, 0)
        supply = table.state.points
        table.begin("builder")
        table.do(0, f"build {building}")
        assert table.board(0).points == points
        assert table.state.points == supply - points
        assert [event.args["points"] for event in table.log("award")] == [points] * bool(points)

    @pytest.mark.rule("PR-CHURCH-02")
    def test_none_for_the_church_itself(self) -> None:
        table = Table().in_play("church").seat(0, city="university").coins(9, 0, 0, 0).begin("builder")
        table.do(0, "build church")
        assert table.board(0).occupied("church")
        assert table.board(0).points == 0


@pytest.mark.rule("PR-LIB-02", "PR-LIB-01")
def test_a_library_doubles_the_builders_reduction_only() -> None:
    table = Table().seat(0, city="library").seat(1, city="library").begin("builder")
    assert price(table, 0, "wharf") == 7
    assert price(table, 1, "wharf") == 9


class TestZoningOffice:
    @pytest.mark.rule("PR-ZONING-01", "PR-ZONING-02", "PR-NOBLE-11")
    @pytest.mark.parametrize(
        ("office", "building", "paid"),
        [
            ("zoning_office", "wharf", 8),
            ("zoning_office", "coffee_roaster", 5),
            ("zoning_office", "fortress", 10),
            ("zoning_office!", "wharf", 9),
            ("zoning_office!", "fortress", 8),
            ("zoning_office-", "wharf", 9),
        ],
    )
    def test_colonists_save_on_small_and_nobles_on_large_buildings(self, office: str, building: str, paid: int) -> None:
        table = Table(nobles="on").seat(1, city=office).begin("builder")
        table.do(0, "pass")
        assert price(table, 1, building) == paid

    @pytest.mark.rule("PR-ZONING-03")
    def test_it_adds_to_all_other_reductions(self) -> None:
        table = Table(nobles="on").seat(0, island="quarry quarry forest forest", city="zoning_office").begin("builder")
        assert price(table, 0, "small_warehouse") == 0
        table = Table(nobles="on").seat(0, island="quarry quarry forest forest", city="zoning_office").begin("builder")
        assert price(table, 0, "hospice") == 0
        table = Table(nobles="on").seat(0, island="quarry quarry forest forest", city="zoning_office").begin("builder")
        assert price(table, 0, "wharf") == 9 - 2 - 1 - 1 - 1


class TestBlackMarket:
    """Seat 1 is not the builder and wants a hospice for 4."""

    def table(self, coins: int, points: int = 1, goods: str = "corn sugar", island: str = "indigo") -> Table:
        table = Table().seat(1, island=island, city="black_market", goods=goods, points=points)
        return declined(table.coins(0, coins, 0, 0))

    @pytest.mark.rule("PR-BMKT-01", "PR-BMKT-02", "PR-BMKT-03", "PR-GEN-09")
    def test_what_is_missing_is_covered_by_a_colonist_a_good_and_a_point(self) -> None:
        table = self.table(coins=1)
        supplies = (table.state.colonists, table.state.stock["sugar"], table.state.points)
        table.do(1, "black-market hospice indigo sugar point")
        assert table.log("black-market")[0].args["item"] == ("colonist", "sugar", "point")
        assert (table.state.colonists, table.state.stock["sugar"], table.state.points) == tuple(
            supply + 1 for supply in supplies
        )
        board = table.board(1)
        assert (board.coins, board.points, board.goods["sugar"], board.colonists) == (0, 0, 0, {"black_market": 1})
        assert board.city == ["black_market", "hospice"]

    @pytest.mark.rule("PR-BMKT-02")
    @pytest.mark.parametrize(
        ("coins", "legal", "payment"),
        [
            (3, True, "none corn none"),
            (3, True, "none none point"),
            (3, False, "none corn point"),
            (2, False, "none corn none"),
            (2, True, "none corn point"),
            (4, False, "none corn none"),
            (0, False, "indigo corn point"),
        ],
    )
    def test_it_covers_exactly_what_is_missing(self, coins: int, legal: bool, payment: str) -> None:
        table = self.table(coins=coins)
        assert table.can(1, f"black-market hospice {payment}") == legal

    @pytest.mark.rule("PR-BMKT-01")
    def test_at_most_one_of_each(self) -> None:
        table = self.table(coins=2, points=5, goods="corn corn corn", island="")
        offer = table.play.legal(Seat(1)).offer("black_market")
        assert offer is not None
        assert {row[1:] for row in offer.rows or () if row[0] == "hospice"} == {("none", "corn", "point")}
        assert not table.can(1, "black-market office none corn point")

    @pytest.mark.rule("PR-BMKT-03")
    def test_the_owner_chooses_what_to_give(self) -> None:
        table = self.table(coins=3)
        offer = table.play.legal(Seat(1)).offer("black_market")
        assert offer is not None
        ways = {row[1:] for row in offer.rows or () if row[0] == "hospice"}
        assert ways == {
            ("indigo", "none", "none"),
            ("none", "corn", "none"),
            ("none", "sugar", "none"),
            ("none", "none", "point"),
        }

    @pytest.mark.rule("PR-BMKT-04")
    def test_the_colonist_on_the_black_market_stays(self) -> None:
        table = self.table(coins=3)
        assert table.why_not(1, BlackMarket("hospice", "black_market", "none", "none")) == "not-from-black-market"

    @pytest.mark.rule("PR-BMKT-04")
    def test_a_colonist_leaves_before_the_price_is_reckoned(self) -> None:
        table = self.table(coins=2, island="quarry corn")
        assert table.can(1, "black-market hospice corn none none")
        assert not table.can(1, "black-market hospice quarry none none")
        assert table.can(1, "black-market hospice quarry corn none")

    @pytest.mark.rule("PR-BMKT-05", "PR-END-05")
    def test_what_is_returned_does_not_call_off_the_end(self) -> None:
        table = self.table(coins=1)
        table.state.ending = "points"
        table.board(0).points, table.state.points = table.state.points, 0
        table.do(1, "black-market hospice indigo corn point")
        assert table.state.points == 1
        assert table.state.ending == "points"

    @pytest.mark.rule("PR-NOBLE-10")
    def test_a_noble_may_be_given_as_a_colonist(self) -> None:
        table = Table(nobles="on").seat(1, island="corn!", city="black_market").coins(0, 3, 0, 0)
        supply = declined(table).state.nobles
        table.do(1, "black-market hospice corn none none")
        assert table.state.nobles == supply + 1

    def test_it_needs_a_colonist_to_work(self) -> None:
        table = declined(Table().seat(1, city="black_market-", goods="corn").coins(0, 3, 0, 0))
        assert table.why_not(1, BlackMarket("hospice", "none", "corn", "none")) == "unoccupied"

    @pytest.mark.parametrize("points", [0, 5])
    def test_nobody_sees_from_what_is_offered_whether_there_are_points(self, points: int) -> None:
        table = declined(Table().seat(1, city="black_market", points=points).coins(0, 0, 0, 0))
        request = table.play.legal(Seat(1))
        assert (table.waiting(), request.private) == ((1,), True)
        assert [offer.verb for offer in request.public().offers if not offer.aside] == ["pass"]

"""The trader and the buildings that bear on trade."""

import pytest

from games.puerto_rico.moves import BuyLand, Sell, SellAtPost, SellLand
from tests.games.puerto_rico.table import Table

FULL_ISLAND = "corn corn corn indigo indigo indigo sugar sugar sugar tobacco tobacco coffee"


@pytest.mark.rule("PR-TRADER-01", "PR-TRADER-02", "PR-TRADER-04")
def test_one_good_each_clockwise_from_the_trader() -> None:
    table = Table().seat(0, goods="corn sugar").seat(1, goods="indigo").seat(3, goods="coffee").begin("trader")
    stock = dict(table.state.stock)
    table.do(0, "sell sugar")
    assert table.waiting() == (1,)
    table.do(1, "sell indigo")
    assert table.waiting() == (3,)
    table.do(3, "sell coffee")
    assert table.state.house == ["sugar", "indigo", "coffee"]
    assert table.state.stock == stock
    assert table.board(0).goods["corn"] == 1


@pytest.mark.rule("PR-TRADER-03", "PR-TRADER-11")
@pytest.mark.parametrize(("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)])
def test_prices_and_the_traders_doubloon(good: str, price: int) -> None:
    table = Table().seat(0, goods=good).seat(1, goods=good).begin("trader", by=1)
    table.do(1, f"sell {good}")
    assert table.board(1).coins == 3 + price + 1
    table = Table().seat(0, goods=good).begin("trader", by=3)
    table.do(0, f"sell {good}")
    assert table.board(0).coins == 3 + price


@pytest.mark.rule("PR-TRADER-05")
def test_a_kind_in_the_house_is_not_bought_again() -> None:
    table = Table().sold("sugar").seat(0, goods="sugar corn").begin("trader")
    assert table.why_not(0, Sell("sugar")) == "in-house"
    assert table.can(0, "sell corn")


@pytest.mark.rule("PR-TRADER-06", "PR-TRADER-07", "PR-TRADER-08", "PR-OFFICE-01")
def test_the_fourth_good_ends_the_phase_and_empties_the_house() -> None:
    table = Table().sold("sugar corn tobacco").seat(0, goods="coffee").seat(1, goods="indigo", city="office")
    stock = dict(table.state.stock)
    table.begin("trader")
    table.do(0, "sell coffee")
    assert table.asked() == "ChooseRole"
    assert table.board(1).goods["indigo"] == 1
    assert table.state.house == []
    assert table.log("house-emptied")[0].args["good"] == ("sugar", "corn", "tobacco", "coffee")
    assert {good: table.state.stock[good] - stock[good] for good in stock} == {
        "corn": 1,
        "indigo": 0,
        "sugar": 1,
        "tobacco": 1,
        "coffee": 1,
    }


@pytest.mark.rule("PR-TRADER-07", "PR-TRADER-09")
def test_a_house_with_room_keeps_its_goods_when_all_have_sold_or_declined() -> None:
    table = Table().sold("sugar").seat(0, goods="coffee").seat(1, goods="indigo").begin("trader")
    table.do(0, "sell coffee")
    table.do(1, "pass")
    assert table.asked() == "ChooseRole"
    assert table.state.house == ["sugar", "coffee"]


@pytest.mark.rule("PR-TRADER-10")
def test_no_sale_no_privilege() -> None:
    table = Table().seat(0, goods="coffee").begin("trader")
    table.do(0, "pass")
    assert table.board(0).coins == 3


@pytest.mark.rule("PR-SMKT-01", "PR-LMKT-01", "PR-LMKT-02", "PR-BLDG-05", "PR-TRADER-11")
@pytest.mark.parametrize(
    ("city", "more"),
    [
        ("small_market", 1),
        ("small_market-", 0),
        ("large_market", 2),
        ("small_market large_market", 3),
        ("small_market- large_market", 2),
    ],
)
@pytest.mark.parametrize(("good", "price"), [("corn", 0), ("tobacco", 3)])
def test_markets(city: str, more: int, good: str, price: int) -> None:
    table = Table().seat(0, city=city, goods=good).begin("trader")
    table.do(0, f"sell {good}")
    assert table.board(0).coins == 3 + price + more + 1


@pytest.mark.rule("PR-LMKT-02")
def test_markets_give_nothing_without_a_sale() -> None:
    table = Table().seat(0, city="small_market large_market", goods="corn").begin("trader")
    table.do(0, "pass")
    assert table.board(0).coins == 3


@pytest.mark.rule("PR-OFFICE-01", "PR-OFFICE-02")
def test_offices_sell_what_the_house_has() -> None:
    table = Table().sold("tobacco").seat(0, city="office", goods="tobacco").seat(1, city="office", goods="tobacco")
    table.seat(2, city="", goods="tobacco").begin("trader")
    table.do(0, "sell tobacco")
    table.do(1, "sell tobacco")
    assert table.state.house == ["tobacco"] * 3
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-OFFICE-01", "PR-TRADER-06")
def test_an_office_does_not_help_when_the_house_is_full() -> None:
    table = Table().sold("tobacco sugar corn").seat(0, goods="coffee").seat(1, city="office trading_post", goods="corn")
    table.begin("trader")
    table.do(0, "sell coffee")
    assert table.waiting() == (1,)
    assert table.why_not(1, Sell("corn")) == "house-full"


class TestTradingPost:
    @pytest.mark.rule("PR-TPOST-01", "PR-TPOST-02", "PR-TPOST-03")
    def test_any_kind_at_the_plain_price_without_a_cell(self) -> None:
        table = Table().sold("sugar").seat(1, city="trading_post small_market", goods="sugar corn").begin("trader")
        supply = table.state.stock["sugar"]
        assert table.can(1, "sell corn")
        table.do(1, "sell-at-post sugar")
        assert table.board(1).coins == 3 + 2
        assert table.state.house == ["sugar"]
        assert table.state.stock["sugar"] == supply + 1
        assert table.asked() == "ChooseRole"

    @pytest.mark.rule("PR-TPOST-03")
    def test_with_the_privilege_but_without_markets(self) -> None:
        table = Table().seat(0, city="trading_post small_market large_market", goods="sugar").begin("trader")
        table.do(0, "sell-at-post sugar")
        assert table.board(0).coins == 3 + 2 + 1

    @pytest.mark.rule("PR-TPOST-01", "PR-TRADER-02")
    def test_either_the_house_or_the_post(self) -> None:
        table = Table(nobles="on").seat(0, city="trading_post land_office", goods="sugar corn").begin("trader")
        table.do(0, "sell sugar")
        assert table.why_not(0, SellAtPost("corn")) == "one-sale"
        assert table.why_not(0, Sell("corn")) == "one-sale"

    @pytest.mark.rule("PR-TPOST-04")
    def test_a_full_house_does_not_matter(self) -> None:
        table = Table().sold("sugar corn tobacco").seat(0, goods="coffee").seat(1, city="trading_post", goods="corn")
        table.begin("trader")
        table.do(0, "sell coffee")
        table.do(1, "sell-at-post corn")
        assert table.state.house == []

    @pytest.mark.rule("PR-TPOST-01")
    def test_it_must_be_occupied(self) -> None:
        table = Table().seat(0, city="trading_post-", goods="corn").begin("trader")
        assert table.why_not(0, SellAtPost("corn")) == "unoccupied"


class TestLibrary:
    @pytest.mark.rule("PR-LIB-02", "PR-LIB-01")
    @pytest.mark.parametrize(("by", "privilege"), [(0, 2), (1, 0)])
    def test_two_more_on_the_own_sale(self, by: int, privilege: int) -> None:
        table = Table().seat(0, city="library", goods="sugar").begin("trader", by=by)
        table.do(0, "sell sugar")
        assert table.board(0).coins == 3 + 2 + privilege

    @pytest.mark.rule("PR-LIB-07")
    def test_nothing_without_a_sale_and_the_tokens_doubloons_once(self) -> None:
        table = Table().seat(0, city="library", goods="sugar")
        table.state.roles["trader"] = 2
        table.begin("trader")
        table.do(0, "pass")
        assert table.board(0).coins == 3 + 2


class TestLandOffice:
    @pytest.mark.rule("PR-LAND-01", "PR-LAND-05")
    def test_a_colonist_buys_a_hidden_plantation_once(self) -> None:
        table = Table(nobles="on").seat(0, city="land_office small_market").stack("coffee").begin("trader")
        table.do(0, "buy-land")
        assert table.board(0).island == ["coffee"]
        assert table.board(0).coins == 2
        assert table.asked() == "ChooseRole"
        assert table.state.house == []

    @pytest.mark.rule("PR-LAND-01")
    @pytest.mark.parametrize("moves", [("buy-land", "sell corn"), ("sell corn", "buy-land")])
    def test_before_or_after_the_sale(self, moves: tuple[str, str]) -> None:
        table = Table(nobles="on").seat(1, city="land_office", goods="corn").begin("trader")
        for move in moves:
            table.do(1, move)
        assert len(table.board(1).island) == 1
        assert table.state.house == ["corn"]
        assert table.asked() == "ChooseRole"

    @pytest.mark.rule("PR-LAND-01")
    def test_also_when_the_house_is_full(self) -> None:
        table = Table(nobles="on").sold("sugar corn tobacco").seat(0, goods="coffee").seat(1, city="land_office")
        table.begin("trader")
        table.do(0, "sell coffee")
        assert table.can(1, "buy-land")

    @pytest.mark.rule("PR-LAND-01")
    @pytest.mark.parametrize(("island", "coins", "why"), [(FULL_ISLAND, 3, "island-full"), ("", 0, "no-doubloon")])
    def test_it_takes_a_doubloon_and_a_cell(self, island: str, coins: int, why: str) -> None:
        table = Table(nobles="on").coins(coins, 3, 3, 3).seat(0, island=island, city="land_office", goods="corn")
        table.begin("trader")
        assert table.why_not(0, BuyLand()) == why

    @pytest.mark.rule("PR-LAND-02", "PR-LAND-04", "PR-LAND-05", "PR-NOBLE-11")
    def test_a_noble_gives_a_plantation_up_for_a_doubloon(self) -> None:
        table = Table(nobles="on").seat(0, island="corn quarry forest", city="land_office! small_market")
        table.begin("trader")
        assert table.why_not(0, SellLand("quarry")) == "quarry-stays"
        assert not table.can(0, "sell-land forest")
        assert table.why_not(0, BuyLand()) == "needs-colonist"
        table.do(0, "sell-land corn")
        assert table.board(0).island == ["quarry", "forest"]
        assert table.board(0).coins == 3 + 1
        assert table.board(0).staff("rose") == 1
        assert table.state.discards == ["corn"]
        assert table.asked() == "ChooseRole"

    @pytest.mark.rule("PR-LAND-02")
    @pytest.mark.parametrize("moves", [("sell-land corn", "sell corn"), ("sell corn", "sell-land corn")])
    def test_land_is_given_up_before_or_after_the_sale(self, moves: tuple[str, str]) -> None:
        table = Table(nobles="on").seat(1, island="corn-", city="land_office!", goods="corn").begin("trader")
        for move in moves:
            table.do(1, move)
        assert table.board(1).island == []
        assert table.state.house == ["corn"]
        assert table.asked() == "ChooseRole"

    @pytest.mark.rule("PR-LAND-02")
    def test_a_good_may_be_sold_after_the_land(self) -> None:
        table = Table(nobles="on").seat(1, island="corn", city="land_office!", goods="sugar").begin("trader")
        table.do(1, "sell-land corn")
        table.do(1, "sell sugar")
        assert table.board(1).coins == 3 + 1 + 2
        assert table.asked() == "ChooseRole"

    @pytest.mark.rule("PR-LAND-02", "PR-NOBLE-11")
    def test_a_colonist_gives_nothing_up(self) -> None:
        table = Table(nobles="on").seat(0, island="corn", city="land_office").begin("trader")
        assert table.why_not(0, SellLand("corn")) == "needs-noble"

    @pytest.mark.rule("PR-LAND-04")
    def test_an_unoccupied_plantation_goes_first(self) -> None:
        table = Table(nobles="on").seat(0, island="corn corn-", city="land_office!").begin("trader")
        table.do(0, "sell-land corn")
        assert table.board(0).colonists == {"corn": 1}

    @pytest.mark.rule("PR-LAND-03")
    @pytest.mark.parametrize("house", ["forest_house", "forest_house-"])
    def test_a_forest_house_lays_it_as_a_forest(self, house: str) -> None:
        table = Table(nobles="on").seat(0, city=f"land_office {house}").begin("trader")
        table.do(0, "buy-land")
        if house == "forest_house":
            table.do(0, "lay forest")
            assert table.board(0).island == ["forest"]
        else:
            assert table.board(0).island != ["forest"]
        assert table.asked() == "ChooseRole"

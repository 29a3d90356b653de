"""What can be done once in a phase can be done again in the next one of its role."""

import pytest

from tests.games.puerto_rico.table import Table


class TestAgain:
    """Seat 0 takes the same role twice, and has the same to do."""

    @pytest.mark.rule("PR-SETTLER-01")
    def test_a_quarry_for_the_settler(self) -> None:
        table = Table().seat(0, city="construction_hut")
        for quarries in (1, 2):
            table.begin("settler").do(0, "settle quarry")
            assert table.pass_on().board(0).island == ["quarry"] * quarries

    @pytest.mark.rule("PR-HACIENDA-01")
    def test_a_hidden_plantation(self) -> None:
        table = Table().seat(0, city="hacienda")
        for tiles in (1, 2):
            table.begin("settler").do(0, "draw")
            assert len(table.pass_on().board(0).island) == tiles

    @pytest.mark.rule("PR-HOSPICE-01")
    def test_a_colonist_with_the_tile(self) -> None:
        table = Table().seat(0, city="hospice")
        for tiles in (1, 2):
            table.begin("settler").do(0, "settle quarry")
            assert table.pass_on().board(0).staff("quarry") == tiles

    @pytest.mark.rule("PR-TRADER-02")
    def test_a_sale(self) -> None:
        table = Table().seat(0, goods="corn coffee")
        table.begin("trader").do(0, "sell corn")
        table.pass_on().begin("trader").do(0, "sell coffee")
        assert table.board(0).coins == 3 + 1 + 5

    @pytest.mark.rule("PR-LAND-01", "PR-LAND-02")
    @pytest.mark.parametrize(("office", "move"), [("land_office", "buy-land"), ("land_office!", "sell-land corn")])
    def test_a_deal_in_land(self, office: str, move: str) -> None:
        table = Table(nobles="on").seat(0, island="corn corn", city=office)
        table.begin("trader").do(0, move)
        assert table.pass_on().begin("trader").can(0, move)

    @pytest.mark.rule("PR-CAPTAIN-12")
    def test_the_captains_point(self) -> None:
        table = Table().seat(0, goods="corn sugar")
        table.begin("captain").do(0, "ship corn 5")
        table.pass_on().seat(0, goods="corn sugar").begin("captain").do(0, "ship corn 5")
        assert [event.args["points"] for event in table.log("captain")] == [1]

    @pytest.mark.rule("PR-WHARF-01", "PR-SWHARF-01")
    @pytest.mark.parametrize(("wharf", "move"), [("wharf", "wharf corn"), ("small_wharf", "small-wharf corn 1")])
    def test_an_own_ship(self, wharf: str, move: str) -> None:
        table = Table().seat(0, city=wharf, goods="corn")
        table.begin("captain").do(0, move)
        table.pass_on().seat(0, goods="corn").begin("captain")
        assert table.can(0, move)

    @pytest.mark.rule("PR-LIGHT-02")
    def test_the_lighthouse_keepers_doubloon(self) -> None:
        table = Table().seat(0, city="lighthouse")
        for coins in (1, 2):
            assert table.begin("captain").pass_on().board(0).coins == 3 + coins

    @pytest.mark.rule("PR-UNION-02")
    def test_points_for_pairs(self) -> None:
        table = Table().seat(0, city="union_hall large_warehouse", goods="corn corn")
        table.loaded(ship_5="sugar 1", ship_6="indigo 1", ship_7="coffee 1")
        for points in (1, 2):
            assert table.begin("captain").pass_on().board(0).points == points

    @pytest.mark.rule("PR-SUPPLIER-01")
    def test_goods_that_the_nobles_send(self) -> None:
        table = Table(nobles="on").seat(0, city="royal_supplier!", goods="corn sugar")
        table.begin("captain").do(0, "supply corn")
        table.pass_on().seat(0, goods="corn").begin("captain")
        assert table.can(0, "supply corn")

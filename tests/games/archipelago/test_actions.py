"""Taxes, transactions, reproduction and recruitment."""

import pytest

from games.archipelago import GAME
from games.core.fields import PickSome
from games.core.seats import Seat
from tests.games.archipelago.shores import shore, spread
from tests.games.archipelago.table import Table


@pytest.mark.rule("AR-TAX-01")
def test_rebellion_rises_before_any_income() -> None:
    table = shore()
    table.citizens(0, "b", 2)
    table.state.rebellion = 2
    before = table.player(0).money
    table.rounds().do(0, "tax")
    assert table.state.over
    assert table.player(0).money == before


@pytest.mark.rule("AR-TAX-02", "AR-TAX-03", "AR-TAX-04", "AR-STRIKE-02")
def test_strikers_wonders_ports_and_markets_bring_nothing() -> None:
    table = shore()
    table.region("sugar_bay", (0, 1))
    table.money(0, 0, 0)
    table.building("town", "b", 0)
    table.building("market", "b")
    table.building("port", "b")
    table.building("church", "d", 0)
    table.building("town", "c", 0, lying=True)
    table.player(0).on_wonders = 2
    table.rounds().do(0, "tax")
    assert table.player(0).money == 2 * 1 + 2 + 1, "two active citizens, one town, one church"


@pytest.mark.rule("AR-GEN-06")
def test_the_bank_pays_what_it_holds() -> None:
    table = shore()
    table.citizens(0, "b", 3)
    table.player(1).money += table.state.money - 1
    table.state.money = 1
    before = table.player(0).money
    table.rounds().do(0, "tax")
    assert table.player(0).money == before + 1
    assert table.state.money == 0


@pytest.mark.rule("AR-TRADE-01", "AR-TRADE-02", "AR-TRADE-03", "AR-TRADE-05")
def test_one_cube_at_the_price_of_its_row() -> None:
    table = shore()
    table.money(30, 30, 30)
    table.market("domestic", "fish", 5)
    table.cubes(0, "fish")
    table.rounds().do(0, "sell domestic fish cube")
    assert table.player(0).money == 30 + 4, "the sixth cell is in the second row"
    assert table.waiting() == (1,), "one transaction an action"
    table.do(1, "buy domestic fish")
    assert table.player(1).money == 30 - 4
    assert table.player(1).cubes == {"fish": 1}
    table.market("domestic", "fish", 7)
    table.do(2, "buy domestic fish")
    assert table.player(2).money == 30 - 3


@pytest.mark.rule("AR-TRADE-01")
def test_on_either_market() -> None:
    table = shore()
    table.cubes(0, "iron iron")
    table.rounds()
    assert set(table.offered(0, "sell").rows or ()) == {("domestic", "iron", "cube"), ("export", "iron", "cube")}


@pytest.mark.rule("AR-TRADE-04")
def test_full_zones_take_and_empty_ones_give_nothing() -> None:
    table = shore()
    table.money(30, 30, 30)
    table.market("domestic", "stone", 6)
    table.market("domestic", "iron", 0)
    table.cubes(0, "stone")
    table.rounds()
    assert ("domestic", "stone", "cube") not in (table.offered(0, "sell").rows or ())
    assert ("export", "stone", "cube") in (table.offered(0, "sell").rows or ())
    assert ("domestic", "iron") not in (table.offered(0, "buy").rows or ())


@pytest.mark.rule("AR-TOKEN-02", "AR-TOKEN-03", "AR-TOKEN-05")
def test_a_token_is_sold_as_a_cube_of_the_bank() -> None:
    table = shore()
    table.tokens(0, 2)
    before = table.state.bank["iron"]
    table.rounds().do(0, "sell export iron token")
    assert table.state.bank["iron"] == before - 1
    assert table.state.markets["export"]["iron"] == 1
    assert (table.player(0).tokens, table.state.spent_tokens) == (1, 1)
    table.market("domestic", "iron", 0)
    table.cubes(1, " ".join(["iron"] * table.state.bank["iron"]))
    table.do(1, "pass").do(2, "pass")
    assert ("export", "iron", "token") not in (table.offered(0, "sell").rows or ()), "the bank has none"


@pytest.mark.rule("AR-REPR-02", "AR-REPR-03", "AR-REPR-04")
def test_where_exactly_two_active_citizens_live() -> None:
    table = shore()
    table.region("mahogany_grove", (3, 0))
    table.region("sugar_bay", (0, 1))
    table.citizens(0, "b", 2)
    table.citizens(0, "c")
    table.citizens(0, "c", lying=True)
    table.citizens(0, "d")
    table.citizens(0, "e", spot="fruit", busy=True)
    table.citizens(0, "e")
    table.rounds()
    assert table.words(0, "reproduce", "regions") == ("b", "e")
    before = table.state.population
    table.do(0, "reproduce b+e")
    assert len(table.player(0).here("b")) == len(table.player(0).here("e")) == 3
    assert table.state.population == before + 2


@pytest.mark.rule("AR-REPR-04", "AR-LIMIT-01", "AR-STRIKE-03")
def test_two_active_and_a_striker_are_three() -> None:
    table = shore()
    table.citizens(0, "b", 2)
    table.citizens(0, "b", lying=True)
    table.rounds()
    assert table.offer(0, "reproduce") is None


@pytest.mark.rule("AR-REPR-04")
def test_where_three_live_nobody_is_born() -> None:
    table = shore()
    table.citizens(0, "b", 3)
    table.citizens(0, "c", 2)
    table.rounds()
    assert table.words(0, "reproduce", "regions") == ("c",)
    table.do(0, "reproduce c")
    table.player(0).reproduced = False
    assert table.rounds().offer(0, "reproduce") is None, "three active ones in both"


@pytest.mark.rule("AR-REPR-05")
def test_citizens_in_buildings_count_and_each_region_is_optional() -> None:
    table = shore()
    table.building("town", "b", 0)
    table.citizens(0, "b")
    table.citizens(0, "c", 2)
    table.rounds()
    field = table.offered(0, "reproduce").fields[0]
    assert isinstance(field, PickSome)
    assert (field.words, field.least, field.most) == (("b", "c"), 1, 2)
    table.do(0, "reproduce b")
    assert len(table.player(0).here("c")) == 2


@pytest.mark.rule("AR-REPR-06", "AR-LIMIT-03")
def test_the_supply_limits_births() -> None:
    table = shore()
    table.citizens(0, "b", 2)
    table.citizens(0, "c", 2)
    table.player(0).on_wonders = 5
    table.rounds()
    field = table.offered(0, "reproduce").fields[0]
    assert isinstance(field, PickSome)
    assert field.most == 1


@pytest.mark.rule("AR-2P-06")
def test_both_colours_count_together() -> None:
    table = shore(2)
    table.citizens(0, "b", 3)
    table.rounds()
    assert table.offer(0, "reproduce") is None


@pytest.mark.rule("AR-RECR-01", "AR-RECR-02")
def test_the_price_is_read_anew_for_each_worker() -> None:
    table = shore()
    table.money(20, 20, 20)
    table.state.surplus = 5
    table.citizens(0, "b")
    table.citizens(0, "c")
    table.rounds()
    assert spread(table, 0, "recruit").most == 4, "two beside each"
    table.do(0, "recruit b 2, c 1")
    assert table.player(0).money == 20 - 3 - 3 - 4
    assert table.state.surplus == 2
    assert table.state.population == 5


@pytest.mark.rule("AR-RECR-01")
def test_no_more_than_one_can_pay() -> None:
    table = shore()
    table.money(7, 7, 7)
    table.state.surplus = 5
    table.citizens(0, "b")
    table.rounds()
    assert spread(table, 0, "recruit").most == 2


@pytest.mark.rule("AR-RECR-01", "AR-RECR-02")
@pytest.mark.parametrize(("money", "hired"), [(2, 0), (3, 1), (6, 1), (7, 2)])
def test_the_price_rises_before_the_next_is_hired(money: int, hired: int) -> None:
    table = shore()
    table.money(money, 7, 7)
    table.state.surplus = 4
    table.citizens(0, "b")
    table.rounds()
    offer = table.offer(0, "recruit")
    assert (spread(table, 0, "recruit").most if offer else 0) == hired


@pytest.mark.rule("AR-RECR-03")
def test_nobody_without_surplus() -> None:
    table = shore()
    table.money(20, 20, 20)
    table.citizens(0, "b")
    table.rounds()
    assert table.offer(0, "recruit") is None
    table.state.surplus = 1
    assert spread(table, 0, "recruit").most == 1


@pytest.mark.rule("AR-RECR-04", "AR-STRIKE-01")
def test_only_where_an_active_unit_is_a_ship_is_enough() -> None:
    table = shore()
    table.money(20, 20, 20)
    table.state.surplus = 5
    table.ships(0, "b", busy=True)
    table.citizens(0, "c", lying=True)
    table.rounds()
    field = spread(table, 0, "recruit")
    assert [place.word for place in field.places] == ["b"]
    assert field.most == 3, "there is room for two more beside the striker"


@pytest.mark.rule("AR-RECR-05", "AR-LIMIT-01", "AR-LIMIT-02")
def test_three_of_a_player_in_a_region_but_more_of_several() -> None:
    table = shore()
    table.money(20, 20, 20)
    table.state.surplus = 3
    table.citizens(0, "b", 3)
    table.citizens(1, "b", 2)
    table.ships(0, "b", 2)
    table.ships(1, "b", 2)
    table.rounds()
    assert table.offer(0, "recruit") is None
    table.do(0, "pass")
    assert spread(table, 1, "recruit").places[0].capacity == 1


@pytest.mark.rule("AR-STRAIT-01", "AR-STRAIT-03")
def test_shores_of_a_divided_region() -> None:
    table = Table(2)
    table.money(20, 20)
    table.state.surplus = 3
    table.region("fishermens_sound", (1, 0))
    table.citizens(0, "b", part="land1")
    table.citizens(0, "b", part="land2")
    table.rounds()
    assert table.offer(0, "reproduce") is None
    table.player(0).units[1].part = "land1"
    assert table.words(0, "reproduce", "regions") == ("b",)
    assert [place.word for place in spread(table, 0, "recruit").places] == ["b"], "citizens serve their own shore"
    table.ships(0, "b")
    field = spread(table, 0, "recruit")
    assert [place.word for place in field.places] == ["b", "b.land2"]
    assert field.groups[0].capacity == 1, "the limit of three counts both shores"


@pytest.mark.rule("AR-STRAIT-02")
def test_a_citizen_works_its_own_shore() -> None:
    table = Table(2)
    table.region("fishermens_sound", (1, 0))
    table.citizens(0, "b", part="land2")
    table.rounds()
    assert table.offer(0, "harvest_cattle") is None, "on the other shore"
    table.do(0, "harvest-stone b.land2 1")
    assert table.player(0).cubes == {"stone": 1}


@pytest.mark.rule("AR-ROUND-05")
def test_nobody_is_waited_for_by_what_only_they_know() -> None:
    poor, rich = shore(), shore()
    for table, money in ((poor, 0), (rich, 30)):
        table.money(money, 10, 10)
        table.rounds()
    assert poor.waiting() == rich.waiting() == (0,)
    views = [GAME.view(table.state, Seat(1)).agenda for table in (poor, rich)]
    assert views[0] == views[1]

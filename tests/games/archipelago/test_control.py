"""Who controls what; ports and markets in use."""

import pytest

from games.archipelago import GAME
from games.archipelago.components import BUILDINGS
from games.archipelago.possessions import Possessions
from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from tests.games.archipelago.islands import islands, spread
from tests.games.archipelago.table import Table


@pytest.mark.rule("AR-CTRL-01", "AR-STRIKE-04", "AR-STRIKE-02")
@pytest.mark.parametrize(("flags", "controls"), [({}, True), ({"busy": True}, True), ({"lying": True}, False)])
def test_an_active_unit_controls_its_building(flags: dict[str, bool], controls: bool) -> None:
    table = islands()
    table.building("market", "b", 0, **flags)
    assert bool(table.state.controlled(Seat(0), "market")) == controls


@pytest.mark.rule("AR-CTRL-02")
def test_an_empty_building_is_whoevers_comes_first() -> None:
    table = islands()
    table.building("market", "b")
    table.citizens(0, "b")
    table.citizens(1, "b")
    assert table.state.controller("b", "market") is None
    table.rounds().do(0, "pass").do(1, "walk b.market 1 b")
    assert table.state.controlled(Seat(1), "market") == ["b"]


@pytest.mark.rule("AR-CITY-01", "AR-CITY-02")
def test_the_town_rules_the_region_and_its_empty_buildings() -> None:
    table = islands()
    table.building("town", "b", 0)
    for kind in ("port", "market", "church"):
        table.building(kind, "b")
        assert table.state.controlled(Seat(0), kind) == ["b"]
    assert table.state.ruler("b") == 0
    table.state.regions["b"].buildings.pop("market")
    table.state.docks += 1
    table.building("market", "b", 1)
    assert table.state.controlled(Seat(1), "market") == ["b"], "but for those in which another stands"


@pytest.mark.rule("AR-CITY-03")
def test_rivals_cannot_take_over_by_moving_in() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.building("market", "b")
    table.citizens(1, "d")
    table.rounds().do(0, "pass")
    assert "b.market" not in {place.word for place in spread(table, 1, "walk").places}
    table.player(0).units[0].lying = True
    assert "b.market" in {place.word for place in spread(table, 1, "walk").places}


@pytest.mark.rule("AR-CITY-07")
def test_rule_ends_with_the_citizen_in_the_town() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.building("church", "b")
    table.citizens(1, "b")
    table.player(0).units[0].lying = True
    assert table.state.ruler("b") is None
    assert table.state.controller("b", "church") is None
    table.rounds().do(0, "pass")
    assert table.offer(1, "harvest_wood") is not None, "no permission is needed"
    empty = islands()
    empty.building("town", "b")
    empty.citizens(1, "b")
    empty.rounds().do(0, "pass").do(1, "walk b.town 1 b")
    assert empty.state.ruler("b") == 1


@pytest.mark.rule("AR-CITY-08", "AR-CITY-09")
def test_who_stands_in_a_building_keeps_it_until_leaving() -> None:
    table = islands()
    table.building("market", "b", 1)
    table.building("town", "b", 0)
    assert table.state.controlled(Seat(1), "market") == ["b"]
    table.rounds().do(0, "pass").do(1, "walk b 1 b.market")
    assert table.state.controlled(Seat(0), "market") == ["b"], "and then it is the ruler's"


@pytest.mark.rule("AR-CITY-03", "AR-CITY-09", "AR-MIGR-05")
def test_what_is_left_where_another_rules_is_closed_at_once() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.building("market", "b", 1)
    table.citizens(1, "b")
    table.rounds().do(0, "pass")
    assert table.refuses(1, "walk b 1 b.market, b.market 1 b"), "once it is empty it is the ruler's"
    table.player(0).units[0].lying = True
    assert not table.refuses(1, "walk b 1 b.market, b.market 1 b"), "nobody rules there"


@pytest.mark.rule("AR-CITY-10")
def test_a_strikers_dock_passes_to_the_ruler_who_may_evict_it() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.building("market", "b", 1, lying=True)
    striker = table.player(1).units[0]
    assert table.state.controlled(Seat(0), "market") == ["b"]
    table.rounds().do(0, "evict market b")
    assert table.told() == ["evicts"]
    assert (striker.region, striker.spot, striker.lying) == ("b", "", True)
    assert table.player(0).discs == 3, "without a disc"
    assert table.state.controlled(Seat(0), "market") == ["b"]


@pytest.mark.rule("AR-CITY-10")
@pytest.mark.parametrize(("word", "shore"), [("b", "land1"), ("b.land2", "land2")])
def test_a_striker_is_put_out_onto_either_shore(word: str, shore: str) -> None:
    table = Table(3)
    table.region("fishermens_sound", (1, 0))
    table.building("town", "b", 0)
    table.building("market", "b", 1, lying=True)
    striker = table.player(1).units[0]
    table.rounds()
    assert table.offered(0, "evict").rows == (("market", "b"), ("market", "b.land2"))
    table.do(0, f"evict market {word}")
    (told,) = table.happened("evicts-ashore")
    assert told.args["shore"] == shore
    assert (striker.part, striker.spot, striker.lying) == (shore, "", True)


@pytest.mark.rule("AR-STRAIT-04")
def test_a_town_rules_both_shores() -> None:
    table = Table(2)
    table.region("fishermens_sound", (1, 0))
    table.building("town", "b", 0)
    table.building("market", "b")
    table.state.regions["b"].buildings["market"] = "land2"
    table.citizens(1, "b", part="land2")
    assert table.state.controlled(Seat(0), "market") == ["b"]
    table.rounds().do(0, "pass")
    assert table.offer(1, "harvest_stone") is None, "its icons need permission"


@pytest.mark.rule("AR-PORT-01", "AR-PORT-02", "AR-PORT-05", "AR-PORT-06")
def test_a_port_makes_two_transactions_abroad_for_a_florin() -> None:
    table = islands()
    table.building("port", "b")
    table.ships(0, "b", spot="port")
    table.cubes(0, "fish wood iron")
    table.rounds().do(0, "visit port b")
    assert table.player(0).money == 19
    assert table.player(0).on_wheel == 1
    assert table.player(0).ships()[0].busy
    assert {row[0] for row in table.offered(0, "sell").rows or ()} == {"export"}
    table.do(0, "sell export fish cube").do(0, "sell export iron cube")
    assert table.player(0).money == 19 + 7 + 7
    assert table.player(0).discs == 3
    assert table.asked() == "PlayRound", "no disc is needed, the action is still to come"


@pytest.mark.rule("AR-PORT-06")
def test_a_single_transaction_is_allowed() -> None:
    table = islands()
    table.building("port", "b", 0)
    table.cubes(0, "fish wood")
    table.rounds().do(0, "visit port b").do(0, "sell export fish cube")
    assert not table.refuses(0, "done")


@pytest.mark.rule("AR-PORT-03", "AR-PORT-04")
def test_one_dock_a_round_and_each_once_a_turn() -> None:
    table = islands()
    table.building("port", "b", 0)
    table.building("market", "b", 0)
    table.cubes(0, "fish")
    table.rounds().do(0, "visit market b").do(0, "buy domestic fish").do(0, "done")
    assert table.offer(0, "visit") is None, "one in this round"
    table.do(0, "tax").do(1, "pass").do(2, "pass")
    assert table.waiting() == (0,)
    assert table.offered(0, "visit").rows == (("port", "b"),), "the market has been used in this turn"


@pytest.mark.rule("AR-PORT-05")
def test_a_builder_who_is_busy_can_still_use_the_port() -> None:
    table = islands()
    table.building("port", "b", 0, busy=True)
    table.cubes(0, "fish")
    table.rounds()
    assert table.offered(0, "visit").rows == (("port", "b"),)


@pytest.mark.rule("AR-MARKET-01")
def test_a_market_trades_at_home() -> None:
    table = islands()
    table.building("market", "b", 0)
    table.rounds().do(0, "visit market b")
    assert {row[0] for row in table.offered(0, "buy").rows or ()} == {"domestic"}
    assert table.player(0).citizens()[0].busy
    assert table.player(0).on_wheel == 1


@pytest.mark.rule("AR-CITY-04")
def test_from_the_town_the_citizen_there_becomes_busy_and_serves_twice() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.building("port", "b")
    table.building("market", "b")
    table.cubes(0, "fish")
    table.rounds()
    assert set(table.offered(0, "visit").rows or ()) == {("market", "b"), ("port", "b")}
    table.do(0, "visit port b").do(0, "sell export fish cube").do(0, "done")
    assert table.player(0).citizens()[0].busy
    table.do(0, "buy domestic fish").do(1, "pass").do(2, "pass")
    assert table.offered(0, "visit").rows == (("market", "b"),)


@pytest.mark.rule("AR-CITY-05")
def test_an_own_unit_in_the_dock_becomes_busy_and_not_the_one_in_the_town() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.building("market", "b", 0)
    town, market = table.player(0).citizens()
    table.rounds().do(0, "visit market b")
    assert (town.busy, market.busy) == (False, True)


@pytest.mark.parametrize("seats", GAME.settings.seat_counts)
def test_what_all_control_is_what_each_controls(seats: int) -> None:
    play, chance = GAME.start(Setup(seats, {}, "who controls what")), Chance("who controls what")
    controlled = 0
    while not play.state.over:
        state, held = play.state, Possessions(play.state)
        for building in BUILDINGS:
            found = [state.controlled(seat, building) for seat in state.every_seat()]
            assert held.controlled(building) == found
            controlled += sum(map(len, found))
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(state, seat), play.legal(seat), chance))
    assert controlled

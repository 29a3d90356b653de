"""Migration and convoys."""

import pytest

from games.archipelago.actions.migration import migration_offers
from games.archipelago.map.reach import Chart
from games.core.fields import Spread
from games.core.seats import Seat
from tests.games.archipelago.islands import islands, spread
from tests.games.archipelago.table import Table


@pytest.mark.rule("AR-MIGR-01", "AR-MIGR-02", "AR-MIGR-03")
def test_all_free_units_move_to_neighbours_over_their_own_element() -> None:
    table = islands()
    table.citizens(0, "b", 2)
    table.ships(0, "a", 2)
    table.citizens(0, "d", busy=True)
    table.rounds()
    walk, sail = spread(table, 0, "walk"), spread(table, 0, "sail")
    assert {place.word for place in walk.places if "b" in place.takes} >= {"b", "d"}
    assert {place.word for place in walk.places} == {"b", "c", "d"}, "the sea is no place for citizens"
    assert {place.word for place in sail.places} >= {"a", "b", "c"}
    assert "d" not in {place.word for place in sail.places if "a" in place.takes}, "two borders away"
    table.do(0, "walk b 1 b, d 1 b").do(0, "sail b 1 a, c 1 a")
    assert sorted(unit.region for unit in table.player(0).citizens()) == ["b", "d", "d"]
    assert sorted(unit.region for unit in table.player(0).ships()) == ["b", "c"]


@pytest.mark.rule("AR-MIGR-02")
def test_each_unit_moves_once_and_buildings_are_entered() -> None:
    table = islands()
    table.building("town", "d")
    table.citizens(0, "b", 2)
    table.rounds()
    assert {"d", "d.town"} <= {place.word for place in spread(table, 0, "walk").places}
    table.do(0, "walk d.town 1 b, b 1 b")
    assert table.state.ruler("d") == 0
    field = spread(table, 0, "walk")
    assert field.pieces == (("b", 1),), "who has moved does not move again"
    inside = islands()
    inside.building("market", "b")
    inside.citizens(0, "b")
    inside.rounds().do(0, "walk b.market 1 b")
    assert inside.state.controlled(Seat(0), "market") == ["b"]


@pytest.mark.rule("AR-MIGR-04", "AR-PORT-07")
def test_ships_enter_ports_alone() -> None:
    table = islands()
    for kind in ("town", "market", "church", "port"):
        table.building(kind, "b")
    table.ships(0, "b")
    table.citizens(0, "b")
    table.rounds()
    assert {place.word for place in spread(table, 0, "sail").places if place.word.startswith("b.")} == {"b.port"}
    entered = {place.word for place in spread(table, 0, "walk").places if place.word.startswith("b.")}
    assert entered == {"b.town", "b.market", "b.church", "b.port"}


@pytest.mark.rule("AR-MIGR-05")
def test_a_building_left_in_the_action_can_be_entered_in_it() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.citizens(0, "d")
    table.rounds().do(0, "walk b.town 1 d, d 1 b.town")
    found = table.state.occupant("b", "town")
    assert found is not None
    assert table.player(0).citizens()[0].region == "d"


@pytest.mark.rule("AR-STRIKE-05", "AR-CTRL-03")
def test_occupied_buildings_are_closed_also_by_strikers() -> None:
    table = islands()
    table.building("market", "b", 1, lying=True)
    table.building("church", "b", 1)
    table.citizens(0, "b")
    table.citizens(0, "d")
    table.rounds()
    assert not [place.word for place in spread(table, 0, "walk").places if "." in place.word]


@pytest.mark.rule("AR-LIMIT-01")
def test_the_limit_of_three_is_held_when_all_have_moved() -> None:
    table = islands()
    table.citizens(0, "b", 3)
    table.citizens(0, "d", 2)
    table.rounds()
    assert table.refuses(0, "walk b 1 b, d 2 b, d 2 d")
    assert not table.refuses(0, "walk b 1 b, d 2 b, d 1 d, b 1 d")


def test_so_many_move_as_a_card_lets_move() -> None:
    table = islands()
    table.citizens(0, "b", 3)
    for movers, most in ((0, 3), (1, 1), (2, 2)):
        (walking,) = migration_offers(table.state, Seat(0), "citizens", movers)
        (field,) = walking.fields
        assert isinstance(field, Spread)
        assert field.moving == most


@pytest.mark.rule("AR-LIMIT-01", "AR-STRIKE-05")
def test_who_cannot_move_counts_for_the_limit_of_three() -> None:
    table = islands()
    table.citizens(0, "b", 2, busy=True)
    table.citizens(0, "d", 2)
    table.rounds()
    assert table.refuses(0, "walk b 2 d")
    assert not table.refuses(0, "walk b 1 d, d 1 d")


@pytest.mark.rule("AR-MIGR-01", "AR-MIGR-02")
def test_all_can_move_again_in_the_next_migration() -> None:
    table = islands()
    table.citizens(0, "b")
    table.rounds().do(0, "walk d 1 b")
    assert not any(unit.moved for unit in table.player(0).units)
    table.do(1, "pass").do(2, "pass")
    table.do(0, "walk b 1 d")
    assert table.player(0).citizens()[0].region == "b"


@pytest.mark.rule("AR-MIGR-03")
def test_without_a_card_nobody_goes_two_regions_far() -> None:
    table = islands()
    table.region("coral_island", (-1, 0))
    table.citizens(0, "d")
    table.ships(0, "b")
    chart = Chart(table.state, Seat(0))
    (citizen,), (ship,) = table.player(0).citizens(), table.player(0).ships()
    table.rounds()
    assert {place.word for place in spread(table, 0, "walk").places} == set(chart.spots(citizen)) == {"b", "d"}
    assert {place.word for place in spread(table, 0, "sail").places} == set(chart.spots(ship))
    assert "e" not in chart.spots(ship)


def archipelago() -> Table:
    """c Pineapple Cove and b Timber Shore on both sides of the open sea."""
    table = Table(2)
    table.region("timber_shore", (1, 0))
    table.region("pineapple_cove", (-1, 0))
    return table


def reached(table: Table, unit: int = 0) -> set[str]:
    return set(Chart(table.state, Seat(0)).spots(table.player(0).citizens()[unit]))


@pytest.mark.rule("AR-CONV-01", "AR-MIGR-03")
def test_a_ship_that_touches_the_border_carries_citizens_over_it() -> None:
    table = archipelago()
    table.citizens(0, "b")
    assert reached(table) == {"b"}, "no way over sea"
    table.ships(1, "b")
    assert reached(table) == {"b"}, "only one's own ships"
    table.ships(0, "a")
    assert "c" not in reached(table), "one ship serves one border"
    near = Table(2)
    near.region("whale_bay", (1, 0))
    near.region("long_beach", (0, 1))
    near.citizens(0, "b")
    near.ships(0, "b")
    assert reached(near) == {"b", "c"}


@pytest.mark.rule("AR-CONV-02")
def test_a_convoy_does_not_use_up_the_ships_own_move() -> None:
    table = Table(2)
    table.region("whale_bay", (1, 0))
    table.region("long_beach", (0, 1))
    table.citizens(0, "b")
    table.ships(0, "b")
    table.rounds()
    walks = {place.word for place in spread(table, 0, "walk").places}
    assert "c" in walks
    table.do(0, "walk c 1 b")
    assert table.player(0).citizens()[0].region == "c"
    assert "sail" in {offer.verb for offer in table.play.legal(Seat(0)).offers}
    first = Table(2)
    first.region("whale_bay", (1, 0))
    first.region("long_beach", (0, 1))
    first.citizens(0, "b")
    first.ships(0, "a")
    first.rounds().do(0, "sail b 1 a")
    assert "c" in {place.word for place in spread(first, 0, "walk").places}, "or after it"


@pytest.mark.rule("AR-CONV-01", "AR-CONV-04")
@pytest.mark.parametrize(("in_the_middle", "across"), [(1, {"b", "d"}), (2, {"b", "c", "d"})])
def test_a_ship_serves_once_though_others_bring_one_back_to_it(in_the_middle: int, across: set[str]) -> None:
    """From d to the open sea, from there to b and back: for c the open sea needs another ship."""
    table = Table(3)
    for side, at in (("timber_shore", (1, 0)), ("spice_coast", (-1, 1)), ("grass_shore", (0, -1))):
        table.region(side, at)
    table.citizens(0, "d")
    table.ships(0, "a", in_the_middle)
    table.ships(0, "b", 2)
    assert reached(table) == across


@pytest.mark.rule("AR-CONV-01", "AR-ZERO-05")
def test_no_ship_serves_a_border_where_its_water_meets_land() -> None:
    """Beside the start first regions may touch that do not match."""
    table = Table(3)
    table.region("timber_shore", (1, 0), turn=3)
    table.region("spice_coast", (0, 1), turn=3)
    table.citizens(0, "b")
    table.ships(0, "b")
    assert reached(table) == {"b"}
    table.ships(0, "a")
    assert reached(table) == {"b", "c"}


@pytest.mark.rule("AR-MIGR-03", "AR-ZERO-05")
def test_nobody_crosses_a_border_where_water_meets_land() -> None:
    table = Table(3)
    table.region("timber_shore", (1, 0), turn=3)
    table.region("spice_coast", (0, 1), turn=3)
    for region in "bc":
        table.citizens(0, region)
        table.ships(0, region)
    chart = Chart(table.state, Seat(0), ())
    assert [chart.spots(unit) for unit in table.player(0).units] == [["b"], ["b", "a"], ["c"], ["c", "a"]]


@pytest.mark.rule("AR-LIMIT-01")
def test_the_limit_of_three_is_for_citizens_alone() -> None:
    table = islands()
    table.ships(0, "a", 4)
    table.rounds().do(0, "sail b 4 a")
    assert [unit.region for unit in table.player(0).ships()] == ["b"] * 4


@pytest.mark.rule("AR-MIGR-01")
def test_who_can_go_nowhere_is_offered_no_migration() -> None:
    table = islands()
    table.ships(0, "d")
    table.citizens(0, table.region("coral_island", (-1, 0)))
    table.rounds()
    assert (table.offer(0, "sail"), table.offer(0, "walk")) == (None, None)


@pytest.mark.rule("AR-CONV-03")
def test_a_ship_in_a_strait_joins_its_shores() -> None:
    table = Table(2)
    table.region("fishermens_sound", (1, 0))
    table.citizens(0, "b", part="land1")
    assert "b.land2" not in reached(table)
    table.ships(0, "b")
    assert "b.land2" in reached(table)


@pytest.mark.rule("AR-CONV-03", "AR-MIGR-03")
def test_a_building_is_entered_from_its_own_shore_or_water() -> None:
    table = Table(2)
    table.region("twin_islets", (1, 0))
    table.citizens(0, "b", part="land1")
    table.building("market", "b")
    table.state.regions["b"].buildings["market"] = "land2"
    assert "b.market" not in reached(table)
    table.ships(0, "b")
    assert "b.market" in reached(table)
    coast = Table(2)
    coast.region("narrows", (1, 0))
    coast.building("port", "b")
    coast.ships(0, "b", part="sea2")
    assert "b.port" not in Chart(coast.state, Seat(0)).spots(coast.player(0).ships()[0])
    coast.state.regions["b"].buildings["port"] = "sea2"
    assert "b.port" in Chart(coast.state, Seat(0)).spots(coast.player(0).ships()[0])


@pytest.mark.rule("AR-CONV-04", "AR-2P-03")
def test_eight_ships_in_one_water_carry_as_far_as_borders_go() -> None:
    table = Table(2)
    for side, at in {
        "whale_bay": (1, 0), "timber_shore": (0, 1), "pineapple_cove": (-1, 1), "lost_hamlet": (-1, 0),
        "volcano": (0, -1), "palm_cape": (1, -1),
    }.items():  # fmt: skip
        table.region(side, at)
    table.citizens(0, "b")
    table.ships(0, "a", 8)
    assert reached(table) == {"b", "c", "d", "e", "f", "g"}


@pytest.mark.rule("AR-CONV-04", "AR-CONV-05")
def test_from_ship_to_ship_over_several_borders() -> None:
    table = archipelago()
    table.citizens(0, "b", 2)
    table.ships(0, "b")
    table.ships(0, "c")
    assert "c" in reached(table)
    assert "a" not in reached(table), "the journey ends on land"
    table.rounds().do(0, "walk c 2 b")
    assert [unit.region for unit in table.player(0).citizens()] == ["c", "c"], "any number in one action"
    busy = archipelago()
    busy.citizens(0, "b")
    busy.ships(0, "b", busy=True)
    busy.ships(0, "c")
    assert "c" not in reached(busy), "a busy ship carries nobody"


def gulf() -> Table:
    """b, c and d lie around a common point by sea, e behind d; a ship in b, a citizen there and three in c."""
    table = Table(2)
    for side, at, turn in (
        ("whale_bay", (1, 0), 1), ("long_beach", (0, 1), 5), ("blue_lagoon", (1, 1), 4), ("pearl_reef", (2, 1), 1),
    ):  # fmt: skip
        table.region(side, at, turn)
    table.citizens(0, "b")
    table.citizens(0, "c", 3)
    table.ships(0, "b")
    return table


@pytest.mark.rule("AR-LIMIT-01", "AR-CONV-02")
def test_who_comes_and_who_makes_room_may_need_the_same_ship_before_and_after_its_move() -> None:
    table = gulf().rounds()
    assert table.refuses(0, "walk c 1 b"), "nobody has made room"
    table.do(0, "sail d 1 b")
    assert table.refuses(0, "walk c 1 b")
    table.do(0, "walk c 1 b, d 1 c")
    assert sorted(unit.region for unit in table.player(0).citizens()) == ["c", "c", "c", "d"]


@pytest.mark.rule("AR-CONV-02", "AR-CONV-05")
def test_a_ship_that_has_sailed_serves_no_journey_twice() -> None:
    table = gulf()
    table.rounds().do(0, "sail d 1 b")
    reached = {place.word for place in spread(table, 0, "walk").places if "b" in place.takes}
    assert reached == {"b", "c", "d"}, "over the border to d it has carried, or will, but not on to e as well"


@pytest.mark.rule("AR-CONV-02", "AR-PROG-02")
def test_with_roads_one_walks_on_from_where_a_ship_carried_before_it_sailed() -> None:
    table = gulf()
    table.region("timber_shore", (-1, 1), 4)
    table.card(0, "roads")
    table.rounds().do(0, "use roads nothing").do(0, "sail d 1 b").do(0, "walk f 1 b")
    assert sorted(unit.region for unit in table.player(0).citizens()) == ["c", "c", "c", "f"]


@pytest.mark.rule("AR-CONV-02", "AR-MIGR-02")
def test_where_a_ship_was_in_an_earlier_migration_means_nothing() -> None:
    table = gulf()
    table.rounds().do(0, "sail d 1 b").do(0, "done").do(1, "pass")
    assert "c" not in {place.word for place in spread(table, 0, "walk").places if "b" in place.takes}

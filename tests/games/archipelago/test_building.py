"""Construction."""

import pytest

from games.archipelago.actions.building import building_offers
from games.archipelago.components import BOX
from games.core.seats import Seat
from tests.games.archipelago.islands import islands
from tests.games.archipelago.table import Table


@pytest.mark.rule("AR-BUILD-01", "AR-BUILD-02", "AR-BUILD-06")
def test_a_building_is_paid_and_its_builder_moves_in_busy() -> None:
    table = islands()
    table.citizens(0, "b")
    table.cubes(0, "wood stone")
    bank = table.state.money
    table.rounds().do(0, "build town citizen.b wood-stone")
    assert table.player(0).money == 18
    assert table.state.money == bank + 2
    assert table.player(0).cubes == {}
    (builder,) = table.player(0).units
    assert (builder.spot, builder.busy) == ("town", True)
    assert table.state.ruler("b") == 0


@pytest.mark.rule("AR-BUILD-02", "AR-PORT-07")
def test_a_port_may_be_built_by_a_ship() -> None:
    table = islands()
    table.ships(0, "b")
    table.cubes(0, "stone fish wood stone stone")
    table.rounds()
    assert {row[0] for row in table.offered(0, "build").rows or ()} == {"port"}
    table.do(0, "build port ship.b stone-fish")
    assert table.player(0).ships()[0].spot == "port"
    assert table.state.controlled(Seat(0), "port") == ["b"]


@pytest.mark.rule("AR-BUILD-03")
def test_one_of_a_kind_in_a_region() -> None:
    table = islands()
    table.building("town", "b")
    table.citizens(0, "b")
    table.cubes(0, "wood stone stone")
    table.rounds()
    assert {row[0] for row in table.offered(0, "build").rows or ()} == {"church", "ship"}


@pytest.mark.rule("AR-BUILD-04")
def test_tokens_are_limited_and_shared() -> None:
    assert (BOX.docks, BOX.halls) == (13, 13)
    table = islands()
    table.citizens(0, "b")
    table.cubes(0, "wood stone stone fruit cattle fish")
    for number in range(13):
        table.state.regions[f"x{number}"] = table.state.regions["d"].__class__(
            "cattle_dale", 0, (50 + 2 * number, 0), {"church": "land1"}
        )
    table.state.halls = 0
    (offer,) = building_offers(table.state, Seat(0))
    assert {row[0] for row in offer.rows or ()} == {"market", "port", "ship"}
    table.state.docks, table.state.halls = 0, 1
    (offer,) = building_offers(table.state, Seat(0))
    assert {row[0] for row in offer.rows or ()} == {"town", "church", "ship"}


@pytest.mark.rule("AR-BUILD-05", "AR-SHIP-01")
def test_ports_and_ships_need_water() -> None:
    table = islands()
    table.region("inland_plain", (2, 1))
    table.citizens(0, "e")
    table.cubes(0, "wood stone stone fruit cattle fish")
    table.rounds()
    assert {row[0] for row in table.offered(0, "build").rows or ()} == {"town", "market", "church"}


@pytest.mark.rule("AR-BUILD-05")
def test_a_port_needs_a_coast() -> None:
    table = Table(3)
    table.region("timber_shore", (1, 0))
    table.money(20, 20, 20)
    table.ships(0, "a")
    table.cubes(0, "stone fish")
    table.rounds()
    assert table.offer(0, "build") is None, "there is no land in the open sea"


@pytest.mark.rule("AR-SHIP-03", "AR-BUILD-05")
def test_who_builds_between_two_waters_chooses_one() -> None:
    table = Table(3)
    table.region("narrows", (1, 0))
    table.money(20, 20, 20)
    table.citizens(0, "b", 2)
    table.cubes(0, "wood stone fish")
    table.rounds().do(0, "build ship citizen.b wood")
    assert table.words(0, "moor", "shore") == ("sea1", "sea2")
    table.do(0, "moor sea2")
    assert [(ship.region, ship.part) for ship in table.player(0).ships()] == [("b", "sea2")]
    table.do(1, "pass").do(2, "pass").do(0, "build port citizen.b stone-fish").do(0, "moor sea2")
    assert table.state.regions["b"].buildings == {"port": "sea2"}


@pytest.mark.rule("AR-BUILD-05")
def test_a_ship_that_builds_a_port_in_a_strait_chooses_the_shore() -> None:
    table = Table(3)
    table.region("twin_islets", (1, 0))
    table.money(20, 20, 20)
    table.ships(0, "b")
    table.cubes(0, "stone fish")
    table.rounds().do(0, "build port ship.b stone-fish")
    assert table.words(0, "moor", "shore") == ("land1", "land2")
    table.do(0, "moor land2")
    assert table.state.regions["b"].buildings == {"port": "land2"}
    (builder,) = table.player(0).ships()
    assert (builder.part, builder.spot, builder.busy) == ("sea1", "port", True)


@pytest.mark.rule("AR-BUILD-07")
def test_a_citizen_in_another_building_may_build_and_leaves_it() -> None:
    table = islands()
    table.building("market", "b", 0)
    table.cubes(0, "wood stone")
    table.rounds().do(0, "build town citizen.b.market wood-stone")
    assert table.state.occupant("b", "market") is None
    assert table.state.ruler("b") == 0


@pytest.mark.rule("AR-BUILD-08")
def test_nobodys_permission_is_needed_to_build() -> None:
    table = islands()
    table.building("town", "b", 1)
    table.citizens(0, "b")
    table.cubes(0, "stone stone")
    table.rounds().do(0, "build church citizen.b stone-stone")
    assert table.state.controlled(Seat(0), "church") == ["b"]


@pytest.mark.rule("AR-BUILD-09")
def test_buildings_cover_no_icons() -> None:
    table = islands()
    before = table.state.free_icons("b", "land1", "wood")
    for kind in ("town", "market", "church", "port"):
        table.building(kind, "b")
    assert table.state.free_icons("b", "land1", "wood") == before == 2


@pytest.mark.rule("AR-TOKEN-06", "AR-TOKEN-01")
def test_tokens_stand_for_cubes_of_a_price() -> None:
    table = islands()
    table.citizens(0, "b")
    table.cubes(0, "wood")
    table.tokens(0, 2)
    table.rounds()
    payments = {row[2] for row in table.offered(0, "build").rows or () if row[0] == "town"}
    assert payments == {"wood_stone_with_stone", "wood_stone_with_wood_stone"}
    table.do(0, "build town citizen.b wood-stone-with-stone")
    assert (table.player(0).tokens, table.player(0).cubes) == (1, {})


@pytest.mark.rule("AR-SHIP-01", "AR-SHIP-02", "AR-SHIP-03", "AR-LIMIT-03")
def test_ships_are_built_by_citizens_and_ready_at_once() -> None:
    table = islands()
    table.citizens(0, "b")
    table.ships(0, "b", 3)
    table.cubes(0, "wood wood")
    table.rounds()
    assert {row[1] for row in table.offered(0, "build").rows or ()} == {"citizen.b"}
    table.do(0, "build ship citizen.b wood")
    (citizen,) = table.player(0).citizens()
    assert citizen.free
    assert [(ship.region, ship.part, ship.free) for ship in table.player(0).ships()][-1] == ("b", "sea1", True)
    table.do(1, "pass").do(2, "pass")
    assert table.offer(0, "build") is None, "four is the most"

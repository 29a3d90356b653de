"""Harvest, and what it means to be busy."""

import pytest

from games.archipelago.components import SIDES
from games.archipelago.moves import HARVESTS
from games.core.seats import Seat
from tests.games.archipelago.shores import shore, spread
from texts import LOCALES, Teller, words


@pytest.mark.rule("AR-HARV-01", "AR-HARV-02", "AR-BUSY-01")
def test_one_kind_with_any_number_of_units_in_any_regions() -> None:
    table = shore()
    table.region("mahogany_grove", (3, 0))
    table.citizens(0, "b", 2)
    table.citizens(0, "d")
    table.rounds().do(0, "harvest-wood b 2, d 1")
    assert table.player(0).cubes == {"wood": 3}
    assert [(unit.region, unit.spot, unit.busy) for unit in table.player(0).units] == [
        ("b", "wood", True),
        ("b", "wood", True),
        ("d", "wood", True),
    ]


@pytest.mark.rule("AR-HARV-03")
def test_ships_fish_and_citizens_do_the_rest() -> None:
    table = shore()
    table.citizens(0, "b", 2)
    table.rounds()
    assert table.offer(0, "harvest_fish") is None
    table.ships(0, "b")
    table.do(0, "harvest-fish b 1")
    assert table.player(0).ships()[0].spot == "fish"


GROUNDS = {"fish": "b", "wood": "b", "cattle": "c", "stone": "d", "iron": "e", "fruit": "f"}


@pytest.mark.rule("AR-HARV-03")
@pytest.mark.parametrize("resource", GROUNDS)
def test_only_fish_is_gathered_by_ships_and_nothing_but_fish(resource: str) -> None:
    table = shore()
    for side, at in (("stone_gate", (3, 0)), ("iron_bay", (0, 1)), ("pineapple_cove", (-1, 0))):
        table.region(side, at)
    region = GROUNDS[resource]
    table.citizens(0, region)
    gatherer = "ship" if resource == "fish" else "citizen"
    if SIDES[table.state.regions[region].side].waters:
        table.ships(0, region)
    table.rounds().do(0, f"harvest-{resource} {region} 1")
    assert [unit.kind for unit in table.player(0).units if unit.busy] == [gatherer]
    assert table.player(0).cubes == {resource: 1}


@pytest.mark.rule("AR-HARV-04")
def test_an_icon_holds_one_unit_and_looted_ones_none() -> None:
    table = shore()
    table.citizens(1, "b", spot="wood", busy=True)
    table.citizens(0, "b", 2)
    table.rounds()
    assert spread(table, 0, "harvest_wood").places[0].capacity == 1
    table.state.regions["b"].looted["land1 wood"] = 1
    assert table.offer(0, "harvest_wood") is None


@pytest.mark.rule("AR-HARV-04")
def test_who_works_elsewhere_takes_no_icon_here() -> None:
    table = shore()
    table.region("mahogany_grove", (3, 0))
    table.citizens(1, "b", 2, spot="wood", busy=True)
    table.citizens(0, "d")
    table.rounds().do(0, "harvest-wood d 1")
    assert table.player(0).cubes == {"wood": 1}


@pytest.mark.rule("AR-HARV-05", "AR-CITY-06")
def test_where_another_rules_one_needs_permission_also_for_fish() -> None:
    table = shore()
    table.building("town", "b", 1)
    table.citizens(0, "b")
    table.ships(0, "b")
    table.rounds()
    assert table.offer(0, "harvest_wood") is None
    assert table.offer(0, "harvest_fish") is None
    table.do(1, "allow b open")
    table.do(0, "harvest-fish b 1")
    assert table.player(0).cubes == {"fish": 1}
    own = shore()
    own.building("town", "b", 0)
    own.citizens(0, "b")
    own.rounds().do(0, "harvest-wood b 1")
    assert own.player(0).cubes == {"wood": 1}


@pytest.mark.rule("AR-CITY-06", "AR-CITY-07")
def test_a_permission_is_of_who_gave_it_and_not_of_the_next_ruler() -> None:
    table = shore()
    table.building("town", "b", 1)
    table.citizens(2, "b")
    table.citizens(0, "b")
    table.rounds().do(1, "allow b open")
    table.do(0, "pass").do(1, "walk b 1 b.town")
    assert table.offer(2, "harvest_wood") is not None, "nobody rules"
    table.do(2, "walk b.town 1 b")
    assert table.state.ruler("b") == 2
    assert table.offer(1, "harvest_wood") is None
    assert table.offered(2, "allow").rows == (("b", "open"),)


@pytest.mark.rule("AR-HARV-06", "AR-GEN-05")
def test_the_bank_gives_what_it_has_and_all_are_busy() -> None:
    table = shore()
    table.citizens(0, "b", 2)
    table.cubes(1, " ".join(["wood"] * 13))
    assert table.state.bank["wood"] == 1
    table.rounds().do(0, "harvest-wood b 2")
    assert table.player(0).cubes == {"wood": 1}
    assert all(unit.busy for unit in table.player(0).units)


@pytest.mark.rule("AR-HARV-07")
def test_a_citizen_in_a_building_harvests_only_at_the_players_choice() -> None:
    table = shore()
    table.building("town", "b", 0)
    table.citizens(0, "b")
    table.rounds()
    field = spread(table, 0, "harvest_wood")
    assert field.now == (("b", "standing", 1),)
    assert field.pieces == (("standing", 1), ("town", 1))
    table.do(0, "harvest-wood b 1 town")
    assert table.state.ruler("b") is None, "the town is left"
    assert sorted(unit.spot for unit in table.player(0).units) == ["", "wood"]
    other = shore()
    other.building("town", "b", 0)
    other.citizens(0, "b")
    other.rounds().do(0, "harvest-wood b 1")
    assert sorted(unit.spot for unit in other.player(0).units) == ["town", "wood"]


@pytest.mark.rule("AR-BUSY-02", "AR-STRIKE-01")
@pytest.mark.parametrize(("busy", "lying"), [(True, False), (False, True)])
def test_who_is_busy_or_strikes_does_nothing(busy: bool, lying: bool) -> None:
    table = shore()
    table.money(30, 30, 30)
    table.cubes(0, "wood stone fish stone fruit cattle iron iron iron")
    table.citizens(0, "b", 1, busy=busy, lying=lying)
    table.citizens(1, "b", 2)
    table.card(0, "colossus")
    table.rounds()
    verbs = {offer.verb for offer in table.play.legal(Seat(0)).offers if not offer.aside}
    assert verbs == {"tax", "buy", "sell", "pass"}


@pytest.mark.rule("AR-BUSY-03", "AR-TAX-02", "AR-TAX-03", "AR-STRIKE-02")
def test_the_busy_count_for_reproduction_hiring_taxes_and_control() -> None:
    table = shore()
    table.money(10, 10, 10)
    table.state.surplus = 2
    table.citizens(0, "b", 2, spot="wood", busy=True)
    table.building("church", "c", 0, busy=True)
    table.ships(0, "a", busy=True)
    table.rounds()
    assert table.words(0, "reproduce", "regions") == ("b",)
    assert {place.word for place in spread(table, 0, "recruit").places} >= {"b", "c"}
    assert table.state.controlled(Seat(0), "church") == ["c"]
    table.do(0, "tax")
    assert table.player(0).money == 10 + 3 + 1 + 1, "three citizens, a ship, a church"


@pytest.mark.rule("AR-BUSY-04")
def test_who_explores_migrates_builds_ships_or_is_new_stays_free() -> None:
    table = shore()
    table.money(20, 20, 20)
    table.cubes(0, "wood")
    table.citizens(0, "b", 2)
    table.state.surplus = 1
    table.rounds().do(0, "build ship citizen.b wood")
    assert all(unit.free for unit in table.player(0).units)
    table.do(1, "pass").do(2, "pass").do(0, "walk b 1 b, c 1 b").do(0, "done")
    assert all(unit.free for unit in table.player(0).units)
    table.do(0, "recruit c 1")
    assert all(unit.free for unit in table.player(0).units)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_button_of_a_harvest_says_what_is_done(locale: str) -> None:
    teller = Teller(words(locale), "archipelago", ("Ada",))
    for resource in HARVESTS:
        assert teller(f"verb-harvest-{resource}").lower() != teller.name("resource", resource).lower()

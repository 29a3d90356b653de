"""Progress cards and wonders."""

import pytest

from games.archipelago.components import CARDS
from games.archipelago.steps import Evolve, NextRound
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony, use
from tests.games.archipelago.islands import spread
from tests.games.archipelago.table import Table


@pytest.mark.rule("AR-PROG-01")
@pytest.mark.parametrize(
    ("card", "resource"),
    [
        ("irrigation_canal", "fruit"),
        ("industrial_fishing", "fish"),
        ("sawmill", "wood"),
        ("quarry", "stone"),
        ("iron_mine", "iron"),
        ("farm", "cattle"),
    ],
)
def test_the_doublers(card: str, resource: str) -> None:
    assert CARDS[card].during == resource
    table = colony()
    table.region("grey_mountain", (3, 0))
    table.citizens(0, "b")
    table.citizens(0, "d")
    table.citizens(0, "e")
    table.ships(0, "b")
    table.citizens(0, "c")
    where = {"fruit": "c", "fish": "b", "wood": "b", "stone": "e", "iron": "e", "cattle": "d"}[resource]
    use(table, card).do(0, f"harvest-{resource} {where} 1")
    assert table.player(0).cubes == {resource: 2}


@pytest.mark.rule("AR-PROG-01")
def test_doubling_gives_what_the_bank_has() -> None:
    table = colony()
    table.citizens(0, "b", 2)
    table.cubes(1, " ".join(["wood"] * (table.state.bank["wood"] - 3)))
    use(table, "sawmill").do(0, "harvest-wood b 2")
    assert table.player(0).cubes == {"wood": 3}


@pytest.mark.rule("AR-PROG-02")
def test_roads_lead_one_region_further() -> None:
    table = colony()
    table.region("green_valley", (2, 1))
    table.citizens(0, "b")
    assert {place.word for place in spread(table.rounds(), 0, "walk").places} == {"b", "d"}
    use(table, "roads").do(0, "walk e 1")
    assert [unit.region for unit in table.player(0).citizens()] == ["e"]


@pytest.mark.rule("AR-PROG-02", "AR-CONV-05")
def test_with_roads_too_no_ship_carries_a_citizen_twice() -> None:
    for ships, ends in (("b", {"b", "d"}), ("bc", {"b", "c", "d"})):
        table = Table(3)
        table.region("coral_island", (1, -1))
        table.region("turtle_island", (0, -1))
        table.region("whale_bay", (1, 0))
        table.money(20, 20, 20)
        table.citizens(0, "d")
        for region in ships:
            table.ships(0, region)
        use(table, "roads")
        assert {place.word for place in spread(table, 0, "walk").places} == ends


@pytest.mark.rule("AR-PROG-03", "AR-PROG-09", "AR-ROUND-09")
@pytest.mark.parametrize("card", ["shipbuilding", "architecture"])
def test_building_without_a_disc_at_the_usual_price(card: str) -> None:
    table = colony()
    table.citizens(0, "b")
    table.cubes(0, "wood stone")
    use(table, card)
    kinds = {row[0] for row in table.offered(0, "build").rows or ()}
    assert kinds == ({"ship"} if card == "shipbuilding" else {"ship", "town"})
    before = table.player(0).money
    table.do(0, "build ship citizen.b wood")
    assert table.player(0).money == before - 1
    assert table.player(0).discs == 3


@pytest.mark.rule("AR-PROG-04")
def test_expansionism_migrates_without_a_disc() -> None:
    table = colony()
    table.citizens(0, "b", 2)
    use(table, "expansionism").do(0, "walk d 2 b")
    assert [unit.region for unit in table.player(0).citizens()] == ["d", "d"]
    assert table.player(0).discs == 3


@pytest.mark.rule("AR-PROG-05")
def test_the_amphitheatre() -> None:
    table = colony()
    table.state.rebellion = 2
    use(table, "amphitheatre")
    assert (table.player(0).money, table.state.rebellion) == (22, 1)


@pytest.mark.rule("AR-PROG-06")
def test_foreign_trade() -> None:
    table = colony()
    table.market("export", "iron", 1)
    use(table, "foreign_trade")
    assert "out.iron" in table.words(0, "aim", "target")
    assert "out.fish" not in table.words(0, "aim", "target")
    table.do(0, "aim in.fish")
    assert table.state.markets["export"]["fish"] == 1


@pytest.mark.rule("AR-PROG-07")
def test_slavery_frees_busy_citizens_but_not_ships() -> None:
    table = colony()
    (worker,) = table.citizens(0, "b", spot="wood", busy=True)
    table.building("town", "d", 0, busy=True)
    (ship,) = table.ships(0, "b", spot="fish", busy=True)
    table.state.rebellion = 0
    use(table, "slavery")
    assert (worker.spot, worker.free) == ("", True)
    assert [(unit.spot, unit.free) for unit in table.player(0).citizens()][-1] == ("town", True)
    assert ship.busy
    assert table.state.rebellion == 2
    assert table.state.free_icons("b", "land1", "wood") == 2


@pytest.mark.rule("AR-PROG-07", "AR-CARD-07")
def test_slavery_angers_the_people_even_where_nobody_is_busy() -> None:
    table = colony()
    table.citizens(0, "b")
    table.state.rebellion = 0
    use(table, "slavery")
    assert table.state.rebellion == 2


@pytest.mark.rule("AR-PROG-08")
def test_emigration_counts_every_port() -> None:
    table = colony()
    table.building("port", "b")
    table.building("port", "c")
    table.state.surplus = 5
    use(table, "emigration")
    assert table.state.surplus == 3


@pytest.mark.rule("AR-PROG-10")
def test_domestic_trade() -> None:
    table = colony()
    use(table, "domestic_trade").do(0, "buy domestic fish")
    assert table.player(0).discs == 3
    assert table.asked() == "PlayRound"


@pytest.mark.rule("AR-PROG-11")
def test_dictatorship_stands_up_ones_own_strikers() -> None:
    table = colony()
    table.citizens(0, "b", 2, lying=True)
    table.citizens(2, "b", 1, lying=True)
    table.state.rebellion = 2
    use(table, "dictatorship")
    assert all(unit.active for unit in table.player(0).units)
    assert not table.player(2).units[0].active
    assert table.state.rebellion == 2


@pytest.mark.rule("AR-PROG-12")
@pytest.mark.parametrize(("gift", "left"), [("fruit", 2), ("fruit-cattle", 1)])
def test_church_gifts(gift: str, left: int) -> None:
    table = colony()
    table.cubes(0, "fruit cattle")
    table.state.rebellion = 3
    use(table, "church_gifts", gift)
    assert table.state.rebellion == left


def builder(card: str, cubes: str) -> Table:
    table = colony()
    table.card(0, card, turn=1)
    table.citizens(0, "b", 2)
    table.cubes(0, cubes)
    return table


@pytest.mark.rule("AR-WONDER-01", "AR-WONDER-03", "AR-WONDER-07")
def test_a_wonder_is_built_in_the_place_of_a_card() -> None:
    table = builder("colossus", "iron iron iron")
    table.card(0, "bishop")
    table.card(1, "pyramid")
    table.cubes(0, "stone stone stone stone stone")
    table.state.surplus = 2
    people = table.state.population
    table.rounds()
    assert {row[0] for row in table.offered(0, "erect").rows or ()} == {"colossus"}, "only the owner's"
    table.do(0, "erect colossus iron-iron-iron citizen.b")
    assert table.player(0).cards[0].discs == [0]
    assert table.state.surplus == 1
    assert table.state.population == people - 1
    assert table.player(0).on_wonders == 1
    assert table.player(0).discs == 2
    assert "iron" not in table.player(0).cubes
    assert table.offer(0, "use") is None
    assert table.offer(0, "buy") is not None, "no construction action"


@pytest.mark.rule("AR-WONDER-02", "AR-CARD-12")
def test_not_in_the_turn_it_was_bought_and_only_once() -> None:
    table = builder("colossus", "iron iron iron iron iron iron")
    table.player(0).cards[0].turn = table.state.turn
    table.rounds()
    assert table.offer(0, "erect") is None
    table.player(0).cards[0].turn -= 1
    table.do(0, "erect colossus iron-iron-iron citizen.b")
    assert table.offer(0, "erect") is None
    assert table.player(0).cards[0].built
    table.citizens(0, "b")
    table.do(0, "done").do(1, "pass").do(2, "pass")
    assert (table.waiting(), table.offer(0, "erect")) == ((0,), None)


@pytest.mark.rule("AR-WONDER-03")
def test_no_free_citizen_no_wonder() -> None:
    table = builder("colossus", "iron iron iron")
    for unit in table.player(0).units:
        unit.busy = True
    table.rounds()
    assert table.offer(0, "erect") is None


@pytest.mark.rule("AR-WONDER-03", "AR-INDEP-02")
def test_a_falling_population_can_end_everything() -> None:
    table = builder("colossus", "iron iron iron")
    table.state.rebellion = 5
    table.rounds().do(0, "erect colossus iron-iron-iron citizen.b")
    assert table.state.over


@pytest.mark.rule("AR-WONDER-04")
def test_the_citizen_stays_on_the_wonder() -> None:
    table = builder("colossus", "iron iron iron")
    left = table.state.citizens_left(Seat(0))
    table.rounds().do(0, "erect colossus iron-iron-iron citizen.b")
    assert table.state.citizens_left(Seat(0)) == left
    assert len(table.player(0).citizens()) == 1
    table.next(Evolve())
    assert table.player(0).on_wonders == 1
    assert table.player(0).discs == 3


@pytest.mark.rule("AR-WONDER-06")
def test_the_cathedral_needs_a_church() -> None:
    table = builder("cathedral", "stone stone stone")
    table.rounds()
    assert table.offer(0, "erect") is None
    table.building("church", "d", 0)
    table.building("church", "c")
    table.state.rebellion = 4
    table.do(0, "erect cathedral stone-stone-stone citizen.b")
    assert table.state.rebellion == 2
    assert table.player(0).discs == 1


@pytest.mark.rule("AR-WONDER-08")
def test_the_lighthouse_gives_ships_in_ports() -> None:
    table = builder("great_lighthouse", "iron stone stone")
    table.rounds()
    assert table.offer(0, "erect") is None
    table.building("port", "b", 0)
    table.building("port", "c")
    table.player(1).units[0].spot = "port"
    table.do(0, "erect great-lighthouse iron-stone-stone citizen.b")
    assert [ship.region for ship in table.player(0).ships()] == ["b"]
    assert [ship.region for ship in table.player(1).ships()] == ["c"]


@pytest.mark.rule("AR-WONDER-08")
def test_with_too_few_ships_the_owner_picks_the_regions() -> None:
    table = builder("great_lighthouse", "iron stone stone")
    table.building("port", "b", 0)
    table.building("port", "d", 0)
    table.ships(0, "a", 3)
    table.rounds().do(0, "erect great-lighthouse iron-stone-stone citizen.b")
    assert table.asked() == "PlaceShips"
    table.do(0, "launch d")
    assert [ship.region for ship in table.player(0).ships()] == ["a", "a", "a", "d"]


@pytest.mark.rule("AR-WONDER-09")
def test_the_pyramid_angers() -> None:
    table = builder("pyramid", "stone stone stone stone stone")
    table.rounds().do(0, "erect pyramid stone-stone-stone-stone-stone citizen.b")
    assert table.state.rebellion == 2
    assert table.player(0).discs == 1


def test_rounds_go_on_after_a_card() -> None:
    table = colony()
    table.card(0, "bishop")
    table.next(NextRound())
    table.do(0, "use bishop nothing")
    assert table.waiting() == (0,)

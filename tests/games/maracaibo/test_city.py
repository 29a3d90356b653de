"""Cities: deliveries and actions."""

import pytest

from tests.games.maracaibo.table import Table


@pytest.mark.rule("MA-CITY-01", "MA-CITY-05")
def test_deliver_then_act_or_either_alone() -> None:
    table = Table().hand(0, "dock_crane").at(0, "4")
    table.do(0, "deliver dock-crane coins")
    assert (table.player(0).strength, table.player(0).coins) == (3, 10)
    assert table.asked() == "Refill"
    table = Table().hand(0, "dock_crane").at(0, "4")
    table.do(0, "only-deliver dock-crane coins")
    assert (table.player(0).strength, table.player(0).coins) == (1, 8)
    assert table.asked() == "Refill"
    table = Table().hand(0, "dock_crane").at(0, "4")
    table.do(0, "city")
    assert table.player(0).hand == ["dock_crane"]
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-CITY-02")
def test_a_delivery_needs_a_hand_card_and_a_free_space() -> None:
    table = Table().hand(0, "cane_press dock_crane", "sugar_barony").own(0, "needle_makers").at(0, "4")
    assert table.words(0, "deliver", "card") == {"dock_crane"}
    table.state.delivered["4"] = 2
    table.at(0, "4")
    assert table.verbs(0) & {"deliver", "city"} == {"city"}
    both = Table().hand(0, "cane_press salt_pans dock_crane").at(0, "17")
    assert both.words(0, "deliver", "card") == {"cane_press", "salt_pans"}


@pytest.mark.rule("MA-CITY-03", "MA-SHIP-02")
def test_a_disc_of_choice_goes_to_the_market() -> None:
    table = Table().hand(0, "dock_crane").at(0, "4")
    cells = {"steps", "hand", "market", "coins", "vp3", "village_war", "drill"}
    assert table.words(0, "deliver", "upgrade") == cells
    table.do(0, "deliver dock-crane steps")
    assert table.player(0).discs["steps"] == 1
    assert table.state.delivered == {"4": 1}


@pytest.mark.rule("MA-CITY-04")
def test_one_good_for_each_city_action() -> None:
    table = Table().hand(0, "dock_crane sugar_barony").at(0, "4")
    table.do(0, "deliver dock-crane coins")
    assert table.asked() == "Refill"
    assert table.player(0).hand == ["sugar_barony"]


@pytest.mark.rule("MA-CITY-06")
def test_an_upgrade_works_before_the_citys_action() -> None:
    table = Table().hand(0, "cane_press").at(0, "17")
    table.player(0).discs["drill"] = 1
    table.do(0, "deliver cane-press drill")
    assert table.asked() == "VillageAction"
    table.do(0, "drill")
    assert (table.player(0).strength, table.player(0).coins) == (2, 9)


@pytest.mark.rule("MA-CITY-07")
def test_no_delivery_without_a_disc() -> None:
    table = Table().hand(0, "dock_crane").seat(0, discs={}).at(0, "4")
    assert "deliver" not in table.verbs(0)
    locked = Table().hand(0, "dock_crane").seat(0, discs={"vp10": 2, "steps": 1, "hand": 2, "market": 2, "coins": 2})
    locked.player(0).discs |= {"drill": 2, "boon": 2}
    assert locked.at(0, "4").words(0, "deliver", "upgrade") == {"steps", "hand", "market", "coins", "drill", "boon"}


@pytest.mark.rule("MA-HOME-02", "MA-HOME-03")
def test_homeward_i_is_a_combat_or_an_exploration() -> None:
    table = Table().hand(0, "cane_press dock_crane salt_pans cacao_grove").at(0, "20", 7)
    assert table.verbs(0) == {"city", "pass", "plan"}
    table.do(0, "city")
    assert table.words(0, "opt", "option") == {"war", "explore"}
    table.do(0, "opt explore")
    table.do(0, "explore 2 direct")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-HOME-04", "MA-HOME-05")
@pytest.mark.parametrize(
    ("place", "number", "points", "scoring"), [("21a", 1, 3, True), ("21b", 4, 3, False), ("22", 4, 5, True)]
)
def test_the_last_places_bring_points(place: str, number: int, points: int, scoring: bool) -> None:
    table = Table()
    table.state.round = table.state.open_buildings = number
    table.at(0, place)
    table.do(0, "city")
    assert table.player(0).points == points
    table.do(0, "refill none")
    assert (table.asked() == "ScoringChoice") is scoring


@pytest.mark.rule("MA-HOME-06")
def test_the_scoring_comes_without_a_main_action() -> None:
    table = Table().at(0, "21a")
    table.do(0, "pass")
    table.do(0, "refill none")
    assert table.asked() == "ScoringChoice"
    assert table.player(0).points == 0

"""Where tracks meet other rules: the explorer's, those of nations and income, and whoever stands on the route."""

import pytest

from games.maracaibo.actions.war import token_values
from games.maracaibo.kinds import Effect
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_war import WAR, war

# Explorers


@pytest.mark.rule("MA-QUEST-03", "MA-QUEST-02", "MA-EXPL-05")
def test_a_quest_within_a_quest_is_the_fourth_and_the_outer_one_the_fifth() -> None:
    table = Table().won(0, "q01", "q02", "q03").quest("1", "q19").track_quest("9b", "q20").seat(0, explorer="8b")
    table.at(0, "1")
    table.do(0, "quest q19 none none")
    points = table.player(0).points
    table.do(0, "explore 9b direct")
    table.do(0, "quest q20 none none")
    assert table.player(0).quests[3:] == ["q20", "q19"]
    assert table.player(0).points == points + 2 + 4 + 2


@pytest.mark.rule("MA-EXPL-06", "MA-PERM-06")
def test_who_stands_on_a_removed_space_is_robbed_and_costs_no_step() -> None:
    table = Table().own(0, "trail_bandit").seat(1, explorer="9b", points=3).seat(0, explorer="8b")
    table.state.quest_pile.append(table.state.track_quests.pop("9b"))
    table.effects(0, Effect("explore", n=1))
    assert table.words(0, "explore", "space") == {"10b"}
    table.do(0, "explore 10b direct")
    assert [player.points for player in table.state.players] == [1, 2]


@pytest.mark.rule("MA-EXPL-03", "MA-EXPL-05")
def test_a_quest_that_lies_under_another_explorer_is_out_of_reach() -> None:
    table = Table().track_quest("9b", "q20").seat(1, explorer="9b").seat(0, explorer="8b")
    table.effects(0, Effect("explore", n=2))
    table.do(0, "explore 10c direct")
    assert (table.state.track_quests["9b"], table.player(0).coins) == ("q20", 10)


@pytest.mark.rule("MA-EXPL-10", "MA-EXPL-09", "MA-EXPL-11")
def test_the_red_border_does_not_spend_the_first_crossing_of_the_others() -> None:
    table = Table().seat(1, explorer="14").seat(0, explorer="18")
    table.state.crossed = {"blue": 2, "red": 2}
    table.effects(0, Effect("explore", n=2))
    table.do(0, "explore 20 direct")
    assert table.player(0).points == 4 + 3
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-SHIP-15", "MA-EXPL-12")
def test_at_the_end_of_the_track_an_exploration_is_lost() -> None:
    table = Table().upgraded(0, "steps hand coins vp3").seat(0, explorer="24")
    table.player(0).discs["boon"] = 1
    table.state.arrived = 1
    table.effects(0, Effect("disc"), Effect("points", n=1))
    table.do(0, "disc boon")
    table.do(0, "opt explore")
    assert "explore" not in table.verbs(0)
    table.do(0, "pass")
    assert table.player(0).points == 1


@pytest.mark.rule("MA-PERM-06", "MA-EXPL-12")
def test_who_waits_at_the_end_of_the_track_is_not_jumped_over() -> None:
    table = Table().own(0, "trail_bandit").seat(1, explorer="24", points=5).seat(0, explorer="23")
    table.state.arrived = 1
    table.effects(0, Effect("explore"))
    table.do(0, "explore 24 direct")
    assert [player.points for player in table.state.players] == [8, 5]


# Nations


@pytest.mark.rule("MA-LEG-10", "MA-COMBAT-11", "MA-COMBAT-07")
def test_one_space_of_the_silver_fleet_in_a_combat_whatever_one_could_pay() -> None:
    table = Table().legacy("l6").markers(p1="spain", p2="england").seat(0, strength=8, figures=5)
    war(table)  # France has the fewest markers: 5 + 3
    table.do(0, "manoeuvre fleet fleet-10 0")
    assert (table.player(0).strength, table.player(0).figures) == (6, 5)
    assert "fleet" not in table.words(0, "manoeuvre", "manoeuvre")


@pytest.mark.rule("MA-COMBAT-06", "MA-COMBAT-07", "MA-COMBAT-02")
def test_markers_on_legacy_tiles_count_for_a_tokens_modifiers() -> None:
    table = Table(3).legacy("l6", "l9").markers(p1="spain", p5="spain")
    table.state.markers |= {"fleet_10": "france", "fleet_11": "france", "mine": "france"}
    table.state.stock["france"] -= 3
    assert token_values(table.state, "w25") == {"france": 2, "spain": 4, "england": 7}
    table.player(1).tokens = table.state.piles[0] + table.state.piles[1]
    table.state.piles = [[], []]
    table.effects(0, WAR)
    table.do(0, "attack none")
    assert table.state.agenda[-1].values == dict.fromkeys(("france", "spain", "england"), 3)  # type: ignore[attr-defined]


@pytest.mark.rule("MA-COMBAT-17", "MA-COMBAT-11")
def test_the_last_marker_can_be_placed_only_once() -> None:
    table = Table().upgraded(0, "village_war").legacy("l9").seat(0, strength=8, figures=5, explorer="6")
    table.state.stock["france"] = 1
    war(table)
    assert {"city", "village", "mine"} < table.words(0, "manoeuvre", "manoeuvre")
    table.do(0, "manoeuvre city 5 0")
    assert table.state.stock["france"] == 0
    assert table.words(0, "manoeuvre", "manoeuvre") == {"influence_one", "influence_two"}


@pytest.mark.rule("MA-SHIP-10", "MA-ASSIST-01")
def test_a_village_pays_for_each_assistant_there_whosever_it_is() -> None:
    table = Table(3).upgraded(0, "village_war").own(0, "port_clerk").own(1, "hull_inspector").seat(0, strength=8)
    table.own(2, "canoe_chief")
    war(table)
    table.do(0, "manoeuvre village 1 0")
    assert [player.points for player in table.state.players] == [3 + 1, 0, 0]
    own = Table(3).upgraded(0, "village_war").own(0, "port_clerk hull_inspector").seat(0, strength=8)
    war(own)
    own.do(0, "manoeuvre village 1 0")
    assert own.player(0).points == 3 + 3


@pytest.mark.rule("MA-COMBAT-05", "MA-MANO-01", "MA-INFL-02")
def test_at_the_end_of_a_nations_track_tokens_and_cards_pay_points() -> None:
    table = war(Table().own(0, "parade_captain").influence(0, england=16), "w01", "england")
    assert table.player(0).points == 2
    table.do(0, "manoeuvre parade-captain none 0")
    assert table.player(0).points == 2 + 2 + 1


@pytest.mark.rule("MA-PERM-03", "MA-PERM-09", "MA-COMBAT-09")
def test_combat_points_past_eight_are_lost_before_the_fight_begins() -> None:
    table = Table().own(0, "deck_gunner corsair_of_brest").seat(0, strength=7, figures=0)
    war(table)
    assert table.player(0).strength == 8
    spain = Table().own(0, "deck_gunner corsair_of_brest").seat(0, strength=4, figures=0)
    war(spain, "w08", "spain")
    assert spain.player(0).strength == 5


@pytest.mark.rule("MA-LEG-21", "MA-COMBAT-14")
def test_a_villages_marker_stays_when_a_city_grows_there() -> None:
    table = Table().upgraded(0, "village_war").markers(p16="spain").seat(0, strength=8).legacy("l1")
    war(table)
    assert "16" not in table.words(0, "manoeuvre", "place", manoeuvre="village")
    table.do(0, "manoeuvre city 16 0")
    assert table.state.markers["16"] == "france"
    assert (table.player(0).strength, table.player(0).coins, table.player(0).points) == (7, 11, 2)


@pytest.mark.rule("MA-LEG-04", "MA-COMBAT-15")
def test_a_closed_cartagena_can_still_be_taken() -> None:
    table = Table()
    table.state.delivered["14"] = 1
    table.legacy("l3")
    assert table.state.delivered == {}
    war(table)
    table.do(0, "manoeuvre city 14 0")
    assert (table.state.markers["14"], table.player(0).points) == ("france", 5)


# Income


@pytest.mark.rule("MA-SYN-02", "MA-BLD-03", "MA-INCOME-02")
def test_a_buildings_token_starts_the_incomes_that_wait_for_it_and_no_other() -> None:
    table = Table().buildings("fortress").own(0, "chandlers_stall pilots_table smiths_yard").at(0, "1")
    table.do(0, "invest fortress")
    assert table.player(0).synergies == ["anchor"]
    assert (table.player(0).income, table.player(0).point_income) == (12, 3)


@pytest.mark.rule("MA-INCOME-03", "MA-SYN-02", "MA-INCOME-04")
def test_waiting_income_runs_over_both_ends_at_once() -> None:
    table = Table().own(0, "sugar_barony gold_assayer toll_chain bonded_warehouse dock_crane chandlers_stall")
    table.seat(0, point_income=18).effects(0, Effect("synergy", synergy="anchor"))
    player = table.player(0)
    assert (player.income, player.point_income, player.points) == (34, 1, 4 * 20)


@pytest.mark.rule("MA-PERM-02", "MA-BLD-02")
def test_a_discount_makes_a_building_affordable() -> None:
    table = Table().buildings("abbey").seat(0, coins=5).at(0, "1")
    assert "invest" not in table.verbs(0)
    table.own(0, "plank_broker").at(0, "1")
    table.do(0, "invest abbey")
    assert table.player(0).coins == 0


# Ships and assistants


@pytest.mark.rule("MA-PERM-07", "MA-ASSIST-03")
def test_innkeepers_are_paid_also_where_an_assistant_is_new() -> None:
    table = Table().own(0, "dockside_tavern").hand(0, "trail_porter").seat(0, place="8", coins=8)
    table.effects(0, Effect("village"), Effect("sail", n=2))
    table.do(0, "buy trail-porter")
    table.do(0, "sail 10 direct")
    assert table.player(0).coins == 2
    assert "assistant" not in table.verbs(0)


@pytest.mark.rule("MA-ASSIST-04", "MA-LEG-11")
def test_by_way_of_matina_puerto_cabezas_is_passed() -> None:
    table = Table().legacy("l7").own(0, "fort_sutler estate_steward").seat(0, place="15", explorer="11").turn(0)
    table.do(0, "sail l7 direct")
    assert table.player(0).points == 2


@pytest.mark.rule("MA-LEG-18", "MA-AACT-05")
@pytest.mark.parametrize(("coins", "places", "left"), [(1, {"10"}, 1), (2, {"10", "11"}, 0)])
def test_the_toll_is_asked_for_also_when_sailing_on(coins: int, places: set[str], left: int) -> None:
    table = Table(3).legacy("l11").seat(0, place="9", coins=coins).effects(0, Effect("sail", n=2))
    assert table.words(0, "sail", "place") == places
    table.do(0, f"sail {max(places, key=int)} direct")
    assert table.player(0).coins == left


@pytest.mark.rule("MA-LEG-18")
def test_who_leaves_the_place_of_the_toll_pays_none() -> None:
    table = Table(3).legacy("l11").seat(0, place="10", coins=0).turn(0)
    assert {"11", "12", "17"} < table.words(0, "sail", "place")
    table.do(0, "sail 12 direct")
    assert table.player(0).coins == 0


@pytest.mark.rule("MA-LEG-20", "MA-LEG-08", "MA-AACT-05")
def test_tiles_work_also_where_one_sails_on_to() -> None:
    table = Table().legacy("l25").seat(0, place="14").effects(0, Effect("sail", n=2))
    table.do(0, "sail 15 direct")
    assert table.player(0).points == 6
    figure = Table().legacy("l5").seat(0, place="17").effects(0, Effect("sail", n=2))
    figure.do(0, "sail 18 direct")
    assert figure.player(0).figures == 3


@pytest.mark.rule("MA-LEG-08")
def test_no_figure_comes_where_none_is_left() -> None:
    table = Table().legacy("l5").seat(0, place="17", figures=5).turn(0)
    table.do(0, "sail 18 direct")
    assert (table.player(0).figures, table.player(0).reserve) == (5, 0)


# The last village action


@pytest.mark.rule("MA-VILL-07", "MA-LEG-02", "MA-QUEST-02")
def test_a_last_action_within_a_citys_quest_still_ends_that_quest_and_brings_the_next() -> None:
    table = Table().next_quest("q19").legacy("l1").own(0, "printers_shop").hand(0, "dock_crane feast_hall")
    table.seat(0, explorer="23").next_quest("q20").at(0, "16")
    table.do(0, "quest q19 none none")
    table.do(0, "explore 24 direct")
    table.do(0, "deal printers-shop dock-crane feast-hall none")
    assert table.asked() == "Refill"
    assert table.player(0).quests == ["q19"]
    assert table.state.quests["16"] == ["q20"]
    assert table.state.city_quest == "q20"


@pytest.mark.rule("MA-VILL-07", "MA-COMBAT-18", "MA-EXPL-13")
def test_a_last_action_within_a_war_ends_it_and_the_token_is_won() -> None:
    table = Table().own(0, "printers_shop").hand(0, "dock_crane feast_hall").seat(0, explorer="23", strength=8)
    war(table)
    table.do(0, "manoeuvre city 17 0")
    table.do(0, "explore 24 direct")
    table.do(0, "deal printers-shop dock-crane feast-hall none")
    assert table.asked() == "Refill"
    assert table.player(0).tokens == ["w07"]

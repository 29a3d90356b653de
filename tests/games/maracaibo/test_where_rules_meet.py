"""Where the rules of one turn meet: ways and storms, tasks and payments, a war within a war."""

import pytest

from games.core.seats import Seat
from games.maracaibo.kinds import Effect
from games.maracaibo.steps import ChooseAction, EndActions, EndTurn, Refill, VillageAction
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_scoring import career

# Ships


@pytest.mark.rule("MA-SAIL-02", "MA-SAIL-06", "MA-LEG-03")
def test_storms_on_both_branches_still_leave_both_open() -> None:
    table = Table().legacy("l8", "l18").seat(0, place="12").turn(0)
    assert table.words(0, "sail", "place") == {"13", "14", "15", "16", "17", "18", "19", "20"}
    assert table.words(0, "sail", "by", place="18") == {"13", "14"}
    table.do(0, "sail 18 14")
    assert table.state.moved == 7


@pytest.mark.rule("MA-SAIL-06", "MA-LEG-06")
def test_angostura_on_the_way_takes_all_points() -> None:
    table = Table().legacy("l4").seat(0, place="9", explorer="5").turn(0)
    assert table.words(0, "sail", "by", place="11") == {"direct", "l4"}
    assert table.words(0, "sail", "by", place="12") == {"direct"}
    table.do(0, "sail 11 l4")
    assert table.state.moved == 7


@pytest.mark.rule("MA-SAIL-06", "MA-AACT-05")
def test_no_sailing_on_over_a_route_that_is_too_dear() -> None:
    table = Table().legacy("l2").own(0, "swift_cutter").at(0, "8")
    table.do(0, "assistant swift-cutter none none none")
    assert "sail" not in table.verbs(0)
    branch = Table().legacy("l8").seat(0, place="12").effects(0, Effect("sail", n=2))
    assert branch.words(0, "sail", "place") == {"13", "18"}


@pytest.mark.rule("MA-AACT-05", "MA-ASSIST-06", "MA-ASSIST-04")
def test_sailing_on_forgoes_who_stays_and_passes_who_stands_on_the_way() -> None:
    table = Table().seat(0, figures=1).own(0, "swift_cutter bench_carpenter powder_trader cave_hermit").at(0, "8")
    table.do(0, "assistant swift-cutter none none none")
    table.do(0, "sail 10 direct")
    assert table.player(0).points == 3 + 2 + 2
    table.do(0, "assistant cave-hermit none none none")
    assert table.player(0).points == 3 + 2 + 2 + 4


def test_sailing_on_to_the_last_place_ends_the_round() -> None:
    table = Table().seat(0, place="20").effects(0, Effect("sail", n=2))
    table.do(0, "sail 21a direct")
    table.do(0, "city")
    table.do(0, "refill none")
    assert table.asked() == "ScoringChoice"


@pytest.mark.rule("MA-LEG-18")
def test_who_cannot_pay_the_toll_may_still_turn_aside() -> None:
    poor = Table(3).legacy("l4", "l11").seat(0, place="9", explorer="5", coins=1).turn(0)
    assert poor.words(0, "sail", "place") == {"10", "l4"}
    table = Table(3).legacy("l4", "l11").seat(0, place="9", explorer="5", coins=2).turn(0)
    table.do(0, "sail 11 l4")
    assert table.player(0).coins == 0
    stays = Table(3).legacy("l11").seat(0, place="9", coins=2).turn(0)
    stays.do(0, "sail 10 direct")
    assert stays.player(0).coins == 2


@pytest.mark.rule("MA-PERM-07")
def test_innkeepers_add_up_also_when_sailing_on() -> None:
    table = Table().own(0, "dockside_tavern sailors_rest rumor_parlor swift_cutter powder_trader")
    table.at(0, "8")
    table.do(0, "assistant swift-cutter none none none")
    coins = table.player(0).coins
    table.do(0, "sail 9 direct")
    assert (table.player(0).coins, table.player(0).points) == (coins + 4, 3 + 1)


# Legacy tiles and what free actions bring


@pytest.mark.rule("MA-LEG-14", "MA-PERM-08")
def test_a_tile_waits_for_a_figure_that_enlists() -> None:
    table = Table(3).legacy("l12").own(0, "boarding_veteran").seat(0, place="6", strength=0).turn(0)
    table.do(0, "sail 7 direct")
    assert table.verbs(0) == {"pass", "enlist"}
    table.do(0, "enlist")
    table.do(0, "use-tile none coins")
    assert table.player(0).points == 3


@pytest.mark.rule("MA-LEG-14", "MA-FREE-01")
@pytest.mark.parametrize(("tile", "before", "points"), [("l11", "9", 3), ("l16", "7", 4)])
def test_a_tile_waits_for_a_task_that_pays_it(tile: str, before: str, points: int) -> None:
    table = career(Table(3).legacy(tile).fought(0, 2), "raid_captain").seat(0, place=before, coins=0, figures=0)
    table.turn(0)
    if table.asked() == "SetSail":
        table.do(0, "sail 8 direct")
    table.do(0, "task tokens easy")
    table.do(0, "use-tile none coins")
    assert table.player(0).points == points


@pytest.mark.rule("MA-LEG-07", "MA-FREE-01")
def test_a_task_brings_the_figure_that_retires_in_angostura() -> None:
    table = career(Table().legacy("l4").fought(0, 2), "raid_captain").seat(0, figures=0, explorer="5").at(0, "l4", 3)
    table.do(0, "city")
    table.do(0, "pass")
    table.do(0, "task tokens easy")
    table.do(0, "discharge")
    assert table.player(0).points == 5
    idle = career(Table().legacy("l4"), "raid_captain").seat(0, figures=0, explorer="5").at(0, "l4", 3)
    idle.do(0, "city")
    idle.do(0, "pass")
    assert idle.asked() == "Refill"


@pytest.mark.rule("MA-LEG-15", "MA-SHIP-04")
def test_longer_days_won_on_arrival_count_for_this_very_village() -> None:
    table = Table(3).legacy("l10").hand(0, "cane_press salt_pans dock_crane").seat(0, place="4").turn(0)
    table.player(0).discs["steps"] = 1
    table.do(0, "sail 6 direct")
    assert table.state.moved == 2
    table.do(0, "use-tile none steps")
    table.do(0, "sell cane-press")
    table.do(0, "sell salt-pans")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-LEG-20", "MA-LEG-14", "MA-LEG-19")
def test_three_tiles_in_one_place_all_work() -> None:
    table = Table(3).legacy("l13", "l25", "l23").hand(0, "salt_pans cane_press").seat(0, place="14").turn(0)
    table.do(0, "sail 15 direct")
    assert table.player(0).points == 6
    table.do(0, "use-tile salt-pans coins")
    assert table.player(0).points == 9
    assert "sell" not in table.verbs(0)


@pytest.mark.rule("MA-PERM-01")
def test_a_permanent_object_pays_for_a_tile() -> None:
    table = Table(3).legacy("l13").own(0, "trail_cook").hand(0, "salt_pans").seat(0, place="14").turn(0)
    table.do(0, "sail 15 direct")
    assert table.words(0, "use_tile", "card") == {"none"}


# The main action


@pytest.mark.rule("MA-VILL-07")
def test_a_last_action_in_angostura_loses_the_veterans_rest() -> None:
    table = Table().legacy("l4").own(0, "printers_shop").hand(0, "dock_crane feast_hall").seat(0, explorer="5")
    table.at(0, "l4", 3)
    table.do(0, "city")
    table.do(0, "deal printers-shop dock-crane feast-hall none")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-VILL-07", "MA-FREE-01")
def test_after_a_last_action_only_free_actions_are_left() -> None:
    table = career(Table().own(0, "printers_shop port_clerk press_gang trail_porter"), "wandering_hand")
    table.hand(0, "dock_crane feast_hall cane_press salt_pans").at(0, "1", 7)
    table.do(0, "deal printers-shop dock-crane feast-hall none")
    assert table.verbs(0) == {"draw", "take", "refill", "plan", "task", "enlist"}
    table.do(0, "plan cane-press")
    table.do(0, "task assistants easy")
    assert (table.player(0).planned, table.asked()) == (["cane_press"], "Refill")
    table.do(0, "draw")
    assert not {"plan", "task"} & table.verbs(0)  # phase C has begun


@pytest.mark.rule("MA-VILL-07")
def test_a_last_action_ends_what_granted_it() -> None:
    seat = Seat(0)
    table = Table().own(0, "printers_shop").hand(0, "dock_crane feast_hall").seat(0, place="4")
    table.effects(0, Effect("village", n=3), Effect("points", n=5))
    table.do(0, "deal printers-shop dock-crane feast-hall none")
    assert (table.asked(), table.player(0).points) == ("Refill", 2)
    early = Table().own(0, "printers_shop").hand(0, "dock_crane feast_hall").seat(0, place="4")
    early.run(VillageAction([seat], 1), ChooseAction([seat]), EndActions(seat), Refill([seat]), EndTurn(seat))
    early.do(0, "deal printers-shop dock-crane feast-hall none")
    assert early.asked() == "Refill"  # the main action is lost


@pytest.mark.rule("MA-SHIP-14")
def test_a_claim_wants_a_village_also_by_granted_actions() -> None:
    village = Table().upgraded(0, "claim").seat(0, place="1").effects(0, Effect("village"))
    assert "claim" in village.verbs(0)
    city = Table().legacy("l4").upgraded(0, "claim").seat(0, explorer="5").at(0, "l4", 3)
    city.do(0, "city")
    assert "claim" not in city.verbs(0)
    cabezas = Table().upgraded(0, "claim").legacy("l1").seat(0, place="16").effects(0, Effect("village"))
    assert "claim" not in cabezas.verbs(0)


@pytest.mark.rule("MA-QUEST-13", "MA-AACT-05")
def test_after_sailing_on_the_quest_there_counts_that_way_and_the_one_on_a_card_the_whole_turn() -> None:
    table = Table().own(0, "smuggler_pilot sealed_orders").quest("8", "q22").next_quest("q21")
    table.player(0).card_quests["sealed_orders"] = table.state.quest_pile.pop()
    table.at(0, "6", 5)
    table.do(0, "assistant smuggler-pilot none none none")
    table.do(0, "sail 8 direct")
    assert "quest" not in table.verbs(0)
    table.do(0, "card-quest q21 none none")
    assert table.player(0).quests == ["q21"]


@pytest.mark.rule("MA-VACT-04", "MA-INST-07")
def test_of_two_quests_on_cards_one_is_fulfilled() -> None:
    table = Table().hand(0, "sealed_orders bottle_message").seat(0, coins=20).next_quest("q20").at(0, "1", 7)
    table.do(0, "buy sealed-orders")
    table.next_quest("q16")
    table.do(0, "buy bottle-message")
    table.do(0, "card-quest q16 none none")
    assert table.player(0).card_quests == {"sealed_orders": "q20"}
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-PERM-01")
def test_no_more_cards_are_given_than_are_wanted() -> None:
    table = Table().own(0, "old_sea_chest").quest("1", "q01").hand(0, "cane_press smiths_yard").at(0, "1")
    assert table.can(0, "quest q01 smiths-yard none")
    assert not table.can(0, "quest q01 cane-press smiths-yard")
    plants = Table().own(0, "herb_cellar root_healer").hand(0, "hospital_ward rope_walk").at(0, "1")
    assert not plants.can(0, "buy-for-herbs hospital-ward hospital-ward none none")
    plants.do(0, "buy-for-herbs hospital-ward rope-walk none none")
    assert plants.player(0).synergies == ["bell"]


@pytest.mark.rule("MA-INCOME-03", "MA-INCOME-04", "MA-INST-13")
def test_figures_settle_past_the_end_of_both_income_tracks() -> None:
    table = Table().own(0, "sugar_barony gold_assayer toll_chain bonded_warehouse dock_crane").hand(0, "pearl_divers")
    table.seat(0, point_income=18, figures=2).at(0, "9")
    table.do(0, "buy pearl-divers")
    table.do(0, "settle 2")
    player = table.player(0)
    assert (player.income, player.point_income, player.points) == (34, 1, 4 * 20)


# Explorers


@pytest.mark.rule("MA-PERM-06", "MA-CARD-05")
def test_two_thieves_take_what_there_is() -> None:
    table = Table(3).own(0, "trail_bandit shortcut_thief").seat(1, explorer="1", points=1)
    table.seat(2, explorer="2", points=9).effects(0, Effect("explore"))
    table.do(0, "explore 3 direct")
    assert [player.points for player in table.state.players] == [3 + 1 + 2, 0, 7]


@pytest.mark.rule("MA-EXPL-05", "MA-PERM-08")
def test_a_quest_on_the_track_waits_for_a_figure_that_enlists() -> None:
    table = Table().own(0, "boarding_veteran").track_quest("9b", "q18").seat(0, explorer="8b", strength=1)
    table.effects(0, Effect("explore"))
    table.do(0, "explore 9b direct")
    assert "quest" not in table.verbs(0)
    table.do(0, "enlist")
    table.do(0, "quest q18 none none")
    assert table.player(0).strength == 0

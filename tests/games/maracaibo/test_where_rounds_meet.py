"""Where the ends of turns, rounds and games meet other rules: free actions, scorings, Jean and the story."""

import pytest

from games.core.game import Setup
from games.maracaibo import GAME
from games.maracaibo.campaign.archive import CampaignArchive
from games.maracaibo.kinds import Effect
from games.maracaibo.turns.jean import explorer_lead
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_campaign import campaign, left_by, scored
from tests.games.maracaibo.test_jean import finished, jean, plays, solo
from tests.games.maracaibo.test_scoring import career, points_taken

# Free actions


@pytest.mark.rule("MA-FREE-01", "MA-DRAW-01")
def test_with_the_first_new_card_free_actions_are_over() -> None:
    table = career(Table().fought(0, 2), "raid_captain").hand(0, "cane_press", "salt_pans")
    table.market("dock_crane cacao_grove toll_chain feast_hall").at(0, "1")
    table.do(0, "pass")
    assert {"plan", "task"} < table.verbs(0)
    table.do(0, "take dock-crane")
    assert not {"plan", "task"} & table.verbs(0)
    table.do(0, "draw")
    assert not {"plan", "task"} & table.verbs(0)


@pytest.mark.rule("MA-PERM-08", "MA-FREE-05")
def test_in_a_scoring_figures_enlist_and_nothing_else_is_free() -> None:
    table = career(Table().fought(0, 2), "raid_captain").own(0, "boarding_veteran").hand(0, "cane_press")
    table.scoring(closer=1)
    assert table.waiting() == (1,)
    table.do(0, "enlist")
    table.do(1, "take-points")
    assert not {"plan", "task"} & table.verbs(0)
    table.do(0, "enlist")
    assert (table.player(0).figures, table.player(0).strength) == (0, 3)


@pytest.mark.rule("MA-PERM-08", "MA-BLD-08")
def test_enlisting_in_the_last_scoring_changes_nothing_for_the_fortress() -> None:
    table = Table().own(0, "boarding_veteran").seat(0, coins=20, figures=3).buildings("fortress").scoring(number=4)
    table.do(0, "invest fortress")
    table.do(0, "enlist")
    table.do(0, "refill none")
    table.do(1, "take-points")
    assert table.player(0).final["buildings"] == 2 * (2 + 1)


@pytest.mark.rule("MA-CAREER-03", "MA-BLD-02")
def test_the_figure_of_a_task_pays_for_the_building_of_the_same_action() -> None:
    table = career(Table().fought(0, 2), "raid_captain").buildings("abbey").seat(0, figures=0, coins=3).at(0, "1")
    assert "invest" not in table.verbs(0)
    table.do(0, "task tokens easy")
    table.do(0, "invest abbey")
    assert (table.player(0).figures, table.player(0).coins) == (0, 0)


@pytest.mark.rule("MA-FREE-03", "MA-DRAW-02")
def test_a_card_planned_now_comes_back_with_the_refill() -> None:
    table = Table().hand(0, "cane_press").at(0, "1")
    table.do(0, "pass")
    table.do(0, "plan cane-press")
    table.do(0, "refill cane-press")
    assert "cane_press" in table.player(0).hand
    assert (table.player(0).planned, len(table.player(0).hand)) == ([], 4)


# Scorings


@pytest.mark.rule("MA-INTERIM-02", "MA-INTERIM-03", "MA-FINAL-01")
@pytest.mark.parametrize("number", [1, 4])
def test_from_whoever_ended_the_round_each_chooses_after_the_other_has_refilled(number: int) -> None:
    table = Table(4).hand(3, "cane_press").seat(3, coins=7).market("dock_crane cacao_grove toll_chain feast_hall")
    table.scoring(closer=2, number=number)
    table.do(2, "take-points")
    table.do(3, "buy cane-press")
    table.do(3, "refill dock-crane+cacao-grove")
    assert table.player(3).coins == 0
    assert len(table.state.market) == 4
    table.do(0, "take-points")
    assert table.waiting() == (1,)


@pytest.mark.rule("MA-INTERIM-06", "MA-DRAW-05")
def test_an_empty_deck_is_shuffled_with_the_market_that_was_just_discarded() -> None:
    table = Table().market("salt_pans dock_crane cacao_grove toll_chain")
    table.player(1).hand += [*table.state.deck, *table.state.discards]
    table.state.deck, table.state.discards = [], []
    points_taken(table.scoring())
    assert set(table.state.market) == {"salt_pans", "dock_crane", "cacao_grove", "toll_chain"}


@pytest.mark.rule("MA-BLD-12", "MA-FINAL-02", "MA-INCOME-04")
def test_the_cathedral_counts_the_shields_alone_a_second_time() -> None:
    table = Table().own(0, "sugar_barony gold_assayer").buildings("cathedral").seat(0, point_income=5)
    table.player(0).reserve -= 1
    table.player(0).buildings.append("cathedral")
    table.state.investors["cathedral"] = 1
    points_taken(table.scoring(number=4))
    final = table.player(0).final
    assert final["buildings"] == final["shields"] == 5
    assert final["income"] == 5


@pytest.mark.rule("MA-FINAL-05", "MA-MARK-02", "MA-MARK-03")
def test_a_marker_that_left_the_game_still_leaves_its_cell_empty() -> None:
    table = Table(3).influence(0, spain=2).markers(p1="spain", p2="spain", p3="spain")
    table.state.markers.clear()
    points_taken(table.scoring(number=4), (0, 1, 2))
    assert table.player(0).final["nations"] == 1 * (2 + 2)


@pytest.mark.rule("MA-HOME-05", "MA-SAIL-04", "MA-HOME-01")
def test_in_the_last_round_nobody_sails_past_21b_and_it_ends_nothing() -> None:
    table = Table().seat(0, place="18")
    table.state.round = table.state.open_buildings = 4
    table.effects(0, Effect("sail", n=7))
    assert table.words(0, "sail", "place") == {"19", "20"}
    table.do(0, "sail 20 direct")
    table.do(0, "pass")
    table.do(0, "refill none")
    assert table.waiting() == (1,)
    table.seat(0, place="20").turn(0)
    assert (table.player(0).place, table.state.moved) == ("21b", 1)


# Jean


@pytest.mark.rule("MA-SOLO-01", "MA-SOLO-05", "MA-FLOW-02")
def test_jean_follows_each_turn_of_the_human() -> None:
    table = solo().at(0, "1")
    table.do(0, "pass")
    played = len(table.state.jean_played)
    table.do(0, "refill none")
    assert len(table.state.jean_played) == played + 1
    assert (table.waiting(), table.asked()) == ((0,), "SetSail")


@pytest.mark.rule("MA-FLOW-04", "MA-SOLO-01", "MA-INTERIM-09")
@pytest.mark.parametrize(("closer", "turns"), [(0, 1), (1, 0)])
def test_the_other_one_of_the_two_begins_the_next_round(closer: int, turns: int) -> None:
    table = solo().seat(0, place="9").scoring(closer=closer)
    played = len(table.state.jean_played)
    table.do(0, "take-points")
    assert len(table.state.jean_played) == played + turns
    assert table.player(0).place == "0"
    assert (jean(table).place != "0") is bool(turns)


@pytest.mark.rule("MA-SOLO-30", "MA-EXPL-06")
def test_spaces_whose_quests_are_gone_do_not_lengthen_jeans_lead() -> None:
    assert explorer_lead("24", "13") == 11
    assert explorer_lead("24", "13", frozenset({"21"})) == 10
    assert explorer_lead("21", "20", frozenset({"21"})) == 1
    assert explorer_lead("20", "24", frozenset({"21"})) == -3
    for gone, bonus in ((False, 30), (True, 20)):
        table = solo().seat(0, explorer="13")
        jean(table).explorer = "24"
        table.state.arrived = 1
        if gone:
            jean(table).quests.append(table.state.track_quests.pop("21"))
        assert finished(table)["ahead_explorer"] == bonus


@pytest.mark.rule("MA-SOLO-31", "MA-EXPL-06")
def test_on_different_branches_a_removed_space_makes_the_long_one_as_short() -> None:
    table = solo().seat(0, explorer="8b")
    jean(table).explorer = "8a"
    assert finished(table)["ahead_explorer"] == 10
    even = solo().seat(0, explorer="8b")
    even.player(0).quests.append(even.state.track_quests.pop("9b"))
    jean(even).explorer = "8a"
    assert finished(even)["ahead_explorer"] == 0


@pytest.mark.rule("MA-SOLO-16", "MA-EXPL-03")
def test_jean_jumps_over_a_quest_on_which_the_human_stands() -> None:
    table = plays(solo().track_quest("9b", "q20").seat(0, explorer="9b"), "a1", explorer="8b")
    assert (jean(table).explorer, jean(table).quests) == ("10c", [])
    assert table.state.track_quests["9b"] == "q20"


@pytest.mark.rule("MA-SOLO-16", "MA-SOLO-15")
def test_jean_loses_the_steps_behind_a_quest() -> None:
    table = solo()
    table.state.round = table.state.open_buildings = 3
    plays(table.track_quest("16b", "q16"), "b1", explorer="14")
    assert (jean(table).explorer, jean(table).quests) == ("16b", ["q16"])


@pytest.mark.rule("MA-SOLO-09", "MA-LEG-02")
@pytest.mark.parametrize(("lying", "taken", "left"), [((), "q16", ["q20"]), (("q24",), "q24", ["q16"])])
def test_jean_takes_the_oldest_quest_of_puerto_cabezas(lying: tuple[str, ...], taken: str, left: list[str]) -> None:
    table = solo().quest("16", *lying).next_quest("q16").legacy("l1").next_quest("q20")
    plays(table, "a1", place="15")
    assert (jean(table).quests, table.state.quests["16"]) == ([taken], left)
    assert table.state.city_quest == left[0]


@pytest.mark.rule("MA-SOLO-21", "MA-LEG-21")
def test_jean_takes_puerto_cabezas_as_a_city_by_its_number() -> None:
    table = (
        solo()
        .legacy("l1")
        .token("w07")
        .markers(p3="spain", p4="spain", p5="spain", p11="spain", p13="england", p14="england")
    )
    assert plays(table, "a3").state.markers["16"] == "france"
    village = solo().token("w07").markers(p3="spain", p4="spain", p5="spain", p11="spain", p13="england", p14="england")
    assert plays(village, "a3").state.markers["17"] == "france"


@pytest.mark.rule("MA-SOLO-23", "MA-INFL-02")
def test_jeans_influence_past_the_end_of_a_track_is_points_as_well() -> None:
    table = solo().token("w07")
    jean(table).influence["france"] = 15
    plays(table, "b6")
    assert (jean(table).influence["france"], jean(table).points) == (16, 2 * 2 + 2)


@pytest.mark.rule("MA-SOLO-20", "MA-SOLO-19")
def test_a_tie_for_jean_goes_by_the_token_before_the_ranks() -> None:
    table = solo().token("w08").markers(p1="france", p2="spain", p4="england").influence(0, france=4)
    jean(table).influence["england"] = 2
    plays(table, "a3")  # France 5 - 2, Spain 2, England 4 + 1
    assert jean(table).influence["england"] == 4
    even = solo().token("w09").markers(p1="france", p2="spain", p4="england")
    jean(even).influence["france"] = 2
    plays(even, "a3")  # France 4 + 1 is as much as Spain's 5
    assert jean(even).influence["spain"] == 2


@pytest.mark.rule("MA-FINAL-04", "MA-SOLO-26")
def test_human_and_jean_share_the_most_influence() -> None:
    table = solo().influence(0, spain=5)
    jean(table).influence["spain"] = 5
    assert finished(table)["leaders"] == 3
    assert table.player(0).final["leaders"] == 3


@pytest.mark.rule("MA-FINAL-09")
def test_who_is_level_with_jean_has_won() -> None:
    table = solo()
    finished(table)
    rivals, own = table.outcome().rivals[0].total, table.outcome().scores[0].total
    table.player(0).points += rivals - own
    assert table.outcome().winners == (0,)
    table.player(0).points -= 1
    assert table.outcome().winners == ()


# The story


@pytest.mark.rule("MA-STORY-07", "MA-STORY-04", "MA-CAMP-06")
def test_after_the_last_scoring_a_vote_decides_with_what_the_next_game_begins() -> None:
    table = campaign(3)
    table.state.fulfilled = {"s01": 2}
    table.state.quests.pop("15")
    table.player(2).quests.append("story_1")
    scored(table, number=4)
    assert table.asked() == "Vote"
    for seat, story in enumerate(("s02", "s03", "s03")):
        table.do(seat, f"vote {story}")
    assert table.state.over
    assert table.state.legacy == {}
    archive = left_by(table)
    assert (archive.stories, archive.read, archive.tiles) == (["s03"], ["s01"], [])
    state = GAME.start(Setup(3, {"story": "campaign"}, "1", archive)).state
    assert set(state.legacy) == {"l5"}
    assert state.quests["10"] == ["story_1"]


@pytest.mark.rule("MA-CAMP-03", "MA-TWO-03", "MA-LEG-17")
def test_a_tile_and_its_card_of_the_archive_bring_one_disc_of_the_box() -> None:
    archive = CampaignArchive(stories=["s08"], tiles=["l12"], cards=[], read=["s01"])
    assert campaign(2, archive).state.legacy == {"l12": 1}
    assert campaign(1, archive).state.legacy == {"l12": 2}
    assert campaign(3, archive).state.legacy == {"l12": 0}


@pytest.mark.rule("MA-LEG-05", "MA-CITY-02")
def test_the_new_tile_of_cartagena_has_a_free_market_and_its_own_action() -> None:
    table = Table().legacy("l3").effects(0, Effect("remove_skull", tiles=("l3",)))
    table.do(0, "lift l3")
    table.at(0, "14")
    tile = table.state.city_tiles["14"]
    assert tile not in (*table.state.gone_tiles, *table.state.spare_tiles)
    assert table.state.market_room("14") == 1
    assert "city" in table.verbs(0)


@pytest.mark.rule("MA-STORY-03", "MA-LEG-14")
def test_the_disc_that_fills_a_tile_is_read_about_at_the_end_of_the_round() -> None:
    archive = CampaignArchive(stories=["s04"], tiles=["l10"], cards=[], read=["s01"])
    table = campaign(3, archive).seat(0, place="5")
    table.state.legacy["l10"] = 3
    table.turn(0)
    table.do(0, "sail 6 direct")
    table.do(0, "use-tile none coins")
    assert table.state.legacy["l10"] == 4
    assert table.state.stories == ["s04"]
    scored(table, closer=1)
    assert (table.state.read, table.state.stories) == (["s01", "s04"], ["s05"])

"""Where the rules of combat meet others, and those of scorings, of Jean and of the story."""

import pytest

from games.core.game import Setup
from games.maracaibo import GAME
from games.maracaibo.campaign.archive import CampaignArchive
from games.maracaibo.kinds import Effect
from games.maracaibo.steps import FollowStory
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_campaign import campaign, left_by, scored
from tests.games.maracaibo.test_jean import jean, plays, solo
from tests.games.maracaibo.test_scoring import career, points_taken
from tests.games.maracaibo.test_war import WAR, war


@pytest.mark.rule("MA-QUEST-18", "MA-COMBAT-11", "MA-COMBAT-18")
def test_a_war_within_a_war() -> None:
    table = Table().track_quest("9b", "q08").hand(0, "salt_pans dock_crane").seat(0, explorer="8b", strength=8)
    war(table)
    table.do(0, "manoeuvre city 17 0")
    table.do(0, "explore 9b direct")
    table.token("w08", 1)
    table.do(0, "quest q08 salt-pans dock-crane")
    table.do(0, "attack right")
    table.do(0, "fight france")
    table.do(0, "manoeuvre city 5 0")
    table.do(0, "pass")
    assert (table.player(0).tokens, table.player(0).quests) == (["w08"], ["q08"])
    assert table.asked() == "Manoeuvre"
    assert "city" not in table.words(0, "manoeuvre", "manoeuvre")
    table.do(0, "pass")
    assert table.player(0).tokens == ["w08", "w07"]


@pytest.mark.rule("MA-COMBAT-15", "MA-SHIP-03")
def test_a_flag_completes_the_upgrade_for_the_next_manoeuvre() -> None:
    table = Table().upgraded(0, "").seat(0, strength=4)
    table.player(0).discs["village_war"] = 1
    war(table)
    table.do(0, "manoeuvre city 11 0")
    table.do(0, "disc village-war")
    table.do(0, "manoeuvre village 2 0")
    assert table.state.markers["2"] == "france"


@pytest.mark.rule("MA-SHIP-15", "MA-SHIP-13")
def test_a_flag_completes_the_choice_bonus_within_the_war() -> None:
    table = Table().upgraded(0, "steps hand coins vp3").influence(0, france=4).seat(0, strength=8)
    table.player(0).discs["boon"] = 1
    war(table)
    table.do(0, "manoeuvre city 11 0")
    table.do(0, "disc boon")
    table.do(0, "opt rank")
    table.do(0, "rise france")
    assert table.player(0).influence["france"] == 7
    assert table.asked() == "Manoeuvre"


@pytest.mark.rule("MA-COMBAT-09")
def test_what_a_flag_has_just_given_fights_on() -> None:
    table = war(Table().seat(0, strength=0, figures=0))
    table.do(0, "manoeuvre city 13 0")
    assert not table.can(0, "manoeuvre influence-two none 0")
    table.do(0, "manoeuvre influence-one none 0")
    assert (table.player(0).influence["france"], table.player(0).strength) == (2, 2)


@pytest.mark.rule("MA-FREE-01", "MA-CAREER-03", "MA-COMBAT-04")
def test_a_task_pays_for_a_nation_and_its_figure_fights() -> None:
    table = career(Table().fought(0, 2).seat(0, coins=0, figures=0, strength=0), "raid_captain").token("w01")
    table.effects(0, WAR)
    table.do(0, "attack left")
    assert "france" not in table.words(0, "fight", "nation")
    table.do(0, "task tokens easy")
    table.do(0, "fight france")
    table.do(0, "manoeuvre city 5 0")
    assert not table.can(0, "manoeuvre influence-one none 1")
    table.do(0, "manoeuvre influence-one none 0")
    assert table.player(0).figures == 1


@pytest.mark.rule("MA-CAREER-05", "MA-COMBAT-18")
def test_the_token_of_a_war_counts_when_it_is_over() -> None:
    table = war(career(Table().fought(0, 1), "raid_captain"))
    assert not table.can(0, "task tokens easy")
    table.do(0, "pass")
    assert table.can(0, "task tokens easy")


@pytest.mark.rule("MA-PERM-10", "MA-CARD-05")
def test_each_marker_removed_pays_by_each_card() -> None:
    table = Table().own(0, "flag_breaker siege_engineer").upgraded(0, "village_war").seat(0, strength=8, figures=5)
    war(table.markers(p5="spain", p1="england"))
    table.do(0, "manoeuvre city 5 0")
    assert table.player(0).points == 4 + 6
    table.do(0, "manoeuvre village 1 0")
    assert table.player(0).points == 10 + 6


@pytest.mark.rule("MA-LEG-09", "MA-INFL-02")
def test_the_silver_fleet_at_the_end_of_the_influence_track() -> None:
    table = war(Table().legacy("l6").influence(0, france=15).seat(0, strength=8, figures=0), "w13")
    table.do(0, "manoeuvre fleet fleet-11 0")
    assert (table.player(0).influence["france"], table.player(0).points) == (16, 4)


# Scorings


@pytest.mark.rule("MA-ASSIST-08")
def test_an_assistant_placed_in_the_scoring_is_not_paid_for() -> None:
    table = Table().hand(0, "trail_porter").seat(0, place="6", coins=20).scoring(closer=1)
    table.do(1, "take-points")
    table.do(0, "buy trail-porter")
    table.do(0, "refill none")
    assert (table.state.round, table.player(0).points) == (2, 0)
    ahead = Table().hand(0, "trail_porter").seat(0, coins=20).at(0, "6")
    ahead.do(0, "buy trail-porter")
    ahead.scoring(closer=1)
    ahead.do(1, "take-points")
    ahead.do(0, "take-points")
    assert ahead.player(0).points == 2 + 2


@pytest.mark.rule("MA-INCOME-04")
@pytest.mark.parametrize(("number", "worth"), [(1, 80), (3, 40), (4, 20)])
def test_a_full_track_in_step_one_counts_the_scoring_under_way(number: int, worth: int) -> None:
    table = Table().hand(0, "feast_hall").seat(0, point_income=18).scoring(number=number)
    table.do(0, "buy feast-hall")
    assert (table.player(0).points, table.player(0).point_income) == (worth, 0)


@pytest.mark.rule("MA-EXPL-13", "MA-INTERIM-02", "MA-DRAW-04")
def test_a_purchase_in_a_scoring_goes_as_far_as_the_end_of_the_track() -> None:
    table = Table().hand(0, "careening_beach fish_smokehouse").upgraded(0, "steps hand coins vp3")
    table.player(0).discs["boon"] = 1
    table.seat(0, explorer="22", coins=20).scoring()
    table.do(0, "buy careening-beach")
    table.do(0, "disc boon")
    table.do(0, "opt explore")
    table.do(0, "explore 24 direct")
    table.do(0, "buy fish-smokehouse")
    table.do(0, "refill none")
    assert len(table.player(0).hand) == 6
    assert table.waiting() == (1,)


@pytest.mark.rule("MA-FREE-05")
def test_a_task_met_by_the_last_purchase_is_never_paid() -> None:
    table = career(Table().seat(0, coins=20), "wandering_hand").own(0, "port_clerk").hand(0, "trail_porter")
    table.scoring(number=4)
    table.do(0, "buy trail-porter")
    assert "task" not in table.verbs(0)


@pytest.mark.rule("MA-INTERIM-08", "MA-QUEST-09")
def test_new_quests_come_to_those_that_still_lie() -> None:
    table = points_taken(Table(4).quest("16", "q20").scoring(), (0, 1, 2, 3))
    assert table.state.quests["16"][0] == "q20"
    assert len(table.state.quests["16"]) == 2


@pytest.mark.rule("MA-DRAW-07")
def test_without_deck_and_discards_the_hand_may_stay_short() -> None:
    table = Table().hand(0, "", "cane_press").market("salt_pans dock_crane")
    table.player(1).hand += [*table.state.deck, *table.state.discards]
    table.state.deck, table.state.discards = [], []
    table.at(0, "1").do(0, "pass")
    assert table.verbs(0) == {"take", "refill", "pass"}
    table.do(0, "take cane-press")
    table.do(0, "pass")
    assert table.player(0).hand == ["cane_press"]


# Jean


@pytest.mark.rule("MA-PERM-07", "MA-SOLO-09")
def test_innkeepers_are_paid_for_jeans_ship_where_it_stops() -> None:
    table = plays(solo().own(0, "dockside_tavern market_matron"), "a1", place="5")
    assert table.player(0).coins == 8
    plays(table.quest("7", "q20"), "a1", place="5")
    assert (jean(table).quests, table.player(0).coins) == (["q20"], 10)


@pytest.mark.rule("MA-PERM-06")
def test_jean_is_robbed_like_anybody() -> None:
    table = solo().own(0, "trail_bandit")
    jean(table).explorer, jean(table).points = "1", 3
    table.effects(0, Effect("explore"))
    table.do(0, "explore 2 direct")
    assert (jean(table).points, table.player(0).points) == (2, 1)


@pytest.mark.rule("MA-SOLO-32", "MA-SOLO-21")
@pytest.mark.parametrize(("explorer", "taken"), [("3", "1"), ("4", "l4")])
def test_jeans_last_free_city_may_still_be_unknown_to_her(explorer: str, taken: str) -> None:
    table = solo().legacy("l4", "l6", "l9").token("w07")
    for place in table.state.flagged_cities():
        if place != "l4":
            table.state.markers[place] = "spain"
            table.state.stock["spain"] -= 1
    assert plays(table, "a3", explorer=explorer).state.markers[taken] == "france"


@pytest.mark.rule("MA-SOLO-22")
def test_the_warrior_without_a_free_city_takes_two_villages() -> None:
    table = solo().token("w07")
    for place in table.state.flagged_cities():
        table.state.markers[place] = "spain"
        table.state.stock["spain"] -= 1
    plays(table, "c4")
    assert (table.state.markers["1"], table.state.markers["2"]) == ("france", "france")


# The story


@pytest.mark.rule("MA-STORY-02", "MA-STORY-04", "MA-SOLO-09")
def test_where_jean_took_the_story_tile_the_human_decides() -> None:
    table = plays(campaign(1), "a1", place="14")
    assert jean(table).quests == ["story_1"]
    scored(table)
    table.do(0, "vote s03")
    assert table.state.stories == ["s03"]


@pytest.mark.rule("MA-STORY-04")
@pytest.mark.parametrize(
    ("reader", "votes", "chosen"), [(2, "2233", "s03"), (0, "2233", "s02"), (0, "2333", "s03"), (3, "2223", "s02")]
)
def test_the_reader_decides_where_the_votes_are_even(reader: int, votes: str, chosen: str) -> None:
    table = campaign(4)
    table.state.fulfilled = {"s01": reader}
    table.state.quests.pop("15")
    table.player(reader).quests.append("story_1")
    scored(table)
    for seat, vote in enumerate(votes):
        table.do(seat, f"vote s0{vote}")
    assert table.state.stories == [chosen]


@pytest.mark.rule("MA-LEG-01")
def test_a_removed_tile_comes_back_from_the_box() -> None:
    table = campaign().legacy("l22").effects(0, Effect("remove_skull", tiles=("l22",)))
    table.do(0, "lift l22")
    assert "l22" not in table.state.legacy
    assert "l22" in table.run(FollowStory("s35")).state.legacy


@pytest.mark.rule("MA-CAMP-03", "MA-LEG-02", "MA-LEG-04")
def test_tiles_out_of_the_archive_work_at_once() -> None:
    archive = CampaignArchive(stories=["s28"], tiles=["l1", "l3"], cards=[], read=["s01"])
    state = GAME.start(Setup(2, {"story": "campaign"}, "1", archive)).state
    assert state.city_quest in state.quests["16"]
    assert "14" not in state.city_tiles


@pytest.mark.rule("MA-CAMP-06")
def test_cards_with_red_numbers_stay_wherever_they_ended() -> None:
    table = campaign(1)
    for card in ("torn_ledger", "honest_notary"):
        table.state.story_cards.remove(card)
    jean(table).taken.append("torn_ledger")
    table.state.discards.append("honest_notary")
    table.own(0, "honest_notary")
    scored(table, number=4)
    assert set(left_by(table).cards) == {"torn_ledger", "honest_notary"}

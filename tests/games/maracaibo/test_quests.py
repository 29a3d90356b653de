"""Quests."""

import pytest

from games.core.seats import Seat
from games.maracaibo.kinds import Effect
from games.maracaibo.moves import FulfilQuest
from games.maracaibo.scoring import building_points
from games.maracaibo.steps import ScoringChoice
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_scoring import career


@pytest.mark.rule("MA-QUEST-01", "MA-QUEST-07", "MA-QUEST-11")
def test_the_whole_cost_is_paid_from_the_stock() -> None:
    table = Table().quest("1", "q18", "q20", "q24").seat(0, strength=1).at(0, "1")
    assert table.words(0, "quest", "quest") == {"q20", "q24"}
    assert table.why_not(0, FulfilQuest("q18", "none", "none")) == "quest-unpaid"
    table.do(0, "quest q20 none none")
    assert table.player(0).coins == 6
    table = Table().quest("1", "q17", "q24").seat(0, strength=3).at(0, "1")
    table.do(0, "quest q24 none none")
    assert (table.player(0).figures, table.player(0).reserve) == (1, 4)
    table.at(0, "1")
    table.do(0, "quest q17 none none")
    assert table.player(0).strength == 1


@pytest.mark.rule("MA-QUEST-02")
def test_payment_then_reward_then_the_row() -> None:
    table = Table().quest("1", "q05").hand(0, "cane_press salt_pans").at(0, "1")
    table.do(0, "quest q05 cane-press salt-pans")
    assert table.player(0).hand == []
    assert table.asked() == "Explore"
    assert table.player(0).quests == []
    table.do(0, "explore 1 direct")
    assert table.player(0).quests == ["q05"]


@pytest.mark.rule("MA-QUEST-03")
def test_the_fourth_quest_and_later_ones_bring_points() -> None:
    table = Table().won(0, "q01", "q02", "q03").quest("1", "q20").quest("2", "q16").at(0, "1")
    table.do(0, "quest q20 none none")
    assert table.player(0).points == 2 + 4
    table.at(0, "2")
    table.do(0, "quest q16 none none")
    assert table.player(0).points == 2 + 4 + 2 + 2


@pytest.mark.rule("MA-QUEST-04")
def test_a_fulfilled_quest_is_not_replaced() -> None:
    table = Table().quest("1", "q20").at(0, "1")
    table.do(0, "quest q20 none none")
    assert "1" not in table.state.quests


@pytest.mark.rule("MA-QUEST-05")
def test_a_story_tile_counts_as_a_quest() -> None:
    table = Table(story="campaign").won(0, "q01", "q02", "q03").seat(0, strength=2).at(0, "15")
    table.do(0, "quest story-1 none none")
    assert table.player(0).quests[-1] == "story_1"
    assert table.player(0).points == 1 + 4


@pytest.mark.rule("MA-QUEST-05")
def test_a_story_tile_counts_wherever_quest_tiles_are_counted() -> None:
    def fulfilled() -> Table:
        table = career(Table(story="campaign").won(0, "q01").seat(0, strength=2), "wandering_hand").at(0, "15")
        table.do(0, "quest story-1 none none")
        return table

    table = fulfilled()
    assert table.can(0, "task quests easy")
    table.run(ScoringChoice([Seat(0)])).hand(0, "ballad_singer").seat(0, coins=30, points=0)
    table.do(0, "buy ballad-singer")
    assert table.player(0).points == 2
    palace = fulfilled()
    assert building_points(palace.player(0), "palace") == 4
    main = Table(story="campaign").own(0, "port_clerk").seat(0, strength=1).at(0, "15", 7)
    main.do(0, "quest story-1 none none")
    assert main.asked() == "Refill"  # it was the main action


@pytest.mark.rule("MA-QUEST-06", "MA-QUEST-12", "MA-CARD-01")
def test_goods_and_objects_come_from_the_hand() -> None:
    table = Table().quest("1", "q01").hand(0, "cane_press", "smiths_yard").own(0, "harbor_choir").at(0, "1")
    assert "quest" not in table.verbs(0)
    table.hand(0, "cane_press smiths_yard salt_pans").at(0, "1")
    table.do(0, "quest q01 cane-press smiths-yard")
    assert table.player(0).hand == ["salt_pans"]
    assert table.state.discards[-2:] == ["cane_press", "smiths_yard"]
    goods = Table().quest("1", "q11").hand(0, "cane_press salt_pans").at(0, "1")
    goods.do(0, "quest q11 cane-press salt-pans")
    assert goods.player(0).influence["england"] == 2


@pytest.mark.rule("MA-QUEST-08", "MA-QUEST-15", "MA-PERM-04")
def test_compasses_multiply_their_part_alone() -> None:
    table = Table().own(0, "globe_maker").quest("1", "q24").at(0, "1")
    table.do(0, "quest q24 none none")
    assert (table.player(0).points, table.player(0).coins) == (6, 11)
    coins = Table().own(0, "globe_maker").quest("1", "q06").hand(0, "cane_press dock_crane").at(0, "1")
    coins.do(0, "quest q06 cane-press dock-crane")
    assert (coins.player(0).coins, coins.player(0).points) == (8 + 6, 3)


@pytest.mark.rule("MA-QUEST-09")
def test_one_of_several_quests() -> None:
    table = Table().quest("1", "q20", "q24").at(0, "1")
    table.do(0, "quest q24 none none")
    assert table.state.quests["1"] == ["q20"]
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-QUEST-10")
def test_an_empty_pile_gives_nothing() -> None:
    table = Table().hand(0, "sealed_orders")
    table.player(1).quests += table.state.quest_pile
    table.state.quest_pile.clear()
    table.at(0, "1")
    table.do(0, "buy sealed-orders")
    assert table.player(0).card_quests == {}
    lying = {place: list(row) for place, row in table.state.quests.items()}
    table.scoring()
    for seat in (0, 1):
        table.do(seat, "take-points")
    assert table.state.quests == lying


@pytest.mark.rule("MA-QUEST-13")
def test_a_long_way_to_the_quest() -> None:
    assert "quest" not in Table().quest("1", "q21").at(0, "1", 3).verbs(0)
    table = Table().quest("1", "q21").at(0, "1", 4)
    table.do(0, "quest q21 none none")
    assert table.player(0).coins == 10
    track = Table().track_quest("9b", "q21").seat(0, explorer="8b", place="1")
    track.state.moved = 5
    track.effects(0, Effect("explore"))
    track.do(0, "explore 9b direct")
    assert track.can(0, "quest q21 none none")


@pytest.mark.rule("MA-QUEST-13")
@pytest.mark.parametrize(("closer", "sailed"), [(0, True), (1, False)])
def test_in_a_scoring_only_who_ended_the_round_has_sailed(closer: int, sailed: bool) -> None:
    table = Table().track_quest("9b", "q21").hand(0, "careening_beach").upgraded(0, "steps hand coins vp3")
    table.player(0).discs["boon"] = 1
    table.seat(0, explorer="8b").state.moved = 7
    table.scoring(closer=closer)
    if closer:
        table.do(1, "take-points")
    table.do(0, "buy careening-beach")
    table.do(0, "disc boon")
    table.do(0, "opt explore")
    table.do(0, "explore 9b direct")
    assert table.player(0).explorer == "9b"
    assert table.can(0, "quest q21 none none") is sailed


@pytest.mark.rule("MA-QUEST-14")
def test_rewards_from_the_stock() -> None:
    table = Table().quest("1", "q02").hand(0, "salt_pans toll_chain").seat(0, strength=7).at(0, "1")
    table.do(0, "quest q02 salt-pans toll-chain")
    assert table.player(0).strength == 8
    figure = Table().quest("1", "q22").at(0, "1", 4)
    figure.do(0, "quest q22 none none")
    assert figure.player(0).figures == 3


@pytest.mark.rule("MA-QUEST-16")
def test_rewards_with_influence() -> None:
    table = Table().quest("1", "q09").hand(0, "salt_pans cacao_grove").at(0, "1")
    table.do(0, "quest q09 salt-pans cacao-grove")
    assert table.player(0).influence["france"] == 2
    choice = Table().quest("1", "q23").at(0, "1")
    choice.do(0, "quest q23 none none")
    choice.do(0, "favour spain")
    assert choice.player(0).influence["spain"] == 1


@pytest.mark.rule("MA-QUEST-17")
def test_two_discs_one_after_the_other() -> None:
    table = Table().quest("1", "q14").hand(0, "salt_pans dock_crane").at(0, "1")
    table.player(0).discs["vp3"] = 1
    table.do(0, "quest q14 salt-pans dock-crane")
    assert "vp6" not in table.words(0, "disc", "upgrade")
    table.do(0, "disc vp3")
    assert "vp6" in table.words(0, "disc", "upgrade")
    table.do(0, "disc vp6")
    assert table.player(0).discs["vp6"] == 1


@pytest.mark.rule("MA-QUEST-18")
def test_rewards_that_are_actions() -> None:
    table = Table().quest("1", "q08").hand(0, "salt_pans dock_crane").at(0, "1")
    table.do(0, "quest q08 salt-pans dock-crane")
    assert table.asked() == "ChoosePile"
    explore = Table().quest("1", "q19").at(0, "1")
    explore.do(0, "quest q19 none none")
    assert explore.words(0, "explore", "space") == {"1", "2"}


@pytest.mark.rule("MA-PERM-01", "MA-CARD-05")
def test_permanent_objects_pay_every_time() -> None:
    table = Table().own(0, "old_sea_chest").quest("1", "q01").quest("2", "q07").hand(0, "cane_press cacao_grove")
    table.at(0, "1")
    table.do(0, "quest q01 cane-press none")
    table.at(0, "2")
    table.do(0, "quest q07 cacao-grove none")
    assert table.player(0).hand == []
    both = Table().own(0, "old_sea_chest chart_forger").quest("1", "q01").at(0, "1")
    assert both.can(0, "quest q01 none none")

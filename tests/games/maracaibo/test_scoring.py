"""Interim and final scoring, careers and buildings."""

import pytest

from games.maracaibo.components import BUILDINGS, CAREERS
from games.maracaibo.kinds import Effect
from games.maracaibo.scoring import building_points
from tests.games.maracaibo.table import Table


def points_taken(table: Table, order: tuple[int, ...] = (0, 1)) -> Table:
    """Everybody takes points in this order."""
    for seat in order:
        table.do(seat, "take-points")
    return table


@pytest.mark.rule("MA-INTERIM-01")
def test_the_seven_steps_in_their_order() -> None:
    table = Table().market("salt_pans dock_crane cacao_grove toll_chain").own(0, "port_clerk").seat(0, place="0")
    table.state.delivered["4"] = 1
    points_taken(table.scoring(closer=1), (1, 0))
    told = [event.key.removeprefix("maracaibo-log-") for event in table.events]
    steps = [key for key in told if key in ("doubloons", "market", "building", "new-quest", "missed", "round")]
    assert list(dict.fromkeys(steps)) == ["doubloons", "market", "building", "new-quest", "missed", "round"]


@pytest.mark.rule("MA-INTERIM-02", "MA-INTERIM-03", "MA-BUY-01")
def test_a_purchase_and_a_new_hand_or_two_points() -> None:
    table = Table(3).hand(1, "cane_press salt_pans").market("dock_crane cacao_grove toll_chain feast_hall")
    table.scoring(closer=1)
    assert table.waiting() == (1,)
    table.do(1, "buy cane-press")
    assert table.asked() == "Refill"
    table.do(1, "refill dock-crane")
    assert len(table.player(1).hand) == 4
    assert len(table.state.market) == 4
    assert table.waiting() == (2,)
    table.do(2, "take-points")
    assert (table.player(2).points, table.player(2).hand) == (2, [])
    assert table.waiting() == (0,)
    market = Table().market("dock_crane cacao_grove toll_chain feast_hall").at(0, "1")
    assert not market.can(0, "buy dock-crane")


@pytest.mark.rule("MA-INTERIM-03", "MA-VILL-07")
def test_a_last_village_action_that_a_purchase_brings_leaves_the_new_hand() -> None:
    table = Table().own(0, "trophy_lodge").hand(0, "dry_dock salt_pans toll_chain").upgraded(0, "steps hand coins vp3")
    table.seat(0, explorer="23", coins=20).player(0).discs["boon"] = 1
    table.scoring().do(0, "buy dry-dock")
    for move in ("disc boon", "opt explore", "explore 24 direct", "deal trophy-lodge salt-pans toll-chain none"):
        table.do(0, move)
    assert (table.waiting(), table.asked()) == ((0,), "Refill")


@pytest.mark.rule("MA-INTERIM-04")
def test_income_includes_the_purchases_and_no_shields() -> None:
    table = Table().hand(0, "cane_press").seat(0, point_income=2, coins=5).scoring()
    table.do(0, "buy cane-press")
    table.do(0, "refill none")
    table.do(1, "take-points")
    assert (table.player(0).coins, table.player(0).points) == (11, 2)


@pytest.mark.rule("MA-INTERIM-05")
def test_the_markets_are_cleared_but_legacy_tiles_keep_their_discs() -> None:
    table = Table(story="campaign").legacy("l12")
    table.state.delivered.update({"4": 2, "17": 1})
    table.state.legacy["l12"] = 3
    points_taken(table.scoring())
    assert table.state.delivered == {}
    assert table.state.legacy["l12"] == 3


@pytest.mark.rule("MA-INTERIM-06")
def test_four_new_market_cards() -> None:
    table = Table().market("salt_pans dock_crane cacao_grove toll_chain").scoring()
    points_taken(table)
    assert len(table.state.market) == 4
    assert {"salt_pans", "dock_crane", "cacao_grove", "toll_chain"} < set(table.state.discards)


@pytest.mark.rule("MA-INTERIM-07")
def test_the_next_building_is_turned_up() -> None:
    table = points_taken(Table().scoring())
    assert table.state.open_buildings == 2


@pytest.mark.rule("MA-INTERIM-08")
@pytest.mark.parametrize(("seats", "places"), [(2, {"6"}), (3, {"6", "12"}), (4, {"6", "12", "16"})])
def test_new_quests_for_the_coming_round(seats: int, places: set[str]) -> None:
    table = Table(seats)
    before = set(table.state.quests)
    points_taken(table.scoring(), tuple(range(seats)))
    assert set(table.state.quests) - before == places


@pytest.mark.rule("MA-INTERIM-09")
def test_all_ships_return() -> None:
    table = Table(3).seat(0, place="21a").seat(1, place="9").seat(2, place="4")
    points_taken(table.scoring(), (0, 1, 2))
    assert {player.place for player in table.state.players} == {"0"}


# The end


def at_the_end(table: Table) -> Table:
    """The last scoring, with no purchase."""
    return points_taken(table.scoring(number=4), tuple(table.state.every_seat()))


@pytest.mark.rule("MA-FINAL-01")
def test_a_last_purchase_counts() -> None:
    table = Table().hand(0, "mint_works").scoring(number=4)
    table.do(0, "buy mint-works")
    assert table.asked() == "Refill"
    table.do(0, "refill none")
    table.do(1, "take-points")
    assert table.player(0).final["cards"] == 2
    assert table.player(1).points == 2


@pytest.mark.rule("MA-FINAL-02")
def test_income_in_points_and_the_shields() -> None:
    table = Table().own(0, "sugar_barony").seat(0, point_income=7, coins=3)
    at_the_end(table)
    assert table.player(0).final["income"] == 7
    assert table.player(0).final["shields"] == 2
    assert table.player(0).coins == 3


@pytest.mark.rule("MA-FINAL-03")
def test_cards_and_buildings_score_hands_and_plans_do_not() -> None:
    table = Table().own(0, "port_clerk bishops_factor").hand(0, "mint_works", "bell_tower").buildings("basilica")
    table.player(0).reserve -= 1
    table.player(0).buildings.append("basilica")
    table.state.investors["basilica"] = 1
    at_the_end(table)
    assert table.player(0).final["cards"] == 2 + 4
    assert table.player(0).final["buildings"] == 8


@pytest.mark.rule("MA-FINAL-04")
def test_most_influence_with_each_nation() -> None:
    table = Table(3).influence(0, france=5).influence(1, france=5, spain=3).influence(2, spain=1)
    at_the_end(table)
    assert [player.final.get("leaders", 0) for player in table.state.players] == [3, 6, 0]


@pytest.mark.rule("MA-FINAL-05", "MA-FINAL-06", "MA-FINAL-08")
def test_ranks_times_multipliers() -> None:
    table = Table(3).influence(0, france=7, spain=2, england=16)
    table.markers(p1="france", p2="france", p3="france", p4="spain")
    at_the_end(table)
    assert table.player(0).final["nations"] == 3 * (2 + 2) + 1 * (1 + 1) + 6 * 0


@pytest.mark.rule("MA-FINAL-06")
def test_markers_on_legacy_tiles_count_for_the_majority() -> None:
    from games.maracaibo.map.markers import majority, on_map

    table = Table(3).markers(p1="spain").legacy("l9")
    table.state.markers["mine"] = "france"
    table.state.markers["fleet_10"] = "france"
    assert [majority(on_map(table.state), nation) for nation in ("france", "spain", "england")] == [2, 1, 0]


@pytest.mark.rule("MA-FINAL-07")
def test_tied_nations_get_the_higher_bonus() -> None:
    from games.maracaibo.map.markers import majority, on_map

    def bonuses(table: Table) -> list[int]:
        return [majority(on_map(table.state), nation) for nation in ("france", "spain", "england")]

    assert bonuses(Table(3).markers()) == [2, 2, 2]
    assert bonuses(Table(3).markers(p1="france", p2="spain")) == [2, 2, 0]
    assert bonuses(Table(3).markers(p1="france")) == [2, 1, 1]


@pytest.mark.rule("MA-FINAL-09")
def test_most_points_win_and_doubloons_do_not_count() -> None:
    table = Table().seat(0, points=30, coins=0).seat(1, points=30, coins=50)
    at_the_end(table)
    assert table.state.over
    assert table.outcome().winners == (0, 1)
    ahead = at_the_end(Table().seat(0, points=31, coins=0).seat(1, points=30, coins=50))
    assert ahead.outcome().winners == (0,)
    (told,) = ahead.log("winners")
    assert told.args["seats"] == (0,)
    assert ahead.log("jean-wins") == []


# Careers


def career(table: Table, key: str) -> Table:
    """Seat 0 has this career, with a figure on each task."""
    state = table.state
    for player in state.players:
        if key in player.careers and player is not table.player(0):
            player.careers = table.player(0).careers
    table.player(0).careers = [key]
    table.player(0).tasks = [task.kind for task in CAREERS[key].tasks]
    return table


@pytest.mark.rule("MA-CAREER-01", "MA-FREE-04", "MA-CAREER-02", "MA-CAREER-03")
def test_a_task_is_claimed_once_at_one_level() -> None:
    table = career(Table().fought(0, 4), "raid_captain").at(0, "1")
    figures = table.player(0).figures
    assert table.words(0, "task", "level", task="tokens") == {"easy", "hard"}
    table.do(0, "task tokens hard")
    assert (table.player(0).coins, table.player(0).points) == (11, 4)
    assert table.player(0).figures == figures + 1
    assert "task" not in table.verbs(0)
    easy = career(Table().fought(0, 2), "raid_captain").at(0, "1")
    assert easy.words(0, "task", "level", task="tokens") == {"easy"}
    easy.do(0, "task tokens easy")
    assert (easy.player(0).coins, easy.player(0).points) == (11, 0)


@pytest.mark.rule("MA-CAREER-04")
def test_the_third_task_ends_the_career() -> None:
    table = (
        career(Table().won(0, "q01", "q02"), "wandering_hand").seat(0, explorer="7").own(0, "port_clerk trail_porter")
    )
    table.at(0, "4")
    for task in ("quests", "border", "assistants"):
        table.do(0, f"task {task} easy")
    assert (table.player(0).coins, table.player(0).points) == (8 + 9 + 2, 2)
    assert table.player(0).careers == []
    assert table.state.careers == ["wandering_hand"]


@pytest.mark.rule("MA-CAREER-05")
def test_tasks_that_count() -> None:
    table = career(Table(story="campaign"), "guild_friend").seat(0, synergies=["anchor", "bell"])
    table.player(0).quests = ["story_1"]
    table.won(0, "q01").at(0, "1")
    assert table.can(0, "task synergies easy")
    assert table.can(0, "task quests easy")
    assert not table.can(0, "task quests hard")
    ship = career(Table().upgraded(0, "coins vp3 vp6"), "pathfinder").own(0, "port_clerk trail_porter").at(0, "4")
    assert ship.can(0, "task upgrades easy")
    assert ship.can(0, "task assistants easy")


@pytest.mark.rule("MA-CAREER-06")
def test_tasks_on_influence() -> None:
    table = career(Table().influence(0, france=6, england=6), "double_agent").at(0, "1")
    assert table.can(0, "task favours hard")
    one = career(Table().influence(0, spain=5, england=2), "court_explorer").at(0, "1")
    assert one.can(0, "task favour easy")
    assert not one.can(0, "task favour hard")
    assert not career(Table().influence(0, spain=9, england=2), "double_agent").at(0, "1").can(0, "task favours easy")


@pytest.mark.rule("MA-CAREER-07")
def test_tasks_on_borders() -> None:
    table = career(Table().seat(0, explorer="12"), "court_explorer").at(0, "1")
    assert table.words(0, "task", "level", task="border") == {"easy"}
    table.seat(0, explorer="13")
    assert table.words(0, "task", "level", task="border") == {"easy", "hard"}


# Buildings


@pytest.mark.rule("MA-BLD-01")
def test_only_open_buildings_and_once_each() -> None:
    table = Table().buildings("abbey").seat(0, coins=40).seat(1, coins=40).at(0, "1", 4)
    closed = table.state.buildings[1]
    assert not table.can(0, f"invest {closed}")
    table.do(0, "invest abbey")
    assert not table.can(0, "invest abbey")
    assert table.at(1, "1").can(1, "invest abbey")


@pytest.mark.rule("MA-BLD-02", "MA-BLD-04", "MA-PERM-02")
def test_an_investment_costs_doubloons_and_a_figure_that_stays() -> None:
    table = Table().buildings("abbey").own(0, "plank_broker").at(0, "1")
    table.do(0, "invest abbey")
    assert table.player(0).coins == 8 - 5
    assert table.player(0).figures == 1
    assert table.player(0).buildings == ["abbey"]
    assert "abbey" not in table.player(0).bought
    assert table.state.buildings[0] == "abbey"
    assert "invest" not in Table().buildings("abbey").seat(0, figures=0).at(0, "1").verbs(0)


@pytest.mark.rule("MA-BLD-03")
def test_the_synergy_and_the_first_investors_points() -> None:
    table = Table().buildings("abbey").at(0, "1")
    table.do(0, "invest abbey")
    assert (table.player(0).synergies, table.player(0).points) == (["bell"], 2)
    table.at(1, "1")
    table.do(1, "invest abbey")
    assert (table.player(1).synergies, table.player(1).points) == (["bell"], 0)


@pytest.mark.rule("MA-BLD-03")
def test_each_building_has_a_first_investor_and_a_token_comes_once() -> None:
    table = Table().buildings("abbey", "palace").own(0, "alms_house").seat(0, coins=40, income=12, synergies=["bell"])
    table.seat(1, coins=40).at(0, "1")
    income = table.player(0).income
    table.do(0, "invest abbey")
    assert (table.player(0).synergies, table.player(0).points, table.player(0).income) == (["bell"], 2, income)
    table.at(1, "1")
    table.do(1, "invest palace")
    assert (table.player(1).synergies, table.player(1).points) == (["crown"], 2)


def worth(key: str, table: Table) -> int:
    return building_points(table.player(0), key)


@pytest.mark.rule("MA-BLD-05")
def test_abbey() -> None:
    assert worth("abbey", Table().seat(0, explorer="13")) == 8


@pytest.mark.rule("MA-BLD-06")
def test_palace() -> None:
    assert worth("palace", Table().won(0, "q01", "q02", "q03")) == 6


@pytest.mark.rule("MA-BLD-07")
def test_basilica() -> None:
    table = Table().seat(0, figures=5).own(0, "port_clerk trail_porter yard_foreman")
    assert worth("basilica", table) == 12
    assert BUILDINGS["basilica"].most == 16
    table.player(0).helpers["1"] *= 3
    assert worth("basilica", table) == 16


@pytest.mark.rule("MA-BLD-08")
def test_fortress() -> None:
    assert worth("fortress", Table().seat(0, figures=3, strength=4)) == 14


@pytest.mark.rule("MA-BLD-09")
def test_ministry() -> None:
    assert worth("ministry", Table().seat(0, synergies=["anchor", "bell"])) == 6


@pytest.mark.rule("MA-BLD-10")
def test_military_base() -> None:
    assert worth("war_base", Table().fought(0, 4)) == 8


@pytest.mark.rule("MA-BLD-11")
def test_academy() -> None:
    assert worth("academy", Table().upgraded(0, "coins vp3 hand")) == 6


@pytest.mark.rule("MA-BLD-12")
def test_cathedral() -> None:
    assert worth("cathedral", Table().seat(0, income=34)) == 12


# The ship board


def complete(upgrade: str, done: str = "") -> Table:
    """Seat 0 removes the second disc of a cell."""
    table = Table().hand(0, "cane_press toll_chain feast_hall salt_pans").upgraded(0, done)
    table.player(0).discs[upgrade] = 1
    table.effects(0, Effect("disc"))
    table.do(0, f"disc {upgrade}")
    return table


@pytest.mark.rule("MA-SHIP-01", "MA-SHIP-03")
def test_both_discs_must_go_and_then_it_works_once() -> None:
    table = Table().effects(0, Effect("disc", n=2))
    table.do(0, "disc coins")
    assert table.player(0).coins == 8
    assert table.player(0).upgrades() == 0
    table.do(0, "disc coins")
    assert table.player(0).coins == 13
    assert table.player(0).upgrades() == 1


@pytest.mark.rule("MA-SHIP-02")
def test_without_an_open_cell_nothing_happens() -> None:
    table = Table().seat(0, discs={}).effects(0, Effect("disc"), Effect("points", n=3))
    assert "disc" not in table.verbs(0)
    table.do(0, "pass")
    assert table.player(0).points == 3


@pytest.mark.rule("MA-SHIP-04")
@pytest.mark.parametrize(("moved", "actions"), [(1, 1), (2, 2), (4, 2), (5, 3), (7, 3)])
def test_long_days(moved: int, actions: int) -> None:
    from games.maracaibo.actions.village import village_actions

    assert village_actions(Table().upgraded(0, "steps").player(0), moved) == actions


@pytest.mark.rule("MA-SHIP-05")
def test_hand_limit() -> None:
    assert Table().upgraded(0, "hand").player(0).hand_limit() == 6
    assert Table().player(0).hand_limit() == 4


@pytest.mark.rule("MA-SHIP-06")
def test_free_market() -> None:
    table = complete("market").market("dock_crane cacao_grove weigh_master rope_walk")
    assert table.player(0).points == 3
    table.hand(0, "").do(0, "refill dock-crane+rope-walk")
    assert table.player(0).coins == 8


@pytest.mark.rule("MA-SHIP-07", "MA-SHIP-08")
def test_doubloons_and_points() -> None:
    assert complete("coins").player(0).coins == 13
    assert complete("vp3").player(0).points == 3
    assert complete("vp6", "vp3").player(0).points == 6
    assert "vp6" not in Table().effects(0, Effect("disc")).words(0, "disc", "upgrade")


@pytest.mark.rule("MA-SHIP-11", "MA-SHIP-12")
def test_drill_and_three_goods() -> None:
    table = Table().hand(0, "cane_press toll_chain feast_hall").upgraded(0, "drill goods3").at(0, "1", 4)
    table.do(0, "drill")
    assert (table.player(0).strength, table.player(0).coins) == (2, 9)
    table.do(0, "deal goods3 cane-press toll-chain feast-hall")
    assert (table.player(0).coins, table.player(0).points) == (11, 2)
    assert "goods3" not in Table().effects(0, Effect("disc")).words(0, "disc", "upgrade")


@pytest.mark.rule("MA-SHIP-12")
def test_three_equal_goods_behind_the_combat_point() -> None:
    half = Table().upgraded(0, "")
    half.player(0).discs["drill"] = 1
    half.effects(0, Effect("disc"))
    assert not half.can(0, "disc goods3")
    half.do(0, "disc drill")
    assert half.effects(0, Effect("disc")).can(0, "disc goods3")
    goods = "cane_press toll_chain feast_hall"
    unequal = Table().hand(0, "cane_press toll_chain salt_pans").upgraded(0, "drill goods3").at(0, "1")
    assert "deal" not in unequal.verbs(0)
    few = Table().hand(0, "cane_press toll_chain", "feast_hall").upgraded(0, "drill goods3").at(0, "1")
    assert "deal" not in few.verbs(0)
    table = Table().hand(0, goods + " sugar_barony").upgraded(0, "drill goods3").at(0, "1", 4)
    assert not Table().hand(0, goods).upgraded(0, "drill").at(0, "1").can(0, "deal goods3 " + goods)
    table.do(0, "deal goods3 cane-press toll-chain feast-hall")
    assert (table.player(0).hand, set(table.state.discards[-3:])) == (["sugar_barony"], set(goods.split()))
    assert table.asked() == "VillageAction"  # it is not marked as last


@pytest.mark.rule("MA-SHIP-13", "MA-SHIP-16")
def test_some_cells_need_other_upgrades() -> None:
    def open_to(done: str) -> set[str]:
        return Table().upgraded(0, done).effects(0, Effect("disc")).words(0, "disc", "upgrade")

    assert not {"claim", "boon"} & open_to("steps hand coins")
    assert {"claim", "boon"} < open_to("steps hand coins vp3")
    assert "vp10" not in open_to("steps hand coins vp3 vp6")
    assert "vp10" in open_to("steps hand coins vp3 vp6 drill")
    assert complete("vp10", "steps hand coins vp3 vp6 drill").player(0).points == 10


@pytest.mark.rule("MA-SHIP-14")
def test_a_village_is_claimed_where_the_ship_is() -> None:
    table = Table().upgraded(0, "claim").markers(p2="spain").at(0, "1")
    table.do(0, "claim france")
    assert table.state.markers["1"] == "france"
    assert (table.player(0).influence["france"], table.player(0).coins) == (1, 9)
    assert "claim" not in table.at(0, "2").verbs(0)
    table.seat(0, place="4").effects(0, Effect("village"))
    assert "claim" not in table.verbs(0)


@pytest.mark.rule("MA-SHIP-15")
def test_the_choice_bonus() -> None:
    done = "steps hand coins vp3"
    table = complete("boon", done)
    assert table.words(0, "opt", "option") == {"explore", "doubloons", "rank"}
    table.do(0, "opt doubloons")
    assert (table.player(0).coins, table.player(0).points) == (12, 4)
    rank = complete("boon", done)
    rank.do(0, "opt rank")
    rank.do(0, "rise spain")
    assert rank.player(0).influence["spain"] == 2
    explore = complete("boon", done)
    explore.do(0, "opt explore")
    assert explore.words(0, "explore", "space") == {"1", "2", "3"}

"""Modules together, years from end to end, and how games are won: positions where one rule leans on another."""

import pytest

from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.score import achieved
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city
from tests.games.santa_maria.test_score import column
from tests.games.santa_maria.test_tracks import line

KINGDOMS = {"kingdoms": "on"}
ENVOYS = {**KINGDOMS, "envoys": "on"}
GOVERNOR = {**KINGDOMS, "governor": "on"}


def embassy(seats: int, white: int = 3, blue: int = 3, **options: str) -> Table:
    table = Table(seats, **ENVOYS, **options)
    table.state.envoys = {"white": white, "blue": blue}
    return table


def told(table: Table) -> list[str]:
    return [event.key.removeprefix("santa_maria-log-") for event in table.events]


# Envoys


@pytest.mark.rule("SM-ENVOY-06", "SM-SCHOLAR-12")
def test_a_philosopher_takes_the_blue_envoy_along_a_column_and_the_others_follow_in_the_row() -> None:
    table = embassy(3, blue=2).scholar("philosophy")
    table.do(0, "die envoy-blue column-2 none")
    while table.asked() == (0,):
        table.do(0, "skip")
    lines = {event.seat: event.args["line"] for event in table.told("line")}
    assert lines.get(Seat(1), "row_2") == lines.get(Seat(2), "row_2") == "row_2"
    assert [player.goods["wood"] for player in table.state.players] == [0, 1, 1]
    assert table.colony().blocked == {"b5": "blue_2"}


@pytest.mark.rule("SM-ENVOY-08", "SM-SCHOLAR-12")
def test_a_philosopher_follows_a_blue_envoy_along_a_column() -> None:
    table = embassy(2, blue=4).scholar("philosophy", seat=1)
    table.do(0, "die envoy-blue row-4 none")
    assert set(table.choices(1, "follow", "line")) == {"row_4", "column_4"}
    table.do(1, "follow column-4")
    assert (table.player(1).coins, table.player(1).goods["wood"], table.colony(1).blocked) == (2, 1, {})


@pytest.mark.rule("SM-ENVOY-15", "SM-GOV-10", "SM-SCHOLAR-12")
@pytest.mark.parametrize("leaves", [True, False])
def test_a_follower_chooses_a_line_that_the_governor_makes_usable(leaves: bool) -> None:
    table = embassy(2, blue=3, governor="on").scholar("philosophy", seat=1)
    table.colony(1).governor = "c2"
    if not leaves:
        table.seat(1, d2="gem")
        table.colony(1).blocked = {"d2": "coins_1"}
    table.do(0, "die envoy-blue row-3 none")
    assert (table.request(1).offer("follow") is not None) == leaves
    if leaves:
        table.do(1, "follow column-3")
        assert (table.colony(1).governor, table.player(1).goods["wood"]) == ("d2", 1)


def test_who_takes_all_as_proposed_is_not_asked_for_a_line_either() -> None:
    table = embassy(2, blue=4).scholar("philosophy", seat=1)
    table.do(1, "ask own-turns")
    table.do(0, "die envoy-blue row-4 none")
    assert table.question() == "Act"
    assert (table.asked(), table.player(1).march) == ((1,), 1)


@pytest.mark.rule("SM-ENVOY-07", "SM-SCHOLAR-11")
def test_scholars_that_change_dice_change_nothing_for_followers() -> None:
    table = embassy(2, white=4).scholar("mathematics", seat=1).seat(1, goods="cocoa", coins=5)
    table.do(0, "die envoy-white column-4 none")
    assert (table.asked(), table.player(1).goods["cocoa"], table.player(1).coins) == ((1,), 1, 5 + 2)


@pytest.mark.rule("SM-ENVOY-14", "SM-ENVOY-06", "SM-SHIP-04")
def test_followers_ship_in_turn_order_and_the_next_one_sees_the_new_tile() -> None:
    table = embassy(3, white=1).dock(coins="s05").seat(0, "wood wood").seat(1, "wood sugar").seat(2, "wood sugar")
    table.state.piles["ships"].remove("s09")
    table.state.piles["ships"].append("s09")
    table.state.docks |= dict.fromkeys(("religion", "conquistador", "happiness"), "s18")
    table.do(0, "die envoy-white column-1 none")
    table.do(0, "ship s05 coins")
    assert table.asked() == (1,)
    table.do(1, "ship s09 coins")
    assert table.colony(1).docks == {"coins": ["s09"]}
    assert table.state.docks["coins"] not in ("s05", "s09")


@pytest.mark.rule("SM-ENVOY-15", "SM-ENVOY-14", "SM-GOV-04")
def test_what_governors_of_followers_meet_comes_in_turn_order() -> None:
    table = embassy(4, white=3, governor="on")
    for seat in (1, 2, 3):
        table.colony(seat).governor = "c4"
        table.colony(seat).cells["d4"] = "conquistador"
    table.do(0, "die envoy-white column-3 none")
    order = [table.player(seat).arrived for seat in (1, 2, 3)]
    assert order == sorted(order)
    assert len(set(order)) == 3


@pytest.mark.rule("SM-ENVOY-11", "SM-ENVOY-04", "SM-DICE-02")
def test_two_white_dice_and_both_envoys_in_one_year() -> None:
    table = embassy(2, white=3, blue=5).passed(seat_1="coins").white(4).seat(coins=9)
    for move in ("white-4 column-4", "envoy-white column-3", "envoy-blue row-5", "white-4 column-5"):
        table.do(0, f"die {move} {'coins' if move.endswith('column-5') else 'none'}")
        while table.question() != "Act":
            table.do(table.asked()[0], "skip")
    assert table.player().whites == 2
    assert table.state.white
    assert table.request().offer("die") is None


# Specialists


@pytest.mark.rule("SM-SPEC-12", "SM-SCHOLAR-01")
def test_an_archer_hires_and_the_cart_acts_in_its_place_on_the_diagonal() -> None:
    table = Table(2, specialists="on", **KINGDOMS).scholar("archery").seat(coins=9, b2="wood", d4="wood").white(1)
    table.beside(1, "fair_cart")
    table.do(0, "die white-1 diagonal-1 none")
    table.do(0, "cart c3")
    assert [key for key in told(table) if key in ("gain", "joy")] == ["gain", "joy", "gain"]
    assert table.colony().blocked == {"d4": "white_1"}
    assert table.player().coins == 9 - 1 - 3


@pytest.mark.rule("SM-SPEC-09", "SM-ACT-02", "SM-DICE-12")
def test_what_a_cart_covers_acts_no_more() -> None:
    table = Table(2, specialists="on", **KINGDOMS).seat(coins=1).white(3).beside(3, "gem_cart")
    table.do(0, "die white-3 column-3 none")
    table.do(0, "cart c2")
    assert (table.player().goods["gem"], table.player().goods["wood"]) == (1, 0)
    assert table.colony().blocked == {"c2": "white_3"}


@pytest.mark.rule("SM-SPEC-11", "SM-SCORE-04", "SM-BISHOP-02", "SM-SPEC-09")
def test_a_cart_in_the_end() -> None:
    """Its colonist counts in a full line, the tile beneath as large, and its cell as a road."""
    table = Table(2, specialists="on", **KINGDOMS).places(bishops="towns roads").monks(0, "towns", "roads")
    table.lay(0, "t05", "c3")
    table.colony().cells |= {"c1": "wood", "c5": "wood", "c6": "wood", "c4": "coin_cart"}
    assert line(table.state, "colonists") == 1 + 1, "the road of the tile and the cart"
    assert line(table.state, "bishops") == 2 * 1 + 2 * 2


@pytest.mark.rule("SM-SPEC-14", "SM-SPEC-11", "SM-GOV-05", "SM-GOV-04")
def test_the_governor_meets_a_cart_as_a_road_and_as_a_building() -> None:
    table = Table(2, specialists="on", **GOVERNOR).seat(d3="coin_cart").white(3)
    table.state.specialists.clear()
    table.colony().governor = "c3"
    table.do(0, "die white-3 column-3 none")
    assert (table.player().joy, table.player().coins) == (1, 2)
    assert "d3" not in table.colony().blocked


# The governor


@pytest.mark.rule("SM-GOV-06", "SM-GOV-03")
def test_at_the_edges_he_goes_the_other_way_only() -> None:
    for at, white, blue in (("f2", "f2", "f3"), ("c6", "d6", "c6")):
        table = Table(2, **GOVERNOR).seat(f1="wood", c5="wood", a2="wood", a6="wood")
        value_white, value_blue = "abcdef".index(at[0]) + 1, int(at[1])
        table.white(value_white).blue(0, value_blue)
        table.colony().governor = at
        table.do(0, f"die white-{value_white} column-{value_white} none")
        assert table.colony().governor == white
        table.turn(0)
        table.colony().governor = at
        table.do(0, f"die blue-{value_blue} row-{value_blue} none")
        assert table.colony().governor == blue


@pytest.mark.rule("SM-GOV-02", "SM-DICE-03")
def test_he_goes_by_the_value_after_the_change() -> None:
    table = Table(2, **GOVERNOR).seat(coins=2).white(2)
    table.colony().governor = "b4"
    table.do(0, "die white-2 column-3 coins")
    assert table.colony().governor == "b4"
    table.turn(0).white(3)
    table.do(0, "die white-3 column-2 coins")
    assert table.colony().governor == "c4"


@pytest.mark.rule("SM-GOV-08", "SM-SPEC-10", "SM-EXP-03")
def test_an_empty_cell_under_him_is_closed_and_the_one_he_left_is_open() -> None:
    table = Table(2, specialists="on", **GOVERNOR).show("d01").seat(goods="wood wood").white(3)
    table.state.specialists.clear()
    table.colony().governor = "c3"
    assert not table.can(0, "expand d01 c3.south")
    assert table.can(0, "expand d01 d4.west")
    table.do(0, "die white-3 column-3 none")
    table.turn(0)
    assert table.can(0, "expand d01 c3.south")
    assert not table.can(0, "expand d01 d4.north")


@pytest.mark.rule("SM-SCHOLAR-09", "SM-GOV-03")
def test_navigation_leads_on_downwards_too() -> None:
    table = Table(2, **GOVERNOR).scholar("navigation").seat(coins=1, c4="road1", c5="road2").blue(0, 3)
    table.colony().governor = "c3"
    table.do(0, "die blue-3 row-3 none")
    table.do(0, "walk")
    assert (table.colony().governor, table.player().joy) == ("c5", 1 + 2)


# Years


@pytest.mark.rule("SM-YEAR-01", "SM-YEAR-09", "SM-MAYA-64", "SM-MAYA-58", "SM-MAYA-61")
def test_a_year_ends_in_its_order() -> None:
    table = city(3).passed(seat_2="coins", seat_0="religion").turn(1)
    table.player().march, table.player().arrived = 3, 1
    table.do(1, "pass conquistador")
    keys = [key for key in told(table) if key != "joy"]
    assert keys == ["pass", "march", "conquest-rank", "conquest-rank", "cards", "year"]
    assert [player.joy for player in table.state.players] == [6, 3, 0]
    assert [(event.seat, event.args["rank"]) for event in table.told("conquest-rank")] == [(0, 1), (1, 2)]
    assert (table.state.first, table.state.active, table.asked()) == (2, 2, (2,))


@pytest.mark.rule("SM-YEAR-03", "SM-CONQ-01")
def test_who_moves_on_first_lies_below_again() -> None:
    table = Table(3).turn(0)
    for seat in (0, 1, 2, 1, 0, 2):
        table.turn(seat).seat(seat, coins=1)
        table.colony(seat).blocked.clear()
        table.player(seat).paid = 0
        table.do(seat, "activate f4")
    assert [player.march for player in table.state.players] == [2, 2, 2]
    table.passed(seat_0="coins", seat_1="road", seat_2="ship").end_year()
    assert [player.joy for player in table.state.players] == [3, 6, 0]


@pytest.mark.rule("SM-YEAR-03", "SM-SPEC-07", "SM-CONQ-01")
def test_a_soldier_who_jumps_onto_a_space_lies_on_top() -> None:
    table = Table(2, specialists="on", **KINGDOMS).seat(coins=3).white(3).beside(3, "soldier")
    table.colony().hired = {"soldier": 2}
    table.player(1).march, table.player(1).arrived, table.state.arrivals = 3, 1, 1
    table.do(0, "die white-3 column-3 none")
    table.do(0, "hire")
    table.passed(seat_0="coins", seat_1="road").end_year()
    assert [player.joy for player in table.state.players] == [0, 4]


@pytest.mark.rule("SM-YEAR-04")
def test_points_of_ranks_that_nobody_claims_are_not_given() -> None:
    table = Table(4).passed(seat_0="coins", seat_1="road", seat_2="ship", seat_3="religion")
    table.state.year = 2
    for seat, march in enumerate((0, 2, 0, 5)):
        table.player(seat).march, table.player(seat).arrived = march, seat
    table.end_year()
    assert [player.joy for player in table.state.players] == [0, 6, 0, 9]


@pytest.mark.rule("SM-BLUE-02", "SM-YEAR-08", "SM-PASS-04")
def test_a_blue_die_gained_in_passing_is_rolled_again_for_the_next_year() -> None:
    table = Table(2).faith(2).passed(seat_1="coins")
    draws = table.state.chance.draws
    table.do(0, "pass religion")
    table.do(0, "skip")
    assert table.state.chance.draws - draws == 1 + 6 + 2 + 1, "the new die twice"
    assert (table.state.year, len(table.player().blue)) == (2, 2)


@pytest.mark.rule("SM-YEAR-09", "SM-MAYA-62", "SM-TURN-01")
def test_the_maya_lead_the_first_year_only() -> None:
    table = city(3).passed(seat_2="ship", seat_1="road").turn(0)
    table.do(0, "pass religion")
    assert table.asked() == (0,)
    table = city(3).passed(seat_2="coins", seat_1="road").turn(0)
    table.do(0, "pass religion")
    assert table.asked() == (2,)


# The end


@pytest.mark.rule("SM-SCORE-09", "SM-SCHOLAR-07")
def test_of_three_equals_the_highest_space_wins_and_on_one_space_who_came_first() -> None:
    for spaces, winner in (
        ({"seat_0": "road", "seat_1": "ship", "seat_2": "religion"}, 2),
        ({"seat_1": "religion", "seat_0": "religion", "seat_2": "ship"}, 1),
    ):
        table = Table(3, **KINGDOMS).passed(**spaces)
        table.state.year = 3
        table.end_year()
        assert GAME.score(table.state).winners == (winner,)


@pytest.mark.rule("SM-SCORE-02", "SM-SCORE-09")
def test_coins_that_are_left_over_decide_nothing() -> None:
    table = Table(2).passed(seat_0="road", seat_1="coins").seat(0, coins=5).seat(1, coins=3)
    table.state.year = 3
    table.end_year()
    assert GAME.score(table.state).winners == (1,)


@pytest.mark.rule("SM-MAYA-66", "SM-SCORE-09")
def test_the_maya_win_and_tie_like_all_others() -> None:
    for space, winner in (("religion", 1), ("coins", 0)):
        table = city(2, goods="cocoa wood", coins=1).seat(1, goods="wood", coins=2)
        table.passed(seat_0=space, seat_1="coins" if space == "religion" else "road")
        table.city().gold = 8
        table.state.year = 3
        table.end_year()
        outcome = GAME.score(table.state)
        assert ([score.total for score in outcome.scores], outcome.winners) == ([1, 1], (winner,))


@pytest.mark.rule("SM-SCORE-03", "SM-SCORE-04", "SM-PASS-07")
def test_the_road_tile_of_the_last_space_fills_a_line() -> None:
    table = Table(2)
    table.colony().cells |= column("a", "wood wood wood wood wood road1") | {f"{letter}6": "wood" for letter in "bcde"}
    assert line(table.state, "colonists") == 1
    table.do(0, "pass road")
    table.do(0, "road f6")
    assert line(table.state, "colonists") == 1 + (1 + 2), "the column, and then the row with both roads"


@pytest.mark.rule("SM-SOLO-06", "SM-BISHOP-01", "SM-KING-16")
def test_the_doubled_conquest_counts_for_theocracy() -> None:
    table = Table(1, **KINGDOMS).places(bishops="conquest harbours missions").passed(seat_0="coins")
    table.monks(0, "conquest", "harbours", "missions", "gold", "valuables", "cocoa", "building_goods")
    table.shipped(0, coins=" ".join(f"s{number:02}" for number in range(5, 17)))
    table.state.year = 3
    table.player().march = 7
    table.end_year()
    assert line(table.state, "bishops") == 6 + 12 + 12
    assert "theocracy" in achieved(table.state)
    table.player().twice = 5
    assert "theocracy" not in achieved(table.state)


@pytest.mark.rule("SM-SOLO-07", "SM-SPEC-11", "SM-ADV-05")
def test_a_line_of_one_type_with_a_town_hall_and_a_cart() -> None:
    table = Table(1, specialists="on", **KINGDOMS)
    table.colony().cells |= column("e", "gem gem gem_cart gem gem gem")
    assert "capracracy" in achieved(table.state)
    table.colony().cells["e3"] = "sugar_cart"
    assert "capracracy" not in achieved(table.state)


@pytest.mark.rule("SM-SOLO-02", "SM-SOLO-01")
def test_alone_each_year_has_its_own_tree() -> None:
    table = Table(1)
    for year, (march, joy) in enumerate(((3, 4), (4, 4), (7, 10)), start=1):
        assert table.state.year == year
        table.player().march = march
        table.turn(0)
        table.do(0, "pass coins")
        assert table.player().joy == joy
    assert table.state.over


@pytest.mark.rule("SM-SOLO-03", "SM-SOLO-08", "SM-MAYA-67")
def test_alone_as_the_maya_points_win_and_colonies_achieve_nothing() -> None:
    table = city(1).passed(seat_0="coins")
    table.player().joy = 120
    table.state.year = 3
    table.end_year()
    assert GAME.score(table.state).winners == (0,)
    assert achieved(table.state) == ("democracy",)


# The Maya with others


@pytest.mark.rule("SM-MAYA-70", "SM-MAYA-12", "SM-ENVOY-03")
def test_colonists_follow_the_value_to_which_the_maya_turned_the_envoy() -> None:
    table = city(3, goods="cocoa", envoys="on")
    table.state.envoys = {"white": 1, "blue": 4}
    table.do(0, "drive envoy-white road-4 b4 cocoa")
    table.do(0, "skip")
    assert [event.args["line"] for event in table.told("line")] == ["column_4", "column_4"]
    assert [player.coins for player in table.state.players] == [0, 2, 2]
    assert table.player().whites == 0


@pytest.mark.rule("SM-MAYA-69", "SM-MAYA-30", "SM-MAYA-38")
def test_an_imagined_die_passes_what_is_blocked_and_goes_through_tokens() -> None:
    table = city(3, envoys="on").turn(1)
    table.city().blocked = {"b2": "white_2"}
    table.city().roads = [3]
    table.state.envoys = {"white": 2, "blue": 4}
    table.do(1, "die envoy-white column-2 none")
    while table.asked() == (1,):
        table.do(1, "skip")
    assert set(table.choices(0, "imitate", "spot")) == {"b1", "b3", "b4"}
    table.do(0, "imitate b4")
    assert (table.player().faith, table.player().goods["grain"], table.player().march) == (0, 0, 1)


@pytest.mark.rule("SM-MAYA-69", "SM-ENVOY-10", "SM-MAYA-49")
def test_the_maya_imitate_after_passing_with_a_card() -> None:
    table = city(2, envoys="on").hold("mc17", "mc20").turn(1).passed(seat_0="coins")
    table.state.envoys = {"white": 3, "blue": 4}
    table.do(1, "die envoy-white column-3 none")
    assert table.choices(0, "imitate_with_card", "card") == ("mc17",)
    table.do(0, "imitate-with-card b3 mc17")
    assert table.city().tucked == {"technology": ["mc17"]}
    assert (table.player().faith, table.player().goods["grain"], table.asked()) == (1, 1, (1,))


@pytest.mark.rule("SM-MAYA-18", "SM-MAYA-19", "SM-MAYA-69")
def test_a_warrior_who_follows_guards_gold_before_the_next_colonist() -> None:
    """The envoy goes from seat 2, who finds gold, to the Maya, whose card leads them past it, and on to seat 1."""
    table = city(3, envoys="on").hold("mc18").turn(2)
    for player in table.state.players:
        player.march = 1
    table.state.envoys = {"white": 6, "blue": 4}
    table.do(2, "die envoy-white column-6 none")
    table.do(0, "imitate-with-card b6 mc18")
    assert [player.march for player in table.state.players] == [2, 2, 2]
    assert (table.player(2).goods["gold"], table.player(1).goods["gold"]) == (1, 0)
    assert table.city().gold == 3 - 1 + 1

"""Temples, road tokens and high priests. Seat 0 plays the Maya."""

import pytest

from games.santa_maria.components import STORES, TEMPLES
from tests.games.santa_maria.test_maya import city


@pytest.mark.rule("SM-MAYA-33", "SM-MAYA-34", "SM-MAYA-35")
def test_a_level_beside_where_the_die_rests() -> None:
    table = city(goods="wood grain cocoa gem").token("construction", "large_1").token("gold_temple", "large_2")
    table.token("festival", "large_3")
    table.do(0, "drive white-3 road-3 b4 none")
    assert set(table.choices(0, "temple", "district")) == {"construction", "gold_temple"}, "not the one passed"
    table.do(0, "temple construction")
    temple = table.city().temples["construction"]
    assert temple.levels == 1
    assert TEMPLES[temple.token].level == 2
    assert (table.player().goods["wood"], table.player().coins) == (0, 2)
    table.player().goods |= {"wood": 1, "grain": 1, "cocoa": 1, "gem": 1}
    assert table.question() == "AfterDrive"
    assert table.request().offer("temple") is None, "one level a die, whatever could be paid"


@pytest.mark.rule("SM-MAYA-33")
def test_one_district_at_the_outer_roads() -> None:
    table = city(goods="wood grain gem").token("trade", "large_1")
    table.do(0, "drive white-1 road-1 b1 none")
    assert table.choices(0, "temple", "district") == ("trade",)


@pytest.mark.rule("SM-MAYA-35")
def test_three_levels_finish_a_temple() -> None:
    table = city(goods="wood grain sugar gem cocoa")
    temple = table.city().temples["construction"]
    temple.levels = 2
    large, temple.token = temple.token, table.city().piles[3].pop()
    table.city().piles[2].pop()
    assert large
    table.player().goods = dict.fromkeys(table.player().goods, 2)
    table.player().room = dict.fromkeys(table.player().room, 2)
    table.do(0, "drive white-4 road-4 b4 none")
    table.do(0, "temple construction")
    assert (temple.levels, temple.token) == (3, "")
    table.do(0, "skip")
    table.turn(0)
    table.do(0, "drive white-5 road-5 b5 none")
    assert "construction" not in table.choices(0, "temple", "district")


@pytest.mark.rule("SM-MAYA-36", "SM-MAYA-37", "SM-MAYA-38", "SM-MAYA-54")
@pytest.mark.parametrize(
    ("district", "road"), [("construction", 4), ("technology", 6), ("trade", 1), ("festival", 3), ("gold_temple", 3)]
)
def test_rewards_of_the_districts(district: str, road: int) -> None:
    table = city(goods="wood grain gem").token(district, "large_1")
    spot = f"b{road}"
    table.state.white = [road]
    table.do(0, f"drive white-{road} road-{road} {spot} none")
    table.player().goods |= {"wood": 1, "grain": 1, "gem": 1}
    table.player().coins = 0
    table.do(0, f"temple {district}")
    found = table.city()
    match district:
        case "construction":
            assert table.player().coins == 2
        case "technology":
            assert len(found.hand) == 2
        case "trade":
            assert set(table.choices(0, "store", "good")) == {good for good, store in STORES.items() if store.reserve}
            table.do(0, "store gem")
            assert (table.player().room["gem"], table.player().goods["gem"]) == (2, 1)
            assert found.reserve["gem"] == 0
        case "festival":
            table.do(0, "fork road-4")
            assert (found.roads, found.forks) == ([4], 2)
        case _:
            assert found.priests == 1


@pytest.mark.rule("SM-MAYA-38")
def test_a_road_token_opens_a_way_through() -> None:
    table = city()
    assert "b3" not in table.choices(0, "drive", "spot", die="white_1", change="none")
    table.city().roads = [2]
    assert set(table.choices(0, "drive", "spot", die="white_1", change="none")) == {"b1", "b2", "b3"}
    assert "b1" in table.choices(0, "drive", "spot", die="white_3", change="none")
    table.do(0, "drive white-1 road-1 b3 none")
    assert table.player().faith == 0, "road 2 was not entered"
    assert table.player().goods["grain"] == 1


# Priests


@pytest.mark.rule("SM-MAYA-51", "SM-MAYA-52", "SM-MAYA-53")
def test_a_high_priest_activates_one_building() -> None:
    table = city(goods="wood grain gem").token("construction", "large_1").hold("mc10")
    table.city().priests = 1
    whites = table.player().whites
    table.do(0, "priest b4")
    assert table.player().march == 1
    assert table.city().blocked == {"b4": "priest"}
    assert table.request().offer("technology") is None, "a priest is no die"
    table.do(0, "temple construction")
    assert table.city().temples["construction"].levels == 1
    assert table.player().whites == whites
    assert table.asked() == (1,)
    table.turn(0)
    table.city().priests = 1
    assert "b4" not in table.choices(0, "priest", "spot"), "only a free one"


@pytest.mark.rule("SM-MAYA-54", "SM-MAYA-63")
def test_priests_and_dice_return_and_all_else_stays() -> None:
    table = city(goods="wood", coins=3).hold("mc01", "mc13").passed(seat_0="coins", seat_1="road")
    found = table.city()
    found.blocked = {"b4": "priest", "b1": "white_1"}
    found.roads, found.forks = [3], 2
    found.tucked = {"trade": ["mc02"]}
    found.deck.remove("mc02")
    found.temples["trade"].levels = 1
    gold, plots = found.gold, dict(found.plots)
    table.end_year()
    assert (found.priests, found.blocked) == (1, {})
    assert (found.roads, found.tucked, found.temples["trade"].levels) == ([3], {"trade": ["mc02"]}, 1)
    assert found.plots == plots
    assert table.player().goods["wood"] == 1
    assert table.player().coins == 3
    assert found.hand[:2] == ["mc01", "mc13"]
    assert found.gold == gold + 2
    assert len(table.player().blue) == 1


@pytest.mark.rule("SM-MAYA-63", "SM-YEAR-08")
def test_dice_leave_the_city_and_are_rolled_anew() -> None:
    table = city(2, coins=9).white(1, 2, 3).blue(0, 4, 4).blue(1, 5)
    for move in ("blue-4 road-4 b4", "white-1 road-1 b1", "white-3 road-3 b3"):
        table.do(0, f"drive {move} none")
        table.do(0, "skip")
        table.turn(0)
    assert table.city().blocked == {"b4": "blue_4", "b1": "white_1", "b3": "white_3"}
    draws = table.state.chance.draws
    table.passed(seat_0="coins", seat_1="road").end_year()
    assert table.city().blocked == {}
    assert (len(table.state.white), len(table.player().blue), len(table.player(1).blue)) == (6, 2, 1)
    assert table.state.chance.draws - draws == 6 + 2 + 1, "used or not, each is rolled"
    assert table.player().whites == 0, "as many white dice as in every year"


@pytest.mark.rule("SM-MAYA-63")
def test_what_the_city_keeps_from_year_to_year() -> None:
    table = city(goods="wood gem", coins=4).hold("mc01", "mc13").passed(seat_0="coins", seat_1="road")
    found = table.city()
    found.plots["a5"], found.lodges["straw"]["sugar"] = "sugar", found.lodges["straw"]["sugar"] - 1
    found.tucked = {"trade": [found.deck.pop(0)], "festival": [found.deck.pop(0)]}
    found.temples["gold_temple"].levels, found.temples["trade"].levels = 2, 1
    found.roads, found.forks, found.gold = [2, 5], 1, 4
    table.player().room["gem"], found.reserve["gem"] = 2, 0
    kept = (found.plots, found.lodges, found.tucked, found.temples, found.roads, found.forks, found.reserve)
    before = [str(each) for each in (*kept, table.player().goods, table.player().room, table.player().coins)]
    deck = list(found.deck)
    table.end_year()
    kept = (found.plots, found.lodges, found.tucked, found.temples, found.roads, found.forks, found.reserve)
    assert [str(each) for each in (*kept, table.player().goods, table.player().room, table.player().coins)] == before
    assert found.hand == ["mc01", "mc13", *reversed(deck[-3:])]
    assert found.gold == 4 + 2

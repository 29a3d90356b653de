"""Both sides of borders: where a piece, a coin or a step more or less makes the difference."""

from collections import Counter

import pytest

from games.core.game import Setup
from games.core.parts.settings import Misfit
from games.santa_maria import GAME
from games.santa_maria.components import SHIPS
from games.santa_maria.grid import CELLS, beside, mask, placements
from games.santa_maria.score import achieved
from tests.games.santa_maria.table import Table, started
from tests.games.santa_maria.test_maya import city
from tests.games.santa_maria.test_specialists import hiring


@pytest.mark.rule("SM-SCHOLAR-11", "SM-STORE-02")
@pytest.mark.parametrize(("held", "asked"), [(1, False), (2, False), (3, True)])
def test_a_merchant_is_asked_only_about_what_is_spilt(held: int, *, asked: bool) -> None:
    table = Table(2).scholar("commerce").seat(goods="wood " * held, coins=1)
    table.do(0, "activate c2")
    assert (table.question() == "Take") == asked
    table = Table(2).seat(goods="wood " * held, coins=1)
    table.do(0, "activate c2")
    assert table.asked() == (1,), "nobody else is"
    table = Table(2).scholar("commerce").seat(goods="wood " * held, coins=1)
    table.do(0, "activate b5")
    assert table.player().faith == 1, "and about a step on the religion track nobody is"


@pytest.mark.rule("SM-SCHOLAR-11", "SM-STORE-02")
@pytest.mark.parametrize(
    ("march", "gold", "asked"), [(0, 3, False), (1, 3, True), (2, 3, False), (1, 2, False), (4, 3, True)]
)
def test_a_merchant_is_asked_before_a_step_to_gold_without_room(march: int, gold: int, *, asked: bool) -> None:
    table = Table(2).scholar("commerce").seat(goods="gold " * gold, coins=1)
    table.player().march = march
    table.do(0, "activate f4")
    assert (table.question() == "Take") == asked


@pytest.mark.rule("SM-SCHOLAR-11", "SM-MAYA-18")
def test_a_merchant_is_not_asked_before_gold_that_the_maya_guard() -> None:
    for maya, asked in ((1, True), (2, False)):
        table = city(2).turn(1).scholar("commerce", 1).seat(1, goods="gold gold gold", coins=1)
        table.player(0).march, table.player(1).march = maya, 1
        table.do(1, "activate f4")
        assert (table.question() == "Take") == asked


@pytest.mark.rule("SM-SCHOLAR-11")
@pytest.mark.parametrize(
    ("cost", "goods", "able"),
    [
        ("sugar gem", "sugar gem", True),
        ("sugar gem", "sugar sugar", True),
        ("sugar gem", "gem gem", True),
        ("sugar gem", "sugar", False),
        ("sugar gem", "gem", False),
        ("sugar gem", "gem gold", True),
        ("sugar gem", "gold gold", True),
        ("sugar gem", "sugar wood", False),
        ("gem gem", "sugar gem", True),
        ("gem gem", "sugar sugar", True),
        ("gem gem", "sugar", False),
        ("wood sugar", "wood gem", True),
        ("wood sugar", "wood", False),
        ("wood gem", "wood sugar", True),
        ("wood gem", "sugar gem", False),
        ("sugar gem gem", "sugar sugar gem", True),
        ("sugar gem gem", "sugar gem gold", True),
        ("sugar gem gem", "sugar gem", False),
    ],
)
def test_alchemy_pays_each_for_the_other(cost: str, goods: str, *, able: bool) -> None:
    ship = next(key for key, found in SHIPS.items() if found.cost == Counter(cost.split()))
    table = Table(2).scholar("alchemy").dock(coins=ship).seat(goods=goods, coins=1)
    table.do(0, "activate a1")
    assert table.can(0, f"ship {ship} coins") == able


@pytest.mark.rule("SM-MAYA-51", "SM-MAYA-54")
def test_a_priest_is_used_up_for_the_year() -> None:
    table = city()
    table.city().priests = 2
    table.do(0, "priest b1")
    assert table.city().priests == 1
    table.turn(0).do(0, "priest b4")
    assert table.city().priests == 0
    table.turn(0)
    assert table.request().offer("priest") is None
    assert table.why_not(0, "priest b5") == "no-priest"


@pytest.mark.rule("SM-MAYA-30")
def test_an_empty_plot_is_not_free() -> None:
    table = city()
    assert not table.city().free("a1")
    assert table.city().free("b1")
    table.city().blocked = {"b1": "priest"}
    assert not table.city().free("b1")


@pytest.mark.rule("SM-MAYA-38")
def test_without_road_tokens_a_level_opens_no_way() -> None:
    table = city(goods="wood grain gem").token("festival", "large_1")
    table.city().forks = 0
    table.do(0, "drive white-3 road-3 b3 none")
    table.do(0, "temple festival")
    assert table.question() != "NewFork"


@pytest.mark.rule("SM-BLUE-01")
def test_own_blue_dice_lie_sorted() -> None:
    for seed in range(8):
        table = Table(2).faith(2).blue(0, 6).seat(coins=1)
        table.player().faith = 2
        table.state.chance.draws += seed
        table.do(0, "activate b5")
        assert table.player().blue == sorted(table.player().blue)


@pytest.mark.parametrize(
    ("cell", "way", "next_one"),
    [
        ("c4", "north", "c3"),
        ("c4", "south", "c5"),
        ("c4", "east", "d4"),
        ("c4", "west", "b4"),
        ("a1", "north", ""),
        ("a1", "west", ""),
        ("f6", "east", ""),
        ("f6", "south", ""),
    ],
)
def test_what_lies_beside_a_cell(cell: str, way: str, next_one: str) -> None:
    beside.cache_clear()
    assert beside(cell, way) == next_one


def test_the_place_that_helps_to_fill_most_is_recommended() -> None:
    there = ("a1", "a2", "a3", "b6", "c6")
    found = placements("double", mask(there))
    assert found["a4.south"] == 3, "the column, and two empty rows"
    assert found["a5.south"] == 3 + 2, "the column, and a row with two"
    assert found["d6.east"] == 2
    assert found["f3.north"] == 1 + 1
    assert found["e4.east"] == 0
    assert list(found.values()) == sorted(found.values(), reverse=True)
    alike = [CELLS.index(where.partition(".")[0]) for where, helps in found.items() if helps == 1]
    assert alike == sorted(alike), "of places that help alike the one further up"
    table = Table(2).show("d01").seat(goods="wood wood")
    table.colony().cells = dict.fromkeys(there, "wood")
    assert table.choices(0, "expand", "where")[0] == "a5.south"


@pytest.mark.rule("SM-SPEC-12")
def test_a_cart_must_make_the_line_usable() -> None:
    table = hiring("gem_cart", coins=3)
    table.colony().blocked = {"c2": "coins_1"}
    table.do(0, "die white-3 column-3 none")
    assert not table.can(0, "skip")
    assert set(table.choices(0, "cart", "spot")) == {"c1", "c3", "c4", "c5", "c6"}


@pytest.mark.rule("SM-KING-09")
def test_with_the_expansion_boards_are_not_chosen() -> None:
    with pytest.raises(Misfit, match="dealt"):
        GAME.start(Setup(2, {"kingdoms": "on", "setup": "choose"}, "seed"))
    with pytest.raises(Misfit, match="dealt"):
        GAME.start(Setup(2, {"specialists": "on", "setup": "choose"}, "seed"))
    assert GAME.start(Setup(2, {"setup": "choose"}, "seed")).state.boards


@pytest.mark.rule("SM-MAYA-31", "SM-MAYA-69")
def test_maya_who_reach_no_free_building_imitate_nothing() -> None:
    table = city(2, envoys="on").hold("mc17").turn(1)
    table.state.envoys = {"white": 3, "blue": 4}
    table.city().blocked = dict.fromkeys(table.city().plots, "white_1")
    table.do(1, "die envoy-white column-3 none")
    assert table.asked() == (0,)
    assert {offer.verb for offer in table.request().offers if not offer.aside} <= {"skip", "buy"}
    assert table.can(0, "skip")


@pytest.mark.rule("SM-FREE-04", "SM-FREE-05")
@pytest.mark.parametrize("move", ["expand d01 c3.east", "activate b3", "die white-2 column-2 none", "pass religion"])
def test_who_has_just_moved_trades_until_the_next_one_acts(move: str) -> None:
    table = Table(3).show("d01").seat(2, goods="gem gem", coins=1).turn(2)
    table.seat(0, goods="wood wood gold grain", coins=1).white(2).do(0, "ask everything")
    table.do(2, "activate d1")
    table.do(2, "sell gem 1")
    table.do(0, move)
    assert table.asked() == (0,), "in the midst of it"
    assert not table.can(2, "sell gem 1")


@pytest.mark.rule("SM-FREE-04", "SM-FREE-05")
@pytest.mark.parametrize("move", ["drive white-2 road-2 b2 none", "priest b2", "trade-card mc13", "pass religion"])
def test_who_has_just_moved_trades_until_the_maya_act(move: str) -> None:
    table = city(2, goods="grain").hold("mc13").seat(1, goods="gem gem", coins=1)
    table.city().priests = 1
    table.turn(1).do(1, "activate d1")
    table.do(1, "sell gem 1")
    table.do(0, move)
    assert table.asked() == (0,), "in the midst of it"
    assert not table.can(1, "sell gem 1")


@pytest.mark.rule("SM-PASS-02", "SM-PASS-07")
def test_a_space_that_is_no_use_is_told() -> None:
    table = Table(2)
    table.state.roads = 0
    table.do(0, "pass road")
    assert [event.args["building"] for event in table.told("idle")] == ["space"]


@pytest.mark.rule("SM-SCHOLAR-09")
def test_nobody_has_to_move_the_governor_on() -> None:
    table = Table(2, kingdoms="on", governor="on").scholar("navigation").white(3).seat(coins=1, d3="road1")
    table.colony().governor = "c3"
    table.do(0, "die white-3 column-3 none")
    table.do(0, "skip")
    assert (table.colony().governor, table.player().coins) == ("d3", 1)


@pytest.mark.rule("SM-SOLO-06")
def test_theocracy_needs_monks_of_ones_own() -> None:
    table = Table(1).places(bishops="harbours missions provinces")
    table.shipped(0, coins=" ".join(f"s{number:02}" for number in range(5, 17)))
    table.colony().cells |= {f"{letter}{row}": "wood" for letter in "abcdef" for row in range(1, 7)}
    table.monks(0, "gold", "valuables")
    assert "theocracy" not in achieved(table.state)
    table.monks(0, "harbours", "missions", "provinces")
    assert "theocracy" in achieved(table.state)


@pytest.mark.rule("SM-MAYA-25", "SM-MAYA-36")
def test_a_card_that_was_drawn_cannot_be_undone() -> None:
    table = city()
    table.player().faith = 5
    table.do(0, "drive white-2 road-2 b2 none")
    shown = table.state.shown
    table.do(0, "draw")
    assert table.state.shown > shown


@pytest.mark.rule("SM-MONK-04", "SM-MONK-07")
def test_without_a_place_nobody_is_asked_for_a_monk() -> None:
    table = Table(2).faith(23).seat(coins=1)
    table.monks(0, *table.state.scholars, *table.state.bishops)
    table.do(0, "activate b5")
    (told,) = table.told("no-monk")
    assert not told.auto, "there was no question"


@pytest.mark.rule("SM-SETUP-08")
def test_who_has_chosen_no_board_has_none() -> None:
    state = started(3, setup="choose").state
    assert [player.colony.board for player in state.players if player.colony is not None] == [""] * 3


@pytest.mark.rule("SM-MAYA-59", "SM-MAYA-60")
def test_only_what_temples_score_is_told() -> None:
    table = city()
    table.city().temples["gold_temple"].levels = 1
    table.city().temples["trade"].levels = 1
    table.do(0, "pass coins")
    assert [event.args["district"] for event in table.told("temple-points")] == ["gold_temple"]


@pytest.mark.rule("SM-GEN-02", "SM-SCORE-01")
def test_in_the_end_all_points_are_told() -> None:
    table = Table(3).passed(seat_0="coins", seat_1="religion", seat_2="road")
    table.state.year = 3
    table.player(1).joy = 7
    table.end_year()
    assert [(event.seat, event.args["points"]) for event in table.told("score")] == [(0, 0), (1, 7), (2, 0)]


@pytest.mark.rule("SM-MAYA-42")
def test_a_building_is_laid_on_any_plot_of_the_six_roads_that_is_empty() -> None:
    table = city(goods="wood").hold("mc01")
    empty = set(table.choices(0, "build", "spot"))
    assert empty | set(table.city().plots) == {f"{place}{road}" for place in "abc" for road in range(1, 7)}
    assert not empty & set(table.city().plots)


@pytest.mark.rule("SM-ADV-06")
def test_a_scholar_comes_with_a_town_hall_or_a_monk_alone() -> None:
    for state in (started(3).state, started(3, kingdoms="on", setup="deal").state):
        assert [state.colony(seat).scholar for seat in state.every_seat()] == [""] * 3


@pytest.mark.parametrize("now", ["choices", "everything", "own_turns"])
def test_how_much_somebody_is_asked_can_be_changed_at_any_time(now: str) -> None:
    table = Table(2)
    table.player().asks = now
    offer = table.request().offer("ask")
    assert offer is not None
    assert offer.aside
    assert {*offer.choices("about", {})} == {"choices", "everything", "own_turns"} - {now}


def test_a_single_payment_needs_no_form() -> None:
    for building, offered in (("coin2", False), ("trade_wood_h2", True)):
        table = Table(2).white(2).seat(goods="wood grain")
        table.colony().cells = {"b2": "religion", "b3": building}
        table.do(0, "die white-2 column-2 none")
        assert (table.request().offer("whole") is not None) == offered


@pytest.mark.rule("SM-MAYA-54")
def test_priests_come_home_and_dice_do_not() -> None:
    table = city(2).passed(seat_0="coins", seat_1="road")
    table.city().priests = 1
    table.city().blocked = {"b1": "priest", "b2": "white_2", "b3": "white_3", "b4": "blue_4"}
    table.end_year()
    assert (table.city().priests, table.city().blocked) == (2, {})

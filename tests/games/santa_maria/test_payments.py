"""With what is paid where rules meet: gold, cocoa, scholars, and what is sold or bought meanwhile."""

import pytest

from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city
from tests.games.santa_maria.test_tracks import line

KINGDOMS = {"kingdoms": "on"}


@pytest.mark.rule("SM-FREE-04", "SM-GOLD-01")
def test_what_is_being_paid_is_not_sold_however_one_now_wants_to_be_asked() -> None:
    table = Table(2).show("d01").seat(goods="wood wood gold")
    table.do(0, "ask everything")
    table.do(0, "expand d01 c3.east")
    table.do(0, "ask choices")
    assert table.can(0, "sell wood 1")
    assert not table.can(0, "sell wood 2")
    table.do(0, "sell gold 1")
    assert table.colony().cells["c3"] == "wood", "with two wood left nothing is to be chosen"
    assert (table.player().goods["wood"], table.player().coins) == (0, 2)


@pytest.mark.rule("SM-FREE-02", "SM-KING-13")
def test_coins_that_a_payment_needs_buy_nothing_else() -> None:
    table = Table(2, **KINGDOMS).dock(special="x07").seat(goods="wood gold", coins=4)
    table.do(0, "ask everything")
    table.do(0, "activate a1")
    table.do(0, "ship x07 coins")
    assert table.question() == "Pay"
    assert not table.can(0, "buy grain")
    table.do(0, "pay gold")
    assert (table.player().coins, table.player().goods["wood"], table.player().goods["gold"]) == (0, 1, 0)


# Dice


@pytest.mark.rule("SM-SCHOLAR-01", "SM-COCOA-03")
def test_cocoa_turns_the_die_and_the_diagonal_still_costs_a_coin() -> None:
    table = Table(2, **KINGDOMS).scholar("archery").white(3).seat(goods="cocoa")
    table.player().blue = []
    assert not table.can(0, "die white-3 diagonal-6 cocoa")
    table.seat(coins=1)
    table.do(0, "die white-3 diagonal-6 cocoa")
    assert (table.player().coins, table.player().goods["cocoa"]) == (0, 0)


@pytest.mark.rule("SM-SCHOLAR-11", "SM-COCOA-03")
def test_the_first_step_is_free_and_a_far_one_may_cost_cocoa() -> None:
    table = Table(2, **KINGDOMS).scholar("mathematics").white(3).seat(goods="cocoa gold", coins=1)
    table.player().blue = []
    ways = {n: table.choices(0, "die", "change", die="white_3", line=f"column_{n}") for n in range(1, 7)}
    assert {n: set(found) for n, found in ways.items()} == {
        1: {"coins", "cocoa", "gold"},
        2: {"none"},
        3: {"none"},
        4: {"none"},
        5: {"coins", "cocoa", "gold"},
        6: {"cocoa", "gold"},
    }
    table.do(0, "die white-3 column-5 coins")
    assert table.player().coins == 0


@pytest.mark.rule("SM-COCOA-03", "SM-KING-01")
def test_without_the_expansion_gold_turns_no_die() -> None:
    table = Table(2).white(1).seat(goods="gold")
    table.player().blue = []
    assert set(table.choices(0, "die", "line")) == {"column_1"}


@pytest.mark.rule("SM-SPEC-02", "SM-COCOA-03", "SM-SPEC-04")
def test_a_die_turned_for_cocoa_hires_beside_its_new_value() -> None:
    table = Table(2, specialists="on", **KINGDOMS).seat(goods="cocoa", coins=1).white(1)
    table.beside(1, "farmer").beside(5, "forester")
    table.do(0, "die white-1 column-5 cocoa")
    table.do(0, "hire")
    assert (table.player().goods["wood"], table.player().goods["grain"], table.player().coins) == (1, 1, 0)


@pytest.mark.rule("SM-DICE-03", "SM-SPEC-04")
def test_coins_that_turned_the_die_do_not_hire_as_well() -> None:
    table = Table(2, specialists="on", **KINGDOMS).seat(coins=1).white(2).beside(3, "farmer")
    table.do(0, "die white-2 column-3 coins")
    assert table.asked() == (1,)
    assert "3" in table.state.specialists


@pytest.mark.rule("SM-SPEC-05", "SM-SPEC-15", "SM-ENVOY-03")
def test_the_white_envoy_hires_and_the_blue_one_does_not() -> None:
    for die, hires in (("envoy-white column-3", True), ("envoy-blue row-3", False)):
        table = Table(2, specialists="on", envoys="on", **KINGDOMS).seat(coins=5)
        table.state.envoys = {"white": 3, "blue": 3}
        table.beside(3, "farmer")
        table.do(0, f"die {die} none")
        assert (table.question() == "Hire") == hires


# Scholars


@pytest.mark.rule("SM-SCHOLAR-11", "SM-SPSHIP-01")
def test_what_a_ship_brings_the_seafarer_pays_for_the_next() -> None:
    table = Table(2, **KINGDOMS).scholar("seamanship").dock(coins="s05", special="x06").white(2)
    table.seat(goods="wood wood", coins=3, b1="ship", b2="ship")
    table.do(0, "die white-2 column-2 none")
    assert not table.can(0, "ship x06 religion")
    table.do(0, "ship s05 coins")
    table.do(0, "ship x06 religion")
    assert table.player().coins == 3 + 2 - 5 + 2


@pytest.mark.rule("SM-SCHOLAR-11", "SM-SPSHIP-01")
@pytest.mark.parametrize(("goods", "able"), [("gold gem", True), ("cocoa gem", True), ("sugar gem", False)])
def test_alchemy_stands_in_for_sugar_and_never_for_cocoa(goods: str, able: bool) -> None:
    table = Table(2, **KINGDOMS).scholar("alchemy").dock(special="x03").seat(goods=goods, coins=1)
    table.do(0, "activate a1")
    assert table.can(0, "ship x03 coins") == able


@pytest.mark.rule("SM-SCHOLAR-11", "SM-GOLD-01")
def test_the_alchemist_pays_with_both_before_gold() -> None:
    table = Table(2).scholar("alchemy").dock(coins="s33").seat(goods="gem gem gem gold", coins=1)
    table.do(0, "activate a1")
    table.do(0, "ship s33 coins")
    assert (table.player().goods["gem"], table.player().goods["gold"]) == (0, 1)


@pytest.mark.rule("SM-SCHOLAR-11", "SM-GOLD-01", "SM-SHIP-01")
def test_the_gold_that_something_else_needs_pays_for_nothing_before_it() -> None:
    table = Table(2).scholar("alchemy").dock(coins="s24").seat(goods="wood sugar gem gold", coins=1)
    table.do(0, "ask everything")
    table.do(0, "activate a1")
    table.do(0, "ship s24 coins")
    assert (table.player().goods["wood"], table.player().goods["gold"]) == (0, 0), "the grain needs the gold"
    assert set(table.choices(0, "pay", "good")) == {"sugar", "gem"}, "so that this is all there is to choose"


@pytest.mark.rule("SM-SCHOLAR-11", "SM-EXP-01", "SM-GOLD-01")
def test_the_architect_pays_a_wood_less_also_in_gold() -> None:
    table = Table(2).scholar("architecture").show("t01").seat(goods="gold gold")
    table.do(0, "expand t01 c3.east")
    assert table.player().goods["gold"] == 0
    table = Table(2).scholar("architecture").show("t01").seat(goods="wood gold")
    assert "t01" in table.choices(0, "expand", "tile")
    table = Table(2).scholar("architecture").show("t01").seat(goods="wood wood")
    assert "t01" not in table.choices(0, "expand", "tile"), "the grain is still due"


@pytest.mark.rule("SM-SCHOLAR-11", "SM-REL-04")
def test_any_resource_buys_the_point_at_the_end_of_the_track() -> None:
    table = Table(2).scholar("theology").faith(24).seat(goods="wood", coins=1)
    table.do(0, "activate b5")
    table.do(0, "pray wood")
    assert (table.player().joy, table.player().goods["wood"]) == (2, 0)


@pytest.mark.rule("SM-SCHOLAR-11", "SM-GOLD-01", "SM-FREE-01")
def test_the_merchant_sells_gold_dearer_now_and_in_the_end() -> None:
    table = Table(2).scholar("commerce").seat(goods="gold gold")
    table.do(0, "sell gold 1")
    assert (table.player().coins, line(table.state, "coins")) == (3, 2)


@pytest.mark.rule("SM-SCHOLAR-11", "SM-STORE-02", "SM-ENVOY-08", "SM-MAYA-18")
@pytest.mark.parametrize(("march", "warrior", "asked"), [(1, 0, True), (2, 0, False), (1, 2, False)])
def test_a_merchant_who_follows_may_sell_gold_before_more_is_found(march: int, warrior: int, asked: bool) -> None:
    table = Table(3, maya="on", envoys="on", **KINGDOMS).turn(1).scholar("commerce", seat=2)
    table.seat(2, goods="gold gold gold").state.envoys = {"white": 6, "blue": 3}
    table.player(2).march, table.player(0).march = march, warrior
    table.do(1, "die envoy-white column-6 none")
    assert (2 in table.asked()) == asked
    if asked:
        table.do(2, "sell gold 1")
        table.do(2, "take")
        assert (table.player(2).goods["gold"], table.player(2).coins) == (3, 3)


@pytest.mark.rule("SM-SCHOLAR-11", "SM-COCOA-02", "SM-COCOA-05")
def test_the_merchant_is_not_asked_about_cocoa_that_nobody_sells() -> None:
    table = Table(2, **KINGDOMS).scholar("commerce").seat(goods="cocoa", coins=1, c4="cocoa")
    table.player().room["cocoa"] = 1
    table.do(0, "activate c4")
    assert (table.asked(), table.player().goods["cocoa"], table.player().coins) == ((1,), 1, 0)


@pytest.mark.rule("SM-SCHOLAR-11", "SM-COIN-02", "SM-YEAR-06")
def test_the_bookkeeper_begins_each_year_with_two_cheap_buildings() -> None:
    table = Table(2).scholar("bookkeeping").passed(seat_1="coins").seat(coins=9)
    for cell in ("c2", "e3", "d6"):
        table.do(0, f"activate {cell}")
    assert table.player().coins == 9 - 1 - 1 - 2
    table.passed(seat_0="religion").end_year()
    table.turn(0)
    table.do(0, "activate c2")
    table.turn(0)
    table.do(0, "activate e3")
    assert table.told("activate")[0].args["price"] == 1


@pytest.mark.rule("SM-SCHOLAR-11", "SM-STORE-02")
@pytest.mark.parametrize(("held", "coins"), [(2, 0), (3, 2)])
def test_an_extra_step_onto_gold(held: int, coins: int) -> None:
    table = Table(2).scholar("strategy").seat(goods="gold " * held, coins=2)
    table.do(0, "activate f4")
    table.do(0, "press")
    assert (table.player().march, table.player().goods["gold"], table.player().coins) == (2, 3, coins)


# Monks


@pytest.mark.rule("SM-MONK-02", "SM-FREE-04")
def test_each_owner_gets_two_coins_out_of_what_is_sold_for_it() -> None:
    table = Table(4).faith(2).monks(1, "gold").monks(3, "gold").seat(goods="gem gold", coins=1)
    table.do(0, "activate b5")
    assert not table.can(0, "monk gold")
    table.do(0, "sell gold 1")
    table.do(0, "sell gem 1")
    table.do(0, "monk gold")
    assert [player.coins for player in table.state.players] == [0, 2, 0, 2]
    assert table.player().goods["gold"] == 2


@pytest.mark.rule("SM-MONK-02", "SM-ENVOY-14", "SM-FREE-04")
def test_what_a_monk_was_paid_for_pays_in_the_turn_of_the_next() -> None:
    """Seat 1 follows first and pays seat 2, who can then pay seat 1."""
    table = Table(3, envoys="on", **KINGDOMS).faith(0, 2, 2).monks(2, "gold").monks(1, "valuables").seat(1, coins=2)
    table.state.envoys = {"white": 2, "blue": 3}
    table.do(0, "die envoy-white column-2 none")
    while table.request(1).offer("monk") is None:
        table.do(table.asked()[0], "skip")
    table.do(1, "monk gold")
    while table.request(2).offer("monk") is None:
        table.do(table.asked()[0], "skip")
    table.do(2, "monk valuables")
    assert [player.coins for player in table.state.players] == [0, 2, 0]


# The Maya


@pytest.mark.rule("SM-MAYA-25", "SM-MAYA-23", "SM-MAYA-10")
def test_grain_filled_at_a_symbol_pays_for_the_next_step() -> None:
    table = city()
    table.player().faith = 2
    table.do(0, "drive white-2 road-2 b2 none")
    table.do(0, "fill grain")
    table.do(0, "pray grain")
    assert (table.player().faith, table.player().goods["grain"], table.player().blues) == (4, 0, 2)


@pytest.mark.rule("SM-MAYA-27", "SM-MAYA-49")
@pytest.mark.parametrize(("change", "goods", "coins"), [("coins", "", 2), ("cocoa", "cocoa", 0)])
def test_technology_goes_by_the_value_after_all_changes(change: str, goods: str, coins: int) -> None:
    table = city(goods=goods, coins=coins).hold("mc09", "mc17")
    table.state.white, table.player().blue = [1], []
    cards = table.choices(0, "drive_with_card", "card", die="white_1", road="road_3", change=change)
    assert cards == ("mc17",)
    table.do(0, f"drive white-1 road-3 b3 {change}")
    assert table.choices(0, "technology", "card") == ("mc17",)


@pytest.mark.rule("SM-MAYA-17", "SM-MAYA-33", "SM-MAYA-48")
def test_gold_of_the_temple_pays_for_nothing() -> None:
    table = city(goods="wood").hold("mc07").token("trade", "large_1")
    table.city().gold = 9
    assert table.request().offer("feast") is None
    table.do(0, "drive white-1 road-1 b1 none")
    assert table.request().offer("temple") is None, "a grain is missing, and gold is no joker here"


@pytest.mark.rule("SM-MAYA-47", "SM-MAYA-60", "SM-MAYA-17")
def test_gold_given_away_in_trade_does_not_score_and_gold_received_does() -> None:
    for terms, points in (("give 2 gold, want 1 gem", 0), ("give 1 wood, want 1 gold", 3)):
        table = city(goods="wood").hold("mc13").seat(1, goods="gem gold")
        temple = table.city().temples["gold_temple"]
        temple.levels, temple.token = 1, table.city().piles[2].pop()
        table.do(0, "trade-card mc13")
        table.do(0, f"propose 1 {terms}")
        table.do(1, "accept 1")
        table.do(0, "done")
        table.turn(0)
        table.do(0, "pass coins")
        assert table.player().joy == points


@pytest.mark.rule("SM-MAYA-34", "SM-MAYA-36", "SM-MAYA-53")
def test_the_storage_of_one_level_pays_for_no_second_one() -> None:
    table = city(goods="wood grain cocoa gem").token("trade", "large_1").token("festival", "large_2")
    table.city().priests = 1
    table.do(0, "priest b2")
    table.do(0, "skip")
    table.do(0, "temple trade")
    table.do(0, "store wood")
    assert table.asked() == (1,), "one level for each priest"

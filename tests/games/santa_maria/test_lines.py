"""Expanding, single buildings, dice and the lines that they activate."""

import pytest

from games.santa_maria.grid import COLUMN_LINES, ROW_LINES
from tests.games.santa_maria.table import Table


@pytest.mark.rule("SM-EXP-01")
@pytest.mark.parametrize(("tile", "goods"), [("d01", "wood wood"), ("t01", "wood wood grain")])
def test_what_tiles_cost(tile: str, goods: str) -> None:
    table = Table(2).show(tile).seat(goods=goods)
    table.do(0, f"expand {tile} c3.east")
    assert not any(table.player().goods.values())
    for missing in set(goods.split()):
        table = Table(2).show(tile).seat(goods=goods.replace(missing, "", 1))
        assert tile not in table.choices(0, "expand", "tile")


@pytest.mark.rule("SM-EXP-02")
def test_one_tile_an_action() -> None:
    table = Table(2).seat(goods="wood wood wood grain")
    table.do(0, f"expand {table.state.doubles[0]} c3.east")
    assert len(table.colony().laid) == 1
    assert table.asked() == (1,)


@pytest.mark.rule("SM-EXP-03")
@pytest.mark.parametrize(
    ("turn", "cells"),
    [
        ("east", {"c4": "road1", "d4": "wood", "c5": "sugar"}),
        ("south", {"c4": "road1", "c5": "wood", "b4": "sugar"}),
        ("west", {"c4": "road1", "b4": "wood", "c3": "sugar"}),
        ("north", {"c4": "road1", "c3": "wood", "d4": "sugar"}),
    ],
)
def test_tiles_are_turned(turn: str, cells: dict[str, str]) -> None:
    table = Table(2).show("t03").seat(goods="wood wood grain")
    before = dict(table.colony().cells)
    table.do(0, f"expand t03 c4.{turn}")
    assert table.colony().cells == {**before, **cells}
    table.lawful()


@pytest.mark.rule("SM-EXP-03")
def test_tiles_lie_inside_on_empty_cells_and_need_not_touch_anything() -> None:
    table = Table(2).show("d01").seat(goods="wood wood")
    assert table.can(0, "expand d01 f6.west")
    assert not table.can(0, "expand d01 f6.east"), "outside"
    assert not table.can(0, "expand d01 a1.south"), "on a printed building"
    assert not table.can(0, "expand d01 b2.east"), "its second cell is on one"
    table.lay(0, "d02", "c4")
    assert not table.can(0, "expand d01 c3.south"), "on a tile"


@pytest.mark.rule("SM-EXP-03")
def test_what_fits_nowhere_cannot_be_bought() -> None:
    table = Table(2).show("t01", "d01").seat(goods="wood wood grain")
    for cell in {cell for line in COLUMN_LINES.values() for cell in line} - {"a3", "b4"}:
        table.colony().cells.setdefault(cell, "road2")
    assert table.request().offer("expand") is None
    del table.colony().cells["a4"]
    assert set(table.choices(0, "expand", "tile")) == set(table.state.doubles) | set(table.state.triples)
    table.colony().cells["b4"] = "road2"
    assert set(table.choices(0, "expand", "tile")) == set(table.state.doubles)


@pytest.mark.rule("SM-EXP-05")
def test_new_buildings_do_nothing_yet_but_are_free() -> None:
    table = Table(2).show("d01").passed(seat_1="coins").seat(goods="wood wood", coins=1)
    table.do(0, "expand d01 a3.south")
    assert not any(table.player().goods.values())
    table.do(0, "activate a4")
    assert table.player().goods["grain"] == 1


# Single buildings


@pytest.mark.rule("SM-COIN-01")
def test_which_buildings_coins_can_activate() -> None:
    table = Table(2).seat(coins=2, a2="road1")
    table.colony().blocked = {"d1": "white_4", "c2": "coins_1"}
    assert set(table.choices(0, "activate", "spot")) == {"a1", "b3", "e3", "f4", "b5", "d6"}
    table.do(0, "activate e3")
    assert table.player().goods["grain"] == 1
    assert table.colony().blocked["e3"].startswith("coins")


@pytest.mark.rule("SM-COIN-02")
def test_each_activation_costs_one_more() -> None:
    table = Table(2).passed(seat_1="coins").seat(coins=6)
    for price, cell in ((1, "c2"), (2, "e3"), (3, "d6")):
        coins = table.player().coins
        table.do(0, f"activate {cell}")
        assert table.player().coins == coins - price
    assert table.request().offer("activate") is None


@pytest.mark.rule("SM-COIN-03")
def test_coins_block_a_building() -> None:
    table = Table(2).passed(seat_1="coins").seat(coins=9).white(4)
    table.do(0, "activate d1")
    assert "d1" not in table.choices(0, "activate", "spot")
    coins = table.player().coins
    table.do(0, "die white-4 column-4 none")
    assert table.player().coins == coins
    assert table.player().goods["wood"] == 1


@pytest.mark.rule("SM-COIN-04")
def test_the_price_is_paid_first() -> None:
    table = Table(2).seat(goods="wood")
    assert not table.can(0, "activate d1"), "its own coins come too late"
    table.do(0, "sell wood 1")
    table.do(0, "activate d1")
    assert table.player().coins == 2


# Dice


@pytest.mark.rule("SM-DICE-01")
def test_a_white_die_of_the_pool_or_an_own_blue_one() -> None:
    table = Table(2).white(2, 3).blue(0, 1).blue(1, 5)
    assert set(table.choices(0, "die", "die")) == {"white_2", "white_3", "blue_1"}
    table.do(0, "die blue-1 row-1 none")
    assert table.player().blue == []
    table.turn(0)
    assert set(table.choices(0, "die", "die")) == {"white_2", "white_3"}


@pytest.mark.rule("SM-DICE-02")
def test_three_white_dice_a_year() -> None:
    table = Table(2).passed(seat_1="coins").white(3, 5, 6).seat(coins=9).blue(0, 1)
    for die in ("white-3 column-3", "white-5 column-5", "white-6 column-6"):
        table.do(0, f"die {die} none")
    assert table.state.white
    assert set(table.choices(0, "die", "die")) <= {"blue_1"}


@pytest.mark.rule("SM-DICE-03")
def test_changing_a_die_costs_a_coin_for_each_step() -> None:
    table = Table(2).white(1).seat(coins=5)
    table.player().blue = []
    table.player().blues = 0
    assert set(table.choices(0, "die", "line")) == set(COLUMN_LINES)
    table.do(0, "die white-1 column-6 coins")
    assert table.player().coins == 0
    assert table.colony().blocked == {"f4": "white_6"}
    table = Table(2).white(1).seat(coins=4)
    assert not table.can(0, "die white-1 column-6 coins")
    assert table.can(0, "die white-1 column-5 coins")


@pytest.mark.rule("SM-DICE-04", "SM-DICE-12")
def test_a_white_die_activates_a_column_from_top_to_bottom() -> None:
    table = Table(2).white(2).seat(b1="wood", b6="grain")
    table.do(0, "die white-2 column-2 none")
    assert table.question() == "Trade"
    table.do(0, "trade wood")
    assert [event.key.removeprefix("santa_maria-log-") for event in table.events][:3] == ["pay", "coins", "faith"]
    table.do(0, "skip")
    assert table.player().goods["grain"] == 1
    assert table.colony().blocked == {"b6": "white_2"}


@pytest.mark.rule("SM-DICE-12")
def test_what_comes_later_cannot_pay_earlier() -> None:
    table = Table(2).white(2).seat(b4="wood")
    table.do(0, "die white-2 column-2 none")
    assert table.told("idle")
    assert table.player().goods["wood"] == 1
    assert table.player().coins == 0


@pytest.mark.rule("SM-DICE-05")
def test_a_blue_die_activates_a_row_from_left_to_right() -> None:
    table = Table(2).blue(0, 3).seat(a3="gem", f3="sugar")
    table.do(0, "die blue-3 row-3 none")
    table.do(0, "trade gem")
    assert table.player().coins == 3
    assert table.player().goods["grain"] == table.player().goods["sugar"] == 1
    assert table.colony().blocked == {"f3": "blue_3"}


@pytest.mark.rule("SM-DICE-06")
def test_occupied_buildings_are_skipped() -> None:
    table = Table(2).white(4)
    table.colony().blocked = {"d1": "coins_1"}
    table.do(0, "die white-4 column-4 none")
    assert table.player().coins == 0
    assert table.player().goods["wood"] == 1
    assert table.colony().blocked == {"d1": "coins_1", "d6": "white_4"}


@pytest.mark.rule("SM-DICE-07", "SM-ACT-01")
def test_roads_are_no_buildings() -> None:
    table = Table(2).white(3).seat(c5="road2", coins=1)
    assert "c5" not in table.choices(0, "activate", "spot")
    table.do(0, "die white-3 column-3 none")
    assert table.colony().blocked == {"c2": "white_3"}


@pytest.mark.rule("SM-DICE-08", "SM-ACT-05")
def test_declining_does_not_move_the_die() -> None:
    table = Table(2).white(2).seat(goods="wood grain")
    table.colony().cells["b6"] = "trade_wood_h2"
    table.do(0, "die white-2 column-2 none")
    table.do(0, "skip")
    table.do(0, "skip")
    table.do(0, "skip")
    assert table.colony().blocked == {"b6": "white_2"}
    assert table.player().joy == 0


@pytest.mark.rule("SM-ACT-05")
def test_every_effect_can_be_declined_by_who_wants_to_be_asked() -> None:
    table = Table(2).white(3).seat(c4="conquistador", c5="religion")
    table.do(0, "ask everything")
    table.do(0, "die white-3 column-3 none")
    for _ in range(3):
        assert table.question() == "Take"
        table.do(0, "skip")
    assert (table.player().goods["wood"], table.player().march, table.player().faith) == (0, 0, 0)
    assert table.colony().blocked == {"c5": "white_3"}
    table.turn(0)
    table.do(0, "ask choices")
    assert not table.player().careful


@pytest.mark.rule("SM-DICE-09")
def test_a_column_without_a_free_building_is_no_use() -> None:
    table = Table(2).white(5).seat(coins=0)
    assert "white_5" in table.choices(0, "die", "die")
    table.colony().blocked = {"e3": "coins_1"}
    assert "white_5" not in table.choices(0, "die", "die")


@pytest.mark.rule("SM-DICE-10")
def test_a_row_without_a_free_building_is_no_use() -> None:
    table = Table(2).blue(0, 2)
    assert "blue_2" in table.choices(0, "die", "die")
    table.colony().blocked = {"c2": "coins_1"}
    assert "blue_2" not in table.choices(0, "die", "die")
    table.seat(coins=1)
    assert set(table.choices(0, "die", "line", die="blue_2")) == {"row_1", "row_3"}
    assert set(ROW_LINES) > {"row_1", "row_3"}


@pytest.mark.rule("SM-DICE-11")
def test_a_die_blocks_its_building() -> None:
    table = Table(2).passed(seat_1="coins").white(5).seat(coins=9)
    table.do(0, "die white-5 column-5 none")
    assert "e3" not in table.choices(0, "activate", "spot")
    assert "column_5" not in table.choices(0, "die", "line")
    assert len(table.state.white) == 5


# Buildings


@pytest.mark.rule("SM-ACT-01")
def test_printed_buildings_are_like_others() -> None:
    table = Table(2).passed(seat_1="coins").seat(coins=9, a3="wood")
    table.do(0, "activate c2")
    table.do(0, "activate a3")
    assert table.player().goods["wood"] == 2


@pytest.mark.rule("SM-ACT-02")
@pytest.mark.parametrize(
    ("building", "coins", "joy", "goods"),
    [
        ("wood", 0, 0, "wood"),
        ("sugar", 0, 0, "sugar"),
        ("coin3", 3, 0, ""),
        ("joy2", 0, 2, ""),
    ],
)
def test_production(building: str, coins: int, joy: int, goods: str) -> None:
    table = Table(2).seat(coins=1, a4=building)
    table.do(0, "activate a4")
    player = table.player()
    assert (player.coins, player.joy) == (coins, joy)
    assert {good for good, count in player.goods.items() if count} == set(goods.split())


@pytest.mark.rule("SM-ACT-03")
def test_a_trade_happens_once_with_one_of_the_alternatives() -> None:
    table = Table(2).seat(goods="wood wood gem", coins=1)
    table.do(0, "activate b3")
    assert table.choices(0, "trade", "good") == ("wood", "gem")
    table.do(0, "trade gem")
    assert table.player().coins == 3
    assert (table.player().goods["wood"], table.player().goods["gem"]) == (2, 0)
    assert table.asked() == (1,)


@pytest.mark.rule("SM-ACT-04")
def test_several_effects_of_one_building() -> None:
    table = Table(2).seat(coins=1, a4="religion_coin", goods="grain")
    table.do(0, "activate a4")
    table.do(0, "skip")
    assert table.player().faith == 1
    assert table.player().coins == 1


@pytest.mark.rule("SM-ACT-04")
@pytest.mark.parametrize(
    ("building", "coins", "faith", "march", "wood"),
    [("religion_coin", 1, 1, 0, 1), ("conquistador_coin", 1, 0, 1, 1), ("wood_coin", 1, 0, 0, 2)],
)
def test_several_effects_of_one_building_in_a_line(
    building: str, coins: int, faith: int, march: int, wood: int
) -> None:
    table = Table(2).white(3).seat(c1=building)
    table.do(0, "die white-3 column-3 none")
    player = table.player()
    assert (player.coins, player.faith, player.march, player.goods["wood"]) == (coins, faith, march, wood)


@pytest.mark.rule("SM-ACT-04", "SM-ACT-05")
def test_each_effect_of_a_building_can_be_declined_for_itself() -> None:
    table = Table(2).white(3).seat(c1="religion_coin")
    table.do(0, "ask everything")
    table.do(0, "die white-3 column-3 none")
    table.do(0, "skip")
    table.do(0, "take")
    assert (table.player().faith, table.player().coins) == (0, 1)


@pytest.mark.rule("SM-STORE-01", "SM-STORE-02")
@pytest.mark.parametrize(("good", "coins"), [("wood", 1), ("grain", 1), ("sugar", 2), ("gem", 2)])
def test_what_does_not_fit_becomes_coins(good: str, coins: int) -> None:
    table = Table(2).seat(goods=f"{good} {good} {good}", coins=1, a4=good)
    table.do(0, "activate a4")
    assert table.player().goods[good] == 3
    assert table.player().coins == coins


@pytest.mark.rule("SM-STORE-02")
def test_as_many_as_fit_are_stored() -> None:
    table = Table(2).faith(2).seat(goods="wood wood", coins=1)
    table.do(0, "activate b5")
    table.do(0, "monk building-goods")
    assert table.player().goods["wood"] == 3
    assert table.player().coins == 1


@pytest.mark.rule("SM-STORE-01")
def test_coins_have_no_limit() -> None:
    table = Table(2).seat(coins=100)
    table.do(0, "activate d1")
    assert table.player().coins == 101


@pytest.mark.rule("SM-GOLD-01")
def test_gold_stands_for_any_other_resource() -> None:
    table = Table(2).show("t01").seat(goods="gold gold gold")
    table.do(0, "expand t01 c3.east")
    assert table.player().goods["gold"] == 0


@pytest.mark.rule("SM-GOLD-01")
def test_gold_stands_never_for_coins_and_nothing_for_gold() -> None:
    table = Table(2).seat(goods="gold gold")
    assert table.request().offer("activate") is None
    table = Table(2).show("d01").seat(goods="wood grain sugar gem")
    assert table.request().offer("expand") is None


@pytest.mark.rule("SM-GOLD-01")
def test_who_wants_to_be_asked_chooses_what_to_pay_with() -> None:
    table = Table(2).show("d01").seat(goods="wood wood gold")
    table.do(0, "ask everything")
    table.do(0, "expand d01 c3.east")
    assert table.question() == "Pay"
    assert table.choices(0, "pay", "good") == ("wood", "gold")
    table.do(0, "pay gold")
    assert (table.player().goods["wood"], table.player().goods["gold"]) == (1, 0)


@pytest.mark.usefixtures("round_weights")
def test_the_rest_of_a_line_is_taken_as_proposed() -> None:
    table = Table(2).white(2).seat(goods="wood grain gem", b6="trade_gem_h3")
    table.do(0, "die white-2 column-2 none")
    table.do(0, "rest")
    assert table.asked() == (1,)
    assert table.player().faith == 2
    assert table.player().joy == 3
    assert not table.player().resting

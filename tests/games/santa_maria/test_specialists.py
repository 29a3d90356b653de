"""The specialists."""

import pytest

from games.santa_maria.components import SPECIALISTS
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_tracks import line

SPECIALIST = {"kingdoms": "on", "specialists": "on"}


def hiring(specialist: str, value: int = 3, goods: str = "", coins: int = 9, **cells: str) -> Table:
    """The specialist lies beside the value of all white dice."""
    table = Table(2, **SPECIALIST).seat(0, goods, coins, **cells).white(value)
    table.beside(value, specialist)
    return table


@pytest.mark.rule("SM-SPEC-01")
def test_six_specialists_each_year_and_all_in_three() -> None:
    table = Table(2, **SPECIALIST)
    seen: list[str] = []
    for year in (1, 2, 3):
        assert sorted(table.state.specialists) == ["1", "2", "3", "4", "5", "6"]
        seen += table.state.specialists.values()
        assert len(table.state.piles["specialists"]) == 18 - 6 * year
        table.passed(seat_0="coins", seat_1="road").end_year()
    assert sorted(seen) == sorted(key for key, found in SPECIALISTS.items() for _ in range(found.count))
    assert len(seen) == 18


@pytest.mark.rule("SM-SPEC-02", "SM-SPEC-03")
def test_a_white_die_hires_beside_its_final_value() -> None:
    table = hiring("farmer").white(2)
    table.do(0, "die white-2 column-3 coins")
    table.do(0, "hire")
    assert table.player().goods["grain"] == 1
    assert "3" not in table.state.specialists
    table.turn(0).white(3)
    table.colony().cells["c4"] = "gem"
    table.do(0, "die white-3 column-3 none")
    assert table.asked() == (1,), "nobody is there any more"


@pytest.mark.rule("SM-SPEC-03")
def test_hiring_is_optional_and_for_white_dice() -> None:
    table = hiring("farmer")
    table.do(0, "die white-3 column-3 none")
    table.do(0, "skip")
    assert table.state.specialists["3"] == "farmer"
    table = hiring("farmer").scholar("philosophy").blue(0, 3)
    table.do(0, "die blue-3 column-3 none")
    assert table.asked() == (1,), "a blue die on a column does not hire"
    table = hiring("farmer")
    table.do(0, "activate c2")
    assert table.asked() == (1,)


@pytest.mark.rule("SM-SPEC-04")
def test_who_cannot_pay_cannot_hire() -> None:
    table = hiring("farmer", coins=1)
    table.do(0, "die white-3 column-3 none")
    assert table.request().prompt.args["specialist"] == "farmer", "the question names who it is"
    table = hiring("farmer", coins=0)
    table.do(0, "die white-3 column-3 none")
    assert table.asked() == (1,)
    assert table.state.specialists["3"] == "farmer"


@pytest.mark.rule("SM-SPEC-04", "SM-FREE-04")
@pytest.mark.parametrize(("specialist", "move"), [("farmer", "hire"), ("gem_cart", "cart c2")])
def test_what_can_be_sold_pays_for_a_specialist(specialist: str, move: str) -> None:
    table = hiring(specialist, goods="wood", coins=0)
    table.do(0, "die white-3 column-3 none")
    assert not table.can(0, move)
    table.do(0, "sell wood 1")
    table.do(0, move)
    assert table.player().coins == 0


@pytest.mark.rule("SM-SPEC-05")
@pytest.mark.parametrize(("specialist", "good"), [("farmer", "grain"), ("forester", "wood")])
def test_the_first_the_second_the_third(specialist: str, good: str) -> None:
    table = hiring(specialist).passed(seat_1="coins")
    table.colony().hired = {"soldier": 2}
    for number in (1, 2, 3):
        table.player().goods[good] = 0
        table.player().coins = 9
        table.beside(5, specialist)
        table.white(5)
        table.colony().blocked.clear()
        table.colony().cells["e3"] = "joy1"
        table.do(0, "die white-5 column-5 none")
        table.do(0, "hire")
        assert table.player().goods[good] == number
        assert table.player().coins == 9 - number
        table.player().whites = 0
    assert table.colony().hired == {"soldier": 2, specialist: 3}


@pytest.mark.rule("SM-SPEC-06")
def test_the_full_price_whatever_fits() -> None:
    table = hiring("farmer", goods="grain grain", coins=3)
    table.colony().hired = {"farmer": 2}
    table.do(0, "die white-3 column-3 none")
    table.do(0, "hire")
    assert table.player().goods["grain"] == 3
    assert table.player().coins == 2, "a coin for each grain that does not fit"
    table = hiring("soldier", coins=2)
    table.colony().hired = {"soldier": 1}
    table.player().march, table.player().arrived = 11, 1
    table.do(0, "die white-3 column-3 none")
    table.do(0, "hire")
    assert (table.player().coins, table.player().march) == (0, 12)


@pytest.mark.rule("SM-SPEC-07")
def test_a_soldier_moves_the_conquistador_and_finds_gold() -> None:
    table = hiring("soldier")
    table.colony().hired = {"soldier": 2}
    table.player().march, table.player().arrived = 1, 1
    table.do(0, "die white-3 column-3 none")
    table.do(0, "hire")
    assert table.player().march == 4
    assert table.player().goods["gold"] == 1


@pytest.mark.rule("SM-SPEC-08", "SM-SPEC-12")
@pytest.mark.parametrize(("cell", "price"), [("c2", 1), ("c4", 3), ("a6", 3)])
def test_a_cart_on_a_building_or_an_empty_cell(cell: str, price: int) -> None:
    table = hiring("gem_cart", coins=3)
    table.do(0, "die white-3 column-3 none")
    table.do(0, f"cart {cell}")
    assert table.player().coins == 3 - price
    assert table.colony().cells[cell] == "gem_cart"
    assert table.player().goods["gem"] == (1 if cell[0] == "c" else 0), "activated in its column"


@pytest.mark.rule("SM-SPEC-09")
def test_a_cart_covers_what_is_there() -> None:
    table = hiring("gem_cart", c4="road2").places(bishops="villages").lay(0, "d03", "e4")
    table.do(0, "die white-3 column-3 none")
    table.do(0, "cart c4")
    assert table.colony().colonists(("c4",)) == 0
    table.state.monks["villages"] = [table.state.first]
    assert line(table.state, "bishops") == 2
    table.colony().cells["e4"] = "gem_cart"
    assert line(table.state, "bishops") == 2, "the tile beneath still counts"


@pytest.mark.rule("SM-SPEC-10")
def test_no_cart_on_a_die_or_coins() -> None:
    table = hiring("gem_cart")
    table.colony().blocked = {"d1": "coins_1", "e3": "white_5"}
    table.do(0, "die white-3 column-3 none")
    assert not {"d1", "e3"} & set(table.choices(0, "cart", "spot"))


@pytest.mark.rule("SM-SPEC-11")
def test_a_cart_is_a_building_and_a_road() -> None:
    table = hiring("coin_cart", coins=3, c3="coin_cart").places(bishops="roads").monks(0, "roads")
    assert line(table.state, "bishops") == 2
    assert "c3" in table.choices(0, "activate", "spot")
    table.do(0, "activate c3")
    assert table.player().coins == 4
    assert table.colony().blocked == {"c3": "coins_1"}
    table = Table(2, governor="on", **SPECIALIST).seat(coins=1, d3="coin_cart").scholar("navigation").white(3)
    table.state.specialists.clear()
    table.colony().governor = "c3"
    table.do(0, "die white-3 column-3 none")
    assert table.question() == "WalkOn"
    assert table.player().joy == 1, "its colonist"
    assert table.player().coins == 3


@pytest.mark.rule("SM-SPEC-12")
def test_a_cart_can_make_a_line_usable() -> None:
    table = hiring("gem_cart", coins=3)
    table.colony().blocked = {"c2": "coins_1"}
    assert table.can(0, "die white-3 column-3 none")
    table.do(0, "die white-3 column-3 none")
    assert not table.can(0, "skip")
    assert set(table.choices(0, "cart", "spot")) == {"c1", "c3", "c4", "c5", "c6"}
    table.do(0, "cart c5")
    assert table.colony().blocked["c5"] == "white_3"
    table = hiring("gem_cart", coins=2)
    table.colony().blocked = {"c2": "coins_1"}
    assert not table.can(0, "die white-3 column-3 none")
    for coins, able in ((3, False), (4, True)):
        table = hiring("gem_cart", coins=coins).white(2).beside(3, "gem_cart")
        table.colony().blocked = {"c2": "coins_1"}
        assert table.can(0, "die white-2 column-3 coins") == able
    table = hiring("gem_cart", coins=2, c4="road1").white(2).beside(3, "gem_cart")
    table.colony().blocked = {"c2": "coins_1"}
    assert table.can(0, "die white-2 column-3 coins"), "the cheapest cell is enough"
    table = hiring("gem_cart", coins=4, c4="road1").white(1).beside(3, "gem_cart")
    table.colony().blocked = {"c2": "coins_1"}
    assert table.can(0, "die white-1 column-3 coins"), "also where more would do for a dearer one"


@pytest.mark.rule("SM-SPEC-12", "SM-DICE-03", "SM-SCHOLAR-01")
def test_whoever_has_the_coins_may_pay_for_everything_at_once() -> None:
    table = hiring("gem_cart", value=6, coins=9).scholar("archery").white(1)
    table.colony().blocked = {"b5": "coins_1"}
    assert table.can(0, "die white-1 diagonal-6 coins"), "five for the die, one for archery, three for the cart"
    table.do(0, "die white-1 diagonal-6 coins")
    table.do(0, "cart f1")
    assert table.player().coins == 0
    assert table.colony().blocked["f1"] == "white_6"


@pytest.mark.rule("SM-SPEC-13", "SM-SPEC-14")
def test_hiring_comes_before_the_governor() -> None:
    table = Table(2, governor="on", **SPECIALIST).seat(coins=9).white(3)
    table.beside(3, "gem_cart")
    table.colony().governor = "c2"
    table.do(0, "die white-3 column-3 none")
    assert table.colony().governor == "c2"
    assert "c2" not in table.choices(0, "cart", "spot")
    table.do(0, "cart d2")
    assert table.colony().governor == "d2"
    assert table.player().goods["gem"] == 1

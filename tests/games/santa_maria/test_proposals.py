"""What is proposed in a line: how good each answer looks, in coins, on both sides of every border."""

import pytest

from games.core.agenda import Decision
from games.core.seats import Seat
from games.santa_maria.components import Effect
from games.santa_maria.lines.proposals import (
    JUDGES,
    judged,
    proposed,
    worth_of_building,
    worth_of_effect,
    worth_of_paying,
    worth_of_place,
    worth_of_prayer,
)
from games.santa_maria.lines.steps import ExtraFaith, Hire, LayRoad, PlaceMonk, ShipGoods, Trade
from tests.games.santa_maria.table import Table

pytestmark = pytest.mark.usefixtures("round_weights")
ME = Seat(0)


def worth(table: Table, step: Decision, text: str) -> float:
    """How good a move looks as an answer to a question."""
    move = table.written(text)
    return JUDGES[type(move)](table.state, step, ME, move)


@pytest.mark.parametrize(
    ("building", "coins"),
    [
        ("wood", 2.0),
        ("grain", 2.0),
        ("sugar", 3.0),
        ("gem", 3.0),
        ("cocoa", 3.5),
        ("coin2", 2.0),
        ("coin3", 3.0),
        ("joy1", 3.0),
        ("joy2", 6.0),
        ("religion", 4.0),
        ("conquistador", 3.5),
        ("ship", 6.0),
        ("religion_coin", 5.0),
        ("trade_wood_gem_c3", 1.0),
        ("trade_wood_h2", 4.0),
        ("trade_gem_h3", 6.0),
        ("road1", 0.0),
    ],
)
def test_what_a_building_looks_worth(building: str, coins: float) -> None:
    assert worth_of_building(building) == coins


def test_what_effects_look_worth_that_no_building_has() -> None:
    assert worth_of_effect(Effect("road")) == 3.0
    assert worth_of_effect(Effect("gain", "gold", 2)) == 8.0
    assert worth_of_effect(Effect("trade", "coin", 1, ("gem",))) == 0.5, "nobody need trade"


@pytest.mark.parametrize(
    ("year", "goods", "ship", "dock", "coins"),
    [
        (1, "wood sugar", "s09", "coins", 15.5),
        (2, "wood sugar", "s09", "coins", 13.0),
        (3, "wood sugar", "s09", "coins", 10.5),
        (1, "wood gold", "s09", "coins", 14.5),
        (1, "wood sugar", "s09", "religion", 12.5),
        (1, "wood wood", "s05", "coins", 13.5),
    ],
)
def test_what_a_ship_looks_worth(year: int, goods: str, ship: str, dock: str, coins: float) -> None:
    table = Table(2).seat(goods=goods).shipped(0, religion="s06")
    table.state.year = year
    assert worth(table, ShipGoods([ME]), f"ship {ship} {dock}") == coins


def test_the_alchemist_spares_the_gold() -> None:
    table = Table(2).scholar("alchemy").seat(goods="wood gem")
    assert worth(table, ShipGoods([ME]), "ship s09 coins") == 15.5


@pytest.mark.parametrize(
    ("place", "year", "coins"),
    [
        ("theology", 1, 9 + 12),
        ("theology", 2, 9 + 6),
        ("theology", 3, 9),
        ("harbours", 1, 3 * (2 + 3) - 6),
        ("harbours", 3, 3 * (2 + 1) - 6),
        ("building_goods", 1, 6),
        ("valuables", 1, 6),
        ("gold", 1, 8),
        ("happiness", 3, 9),
    ],
)
def test_what_a_place_looks_worth(place: str, year: int, coins: float) -> None:
    table = Table(3).places(scholars="theology", bishops="harbours").shipped(0, coins="s05 s06")
    table.state.year = year
    assert worth_of_place(table.state, ME, place) == coins
    assert worth(table, PlaceMonk([ME]), f"monk {place.replace('_', '-')}") == 1 + coins
    table.monks(1, place).monks(2, place)
    assert worth_of_place(table.state, ME, place) == coins - 4


def test_who_knows_a_scholar_already_wants_the_points_alone() -> None:
    table = Table(2).places(scholars="theology").scholar("theology")
    assert worth_of_place(table.state, ME, "theology") == 9


def test_bishops_give_no_more_than_they_can() -> None:
    table = Table(2, kingdoms="on").places(bishops="harbours")
    table.shipped(0, coins=" ".join(f"s{number:02}" for number in range(5, 16)))
    assert worth_of_place(table.state, ME, "harbours") == 3 * 12


@pytest.mark.parametrize(
    ("faith", "kind", "coins"),
    [
        (0, "grain", 2.0),
        (0, "gold", 0.0),
        (0, "sugar", 1.0),
        (0, "coin", 0.4),
        (2, "grain", 6.0),
        (3, "grain", 2.0),
        (23, "grain", 6.0),
        (24, "grain", 1.0),
        (24, "gold", -1.0),
    ],
)
def test_what_another_step_looks_worth(faith: int, kind: str, coins: float) -> None:
    table = Table(2)
    table.player().faith = faith
    assert worth_of_prayer(table.state, ME, kind) == pytest.approx(coins)
    assert worth_of_paying(table.state, ME, Effect("religion"), kind) == pytest.approx(coins)
    assert worth(table, ExtraFaith([ME]), f"pray {kind}") == pytest.approx(coins)


def test_what_paying_looks_worth() -> None:
    table = Table(2)
    assert worth_of_paying(table.state, ME, Effect("conquest"), "coin") == 1.5
    trade = Effect("trade", "joy", 2, ("wood",))
    assert worth_of_paying(table.state, ME, trade, "wood") == 4.0
    assert worth_of_paying(table.state, ME, trade, "gold") == 2.0
    assert worth(table, Trade([ME], trade, "trade_wood_h2"), "trade gold") == 2.0
    assert worth(table, ShipGoods([ME]), "press") == 1.5
    assert worth(table, ShipGoods([ME]), "skip") == 0.01
    assert [worth(table, ShipGoods([ME]), text) for text in ("take", "hire", "walk")] == [1.0, 1.0, 0.5]


def test_a_road_goes_where_a_line_is_nearly_full() -> None:
    table = Table(2)
    table.colony().cells = {"a1": "wood", "a2": "wood", "b3": "wood", "c3": "wood", "d3": "wood"}
    step = LayRoad([ME])
    assert worth(table, step, "road a3") == pytest.approx(1 + 3 + 0.1 * 5)
    assert worth(table, step, "road a4") == pytest.approx(1 + 2 + 0.1 * 2)
    assert worth(table, step, "road f6") == 1.0


def test_a_cart_goes_where_least_is_lost() -> None:
    table = Table(2).seat(a2="road2", a4="joy1")
    step = Hire([ME], 3, "column_3")
    assert worth(table, step, "cart a2") == 5 - 0 - 4
    assert worth(table, step, "cart a4") == 5 - 3
    assert worth(table, step, "cart a6") == 5 - 9


def test_the_best_answer_is_proposed() -> None:
    table = Table(2).faith(2).places(scholars="theology", bishops="harbours").seat(coins=1)
    table.do(0, "activate b5")
    offers = table.request().offers
    step = table.state.question(ME)
    assert step is not None
    best = judged(table.state, step, ME, offers)
    assert best[1] == proposed(table.state, step, ME, offers)
    places = [*table.state.scholars, *table.state.bishops, *table.state.missions]
    assert best[0] == 1 + max(worth_of_place(table.state, ME, place) for place in places)


def test_what_nobody_can_judge_is_answered_with_what_comes_first() -> None:
    table = Table(2).show("d01").seat(goods="wood wood gold")
    table.do(0, "ask everything")
    table.do(0, "expand d01 c3.east")
    step = table.state.question(ME)
    assert step is not None
    assert judged(table.state, step, ME, table.request().offers) == (float("-inf"), table.written("pay wood"))

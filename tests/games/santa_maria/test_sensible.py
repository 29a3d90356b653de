"""The plausible player plays decently."""

from statistics import mean

from games.core.chance import Chance
from games.core.game import Setup
from games.core.moves import Move
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.maya.moves import BuyFromBank, CloseMarket, CompleteLevel, Drive
from games.santa_maria.moves import Buy, Pass, Ship, Skip, TradeGood, UseDie
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city


def alone(seed: str) -> int:
    """The points of a solo game."""
    play, chance = GAME.start(Setup(1, {}, seed)), Chance(seed)
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
    return GAME.score(play.state).scores[0].total


def test_alone_it_builds_a_colony_that_works() -> None:
    assert mean(alone(f"decent {number}") for number in range(8)) > 40


def answer(table: Table) -> Move:
    return GAME.sensible(GAME.view(table.state, Seat(0)), table.request(), Chance("one"))


def test_it_buys_the_piece_that_a_ship_or_a_trade_is_short_of() -> None:
    table = Table(2).dock(coins="s06").seat(goods="wood", coins=4)
    table.do(0, "activate a1")
    assert answer(table) == Buy("grain")
    table.do(0, "buy grain")
    assert answer(table) == Ship("s06", "coins")
    table = Table(2).seat(coins=4, a2="trade_wood_h2")
    table.do(0, "activate a2")
    assert answer(table) == Buy("wood")
    table.do(0, "buy wood")
    assert answer(table) == TradeGood("wood")


def test_the_maya_drive_to_where_a_level_can_be_paid_and_build_where_their_cards_lie() -> None:
    table = city(goods="wood sugar").hold().token("festival", "large_1").token("trade", "large_5")
    table.city().tucked = {"festival": ["mc14", "mc15"], "trade": ["mc01"]}
    table.state.white = [3]
    table.player().blue = []
    move = answer(table)
    assert isinstance(move, Drive)
    assert move.spot in ("b2", "b3"), "the grain of road 3 is what the festival's temple lacks"
    table = city(goods="wood grain cocoa gem").token("construction", "large_1").token("gold_temple", "large_2")
    table.city().tucked = {"construction": ["mc01", "mc02", "mc03", "mc04"]}
    table.do(0, "drive blue-4 road-4 b4 none")
    assert answer(table) == CompleteLevel("construction")
    table = city(goods="wood grain cocoa gem").token("construction", "large_1").token("gold_temple", "large_2")
    table.city().gold = 7
    table.do(0, "drive blue-4 road-4 b4 none")
    assert answer(table) == CompleteLevel("gold_temple")


def test_the_maya_pass_to_where_a_temple_can_be_paid() -> None:
    table = city(goods="wood grain gem").hold().token("trade", "large_1")
    table.state.white, table.player().blue = [], []
    assert answer(table) == Pass("road")


def test_the_maya_buy_what_their_temples_ask_for() -> None:
    table = city(goods="cocoa", coins=3).hold("mc13")
    for temple in table.city().temples.values():
        temple.token = "large_3"
    table.do(0, "trade-card mc13")
    bought = []
    while (move := answer(table)) != CloseMarket():
        assert isinstance(move, BuyFromBank)
        bought.append(move.good)
        table.do(0, f"bank-buy {move.good}")
    assert bought == ["cocoa", "grain"]


def test_the_maya_buy_the_piece_that_a_level_is_short_of() -> None:
    table = city(goods="wood gem", coins=4).token("trade", "large_1")
    table.city().tucked = {"trade": ["mc01", "mc02"]}
    table.do(0, "drive white-1 road-1 b1 none")
    assert answer(table) == Buy("grain")
    table.do(0, "buy grain")
    assert answer(table) == CompleteLevel("trade")
    table = city(goods="wood gem", coins=4, maya_free="nothing").token("trade", "large_1")
    table.do(0, "drive white-1 road-1 b1 none")
    assert answer(table) == Skip(), "where the Maya buy nothing nothing is bought"


def test_the_governor_is_led_to_where_he_is_worth_more() -> None:
    for blocked, line in ({}, "column_3"), ({"d4": "coins_1"}, "column_6"):
        table = Table(2, kingdoms="on", governor="on").white(3, 6)
        table.player().blue = []
        colony = table.colony()
        colony.cells, colony.governor, colony.blocked = {"c2": "coin2", "f4": "coin3", "d4": "coin2"}, "c4", blocked
        move = answer(table)
        assert isinstance(move, UseDie)
        assert move.line == line

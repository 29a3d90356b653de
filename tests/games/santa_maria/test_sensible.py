"""The plausible player plays decently."""

from statistics import mean

from games.core.chance import Chance
from games.core.game import Setup
from games.core.moves import Move
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.moves import Buy, Ship, TradeGood
from tests.games.santa_maria.table import Table


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

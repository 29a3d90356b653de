"""How all goods would go to sea, as the sensible player foresees it."""

from collections import Counter

from games.core.seats import Seat
from games.puerto_rico.components import GOODS
from games.puerto_rico.computer.shipping import Goods, holds, kept, shipped, worth_of_goods
from tests.games.puerto_rico.table import Table


def goods(words: str) -> Goods:
    held = Counter(words.split())
    return {good: held[good] for good in GOODS}


def points(table: Table, *held: str, captain: bool = True) -> list[int]:
    order = table.state.in_turn(Seat(0))
    each = [goods(words) for words in (*held, *[""] * (len(order) - len(held)))]
    return shipped(table.state, order, each, holds(table.state), captain=captain).points[: len(held)]


def test_the_captain_loads_first_and_has_a_point_more() -> None:
    assert points(Table(2), "corn corn corn corn corn", "corn corn corn") == [6, 1]
    assert points(Table(2), "corn corn corn corn corn", "corn corn corn", captain=False) == [5, 1]


def test_each_good_has_one_ship_and_each_ship_one_good() -> None:
    two_ships = Table(2)
    assert points(two_ships, "corn sugar sugar coffee coffee coffee") == [3 + 2 + 1]
    assert points(two_ships.loaded(ship_4="corn 3", ship_6="sugar 6"), "corn corn sugar coffee") == [1 + 1]


def test_the_largest_lot_goes_first_and_of_two_the_cheaper() -> None:
    one_hold = Table(2).loaded(ship_4="indigo 4")
    left = shipped(one_hold.state, [Seat(0)], [goods("coffee coffee corn corn sugar")], holds(one_hold.state)).left
    assert left == [{"sugar": 1, "coffee": 2}]


def test_round_and_round_until_nobody_can_load() -> None:
    assert points(Table(3), "corn sugar", "corn sugar sugar", "coffee coffee") == [1 + 1 + 1, 2 + 1, 2]


def test_a_wharf_takes_once_what_no_ship_takes_and_a_harbor_counts_each_loading() -> None:
    full = {"ship_4": "indigo 4", "ship_6": "tobacco 6"}
    assert points(Table(2).loaded(**full), "corn corn coffee") == [0]
    assert points(Table(2).loaded(**full).seat(0, city="wharf"), "corn corn coffee") == [2 + 1]
    assert points(Table(2).seat(0, city="harbor"), "corn corn coffee") == [3 + 2 + 1]
    assert points(Table(2).seat(0, city="harbor- wharf-").loaded(**full), "corn corn coffee") == [0]


def test_what_is_stored_is_what_sells_best() -> None:
    held = goods("coffee coffee corn")
    assert worth_of_goods(held) == 5 + 5 + 1
    assert kept(Table().board(0), held) == 5
    assert kept(Table().seat(0, city="small_warehouse").board(0), held) == 5 + 5 + 1

"""What a choice will do is said before it is made."""

import pytest

from games.core.ahead.outlook import Foresight
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.moves import Mayor
from games.puerto_rico.roles.craftsman import harvest
from tests.games.puerto_rico.table import Table
from texts import Teller, words


def told(table: Table, seat: int, text: str, locale: str = "en", *, to_all: bool = False) -> str:
    """What the seat, or everybody, is told of a move."""
    mover = Seat(seat)
    move = table.play.legal(mover).read(text)
    outlook = Foresight(GAME, table.state, mover, None if to_all else mover).outlook(move)
    return Teller(words(locale), "puerto_rico", "ABCD").outlook(outlook)


@pytest.mark.parametrize("to_all", [True, False])
def test_a_price_says_how_it_comes_about(to_all: bool) -> None:
    table = Table().coins(9, 9, 9, 9).seat(1, island="quarry").begin("builder")
    table.do(0, "pass")
    assert told(table, 1, "build large-market", to_all=to_all) == "pay 4 (5 − 1 quarry), +2 VP at game end"
    assert told(table, 1, "build large-market", "ru", to_all=to_all) == "цена 4 (5 − 1 каменоломня), +2 ПО"
    table.do(1, "pass")
    assert told(table, 2, "build large-market") == "pay 5, +2 VP at game end"


def test_all_that_takes_off_the_price_is_named() -> None:
    table = Table().coins(9, 9, 9, 9).seat(0, island="quarry quarry").begin("builder")
    assert told(table, 0, "build office") == "pay 2 (5 − 2 quarries − 1), +2 VP at game end"
    assert told(table, 0, "build small-market") == "pay 0 (1 − 1 quarry), +1 VP at game end"
    assert told(table, 0, "pass") == ""


def test_loading_says_what_goes_aboard_and_what_it_brings() -> None:
    table = Table().seat(0, goods="corn corn corn sugar", city="harbor").loaded(ship_6="corn 4").begin("captain")
    assert told(table, 0, "ship corn 6") == "2 aboard, 1 left over, +4 VP"


def test_a_sale_says_what_it_brings() -> None:
    table = Table().seat(1, goods="coffee corn", city="small_market").begin("trader")
    assert table.waiting() == (1,)
    assert told(table, 1, "sell coffee") == "5 doubloons"
    assert told(table, 1, "sell corn", "ru") == "1 дублон"


def test_a_role_says_what_it_brings_its_taker_at_once() -> None:
    table = Table().seat(0, island="corn corn")
    table.state.roles["craftsman"] = 2
    assert told(table, 0, "choose craftsman") == "+2 doubloons, +2 corn"


@pytest.mark.parametrize(
    ("island", "city"),
    [
        ("corn- corn- corn-", "office-"),
        ("indigo- indigo-", "small_indigo_plant- aqueduct-"),
        ("indigo- indigo-", "large_indigo_plant- aqueduct-"),
        ("sugar- indigo-", "large_sugar_mill- large_indigo_plant- aqueduct-"),
        ("sugar- coffee- tobacco-", "large_sugar_mill- coffee_roaster- library-"),
    ],
)
def test_a_placement_says_what_the_next_craftsman_brings(island: str, city: str) -> None:
    for people in (0, 1):
        table = Table().seat(1, island=island, city=city, rose=people).begin("mayor", by=1)
        (pieces,) = table.play.legal(Seat(1)).offers[0].best or ()
        said = told(table, 1, table.play.legal(Seat(1)).text(Mayor(pieces)))
        table.play.apply(Seat(1), Mayor(pieces))
        harvest(table.play, Seat(1))
        counts = {good: count for good, count in table.board(1).goods.items() if count}
        made = [good if count == 1 else f"{good} ×{count}" for good, count in counts.items()]
        assert said == f"can produce {', '.join(made) or 'nothing'}"


def test_what_is_drawn_is_not_told() -> None:
    table = Table(nobles="on").seat(0, city="land_office", coins=3, goods="corn").begin("trader")
    tiles = {told(table.stack(tile), 0, "buy-land") for tile in ("corn", "coffee", "sugar")}
    assert tiles == {"−1 doubloon, plus a random draw"}


def test_a_payment_with_a_hidden_point_is_told_to_its_owner() -> None:
    table = Table().coins(3, 9, 9, 9).seat(0, city="black_market", points=1).begin("builder")
    assert told(table, 0, "black-market office none none point") == "−3 doubloons, −1 VP, +2 VP at game end"


@pytest.mark.parametrize("city", ["small_sugar_mill", "small_sugar_mill library"])
def test_the_good_of_the_privilege_is_named_by_the_choice_alone(city: str) -> None:
    table = Table().seat(0, island="corn sugar", city=city).begin("craftsman")
    assert told(table, 0, "craft-two corn sugar" if "library" in city else "craft corn") == ""

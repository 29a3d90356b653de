"""Both sides of borders: where a piece, a coin or a step more or less makes the difference."""

import pytest

from games.core.fields import Spread
from games.core.seats import Seat, seat_words
from games.santa_maria.city_moves import ProposeDeal
from games.santa_maria.components import SHIPS
from games.santa_maria.grid import beside
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city
from tests.games.santa_maria.test_specialists import hiring

NO_SUCH_QUESTION = "core-reason-not-possible"


@pytest.mark.rule("SM-SCHOLAR-11", "SM-STORE-02")
@pytest.mark.parametrize(("held", "asked"), [(1, False), (2, False), (3, True)])
def test_a_merchant_is_asked_only_about_what_is_spilt(held: int, *, asked: bool) -> None:
    table = Table(2).scholar("commerce").seat(goods="wood " * held, coins=1)
    table.do(0, "activate c2")
    assert (table.question() == "Take") == asked
    table = Table(2).seat(goods="wood " * held, coins=1)
    table.do(0, "activate c2")
    assert table.asked() == (1,), "nobody else is"


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
    ("goods", "able"),
    [
        ("sugar gem", True),
        ("sugar sugar", True),
        ("gem gem", True),
        ("sugar", False),
        ("gem", False),
        ("gem gold", True),
        ("gold gold", True),
        ("sugar wood", False),
    ],
)
def test_alchemy_pays_each_for_the_other(goods: str, *, able: bool) -> None:
    table = Table(2).scholar("alchemy").dock(coins="s18").seat(goods=goods, coins=1)
    ship = next(key for key, found in SHIPS.items() if found.cost == {"sugar": 1, "gem": 1})
    table.dock(coins=ship)
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
    table = city(goods="wood grain").token("festival", "large_1")
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


# What is recommended, and the form for a line


@pytest.mark.parametrize(
    ("coins", "best"),
    [
        (0, ("white_1", "road_1", "b2", "none")),
        (1, ("white_1", "road_1", "b2", "none")),
        (3, ("white_1", "road_1", "b2", "none")),
        (4, ("white_1", "road_5", "a6", "coins")),
    ],
)
def test_the_drive_that_brings_most_is_recommended(coins: int, best: tuple[str, ...]) -> None:
    table = city(coins=coins).white(1)
    table.player().blue = []
    table.city().plots |= {"a6": "joy2"}
    drive = table.request().offer("drive")
    assert drive is not None
    assert drive.best == best


def paying(table: Table) -> Spread:
    offer = table.request().offer("whole")
    assert offer is not None
    (field,) = offer.fields
    assert isinstance(field, Spread)
    return field


def test_points_of_a_trade_pay_for_no_step() -> None:
    table = Table(2).scholar("strategy").white(2).seat(goods="wood", b2="trade_wood_h2", b4="conquistador")
    table.do(0, "die white-2 column-2 none")
    offer = table.request().offer("whole")
    assert offer is None or ("b4", "coin", 1) not in paying(table).now


def test_no_more_payments_than_buildings_nor_than_pieces() -> None:
    table = Table(2).white(2).seat(goods="wood wood wood", b2="trade_wood_h2")
    del table.colony().cells["b5"]
    table.do(0, "die white-2 column-2 none")
    assert paying(table).most == 2, "two buildings"
    table = Table(2).white(2).seat(goods="wood", b2="trade_wood_h2")
    table.do(0, "die white-2 column-2 none")
    assert paying(table).most == 1, "one wood"


# Reasons out of their question


@pytest.mark.parametrize(
    "move",
    [
        "drive white-3 road-3 b3 none",
        "drive-with-card white-3 road-3 b3 none mc17",
        "priest b1",
        "trade-card mc14",
        "feast mc14",
        "build mc01 gem b1",
        "pass coins",
    ],
)
def test_in_the_market_the_maya_cannot_act(move: str) -> None:
    table = city(2, goods="wood").hold("mc13", "mc14").passed(seat_1="coins")
    table.do(0, "trade-card mc13")
    assert table.why_not(0, move) == NO_SUCH_QUESTION


@pytest.mark.parametrize(
    "move", ["die white-3 column-5 none", "expand d01 a1.east", "activate c2", "pass coins", "road a2"]
)
def test_while_a_monk_is_sent_out_nobody_acts(move: str) -> None:
    table = Table(2).faith(2).passed(seat_1="coins").seat(coins=1)
    table.do(0, "activate b5")
    assert table.question() == "PlaceMonk"
    assert table.why_not(0, move) == ("when-road" if move.startswith("road") else NO_SUCH_QUESTION)


def test_what_else_is_not_possible_and_why() -> None:
    table = Table(2).white(3)
    table.player().blue = []
    assert table.why_not(0, "die white-3 column-5 none") == "change"
    assert table.why_not(0, "die white-3 column-5 cocoa") == "no-good"
    table = Table(2, kingdoms="on").dock(special="x07").seat(goods="wood gold", coins=4)
    table.do(0, "ask everything")
    table.do(0, "activate a1")
    table.do(0, "ship x07 coins")
    assert table.why_not(0, "buy grain") == "kept-back"
    table = city(goods="").hold("mc05")
    assert table.why_not(0, "build mc05 gem a1") == "card-price"
    table = city(goods="grain").hold("mc05")
    assert table.why_not(0, "build mc05 gem a1") == "card-price", "wood, and no grain"
    table = city(2).hold("mc13", "mc01")
    table.do(0, "trade-card mc13")
    assert table.why_not(0, "redraw mc02") == "card-half"
    table.player().coins = 0
    assert table.why_not(0, "redraw mc01") == "no-coins"


def no_deal(table: Table, seat: int, other: int, kind: str) -> str:
    """Why a seat may not offer another so much."""
    (word,) = seat_words([Seat(other)])
    move = ProposeDeal(word, (("give", kind, 1),))
    assert not table.request(seat).accepts(move)
    return table.play.why_not(Seat(seat), move).key.removeprefix("santa-maria-reason-")


def test_why_no_deal_is_proposed() -> None:
    table = city(3, goods="wood").hold("mc13")
    assert no_deal(table, 0, 1, "wood") == "when-market"
    assert no_deal(Table(2), 0, 1, "wood") == "when-market"
    assert no_deal(table, 1, 2, "wood") == "deal-with"
    assert no_deal(table, 1, 0, "wood") == "deal-terms"
    table.do(0, "trade-card mc13")
    assert no_deal(table, 0, 0, "wood") == "deal-with"
    assert no_deal(table, 0, 1, "gem") == "deal-terms"
    assert no_deal(table, 1, 0, "wood") == "deal-terms"


def test_a_proposal_lists_only_what_there_is() -> None:
    table = city(2, goods="wood").hold("mc13").seat(1, goods="gem", coins=1)
    table.player().goods["cocoa"] = 0
    table.city().gold = 0
    table.do(0, "trade-card mc13")
    offer = table.request().offer("propose")
    assert offer is not None
    terms = offer.fields[1]
    assert isinstance(terms, Spread)
    assert {kind for kind, count in terms.pieces} == {"wood", "coin", "gem"}
    assert all(count for kind, count in terms.pieces)


@pytest.mark.rule("SM-SPEC-12")
def test_a_cart_must_make_the_line_usable() -> None:
    table = hiring("gem_cart", coins=3)
    table.colony().blocked = {"c2": "coins_1"}
    table.do(0, "die white-3 column-3 none")
    assert not table.can(0, "skip")
    assert set(table.choices(0, "cart", "spot")) == {"c1", "c3", "c4", "c5", "c6"}

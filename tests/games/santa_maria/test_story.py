"""What happens is told, step by step: whoever comes back reads it there, and nowhere else."""

from collections.abc import Sequence

import pytest

from games.core.events import Event
from games.santa_maria.steps import ChooseBoard
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_envoys import embassy
from tests.games.santa_maria.test_maya import city
from tests.games.santa_maria.test_specialists import hiring


def keys(events: Sequence[Event]) -> list[str]:
    """What is told, in its order."""
    return [event.key.removeprefix("santa_maria-log-") for event in events]


def story(table: Table, seat: int, *moves: str) -> list[str]:
    """All that several moves have told."""
    return [key for move in moves for key in keys(table.do(seat, move))]


def test_a_line_is_told_from_the_die_to_the_last_building() -> None:
    table = Table(2).white(2).seat(goods="wood wood wood grain", coins=1)
    table.colony().cells = {"b1": "wood", "b2": "coin2", "b3": "religion", "b4": "conquistador", "b5": "trade_wood_h2"}
    assert story(table, 0, "die white-2 column-2 none") == [
        "die",
        "line",
        "overflow",
        "coins",
        "faith",
    ]
    assert story(table, 0, "pray grain", "trade wood") == ["pay", "faith", "march", "pay", "joy"]
    table = Table(2).white(3)
    assert story(table, 0, "die white-3 column-3 none") == ["die", "line", "gain"]


@pytest.mark.parametrize(
    ("building", "goods", "extra"),
    [("trade_wood_h2", "wood", []), ("religion", "grain", ["faith"]), ("ship", "wood wood", [])],
)
def test_what_somebody_does_without_is_told(building: str, goods: str, extra: list[str]) -> None:
    table = Table(2).dock(coins="s05").seat(goods=goods, coins=1, a3=building)
    assert story(table, 0, "activate a3", "skip") == ["activate", *extra, *(["skip"] if building != "religion" else [])]
    table = Table(2)
    assert story(table, 0, "pass road", "skip") == ["pass", "skip"]


def test_what_is_wanted_by_nobody_is_told() -> None:
    table = Table(2).seat(coins=1)
    assert story(table, 0, "ask everything", "activate c2", "skip") == ["ask", "activate", "skip"]


@pytest.mark.parametrize(
    ("building", "told"), [("trade_wood_h2", ["activate", "idle"]), ("ship", ["activate", "idle"])]
)
def test_what_is_no_use_is_told(building: str, told: list[str]) -> None:
    assert story(Table(2).seat(coins=1, a3=building), 0, "activate a3") == told


def test_expanding_trading_and_roads_are_told() -> None:
    table = Table(2).show("d01").seat(goods="wood wood gem", coins=3)
    assert story(table, 0, "sell gem 1", "buy grain", "expand d01 c3.east") == ["sell", "buy", "pay", "expand"]
    assert story(Table(2), 0, "pass road", "road a2") == ["pass", "road"]


def test_a_ship_is_told_and_the_one_that_comes_after_it() -> None:
    table = Table(2).scholar("seamanship").dock(coins="s05").seat(goods="wood wood", coins=1)
    assert story(table, 0, "activate a1", "ship s05 coins") == ["activate", "pay", "ship", "coins", "new-ship"]
    table = Table(2).dock(coins="s05").seat(goods="wood wood", coins=1)
    table.state.piles["ships"] = []
    assert story(table, 0, "activate a1", "ship s05 coins") == ["activate", "pay", "ship"]


def test_a_monk_is_told_and_who_is_paid() -> None:
    table = Table(3).faith(2).seat(coins=5).monks(1, "gold").monks(2, "gold")
    assert story(table, 0, "activate b5", "monk gold") == [
        "activate",
        "faith",
        "blue-die",
        "monk",
        "monk-paid",
        "monk-paid",
        "gain",
    ]
    assert [(event.seat, event.args["coins"]) for event in table.told("monk-paid")] == [(1, 2), (2, 2)]
    assert [event.args["price"] for event in table.told("monk")] == [4]


def test_the_governor_is_told_where_he_goes_and_where_he_stays() -> None:
    for at, told in (("b2", ["die", "governor", "line", "gain"]), ("f2", ["die", "governor-stays", "line", "gain"])):
        table = Table(2, kingdoms="on", governor="on").white("abcdef".index(at[0]) + 1)
        table.colony().cells, table.colony().governor = {f"{at[0]}5": "wood"}, at
        value = "abcdef".index(at[0]) + 1
        assert story(table, 0, f"die white-{value} column-{value} none") == told
    table = Table(2, kingdoms="on", governor="on").white(2)
    table.colony().cells, table.colony().governor = {"b5": "wood", "c2": "road1"}, "b2"
    assert story(table, 0, "die white-2 column-2 none") == ["die", "governor", "joy", "line", "gain"]


def test_specialists_and_carts_are_told() -> None:
    assert story(hiring("farmer"), 0, "die white-3 column-3 none", "hire") == [
        "die",
        "hire",
        "pay",
        "gain",
        "line",
        "gain",
    ]
    assert story(hiring("gem_cart"), 0, "die white-3 column-3 none", "cart a2")[:3] == ["die", "cart", "pay"]


def test_choosing_a_colony_is_told() -> None:
    table = Table(2, setup="choose")
    table.state.boards = ["forest", "fields", "convent"]
    table.choosing(ChooseBoard, 1, 0)
    assert story(table, 1, "board forest") == ["board"]


def test_passing_to_a_second_space_is_told() -> None:
    table = Table(3, kingdoms="on").scholar("meditation").passed(seat_1="road")
    assert story(table, 0, "pass road", "skip", "space coins") == ["pass", "skip", "space", "coins"]


def test_gold_that_the_maya_take_and_guard_is_told() -> None:
    table = city(2).turn(0)
    table.player().march = 1
    assert story(table, 0, "pass conquistador") == ["pass", "gold-to-city", "march"]
    table = city(2).turn(1).seat(1, coins=1)
    table.player(0).march, table.player(1).march = 5, 1
    assert story(table, 1, "activate f4") == ["activate", "gold-guarded", "march"]
    table = city(2).turn(1).seat(1, coins=1)
    table.player(1).march, table.city().gold = 1, 2
    assert story(table, 1, "activate f4") == ["activate", "march", "gold-from-city", "gain"]


def test_what_the_maya_do_is_told() -> None:
    table = city(goods="wood wood").hold("mc06", "mc01", "mc13")
    assert story(table, 0, "feast mc06") == ["tuck", "pay", "joy"]
    table.turn(0)
    plot = table.choices(0, "build", "spot")[0]
    lodge = table.choices(0, "build", "building")[0]
    assert story(table, 0, f"build mc01 {lodge} {plot}") == ["tuck", "city-build", "pay"]
    table.turn(0)
    assert story(table, 0, "trade-card mc13") == ["tuck", "coins"]
    table = city()
    table.city().priests = 1
    assert story(table, 0, "priest b2")[:1] == ["priest"]


@pytest.mark.parametrize(
    ("district", "road", "answer", "told"),
    [
        ("trade", 2, "store gem", ["store", "gain"]),
        ("festival", 3, "fork road-4", ["fork"]),
        ("gold_temple", 4, "", ["new-priest"]),
        ("construction", 5, "", ["coins"]),
        ("technology", 6, "", ["cards"]),
    ],
)
def test_a_level_is_told_and_what_it_brings(district: str, road: int, answer: str, told: list[str]) -> None:
    table = city(goods="wood grain gem").token(district, "large_1")
    table.player().goods |= {"wood": 1, "grain": 1, "gem": 1}
    table.do(0, f"drive white-{road} road-{road} b{road} none")
    while table.question() != "AfterDrive":
        table.do(0, "skip")
    level = keys(table.do(0, f"temple {district.replace('_', '-')}"))
    if answer:
        level += story(table, 0, answer)
    assert level == ["pay", "temple", *told]


def test_imitating_is_told() -> None:
    table = city(2, envoys="on").turn(1)
    table.state.envoys = {"white": 2, "blue": 4}
    table.do(1, "die envoy-white column-2 none")
    assert story(table, 0, "imitate b2")[:1] == ["imitate"]


def test_deals_are_told() -> None:
    table = city(2, goods="wood", coins=3).hold("mc13").seat(1, goods="gem")
    assert story(table, 1, "propose 0 give 1 gem") == ["deal"]
    number = table.state.proposals[0].id
    assert story(table, 0, f"refuse {number}") == ["deal-refused"]
    table.do(0, "trade-card mc13")
    assert story(table, 0, "propose 1 give 2 coin") == ["deal"]
    number = table.state.proposals[0].id
    assert story(table, 1, f"accept {number}") == ["deal-made", "deal-coins", "deal-coins"]
    assert [(event.seat, event.args["coins"]) for event in table.told("deal-coins")] == [(0, -2), (1, 2)]


@pytest.mark.rule("SM-YEAR-04")
def test_ranks_without_points_are_not_told() -> None:
    table = Table(2).passed(seat_0="coins", seat_1="road")
    for seat in (0, 1):
        table.player(seat).march, table.player(seat).arrived = 2 - seat, seat + 1
    assert keys(table.end_year()) == ["conquest-rank", "joy", "year"]
    assert [event.args["rank"] for event in table.told("conquest-rank")] == [1]


@pytest.mark.rule("SM-BISHOP-01")
def test_what_the_bishop_of_the_conquest_doubles_is_told() -> None:
    table = Table(2, kingdoms="on").passed(seat_0="coins", seat_1="road").monks(0, "conquest")
    table.state.year = 3
    table.player().march = table.player().arrived = 1
    assert keys(table.end_year()) == ["conquest-rank", "joy", "twice", "score", "score", "winners"]
    assert [event.args["points"] for event in table.told("twice")] == [6]


def test_in_the_end_it_is_told_who_has_won() -> None:
    table = Table(3).passed(seat_0="coins")
    table.state.year = 3
    table.player(2).joy = 5
    assert keys(table.end_year()) == ["score", "score", "score", "winners"]
    (told,) = table.told("winners")
    assert (told.args["seats"], told.args["count"]) == ((2,), 1)


@pytest.mark.rule("SM-ENVOY-06")
def test_an_envoy_is_told_with_all_who_follow() -> None:
    assert story(embassy(2), 0, "die envoy-white column-3 none") == ["die", "line", "gain", "line", "gain"]

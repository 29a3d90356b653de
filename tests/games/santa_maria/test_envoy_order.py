"""Who follows an envoy side by side, and who waits: only for what can pass from one to another."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from games.core.seats import Seat
from tests.games.santa_maria.naive_following import Order, outcome, position, strictly_in_turn
from tests.games.santa_maria.table import Table

POSITIONS = 60
"""For each die; when only what is common was done in turn, about one in fifty came out otherwise."""


def last(seats: Sequence[Seat]) -> Seat:
    return seats[-1]


def first(seats: Sequence[Seat]) -> Seat:
    return seats[0]


@pytest.mark.rule("SM-ENVOY-06", "SM-ENVOY-14")
@pytest.mark.parametrize("die", ["envoy_white", "envoy_blue"])
@pytest.mark.parametrize("share", range(4))
def test_whoever_answers_first_it_comes_out_as_in_turn_order(
    die: str, share: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(POSITIONS * share, POSITIONS * (share + 1)):
        table = position(Random(f"envoy {number}"))
        temper = f"temper {number}"
        with strictly_in_turn(monkeypatch):
            expected = outcome(table, die, temper, first)
        orders: dict[str, Order] = {"last": last, "first": first, "any": Random(number).choice}
        for name, order in orders.items():
            assert outcome(table, die, temper, order) == expected, f"position {number}, {name} of them"


def merchants(*goods: str, **options: str) -> Table:
    """Seat 0 takes the white envoy of 3; in the column of all others there is a wood, about which they are asked."""
    table = Table(1 + len(goods), **{"kingdoms": "on", "envoys": "on", **options})
    table.state.envoys = {"white": 3, "blue": 3}
    for seat, stock in enumerate(goods, 1):
        table.seat(seat, goods=stock)
        table.player(seat).asks = "everything"
    return table


def envoy(table: Table) -> tuple[int, ...]:
    """Who is asked at once."""
    table.do(0, "die envoy-white column-3 none")
    return tuple(table.asked())


def trader(table: Table, seat: int, coins: int = 1, place: str = "gold") -> None:
    """Two trades for grain, and a monk whom others may join."""
    table.seat(seat, goods="grain", coins=coins, c4="trade_grain_h2", c5="trade_grain_h2").monks(seat, place)


def pilgrim(table: Table, seat: int, coins: int = 2) -> None:
    """One step before the first monk symbol."""
    table.seat(seat, coins=coins, c1="religion").player(seat).faith = 2


@pytest.mark.rule("SM-ENVOY-06", "SM-ENVOY-14")
def test_nobody_is_paid_before_their_turn() -> None:
    table = merchants("", "")
    trader(table, 1)
    pilgrim(table, 2)
    assert envoy(table) == (1,), "what seat 2 pays may not help seat 1"
    for answer in ("take", "trade grain"):
        table.do(1, answer)
    assert table.told("idle"), "one coin buys no second grain"
    assert table.asked() == (2,)
    table.do(2, "take")
    table.do(2, "monk gold")
    assert (table.player(1).joy, table.player(1).coins) == (2, 3)


@pytest.mark.rule("SM-ENVOY-06", "SM-ENVOY-14")
def test_who_may_be_paid_yet_is_not_passed_over() -> None:
    table = merchants("", "")
    pilgrim(table, 1)
    trader(table, 2)
    table.player(2).goods["grain"] = 0
    table.player(2).asks = "choices"
    assert envoy(table) == (1,)
    assert not table.told("idle"), "seat 2 has not begun"
    table.do(1, "take")
    table.do(1, "monk gold")
    for answer in ("take", "skip", "take"):
        table.do(1, answer)
    assert table.asked() == (2,)
    table.do(2, "buy grain")
    table.do(2, "trade grain")
    assert table.player(2).joy == 2


@pytest.mark.rule("SM-ENVOY-14")
def test_who_waits_goes_on_as_soon_as_those_have_ended_on_whom_it_depends() -> None:
    table = merchants("", "", "")
    trader(table, 1)
    pilgrim(table, 3)
    assert envoy(table) == (1, 2), "seat 3 may pay seat 1 alone"
    for answer in ("take", "skip", "skip"):
        assert table.asked() == (1, 2)
        table.do(1, answer)
    assert table.asked() == (2, 3)


@pytest.mark.rule("SM-ENVOY-14")
def test_nobody_waits_where_nothing_can_pass() -> None:
    cases: dict[str, Callable[[Table], object]] = {
        "nobody has a monk anywhere": lambda table: table.state.monks.clear(),
        "the symbol is too far": lambda table: setattr(table.player(2), "faith", 0),
        "it is crossed already": lambda table: setattr(table.player(2), "faith", 3),
        "nobody can pay": lambda table: setattr(table.player(2), "coins", 1),
        "all monks are placed": lambda table: table.monks(
            2, *table.state.scholars, *table.state.missions[:1], *table.state.bishops[:1]
        ),
        "the monk's own place": lambda table: table.monks(2, "gold"),
        "there is no use for coins": lambda table: table.seat(1, c4="trade_sugar_h3", c5="trade_grain_sugar_c3"),
        "the trades are occupied": lambda table: table.colony(1).blocked.update(c4="coins_1", c5="coins_2"),
        "the church is occupied": lambda table: table.colony(2).blocked.update(c1="coins_1"),
    }
    table = merchants("", "")
    trader(table, 1, coins=0)
    pilgrim(table, 2)
    assert envoy(table) == (1,)
    for why, change in cases.items():
        table = merchants("", "")
        trader(table, 1, coins=0)
        pilgrim(table, 2)
        change(table)
        assert envoy(table) == (1, 2), why


@pytest.mark.rule("SM-ENVOY-14")
@pytest.mark.parametrize(
    ("before", "goods"),
    [("coin2", ""), ("gem", ""), ("trade_wood_gem_c3", "wood"), ("conquistador", ""), ("", "gem")],
)
def test_what_a_line_brings_before_its_church_can_pay(before: str, goods: str) -> None:
    table = merchants("", goods)
    trader(table, 1)
    pilgrim(table, 2, coins=0)
    table.colony(2).cells |= {"c1": before or "joy2", "c2": "religion"}
    table.player(2).march = 1
    assert envoy(table) == (1,)
    table = merchants("", "")
    trader(table, 1)
    pilgrim(table, 2, coins=0)
    table.colony(2).cells |= {"c1": "joy2", "c2": "religion", "c3": before or "gem"}
    assert envoy(table) == (1, 2), "what comes later does not"


@pytest.mark.rule("SM-ENVOY-14")
@pytest.mark.parametrize(
    ("spending", "scholar", "waits"),
    [
        ("trade_wood_h2", "", True),
        ("trade_sugar_h3", "", False),
        ("religion", "", True),
        ("ship", "", True),
        ("conquistador", "", False),
        ("conquistador", "strategy", True),
        ("gem", "", False),
    ],
)
def test_for_what_coins_are_of_use(spending: str, scholar: str, *, waits: bool) -> None:
    table = merchants("", "")
    table.places(scholars="mathematics jewels seamanship bookkeeping")
    table.seat(1, c4=spending).monks(1, "gold").scholar(scholar, 1)
    pilgrim(table, 2)
    assert envoy(table) == ((1,) if waits else (1, 2))


@pytest.mark.rule("SM-ENVOY-14")
@pytest.mark.parametrize(
    ("one", "other", "marches", "waits"),
    [
        ("conquistador", "conquistador", (0, 0), True),
        ("conquistador", "conquistador", (0, 1), False),
        ("conquistador", "conquistador", (11, 11), True),
        ("conquistador", "conquistador", (12, 12), False),
        ("conquistador", "ship", (0, 0), False),
        ("ship", "ship", (0, 0), True),
        ("ship", "religion", (0, 0), False),
        ("religion", "religion", (0, 0), False),
        ("religion", "conquistador", (0, 0), False),
    ],
)
def test_who_touches_the_same_thing_goes_in_turn(
    one: str, other: str, marches: tuple[int, int], *, waits: bool
) -> None:
    table = merchants("", "").seat(1, c4=one).seat(2, c5=other)
    table.player(1).march, table.player(2).march = marches
    assert envoy(table) == ((1,) if waits else (1, 2))


@pytest.mark.rule("SM-ENVOY-14")
def test_several_steps_of_a_line_reach_further() -> None:
    table = merchants("", "").seat(1, c4="conquistador", c5="conquistador").seat(2, c5="conquistador")
    table.player(2).march = 1
    assert envoy(table) == (1,)
    table = merchants("", "").seat(1, c4="conquistador", coins=1).seat(2, c5="conquistador").scholar("strategy", 1)
    table.player(2).march = 1
    assert envoy(table) == (1,), "a coin buys another step"


@pytest.mark.rule("SM-ENVOY-14")
def test_two_who_send_monks_go_in_turn() -> None:
    for coins, faith, asked in ((2, 2, (1,)), (0, 2, (1,)), (0, 1, (1, 2)), (1, 1, (1,))):
        table = merchants("", "")
        pilgrim(table, 1)
        pilgrim(table, 2, coins)
        table.player(2).faith = faith
        assert envoy(table) == asked, (coins, faith)


@pytest.mark.rule("SM-ENVOY-14", "SM-ENVOY-15")
@pytest.mark.parametrize(
    ("cells", "scholar", "waits"),
    [
        ({"d3": "conquistador"}, "", True),
        ({"c4": "conquistador"}, "", True),
        ({"e3": "conquistador"}, "", False),
        ({"d3": "road1", "e3": "conquistador"}, "", False),
        ({"d3": "road1", "e3": "conquistador"}, "navigation", True),
        ({"d3": "wood", "e3": "conquistador"}, "navigation", False),
        ({"d3": "road1", "e3": "road2", "f3": "conquistador"}, "navigation", True),
        ({"c3": "conquistador"}, "", True),
    ],
)
def test_where_the_governor_may_come(cells: dict[str, str], scholar: str, *, waits: bool) -> None:
    table = merchants("", "", governor="on").seat(2, c5="conquistador").scholar(scholar, 1)
    table.colony(1).cells |= cells
    table.places(scholars="mathematics jewels seamanship bookkeeping")
    table.colony(1).governor = "c3"
    assert envoy(table) == ((1,) if waits else (1, 2))


@pytest.mark.rule("SM-ENVOY-14", "SM-ENVOY-15")
def test_a_governor_who_stays_keeps_his_building_out() -> None:
    table = merchants("", "", governor="on").seat(1, c3="conquistador", d3="wood").seat(2, c5="conquistador")
    table.colony(1).governor = "c3"
    table.colony(1).blocked = {"d3": "coins_1"}
    assert envoy(table) == (1, 2)


@pytest.mark.rule("SM-ENVOY-14", "SM-SCHOLAR-04")
def test_other_lines_to_choose_count_too() -> None:
    for coins, monk, asked in ((1, "", (1,)), (0, "", (1, 2)), (0, "gold", (1,))):
        table = merchants("", "").scholar("archery", 1)
        table.seat(1, coins=coins, a1="wood", c3="conquistador").seat(2, a1="wood", a2="conquistador")
        table.state.envoys["white"] = 1
        if monk:
            table.monks(1, monk).seat(2, a3="religion", coins=2).player(2).faith = 2
        table.do(0, "die envoy-white column-1 none")
        assert table.asked() == asked, (coins, monk)


def beside_maya(colonist: str, march: int = 0, maya: int = 0) -> Table:
    """Seat 1 takes the white envoy of 3, seat 2 has such a building in the column, seat 0 is the Maya."""
    table = Table(3, kingdoms="on", envoys="on", maya="on").turn(1).seat(2, c4=colonist)
    table.state.envoys = {"white": 3, "blue": 3}
    table.places(scholars="mathematics jewels seamanship bookkeeping")
    table.player(2).asks = "everything"
    table.player(2).faith = 2
    table.player(2).march, table.player(0).march = march, maya
    return table


def envoy_beside_maya(table: Table) -> tuple[int, ...]:
    """Who is asked at once."""
    table.do(1, "die envoy-white column-3 none")
    return tuple(table.asked())


@pytest.mark.rule("SM-ENVOY-14", "SM-MAYA-69")
@pytest.mark.parametrize(
    ("one", "march", "maya", "waits"),
    [
        ("conquistador", 0, 0, True),
        ("conquistador", 3, 4, False),
        ("conquistador", 4, 3, True),
        ("conquistador", 1, 12, False),
        ("conquistador", 12, 0, False),
        ("religion", 0, 0, True),
        ("ship", 0, 0, False),
        ("trade_grain_h2", 0, 0, False),
    ],
)
def test_the_maya_go_in_turn_with_who_may_march_or_find_gold(one: str, march: int, maya: int, *, waits: bool) -> None:
    assert envoy_beside_maya(beside_maya(one, march, maya)) == ((2,) if waits else (2, 0))


@pytest.mark.rule("SM-ENVOY-14", "SM-MAYA-69")
def test_maya_who_reach_nothing_hold_nobody_up() -> None:
    table = beside_maya("conquistador")
    table.city().blocked = dict.fromkeys(table.city().plots, "white_1")
    assert envoy_beside_maya(table) == (2, 0)
    table = beside_maya("conquistador").turn(2)
    table.city().blocked = dict.fromkeys(table.city().plots, "white_1")
    table.player(1).asks = "everything"
    table.seat(1, c4="conquistador")
    table.colony(2).cells["c4"] = "wood"
    table.do(2, "ask choices")
    table.do(2, "die envoy-white column-3 none")
    assert table.asked() == (0, 1)


@pytest.mark.rule("SM-ENVOY-14", "SM-MAYA-69")
def test_where_no_mission_gives_gold_a_church_is_none_of_the_business_of_the_maya() -> None:
    table = beside_maya("religion").monks(2, "gold")
    assert envoy_beside_maya(table) == (2, 0)


@pytest.mark.rule("SM-ENVOY-14", "SM-MAYA-20")
def test_who_may_find_gold_in_the_temple_goes_in_turn() -> None:
    for marches, maya, asked in (((4, 7), 0, (2,)), ((4, 7), 12, (2, 3, 0)), ((5, 7), 0, (2, 3))):
        table = Table(4, kingdoms="on", envoys="on", maya="on").turn(1)
        table.state.envoys = {"white": 3, "blue": 3}
        table.places(scholars="mathematics jewels seamanship bookkeeping")
        table.player(0).march = maya
        for seat, march in zip((2, 3), marches, strict=True):
            table.seat(seat, c4="conquistador").player(seat).march = march
            table.player(seat).asks = "everything"
        table.do(1, "die envoy-white column-3 none")
        assert table.asked() == asked, marches

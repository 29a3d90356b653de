"""Whom the reach of a follower keeps waiting: both sides of its borders."""

import pytest

from games.core.seats import Seat
from tests.games.santa_maria.table import Table


@pytest.mark.rule("SM-ENVOY-14")
def test_who_can_send_no_monk_holds_up_no_other_who_cannot() -> None:
    table = Table(3, kingdoms="on", envoys="on")
    table.state.envoys = {"white": 3, "blue": 3}
    for seat in (1, 2):
        table.seat(seat, coins=9, c1="religion").player(seat).faith = 2
        table.player(seat).asks = "everything"
        table.monks(seat, *table.state.scholars[:3], *table.state.bishops)
    table.do(0, "die envoy-white column-3 none")
    assert table.asked() == (1, 2)


@pytest.mark.rule("SM-ENVOY-14")
def test_what_a_garrison_may_bring_before_a_church_pays_three_others() -> None:
    table = Table(4, kingdoms="on", envoys="on").turn(0)
    table.state.envoys = {"white": 3, "blue": 3}
    table.places(scholars="mathematics jewels seamanship bookkeeping")
    for seat in (1, 2, 3):
        table.player(seat).asks = "everything"
    table.seat(1, c1="conquistador", c2="religion").player(1).faith = 2
    for seat in (0, 2, 3):
        table.monks(seat, "gold")
    table.seat(2, c4="trade_wood_h2")
    table.do(0, "die envoy-white column-3 none")
    assert table.asked() == (1, 3)


@pytest.mark.rule("SM-ENVOY-14", "SM-SCHOLAR-09")
@pytest.mark.parametrize(
    ("scholar", "at", "waits"), [("navigation", "c3", True), ("", "c3", False), ("navigation", "b4", False)]
)
def test_coins_are_of_use_to_who_may_move_the_governor_on(scholar: str, at: str, *, waits: bool) -> None:
    table = Table(3, kingdoms="on", envoys="on", governor="on").scholar(scholar, 1)
    table.state.envoys = {"white": 3, "blue": 3}
    table.places(scholars="mathematics jewels seamanship bookkeeping")
    table.colony(1).governor = at
    for seat in (1, 2):
        table.player(seat).asks = "everything"
    table.seat(1, d3="road1").monks(1, "gold").seat(2, c1="religion", coins=2).player(2).faith = 2
    table.do(0, "die envoy-white column-3 none")
    assert table.asked() == ((1,) if waits else (1, 2))


@pytest.mark.rule("SM-ENVOY-14", "SM-MONK-02")
@pytest.mark.parametrize(("coins", "waits"), [(1, False), (2, True)])
def test_what_others_may_pay_first_counts_too(coins: int, *, waits: bool) -> None:
    table = Table(3, kingdoms="on", envoys="on")
    table.state.envoys = {"white": 3, "blue": 3}
    for seat in (1, 2):
        table.player(seat).asks = "everything"
    table.seat(1, c4="trade_wood_h2").seat(2, c1="religion", coins=coins).player(2).faith = 2
    table.monks(0, "gold").monks(1, "gold").monks(2, "valuables")
    table.do(0, "die envoy-white column-3 none")
    assert table.asked() == ((1,) if waits else (1, 2))


@pytest.mark.rule("SM-ENVOY-14", "SM-MAYA-18")
def test_gold_that_the_maya_guard_is_nobodys() -> None:
    for maya, asked in ((4, (2,)), (5, (2, 3))):
        table = Table(4, kingdoms="on", envoys="on", maya="on").turn(1)
        table.state.envoys = {"white": 3, "blue": 3}
        table.places(scholars="mathematics jewels seamanship bookkeeping")
        table.player(0).march = maya
        for seat, march in ((2, 4), (3, 7)):
            table.seat(seat, c4="conquistador").player(seat).march = march
            table.player(seat).asks = "everything"
        table.do(1, "die envoy-white column-3 none")
        assert table.asked() == asked, maya


@pytest.mark.rule("SM-SCHOLAR-12", "SM-ENVOY-06")
def test_a_white_envoy_is_for_columns_alone() -> None:
    table = Table(2, kingdoms="on", envoys="on").scholar("philosophy", 1)
    table.state.envoys = {"white": 3, "blue": 3}
    table.do(0, "die envoy-white column-3 none")
    assert table.question() == "Act", "there is nothing to choose"


@pytest.mark.rule("SM-ENVOY-14", "SM-MONK-02")
@pytest.mark.parametrize(
    ("before", "waits"), [("gem", False), ("coin3", False), ("coin2", False), ("conquistador", True)]
)
def test_a_piece_pays_no_two_others(before: str, *, waits: bool) -> None:
    table = Table(3, kingdoms="on", envoys="on")
    table.state.envoys = {"white": 3, "blue": 3}
    for seat in (1, 2):
        table.player(seat).asks = "everything"
    table.seat(1, c4="trade_wood_h2").seat(2, c1=before, c2="religion").player(2).faith = 2
    table.monks(0, "gold").monks(1, "gold")
    table.do(0, "die envoy-white column-3 none")
    assert table.asked() == ((1,) if waits else (1, 2))


@pytest.mark.rule("SM-ENVOY-14", "SM-MAYA-69")
@pytest.mark.parametrize(("maya", "seat", "waits"), [(0, 4, True), (12, 0, False)])
def test_only_a_marker_of_the_maya_with_track_ahead_is_waited_for(maya: int, seat: int, *, waits: bool) -> None:
    table = Table(3, kingdoms="on", envoys="on", maya="on")
    players = table.state.players
    players[0], players[2] = players[2], players[0]
    table.state.maya = Seat(2)
    table.state.envoys = {"white": 3, "blue": 3}
    table.turn(1)
    table.player(2).march, table.player(0).march = maya, seat
    table.seat(0, c4="conquistador").player(0).asks = "everything"
    table.do(1, "die envoy-white column-3 none")
    assert table.asked() == ((2,) if waits else (2, 0))


@pytest.mark.rule("SM-ENVOY-14", "SM-GOV-06")
@pytest.mark.parametrize("blocked", [False, True])
def test_what_the_governor_cannot_reach_is_waited_for_by_nobody(*, blocked: bool) -> None:
    table = Table(3, kingdoms="on", envoys="on", governor="on").scholar("navigation", 1)
    table.state.envoys = {"white": 3, "blue": 3}
    for seat in (1, 2):
        table.player(seat).asks = "everything"
        table.player(seat).faith = 2
    table.colony(1).governor = "c3"
    table.seat(1, coins=1, d3="road1", e3="religion").seat(2, c4="religion")
    table.colony(1).blocked = {"e3": "coins_1"} if blocked else {}
    table.do(0, "die envoy-white column-3 none")
    assert table.asked() == ((1, 2) if blocked else (1,))


@pytest.mark.rule("SM-ENVOY-14", "SM-SCHOLAR-01")
@pytest.mark.parametrize(("scholar", "waits"), [("archery", True), ("", False)])
def test_coins_are_of_use_to_who_may_choose_a_diagonal(scholar: str, *, waits: bool) -> None:
    table = Table(3, kingdoms="on", envoys="on").scholar(scholar, 1)
    table.state.envoys = {"white": 6, "blue": 3}
    table.places(scholars="mathematics jewels seamanship bookkeeping")
    for seat in (1, 2):
        table.player(seat).asks = "everything"
    table.colony(1).cells = {"f5": "wood", "c4": "gem"}
    table.colony(2).cells = {"f5": "religion"}
    table.seat(1, coins=1).monks(1, "gold").seat(2, coins=2).player(2).faith = 2
    table.do(0, "die envoy-white column-6 none")
    assert table.asked() == ((1,) if waits else (1, 2))

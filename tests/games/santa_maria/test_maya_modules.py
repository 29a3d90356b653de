"""The Maya alone, and with other modules. Seat 0 plays the Maya."""

import pytest

from games.core.seats import Seat
from games.santa_maria.actions.religion import prayers
from tests.games.santa_maria.table import Table, started
from tests.games.santa_maria.test_maya import ON, city


@pytest.mark.rule("SM-MAYA-67", "SM-ADV-03")
def test_alone_as_the_maya_nobody_founds_a_colony() -> None:
    for setup in ("usual", "advanced", "deal"):
        state = started(1, setup=setup, **ON).state
        assert (state.pairs, state.boards, len(state.agenda)) == ({}, [], 2)


@pytest.mark.rule("SM-MAYA-67")
def test_alone_as_the_maya() -> None:
    table = city(1)
    assert table.city().gold == 1
    assert len(started(1, setup="deal", **ON).state.white) == 3
    table.player().march = 3
    table.do(0, "pass coins")
    assert table.player().joy == 4
    assert table.city().gold == 2
    table.hold("mc13")
    table.do(0, "trade-card mc13")
    assert table.request().offer("propose") is None


@pytest.mark.rule("SM-MAYA-68")
def test_the_maya_take_no_specialists() -> None:
    table = city(coins=9, specialists="on")
    table.do(0, "drive white-3 road-3 b3 none")
    assert table.question() == "AfterDrive"
    assert len(table.state.specialists) == 6


def embassy() -> Table:
    table = city(3, envoys="on")
    table.state.envoys = {"white": 3, "blue": 4}
    return table


@pytest.mark.rule("SM-MAYA-69")
def test_the_maya_imitate_the_envoys_of_others() -> None:
    table = embassy().hold("mc17").turn(1).seat(0, goods="wood grain gem").token("gold_temple", "large_1")
    table.do(1, "die envoy-white column-3 none")
    assert table.asked() == (0,)
    assert set(table.choices(0, "imitate", "spot")) == {"b2", "b3", "b4"}
    table.player().goods["grain"] = 0
    table.do(0, "imitate b3")
    assert table.player().goods["grain"] == 1
    assert table.city().blocked == {}
    table.do(0, "technology mc17")
    assert table.player().faith == 1
    table.do(0, "skip")
    table.do(0, "temple gold-temple")
    assert table.city().priests == 1
    assert table.player(2).goods["wood"] == 1
    assert table.asked() == (2,)


@pytest.mark.rule("SM-MAYA-69")
def test_the_maya_may_let_it_be() -> None:
    table = embassy().turn(1)
    table.do(1, "die envoy-blue row-4 none")
    table.do(0, "skip")
    assert table.player().goods["gem"] == 0


@pytest.mark.rule("SM-MAYA-69")
def test_what_the_maya_want_of_envoys_does_not_last_into_their_own_turn() -> None:
    table = embassy()
    table.do(0, "ask own-turns")
    table.turn(1)
    table.do(1, "die envoy-white column-3 none")
    table.do(0, "skip")
    table.turn(0).seat(0, goods="grain")
    table.state.white = [2] * len(table.state.white)
    table.do(0, "drive white-2 road-2 b2 none")
    assert table.question() == "ExtraFaith"


@pytest.mark.rule("SM-MAYA-70")
@pytest.mark.parametrize(("colour", "road", "line"), [("white", 3, "column_3"), ("blue", 4, "row_4")])
def test_the_colonists_follow_an_envoy_of_the_maya(colour: str, road: int, line: str) -> None:
    table = embassy()
    table.do(0, f"drive envoy-{colour} road-{road} b{road} none")
    table.do(0, "skip")
    assert [event.args["line"] for event in table.told("line")] == [line, line]
    assert table.city().blocked == {f"b{road}": f"{colour}_{road}"}


@pytest.mark.rule("SM-MAYA-14")
def test_the_maya_buy_nothing_where_the_table_wants_it() -> None:
    assert city(coins=6, maya_free="nothing").request().offer("buy") is None
    assert city(coins=6).request().offer("buy") is not None
    assert "coin" not in prayers(city(coins=6, maya_free="nothing").state, Seat(0)), "nor grain for a prayer"
    assert "coin" in prayers(city(coins=6).state, Seat(0))


@pytest.mark.rule("SM-MAYA-50", "SM-MAYA-69")
@pytest.mark.parametrize("goods", ["gem", ""])
def test_an_imitated_envoy_fills_no_full_token_with_technology(goods: str) -> None:
    table = embassy().hold("mc10").turn(1).seat(0, goods=goods)
    table.seat(1, a4="wood")
    table.do(1, "die envoy-blue row-4 none")
    assert table.can(0, "imitate-with-card b4 mc10") == (not goods)
    if goods:
        assert table.why_not(0, "imitate-with-card b4 mc10") == "card-room"
    assert table.why_not(0, "imitate-with-card b4 mc09") == "card-value"
    assert table.why_not(0, "imitate-with-card a1 mc10") == "stop"

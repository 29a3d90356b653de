"""The envoys."""

import pytest

from tests.games.santa_maria.table import Table, started

ENVOYS = {"kingdoms": "on", "envoys": "on"}


def embassy(seats: int = 3, white: int = 3, blue: int = 3, **options: str) -> Table:
    """The envoy dice show these values."""
    table = Table(seats, **{**ENVOYS, **options})
    table.state.envoys = {"white": white, "blue": blue}
    table.white(6)
    return table


@pytest.mark.rule("SM-ENVOY-01", "SM-ENVOY-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_blue_dice_fewer_white_ones_and_two_envoys(seats: int) -> None:
    state = started(seats, **ENVOYS).state
    assert not any(player.blue or player.blues for player in state.players)
    assert len(state.white) == 2 * seats
    assert set(state.envoys) == {"white", "blue"}


@pytest.mark.rule("SM-ENVOY-03", "SM-ENVOY-05")
def test_an_envoy_die_is_used_like_another() -> None:
    table = embassy().seat(coins=1)
    table.do(0, "die envoy-white column-4 coins")
    assert table.player().coins == 2
    assert table.player().goods["wood"] == 1
    assert table.colony().blocked == {"d6": "white_4"}
    assert [event.seat for event in table.told("line")] == [0, 1, 2], "its owner first"


@pytest.mark.rule("SM-ENVOY-03")
def test_cocoa_changes_an_envoy_die() -> None:
    table = embassy().seat(goods="cocoa")
    table.do(0, "die envoy-white column-6 cocoa")
    assert table.colony().blocked == {"f4": "white_6"}


@pytest.mark.rule("SM-ENVOY-04", "SM-ENVOY-11")
def test_each_envoy_once_a_year_and_none_counts_as_white() -> None:
    table = embassy(2)
    table.do(0, "die envoy-white column-3 none")
    assert table.player().whites == 0
    assert "envoy_white" not in table.choices(1, "die", "die")
    table.turn(0)
    table.do(0, "die envoy-blue row-3 none")
    assert not table.state.envoys
    table.turn(0).seat(coins=9)
    table.player().whites = 2
    assert not table.choices(0, "die", "die"), "two white dice a year"


@pytest.mark.rule("SM-ENVOY-06", "SM-ENVOY-07")
def test_all_others_activate_the_same_line() -> None:
    table = embassy().seat(1, coins=5)
    table.colony(2).blocked = {"c2": "coins_1"}
    table.do(0, "die envoy-white column-3 none")
    assert [player.goods["wood"] for player in table.state.players] == [1, 1, 0]
    assert table.colony(1).blocked == {}
    assert table.colony(2).blocked == {"c2": "coins_1"}
    assert table.player(1).coins == 5
    assert table.asked() == (1,)


@pytest.mark.rule("SM-ENVOY-06")
def test_a_blue_envoy_is_for_rows() -> None:
    table = embassy(blue=2)
    table.do(0, "die envoy-blue row-2 none")
    assert [player.goods["wood"] for player in table.state.players] == [1, 1, 1]


@pytest.mark.rule("SM-ENVOY-08")
def test_free_actions_and_scholars_while_following() -> None:
    table = embassy(2, white=2).scholar("alchemy", seat=1).seat(1, goods="gem wood sugar", b1="trade_sugar_h3")
    table.colony(1).cells["b3"] = "ship"
    table.dock(coins="s17")
    table.do(0, "die envoy-white column-2 none")
    assert table.asked() == (1,)
    table.do(1, "sell wood 1")
    table.do(1, "trade gem")
    assert table.player(1).joy == 3


@pytest.mark.rule("SM-ENVOY-08", "SM-SCHOLAR-04")
def test_a_follower_may_sell_for_archery() -> None:
    table = embassy(2, white=1).scholar("archery", seat=1).seat(1, goods="wood", d4="gem")
    table.do(0, "die envoy-white column-1 none")
    assert table.choices(1, "follow", "line") == ("column_1",)
    table.do(1, "sell wood 1")
    table.do(1, "follow diagonal-1")
    assert table.player(1).goods["gem"] == 1


@pytest.mark.rule("SM-SCHOLAR-01", "SM-SCHOLAR-12")
@pytest.mark.parametrize(("scholar", "white", "blue"), [("archery", 1, 3), ("philosophy", 3, 1)])
def test_a_follower_needs_a_free_building_in_a_line_of_choice(scholar: str, white: int, blue: int) -> None:
    envoy = "envoy-white column-1" if scholar == "archery" else "envoy-blue row-1"
    table = embassy(2, white, blue).scholar(scholar, seat=1).seat(1, coins=5)
    table.colony(1).blocked = {"a1": "coins_1"}
    table.do(0, f"die {envoy} none")
    assert table.question() == "Act", "no other line has a free building"


@pytest.mark.rule("SM-ENVOY-09")
def test_who_activates_nothing_gets_no_taxes() -> None:
    for blocked, coins in (("c2", 0), ("d1", 2)):
        table = embassy(2).scholar("taxation", seat=1).seat(1, c4="road2")
        table.colony(1).blocked = {blocked: "coins_1"}
        table.do(0, "die envoy-white column-3 none")
        assert table.player(1).coins == coins


@pytest.mark.rule("SM-ENVOY-09")
def test_a_player_without_a_free_building_stops_nobody() -> None:
    table = embassy(2)
    table.colony(1).blocked = {"c2": "coins_1"}
    assert "envoy_white" in table.choices(0, "die", "die")
    table.do(0, "die envoy-white column-3 none")
    assert table.asked() == (1,)


@pytest.mark.rule("SM-ENVOY-10")
def test_who_has_passed_follows_too() -> None:
    table = embassy().passed(seat_1="coins")
    table.do(0, "die envoy-white column-3 none")
    assert table.player(1).goods["wood"] == 1


@pytest.mark.rule("SM-ENVOY-12")
def test_two_own_blue_dice_at_the_most() -> None:
    table = Table(2, **ENVOYS).faith(2).seat(coins=3)
    table.do(0, "activate b5")
    table.do(0, "skip")
    assert table.player().blues == 1
    table = Table(2, **ENVOYS).faith(9).seat(coins=1)
    table.do(0, "activate b5")
    assert table.player().blues == 2


@pytest.mark.rule("SM-ENVOY-13")
def test_the_envoys_are_rolled_anew() -> None:
    for left in ({}, {"white": 2, "blue": 5}):
        table = embassy(2).passed(seat_0="coins", seat_1="road")
        table.state.envoys = dict(left)
        draws = table.state.chance.draws
        table.end_year()
        assert set(table.state.envoys) == {"white", "blue"}
        assert table.state.chance.draws - draws == 4 + 2, "taken or not, both are rolled"


@pytest.mark.rule("SM-ENVOY-14")
def test_tracks_come_out_as_in_turn_order() -> None:
    table = embassy(white=6).seat(1, f1="trade_wood_h2", goods="wood")
    table.do(0, "die envoy-white column-6 none")
    assert table.asked() == (1,), "seat 2 waits, since its step must come after"
    table.do(1, "trade wood")
    order = sorted((player.arrived, seat) for seat, player in enumerate(table.state.players))
    assert [seat for _, seat in order] == [0, 1, 2]


@pytest.mark.rule("SM-ENVOY-14")
def test_who_touches_nothing_shared_is_asked_at_the_same_time() -> None:
    table = embassy(4, white=3)
    for seat in (1, 2, 3):
        table.seat(seat, goods="wood", c5="trade_wood_h2")
    table.do(0, "die envoy-white column-3 none")
    assert set(table.asked()) == {1, 2, 3}
    table.do(3, "trade wood")
    table.do(1, "skip")
    table.do(2, "trade wood")
    assert [player.joy for player in table.state.players] == [0, 0, 2, 2]
    assert table.asked() == (1,)


def test_who_wants_to_be_asked_in_own_turns_only_is_not_called() -> None:
    table = embassy(2, white=3).seat(1, goods="wood", c5="trade_wood_h2")
    table.do(1, "ask own-turns")
    table.do(0, "die envoy-white column-3 none")
    assert table.player(1).joy == 2
    assert table.asked() == (1,)
    assert not table.player(1).resting


@pytest.mark.rule("SM-ENVOY-15")
def test_the_governors_of_the_others_walk() -> None:
    table = embassy(3, governor="on")
    table.colony(1).governor = "c5"
    table.colony(2).blocked = {"c2": "coins_1"}
    table.colony(2).governor = "c4"
    table.do(0, "die envoy-white column-3 none")
    assert [table.colony(seat).governor for seat in (1, 2)] == ["d5", "d4"]
    table = embassy(3, blue=3, governor="on")
    table.colony(1).governor, table.colony(2).governor = "c3", "c4"
    table.do(0, "die envoy-blue row-3 none")
    assert [table.colony(seat).governor for seat in (1, 2)] == ["c4", "c4"], "down, and only who stands in the row"


@pytest.mark.rule("SM-ENVOY-16")
def test_shared_dice_with_envoys() -> None:
    state = started(3, shared_dice="on", **ENVOYS).state
    assert state.blue == []
    table = embassy(2, shared_dice="on")
    assert set(table.choices(0, "die", "die")) == {"white_6", "envoy_white", "envoy_blue"}
    table.state.blue = [1]
    assert "blue_1" not in table.choices(0, "die", "die")
    table.do(0, "die envoy-blue row-3 none")
    assert table.player().blues_used == 0


@pytest.mark.rule("SM-SPEC-15")
def test_only_who_takes_the_envoy_hires() -> None:
    table = embassy(2, specialists="on").seat(0, coins=3).seat(1, coins=3)
    table.beside(3, "farmer")
    table.do(0, "die envoy-white column-3 none")
    table.do(0, "skip")
    assert table.question() == "Act"
    assert table.asked() == (1,)


@pytest.mark.rule("SM-SCHOLAR-04")
def test_archery_with_an_envoy() -> None:
    table = embassy(3, white=1).scholar("archery", seat=1).seat(1, coins=1, d4="gem")
    table.do(0, "die envoy-white column-1 none")
    assert set(table.choices(1, "follow", "line")) == {"column_1", "diagonal_1"}
    table.do(1, "follow diagonal-1")
    assert table.player(1).goods["gem"] == 1
    assert table.player(1).coins == 0
    assert table.player(2).goods["gem"] == 0
    table = embassy(2, white=1).scholar("archery", seat=0).seat(0, coins=1, d4="gem")
    table.do(0, "die envoy-white diagonal-1 none")
    (followed,) = [event for event in table.told("line") if event.seat == 1]
    assert followed.args["line"] == "column_1"


@pytest.mark.rule("SM-ENVOY-10")
def test_who_has_passed_rests_where_the_table_wants_it() -> None:
    table = embassy(passed="rest").passed(seat_1="coins")
    table.do(0, "die envoy-white column-3 none")
    assert [player.goods["wood"] for player in table.state.players] == [1, 0, 1]


@pytest.mark.rule("SM-ENVOY-03", "SM-ENVOY-06")
def test_no_other_die_is_followed() -> None:
    table = embassy(2).white(3)
    table.do(0, "die white-3 column-3 none")
    assert [player.goods["wood"] for player in table.state.players] == [1, 0]
    assert [event.seat for event in table.told("line")] == [0]
    table = Table(2, kingdoms="on", maya="on", envoys="on").turn(0)
    table.state.white = [3] * len(table.state.white)
    table.do(0, "drive white-3 road-3 b3 none")
    table.do(0, "skip")
    assert table.player(1).goods["wood"] == 0
    assert not table.told("line")

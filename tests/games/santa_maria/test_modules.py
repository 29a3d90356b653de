"""The governor, the specialists and the envoys."""

import pytest

from games.santa_maria import GAME
from games.santa_maria.components import SPECIALISTS
from games.santa_maria.state import State
from tests.games.santa_maria.table import Table, started
from tests.games.santa_maria.test_tracks import line

GOVERNOR = {"kingdoms": "on", "governor": "on"}
SPECIALIST = {"kingdoms": "on", "specialists": "on"}
ENVOYS = {"kingdoms": "on", "envoys": "on"}


def inspected(at: str = "a1", goods: str = "", coins: int = 0, **cells: str) -> Table:
    """The governor of seat 0 stands there."""
    table = Table(2, **GOVERNOR).seat(0, goods, coins, **cells)
    table.colony().governor = at
    table.player().blue = []
    return table


@pytest.mark.rule("SM-GOV-01")
def test_the_governor_starts_in_the_corner() -> None:
    state = started(4, **GOVERNOR).state
    assert all(player.colony is not None and player.colony.governor == "a1" for player in state.players)


@pytest.mark.rule("SM-GOV-02", "SM-GOV-03")
@pytest.mark.parametrize(
    ("colour", "line_at", "cell"), [("white", "column-3", "d2"), ("blue", "row-2", "c3"), ("white", "column-4", "c2")]
)
def test_he_walks_if_he_stands_in_the_line(colour: str, line_at: str, cell: str) -> None:
    table = inspected("c2", a2="wood")
    value = line_at[-1]
    table.white(int(value)).blue(0, int(value))
    table.do(0, f"die {colour}-{value} {line_at} none")
    assert table.colony().governor == cell


@pytest.mark.rule("SM-GOV-02")
def test_he_walks_before_the_line_is_activated() -> None:
    table = inspected("c2", d2="gem").white(3)
    table.do(0, "die white-3 column-3 none")
    keys = [event.key.removeprefix("santa_maria-log-") for event in table.events]
    assert keys.index("governor") < keys.index("line")


@pytest.mark.rule("SM-GOV-04")
def test_a_free_building_that_he_meets_is_activated() -> None:
    table = inspected("c2", d2="gem").white(3)
    table.do(0, "die white-3 column-3 none")
    assert table.player().goods["gem"] == 1
    assert "d2" not in table.colony().blocked


@pytest.mark.rule("SM-GOV-05")
def test_colonists_that_he_meets_are_points() -> None:
    table = inspected("c2", d2="road2").white(3)
    table.do(0, "die white-3 column-3 none")
    assert table.player().joy == 2


@pytest.mark.rule("SM-GOV-06", "SM-GOV-09")
@pytest.mark.parametrize("at", ["c2", "f4"])
def test_he_stays_where_he_cannot_go(at: str) -> None:
    table = inspected(at, d2="gem", c4="grain", f2="gem").white(3)
    table.colony().blocked = {"d2": "coins_1"}
    value = "abcdef".index(at[0]) + 1
    table.white(value)
    table.do(0, f"die white-{value} column-{value} none")
    assert table.colony().governor == at
    assert table.player().goods["wood"] == 0, "his building is skipped"
    assert table.player().march == 0


@pytest.mark.rule("SM-GOV-07")
@pytest.mark.parametrize("kind", ["", "road1"])
def test_he_may_stand_on_empty_cells_and_roads(kind: str) -> None:
    table = inspected("c2").white(3)
    if kind:
        table.colony().cells["d2"] = kind
    table.do(0, "die white-3 column-3 none")
    assert table.colony().governor == "d2"
    assert table.player().joy == (1 if kind else 0)


@pytest.mark.rule("SM-GOV-08")
def test_his_cell_is_occupied() -> None:
    table = inspected("c3", goods="wood wood", coins=9).show("d01")
    assert not table.can(0, "expand d01 c3.east")
    table.colony().governor = "d1"
    assert "d1" not in table.choices(0, "activate", "spot")
    table.colony().governor = "a2"
    table.do(0, "pass road")
    assert not table.can(0, "road a2")


@pytest.mark.rule("SM-GOV-08")
def test_no_die_activates_the_building_under_him() -> None:
    table = inspected("d1", a1="gem").blue(0, 1).white(4)
    table.colony().blocked = {"e1": "coins_1"}
    table.colony().cells["e1"] = "wood"
    table.do(0, "die white-4 column-4 none")
    assert table.colony().governor == "d1"
    assert table.player().coins == 0


@pytest.mark.rule("SM-GOV-08")
def test_no_town_hall_is_laid_on_him() -> None:
    play = started(2, setup="advanced", **GOVERNOR)
    (seat,) = play.waiting()
    state = play.state
    state.colony(seat).governor = "b2"
    offer = GAME.play(state).legal(seat).offer("found")
    assert offer is not None
    assert not [row for row in offer.rows or () if row[1] in ("b2.north", "b2.south", "b1.south", "b3.north")]


@pytest.mark.rule("SM-GOV-09", "SM-GOV-10")
def test_the_building_that_he_leaves_is_activated() -> None:
    table = inspected("c2").white(3)
    assert table.can(0, "die white-3 column-3 none"), "its only building is under him"
    table.do(0, "die white-3 column-3 none")
    assert table.player().goods["wood"] == 1
    assert table.colony().blocked == {"c2": "white_3"}


@pytest.mark.rule("SM-GOV-10")
def test_a_building_that_he_cannot_leave_makes_no_line_usable() -> None:
    table = inspected("c2", d2="gem").white(3)
    table.colony().blocked = {"d2": "coins_1"}
    assert "column_3" not in table.choices(0, "die", "line")


@pytest.mark.rule("SM-GOV-11")
def test_he_keeps_his_cell_and_stays_in_the_last_corner() -> None:
    table = inspected("f6", f6="gem", e6="wood").white(6).blue(0, 6)
    table.do(0, "die white-6 column-6 none")
    assert table.colony().governor == "f6"
    assert table.colony().blocked == {"f4": "white_6"}
    table.passed(seat_0="coins", seat_1="road").end_year()
    assert table.colony().governor == "f6"


@pytest.mark.rule("SM-GOV-12")
def test_coins_do_not_move_him() -> None:
    table = inspected("c2", c4="gem", coins=1)
    table.do(0, "activate c4")
    assert table.colony().governor == "c2"


@pytest.mark.rule("SM-GOV-13")
@pytest.mark.parametrize(("cell", "points"), [("a1", -12), ("f1", -6), ("d5", 1), ("f6", 12), ("c3", -6), ("e4", 1)])
def test_his_cell_counts_in_the_end(cell: str, points: int) -> None:
    assert line(inspected(cell).state, "governor") == points


@pytest.mark.rule("SM-GOV-14")
def test_what_is_under_him_still_counts() -> None:
    table = inspected("c1", c1="road2", c3="wood", c4="wood", c5="wood", c6="wood")
    assert line(table.state, "colonists") == 2


@pytest.mark.rule("SM-SCHOLAR-03")
@pytest.mark.parametrize(("colour", "cell"), [("white", "e4"), ("blue", "d5")])
def test_archery_moves_him_on_the_diagonal(colour: str, cell: str) -> None:
    table = inspected("d4", coins=1).scholar("archery").white(1).blue(0, 1)
    table.do(0, f"die {colour}-1 diagonal-1 none")
    assert table.colony().governor == cell
    table = inspected("a2", coins=1).scholar("archery").white(1)
    table.do(0, "die white-1 diagonal-1 none")
    assert table.colony().governor == "a2", "in the column, but not on the diagonal"


@pytest.mark.rule("SM-SCHOLAR-08")
def test_philosophy_moves_him_to_the_right() -> None:
    table = inspected("c3").scholar("philosophy").blue(0, 3)
    table.do(0, "die blue-3 column-3 none")
    assert table.colony().governor == "d3"


@pytest.mark.rule("SM-SCHOLAR-09", "SM-SCHOLAR-10")
def test_navigation_moves_him_on_from_road_to_road() -> None:
    table = inspected("c3", coins=2, d3="road1", e3="road2", f3="gem").scholar("navigation").white(3)
    table.do(0, "die white-3 column-3 none")
    assert table.player().joy == 1
    table.do(0, "walk")
    assert table.player().joy == 3
    table.do(0, "walk")
    assert table.colony().governor == "f3"
    assert table.player().goods["gem"] == 1
    assert table.player().coins == 0


@pytest.mark.rule("SM-SCHOLAR-10")
def test_no_coin_for_a_move_that_is_impossible() -> None:
    table = inspected("c3", coins=2, d3="road1", e3="gem").scholar("navigation").white(3)
    table.colony().blocked = {"e3": "coins_1"}
    table.do(0, "die white-3 column-3 none")
    assert table.asked() == (1,)
    assert table.player().coins == 2


@pytest.mark.rule("SM-SCHOLAR-09")
def test_without_navigation_he_stops() -> None:
    table = inspected("c3", coins=2, d3="road1").white(3)
    table.do(0, "die white-3 column-3 none")
    assert table.asked() == (1,)


# Specialists


def hiring(specialist: str, value: int = 3, goods: str = "", coins: int = 9, **cells: str) -> Table:
    """The specialist lies beside the value of all white dice."""
    table = Table(2, **SPECIALIST).seat(0, goods, coins, **cells).white(value)
    put(table.state, value, specialist)
    return table


def put(state: State, value: int, specialist: str) -> None:
    """Another one there goes where this one came from."""
    there = state.specialists.get(str(value), "")
    for other, found in state.specialists.items():
        if found == specialist and other != str(value):
            state.specialists[other] = there
            break
    else:
        pile = state.piles["specialists"]
        if specialist in pile and there:
            pile[pile.index(specialist)] = there
    state.specialists[str(value)] = specialist


@pytest.mark.rule("SM-SPEC-01")
def test_six_specialists_each_year_and_all_in_three() -> None:
    table = Table(2, **SPECIALIST)
    seen: list[str] = []
    for year in (1, 2, 3):
        assert sorted(table.state.specialists) == ["1", "2", "3", "4", "5", "6"]
        seen += table.state.specialists.values()
        assert len(table.state.piles["specialists"]) == 18 - 6 * year
        table.passed(seat_0="coins", seat_1="road").end_year()
    assert sorted(seen) == sorted(key for key, found in SPECIALISTS.items() for _ in range(found.count))
    assert len(seen) == 18


@pytest.mark.rule("SM-SPEC-02", "SM-SPEC-03")
def test_a_white_die_hires_beside_its_final_value() -> None:
    table = hiring("farmer").white(2)
    table.do(0, "die white-2 column-3 coins")
    table.do(0, "hire")
    assert table.player().goods["grain"] == 1
    assert "3" not in table.state.specialists
    table.turn(0).white(3)
    table.colony().cells["c4"] = "gem"
    table.do(0, "die white-3 column-3 none")
    assert table.asked() == (1,), "nobody is there any more"


@pytest.mark.rule("SM-SPEC-03")
def test_hiring_is_optional_and_for_white_dice() -> None:
    table = hiring("farmer")
    table.do(0, "die white-3 column-3 none")
    table.do(0, "skip")
    assert table.state.specialists["3"] == "farmer"
    table = hiring("farmer").scholar("philosophy").blue(0, 3)
    table.do(0, "die blue-3 column-3 none")
    assert table.asked() == (1,), "a blue die on a column does not hire"
    table = hiring("farmer")
    table.do(0, "activate c2")
    assert table.asked() == (1,)


@pytest.mark.rule("SM-SPEC-04")
def test_who_cannot_pay_cannot_hire() -> None:
    table = hiring("farmer", coins=0)
    table.do(0, "die white-3 column-3 none")
    assert table.asked() == (1,)
    assert table.state.specialists["3"] == "farmer"


@pytest.mark.rule("SM-SPEC-05")
@pytest.mark.parametrize(("specialist", "good"), [("farmer", "grain"), ("forester", "wood")])
def test_the_first_the_second_the_third(specialist: str, good: str) -> None:
    table = hiring(specialist).passed(seat_1="coins")
    table.colony().hired = {"soldier": 2}
    for number in (1, 2, 3):
        table.player().goods[good] = 0
        table.player().coins = 9
        put(table.state, 5, specialist)
        table.white(5)
        table.colony().blocked.clear()
        table.colony().cells["e3"] = "joy1"
        table.do(0, "die white-5 column-5 none")
        table.do(0, "hire")
        assert table.player().goods[good] == number
        assert table.player().coins == 9 - number
        table.player().whites = 0
    assert table.colony().hired == {"soldier": 2, specialist: 3}


@pytest.mark.rule("SM-SPEC-06")
def test_the_full_price_whatever_fits() -> None:
    table = hiring("farmer", goods="grain grain", coins=3)
    table.colony().hired = {"farmer": 2}
    table.do(0, "die white-3 column-3 none")
    table.do(0, "hire")
    assert table.player().goods["grain"] == 3
    assert table.player().coins == 2, "a coin for each grain that does not fit"
    table = hiring("soldier", coins=2)
    table.colony().hired = {"soldier": 1}
    table.player().march, table.player().arrived = 11, 1
    table.do(0, "die white-3 column-3 none")
    table.do(0, "hire")
    assert (table.player().coins, table.player().march) == (0, 12)


@pytest.mark.rule("SM-SPEC-07")
def test_a_soldier_moves_the_conquistador_and_finds_gold() -> None:
    table = hiring("soldier")
    table.colony().hired = {"soldier": 2}
    table.player().march, table.player().arrived = 1, 1
    table.do(0, "die white-3 column-3 none")
    table.do(0, "hire")
    assert table.player().march == 4
    assert table.player().goods["gold"] == 1


@pytest.mark.rule("SM-SPEC-08", "SM-SPEC-12")
@pytest.mark.parametrize(("cell", "price"), [("c2", 1), ("c4", 3), ("a6", 3)])
def test_a_cart_on_a_building_or_an_empty_cell(cell: str, price: int) -> None:
    table = hiring("gem_cart", coins=3)
    table.do(0, "die white-3 column-3 none")
    table.do(0, f"cart {cell}")
    assert table.player().coins == 3 - price
    assert table.colony().cells[cell] == "gem_cart"
    assert table.player().goods["gem"] == (1 if cell[0] == "c" else 0), "activated in its column"


@pytest.mark.rule("SM-SPEC-09")
def test_a_cart_covers_what_is_there() -> None:
    table = hiring("gem_cart", c4="road2").places(bishops="villages").lay(0, "d03", "e4")
    table.do(0, "die white-3 column-3 none")
    table.do(0, "cart c4")
    assert table.colony().colonists(("c4",)) == 0
    table.state.monks["villages"] = [table.state.first]
    assert line(table.state, "bishops") == 2
    table.colony().cells["e4"] = "gem_cart"
    assert line(table.state, "bishops") == 2, "the tile beneath still counts"


@pytest.mark.rule("SM-SPEC-10")
def test_no_cart_on_a_die_or_coins() -> None:
    table = hiring("gem_cart")
    table.colony().blocked = {"d1": "coins_1", "e3": "white_5"}
    table.do(0, "die white-3 column-3 none")
    assert not {"d1", "e3"} & set(table.choices(0, "cart", "spot"))


@pytest.mark.rule("SM-SPEC-11")
def test_a_cart_is_a_building_and_a_road() -> None:
    table = hiring("coin_cart", coins=3, c3="coin_cart").places(bishops="roads").monks(0, "roads")
    assert line(table.state, "bishops") == 2
    assert "c3" in table.choices(0, "activate", "spot")
    table.do(0, "activate c3")
    assert table.player().coins == 4
    assert table.colony().blocked == {"c3": "coins_1"}
    table = Table(2, governor="on", **SPECIALIST).seat(coins=1, d3="coin_cart").scholar("navigation").white(3)
    table.state.specialists.clear()
    table.colony().governor = "c3"
    table.do(0, "die white-3 column-3 none")
    assert table.question() == "WalkOn"
    assert table.player().joy == 1, "its colonist"
    assert table.player().coins == 3


@pytest.mark.rule("SM-SPEC-12")
def test_a_cart_can_make_a_line_usable() -> None:
    table = hiring("gem_cart", coins=3)
    table.colony().blocked = {"c2": "coins_1"}
    assert table.can(0, "die white-3 column-3 none")
    table.do(0, "die white-3 column-3 none")
    assert not table.can(0, "skip")
    assert set(table.choices(0, "cart", "spot")) == {"c1", "c3", "c4", "c5", "c6"}
    table.do(0, "cart c5")
    assert table.colony().blocked["c5"] == "white_3"
    table = hiring("gem_cart", coins=2)
    table.colony().blocked = {"c2": "coins_1"}
    assert not table.can(0, "die white-3 column-3 none")


@pytest.mark.rule("SM-SPEC-13", "SM-SPEC-14")
def test_hiring_comes_before_the_governor() -> None:
    table = Table(2, governor="on", **SPECIALIST).seat(coins=9).white(3)
    put(table.state, 3, "gem_cart")
    table.colony().governor = "c2"
    table.do(0, "die white-3 column-3 none")
    assert table.colony().governor == "c2"
    assert "c2" not in table.choices(0, "cart", "spot")
    table.do(0, "cart d2")
    assert table.colony().governor == "d2"
    assert table.player().goods["gem"] == 1


# Envoys


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
    table = embassy(2).passed(seat_0="coins", seat_1="road")
    table.state.envoys.clear()
    table.end_year()
    assert set(table.state.envoys) == {"white", "blue"}


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
    put(table.state, 3, "farmer")
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

"""American Kingdoms: what is always in force, and its scholars and bishops."""

import pytest

from games.core.game import Setup
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import BISHOPS, SCHOLARS, SHIPS, TILES
from games.santa_maria.state import State
from tests.games.santa_maria.table import Table, started
from tests.games.santa_maria.test_setup import colony
from tests.games.santa_maria.test_tracks import line

ON = {"kingdoms": "on"}


def starts(**options: str) -> list[State]:
    return [GAME.start(Setup(2, {"setup": "deal", **ON, **options}, str(seed))).state for seed in range(60)]


@pytest.mark.rule("SM-KING-01")
def test_modules_bring_the_expansion() -> None:
    assert not GAME.start(Setup(2, {}, "seed")).state.plays("kingdoms")
    for module in ("governor", "specialists", "envoys"):
        for wished in ({module: "on"}, {module: "on", **ON}):
            state = GAME.start(Setup(2, wished, "seed")).state
            assert state.plays(module)
            assert state.plays("kingdoms")
    assert GAME.start(Setup(3, {"governor": "on", "envoys": "on", **ON}, "seed")).waiting()


@pytest.mark.rule("SM-KING-02")
def test_a_fourth_scholar_and_a_fifth_dock() -> None:
    state = started(2, **ON).state
    assert len(state.scholars) == 4
    assert SHIPS[state.docks["special"]].kind == "special"
    assert len(state.piles["special_ships"]) == 9
    assert all(SHIPS[ship].kind == "special" for ship in state.piles["special_ships"])


@pytest.mark.rule("SM-KING-03", "SM-KING-04")
def test_the_new_scholars_are_shuffled_in() -> None:
    assert {scholar for state in starts(governor="on") for scholar in state.scholars} == set(SCHOLARS)
    assert {scholar for state in starts() for scholar in state.scholars} == set(SCHOLARS) - {"navigation"}
    table = Table(2, **ON).faith(2).seat(coins=1)
    table.do(0, "activate b5")
    assert set(table.state.scholars) < set(table.choices(0, "monk", "place"))
    assert len(table.choices(0, "monk", "place")) == 11


@pytest.mark.rule("SM-KING-05")
def test_the_new_bishops_are_shuffled_in() -> None:
    assert {bishop for state in starts() for bishop in state.bishops} == set(BISHOPS)
    assert all(len(state.bishops) == 3 for state in starts())


@pytest.mark.rule("SM-KING-06")
def test_the_rightmost_mission_gives_cocoa() -> None:
    table = Table(2, **ON).faith(2).seat(coins=1)
    assert table.state.missions == ["building_goods", "valuables", "gold", "cocoa"]
    table.do(0, "activate b5")
    assert set(table.state.bishops) < set(table.choices(0, "monk", "place"))
    table.do(0, "monk cocoa")
    goods = table.player().goods
    assert (goods["cocoa"], goods["wood"], goods["grain"]) == (1, 1, 1)


@pytest.mark.rule("SM-KING-07")
def test_twelve_tiles_in_the_first_year() -> None:
    state = started(2, **ON).state
    assert [TILES[tile].kind for tile in state.specials] == ["special"] * 2
    assert len([*state.doubles, *state.triples, *state.specials]) == 12
    assert len(state.piles["specials"]) == 4


@pytest.mark.rule("SM-KING-08")
def test_each_starts_with_one_cocoa() -> None:
    for state in starts(setup="advanced"):
        for player in state.players:
            assert (player.goods["cocoa"], player.room["cocoa"]) == (1, 1)


@pytest.mark.rule("SM-KING-09", "SM-KING-11")
def test_boards_are_dealt_and_the_cocoa_colony_has_room_for_two() -> None:
    boards = set()
    for state in starts():
        for seat, player in enumerate(state.players):
            board = colony(state, seat).board
            boards.add(board)
            assert player.goods["cocoa"] == 1
            assert player.room["cocoa"] == (2 if board == "cocoa" else 1)
        assert not state.pairs
    assert boards == {"forest", "fields", "garrison", "convent", "cocoa"}


@pytest.mark.rule("SM-KING-10", "SM-KING-11")
def test_five_pairs_in_the_advanced_set_up() -> None:
    play = started(2, setup="advanced", **ON)
    assert len(play.state.pairs) == 5
    assert not set(play.state.pairs.values()) & set(play.state.scholars)
    (seat,) = play.waiting()
    play.apply(seat, play.legal(seat).read("found cocoa-hall b1.east"))
    assert (play.state.players[seat].goods["cocoa"], play.state.players[seat].room["cocoa"]) == (1, 2)


@pytest.mark.rule("SM-KING-13")
def test_special_tiles_cost_four_coins() -> None:
    table = Table(2, **ON).show("e1").seat(coins=4)
    table.do(0, "expand e1 c3.south")
    assert table.player().coins == 0
    assert [table.colony().cells[cell] for cell in ("c3", "c4", "c5")] == ["cocoa", "road1", "ship"]
    assert table.asked() == (1,)
    table = Table(2, **ON).show("e1").seat(coins=3, goods="wood wood wood grain")
    assert "e1" not in table.choices(0, "expand", "tile")


@pytest.mark.rule("SM-KING-14")
def test_two_new_special_tiles_each_year() -> None:
    table = Table(2, **ON).passed(seat_1="coins").seat(coins=4)
    shown = list(table.state.specials)
    table.do(0, f"expand {shown[0]} c3.south")
    assert len(table.state.specials) == 1
    for left in (2, 0):
        table.passed(seat_0="coins").end_year()
        assert len(table.state.specials) == 2
        assert not set(table.state.specials) & set(shown)
        shown += table.state.specials
        assert len(table.state.piles["specials"]) == left


@pytest.mark.rule("SM-KING-15", "SM-BISHOP-02")
def test_special_tiles_count_as_tiles_of_three_cells() -> None:
    table = Table(2, **ON).places(bishops="towns villages").monks(0, "towns")
    table.lay(0, "t01", "c3").lay(0, "e1", "a2", "south")
    assert line(table.state, "bishops") == 4
    table.state.monks.clear()
    table.monks(0, "villages")
    assert line(table.state, "bishops") == 0
    table = Table(2, **ON).scholar("architecture").show("e1").seat(coins=4)
    table.do(0, "expand e1 c3.south")
    assert table.player().coins == 0, "nothing is cheaper"


@pytest.mark.rule("SM-KING-16")
def test_bishops_cost_nothing() -> None:
    table = Table(2, **ON).places(bishops="harbours").monks(0, "harbours")
    assert line(table.state, "bishops") == 0


# Special ships and cocoa


@pytest.mark.rule("SM-SPSHIP-01", "SM-SPSHIP-03", "SM-SPSHIP-04")
def test_special_tiles_are_shipped_like_others() -> None:
    table = Table(2, **ON).dock(special="x05").seat(goods="cocoa", coins=4)
    table.do(0, "activate a1")
    table.do(0, "ship x05 religion")
    assert (table.player().coins, table.player().goods["cocoa"]) == (0, 0)
    assert table.colony().docks == {"religion": ["x05"]}
    assert SHIPS[table.state.docks["special"]].kind == "special"
    assert line(table.state, "ships") == 4
    table.turn(0)
    table.do(0, "pass coins")
    assert table.player().faith == 1


@pytest.mark.rule("SM-SPSHIP-01")
def test_special_tiles_when_passing() -> None:
    table = Table(2, **ON).dock(special="x06").seat(coins=5)
    table.do(0, "pass ship")
    table.do(0, "ship x06 coins")
    assert table.player().coins == 2


@pytest.mark.rule("SM-SPSHIP-02")
@pytest.mark.parametrize(
    ("docks", "open_docks"),
    [
        ({}, {"coins", "religion", "conquistador", "happiness"}),
        ({"coins": "s05"}, {"religion", "conquistador", "happiness"}),
        ({"coins": "s05 s06", "religion": "s07 s08", "happiness": "s09"}, {"conquistador", "happiness"}),
        (
            {"coins": "s05", "religion": "s06", "conquistador": "s07", "happiness": "s08"},
            {"coins", "religion", "conquistador", "happiness"},
        ),
    ],
)
def test_the_fullest_docks_are_closed(docks: dict[str, str], open_docks: set[str]) -> None:
    table = Table(2, **ON).dock(special="x06").shipped(0, **docks).seat(coins=6)
    table.do(0, "activate a1")
    assert set(table.choices(0, "ship", "dock", ship="x06")) == open_docks


@pytest.mark.rule("SM-SPSHIP-03")
def test_without_special_tiles_the_fifth_dock_stays_empty() -> None:
    table = Table(2, **ON).dock(special="x06").seat(coins=6)
    table.state.piles["special_ships"].clear()
    table.do(0, "activate a1")
    table.do(0, "ship x06 coins")
    assert table.state.docks["special"] == ""


@pytest.mark.rule("SM-SPSHIP-04")
def test_special_tiles_count_for_sets() -> None:
    table = Table(2, **ON).shipped(0, coins="s05", religion="s06", conquistador="s07", happiness="x10")
    assert line(table.state, "sets") == 3


@pytest.mark.rule("SM-COCOA-01", "SM-COCOA-02")
def test_a_store_holds_one_cocoa_and_more_is_lost() -> None:
    table = Table(2, **ON).passed(seat_1="coins").seat(coins=9, c4="cocoa", c5="cocoa")
    table.player().room["cocoa"] = 1
    table.do(0, "activate c4")
    assert table.player().goods["cocoa"] == 1
    coins = table.player().coins
    table.do(0, "activate c5")
    assert table.player().goods["cocoa"] == 1
    assert table.player().coins == coins - 2, "no coins for it"


@pytest.mark.rule("SM-COCOA-03", "SM-COCOA-04")
@pytest.mark.parametrize("paid", ["cocoa", "gold"])
def test_cocoa_or_gold_turn_a_die_to_any_value(paid: str) -> None:
    table = Table(2, **ON).white(1).blue(0, 1).seat(goods=paid)
    table.player().goods["cocoa"] = int(paid == "cocoa")
    assert table.can(0, f"die blue-1 row-6 {paid}")
    table.do(0, f"die white-1 column-6 {paid}")
    assert table.player().goods[paid] == 0
    assert table.player().coins == 0
    assert table.colony().blocked == {"f4": "white_6"}


@pytest.mark.rule("SM-COCOA-04")
def test_gold_pays_for_cocoa_on_special_ships() -> None:
    table = Table(2, **ON).dock(special="x01").seat(goods="gold wood", coins=1)
    table.do(0, "activate a1")
    table.do(0, "ship x01 coins")
    assert not any(table.player().goods.values())


@pytest.mark.rule("SM-COCOA-05")
def test_cocoa_is_neither_sold_nor_bought() -> None:
    table = Table(2, **ON).seat(goods="cocoa", coins=9)
    assert "cocoa" not in table.choices(0, "buy", "good")
    assert not table.can(0, "sell cocoa 1")
    table.seat(coins=2)
    assert line(table.state, "coins") == 0


# Scholars and bishops of the expansion


@pytest.mark.rule("SM-SCHOLAR-01")
@pytest.mark.parametrize(
    ("die", "diagonal", "cells"),
    [("white-1", "diagonal-1", ("a1", "d4")), ("blue-6", "diagonal-6", ("b5", "f1"))],
)
def test_archery(die: str, diagonal: str, cells: tuple[str, str]) -> None:
    table = Table(2, **ON).scholar("archery").white(1).blue(0, 6).seat(coins=1, d4="gem", f1="sugar")
    table.do(0, f"die {die} {diagonal} none")
    assert table.player().coins == 0
    assert list(table.colony().blocked) == [cells[1]]
    assert table.player().goods["gem"] + table.player().goods["sugar"] == 1


@pytest.mark.rule("SM-SCHOLAR-01")
def test_archery_costs_a_coin_besides_the_change() -> None:
    table = Table(2, **ON).scholar("archery").white(2).seat(coins=1)
    table.player().blue = []
    assert not table.can(0, "die white-2 diagonal-1 coins")
    table.seat(coins=2)
    table.do(0, "die white-2 diagonal-1 coins")
    assert table.player().coins == 0
    assert "diagonal_1" not in Table(2, **ON).white(1).seat(coins=5).choices(0, "die", "line"), "only its owner"


@pytest.mark.rule("SM-SCHOLAR-01")
def test_the_diagonal_must_have_a_free_building_and_the_column_need_not() -> None:
    table = Table(2, **ON).scholar("archery").white(1).seat(coins=1, d4="gem")
    table.player().blue = []
    table.colony().blocked = {"a1": "coins_1"}
    assert set(table.choices(0, "die", "line", die="white_1")) >= {"diagonal_1"}
    assert "column_1" not in table.choices(0, "die", "line")
    del table.colony().cells["d4"]
    assert "diagonal_1" not in table.choices(0, "die", "line")


@pytest.mark.rule("SM-SCHOLAR-02")
def test_archery_with_taxation() -> None:
    table = Table(2, **ON).scholar("archery").places(scholars="taxation").monks(0, "taxation")
    table.white(1).seat(coins=1, c3="road2", a4="road2")
    table.do(0, "die white-1 diagonal-1 none")
    assert table.player().coins == 2


@pytest.mark.rule("SM-SCHOLAR-05")
def test_meditation() -> None:
    table = Table(3, **ON).scholar("meditation").passed(seat_1="coins")
    table.do(0, "pass coins")
    assert table.player().coins == 2
    assert table.state.spaces["coins"] == [1, 0]
    assert "coins" not in table.choices(2, "pass", "space")


@pytest.mark.rule("SM-SCHOLAR-06")
def test_meditation_on_the_fifth_space() -> None:
    table = Table(3, **ON).scholar("meditation").passed(seat_1="road")
    table.do(0, "pass road")
    table.do(0, "road a2")
    assert set(table.choices(0, "space", "space")) == {"coins", "religion", "conquistador", "ship"}
    table.do(0, "space conquistador")
    assert table.player().march == 1
    assert table.state.spaces["road"] == [1, 0]
    table = Table(3, **ON).scholar("meditation").passed(seat_1="road")
    table.state.roads = 0
    table.do(0, "pass road")
    table.do(0, "space coins")
    assert table.player().coins == 2
    table = Table(3, **ON).scholar("meditation")
    table.do(0, "pass road")
    table.do(0, "skip")
    assert table.asked() == (1,), "only where somebody is"


@pytest.mark.rule("SM-SCHOLAR-07")
def test_who_came_first_to_a_space_ranks_higher() -> None:
    table = Table(3, **ON).passed(seat_1="coins", seat_2="road").scholar("meditation")
    table.do(0, "pass coins")
    assert table.state.first == 1
    table = Table(2, **ON).passed(seat_1="coins", seat_0="road")
    table.state.spaces = {"coins": [Seat(1), Seat(0)]}
    table.state.players[0].space = "coins"
    table.state.year = 3
    table.end_year()
    totals = [score.total for score in GAME.score(table.state).scores]
    assert totals[0] == totals[1]
    assert GAME.score(table.state).winners == (1,)


@pytest.mark.rule("SM-BISHOP-01")
@pytest.mark.parametrize(("year", "points"), [(1, 0), (2, 0), (3, 6)])
def test_the_bishop_of_the_conquest_counts_the_third_year_twice(year: int, points: int) -> None:
    table = Table(2, **ON).places(bishops="conquest").monks(0, "conquest").passed(seat_0="coins", seat_1="road")
    table.state.year = year
    table.player().march, table.player().arrived = 3, 1
    table.end_year()
    assert line(table.state, "bishops") == points


@pytest.mark.rule("SM-BISHOP-03")
def test_the_bishop_of_the_jewels() -> None:
    table = Table(2, **ON).places(bishops="jewels").monks(0, "jewels").shipped(0, coins="s18 x04", religion="s11 s05")
    assert line(table.state, "bishops") == 2 * (2 + 1 + 1)
    table.shipped(0, happiness="s29 s32 s34")
    assert line(table.state, "bishops") == 12

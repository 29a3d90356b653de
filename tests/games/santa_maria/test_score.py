"""The final scoring, bishops, scholars, the solo game and the shared dice."""

import pytest

from games.santa_maria import GAME
from games.santa_maria.components import ACHIEVEMENTS, RANKS
from games.santa_maria.grid import COLUMNS
from games.santa_maria.score import achieved
from tests.games.santa_maria.naive_score import count_points
from tests.games.santa_maria.table import Table, started
from tests.games.santa_maria.test_tracks import line


def column(at: str, kinds: str) -> dict[str, str]:
    """A whole column."""
    return {f"{at}{row}": kind for row, kind in enumerate(kinds.split(), start=1)}


@pytest.mark.rule("SM-SCORE-01")
def test_the_lines_of_the_score_stand_in_their_order() -> None:
    keys = [found.key for found in GAME.score(Table(2).state).scores[0].lines]
    assert keys == ["joy", "coins", "colonists", "scholars", "bishops", "sets", "ships"]


@pytest.mark.rule("SM-SCORE-02")
def test_everything_is_sold_and_three_coins_are_a_point() -> None:
    table = Table(2).seat(goods="wood grain sugar gem gold", coins=3)
    assert line(table.state, "coins") == 3
    table.seat(goods="wood", coins=3)
    assert line(table.state, "coins") == 4
    table.player().coins += 2
    assert line(table.state, "coins") == 4, "rounded down once"


@pytest.mark.rule("SM-SCORE-03", "SM-SCORE-04")
def test_colonists_count_in_full_rows_and_columns() -> None:
    table = Table(2)
    table.colony().cells |= column("c", "road2 wood road1 gem wood wood")
    assert line(table.state, "colonists") == 3
    del table.colony().cells["c6"]
    assert line(table.state, "colonists") == 0
    table.colony().cells |= column("c", "road2 wood road1 gem wood wood")
    table.colony().cells |= {f"{letter}1": "wood" for letter in COLUMNS if letter != "c"}
    table.colony().blocked = {"c2": "white_3", "a1": "coins_1"}
    assert line(table.state, "colonists") == 3 + 2, "the colonists of C1 count twice"


@pytest.mark.rule("SM-SCORE-05")
def test_scholars_give_their_points() -> None:
    table = Table(2).places(scholars="theology architecture").monks(0, "theology", "architecture")
    assert line(table.state, "scholars") == 3 + 1
    assert line(table.state, "scholars", 1) == 0


@pytest.mark.rule("SM-SCORE-06", "SM-SCHOLAR-11")
@pytest.mark.parametrize(
    ("bishop", "points"),
    [("harbours", 4), ("plantations", 2), ("villages", 2), ("roads", 4), ("missions", 6), ("provinces", 2)],
)
def test_bishops_cost_two_points_and_reward(bishop: str, points: int) -> None:
    table = Table(2).places(bishops=bishop).monks(0, bishop, "gold", "valuables")
    table.shipped(0, coins="s05 s06", religion="s09", happiness="s08").lay(0, "d03", "c3")
    table.colony().cells |= {"c1": "road2", "c5": "wood", "c6": "wood", "c4": "wood"}
    assert line(table.state, "bishops") == points - 2


@pytest.mark.rule("SM-SCORE-06")
def test_no_bishop_gives_more_than_twelve() -> None:
    table = Table(2).places(bishops="harbours").monks(0, "harbours")
    table.shipped(0, coins=" ".join(f"s{number:02}" for number in range(5, 25)))
    assert line(table.state, "bishops") == 12 - 2


@pytest.mark.rule("SM-SCORE-07")
def test_sets_of_docks() -> None:
    table = Table(2).shipped(0, coins="s05 s06 s07", religion="s08 s09", conquistador="s10 s11", happiness="s12")
    assert line(table.state, "sets") == 3
    table.shipped(0, happiness="s13")
    assert line(table.state, "sets") == 6


@pytest.mark.rule("SM-SCORE-08")
def test_shipping_tiles_give_their_points() -> None:
    table = Table(2).shipped(0, coins="s05 s33", religion="s27")
    assert line(table.state, "ships") == 2 + 6 + 5


@pytest.mark.rule("SM-SCORE-09")
def test_a_tie_goes_to_the_higher_space() -> None:
    table = Table(3).passed(seat_0="ship", seat_1="religion", seat_2="road")
    table.state.year = 3
    for player in table.state.players:
        player.joy = 20
    table.end_year()
    assert GAME.score(table.state).winners == (1,)
    assert count_points(table.state)[1] == (1,)


@pytest.mark.rule("SM-SCORE-09")
def test_most_points_win() -> None:
    table = Table(3).passed(seat_0="coins", seat_1="religion", seat_2="road")
    table.state.year = 3
    table.player(2).joy = 5
    table.end_year()
    assert GAME.score(table.state).winners == (2,)
    assert table.told("winners")


# Scholars


@pytest.mark.rule("SM-SCHOLAR-11")
def test_taxation() -> None:
    table = Table(2).scholar("taxation").white(3).seat(c4="road2", c5="road1")
    table.do(0, "die white-3 column-3 none")
    assert table.player().coins == 3
    table = Table(2).scholar("taxation", seat=1).white(3).seat(c4="road2")
    table.do(0, "die white-3 column-3 none")
    assert table.player().coins == 0, "it is somebody else's"


@pytest.mark.rule("SM-SCHOLAR-11")
def test_mathematics() -> None:
    table = Table(2).scholar("mathematics").white(1).seat(coins=1)
    assert table.can(0, "die white-1 column-2 none")
    table.do(0, "die white-1 column-3 coins")
    assert table.player().coins == 0


@pytest.mark.rule("SM-SCHOLAR-11")
def test_architecture() -> None:
    table = Table(2).scholar("architecture").show("d01", "t01").seat(goods="wood grain")
    assert {"d01", "t01"} <= set(table.choices(0, "expand", "tile"))
    table.do(0, "expand d01 c3.east")
    assert table.player().goods["wood"] == 0


@pytest.mark.rule("SM-SCHOLAR-11")
def test_theology() -> None:
    table = Table(2).scholar("theology").seat(goods="gem", coins=1)
    table.do(0, "activate b5")
    table.do(0, "pray gem")
    assert table.player().faith == 2


@pytest.mark.rule("SM-SCHOLAR-11")
def test_bookkeeping() -> None:
    table = Table(2).scholar("bookkeeping").passed(seat_1="coins").seat(coins=4)
    for price, cell in ((1, "c2"), (1, "e3"), (2, "d6")):
        table.do(0, f"activate {cell}")
        assert table.told("activate")[0].args["price"] == price


@pytest.mark.rule("SM-SCHOLAR-11")
def test_commerce() -> None:
    table = Table(2).scholar("commerce").seat(goods="gem wood")
    table.do(0, "sell gem 1")
    assert table.player().coins == 3
    assert line(table.state, "coins") == (3 + 2) // 3


@pytest.mark.rule("SM-STORE-02")
def test_overflow_is_no_sale_so_merchants_may_sell_first() -> None:
    table = Table(2).scholar("commerce").seat(goods="wood wood wood", coins=1)
    table.do(0, "activate c2")
    assert table.question() == "Take"
    table.do(0, "sell wood 1")
    table.do(0, "take")
    assert (table.player().coins, table.player().goods["wood"]) == (2, 3)
    table.turn(0)
    table.do(0, "activate d6")
    table.do(0, "take")
    assert table.player().coins == 2 - 2 + 1, "a coin, without the merchant's bonus"


@pytest.mark.rule("SM-SCHOLAR-11")
def test_military_science() -> None:
    table = Table(2).scholar("strategy").seat(coins=2)
    table.do(0, "activate f4")
    table.do(0, "press")
    assert table.player().march == 2
    assert table.player().coins == 0
    assert table.asked() == (1,)


@pytest.mark.rule("SM-SCHOLAR-11")
def test_seamanship() -> None:
    table = Table(2).scholar("seamanship").dock(coins="s09").seat(goods="wood sugar", coins=1)
    table.do(0, "activate a1")
    table.do(0, "ship s09 coins")
    assert table.player().coins == 2


@pytest.mark.rule("SM-SCHOLAR-11")
def test_alchemy() -> None:
    table = Table(2).scholar("alchemy").dock(coins="s17").seat(goods="sugar gem", coins=1)
    table.do(0, "activate a1")
    table.do(0, "ship s17 coins")
    assert not any(table.player().goods.values())


@pytest.mark.rule("SM-SCHOLAR-12")
def test_philosophy() -> None:
    table = Table(2).scholar("philosophy").blue(0, 2).seat(b4="wood")
    table.colony().blocked = {"c2": "coins_1"}
    assert set(table.choices(0, "die", "line", die="blue_2")) == {"column_2"}
    whites = table.player().whites
    table.do(0, "die blue-2 column-2 none")
    assert table.player().goods["wood"] == 1
    assert table.colony().blocked["b5"] == "blue_2"
    assert table.player().whites == whites


@pytest.mark.rule("SM-SCHOLAR-12", "SM-SCHOLAR-11")
def test_philosophy_is_for_its_owner() -> None:
    table = Table(2).blue(0, 2)
    assert "column_2" not in table.choices(0, "die", "line", die="blue_2")


# Alone


@pytest.mark.rule("SM-SOLO-01")
def test_alone_with_the_advanced_set_up() -> None:
    play = started(1)
    assert play.state.pairs
    assert len(play.state.white) == 3
    assert play.state.players[0].coins == 3
    assert started(1, setup="deal").state.pairs == {}
    table = Table(1)
    table.do(0, "pass coins")
    assert table.state.year == 2


@pytest.mark.rule("SM-SOLO-02")
@pytest.mark.parametrize(("year", "tree", "points"), [(1, 3, 4), (2, 5, 5), (3, 7, 6)])
def test_the_tree_of_the_year_must_be_passed(year: int, tree: int, points: int) -> None:
    for march, expected in ((tree - 1, 0), (tree, points), (12, points)):
        table = Table(1).passed(seat_0="coins")
        table.state.year = year
        table.player().march = march
        table.end_year()
        assert table.player().joy == expected
        assert table.player().march == 0
    assert RANKS[1] == [[4], [5], [6]]


@pytest.mark.rule("SM-SOLO-03")
@pytest.mark.parametrize(("points", "won"), [(99, False), (100, True)])
def test_a_hundred_points_win(points: int, won: bool) -> None:
    table = Table(1).passed(seat_0="coins")
    table.state.year = 3
    table.player().joy = points
    table.end_year()
    assert bool(GAME.score(table.state).winners) == won
    assert bool(table.told("solo-won")) == won
    cause = GAME.score(table.state).cause
    assert (cause is None) == won
    assert cause is None or (cause.key, cause.args) == ("santa-maria-cause-too-few", {"points": 100})
    laws_hold = count_points(table.state)
    assert laws_hold[0] == [points]


@pytest.mark.rule("SM-SOLO-04")
@pytest.mark.parametrize(("crossing", "more", "reached"), [(13, 1, False), (14, 0, True), (14, 1, True)])
def test_communism(crossing: int, more: int, *, reached: bool) -> None:
    table = Table(1)
    cells = [f"{letter}{row}" for letter in "bcdef" for row in range(1, 7)]
    table.colony().cells = dict.fromkeys(cells, "wood") | {f"a{row}": "wood" for row in range(1, 6)}
    for cell in [cell for cell in cells if cell[1] != "6"][: crossing // 2]:
        table.colony().cells[cell] = "road2"
    if crossing % 2:
        table.colony().cells["f5"] = "road1"
    if more:
        table.colony().cells["f6"] = "road1"
    assert line(table.state, "colonists") == 2 * crossing + more
    assert ("communism" in achieved(table.state)) == reached


@pytest.mark.rule("SM-SOLO-05")
def test_capitalism() -> None:
    docks = ("coins", "religion", "conquistador", "happiness")
    table = Table(1)
    for at, dock in enumerate(docks):
        table.shipped(0, **{dock: " ".join(f"s{5 + 4 * at + number:02}" for number in range(4 - (at == 3)))})
    assert "capitalism" not in achieved(table.state)
    table.shipped(0, happiness="s30")
    assert "capitalism" in achieved(table.state)


@pytest.mark.rule("SM-SOLO-06")
def test_theocracy_counts_requirements_only() -> None:
    table = Table(1).places(bishops="harbours missions provinces")
    table.monks(0, "harbours", "missions", "provinces", "gold", "valuables")
    table.shipped(0, coins=" ".join(f"s{number:02}" for number in range(5, 17)))
    table.colony().cells |= {f"{letter}{row}": "wood" for letter in "abcdef" for row in range(1, 7)}
    assert line(table.state, "bishops") == 12 + 6 + 12 - 6
    assert "theocracy" in achieved(table.state)
    table.colony().docks["coins"].pop()
    table.colony().docks["coins"].pop()
    assert "theocracy" not in achieved(table.state)


@pytest.mark.rule("SM-SOLO-07")
def test_capracracy() -> None:
    table = Table(1)
    table.colony().cells |= column("c", "wood wood wood_coin wood wood wood")
    assert "capracracy" in achieved(table.state)
    table.colony().cells["c4"] = "grain"
    assert "capracracy" not in achieved(table.state)
    table.colony().cells |= column("c", "road1 road1 road1 road1 road1 road1")
    assert "capracracy" not in achieved(table.state)


@pytest.mark.rule("SM-SOLO-08", "SM-SOLO-03")
@pytest.mark.parametrize(
    ("points", "found"), [(119, ()), (120, ("democracy",)), (149, ("democracy",)), (150, ("democracy", "utopia"))]
)
def test_democracy_and_utopia(points: int, found: tuple[str, ...]) -> None:
    table = Table(1).passed(seat_0="coins")
    table.player().joy = points
    assert achieved(table.state) == found
    table.state.year = 3
    table.end_year()
    assert tuple(event.args["achievement"] for event in table.told("achievement")) == found


# Shared blue dice


@pytest.mark.rule("SM-SHARED-01")
def test_blue_dice_lie_in_the_common_pool() -> None:
    state = started(3, shared_dice="on").state
    assert len(state.blue) == 3
    assert state.blue == sorted(state.blue)
    assert not any(player.blue for player in state.players)


@pytest.mark.rule("SM-SHARED-02")
def test_a_new_die_joins_the_pool() -> None:
    table = Table(2, shared_dice="on").faith(2).seat(coins=1)
    table.do(0, "activate b5")
    table.do(0, "skip")
    assert len(table.state.blue) == 3
    table = Table(2, shared_dice="on").faith(2)
    table.do(0, "pass religion")
    table.do(0, "skip")
    assert len(table.state.blue) == 3, "also when passing"


@pytest.mark.rule("SM-SHARED-03")
def test_anybody_may_take_any_blue_die() -> None:
    table = Table(2, shared_dice="on")
    table.state.blue = [3, 5]
    assert {"blue_3", "blue_5"} <= set(table.choices(0, "die", "die"))
    table.do(0, "die blue-3 row-3 none")
    assert table.state.blue == [5]
    assert table.colony().blocked == {"e3": "blue_3"}


@pytest.mark.rule("SM-SHARED-04")
def test_nobody_uses_more_blue_dice_than_unlocked() -> None:
    table = Table(2, shared_dice="on").passed(seat_1="coins").seat(coins=1)
    table.state.blue = [1, 5]
    table.do(0, "die blue-1 row-1 none")
    assert not [die for die in table.choices(0, "die", "die") if die.startswith("blue")]
    table.player().faith = 2
    table.do(0, "activate b5")
    table.do(0, "skip")
    table.seat(coins=9)
    assert [die for die in table.choices(0, "die", "die") if die.startswith("blue")], "the limit has risen"


@pytest.mark.rule("SM-SHARED-05")
def test_all_unlocked_dice_are_rolled_anew() -> None:
    table = Table(2, shared_dice="on").faith(3, 10).passed(seat_0="coins", seat_1="religion")
    table.state.blue.clear()
    table.end_year()
    assert len(table.state.blue) == 2 + 3


@pytest.mark.rule("SM-SOLO-07")
def test_capracracy_by_a_chain_where_the_table_wants_it() -> None:
    chain = dict.fromkeys(("a4", "b4", "c4", "c3", "d3", "e3", "e4", "f4"), "wood")
    for goat, reached in (("chain", True), ("line", False)):
        table = Table(1, goat=goat)
        table.colony().cells |= chain
        assert ("capracracy" in achieved(table.state)) == reached
    table = Table(1, goat="chain")
    table.colony().cells |= {**chain, "d3": "gem"}
    assert "capracracy" not in achieved(table.state)


@pytest.mark.rule("SM-SOLO-03", "SM-SOLO-07")
def test_the_maya_alone_achieve_nothing_that_needs_a_colony() -> None:
    table = Table(1, kingdoms="on", maya="on")
    assert achieved(table.state) == ()
    table.player().joy = 200
    totals = {key for key, found in ACHIEVEMENTS.items() if found.of == "total"}
    assert set(achieved(table.state)) == totals

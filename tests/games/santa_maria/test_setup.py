"""Preparing the game."""

import pytest

from games.core.game import Setup
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import BISHOPS, COLONIES, DOCKS, SCHOLARS, SHIPS, TILES
from games.santa_maria.grid import CELLS, COLUMN_LINES, ROW_LINES
from games.santa_maria.state import Colony, State
from games.santa_maria.steps import ChoosePair
from tests.games.santa_maria.table import Table, started

SEATS = (1, 2, 3, 4)


def colony(state: State, seat: int) -> Colony:
    found = state.players[seat].colony
    assert found is not None
    return found


@pytest.mark.rule("SM-GEN-01")
@pytest.mark.parametrize("seats", SEATS)
def test_one_to_four_play(seats: int) -> None:
    assert len(started(seats).state.players) == seats


@pytest.mark.rule("SM-GEN-01")
def test_more_than_five_do_not() -> None:
    with pytest.raises(ValueError, match="not for 6"):
        GAME.start(Setup(6, {}, "seed"))


@pytest.mark.rule("SM-GEN-03")
def test_columns_belong_to_white_dice_and_rows_to_blue_ones() -> None:
    assert len(CELLS) == 36
    assert COLUMN_LINES["column_2"] == ("b1", "b2", "b3", "b4", "b5", "b6")
    assert ROW_LINES["row_2"] == ("a2", "b2", "c2", "d2", "e2", "f2")


@pytest.mark.rule("SM-SETUP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_each_has_one_of_three_blue_dice(seats: int) -> None:
    state = started(seats).state
    assert [player.blues for player in state.players] == [1] * seats
    assert all(len(player.blue) == 1 and 1 <= player.blue[0] <= 6 for player in state.players)


@pytest.mark.rule("SM-SETUP-01")
def test_two_more_blue_dice_of_each_player_lie_in_the_stock_and_no_others() -> None:
    table = Table(2)
    for symbol, dice in ((3, 2), (6, 2), (10, 3), (14, 3), (19, 3), (24, 3)):
        table.player().faith = symbol - 1
        table.seat(coins=1, b5="religion").turn(0)
        table.colony().blocked.clear()
        table.player().paid = 0
        table.do(0, "activate b5")
        assert len(table.player().blue) == dice
        table.do(0, "skip")


@pytest.mark.rule("SM-SETUP-02")
@pytest.mark.parametrize("seats", SEATS)
def test_three_white_dice_a_player_lie_sorted(seats: int) -> None:
    white = started(seats).state.white
    assert len(white) == 3 * seats
    assert white == sorted(white)


@pytest.mark.rule("SM-SETUP-03")
def test_the_docks_hold_the_starting_tiles() -> None:
    state = started().state
    assert sorted(state.docks.values()) == ["s01", "s02", "s03", "s04"]
    assert list(state.docks) == list(DOCKS)
    assert sorted(state.piles["ships"]) == sorted(key for key, ship in SHIPS.items() if ship.kind == "ordinary")
    assert len(state.piles["ships"]) == 30


@pytest.mark.rule("SM-SETUP-04")
def test_three_scholars_and_three_bishops_of_the_base_game() -> None:
    states = [GAME.start(Setup(2, {}, str(seed))).state for seed in range(40)]
    scholars = {scholar for state in states for scholar in state.scholars}
    bishops = {bishop for state in states for bishop in state.bishops}
    assert all(len(set(state.scholars)) == len(set(state.bishops)) == 3 for state in states)
    assert scholars == {key for key, scholar in SCHOLARS.items() if not scholar.kingdoms}
    assert bishops == {key for key, bishop in BISHOPS.items() if not bishop.kingdoms}
    assert (len(scholars), len(bishops)) == (10, 6)


@pytest.mark.rule("SM-SETUP-05")
def test_five_tiles_of_each_kind_are_shown() -> None:
    state = started().state
    assert [TILES[tile].kind for tile in state.doubles] == ["double"] * 5
    assert [TILES[tile].kind for tile in state.triples] == ["triple"] * 5
    assert len(state.piles["doubles"]) == len(state.piles["triples"]) == 10


@pytest.mark.rule("SM-SETUP-06")
def test_three_road_tiles_and_no_town_halls() -> None:
    state = started().state
    assert state.roads == 3
    assert not state.pairs


@pytest.mark.rule("SM-SETUP-07")
def test_markers_stand_at_the_start() -> None:
    for player in started(4).state.players:
        assert (player.faith, player.march, player.space) == (0, 0, "")


@pytest.mark.rule("SM-SETUP-07", "SM-MONK-07")
@pytest.mark.parametrize(("placed", "another"), [(4, True), (5, True), (6, False)])
def test_each_has_six_monks(placed: int, another: bool) -> None:
    table = Table(2).faith(23).seat(coins=1)
    table.monks(0, *[*table.state.scholars, *table.state.bishops][:placed])
    table.do(0, "activate b5")
    assert (table.question() == "PlaceMonk") == another
    if another:
        table.do(0, "monk gold")
    assert sum(0 in monks for monks in table.state.monks.values()) == placed + another


@pytest.mark.rule("SM-SETUP-08")
def test_boards_are_chosen_counter_clockwise_and_the_first_player_chooses_last() -> None:
    play = started(3, setup="choose")
    assert set(play.state.boards) == {"forest", "fields", "garrison", "convent"}
    for seat, board in ((Seat(2), "fields"), (Seat(1), "forest"), (Seat(0), "convent")):
        assert play.waiting() == (seat,)
        play.apply(seat, play.legal(seat).read(f"board {board}"))
        assert colony(play.state, seat).cells == COLONIES[board].cells
        assert board not in play.state.boards, "nobody else can have it"
    assert not play.state.boards
    assert play.waiting() == (0,)


@pytest.mark.rule("SM-SETUP-08")
def test_boards_can_be_dealt() -> None:
    state = started(4, setup="deal").state
    assert {colony(state, seat).board for seat in range(4)} == {"forest", "fields", "garrison", "convent"}


@pytest.mark.rule("SM-SETUP-09")
def test_the_first_player_is_drawn_and_coins_go_by_seat() -> None:
    states = [GAME.start(Setup(4, {}, str(seed))).state for seed in range(30)]
    assert {state.first for state in states} == {0, 1, 2, 3}
    for state in states:
        order = [state.players[(state.first + at) % 4] for at in range(4)]
        assert [player.coins for player in order] == [3, 4, 5, 6]
        assert all(player.goods["wood"] == 2 and sum(player.goods.values()) == 2 for player in order)


# The advanced set-up


@pytest.mark.rule("SM-ADV-01")
def test_all_use_the_common_side() -> None:
    state = started(3, setup="advanced").state
    assert {colony(state, seat).board for seat in range(3)} == {"common"}
    assert [player.coins for player in state.players] == [3, 4, 5]
    assert all(player.goods["wood"] == 2 and len(player.blue) == 1 for player in state.players)


@pytest.mark.rule("SM-ADV-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_four_pairs_of_a_town_hall_and_an_unused_scholar(seats: int) -> None:
    state = started(seats, setup="advanced").state
    assert set(state.pairs) == {"forest_hall", "fields_hall", "garrison_hall", "convent_hall"}
    assert not set(state.pairs.values()) & set(state.scholars)
    assert len(set(state.pairs.values())) == 4


@pytest.mark.rule("SM-ADV-03", "SM-ADV-04", "SM-ADV-05", "SM-ADV-06")
def test_pairs_are_picked_counter_clockwise_and_laid_at_once() -> None:
    play = started(3, setup="advanced")
    assert all(player.blue for player in play.state.players), "the blue dice have been rolled"
    pairs = dict(play.state.pairs)
    for seat, hall in ((Seat(2), "fields_hall"), (Seat(1), "forest_hall"), (Seat(0), "convent_hall")):
        assert play.waiting() == (seat,)
        play.apply(seat, play.legal(seat).read(f"found {hall.replace('_', '-')} f1.south"))
        own = colony(play.state, seat)
        assert own.laid[0].tile == hall
        assert own.scholar == pairs[hall]
        assert play.state.knows(seat, pairs[hall])
        assert not play.state.monks
    assert colony(play.state, 2).cells["f1"] == "grain_coin"
    assert colony(play.state, 2).cells["f2"] == "sugar"
    assert not play.state.pairs
    assert sum(play.state.knows(seat, pairs["garrison_hall"]) for seat in play.state.every_seat()) == 0


def scholars_picked() -> Table:
    """Seat 1 has taken a town hall with Military science, seat 0 one with Taxation."""
    table = Table(2, setup="advanced")
    table.state.pairs = dict(zip(table.state.pairs, ("strategy", "taxation", "theology", "bookkeeping"), strict=True))
    table.places(scholars="mathematics architecture seamanship")
    halls = list(table.state.pairs)
    table.choosing(ChoosePair, 1, 0)
    for seat, hall in ((1, halls[0]), (0, halls[1])):
        table.do(seat, f"found {hall.replace('_', '-')} a2.south")
    return table


@pytest.mark.rule("SM-ADV-06")
def test_a_picked_scholar_is_used_all_game_without_a_monk_and_without_payment() -> None:
    table = scholars_picked()
    for year in (1, 2, 3):
        table.state.year = year
        table.turn(1).seat(1, coins=2 + (year > 1)).colony(1).blocked.clear()
        table.player(1).paid = table.player(1).march = 0
        table.do(1, "activate f4")
        assert table.question() == "PressOn", "Military science"
        table.do(1, "press")
        assert table.player(1).march == 2
    assert not table.state.monks


@pytest.mark.rule("SM-ADV-06")
def test_a_picked_scholar_belongs_to_nobody_else() -> None:
    table = scholars_picked()
    picked = {table.colony(seat).scholar for seat in (0, 1)}
    assert picked == {"strategy", "taxation"}
    table.turn(0).seat(0, coins=3, c4="road2").player(0).faith = 2
    table.do(0, "activate f4")
    assert table.asked() == (1,), "Military science is not theirs"
    table.turn(0).do(0, "activate b5")
    places = set(table.choices(0, "monk", "place"))
    assert not places & {"strategy", "taxation", "theology", "bookkeeping"}, "neither picked nor left over"
    assert set(table.state.scholars) < places
    table.do(0, "skip")
    table.turn(1).white(3).seat(1, c4="road2").player(1).coins = 0
    table.do(1, "die white-3 column-3 none")
    assert table.player(1).coins == 0, "Taxation is not theirs"


@pytest.mark.rule("SM-ADV-07", "SM-SCORE-05")
def test_a_picked_scholar_gives_no_points() -> None:
    table = Table(2).scholar("alchemy")
    points = {line.key: line.points for line in GAME.score(table.state).scores[0].lines}
    assert points["scholars"] == 0
    table = Table(2).places(scholars="alchemy taxation").monks(0, "alchemy", "taxation")
    points = {line.key: line.points for line in GAME.score(table.state).scores[0].lines}
    assert points["scholars"] == 3 + 2


@pytest.mark.rule("SM-ADV-07")
def test_a_picked_scholar_gives_points_where_the_table_wants_it() -> None:
    table = Table(2, picked_scholars="points").scholar("alchemy")
    points = {line.key: line.points for line in GAME.score(table.state).scores[0].lines}
    assert points["scholars"] == 3


@pytest.mark.rule("SM-SETUP-07")
def test_nobody_has_done_anything_yet() -> None:
    for state in (started(3).state, started(3, kingdoms="on", governor="on", maya="on").state):
        for player in state.players:
            assert (player.joy, player.faith, player.march, player.twice) == (0, 0, 0, 0)
            assert (player.whites, player.blues_used, player.paid, player.space) == (0, 0, 0, "")
            assert (player.asks, player.resting, player.said) == ("choices", False, {})
        assert (state.year, state.lately, state.monks, state.spaces, state.gone) == (1, None, {}, {}, [])
        for seat in state.colonists():
            colony = state.colony(seat)
            assert (colony.laid, colony.blocked, colony.docks, colony.hired) == ([], {}, {}, {})
    city = state.city()
    assert (city.tucked, city.roads, city.blocked, city.priests) == ({}, [], {}, 0)
    assert [temple.levels for temple in city.temples.values()] == [0] * 5

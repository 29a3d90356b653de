"""Years, turns and free actions."""

import pytest

from games.core.moves import IllegalMove
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import DOCKS
from tests.games.santa_maria.table import Table, started


@pytest.mark.rule("SM-GEN-02", "SM-YEAR-11")
def test_three_years() -> None:
    play = started(2, setup="deal")
    for year in (1, 2, 3):
        assert play.state.year == year
        for space in ("coins", "religion"):
            (seat,) = play.waiting()
            play.apply(seat, play.legal(seat).read(f"pass {space}"))
            while not play.state.over and play.legal(play.waiting()[0]).offer("skip"):
                play.apply(play.waiting()[0], play.legal(play.waiting()[0]).read("skip"))
    assert play.state.over
    best = max(score.total for score in GAME.score(play.state).scores)
    assert all(GAME.score(play.state).scores[seat].total == best for seat in GAME.score(play.state).winners)
    assert play.events[-1].key == "santa_maria-log-winners"


@pytest.mark.rule("SM-TURN-01")
def test_turns_go_clockwise_until_all_have_passed() -> None:
    table = Table(3)
    for seat, space in ((0, "coins"), (1, "religion"), (2, "conquistador")):
        assert table.asked() == (seat,)
        table.do(seat, f"pass {space}")
    assert table.state.year == 2


@pytest.mark.rule("SM-TURN-02")
def test_one_main_action_a_turn() -> None:
    table = Table(2).seat(coins=2)
    table.do(0, "activate d1")
    assert table.asked() == (1,)
    assert not table.can(0, "pass coins")


@pytest.mark.rule("SM-TURN-02")
def test_the_four_main_actions() -> None:
    table = Table(2).seat(goods="wood wood", coins=1)
    verbs = {offer.verb for offer in table.request().offers}
    assert {"expand", "activate", "die", "pass"} <= verbs


@pytest.mark.rule("SM-TURN-03")
def test_who_has_passed_is_skipped_and_the_last_one_goes_on() -> None:
    table = Table(3).passed(seat_1="coins").seat(0, coins=9)
    table.do(0, "activate d1")
    assert table.asked() == (2,)
    table.do(2, "pass conquistador")
    assert table.asked() == (0,)
    table.do(0, "activate c2")
    assert table.asked() == (0,)
    table.do(0, "pass road")
    table.do(0, "skip")
    assert table.state.year == 2


@pytest.mark.rule("SM-GEN-04")
def test_paying_returns_pieces_and_gaining_takes_them() -> None:
    table = Table(2).seat(goods="wood", coins=1)
    table.do(0, "activate e3")
    assert table.player().coins == 0
    assert table.player().goods["grain"] == 1
    assert table.player(1).goods["grain"] == 0


@pytest.mark.rule("SM-GEN-05")
def test_happiness_is_hidden_from_the_others() -> None:
    state = Table(2).state
    state.players[0].joy = 7
    assert GAME.view(state, Seat(0)).players[0].joy == 7
    assert GAME.view(state, Seat(1)).players[0].joy != 7
    assert GAME.view(state, None).players[0].joy != 7
    state.over = True
    assert GAME.view(state, Seat(1)).players[0].joy == GAME.view(state, None).players[0].joy == 7


@pytest.mark.rule("SM-GEN-05")
def test_each_single_gain_is_public() -> None:
    table = Table(2).seat(coins=1, a2="joy2")
    table.do(0, "activate a2")
    (told,) = table.told("joy")
    assert told.args["joy"] == 2
    assert told.to is None


@pytest.mark.rule("SM-GEN-06")
def test_points_in_frames_count_in_the_end_only() -> None:
    table = Table(2).seat(goods="wood sugar", coins=1).dock(coins="s09")
    table.do(0, "activate a1")
    table.do(0, "ship s09 coins")
    assert table.player().joy == 0
    points = {line.key: line.points for line in GAME.score(table.state).scores[0].lines}
    assert points["ships"] == 3


@pytest.mark.rule("SM-GEN-07")
def test_coins_and_happiness_never_run_out() -> None:
    table = Table(2).seat(coins=500, a2="joy2")
    table.player().joy = 500
    table.do(0, "activate a2")
    assert table.player().joy == 502
    table.turn(0)
    table.do(0, "activate d1")
    assert table.player().coins == 500 - 1 - 2 + 2


@pytest.mark.rule("SM-GEN-08")
def test_four_colonists_never_empty_the_supply() -> None:
    table = Table(4)
    for seat in range(4):
        table.seat(seat, goods="gold gold gold wood wood wood")
    assert table.state.gold_left() == 0
    table.player(0).goods["gold"] = 2
    table.player(0).goods["wood"] = 2
    table.seat(0, coins=2).colony(0).cells["f2"] = "wood"
    table.player(0).march = 1
    table.white(6)
    table.do(0, "die white-6 column-6 none")
    assert (table.player(0).goods["gold"], table.player(0).goods["wood"], table.player(0).coins) == (3, 3, 2)


@pytest.mark.rule("SM-GEN-08")
def test_what_is_paid_or_sold_lies_in_the_supply_again() -> None:
    table = Table(3, kingdoms="on", maya="on").turn(1).show("d01").seat(1, goods="gold gold gold")
    left = table.state.gold_left()
    table.do(1, "sell gold 1")
    table.do(1, "expand d01 c3.east")
    assert table.state.gold_left() == left + 3


@pytest.mark.rule("SM-GEN-09")
def test_stacks_are_hidden_and_all_else_is_open() -> None:
    state = Table(2).seat(0, goods="gem").shipped(0, coins="s05").state
    seen = GAME.view(state, None)
    for pile in ("ships", "doubles", "triples"):
        assert set(seen.piles[pile]) == {"hidden"}
        assert len(seen.piles[pile]) == len(state.piles[pile])
    assert seen.players[0].goods == state.players[0].goods
    assert seen.players[0].colony == state.players[0].colony
    assert (seen.white, seen.docks, seen.doubles, seen.monks) == (state.white, state.docks, state.doubles, state.monks)


# Free actions


@pytest.mark.rule("SM-FREE-01")
@pytest.mark.parametrize(("good", "coins"), [("wood", 1), ("grain", 1), ("sugar", 2), ("gem", 2), ("gold", 2)])
def test_selling(good: str, coins: int) -> None:
    table = Table(2).seat(goods=good)
    table.do(0, f"sell {good} 1")
    assert (table.player().coins, table.player().goods[good]) == (coins, 0)


@pytest.mark.rule("SM-FREE-02")
def test_buying_simple_resources() -> None:
    table = Table(2).seat(coins=6)
    assert table.choices(0, "buy", "good") == ("wood", "grain")
    table.do(0, "buy wood")
    table.do(0, "buy grain")
    assert (table.player().coins, table.player().goods["wood"], table.player().goods["grain"]) == (0, 1, 1)


@pytest.mark.rule("SM-FREE-03")
def test_nobody_buys_above_the_limit() -> None:
    table = Table(2).seat(goods="wood wood wood", coins=3)
    assert table.choices(0, "buy", "good") == ("grain",)


@pytest.mark.rule("SM-FREE-04")
def test_free_actions_before_and_after_the_main_action() -> None:
    table = Table(2).seat(goods="gem wood", coins=0)
    table.do(0, "sell gem 1")
    table.do(0, "sell wood 1")
    table.do(0, "buy grain")
    table.seat(goods="sugar", coins=1)
    table.do(0, "activate d1")
    table.do(0, "sell sugar 1")
    assert table.player().coins == 4


@pytest.mark.rule("SM-FREE-04")
def test_free_actions_between_the_buildings_of_a_line() -> None:
    table = Table(2).seat(coins=3, b1="ship", b2="ship").white(2).dock(coins="s06").seat(goods="wood", coins=3)
    table.do(0, "die white-2 column-2 none")
    assert not table.can(0, "ship s06 coins")
    table.do(0, "buy grain")
    table.do(0, "ship s06 coins")
    assert table.colony().docks["coins"] == ["s06"]


@pytest.mark.rule("SM-FREE-04")
@pytest.mark.parametrize(
    ("goods", "coins", "scholar", "spot", "moves"),
    [
        ("wood wood wood", 2, "", "a1", ("sell wood 2", "buy grain", "ship s06 coins")),
        ("wood", 1, "strategy", "f4", ("sell wood 1", "press")),
        ("gem sugar", 1, "", "b5", ("sell gem 1", "sell sugar 1", "pray coin")),
        ("gem gem", 1, "", "a4", ("sell gem 2", "buy wood", "trade wood")),
    ],
)
def test_what_can_be_sold_pays_for_an_effect(
    goods: str, coins: int, scholar: str, spot: str, moves: tuple[str, ...]
) -> None:
    table = Table(2).dock(coins="s06").scholar(scholar).seat(0, goods, coins, a4="trade_wood_h2")
    table.do(0, f"activate {spot}")
    for move in moves:
        table.do(0, move)
    assert table.asked() == (1,)


@pytest.mark.rule("SM-FREE-04", "SM-GOLD-01")
def test_while_paying_all_may_be_sold_but_what_is_about_to_be_paid() -> None:
    table = Table(2).show("d01").seat(goods="wood wood wood gold")
    table.do(0, "ask everything")
    table.do(0, "expand d01 c3.east")
    assert table.question() == "Pay"
    assert table.can(0, "sell wood 2"), "wood and gold are left"
    assert not table.can(0, "sell wood 3")
    assert table.can(0, "sell gold 1")


@pytest.mark.rule("SM-FREE-05")
def test_no_free_actions_in_the_turns_of_others() -> None:
    table = Table(3).seat(1, goods="gem", coins=3)
    assert not table.can(1, "sell gem 1")
    assert not table.can(1, "buy wood")
    table.seat(0, goods="gem")
    table.do(0, "pass coins")
    table.do(1, "pass religion")
    with pytest.raises(IllegalMove):
        table.do(0, "sell gem 1")


# The end of a year


@pytest.mark.rule("SM-YEAR-01", "SM-YEAR-02")
@pytest.mark.parametrize(
    ("seats", "year", "points"),
    [
        (2, 1, (4, 0)),
        (3, 1, (6, 3, 0)),
        (4, 1, (6, 4, 2, 0)),
        (2, 2, (5, 0)),
        (3, 2, (8, 4, 0)),
        (4, 2, (9, 6, 3, 0)),
        (2, 3, (6, 0)),
        (3, 3, (10, 5, 0)),
        (4, 3, (12, 8, 4, 0)),
    ],
)
def test_the_conquistador_track_is_scored_by_rank(seats: int, year: int, points: tuple[int, ...]) -> None:
    table = Table(seats).passed(seat_0="coins")
    table.state.year = year
    for seat, player in enumerate(table.state.players):
        player.march, player.arrived = 9 - seat, seat + 1
    table.end_year()
    assert tuple(player.joy for player in table.state.players) == points


@pytest.mark.rule("SM-YEAR-03", "SM-CONQ-01")
def test_of_several_on_a_space_the_first_is_ahead() -> None:
    table = Table(2).seat(0, coins=1).seat(1, coins=1)
    table.do(0, "activate f4")
    table.do(1, "activate f4")
    assert [player.march for player in table.state.players] == [1, 1]
    table.passed(seat_0="coins", seat_1="religion").end_year()
    assert [player.joy for player in table.state.players] == [4, 0]


@pytest.mark.rule("SM-YEAR-04")
def test_who_is_last_or_has_not_left_the_start_scores_nothing() -> None:
    table = Table(4).passed(seat_0="coins")
    table.player(0).march, table.player(0).arrived = 1, 1
    table.end_year()
    assert [player.joy for player in table.state.players] == [6, 0, 0, 0]


@pytest.mark.rule("SM-YEAR-05", "SM-REL-05")
def test_conquistadors_return_and_monks_stay() -> None:
    table = Table(2).faith(5, 5).passed(seat_0="coins")
    table.player(0).march = 4
    table.end_year()
    assert [player.march for player in table.state.players] == [0, 0]
    assert [player.faith for player in table.state.players] == [5, 5]


@pytest.mark.rule("SM-YEAR-06", "SM-COIN-03")
def test_coins_and_dice_leave_the_colonies() -> None:
    table = Table(2).seat(coins=3).passed(seat_1="coins").white(2)
    table.do(0, "activate d1")
    table.do(0, "die white-2 column-3 coins")
    assert set(table.colony().blocked.values()) == {"coins_1", "white_3"}
    coins = table.player().coins
    table.passed(seat_0="religion").end_year()
    assert not table.colony().blocked
    assert table.player().coins == coins
    table.turn(0)
    table.do(0, "activate d1")
    assert table.told("activate")[0].args["price"] == 1


@pytest.mark.rule("SM-YEAR-07", "SM-EXP-04")
def test_new_tiles_each_year_and_none_before() -> None:
    table = Table(2).passed(seat_1="coins").seat(goods="wood wood")
    shown = [*table.state.doubles, *table.state.triples]
    tile = table.state.doubles[0]
    table.do(0, f"expand {tile} a5.south")
    assert len(table.state.doubles) == 4
    table.passed(seat_0="religion").end_year()
    assert len(table.state.doubles) == len(table.state.triples) == 5
    assert not {*table.state.doubles, *table.state.triples} & set(shown)
    for pile in ("doubles", "triples"):
        assert len(table.state.piles[pile]) == 5
        assert not set(table.state.piles[pile]) & set(shown)


@pytest.mark.rule("SM-EXP-04")
def test_without_tiles_nobody_expands() -> None:
    table = Table(2).seat(goods="wood wood grain")
    table.state.doubles.clear()
    table.state.triples.clear()
    assert table.request().offer("expand") is None


@pytest.mark.rule("SM-YEAR-08")
def test_all_dice_are_rolled_anew() -> None:
    table = Table(2).passed(seat_1="coins").seat(coins=9).white(4).blue(0, 4, 4)
    table.do(0, "die blue-4 row-4 none")
    table.do(0, "die white-4 column-4 none")
    assert (len(table.player().blue), len(table.state.white)) == (1, 5)
    draws = table.state.chance.draws
    table.passed(seat_0="religion").end_year()
    assert table.state.chance.draws - draws == 6 + 2 + 1, "used or not, each is rolled"
    assert len(table.state.white) == 6
    assert table.state.white == sorted(table.state.white)
    assert [len(player.blue) for player in table.state.players] == [2, 1]


@pytest.mark.rule("SM-YEAR-09")
def test_who_passed_highest_begins_the_next_year() -> None:
    table = Table(4).passed(seat_2="religion", seat_0="road", seat_1="ship", seat_3="conquistador")
    table.end_year()
    assert table.state.first == 2
    assert table.asked() == (2,)
    assert not any(player.space for player in table.state.players)
    table.do(2, "pass coins")
    assert table.asked() == (3,)


@pytest.mark.rule("SM-YEAR-10", "SM-MONK-07")
def test_what_is_kept() -> None:
    table = Table(2).passed(seat_0="coins").seat(goods="gem wood", coins=4).shipped(0, coins="s05")
    table.lay(0, "d01", "c3").faith(3).monks(0, table.state.missions[0])
    before = dict(table.colony().cells)
    table.end_year()
    assert (table.player().goods["gem"], table.player().goods["wood"], table.player().coins) == (1, 1, 4)
    assert table.colony().cells == before
    assert table.colony().docks["coins"] == ["s05"]
    assert table.state.monks[table.state.missions[0]] == [0]


@pytest.mark.rule("SM-YEAR-11")
def test_after_the_third_year_there_are_no_new_dice_or_tiles() -> None:
    table = Table(2).passed(seat_0="coins", seat_1="road")
    table.state.year = 3
    table.player(1).march = 1
    white, doubles = list(table.state.white), list(table.state.doubles)
    table.end_year()
    assert table.state.over
    assert table.player(1).joy == 6
    assert (table.state.white, table.state.doubles) == (white, doubles)


@pytest.mark.rule("SM-YEAR-12")
def test_what_the_end_of_a_year_does_not_change() -> None:
    table = Table(2).passed(seat_0="coins")
    table.state.roads = 1
    state = table.state
    docks = {dock: state.docks[dock] for dock in DOCKS}
    before = (list(state.scholars), list(state.bishops), list(state.missions), docks)
    table.end_year()
    assert (state.scholars, state.bishops, state.missions, state.docks) == before
    assert state.roads == 1

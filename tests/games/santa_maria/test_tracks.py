"""Shipping, the two tracks, blue dice and monks."""

import msgspec
import pytest

from games.santa_maria import GAME
from games.santa_maria.components import DOCKS, RELIGION
from games.santa_maria.state import State
from tests.games.santa_maria.table import Table


def line(state: State, key: str, seat: int = 0) -> int:
    """One line of a seat's score."""
    return next(found.points for found in GAME.score(state).scores[seat].lines if found.key == key)


def harbour(goods: str, **docks: str) -> Table:
    """Seat 0 has activated its harbour."""
    table = Table(2).dock(**docks).seat(goods=goods, coins=1)
    table.do(0, "activate a1")
    return table


@pytest.mark.rule("SM-SHIP-01", "SM-SHIP-02")
def test_one_effect_takes_one_tile_to_the_dock_of_the_same_symbol() -> None:
    table = harbour("wood wood sugar gem", religion="s09", coins="s11")
    assert set(table.choices(0, "ship", "ship")) >= {"s09", "s11"}
    assert table.choices(0, "ship", "dock", ship="s09") == ("religion",)
    table.do(0, "ship s09 religion")
    assert table.colony().docks == {"religion": ["s09"]}
    assert (table.player().goods["wood"], table.player().goods["sugar"]) == (1, 0)
    assert table.asked() == (1,)


@pytest.mark.rule("SM-SHIP-02")
def test_a_dock_holds_any_number_of_tiles() -> None:
    table = Table(2).shipped(0, coins="s05 s06 s07 s08").dock(coins="s09").seat(goods="wood sugar", coins=1)
    table.do(0, "activate a1")
    table.do(0, "ship s09 coins")
    assert len(table.colony().docks["coins"]) == 5


@pytest.mark.rule("SM-SHIP-03")
def test_a_tile_brings_nothing_at_once() -> None:
    table = harbour("wood sugar", coins="s09")
    table.do(0, "ship s09 coins")
    assert (table.player().coins, table.player().joy) == (0, 0)
    assert line(table.state, "ships") == 3


@pytest.mark.rule("SM-SHIP-04")
def test_the_dock_is_filled_at_once() -> None:
    table = Table(2).seat(goods="wood wood sugar sugar", b1="ship", b2="ship").white(2).dock(coins="s09")
    table.state.piles["ships"].remove("s10")
    table.state.piles["ships"].append("s10")
    table.do(0, "die white-2 column-2 none")
    table.do(0, "ship s09 coins")
    table.do(0, "ship s10 coins")
    assert table.colony().docks["coins"] == ["s09", "s10"]
    assert table.state.docks["coins"]


@pytest.mark.rule("SM-SHIP-05")
def test_without_a_stack_docks_stay_empty() -> None:
    table = Table(2).dock(coins="s09").seat(goods="wood sugar", coins=1)
    table.state.piles["ships"].clear()
    table.do(0, "activate a1")
    table.do(0, "ship s09 coins")
    assert table.state.docks["coins"] == ""
    table.passed(seat_0="coins", seat_1="religion").end_year()
    assert table.state.docks["coins"] == ""


# Conquistadors


@pytest.mark.rule("SM-CONQ-01")
def test_a_conquistador_goes_one_space() -> None:
    table = Table(2).seat(coins=1)
    table.do(0, "activate f4")
    assert table.player().march == 1


@pytest.mark.rule("SM-CONQ-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_gold_for_everyone_who_crosses_it(seat: int) -> None:
    table = Table(2).seat(seat, coins=1).turn(seat)
    table.player(seat).march = 1
    table.player(1 - seat).march = 2
    table.do(seat, "activate f4")
    assert table.player(seat).goods["gold"] == 1


@pytest.mark.rule("SM-CONQ-02")
def test_gold_again_in_every_year_and_coins_if_there_is_no_room() -> None:
    table = Table(2).seat(coins=1, goods="gold gold gold")
    table.state.year = 2
    table.player().march = 4
    table.do(0, "activate f4")
    assert table.player().goods["gold"] == 3
    assert table.player().coins == 2


@pytest.mark.rule("SM-CONQ-03")
def test_at_the_end_of_the_track_nothing_more_happens() -> None:
    table = Table(2).seat(0, coins=1).seat(1, coins=1)
    for player in table.state.players:
        player.march = 11
    for seat in (0, 1):
        table.turn(seat).do(seat, "activate f4")
    assert [player.march for player in table.state.players] == [12, 12]
    table.turn(0).seat(coins=2, f2="conquistador")
    table.do(0, "activate f2")
    assert table.player().march == 12
    table.passed(seat_0="coins", seat_1="religion").end_year()
    assert [player.joy for player in table.state.players] == [4, 0], "who came first is ahead all the same"
    table.turn(0).seat(coins=1)
    table.do(0, "activate f4")
    assert table.player().march == 1


# Religion


@pytest.mark.rule("SM-REL-01")
def test_a_step_and_an_extra_one_for_grain() -> None:
    table = Table(2).seat(goods="grain grain", coins=1)
    table.do(0, "activate b5")
    assert table.player().faith == 1
    table.do(0, "pray grain")
    assert table.player().faith == 2
    assert table.player().goods["grain"] == 1
    assert table.asked() == (1,), "never more than two"


@pytest.mark.rule("SM-REL-01")
def test_grain_from_the_first_step_pays_for_the_second() -> None:
    table = Table(2).faith(2).seat(coins=1)
    table.do(0, "activate b5")
    table.do(0, "monk building-goods")
    table.do(0, "pray grain")
    assert table.player().faith == 4


@pytest.mark.rule("SM-REL-02")
def test_a_monk_for_every_symbol() -> None:
    table = Table(2).faith(5).seat(goods="grain", coins=1)
    table.do(0, "activate b5")
    assert table.question() == "PlaceMonk"
    table.do(0, "skip")
    assert table.question() == "ExtraFaith"


@pytest.mark.rule("SM-REL-02")
def test_symbols_are_resolved_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    closer = msgspec.structs.replace(RELIGION, monks=[3, 4])
    monkeypatch.setattr("games.santa_maria.actions.religion.RELIGION", closer)
    table = Table(2).faith(2).seat(goods="grain", coins=1)
    table.do(0, "activate b5")
    table.do(0, "monk valuables")
    table.do(0, "pray grain")
    assert table.question() == "PlaceMonk"
    assert table.player().faith == 4
    table.do(0, "monk gold")
    assert table.player().goods["gold"] == 2


@pytest.mark.rule("SM-REL-03", "SM-BLUE-01")
@pytest.mark.parametrize(("before", "dice"), [(2, 2), (5, 2), (9, 3), (13, 3), (18, 3), (23, 3)])
def test_blue_dice_at_the_first_and_third_symbol(before: int, dice: int) -> None:
    table = Table(2).faith(before).seat(coins=1)
    had = table.player().blues
    table.do(0, "activate b5")
    assert bool(table.told("blue-die")) == (dice > had)
    assert table.player().blues == len(table.player().blue) == dice
    assert all(1 <= value <= 6 for value in table.player().blue)


@pytest.mark.rule("SM-REL-04")
def test_points_at_the_end_of_the_track() -> None:
    table = Table(2).faith(24).seat(goods="grain", coins=1)
    table.do(0, "activate b5")
    table.do(0, "pray grain")
    assert (table.player().faith, table.player().joy) == (24, 2)


@pytest.mark.rule("SM-REL-04")
def test_the_first_step_may_reach_the_end() -> None:
    table = Table(2).faith(23).seat(goods="grain", coins=1)
    table.do(0, "activate b5")
    table.do(0, "skip")
    table.do(0, "pray grain")
    assert (table.player().faith, table.player().joy) == (24, 1)


@pytest.mark.rule("SM-REL-05")
def test_markers_on_one_space_have_no_order_and_never_go_back() -> None:
    table = Table(2).seat(0, coins=1).seat(1, coins=1)
    for seat in (1, 0):
        table.turn(seat)
        table.do(seat, "activate b5")
    assert [(player.faith, player.arrived) for player in table.state.players] == [(1, 0), (1, 0)]
    table.passed(seat_0="coins", seat_1="road").end_year()
    assert [player.faith for player in table.state.players] == [1, 1]
    assert [player.joy for player in table.state.players] == [0, 0], "no rank on this track is worth anything"


@pytest.mark.rule("SM-BLUE-02")
def test_a_new_die_can_be_used_in_the_same_year() -> None:
    table = Table(2).faith(2).passed(seat_1="coins").seat(coins=1)
    before = sorted(table.player().blue)
    table.do(0, "activate b5")
    table.do(0, "skip")
    new = list(table.player().blue)
    for value in before:
        new.remove(value)
    table.seat(coins=9)
    assert f"blue_{new[0]}" in table.choices(0, "die", "die")


@pytest.mark.rule("SM-BLUE-01", "SM-YEAR-08")
def test_a_gained_die_is_there_in_every_later_year() -> None:
    table = Table(2).faith(2).seat(coins=1)
    table.do(0, "activate b5")
    table.do(0, "skip")
    for _ in range(2):
        table.player().blue.clear()
        table.passed(seat_0="coins", seat_1="road").end_year()
        assert [len(player.blue) for player in table.state.players] == [2, 1]


# Monks


def called(goods: str = "", coins: int = 0, **shown: str) -> Table:
    """Seat 0 crosses a monk symbol."""
    table = Table(3).faith(2).places(**shown).seat(goods=goods, coins=coins + 1)
    table.do(0, "activate b5")
    return table


@pytest.mark.rule("SM-MONK-01")
def test_ten_places_for_monks() -> None:
    table = called()
    state = table.state
    assert table.choices(0, "monk", "place") == (*state.scholars, *state.bishops, *state.missions)
    assert len(table.choices(0, "monk", "place")) == 10


@pytest.mark.rule("SM-MONK-02")
def test_two_coins_to_each_who_is_there() -> None:
    table = Table(3).faith(2).monks(1, "gold").monks(2, "gold").seat(coins=5)
    table.do(0, "activate b5")
    table.do(0, "monk gold")
    assert [player.coins for player in table.state.players] == [0, 2, 2]


@pytest.mark.rule("SM-MONK-02")
def test_the_first_one_pays_nothing() -> None:
    table = called()
    table.do(0, "monk gold")
    assert table.player().coins == 0
    assert table.player().goods["gold"] == 2


@pytest.mark.rule("SM-MONK-02", "SM-MONK-04")
def test_resources_may_be_sold_for_it() -> None:
    table = Table(2).faith(2).monks(1, "gold").seat(goods="gem", coins=1)
    table.do(0, "activate b5")
    assert "gold" not in table.choices(0, "monk", "place")
    table.do(0, "sell gem 1")
    table.do(0, "monk gold")
    assert table.player(1).coins == 2


@pytest.mark.rule("SM-MONK-03")
def test_one_monk_at_each_place() -> None:
    table = Table(2).faith(2).monks(0, "gold").seat(coins=9)
    table.do(0, "activate b5")
    assert "gold" not in table.choices(0, "monk", "place")
    assert len(table.choices(0, "monk", "place")) == 9, "anywhere else"


@pytest.mark.rule("SM-MONK-04")
def test_who_declines_has_no_monk() -> None:
    table = called()
    table.do(0, "skip")
    assert not table.state.monks
    assert table.player().faith == 3


@pytest.mark.rule("SM-MONK-05")
def test_several_may_use_one_scholar() -> None:
    table = Table(2).places(scholars="bookkeeping").faith(2).monks(1, "bookkeeping").seat(coins=3)
    table.do(0, "activate b5")
    table.do(0, "monk bookkeeping")
    table.turn(0).seat(coins=9)
    table.do(0, "activate d1")
    assert table.told("activate")[0].args["price"] == 1, "the second one, one coin less"
    assert table.state.knows(table.state.first, "bookkeeping")


@pytest.mark.rule("SM-MONK-06")
def test_a_bishop_does_nothing_yet_and_a_mission_gives_once() -> None:
    table = called(bishops="harbours")
    table.do(0, "monk harbours")
    assert (table.player().coins, table.player().joy, sum(table.player().goods.values())) == (0, 0, 0)
    table = called()
    table.do(0, "monk valuables")
    assert (table.player().goods["sugar"], table.player().goods["gem"]) == (1, 1)


@pytest.mark.rule("SM-MONK-07")
def test_six_monks_a_player() -> None:
    table = Table(2).faith(23).seat(coins=1)
    table.monks(0, *table.state.scholars, *table.state.bishops)
    table.do(0, "activate b5")
    assert table.told("no-monk")
    assert sum(0 in monks for monks in table.state.monks.values()) == 6


# Passing


@pytest.mark.rule("SM-PASS-01", "SM-PASS-06")
def test_first_the_space_then_the_docks() -> None:
    table = Table(2).seat(goods="wood sugar").dock(coins="s09")
    table.do(0, "pass ship")
    table.do(0, "ship s09 coins")
    assert table.player().coins == 2, "the new tile counts already"
    assert table.state.spaces == {"ship": [0]}


@pytest.mark.rule("SM-PASS-01", "SM-PASS-03")
def test_each_space_is_for_one() -> None:
    table = Table(3)
    table.do(0, "pass coins")
    assert table.choices(1, "pass", "space") == ("religion", "conquistador", "ship", "road")
    assert table.player().coins == 2


@pytest.mark.rule("SM-PASS-02")
def test_a_space_whose_action_is_no_use() -> None:
    table = Table(2)
    table.do(0, "pass ship")
    assert table.asked() == (1,)
    table.do(1, "pass road")
    table.do(1, "skip")
    assert table.state.roads == 3
    assert table.state.year == 2


@pytest.mark.rule("SM-PASS-04", "SM-BLUE-02")
def test_religion_when_passing() -> None:
    table = Table(2).faith(1).seat(goods="grain")
    dice = table.player().blues
    table.do(0, "pass religion")
    table.do(0, "pray grain")
    table.do(0, "skip")
    assert table.player().faith == 3
    assert table.player().blues == dice + 1
    assert table.asked() == (1,), "the new die waits for the next year"


@pytest.mark.rule("SM-PASS-05")
def test_a_conquistador_when_passing() -> None:
    table = Table(2)
    table.do(0, "pass conquistador")
    assert table.player().march == 1


@pytest.mark.rule("SM-PASS-07")
def test_a_road_tile_when_passing() -> None:
    table = Table(2)
    table.do(0, "pass road")
    assert not table.can(0, "road a1")
    table.do(0, "road a2")
    assert table.colony().cells["a2"] == "road2"
    assert table.state.roads == 2


@pytest.mark.rule("SM-PASS-07")
def test_without_road_tiles_nothing_is_laid() -> None:
    table = Table(2)
    table.state.roads = 0
    table.do(0, "pass road")
    assert table.asked() == (1,)


@pytest.mark.rule("SM-PASS-08")
def test_the_income_of_the_docks_from_top_to_bottom() -> None:
    table = Table(2).shipped(0, happiness="s05 s06", coins="s07 s08", conquistador="s09")
    table.do(0, "pass coins")
    assert table.player().coins == 2 + 4
    assert table.player().march == 1
    assert table.player().joy == 2
    keys = [event.key.removeprefix("santa_maria-log-") for event in table.events]
    assert keys[:5] == ["pass", "coins", "coins", "march", "joy"]
    assert list(DOCKS) == ["coins", "religion", "conquistador", "happiness"]


@pytest.mark.rule("SM-PASS-09")
def test_each_tile_of_religion_is_an_effect_of_its_own() -> None:
    table = Table(2).shipped(0, religion="s05 s06").seat(goods="grain grain")
    table.do(0, "pass conquistador")
    table.do(0, "pray grain")
    table.do(0, "monk gold")
    table.do(0, "pray grain")
    assert table.player().faith == 4


@pytest.mark.rule("SM-PASS-10")
def test_free_actions_and_scholars_until_the_turn_ends() -> None:
    table = Table(3).shipped(0, religion="s05").seat(goods="gem sugar grain").scholar("theology")
    table.do(0, "pass coins")
    table.do(0, "sell gem 1")
    table.do(0, "pray sugar")
    assert table.player().faith == 2
    table.do(1, "pass religion")
    assert not table.can(0, "sell grain 1")
    assert table.asked() == (2,)

"""Where rules meet: positions as somebody sets them up who knows the rulebook alone, and what must follow exactly."""

import pytest

from games.santa_maria import GAME
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city
from tests.games.santa_maria.test_tracks import line

KINGDOMS = {"kingdoms": "on"}
ENVOYS = {**KINGDOMS, "envoys": "on"}
GOVERNOR = {**KINGDOMS, "governor": "on"}
SPECIALISTS = {**KINGDOMS, "specialists": "on"}


# Scholars that come in the midst of a line


@pytest.mark.rule("SM-MONK-05", "SM-DICE-12")
@pytest.mark.parametrize(
    ("scholar", "goods", "coins", "then"),
    [("strategy", "", 1, "press"), ("alchemy", "gem", 0, "trade gem"), ("theology", "gem", 0, "pray gem")],
)
def test_a_scholar_helps_at_once_in_the_rest_of_the_line(scholar: str, goods: str, coins: int, then: str) -> None:
    table = Table(2).places(scholars=scholar).faith(2).seat(0, goods, coins, f2="religion", f5="trade_sugar_h3")
    table.white(6)
    table.do(0, "die white-6 column-6 none")
    table.do(0, f"monk {scholar}")
    assert table.can(0, then)


@pytest.mark.rule("SM-MONK-05", "SM-SCHOLAR-11")
def test_a_tax_collector_who_comes_with_the_line_is_too_late_for_it() -> None:
    table = Table(2).places(scholars="taxation").faith(2).seat(f2="religion", f5="road2").white(6)
    table.do(0, "die white-6 column-6 none")
    table.do(0, "monk taxation")
    assert table.player().coins == 0


@pytest.mark.rule("SM-SCHOLAR-11", "SM-COIN-02")
def test_a_bookkeeper_lowers_the_price_in_the_middle_of_a_year() -> None:
    table = Table(2).places(scholars="bookkeeping").seat(coins=2)
    table.player().paid = 2
    assert not table.can(0, "activate c2")
    table.monks(0, "bookkeeping")
    table.do(0, "activate c2")
    assert table.player().coins == 0


@pytest.mark.rule("SM-SCHOLAR-11", "SM-SPEC-12")
def test_taxes_count_the_cart_just_laid_and_not_what_it_covers() -> None:
    table = Table(2, **SPECIALISTS).scholar("taxation").seat(coins=1, c5="road2").white(3).beside(3, "coin_cart")
    table.do(0, "die white-3 column-3 none")
    table.do(0, "cart c5")
    assert table.player().coins == 1 - 1 + 1 + 2, "the price, a tax for its one colonist, its own two coins"


@pytest.mark.rule("SM-SPEC-12", "SM-SCHOLAR-11")
def test_taxes_come_too_late_to_hire_and_early_enough_to_press_on() -> None:
    table = Table(2, **SPECIALISTS).scholar("taxation").seat(c5="road2").white(3).beside(3, "farmer")
    table.do(0, "die white-3 column-3 none")
    assert table.asked() == (1,)
    assert (table.player().coins, table.player().goods["grain"]) == (2, 0)
    table = Table(2).scholar("taxation").places(scholars="strategy").monks(0, "strategy").seat(f2="road2").white(6)
    table.do(0, "die white-6 column-6 none")
    table.do(0, "press")
    assert (table.player().coins, table.player().march, table.player().goods["gold"]) == (1, 2, 1)


@pytest.mark.rule("SM-SCHOLAR-01", "SM-SCHOLAR-11")
def test_a_free_step_of_the_die_and_a_coin_for_the_diagonal() -> None:
    table = Table(2, **KINGDOMS).scholar("archery").places(scholars="mathematics").monks(0, "mathematics")
    table.seat(coins=1).white(5)
    table.do(0, "die white-5 diagonal-6 none")
    assert table.player().coins == 0
    assert table.colony().blocked == {"b5": "white_6"}


@pytest.mark.rule("SM-SHARED-03", "SM-SCHOLAR-12")
def test_a_shared_blue_die_on_a_column() -> None:
    table = Table(2, shared_dice="on").scholar("philosophy")
    table.state.blue = [2, 2]
    assert set(table.choices(0, "die", "line", die="blue_2")) == {"row_2", "column_2"}


# Tracks, gold and monks


@pytest.mark.rule("SM-PASS-09", "SM-REL-02", "SM-MONK-06")
def test_what_a_mission_gives_in_the_income_pays_for_the_next_tile() -> None:
    table = Table(2).shipped(0, religion="s05 s06").faith(2)
    table.do(0, "pass coins")
    table.do(0, "monk building-goods")
    table.do(0, "skip")
    assert table.player().faith == 4
    table.do(0, "pray grain")
    assert (table.player().faith, table.player().goods["wood"], table.player().goods["grain"]) == (5, 2, 0)
    assert table.asked() == (1,)


@pytest.mark.rule("SM-REL-04", "SM-REL-02")
def test_the_last_step_brings_a_monk_and_the_grain_a_point() -> None:
    table = Table(2).faith(23).seat(goods="grain", coins=1)
    table.do(0, "activate b5")
    table.do(0, "monk happiness")
    table.do(0, "pray grain")
    assert (table.player().faith, table.player().joy) == (24, 3 + 1)


@pytest.mark.rule("SM-STORE-02", "SM-MAYA-20", "SM-MAYA-21")
@pytest.mark.parametrize(
    ("held", "stored", "gold", "coins", "left"), [(0, 1, 2, 0, 0), (2, 2, 3, 2, 1), (3, 2, 3, 4, 2), (0, 0, 2, 0, 0)]
)
def test_two_gold_of_the_mission_piece_by_piece(held: int, stored: int, gold: int, coins: int, left: int) -> None:
    table = city(2).turn(1).faith(0, 2).seat(1, goods="gold " * held, coins=1)
    table.city().gold = stored
    table.do(1, "activate b5")
    table.do(1, "monk gold")
    assert (table.player(1).goods["gold"], table.player(1).coins, table.city().gold) == (gold, coins, left)


@pytest.mark.rule("SM-MAYA-18", "SM-STORE-02")
def test_guarded_gold_brings_no_coins_either() -> None:
    table = city(2).turn(1).seat(1, goods="gold gold gold", coins=1)
    table.player().march, table.player(1).march = 2, 1
    table.do(1, "activate f4")
    assert (table.player(1).coins, table.player(1).goods["gold"]) == (0, 3)


@pytest.mark.rule("SM-MAYA-18", "SM-SPEC-07")
def test_a_soldier_finds_the_gold_ahead_of_the_warrior_only() -> None:
    table = Table(3, maya="on", **SPECIALISTS).turn(1).seat(1, coins=3).white(3).beside(3, "soldier")
    table.colony(1).hired = {"soldier": 2}
    table.player(0).march, table.player(1).march = 3, 2
    table.do(1, "die white-3 column-3 none")
    table.do(1, "hire")
    assert (table.player(1).march, table.player(1).goods["gold"]) == (5, 1)
    assert table.city().gold == 2, "of the temple's three"


@pytest.mark.rule("SM-COCOA-02", "SM-STORE-02", "SM-KING-06")
def test_a_mission_whose_goods_find_room_in_part() -> None:
    table = Table(2, **KINGDOMS).faith(2).seat(goods="cocoa wood wood wood", coins=1)
    table.do(0, "activate b5")
    table.do(0, "monk cocoa")
    player = table.player()
    assert (player.goods["cocoa"], player.goods["wood"], player.goods["grain"], player.coins) == (1, 3, 1, 1)


# The governor, envoys and passing


@pytest.mark.rule("SM-GOV-04", "SM-REL-02")
def test_the_monk_of_the_church_that_he_meets_comes_before_the_line() -> None:
    table = Table(2, **GOVERNOR).seat(a2="religion").blue(0, 1)
    table.player().faith = 2
    table.do(0, "die blue-1 row-1 none")
    assert table.question() == "PlaceMonk"
    assert table.player().coins == 0, "the market of the row comes later"
    table.do(0, "skip")
    assert table.player().coins == 2


@pytest.mark.rule("SM-ENVOY-06", "SM-BLUE-02")
def test_who_follows_uses_the_new_blue_die_in_the_same_year() -> None:
    table = Table(2, **ENVOYS).faith(0, 2).seat(1, coins=9)
    table.state.envoys = {"white": 2, "blue": 3}
    table.do(0, "die envoy-white column-2 none")
    assert table.request(1).offer("monk") is not None
    while table.question() != "Act":
        table.do(1, "skip")
    assert any(die.startswith("blue") for die in table.choices(1, "die", "die"))


@pytest.mark.rule("SM-ENVOY-10", "SM-ENVOY-08", "SM-FREE-05")
def test_who_has_passed_sells_while_following_and_not_before_or_after() -> None:
    table = Table(2, **ENVOYS).passed(seat_1="coins").seat(1, goods="gem wood", b1="trade_wood_h2")
    table.state.envoys = {"white": 2, "blue": 3}
    assert not table.can(1, "sell gem 1")
    table.do(0, "die envoy-white column-2 none")
    assert table.can(1, "sell gem 1")
    while table.asked() == (1,):
        table.do(1, "skip")
    assert not table.can(1, "sell gem 1")


@pytest.mark.rule("SM-PASS-10", "SM-FREE-05")
def test_who_passed_last_sells_nothing_in_the_new_year_before_the_own_turn() -> None:
    table = Table(2).passed(seat_1="coins").seat(goods="wood")
    table.do(0, "pass ship")
    assert (table.state.year, table.asked()) == (2, (1,))
    assert not table.can(0, "sell wood 1")


@pytest.mark.rule("SM-SCHOLAR-06", "SM-PASS-08", "SM-PASS-03")
def test_a_ship_from_a_second_space_is_income_and_the_space_stays_free() -> None:
    table = Table(3, **KINGDOMS).scholar("meditation").passed(seat_1="road").dock(coins="s05").seat(goods="wood wood")
    table.do(0, "pass road")
    table.do(0, "road a2")
    table.do(0, "space ship")
    table.do(0, "ship s05 coins")
    assert (table.player().coins, table.state.roads) == (2, 2)
    assert table.state.spaces == {"road": [1, 0]}
    assert table.can(2, "pass ship")


# The Maya


@pytest.mark.rule("SM-MAYA-14", "SM-MAYA-57", "SM-FREE-04")
def test_grain_is_bought_for_a_level_on_the_fifth_space() -> None:
    table = city(goods="wood gem", coins=3).token("trade", "large_1")
    table.do(0, "pass road")
    assert table.request().offer("temple") is None
    table.do(0, "buy grain")
    table.do(0, "temple trade")
    assert table.city().temples["trade"].levels == 1
    table = city(goods="wood gem", coins=3, maya_free="nothing").token("trade", "large_1")
    table.do(0, "pass road")
    assert table.asked() == (1,), "nobody is asked for nothing"


@pytest.mark.rule("SM-MAYA-14", "SM-MAYA-52", "SM-FREE-04")
def test_wood_is_bought_for_a_level_beside_a_priest() -> None:
    table = city(goods="grain gem", coins=3).token("construction", "large_1")
    table.city().priests = 1
    table.do(0, "priest b4")
    table.do(0, "buy wood")
    table.do(0, "temple construction")
    assert table.player().coins == 2, "its reward"


@pytest.mark.rule("SM-MAYA-49", "SM-MAYA-33")
@pytest.mark.parametrize("first", ["technology mc20", "temple trade"])
def test_a_card_and_a_level_after_a_die_in_any_order(first: str) -> None:
    goods = "grain gem sugar" if first.startswith("temple") else "grain sugar"
    table = city(goods=goods).hold("mc20").token("trade", "large_5")
    table.state.white = [1]
    table.do(0, "drive white-1 road-1 b1 none")
    assert table.can(0, "temple trade") == first.startswith("temple"), "the card's gem pays for the level"
    table.do(0, first)
    if first.startswith("temple"):
        table.do(0, "store wood")
        table.do(0, "technology mc20")
        assert table.player().goods["gem"] == 1
    else:
        table.do(0, "temple trade")
        table.do(0, "store wood")
        assert table.player().goods["gem"] == 0
    assert table.asked() == (1,)


@pytest.mark.rule("SM-MAYA-34", "SM-MAYA-49")
def test_a_card_between_does_not_allow_a_second_level() -> None:
    table = city(goods="wood grain cocoa gem").hold("mc19")
    table.token("construction", "large_1").token("gold_temple", "large_2")
    table.do(0, "drive blue-4 road-4 b4 none")
    table.do(0, "temple construction")
    table.player().goods |= {"wood": 1, "cocoa": 1, "gem": 1}
    table.do(0, "technology mc19")
    assert table.asked() == (1,)
    assert table.city().temples["gold_temple"].levels == 0


@pytest.mark.rule("SM-MAYA-38")
def test_tokens_in_a_row_lead_past_several_roads() -> None:
    table = city()
    table.city().roads = [2, 3]
    assert set(table.choices(0, "drive", "spot", die="white_1", change="none")) == {"b1", "b2", "b3", "b4"}
    table.do(0, "drive white-1 road-1 b4 none")
    assert (table.player().goods["wood"], table.player().faith, table.player().march) == (1, 0, 1)


@pytest.mark.rule("SM-MAYA-44")
def test_what_is_put_under_a_short_deck_may_come_back() -> None:
    table = city(coins=1).hold("mc13", "mc01", "mc02")
    found = table.city()
    found.tucked = {"trade": found.deck[:-1]}
    del found.deck[:-1]
    (last,) = found.deck
    table.do(0, "trade-card mc13")
    table.do(0, "redraw mc01+mc02")
    assert last in found.hand
    assert len(found.hand) == 2
    assert {*found.hand, *found.deck} == {last, "mc01", "mc02"}


@pytest.mark.rule("SM-MAYA-25", "SM-MAYA-56", "SM-MAYA-64")
def test_without_cards_and_room_symbols_and_spaces_bring_nothing() -> None:
    full = "cocoa cocoa grain wood gem sugar"
    table = city(goods=full)
    table.city().tucked = {"trade": list(table.city().deck)}
    table.city().deck.clear()
    table.player().faith = 5
    table.do(0, "drive white-2 road-2 b2 none")
    assert table.question() == "ExtraFaith"
    table = city(goods=full)
    table.do(0, "pass ship")
    assert table.asked() == (1,)
    table = city().passed(seat_0="coins", seat_1="road")
    table.city().tucked = {"trade": table.city().deck[:-2]}
    del table.city().deck[:-2]
    table.end_year()
    assert (len(table.city().hand), table.city().deck) == (2, [])


@pytest.mark.rule("SM-MAYA-58", "SM-MAYA-60", "SM-MAYA-16")
def test_gold_that_the_warrior_finds_in_passing_counts_at_once() -> None:
    table = city()
    table.player().march = 1
    temple = table.city().temples["gold_temple"]
    temple.levels, temple.token = 1, table.city().piles[2].pop()
    table.do(0, "pass conquistador")
    assert (table.city().gold, table.player().joy) == (3, 3)


@pytest.mark.rule("SM-MAYA-58", "SM-MAYA-69", "SM-ENVOY-10")
def test_temples_score_once_a_year_whatever_envoys_bring_later() -> None:
    table = city(3, envoys="on").turn(1)
    temple = table.city().temples["gold_temple"]
    temple.levels, temple.token = 1, table.city().piles[2].pop()
    table.passed(seat_0="coins")
    table.state.envoys = {"white": 3, "blue": 4}
    table.do(1, "die envoy-white column-3 none")
    table.do(0, "imitate b4")
    table.do(0, "skip")
    assert (table.player().march, table.player().joy) == (1, 0)


# The end


@pytest.mark.rule("SM-BISHOP-01", "SM-SOLO-02")
@pytest.mark.parametrize(("march", "points"), [(6, 0), (7, 6)])
def test_alone_the_bishop_of_the_conquest_doubles_what_the_tree_gave(march: int, points: int) -> None:
    table = Table(1, **KINGDOMS).places(bishops="conquest").monks(0, "conquest").passed(seat_0="coins")
    table.state.year = 3
    table.player().march = march
    table.end_year()
    assert (table.player().joy, line(table.state, "bishops")) == (points, points)


@pytest.mark.rule("SM-BISHOP-01", "SM-SCORE-09")
def test_doubled_points_may_tie_and_the_higher_space_wins() -> None:
    table = Table(3, **KINGDOMS).places(bishops="conquest").monks(1, "conquest")
    table.passed(seat_0="coins", seat_1="road", seat_2="ship")
    table.state.year = 3
    for seat, march in enumerate((4, 3, 0)):
        table.player(seat).march, table.player(seat).arrived = march, 2 - seat
    table.end_year()
    outcome = GAME.score(table.state)
    assert [score.total for score in outcome.scores] == [10, 5 + 5, 0]
    assert outcome.winners == (0,)


@pytest.mark.rule("SM-SCORE-06", "SM-SCORE-09")
def test_nothing_is_more_than_less_than_nothing() -> None:
    table = Table(2).places(bishops="harbours").monks(0, "harbours").passed(seat_0="coins", seat_1="road")
    table.state.year = 3
    table.end_year()
    outcome = GAME.score(table.state)
    assert ([score.total for score in outcome.scores], outcome.winners) == ([-2, 0], (1,))


@pytest.mark.rule("SM-YEAR-06", "SM-YEAR-11", "SM-SCORE-02")
def test_coins_on_buildings_are_no_coins_in_the_end() -> None:
    table = Table(2).passed(seat_0="coins", seat_1="road").seat(coins=5)
    table.colony().blocked = {"c2": "coins_1", "e3": "coins_2"}
    table.state.year = 3
    table.end_year()
    assert line(table.state, "coins") == 1

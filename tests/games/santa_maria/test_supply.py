"""What runs out: gold, tiles, tokens, cards, dice and monks."""

import pytest

from games.santa_maria.components import BUILDINGS
from tests.games.santa_maria.table import Table, started
from tests.games.santa_maria.test_maya import ON, city

KINGDOMS = {"kingdoms": "on"}


def gold(stored: int, supply: int) -> Table:
    """Of the twelve pieces so many are in the temple and so many in the supply; seat 1 steps onto a monk symbol."""
    table = city(5, envoys="on").turn(1).faith(0, 2).seat(1, coins=1)
    others = 12 - stored - supply
    for seat in (2, 3, 4):
        table.player(seat).goods["gold"] = min(3, others)
        others -= min(3, others)
    table.player(1).goods["gold"] = others
    table.city().gold = stored
    assert table.state.gold_left() == supply
    return table


@pytest.mark.rule("SM-GEN-08", "SM-MAYA-20")
@pytest.mark.parametrize(("stored", "supply"), [(1, 2), (2, 1), (3, 0), (0, 3), (1, 1)])
def test_gold_comes_from_the_temple_and_then_from_the_supply(stored: int, supply: int) -> None:
    table = gold(stored, supply)
    held = table.player(1).goods["gold"]
    table.do(1, "activate b5")
    table.do(1, "monk gold")
    assert table.player(1).goods["gold"] == held + 2
    assert (table.city().gold, table.state.gold_left()) == (max(0, stored - 2), supply - max(0, 2 - stored))


@pytest.mark.rule("SM-GEN-08", "SM-MAYA-20")
@pytest.mark.parametrize(("stored", "supply"), [(1, 0), (0, 1), (0, 0)])
def test_of_two_gold_only_what_there_is(stored: int, supply: int) -> None:
    table = gold(stored, supply)
    table.player(1).goods["gold"] = 0
    table.player(0).goods["gold"] = 12 - stored - supply - 9  # pieces that nobody can reach
    table.do(1, "activate b5")
    table.do(1, "monk gold")
    assert (table.player(1).goods["gold"], table.player(1).coins) == (stored + supply, 0)
    assert (table.city().gold, table.state.gold_left()) == (0, 0)


@pytest.mark.rule("SM-MAYA-65", "SM-MAYA-08")
def test_five_players_soon_empty_the_supply_of_gold() -> None:
    table = city(5, envoys="on")
    assert table.city().gold == 5
    for store in (10, 12):
        for seat, space in enumerate(("coins", "religion", "conquistador", "ship", "road")):
            table.passed(**{f"seat_{seat}": space})
        table.end_year()
        assert table.city().gold == store


@pytest.mark.rule("SM-MAYA-37")
def test_without_storage_in_the_reserve_a_level_brings_none() -> None:
    table = city(goods="wood grain gem").token("trade", "large_1")
    table.city().reserve = dict.fromkeys(table.city().reserve, 0)
    table.do(0, "drive white-1 road-1 b1 none")
    table.do(0, "temple trade")
    assert table.city().temples["trade"].levels == 1
    assert table.question() != "NewStore"


@pytest.mark.rule("SM-MAYA-37")
def test_each_storage_token_of_the_reserve_is_there_once() -> None:
    table = city(goods="wood grain gem").token("trade", "large_1")
    table.city().reserve["gem"] = 0
    table.do(0, "drive white-1 road-1 b1 none")
    table.do(0, "temple trade")
    assert set(table.choices(0, "store", "good")) == {"wood", "grain", "sugar"}
    table.do(0, "store grain")
    assert (table.player().room["grain"], table.player().goods["grain"]) == (2, 1), "paid, and filled anew"


@pytest.mark.rule("SM-MAYA-38")
def test_a_fork_takes_one_road_token() -> None:
    table = city(goods="wood grain gem").token("festival", "large_1")
    table.city().roads, table.city().forks = [2, 5], 1
    table.do(0, "drive white-3 road-3 b3 none")
    table.do(0, "temple festival")
    assert set(table.choices(0, "fork", "road")) == {"road_3", "road_4"}
    table.do(0, "fork road-3")
    assert (table.city().roads, table.city().forks) == ([2, 5, 3], 0)


@pytest.mark.rule("SM-MAYA-36", "SM-MAYA-64")
def test_the_last_card_of_the_deck() -> None:
    table = city(goods="wood grain gem").token("technology", "large_1")
    city_board = table.city()
    city_board.tucked = {"trade": city_board.deck[:-1]}
    del city_board.deck[:-1]
    table.do(0, "drive white-6 road-6 b6 none")
    table.do(0, "temple technology")
    assert (len(city_board.hand), city_board.deck) == (1, [])


@pytest.mark.rule("SM-SHIP-05", "SM-SHIP-01")
def test_when_all_docks_are_empty_a_harbour_is_no_use() -> None:
    table = Table(2).dock(coins="s05").seat(goods="wood wood wood", b1="ship", b2="ship").white(2)
    table.state.piles["ships"].clear()
    for dock in ("religion", "conquistador", "happiness"):
        table.state.docks[dock] = ""
    table.do(0, "die white-2 column-2 none")
    table.do(0, "ship s05 coins")
    assert [event.args["building"] for event in table.told("idle")] == ["ship"]
    assert not any(table.state.docks.values())
    assert table.question() == "Trade", "and the line goes on"


@pytest.mark.rule("SM-PASS-07", "SM-SCHOLAR-06", "SM-YEAR-12")
def test_three_road_tiles_are_all_that_there_are() -> None:
    table = Table(3, **KINGDOMS).scholar("meditation", seat=1)
    table.state.roads = 1
    table.do(0, "pass road")
    table.do(0, "road a2")
    assert table.state.roads == 0
    table.do(1, "pass road")
    assert table.question() == "SecondSpace", "no tile is left to be laid"
    table.do(1, "space coins")
    table.do(2, "pass religion")
    assert (table.state.year, table.state.roads) == (2, 0)


@pytest.mark.rule("SM-PASS-02", "SM-PASS-07")
def test_without_an_empty_cell_no_road_is_laid() -> None:
    table = Table(2)
    for column in "abcdef":
        for row in range(1, 7):
            table.colony().cells.setdefault(f"{column}{row}", "wood")
    table.do(0, "pass road")
    assert (table.asked(), table.state.roads) == ((1,), 3)


@pytest.mark.rule("SM-ENVOY-12", "SM-REL-03")
@pytest.mark.parametrize(("before", "dice"), [(2, 1), (5, 1), (9, 2), (13, 2), (18, 2), (23, 2)])
def test_with_envoys_nobody_has_more_than_two_blue_dice(before: int, dice: int) -> None:
    table = Table(2, envoys="on", **KINGDOMS).faith(before).seat(coins=1)
    table.do(0, "activate b5")
    assert table.player().blues == len(table.player().blue) == dice


@pytest.mark.rule("SM-SETUP-01", "SM-SETUP-02", "SM-ENVOY-02", "SM-MAYA-07")
@pytest.mark.parametrize(
    ("seats", "options", "white", "blue"),
    [
        (1, {}, 3, 1),
        (4, {}, 12, 4),
        (4, ON, 12, 4),
        (3, {"envoys": "on", **KINGDOMS}, 6 + 1, 1),
        (5, {}, 10 + 1, 1),
    ],
)
def test_how_many_dice_lie_on_the_table(seats: int, options: dict[str, str], white: int, blue: int) -> None:
    state = started(seats, **options).state
    assert len(state.white) + ("white" in state.envoys) == white
    assert sum(len(player.blue) for player in state.players) + ("blue" in state.envoys) == blue


@pytest.mark.rule("SM-SETUP-09", "SM-MAYA-09", "SM-ADV-03", "SM-KING-12")
def test_five_players_with_town_halls() -> None:
    play = started(5, setup="advanced")
    state = play.state
    assert [player.coins for player in state.players] == [2, 3, 4, 5, 6]
    assert set(state.pairs) == {"forest_hall", "fields_hall", "garrison_hall", "convent_hall"}
    for seat in (4, 3, 2, 1):
        assert play.waiting() == (seat,)
        play.apply(play.waiting()[0], play.legal(play.waiting()[0]).read(f"found {min(state.pairs)} f1.south"))
    assert play.waiting() == (0,), "the Maya begin"


@pytest.mark.rule("SM-STORE-01", "SM-STORE-02", "SM-SPEC-06")
def test_three_pieces_of_a_specialist_fit_in_part() -> None:
    table = Table(2, specialists="on", **KINGDOMS).seat(goods="wood wood", coins=3).white(3).beside(3, "forester")
    table.colony().hired = {"forester": 2}
    table.do(0, "die white-3 column-3 none")
    table.do(0, "hire")
    assert (table.player().goods["wood"], table.player().coins) == (3, 2 + 1), "two from hiring, one from the column"


@pytest.mark.rule("SM-CONQ-03", "SM-SCHOLAR-11", "SM-MAYA-15")
def test_nobody_pays_for_a_step_beyond_the_end() -> None:
    table = Table(2).scholar("strategy").seat(coins=3)
    table.player().march, table.player().arrived = 11, 1
    table.do(0, "activate f4")
    assert (table.asked(), table.player().march, table.player().coins) == ((1,), 12, 2)
    table = city()
    table.player().march = 12
    table.do(0, "drive white-4 road-4 b4 none")
    assert (table.player().march, table.city().gold) == (12, 2)


def test_no_building_brings_gold_by_itself() -> None:
    """Where gold comes from: the track and a mission, so nothing else has to ask the Maya."""
    assert not [key for key, kind in BUILDINGS.items() if any(effect.what == "gold" for effect in kind.effects)]

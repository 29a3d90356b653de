"""Coin tokens."""

import pytest

from games.settlers.grid import beside
from tests.games.settlers.table import do, keys, next_turn, points, spots, table, targets, told, turn, verbs, why

FIELDS = "forest forest"
COIN = ("coin",)


@pytest.mark.rule("SE-COIN-01")
def test_a_coin_goes_on_any_producing_tile_of_any_opponent() -> None:
    play = turn("forest forest", "mine \n lake", "grove stable", hands=COIN, rows="lake")
    assert {row[:2] for row in targets(play, "coin")} == {("1", "g7"), ("1", "g8"), ("2", "g7"), ("2", "h7")}
    assert why(play, "coin 0 g7 wood") == "not-an-opponent"
    events = do(play, "coin 1 g7 water")
    assert told(events, "coin").args == {"target_seat": 1, "spot": "g7", "tile": "lake", "resource": "water"}
    assert play.state.players[1].land["g7"].coin
    assert play.state.players[0].tokens["coin"] == 0


@pytest.mark.rule("SE-COIN-02")
def test_the_bought_resource_reaches_any_place_of_the_state_this_turn() -> None:
    play = turn("forest lake lake lake forest", "cliff lake", hands=COIN, rows="weavery grove")
    do(play, "coin 1 g7 plants")
    assert spots(play, "weavery") == {"g8", "h8", "j8", "k8", "f7", "l7", "g6", "h6", "j6", "k6"}


@pytest.mark.rule("SE-COIN-03")
def test_it_covers_one_need_and_the_own_tiles_supply_as_before() -> None:
    play = turn("forest grove", "forest lake", hands=COIN, rows="mine stable grove")
    do(play, "coin 1 g7 stone")
    assert spots(play, "mine") >= set(beside("g7")) - {"h7"}
    assert not spots(play, "stable")
    one_need = turn("lake lake", "gold_mine lake", hands=COIN, rows="mine grove")
    do(one_need, "coin 1 h7 wood")
    assert not spots(one_need, "mine")


@pytest.mark.rule("SE-COIN-04")
def test_of_a_natural_tile_the_buyer_names_one_of_two_resources() -> None:
    play = turn(FIELDS, "lake mine", hands=COIN, rows="lake")
    assert targets(play, "coin") == {("1", "g7", "wood"), ("1", "g7", "water"), ("1", "h7", "iron")}
    assert why(play, "coin 1 g7 stone") == "gives-other"


@pytest.mark.rule("SE-COIN-05")
@pytest.mark.parametrize("tile", ["temple_of_janus", "lake!", "mine*", "lake$"])
def test_no_coin_goes_on_a_tile_that_produces_nothing(tile: str) -> None:
    play = turn(FIELDS, f"{tile} cliff", hands=COIN, rows="lake")
    assert {row[1] for row in targets(play, "coin")} == {"h7"}
    assert why(play, "coin 1 g7 wood") == "gives-nothing"


@pytest.mark.rule("SE-COIN-06")
def test_the_resource_need_not_be_used_and_is_gone_with_the_turn() -> None:
    play = turn("lake lake", "forest forest", hands=COIN, rows="mine lake lake", village="mine mine")
    do(play, "coin 1 g7 stone")
    assert spots(play, "mine")
    do(play, "place lake g8")
    assert play.state.players[1].land["g7"].coin
    next_turn(play)
    assert not spots(play, "mine")


@pytest.mark.rule("SE-COIN-07")
def test_a_tile_with_a_coin_gives_its_owner_nothing_this_turn() -> None:
    assert spots(turn("forest forest", FIELDS, rows="mine grove"), "mine")
    assert not spots(turn("forest$ forest", FIELDS, rows="mine grove"), "mine")


@pytest.mark.rule("SE-COIN-08", "SE-COIN-09", "SE-COIN-10")
def test_the_coin_passes_to_the_owner_whose_tile_then_produces_again() -> None:
    play = turn("lake lake", "forest forest", hands=COIN, rows="lake lake lake mine", village="mine mine mine mine")
    do(play, "coin 1 g7 stone", "place lake g8", "reveal village")
    assert not spots(play, "mine", seat=1)
    assert "coin" not in verbs(play, 1)
    events = do(play, "place lake g8")
    assert told(events, "coins").args == {"count": 1}
    assert told(events, "coins").seat == 1
    assert [player.tokens["coin"] for player in play.state.players] == [0, 1]
    assert points(play, 1) == {"tokens": 1}
    do(play, "reveal village", "place lake f7", "reveal village")
    assert spots(play, "mine", seat=1)
    assert "coin" in verbs(play, 1)


@pytest.mark.rule("SE-COIN-08")
def test_also_if_no_tile_could_be_added() -> None:
    play = table("lake$ lake", FIELDS, nature="", rows="stable")
    events = do(play, "reveal city")
    assert keys(events)[:3] == ["reveal", "skip", "coins"]
    assert play.state.players[0].tokens["coin"] == 1


@pytest.mark.rule("SE-COIN-11")
def test_before_the_scoring_all_take_the_coins_from_their_tiles() -> None:
    play = turn("mine weavery", "lake$ lake$", prizes="altar_of_minerva", hands=("", ""))
    do(play, "place altar-of-minerva g8")
    assert play.state.over
    assert points(play, 1) == {"tokens": 2}
    assert play.state.players[1].tokens["coin"] == 2


@pytest.mark.rule("SE-COIN-12")
def test_resources_are_carted_to_a_tile_with_a_coin_though_it_gives_none() -> None:
    land = """
        forest$      water_meadow
        water_meadow lake
    """
    joined = turn(land, FIELDS, carts=("g7-h8",), rows="fishery mine grove")
    assert "f9" not in spots(joined, "fishery")
    assert {"g9", "f8"} <= spots(joined, "fishery")
    assert not spots(joined, "mine")
    alone = turn(land, FIELDS, rows="fishery grove")
    assert not {"g9", "f8"} & spots(alone, "fishery")

"""Adding a tile in the place of an own one."""

import pytest

from tests.games.settlers.table import do, keys, next_turn, points, spots, table, told, turn, verbs, why
from tests.games.settlers.test_adding import FAR, FIELDS, ONLY_INSIDE


@pytest.mark.rule("SE-REPL-01")
def test_the_new_tile_takes_the_place_of_an_own_one_and_the_turn_is_over() -> None:
    play = turn(FIELDS, FAR, rows="lake")
    assert spots(play, "lake", "replace") == {"g7", "h7"}
    events = do(play, "replace lake h7")
    assert told(events, "replace").args == {"tile": "lake", "spot": "h7", "tile_old": "forest"}
    assert play.state.rows["nature"] == []
    assert {spot: lot.tile for spot, lot in play.state.players[0].land.items()} == {"g7": "forest", "h7": "lake"}
    assert play.waiting() == (1,)


@pytest.mark.rule("SE-REPL-01")
@pytest.mark.parametrize(("spot", "reason"), [("g8", "nothing-there"), ("h8", "nothing-there"), ("x", "no-square")])
def test_only_own_tiles_can_be_replaced(spot: str, reason: str) -> None:
    assert why(turn(FIELDS, "lake \n lake", rows="lake"), f"replace lake {spot}") == reason


@pytest.mark.rule("SE-REPL-02", "SE-SCORE-04")
def test_a_replaced_tile_lies_face_down_and_costs_a_point() -> None:
    play = turn(FIELDS, FAR, rows="lake lake lake")
    do(play, "replace lake h7")
    assert play.state.players[0].replaced == ["forest"]
    assert points(play) == {"replaced": -1}
    next_turn(play)
    do(play, "replace lake g7")
    assert points(play) == {"replaced": -2}


@pytest.mark.rule("SE-REPL-03")
def test_the_neighbours_must_supply_and_the_old_tile_gives_nothing() -> None:
    play = turn("forest lake", FAR, rows="mine")
    assert spots(play, "mine") == {"g8", "h8", "g6", "h6"}
    assert spots(play, "mine", "replace") == set()
    assert why(play, "replace mine g7") == "missing"
    play = turn("forest . \n cliff lake", FAR, rows="mine")
    assert spots(play, "mine", "replace") == {"g7", "h7", "g8"}


@pytest.mark.rule("SE-REPL-03", "SE-REPL-08")
def test_a_cart_does_not_bring_the_old_tile_back_either() -> None:
    play = turn("lake water_meadow \n forest water_meadow", FAR, carts=("g7-h8",), rows="mine grove")
    assert "g7" not in spots(play, "mine", "replace")


@pytest.mark.rule("SE-REPL-04")
def test_nobody_has_to_replace() -> None:
    assert verbs(turn(ONLY_INSIDE, FAR, rows="mine")) == {"replace", "draw"}
    play = turn(ONLY_INSIDE, FAR, rows="mine", nature="")
    assert verbs(play) == {"replace", "skip"}
    do(play, "skip")
    assert play.waiting() == (1,)
    assert play.state.players[0].replaced == []


@pytest.mark.rule("SE-REPL-05")
def test_any_own_tile_may_go_and_a_prizes_points_with_it() -> None:
    land = "temple_of_janus forest! \n mine inn_iron_stone"
    play = turn(land, FAR, rows="lake", prizes="temple_of_saturn")
    assert spots(play, "lake", "replace") == {"g7", "h7", "g8", "h8"}
    assert points(play) == {"prizes": 3}
    do(play, "replace lake g8")
    assert points(play) == {"replaced": -1}


@pytest.mark.rule("SE-REPL-06")
def test_the_tokens_of_a_replaced_ruin_leave_the_game_and_the_new_tile_works() -> None:
    play = turn("forest mine*! forest", FAR, rows="forest mine", nature="lake lake")
    do(play, "replace forest h7")
    box, player = play.state.box, play.state.players[0]
    assert (box.war, box.masters) == (1, ["smith"])
    assert points(play) == {"replaced": -1}
    lot = player.land["h7"]
    assert (lot.ruined, lot.master) == (False, False)
    assert lot.produces()
    assert player.tokens["war"] == 0


@pytest.mark.rule("SE-REPL-07")
def test_the_coin_on_a_replaced_tile_is_its_owners() -> None:
    play = turn("forest$ forest", FAR, rows="lake")
    events = do(play, "replace lake g7")
    assert keys(events) == ["replace", "coins"]
    assert play.state.players[0].tokens["coin"] == 1
    ruin = turn("forest$! forest", FAR, rows="lake")
    do(ruin, "replace lake g7")
    assert ruin.state.players[0].tokens["coin"] == 1
    assert ruin.state.box.war == 1


@pytest.mark.rule("SE-REPL-08", "SE-CART-07")
def test_a_cart_stays_and_joins_the_new_tile() -> None:
    land = """
        water_meadow water_meadow .
        water_meadow water_meadow lake
    """
    play = turn(land, FAR, carts=("g7-h8",), rows="forest mine")
    assert "i8" not in spots(play, "mine")
    do(play, "replace forest g8")
    assert play.state.players[0].carts == ["g7_h8"]
    next_turn(play)
    assert "i8" in spots(play, "mine")


@pytest.mark.rule("SE-REPL-09")
def test_a_city_tile_that_replaces_brings_its_token() -> None:
    play = turn("mine . \n forest cliff", FAR, rows="market_iron_plants")
    do(play, "replace market-iron-plants g7")
    assert play.state.players[0].tokens["coin"] == 1


@pytest.mark.rule("SE-REPL-10")
def test_a_tile_with_a_master_may_be_replaced_and_the_master_leaves_the_game() -> None:
    play = table("mine* forest", FAR, rows="lake")
    assert points(play) == {"masters": 2}
    do(play, "reveal city", "replace lake g7")
    assert points(play) == {"replaced": -1}
    assert play.state.box.masters == ["smith"]
    assert play.state.players[0].masters == []

"""War tokens."""

from itertools import permutations

import pytest

from games.core.seats import Seat
from games.settlers.state import Lot
from tests.games.settlers.table import do, points, refused, spots, table, targets, told, turn, why

FIELDS = "forest forest"
WAR = ("war war",)


def on_first_opponent(*spots: str) -> set[tuple[str, ...]]:
    return {("1", spot) for spot in spots}


@pytest.mark.rule("SE-WAR-01")
def test_war_ruins_an_opponents_tile_and_never_an_own_one() -> None:
    play = turn(FIELDS, FIELDS, "lake lake", hands=WAR, rows="lake")
    assert targets(play, "war") == {("1", "g7"), ("1", "h7"), ("2", "g7"), ("2", "h7")}
    assert why(play, "war 0 g7") == "not-an-opponent"
    events = do(play, "war 2 h7")
    assert told(events, "war").args == {"target_seat": 2, "spot": "h7", "tile": "lake"}
    assert play.state.players[2].land["h7"].ruined
    assert play.state.players[0].tokens["war"] == 1


@pytest.mark.rule("SE-WAR-02")
def test_in_each_column_only_the_tile_farthest_from_its_owner_is_unprotected() -> None:
    land = """
        lake  .     .
        .     cliff .
        grove cliff forest
    """
    play = turn(FIELDS, land, hands=WAR, rows="lake")
    assert targets(play, "war") == on_first_opponent("g9", "h8", "i7")
    assert why(play, "war 1 g7") == "protected"
    assert why(play, "war 1 i8") == "nothing-there"
    assert why(play, "war 1 o") == "no-square"


@pytest.mark.rule("SE-WAR-02")
@pytest.mark.parametrize("order", list(permutations(("g6", "g7", "g8"))))
def test_which_tile_was_added_first_protects_nothing(order: tuple[str, ...]) -> None:
    play = table(FIELDS, "lake", hands=WAR)
    play.state.players[1].land = {spot: Lot("lake") for spot in order}
    do(play, "reveal city")
    assert targets(play, "war") == on_first_opponent("g8")
    offer = play.legal(Seat(0)).offer("war")
    assert offer is not None
    assert [field.name for field in offer.fields] == ["target", "spot"]


@pytest.mark.rule("SE-WAR-03")
def test_a_ruin_produces_nothing_ever_again() -> None:
    assert spots(turn("forest forest", FIELDS, rows="mine grove"), "mine")
    assert not spots(turn("forest! forest", FIELDS, rows="mine grove"), "mine")
    play = turn("forest! forest", FIELDS, rows="grove mine")
    do(play, "place grove i7", "reveal village")
    assert play.state.players[0].land["g7"].produces() == 0


@pytest.mark.rule("SE-WAR-04", "SE-SCORE-01")
def test_a_ruined_prize_gives_no_points() -> None:
    play = turn(FIELDS, "temple_of_mercury altar_of_vesta", hands=WAR, rows="lake")
    assert points(play, 1) == {"prizes": 4}
    do(play, "war 1 g7")
    assert points(play, 1) == {"prizes": 1}


@pytest.mark.rule("SE-WAR-04", "SE-WAR-05", "SE-MASTER-05", "SE-SCORE-02")
def test_a_ruined_master_gives_no_points_and_stays_under_the_war_token() -> None:
    play = turn(FIELDS, "mine* stable*", hands=WAR, rows="lake")
    assert points(play, 1) == {"masters": 4}
    do(play, "war 1 g7")
    assert points(play, 1) == {"masters": 2}
    lot = play.state.players[1].land["g7"]
    assert (lot.master, lot.ruined) == (True, True)


@pytest.mark.rule("SE-WAR-06")
def test_the_war_token_stays_until_the_tile_is_replaced() -> None:
    play = turn("forest! forest", FIELDS, rows="lake grove")
    do(play, "place lake g8", "reveal village", "place grove g8")
    assert play.state.players[0].land["g7"].ruined
    assert play.state.box.war == 0
    replaced = turn("forest! forest", FIELDS, rows="lake")
    do(replaced, "replace lake g7")
    assert replaced.state.box.war == 1


@pytest.mark.rule("SE-WAR-07")
def test_a_ruin_shields_what_is_behind_it_until_a_tile_is_added_farther_out() -> None:
    play = turn(FIELDS, "lake! cliff \n grove cliff", hands=WAR, rows="lake")
    assert targets(play, "war") == on_first_opponent("h8")
    assert why(play, "war 1 g8") == "ruined"
    assert why(play, "war 1 g7") == "protected"
    outside = turn(FIELDS, "grove . \n lake! cliff \n grove cliff", hands=WAR, rows="lake")
    assert targets(outside, "war") == on_first_opponent("g9", "h8")


@pytest.mark.rule("SE-WAR-08")
def test_tiles_may_touch_a_ruin_and_resources_pass_through_it() -> None:
    play = turn("lake! lake", FIELDS, rows="grove")
    assert "f7" in spots(play, "grove")
    land = """
        forest! water_meadow
        lake    cliff
    """
    without = turn(land, FIELDS, rows="mine grove")
    joined = turn(land, FIELDS, rows="mine grove", carts=("g7-h8",))
    assert "g9" in spots(joined, "mine")
    assert "g9" not in spots(without, "mine")


@pytest.mark.rule("SE-WAR-09")
@pytest.mark.parametrize("tile", ["lake", "mine", "market_gold_stone", "temple_of_janus"])
def test_any_kind_of_tile_can_be_ruined(tile: str) -> None:
    play = turn(FIELDS, f"{tile} forest", hands=WAR, rows="lake")
    do(play, "war 1 g7")
    assert play.state.players[1].land["g7"].ruined


def test_without_a_token_there_is_no_war() -> None:
    assert refused(turn(FIELDS, FIELDS, hands=("coin",), rows="lake"), "war 1 g7").args == {"token": "war"}

"""Master tokens."""

import pytest

from games.settlers.components import COMPONENTS, MASTERS, TILES
from tests.games.settlers.table import do, points, spots, targets, told, turn, verbs, why

FAR = "water_meadow water_meadow"
BUSY = ("smith",)


@pytest.mark.rule("SE-MASTER-01")
def test_there_is_one_master_for_each_village_resource() -> None:
    made = {tile.produces[0] for tile in COMPONENTS.tile if tile.kind == "village"}
    assert sorted(master.resource for master in COMPONENTS.master) == sorted(made)
    assert len(MASTERS) == COMPONENTS.tokens.copies == 6


@pytest.mark.rule("SE-MASTER-02")
@pytest.mark.parametrize("master", list(MASTERS))
def test_a_master_goes_on_an_own_village_tile_with_his_resource(master: str) -> None:
    villages = [tile.key for tile in COMPONENTS.tile if tile.kind == "village"]
    fitting = next(key for key in villages if TILES[key].produces == (MASTERS[master].resource,))
    play = turn(f"{' '.join(villages)} lake", f"{fitting} {fitting}", masters=(master,), rows="lake")
    (where,) = targets(play, "master")
    assert play.state.players[0].land[where[1]].tile == fitting
    events = do(play, f"master {master} {where[1]}")
    assert told(events, "master").args == {"master": master, "spot": where[1], "tile": fitting}
    assert play.state.players[0].masters == []


@pytest.mark.rule("SE-MASTER-03", "SE-SCORE-02")
def test_the_tile_produces_nothing_any_more_but_gives_two_points() -> None:
    play = turn("mine weavery", FAR, masters=BUSY, rows="lake", prizes="altar_of_minerva")
    assert spots(play, "altar_of_minerva")
    do(play, "master smith g7")
    assert not spots(play, "altar_of_minerva")
    assert points(play) == {"masters": 2}


@pytest.mark.rule("SE-MASTER-04")
def test_a_carted_or_bought_resource_makes_no_workplace() -> None:
    land = """
        lake weavery
        lake mine
    """
    play = turn(land, "mine mine", hands=("coin",), masters=BUSY, carts=("g7-h8",), rows="lake")
    assert targets(play, "master") == {("smith", "h7")}
    assert why(play, "master smith h8") == "master-elsewhere"
    assert why(play, "master smith g8") == "master-elsewhere"
    without = turn("lake weavery", "mine mine", hands=("coin",), masters=BUSY, rows="lake")
    assert "master" not in verbs(without)


@pytest.mark.rule("SE-MASTER-06", "SE-TOKEN-04", "SE-SCORE-03")
def test_in_hand_he_gives_one_point_like_any_token() -> None:
    play = turn("lake lake", FAR, hands=("war coin coin cart",), masters=("smith weaver",), rows="lake")
    assert points(play) == {"tokens": 6}


@pytest.mark.rule("SE-MASTER-07")
@pytest.mark.parametrize("mine", ["mine!", "mine*", "mine$"])
def test_no_master_goes_on_a_tile_that_does_not_produce(mine: str) -> None:
    play = turn(f"{mine} lake", FAR, hands=("war",), masters=BUSY, rows="lake")
    assert "master" not in verbs(play)
    assert why(play, "master smith g7") == "gives-nothing"


def test_only_a_master_in_hand_can_be_played() -> None:
    play = turn("mine stable", FAR, masters=BUSY, rows="lake")
    assert why(play, "master horse-breeder h7") == "no-master"
    assert why(play, "master smith f7") == "nothing-there"
    assert why(turn("mine stable", FAR, hands=("war",), rows="lake"), "master smith g7") == "no-master"

"""Points, and who wins."""

import pytest

from games.settlers import GAME
from tests.games.settlers.table import points, table

NATURE = "forest cliff lake grove waterfall water_meadow"
VILLAGES = "mine gold_mine weavery winery stable fishery"
CITIES = "market_iron_plants military_camp_iron_wood inn_iron_stone workshop_iron_water"
FAR = "lake lake"


def winners(*lands: str, hands: tuple[str, ...] = ()) -> tuple[int, ...]:
    return GAME.score(table(*lands, hands=hands).state).winners


@pytest.mark.rule("SE-GEN-02")
def test_the_highest_score_wins() -> None:
    assert winners(FAR, "temple_of_janus lake", "sanctuary_of_juno lake") == (1,)
    assert winners("lake lake", "temple_of_janus lake", hands=("war " * 4,)) == (0,)


@pytest.mark.rule("SE-SCORE-01")
def test_prizes_count_as_printed_but_not_in_ruins() -> None:
    play = table("temple_of_janus sanctuary_of_juno altar_of_vesta temple_of_mercury!", FAR)
    assert points(play) == {"prizes": 6}


@pytest.mark.rule("SE-SCORE-02")
def test_masters_count_two_but_not_in_ruins() -> None:
    assert points(table("mine* stable* weavery*!", FAR)) == {"masters": 4}


@pytest.mark.rule("SE-SCORE-03")
def test_tokens_in_hand_count_one_each() -> None:
    assert points(table(FAR, FAR, hands=("war war coin cart",), masters=("smith weaver",))) == {"tokens": 6}


@pytest.mark.rule("SE-SCORE-04")
def test_replaced_tiles_cost_one_each() -> None:
    play = table(FAR, FAR)
    play.state.players[0].replaced = ["temple_of_janus", "lake"]
    assert points(play) == {"replaced": -2}


@pytest.mark.rule("SE-SCORE-05")
@pytest.mark.parametrize("land", [NATURE, VILLAGES, CITIES])
def test_other_tiles_count_nothing(land: str) -> None:
    assert points(table(land, FAR)) == {}


@pytest.mark.rule("SE-SCORE-06")
def test_in_a_tie_more_prizes_win_ruined_ones_too() -> None:
    three, two_and_one, three_and_ruin = (
        "temple_of_janus lake",
        "sanctuary_of_juno altar_of_vesta",
        "temple_of_saturn altar_of_venus!",
    )
    assert winners(three, two_and_one) == (1,)
    assert winners(three, two_and_one, three_and_ruin) == (1, 2)
    assert winners(three, "lake lake", hands=("", "war war war")) == (0,)


@pytest.mark.rule("SE-SCORE-06")
def test_a_replaced_prize_breaks_no_tie() -> None:
    play = table("temple_of_janus lake", "temple_of_saturn lake", hands=("", "war"))
    play.state.players[1].replaced = ["altar_of_venus"]
    assert GAME.score(play.state).winners == (0, 1)


@pytest.mark.rule("SE-SCORE-06")
def test_a_tie_that_persists_is_a_shared_victory() -> None:
    assert winners("temple_of_janus lake", "lake lake", "temple_of_saturn lake") == (0, 2)

"""Cart tokens."""

import pytest

from games.core.play import Play
from games.settlers.state import State
from tests.games.settlers.table import do, next_turn, points, spots, targets, told, turn, verbs, why

FAR = "water_meadow water_meadow"
CART = ("cart",)
BLOCK = """
    forest       water_meadow
    water_meadow lake
"""


@pytest.mark.rule("SE-CART-01")
def test_a_cart_goes_where_four_own_tiles_meet() -> None:
    land = """
        .      lake lake
        forest lake lake
        forest lake .
    """
    play = turn(land, FAR, hands=CART, rows="lake")
    assert targets(play, "cart") == {("g7_h8",), ("h8_i9",)}
    assert why(play, "cart h7-i8") == "no-corner"
    assert why(play, "cart somewhere") == "no-corner"
    events = do(play, "cart g7-h8")
    assert told(events, "cart").args == {"corner": "g7_h8", "spot_joined": ("g7", "h7", "g8", "h8")}
    assert play.state.players[0].carts == ["g7_h8"]
    assert play.state.players[0].tokens["cart"] == 0


@pytest.mark.rule("SE-CART-01")
def test_without_such_a_corner_it_cannot_be_played() -> None:
    assert "cart" not in verbs(turn("forest lake cliff", FAR, hands=CART, rows="lake"))


@pytest.mark.rule("SE-CART-02", "SE-CART-08")
def test_each_of_the_four_offers_what_any_of_them_produces_at_once() -> None:
    play = turn(BLOCK, FAR, hands=CART, rows="mine grove")
    assert not spots(play, "mine")
    do(play, "cart g7-h8")
    assert spots(play, "mine") == {"f7", "f8", "g9", "h9", "i7", "i8", "g6", "h6"}


SEVEN = """
    .            water_meadow lake
    water_meadow water_meadow water_meadow
    forest       water_meadow .
"""
SIX = """
    water_meadow water_meadow lake
    forest       water_meadow water_meadow
"""


@pytest.mark.rule("SE-CART-03")
@pytest.mark.parametrize(("land", "carts", "together"), [(SEVEN, "g7-h8 h8-i9", 7), (SIX, "g7-h8 h7-i8", 6)])
def test_carts_with_a_tile_in_common_make_one_union(land: str, carts: str, together: int) -> None:
    play = turn(land, FAR, carts=(carts,), rows="mine grove")
    assert len(play.state.players[0].land) == together
    assert "f7" in spots(play, "mine")


@pytest.mark.rule("SE-CART-03")
def test_carts_without_one_make_two() -> None:
    land = """
        water_meadow water_meadow water_meadow lake
        forest       water_meadow water_meadow water_meadow
    """
    apart = turn(land, FAR, carts=("g7-h8 i7-j8",), rows="mine grove")
    assert spots(apart, "mine") == {"h9", "i9", "h6", "i6"}


@pytest.mark.rule("SE-CART-03")
def test_a_later_cart_joins_two_unions() -> None:
    land = """
        water_meadow water_meadow water_meadow lake
        forest       water_meadow water_meadow water_meadow
    """
    play = turn(land, FAR, hands=CART, carts=("g7-h8 i7-j8",), rows="mine grove")
    do(play, "cart h7-i8")
    assert {"f7", "f8", "k7", "k8"} <= spots(play, "mine")


@pytest.mark.rule("SE-CART-04")
def test_a_carted_resource_is_its_origins_one_resource_of_the_turn() -> None:
    land = """
        forest       water_meadow
        water_meadow water_meadow
    """
    assert not spots(turn(land, FAR, carts=("g7-h8",), rows="mine grove"), "mine")


@pytest.mark.rule("SE-CART-05")
def test_a_tile_passes_on_several_resources_and_gives_its_own_too() -> None:
    land = """
        forest       water_meadow .
        water_meadow cliff        temple_of_janus
    """
    assert not tiles_on_i6(turn(land, FAR, rows="mine gold_mine grove"))
    joined = turn(land, FAR, carts=("g7-h8",), rows="mine gold_mine grove")
    assert tiles_on_i6(joined) == {"mine", "gold_mine"}
    passing_only = turn(land.replace("cliff", "cliff!"), FAR, carts=("g7-h8",), rows="mine gold_mine grove")
    assert tiles_on_i6(passing_only) == {"gold_mine"}


def tiles_on_i6(play: Play[State]) -> set[str]:
    """The village tiles that fit where only h7 is near, beyond what needs nothing."""
    return {tile for tile in ("mine", "gold_mine") if "i6" in spots(play, tile)}


@pytest.mark.rule("SE-CART-06")
@pytest.mark.parametrize("idle", ["temple_of_janus", "water_meadow!", "mine*", "water_meadow$"])
def test_resources_are_carted_to_tiles_that_produce_nothing(idle: str) -> None:
    land = f"""
        {idle} forest
        {idle} lake
    """
    assert {"f7", "f8"} <= spots(turn(land, FAR, carts=("g7-h8",), rows="mine grove"), "mine")
    assert not {"f7", "f8"} & spots(turn(land, FAR, rows="mine grove"), "mine")


@pytest.mark.rule("SE-CART-07")
def test_a_cart_works_in_all_later_turns_even_on_ruins() -> None:
    play = turn(BLOCK.replace("water_meadow", "water_meadow!"), FAR, hands=CART, rows="grove " * 5, village="mine " * 9)
    do(play, "cart g7-h8", "place grove i7")
    for spot in ("j7", "k7"):
        next_turn(play)
        assert "f7" in spots(play, "mine")
        do(play, f"place grove {spot}")
    assert play.state.players[0].carts == ["g7_h8"]


@pytest.mark.rule("SE-CART-08")
def test_a_second_cart_on_the_same_corner_is_not_possible() -> None:
    play = turn(BLOCK, FAR, hands=CART, carts=("g7-h8",), rows="grove")
    assert "cart" not in verbs(play)
    assert why(play, "cart g7-h8") == "cart-there"


@pytest.mark.rule("SE-CART-09")
def test_a_cart_brings_resources_but_no_side_to_touch() -> None:
    play = turn(BLOCK, FAR, carts=("g7-h8",), rows="mine grove")
    assert why(play, "place mine i9") == "no-side"
    assert why(play, "place mine f6") == "no-side"


@pytest.mark.rule("SE-CART-10", "SE-TOKEN-04")
@pytest.mark.parametrize(
    ("played", "score"),
    [
        ("cart g7-h8", {"tokens": 2}),
        ("war 1 g7", {"tokens": 2}),
        ("master fisherman h7", {"tokens": 2, "masters": 2}),
    ],
)
def test_a_played_token_is_in_hand_no_more(played: str, score: dict[str, int]) -> None:
    play = turn("lake lake \n lake fishery", FAR, hands=("cart war",), masters=("fisherman",), rows="grove")
    assert points(play) == {"tokens": 3}
    do(play, played)
    assert points(play) == score

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
    assert targets(play, "cart") == {("m50_n51",), ("n51_o52",)}
    assert why(play, "cart n50-o51") == "no-corner"
    assert why(play, "cart somewhere") == "no-corner"
    events = do(play, "cart m50-n51")
    assert told(events, "cart").args == {"corner": "m50_n51", "spot_joined": ("m50", "n50", "m51", "n51")}
    assert play.state.players[0].carts == ["m50_n51"]
    assert play.state.players[0].tokens["cart"] == 0


@pytest.mark.rule("SE-CART-01")
def test_without_such_a_corner_it_cannot_be_played() -> None:
    assert "cart" not in verbs(turn("forest lake cliff", FAR, hands=CART, rows="lake"))


@pytest.mark.rule("SE-CART-02", "SE-CART-08")
def test_each_of_the_four_offers_what_any_of_them_produces_at_once() -> None:
    play = turn(BLOCK, FAR, hands=CART, rows="mine grove")
    assert not spots(play, "mine")
    do(play, "cart m50-n51")
    assert spots(play, "mine") == {"l50", "l51", "m52", "n52", "o50", "o51", "m49", "n49"}


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
@pytest.mark.parametrize(("land", "carts", "together"), [(SEVEN, "m50-n51 n51-o52", 7), (SIX, "m50-n51 n50-o51", 6)])
def test_carts_with_a_tile_in_common_make_one_union(land: str, carts: str, together: int) -> None:
    play = turn(land, FAR, carts=(carts,), rows="mine grove")
    assert len(play.state.players[0].land) == together
    assert "l50" in spots(play, "mine")


@pytest.mark.rule("SE-CART-03")
def test_carts_without_one_make_two() -> None:
    land = """
        water_meadow water_meadow water_meadow lake
        forest       water_meadow water_meadow water_meadow
    """
    apart = turn(land, FAR, carts=("m50-n51 o50-p51",), rows="mine grove")
    assert spots(apart, "mine") == {"n52", "o52", "n49", "o49"}


@pytest.mark.rule("SE-CART-03")
def test_a_later_cart_joins_two_unions() -> None:
    land = """
        water_meadow water_meadow water_meadow lake
        forest       water_meadow water_meadow water_meadow
    """
    play = turn(land, FAR, hands=CART, carts=("m50-n51 o50-p51",), rows="mine grove")
    do(play, "cart n50-o51")
    assert {"l50", "l51", "q50", "q51"} <= spots(play, "mine")


@pytest.mark.rule("SE-CART-04")
def test_a_carted_resource_is_its_origins_one_resource_of_the_turn() -> None:
    land = """
        forest       water_meadow
        water_meadow water_meadow
    """
    assert not spots(turn(land, FAR, carts=("m50-n51",), rows="mine grove"), "mine")


@pytest.mark.rule("SE-CART-05")
def test_a_tile_passes_on_several_resources_and_gives_its_own_too() -> None:
    land = """
        forest       water_meadow .
        water_meadow cliff        temple_of_janus
    """
    assert not tiles_on_o49(turn(land, FAR, rows="mine gold_mine grove"))
    joined = turn(land, FAR, carts=("m50-n51",), rows="mine gold_mine grove")
    assert tiles_on_o49(joined) == {"mine", "gold_mine"}
    passing_only = turn(land.replace("cliff", "cliff!"), FAR, carts=("m50-n51",), rows="mine gold_mine grove")
    assert tiles_on_o49(passing_only) == {"gold_mine"}


def tiles_on_o49(play: Play[State]) -> set[str]:
    """The village tiles that fit where only n50 is near, beyond what needs nothing."""
    return {tile for tile in ("mine", "gold_mine") if "o49" in spots(play, tile)}


@pytest.mark.rule("SE-CART-06")
@pytest.mark.parametrize("idle", ["temple_of_janus", "water_meadow!", "mine*", "water_meadow$"])
def test_resources_are_carted_to_tiles_that_produce_nothing(idle: str) -> None:
    land = f"""
        {idle} forest
        {idle} lake
    """
    assert {"l50", "l51"} <= spots(turn(land, FAR, carts=("m50-n51",), rows="mine grove"), "mine")
    assert not {"l50", "l51"} & spots(turn(land, FAR, rows="mine grove"), "mine")


@pytest.mark.rule("SE-CART-07")
def test_a_cart_works_in_all_later_turns_even_on_ruins() -> None:
    play = turn(BLOCK.replace("water_meadow", "water_meadow!"), FAR, hands=CART, rows="grove " * 5, village="mine " * 9)
    do(play, "cart m50-n51", "place grove o50")
    for spot in ("p50", "q50"):
        next_turn(play)
        assert "l50" in spots(play, "mine")
        do(play, f"place grove {spot}")
    assert play.state.players[0].carts == ["m50_n51"]


@pytest.mark.rule("SE-CART-08")
def test_a_second_cart_on_the_same_corner_is_not_possible() -> None:
    play = turn(BLOCK, FAR, hands=CART, carts=("m50-n51",), rows="grove")
    assert "cart" not in verbs(play)
    assert why(play, "cart m50-n51") == "cart-there"


@pytest.mark.rule("SE-CART-09")
def test_a_cart_brings_resources_but_no_side_to_touch() -> None:
    play = turn(BLOCK, FAR, carts=("m50-n51",), rows="mine grove")
    assert why(play, "place mine o52") == "no-side"
    assert why(play, "place mine l49") == "no-side"


@pytest.mark.rule("SE-CART-10", "SE-TOKEN-04")
@pytest.mark.parametrize(
    ("played", "score"),
    [
        ("cart m50-n51", {"tokens": 2}),
        ("war 1 m50", {"tokens": 2}),
        ("master fisherman n50", {"tokens": 2, "masters": 2}),
    ],
)
def test_a_played_token_is_in_hand_no_more(played: str, score: dict[str, int]) -> None:
    play = turn("lake lake \n lake fishery", FAR, hands=("cart war",), masters=("fisherman",), rows="grove")
    assert points(play) == {"tokens": 3}
    do(play, played)
    assert points(play) == score

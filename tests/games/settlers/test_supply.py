"""Whether needs can be met, held against trying everything."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.settlers.components import BIT, NEEDS, TILE_BIT, TILES, bits
from games.settlers.state import Player
from games.settlers.supply import ground, meets, supply_of, unions
from tests.games.settlers.table import land_of

resources = st.sampled_from(sorted(BIT))
sources = st.lists(st.frozensets(resources, min_size=1, max_size=2), max_size=6)


def by_trying(given_by: list[frozenset[str]], needs: tuple[str, ...]) -> bool:
    return any(
        all(need in source for need, source in zip(needs, order, strict=True))
        for order in permutations(given_by, len(needs))
    )


@pytest.mark.rule("SE-ADD-05")
@given(sources, st.sampled_from(sorted(TILES)))
def test_needs_are_met_just_when_trying_everything_finds_a_way(given_by: list[frozenset[str]], tile: str) -> None:
    masks = tuple(bits(tuple(source)) for source in given_by)
    assert meets(masks, NEEDS[tile]) == by_trying(given_by, TILES[tile].needs)
    assert bool(ground(masks).tiles & TILE_BIT[tile]) == by_trying(given_by, TILES[tile].needs)


def test_carts_that_share_a_tile_share_everything() -> None:
    union_of = unions(["g7_h8", "j7_k8", "h8_i9"])
    assert union_of["g7"] == union_of["i9"] == {"g7", "h7", "g8", "h8", "i8", "h9", "i9"}
    assert union_of["j7"] == {"j7", "k7", "j8", "k8"}
    assert "i7" not in union_of


def test_a_late_cart_joins_what_was_apart() -> None:
    union_of = unions(["g7_h8", "i7_j8", "h7_i8"])
    assert len({frozenset(union) for union in union_of.values()}) == 1
    assert len(union_of["g7"]) == 8


def test_what_is_imagined_to_be_bought_is_as_good_as_bought() -> None:
    realm = Player(land=land_of("forest mine"))
    beside = next(iter(realm.land))
    supply = supply_of(realm, "iron")
    for bought in ("", *BIT):
        assert supply.also(bought).at(beside) == supply_of(realm, bought).at(beside)
    assert supply.at(beside) == supply_of(realm, "iron").at(beside), "nothing is bought by imagining it"


def test_a_cart_that_is_imagined_joins_as_much_as_one_that_stands() -> None:
    lying = land_of("""
        .       mine    lake
        forest  grove   lake
        weavery forest  lake
    """)
    imagined = supply_of(Player(land=lying, carts=["g7_h8"])).joined("h8_i9")
    standing = supply_of(Player(land=lying, carts=["g7_h8", "h8_i9"]))
    alone = supply_of(Player(land=lying, carts=["g7_h8"]))
    for spot in (*lying, "g6", "j9", "j10", "g9"):
        assert imagined.at(spot) == standing.at(spot)
    assert imagined.at("j10") != alone.at("j10"), "nothing is joined by imagining it"

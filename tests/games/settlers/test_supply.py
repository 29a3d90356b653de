"""Whether needs can be met, held against trying everything."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.settlers.components import BIT, NEEDS, TILE_BIT, TILES, bits
from games.settlers.grid import around
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
    supply = supply_of(realm)
    for bought in BIT:
        assert supply.also(bought).at(beside) == supply_of(realm, bought).at(beside)
    assert supply.at(beside) == supply_of(realm).at(beside), "nothing is bought by imagining it"


def given_at(realm: Player, spot: str) -> list[int]:
    """What is given by the tiles around, and by all that share their resources with one of these."""
    within = {*around(spot)}
    for union in unions(realm.carts).values():
        within |= union if union & {*around(spot)} else set()
    return sorted(realm.land[near].produces() for near in within - {spot} if near in realm.land)


def test_carts_bring_what_they_join_and_it_is_the_same_where_one_is_only_imagined() -> None:
    lying = land_of("""
        .       mine    lake    .   .        .
        forest  grove   lake    .   .        .
        weavery forest  lake    .   weavery  mine
    """)
    standing = Player(land=lying, carts=["g7_h8", "h8_i9"])
    alone = Player(land=lying, carts=["g7_h8"])
    imagined = supply_of(alone).joined("h8_i9")
    for spot in {near for each in lying for near in (each, *around(each))}:
        assert [*imagined.at(spot)] == [*supply_of(standing).at(spot)] == given_at(standing, spot)
        assert [*supply_of(alone).at(spot)] == given_at(alone, spot), "nothing is joined by imagining it"

"""The pieces, as the box holds them."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from games.settlers.components import COMPONENTS, STARTS, TILES, Components, pieces


@pytest.mark.rule("SE-GEN-05")
def test_four_kinds_of_tiles_of_which_all_but_prizes_produce() -> None:
    assert {kind: len(pieces(kind)) for kind in ("nature", "village", "city", "prize")} == {
        "nature": 24,
        "village": 24,
        "city": 24,
        "prize": 25,
    }
    for tile in TILES.values():
        assert len(tile.produces) == {"nature": 2, "village": 1, "city": 1, "prize": 0}[tile.kind]
        assert (tile.points > 0) == (tile.kind == "prize")
        assert (tile.needs == ()) == (tile.kind == "nature")


def test_what_the_rulebook_tells_of_single_tiles() -> None:
    assert TILES["mine"].needs == ("wood", "stone")
    assert TILES["mine"].produces == ("iron",)
    assert set(TILES["forest"].produces) == {"wood", "stone"}
    assert set(TILES["market_iron_plants"].needs) == {"iron", "plants"}
    assert set(TILES["military_camp_horses_stone"].needs) == {"horses", "stone"}
    assert TILES["stable"].copies == 3


def test_the_tokens_reach_for_all_city_tiles() -> None:
    tokens = Counter(tile.token for tile in TILES.values() if tile.token)
    assert tokens == dict.fromkeys(("war", "coin", "cart", "master"), COMPONENTS.tokens.copies)


def test_nature_is_even() -> None:
    basics = Counter(resource for tile in pieces("nature") for resource in TILES[tile].produces)
    assert basics == dict.fromkeys(("wood", "stone", "plants", "water"), 12)
    pairs = {frozenset(tile.produces) for tile in TILES.values() if tile.kind == "nature"}
    assert pairs == {frozenset(pair) for pair in combinations(basics, 2)}


def test_every_prize_is_different() -> None:
    assert len({tile.needs for tile in TILES.values() if tile.kind == "prize"}) == 25


def test_every_needed_resource_is_produced() -> None:
    made = {resource for tile in TILES.values() for resource in tile.produces}
    assert {need for tile in TILES.values() for need in tile.needs} <= made
    assert made == {resource.key for resource in COMPONENTS.resource}


def test_every_fact_has_its_provenance() -> None:
    for tile in TILES.values():
        facts = {"name", "needs", "copies"} | ({"points"} if tile.points else {"produces"})
        assert tile.provenance.keys() == facts


def test_an_unknown_provenance_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**msgspec.to_builtins(COMPONENTS), "tokens": {"copies": 6, "provenance": "heard"}}, Components)


def test_there_is_a_start_for_each_number_of_players() -> None:
    assert sorted(STARTS) == [2, 3, 4]

"""Randomness that is fair, repeatable and can be checked."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.chance import Chance


@given(st.text(), st.integers(0, 10**6), st.integers(1, 10**6))
def test_a_draw_depends_on_seed_and_number_only(seed: str, draws: int, limit: int) -> None:
    number = Chance(seed, draws).below(limit)
    assert 0 <= number < limit
    assert number == Chance(seed, draws).below(limit)


def test_draws_are_known_for_good() -> None:
    chance = Chance("caravel")
    assert [chance.below(100) for _ in range(5)] == [
        int.from_bytes(hashlib.sha256(f"caravel:{n}".encode()).digest()[:8], "big") % 100 for n in range(5)
    ]
    assert chance.draws == 5


def test_each_number_is_equally_likely() -> None:
    chance = Chance("fair")
    drawn = Counter(chance.below(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in drawn.values()) < 20


def test_each_order_is_equally_likely() -> None:
    chance = Chance("fair")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert orders.keys() == set(permutations([1, 2, 3]))
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20


def test_picking_takes_every_item() -> None:
    chance = Chance("pick")
    assert {chance.pick("abc") for _ in range(50)} == set("abc")


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Chance("").below(0)


def test_the_fingerprint_is_the_seeds_hash_and_does_not_change() -> None:
    chance = Chance("secret")
    before = chance.fingerprint()
    chance.below(6)
    assert before == chance.fingerprint() == hashlib.sha256(b"secret").hexdigest()

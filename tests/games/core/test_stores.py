"""Stores: what lies there is counted, and what has gone is not named."""

from games.core.stores import put, take


def test_more_of_a_kind_is_counted_and_a_new_kind_is_named() -> None:
    store = {"fish": 1}
    put(store, "fish", 2)
    put(store, "wood")
    assert store == {"fish": 3, "wood": 1}


def test_what_has_gone_altogether_is_not_named_any_more() -> None:
    store = {"fish": 3, "wood": 1}
    take(store, "fish", 2)
    take(store, "wood")
    assert store == {"fish": 1}

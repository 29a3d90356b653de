"""What the rules keep for the next time does not grow with every game that is played."""

import inspect
from functools import _lru_cache_wrapper
from importlib import import_module
from pkgutil import walk_packages
from typing import get_origin, get_type_hints

import games


def test_what_is_kept_of_sets_has_an_end() -> None:
    """Of sets there are as many as there are positions."""
    found = {
        made
        for module in walk_packages(games.__path__, "games.")
        for made in vars(import_module(module.name)).values()
        if isinstance(made, _lru_cache_wrapper)
    }
    endless = [
        f"{made.__module__}.{made.__name__}"
        for made in found
        if made.cache_parameters()["maxsize"] is None
        and any((get_origin(hint) or hint) is frozenset for hint in hints(made))
    ]
    assert found
    assert endless == []


def hints(made: object) -> list[object]:
    """The kinds of what it is asked with."""
    whole = inspect.unwrap(made)  # type: ignore[arg-type]
    return [hint for name, hint in get_type_hints(whole).items() if name != "return"]

"""What the rules keep for the next time does not grow with every game that is played."""

import inspect
from functools import _lru_cache_wrapper
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from typing import Any, get_origin, get_type_hints

import pytest

import games
from games.core.game import Setup
from games.registry import GAMES, game

GAMES_PLAYED = 10
LOOKED_AT, SAMPLE = 3, 240
"""Of so many questions one may be looked at, and so many are."""


def kept() -> "set[_lru_cache_wrapper[Any]]":
    """All that the rules keep."""
    return {
        made
        for module in walk_packages(games.__path__, "games.")
        for made in vars(import_module(module.name)).values()
        if isinstance(made, _lru_cache_wrapper)
    }


@pytest.mark.parametrize("key", GAMES)
def test_what_is_kept_of_one_game_is_offered_in_no_other(key: str) -> None:
    """Whatever is the same of two positions may be built once: what a fresh look offers is the same to the word."""
    found, offered = game(key), []
    caches = kept()
    for number in range(GAMES_PLAYED):
        random, seats = Random(number), max(found.settings.seat_counts)
        options = found.settings.chosen({option.key: option.values[-number % 2] for option in found.settings.options})
        if found.settings.fits(seats, options) is not None:
            options = found.settings.chosen({})
        play = found.start(Setup(seats, options, f"kept {number}"))
        while not play.state.over:
            request = play.legal(random.choice(play.waiting()))
            if random.randrange(LOOKED_AT) == 0:
                offered.append((play.saved(), request.seat, repr(request)))
            offers = [offer for offer in request.offers if not offer.aside]
            play.apply(request.seat, random.choice(offers).any_move(random.randrange))
    for saved, seat, told in random.sample(offered, SAMPLE):
        for each in caches:
            each.cache_clear()
        assert repr(found.play(found.saved.load(saved)).legal(seat)) == told
    assert len(offered) > SAMPLE


def test_what_is_kept_of_sets_has_an_end() -> None:
    """Of sets there are as many as there are positions."""
    found = kept()
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

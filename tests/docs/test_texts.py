"""The page of keys says which texts there are: all of them, and no others."""

import re

import pytest

from games.registry import GAMES
from texts.locales import LOCALES
from texts.words import words
from tools.website.texts import KINDS, PAGE, Kind, kind_of, page, texts_of


def test_the_page_is_drawn() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "make pages"


@pytest.mark.parametrize("name", GAMES)
def test_every_text_of_a_game_is_of_a_kind(name: str) -> None:
    for rest in texts_of(name):
        kind_of(rest)


def test_what_the_table_shows_can_be_said() -> None:
    shown = re.findall(r"^\|.*`([a-z0-9-]+)` \| (?:at the start)? *\|$", page(), re.MULTILINE)
    assert len(shown) == len(KINDS)
    assert [key for key in shown if not any(words(locale).has(key) for locale in LOCALES)] == []


@pytest.mark.parametrize(
    ("rest", "form"),
    [
        ("verb-build", "verb-<verb>"),
        ("verb-build-about", "verb-<verb>-about"),
        ("log-pass-all-builder", "log-<event>-all-<word>"),
        ("tile-harbour-about", "<noun>-<word>-about"),
        ("at", "<part>"),
    ],
)
def test_a_key_is_of_the_kind_that_a_reader_looks_under(rest: str, form: str) -> None:
    assert kind_of(rest) == next(kind for kind in KINDS if kind.form == form)


def test_a_kind_fits_only_a_whole_key() -> None:
    assert not Kind("name", "").pattern.fullmatch("name-of-it")

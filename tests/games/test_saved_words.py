"""What steps and moves are called in saved games and logs stays as it is, whatever their classes are called."""

import tomllib

import pytest

from games import registry
from games.core.proof import steps_of
from tests.games.write_saves import FOLDER

WORDS = tomllib.loads((FOLDER / "words.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("key", sorted(WORDS))
def test_no_word_of_a_saved_game_is_lost(key: str) -> None:
    found = registry.game(key)
    words = {"moves": {*found.rules.moves()}, "steps": {kind.__name__ for kind in steps_of(found)}}
    assert {kind: sorted({*WORDS[key][kind]} - words[kind]) for kind in words} == {"moves": [], "steps": []}

"""Games saved by earlier versions are loaded and played to their end, under all laws."""

from pathlib import Path

import pytest

from games.registry import GAMES, game
from tests.games.write_saves import FOLDER, MOMENTS
from tests.support.configurations import Configuration
from tests.support.random_play import NOW_AND_THEN, RandomGame

SAVED = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("file", SAVED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_an_old_game_goes_on(file: Path) -> None:
    found = game(file.parent.name)
    play = found.play(found.saved.load(file.read_bytes()))
    RandomGame(Configuration(found.key, play.state.seats, play.state.options), file.stem, NOW_AND_THEN).run(play)


@pytest.mark.parametrize("key", GAMES)
def test_every_moment_worth_saving_is_there(key: str) -> None:
    names = {file.stem.partition("-")[2] for file in SAVED if file.parent.name == key}
    assert names >= MOMENTS[key].keys()

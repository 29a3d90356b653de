"""Games saved by earlier versions are loaded and played to their end, under all laws."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.games.write_saves import MOMENTS
from tests.support.earlier_games import SAVED, goes_on
from tests.support.random_play import NOW_AND_THEN

pytestmark = pytest.mark.long


@pytest.mark.parametrize("file", SAVED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_an_old_game_goes_on(file: Path) -> None:
    goes_on(file, NOW_AND_THEN)


@pytest.mark.parametrize("key", GAMES)
def test_every_moment_worth_saving_is_there(key: str) -> None:
    names = {file.stem.partition("-")[2] for file in SAVED if file.parent.name == key}
    assert names >= MOMENTS[key].keys()

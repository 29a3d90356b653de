"""Tables live long, and at random: `make soak` has them live longer."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.support.life.long_life import LongLife

pytestmark = pytest.mark.long

STEPS = 100


@pytest.mark.parametrize("seed", ["a", pytest.param("b", marks=pytest.mark.sqlite_only)])
@pytest.mark.parametrize("key", GAMES)
async def test_whatever_happens_to_a_table_it_is_sound(tmp_path: Path, key: str, seed: str) -> None:
    await LongLife(key, seed).run(tmp_path, STEPS)

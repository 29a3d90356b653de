"""Discord storms over a table in private messages: `make soak` has more of such evenings."""

from pathlib import Path

import pytest

from tests.support.life.stormy_evening import stormy_evening

STEPS = 20


@pytest.mark.parametrize("seed", ["a", *(pytest.param(seed, marks=pytest.mark.sqlite_only) for seed in "bc")])
async def test_after_a_storm_everybody_has_their_question_once(tmp_path: Path, seed: str) -> None:
    await stormy_evening(tmp_path, seed, STEPS)

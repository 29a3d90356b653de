"""Random complete games of every game hold all laws; many more are played by `make soak`."""

import subprocess
import sys
from itertools import islice

import pytest

from games.registry import GAMES
from tests.support.random_play import configurations, fingerprint, random_games

EACH = 12
AT_MOST = 48


@pytest.mark.parametrize("share", range(4))
@pytest.mark.parametrize("key", GAMES)
def test_all_laws_hold(key: str, share: int) -> None:
    games = min(AT_MOST, EACH * len(configurations(key)) // 4)
    for random_game in islice(random_games([key], f"test-{share}"), games):
        random_game.run()


@pytest.mark.parametrize("key", GAMES)
def test_equal_seeds_give_equal_games_in_every_process(key: str) -> None:
    code = f"from tests.support.random_play import fingerprint; print(fingerprint({key!r}, 'equal'))"
    prints = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for hash_seed in ("1", "2")
    }
    assert prints == {fingerprint(key, "equal")}


@pytest.mark.parametrize("key", GAMES)
def test_other_seeds_give_other_games(key: str) -> None:
    assert fingerprint(key, "one") != fingerprint(key, "other")

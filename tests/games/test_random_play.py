"""Random complete games of every game hold all laws; many more are played by `make soak`."""

import subprocess
import sys
from itertools import islice

import pytest

from games.registry import GAMES
from tests.support.random_play import configurations, fingerprint, random_games

SHARES = 4
AT_LEAST = 36


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("key", GAMES)
def test_all_laws_hold(key: str, share: int) -> None:
    """Every configuration is played once, small games more often; the shares can run side by side."""
    games = max(AT_LEAST, len(configurations(key)))
    for random_game in islice(random_games([key], "test"), share, games, SHARES):
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

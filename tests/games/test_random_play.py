"""Random complete games of every game hold all laws; many more are played by `make soak`."""

import subprocess
import sys

import pytest

from bot.host.watchdog import TookTooLong
from games.core.agenda import Endless
from games.registry import GAMES
from tests.support.configurations import covering
from tests.support.endless import GAME, SEATS, SECONDS, Kind, endless_rule
from tests.support.random_play import IN_TESTS, PLAIN, RandomGame, fingerprint

pytestmark = pytest.mark.long

SHARES = 4
AT_LEAST = 8


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("key", GAMES)
def test_all_laws_hold(key: str, share: int) -> None:
    """Any two settings of a game meet once, a game with few settings is played more often; shares run side by side."""
    chosen = covering(key)
    count = max(AT_LEAST, len(chosen))
    pace = IN_TESTS.sparser(count / AT_LEAST)
    games = [RandomGame(chosen[number % len(chosen)], f"test-{number}", pace) for number in range(count)]
    for random_game in games[share::SHARES]:
        random_game.run()


def test_equal_seeds_give_equal_games_in_every_process() -> None:
    code = (
        f"from tests.support.random_play import fingerprint; print([fingerprint(key, 'equal') for key in {[*GAMES]!r}])"
    )
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "2")
    ]
    one, other = (process.communicate()[0].strip() for process in processes)
    assert [process.returncode for process in processes] == [0, 0]
    assert one == other


@pytest.mark.parametrize("key", GAMES)
def test_other_seeds_give_other_games(key: str) -> None:
    assert fingerprint(key, "one") != fingerprint(key, "other")


@pytest.mark.parametrize(("kind", "error"), [("steps", Endless), ("loop", TookTooLong)])
def test_a_rule_without_an_end_fails_with_its_seed(
    kind: Kind, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.support.bounded.MOST_SECONDS", SECONDS)
    chosen = next(each for each in covering(GAME) if each.seats == SEATS)
    with endless_rule(kind), pytest.raises(error) as failed:
        RandomGame(chosen, "without an end", PLAIN).run()
    assert any("--seed without an end" in note for note in failed.value.__notes__)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_broken_off_when_its_time_is_over(key: str) -> None:
    random_game = RandomGame(covering(key)[0], "late", PLAIN)
    random_game.until = 0.0
    assert not random_game.run().state.over
    assert len(random_game.history) == 1

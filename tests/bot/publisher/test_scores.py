"""A game's score is reckoned once for how it stands, however often it is stored, told and drawn."""

from collections import Counter
from typing import Any

import pytest

from games.core.ending.outcome import Outcome
from games.core.state import GameState
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour


class Reckoned:
    """How often each state was scored; they are kept, so that no two are taken for one."""

    def __init__(self) -> None:
        self.states: list[GameState] = []

    def times(self) -> Counter[int]:
        """How often each of them was."""
        return Counter(id(state) for state in self.states)


@pytest.mark.sqlite_only
async def test_the_end_of_a_game_is_reckoned_once(
    port: Harbour, ada: Player, boris: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await Evening.begin(port, ada, boris)
    game, reckoned = evening.live.game, Reckoned()
    score = game.score

    def counted(state: Any) -> Outcome:
        reckoned.states.append(state)
        return score(state)

    with monkeypatch.context() as patched:
        patched.setitem(vars(game), "score", counted)
        await evening.play_sensibly_to_the_end()
    evening.is_over_and_told()
    times = reckoned.times()
    assert times[id(evening.live.state)] == 1
    assert max(times.values()) == 1

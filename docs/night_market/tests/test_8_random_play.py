"""Stage 8: random games under all laws, with everything that people see, and nothing that they must not."""

import pytest

from docs.night_market.rulebook import KEY
from tests.support.configurations import covering
from tests.support.random_play import Pace, RandomGame

CLOSELY = Pace(deep=8, secrets=16, viewers=4, walk=80, pictures=400)
SETTINGS = 9


@pytest.mark.parametrize("number", range(SETTINGS))
def test_all_laws_hold(number: int) -> None:
    chosen = covering(KEY)
    for configuration in chosen[number::SETTINGS]:
        RandomGame(configuration, f"market-{number}", CLOSELY).run()

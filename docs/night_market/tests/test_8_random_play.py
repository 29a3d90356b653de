"""Stage 8: random games under all laws, with everything that people see, and nothing that they must not."""

import pytest

from docs.night_market.rulebook import KEY
from tests.support.configurations import covering
from tests.support.random_play import Pace, RandomGame

CLOSELY = Pace(deep=4, secrets=8, viewers=4, walk=40, pictures=200)
SETTINGS = 9


@pytest.mark.parametrize("number", range(SETTINGS))
def test_all_laws_hold(number: int) -> None:
    chosen = covering(KEY)
    for configuration in chosen[number::SETTINGS]:
        RandomGame(configuration, f"market-{number}", CLOSELY).run()

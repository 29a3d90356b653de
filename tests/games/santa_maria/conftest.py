"""What several files of tests prepare in the same way."""

from collections.abc import Iterator

import pytest

from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.lines.proposals import worth_of_building

ROUND = {
    "piece": {"wood": 2.0, "grain": 2.0, "sugar": 3.0, "gem": 3.0, "gold": 4.0, "cocoa": 3.5, "joy": 3.0},
    "step": {"religion": 4.0, "conquest": 3.5, "ship": 6.0, "road": 3.0},
    "track": {"prayed": 4.0, "paid": 3.6, "pressing": 1.5},
    "trade": {"least": 0.5},
    "ship": {"points": 1.0, "years": 2.5, "least_dock": 4.0, "dock": 1.0},
    "monk": {"bishop": 6.0, "growth": 1.0, "scholar": 6.0, "mission": 1.0},
}


@pytest.fixture
def round_weights(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Weights that are easily added up: what is shown is how they come together, whatever play finds them to be."""
    for table, weights in ROUND.items():
        for name, weight in weights.items():
            monkeypatch.setitem(getattr(WEIGHTS, table), name, weight)
    worth_of_building.cache_clear()
    yield
    worth_of_building.cache_clear()

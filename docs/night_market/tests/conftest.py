"""Every test of the game finds it in the house."""

from collections.abc import Iterator

import pytest

from docs.night_market.house import in_the_house


@pytest.fixture(autouse=True, scope="module")
def at_home() -> Iterator[None]:
    with in_the_house():
        yield

"""What tests of pictures have in common."""

from collections.abc import Iterator

import pytest

from tests.render.readable import Readers, readers


@pytest.fixture
def reading() -> Iterator[Readers]:
    """Readers of all pictures that the test draws."""
    with readers() as looking:
        yield looking

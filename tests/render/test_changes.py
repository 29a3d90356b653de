"""What has come to a row of things is found."""

import pytest

from render.changes import arrived


@pytest.mark.parametrize(
    ("before", "now", "new"),
    [
        ([], [], []),
        (["corn"], ["corn"], [False]),
        (["corn"], ["corn", "corn"], [False, True]),
        (["corn", "sugar"], ["sugar", "coffee"], [False, True]),
        (["corn"] * 4, ["corn"], [False]),
    ],
)
def test_of_equal_things_the_last_are_new(before: list[str], now: list[str], new: list[bool]) -> None:
    assert list(arrived(before, now)) == new

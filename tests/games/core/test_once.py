"""What is reckoned once."""

from games.core.once import once


class Counting:
    def __init__(self) -> None:
        self.asked = 0

    @once
    def found(self) -> int:
        """It counts how often it is reckoned."""
        self.asked += 1
        return self.asked


def test_it_is_reckoned_when_first_asked_for_and_then_kept() -> None:
    one, other = Counting(), Counting()
    assert one.asked == 0
    assert (one.found, one.found, one.asked) == (1, 1, 1)
    assert other.asked == 0


def test_it_can_be_said_instead() -> None:
    one = Counting()
    one.__dict__["found"] = 7
    assert (one.found, one.asked) == (7, 0)

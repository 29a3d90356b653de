"""The steps of the game: what happens by itself, and what a seat decides."""

from games.core.agenda import Decision, Lines, Step
from games.core.kinds import OneOf
from games.core.seats import Seat


class Night(Step):
    """A whole night: goods arrive, the front stall is bid for, all stroll through the market."""


class Bid(Decision):
    """A sealed bid for the front stall; all at once, and each may think again until the last has bid."""

    may_change = True
    secret = True
    may_answer_itself = False

    again: bool = False
    """Those who bid most did so alike, and bid once more."""


class OpenBids(Step):
    """The highest bid is paid, and wins."""

    again: bool = False
    """These are the second bids of those who tied."""


class ChooseStall(Decision):
    """Which goods are in fashion tonight, and in which street."""


class Strolls(Lines):
    """Everybody strolls through the market at the same time."""

    lines: dict[Seat, list["AnyStep"]]


class Stroll(Decision):
    """Sell from what one holds in secret, or rest."""

    private_beside = True


class Hang(Decision):
    """Hang lanterns over the streets after a sale: up to one for each good."""

    most: int = 0


class Parade(Step):
    """New lanterns join the parade, which all share, in turn order."""


class Finish(Step):
    """The market is over."""

    reason: str


AnyStep = OneOf[Step, __name__]

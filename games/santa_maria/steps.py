"""What is still to be done, as it stands on the agenda: years and turns, and what an envoy sets off."""

from games.core.agenda import Decision, Lines, Step
from games.core.kinds import OneOf
from games.core.seats import Seat
from games.santa_maria.lines.steps import LineStep
from games.santa_maria.maya.steps import MayaStep


class ChooseBoard(Decision):
    """Take a colony board."""


class ChoosePair(Decision):
    """Take a town hall with its scholar, and lay it."""


class NewYear(Step):
    """Dice are rolled, the displays are filled."""


class NextTurn(Step):
    """The next seat that has not passed has its turn."""

    after: Seat


class StartTurn(Step):
    """A seat's turn."""

    seat: Seat


class Act(Decision):
    """Choose a main action."""


class EndTurn(Step):
    """The main action is over."""

    seat: Seat


class EndYear(Step):
    """Everybody has passed."""


class Finish(Step):
    """The game is over."""


class OthersFollow(Step):
    """The others activate the line of an envoy die."""

    seats: list[Seat]
    line: str
    envoy: str


class FollowInTurn(Step):
    """One after another."""

    seats: list[Seat]
    line: str
    envoy: str


class Followed(Step):
    """A seat has done its part: whoever waited for nobody else goes on."""

    seat: Seat
    line: str
    envoy: str


class SideBySide(Lines):
    """Everybody has a part of their own, and begins when those have ended on whom it depends."""

    lines: dict[Seat, list["AnyStep"]]
    awaits: dict[Seat, list[Seat]] = {}
    """Who has not begun, and whom they wait for."""


class FollowLine(Decision):
    """Choose between a line and a diagonal, or a row and a column."""

    line: str
    envoy: str


AnyStep = LineStep | MayaStep | OneOf[Step, __name__]

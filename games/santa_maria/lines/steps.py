"""What is still to be done of a line, a building or a space, as it stands on the agenda."""

from games.core.agenda import Decision, Step
from games.core.kinds import OneOf
from games.core.seats import Seat
from games.santa_maria.components import Effect


class OfferHire(Step):
    """Whether the specialist beside the die's value can be hired."""

    seat: Seat
    line: str
    must: bool = False


class Hire(Decision):
    """Hire the specialist beside the die's value."""

    value: int
    line: str
    must: bool = False
    """Only a cart makes the line usable."""


class Inspect(Step):
    """The governor moves if he stands in the line."""

    seat: Seat
    line: str
    way: str


class Arrive(Step):
    """The governor moves one cell, and what happens there."""

    seat: Seat
    way: str


class OfferWalk(Step):
    """Whether the governor may be moved on."""

    seat: Seat
    way: str


class WalkOn(Decision):
    """Pay to move the governor on."""

    way: str


class StartLine(Step):
    """A line is activated; the die, if there is one, comes to rest."""

    seat: Seat
    line: str
    die: str = ""


class Line(Step):
    """The cells still to be activated, in order."""

    seat: Seat
    cells: list[str]


class EndLine(Step):
    """Nothing of the line is left."""

    seat: Seat


class Perform(Step):
    """An effect."""

    seat: Seat
    effect: Effect
    building: str
    spot: str = ""
    """The cell, if it is done as part of a line."""


class Take(Decision):
    """Have an effect or do without."""

    effect: Effect
    building: str


class Trade(Decision):
    """Trade or do without."""

    effect: Effect
    building: str
    spot: str = ""


class ShipGoods(Decision):
    """Deliver goods for a shipping tile or do without."""


class TakeShip(Step):
    """A shipping tile has been paid."""

    seat: Seat
    ship: str
    dock: str


class Faith(Step):
    """One step on the religion track."""

    seat: Seat


class OfferFaith(Step):
    """Whether there is an extra step to be had."""

    seat: Seat
    spot: str = ""


class ExtraFaith(Decision):
    """Pay for an extra step on the religion track."""

    spot: str = ""


class PlaceMonk(Decision):
    """Send a monk out."""


class March(Step):
    """Steps on the conquistador track."""

    seat: Seat
    steps: int = 1


class OfferPress(Step):
    """Whether an extra step can be paid."""

    seat: Seat
    spot: str = ""


class PressOn(Decision):
    """Pay for an extra step on the conquistador track."""

    spot: str = ""


class LayRoad(Decision):
    """Lay a road tile."""


class LayTile(Step):
    """A tile has been paid."""

    seat: Seat
    tile: str
    where: str


class Pay(Decision):
    """Choose what to pay with."""

    cost: dict[str, int]


class SecondSpace(Decision):
    """Choose a free space, too."""


class Income(Step):
    """What the docks bring."""

    seat: Seat


LineStep = OneOf[Step, __name__]

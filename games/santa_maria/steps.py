"""What is still to be done, as it stands on the agenda."""

from typing import ClassVar

from games.core.agenda import Decision, Lines, Step
from games.core.seats import Seat
from games.core.talk import Proposal
from games.santa_maria.components import Effect


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


class SideBySide(Lines):
    """Those who touch nothing shared, and beside them all others one after another."""

    lines: dict[Seat, list["AnyStep"]]
    settled: dict[Seat, list["AnyStep"]] = {}


class FollowLine(Decision):
    """Choose between a line and a diagonal, or a row and a column."""

    line: str
    envoy: str


class MayaAct(Decision):
    """Choose a main action of the Maya."""

    private_beside: ClassVar[bool] = True


class Travel(Step):
    """A die of the Maya goes along: the buildings still to be activated."""

    seat: Seat
    plots: list[str]


class Arrived(Step):
    """Whether anything can be done where a die or a priest has come to rest."""

    seat: Seat
    spot: str
    value: int
    built: bool = False


class AfterDrive(Decision):
    """Complete a level of a temple beside the building, or play a technology card."""

    spot: str
    value: int
    """The value of the die, if a technology card may still be played with it."""
    built: bool = False

    private_beside: ClassVar[bool] = True


class ImitateEnvoy(Decision):
    """Make the same move as an envoy die."""

    value: int

    private_beside: ClassVar[bool] = True


class TempleDone(Step):
    """A level has been paid."""

    seat: Seat
    district: str


class Receive(Step):
    """What has been paid for comes."""

    seat: Seat
    what: str
    count: int


class NewStore(Decision):
    """Choose a storage token from the reserve."""


class NewFork(Decision):
    """Choose where a road token opens a way."""


class FillStore(Decision):
    """Choose an empty storage token to fill."""

    cards: bool = False
    """Or draw a card instead."""


class AnyTemple(Decision):
    """Complete a level of any temple, or do without."""


class Market(Decision):
    """Trade with the bank and with the others."""

    private_beside: ClassVar[bool] = True


class ScoreTemples(Step):
    """The Maya score when they pass."""

    seat: Seat


class Deal(Proposal, kw_only=True):
    """So much for so much, between the Maya and a colonist."""

    give: dict[str, int]
    want: dict[str, int]


AnyStep = (
    ChooseBoard
    | ChoosePair
    | NewYear
    | NextTurn
    | StartTurn
    | Act
    | EndTurn
    | EndYear
    | Finish
    | OfferHire
    | Hire
    | Inspect
    | Arrive
    | OfferWalk
    | WalkOn
    | StartLine
    | Line
    | EndLine
    | Perform
    | Take
    | Trade
    | ShipGoods
    | TakeShip
    | Faith
    | OfferFaith
    | ExtraFaith
    | PlaceMonk
    | March
    | OfferPress
    | PressOn
    | LayRoad
    | LayTile
    | Pay
    | SecondSpace
    | Income
    | MayaAct
    | Travel
    | Arrived
    | AfterDrive
    | ImitateEnvoy
    | TempleDone
    | Receive
    | NewStore
    | NewFork
    | FillStore
    | AnyTemple
    | Market
    | ScoreTemples
    | OthersFollow
    | FollowInTurn
    | SideBySide
    | FollowLine
)

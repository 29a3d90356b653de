"""What is still to be done, as it stands on the agenda: years and turns, and what an envoy sets off."""

from games.core.agenda import Decision, Lines, Step
from games.core.seats import Seat
from games.santa_maria.lines.steps import (
    Arrive,
    EndLine,
    ExtraFaith,
    Faith,
    Hire,
    Income,
    Inspect,
    LayRoad,
    LayTile,
    Line,
    March,
    OfferFaith,
    OfferHire,
    OfferPress,
    OfferWalk,
    Pay,
    Perform,
    PlaceMonk,
    PressOn,
    SecondSpace,
    ShipGoods,
    StartLine,
    Take,
    TakeShip,
    Trade,
    WalkOn,
)
from games.santa_maria.maya.steps import (
    AfterDrive,
    AnyTemple,
    Arrived,
    FillStore,
    ImitateEnvoy,
    Market,
    MayaAct,
    NewFork,
    NewStore,
    Receive,
    ScoreTemples,
    TempleDone,
    Travel,
)


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
    settled: dict[Seat, list["AnyStep"]] = {}
    awaits: dict[Seat, list[Seat]] = {}
    """Who has not begun, and whom they wait for."""


class FollowLine(Decision):
    """Choose between a line and a diagonal, or a row and a column."""

    line: str
    envoy: str


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
    | Followed
    | SideBySide
    | FollowLine
)

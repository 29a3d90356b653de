"""What is still to be done in the Maya city and at its market, as it stands on the agenda."""

from typing import ClassVar

from games.core.agenda import Decision, Step
from games.core.kinds import OneOf
from games.core.seats import Seat
from games.core.talk import Proposal


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


MayaStep = OneOf[Step, __name__]

"""What cards and wonders ask, of their user and of those they are aimed at."""

from typing import ClassVar

from games.archipelago.components import Market
from games.core.agenda import Decision, Step
from games.core.kinds import OneOf
from games.core.seats import Seat


class TradeMany(Decision):
    """Buy or sell any number of one resource."""

    market: Market
    resource: str = ""
    way: str = ""

    private_beside: ClassVar[bool] = True


class Hire(Decision):
    """Hire one worker."""

    private_beside: ClassVar[bool] = True


class Construct(Decision):
    """Build something without a disc."""

    only_ship: bool = False

    private_beside: ClassVar[bool] = True


class BuyOpened(Decision):
    """One of the opened cards may be bought."""

    cards: list[str]
    kind: str

    private_beside: ClassVar[bool] = True


class ChooseTarget(Decision):
    """Whom or what a card is aimed at."""

    card: str


class ChooseCharacter(ChooseTarget):
    """Whom the Assassin kills, of those for whom its user can pay."""

    private_beside: ClassVar[bool] = True


class ChooseLoot(Decision):
    """Which icons of the region the Barbarian loots."""

    region: str


class GiveCube(Decision):
    """The victim of the Pirate gives a cube of its choice."""

    to_seat: Seat

    secret: ClassVar[bool] = True


class HideCubes(Decision):
    """The victim of the Thief hides a cube in each fist."""

    thief_seat: Seat

    secret: ClassVar[bool] = True


class PickFist(Decision):
    """The thief picks a fist."""

    victim: Seat
    left: str
    right: str

    may_answer_itself: ClassVar[bool] = False
    kept_back: ClassVar[tuple[str, ...]] = ("left", "right")


class ShowMoney(Decision):
    """How much is shown to all."""

    secret: ClassVar[bool] = True


class PlaceShips(Decision):
    """In which regions with own ports a ship is added."""

    count: int


class MountWonder(Step):
    """The citizen goes onto the wonder that was built."""

    seat: Seat
    unit: str


CardStep = OneOf[Step, __name__]

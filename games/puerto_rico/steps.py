"""What can be on the agenda. A step that says `seats` goes on with the first of them; the rest follow."""

from games.core.agenda import Decision, Step
from games.core.kinds import OneOf
from games.core.seats import Seat


class DraftBuilding(Decision):
    """Choose a kind of building for the game."""


class NewRound(Step):
    """The governor begins a round."""


class ChooseRole(Decision):
    """Take a role token."""


class EndRound(Step):
    """Doubloons on the roles left, and the governor's token goes on."""


class SettlerTurn(Step):
    """One seat after the other settles."""

    seats: list[Seat]


class TakeTile(Decision):
    """Take a tile from the row, or what buildings allow instead."""

    second: bool = False
    """It is the doubled privilege."""


class LayTile(Decision):
    """Lay a tile from the stacks, which one has looked at, as plantation or as forest."""

    secret = True

    tile: str


class SettlerEnd(Step):
    """After everybody's turn: the doubled privilege."""


class LodgeTurn(Step):
    """One hunting lodge after the other."""

    seats: list[Seat]


class Hunt(Decision):
    """Discard a plantation or a forest."""


class NewRow(Step):
    """The leftovers go, new plantations come."""


class MayorStart(Step):
    """Privilege and villas."""


class Deal(Step):
    """The pieces on the ship are dealt from this seat on."""

    seat: Seat


class TakePiece(Decision):
    """Take the noble or a colonist from the ship."""

    place: str = "rose"
    """Where on the board the piece comes to."""


class Assign(Decision):
    """Put all one's pieces on circles."""


class AssignTurn(Step):
    """Who must still assign pieces: all at once, or one after the other."""

    seats: list[Seat]


class MayorEnd(Step):
    """New pieces come on the ship."""


class BuilderTurn(Step):
    """One seat after the other builds."""

    seats: list[Seat]


class Build(Decision):
    """Build something or pass."""


class BuildOrDeal(Build):
    """The same for who owns the black market, where hidden points count."""

    private_beside = True


class CraftTurn(Step):
    """One seat after the other produces."""

    seats: list[Seat]


class Produce(Step):
    """A seat's goods and what they bring."""

    seat: Seat


class CraftEnd(Step):
    """The craftsman's privilege."""


class ExtraGood(Decision):
    """Choose the good, or the goods, of the privilege."""


class TraderTurn(Step):
    """One seat after the other sells."""

    seats: list[Seat]


class Trade(Decision):
    """Sell a good, deal in land, or pass."""


class TraderEnd(Step):
    """A full trading house is emptied."""


class CaptainTurn(Step):
    """A seat loads; the phase ends after as many seats in a row without a loading as there are players."""

    seat: Seat
    idle: int = 0


class CaptainFirst(Step):
    """What happens before a seat's first loading."""

    seat: Seat


class Supply(Decision):
    """Send goods for the nobles."""


class Load(Decision):
    """Load a ship or use a wharf."""


class Storage(Step):
    """Who has too many goods must choose."""


class Keep(Decision):
    """Choose the goods to keep."""


class CaptainEnd(Step):
    """Full ships sail."""


class Prospect(Step):
    """The prospector's doubloon."""


class EndRole(Step):
    """The role has been carried out."""


class MoveGuests(Decision):
    """A moment before something happens by itself: guests may move first."""


class LastGuests(Step):
    """Before the score is counted, guests may move once more."""


class Finish(Step):
    """The game is over."""


AnyStep = OneOf[Step, __name__]

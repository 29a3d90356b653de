"""What players can do, each move as one gesture."""

from games.core.fields import Put
from games.core.moves import Move


class Board(Move, frozen=True):
    """Take a colony board."""

    board: str


class Found(Move, frozen=True):
    """Take a town hall with its scholar, and lay it."""

    hall: str
    where: str


class Expand(Move, frozen=True):
    """Buy a tile and lay it: its first cell, and where its second cell lies from there, such as b2.north."""

    tile: str
    where: str


class Activate(Move, frozen=True):
    """Activate a single building with coins."""

    spot: str


class UseDie(Move, frozen=True, tag="die"):
    """Activate a line with a die; how a change of its value is paid."""

    die: str
    line: str
    change: str


class Pass(Move, frozen=True):
    """Pass for this year."""

    space: str


class Sell(Move, frozen=True):
    """Sell so many pieces of a resource."""

    good: str
    count: int


class Buy(Move, frozen=True):
    """Buy a piece of a simple resource."""

    good: str


class Ask(Move, frozen=True):
    """Be asked about every building and every payment, or only where it matters."""

    about: str


class Rest(Move, frozen=True):
    """Take the rest of the line as proposed."""


class WholeLine(Move, frozen=True, tag="whole"):
    """Say for the rest of the line at once with what each building is paid, or that it is not."""

    paid: tuple[Put, ...]


class Skip(Move, frozen=True):
    """Do without."""


class HireProducer(Move, frozen=True, tag="hire"):
    """Hire the specialist."""


class HireCart(Move, frozen=True, tag="cart"):
    """Hire the specialist, and lay the cart on this cell."""

    spot: str


class Walk(Move, frozen=True):
    """Pay a coin to move the governor on."""


class TakeEffect(Move, frozen=True, tag="take"):
    """Have the effect."""


class TradeGood(Move, frozen=True, tag="trade"):
    """Trade this piece."""

    good: str


class Ship(Move, frozen=True):
    """Deliver goods for a shipping tile, which goes to this dock."""

    ship: str
    dock: str


class Pray(Move, frozen=True):
    """Pay this for an extra step on the religion track."""

    good: str


class Monk(Move, frozen=True):
    """Send a monk to this place."""

    place: str


class Press(Move, frozen=True):
    """Pay a coin for an extra step on the conquistador track."""


class RoadTile(Move, frozen=True, tag="road"):
    """Lay the road tile on this cell."""

    spot: str


class PayWith(Move, frozen=True, tag="pay"):
    """Pay with this piece."""

    good: str


class Space(Move, frozen=True):
    """Do the action of this space, too."""

    space: str


class Follow(Move, frozen=True):
    """Activate this line."""

    line: str

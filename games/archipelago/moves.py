"""What a player does in one gesture."""

from games.core.fields import Put
from games.core.moves import Move

# Turn zero


class Wish(Move, frozen=True):
    """Say which trend one would like."""

    trend: str


class Settle(Move, frozen=True):
    """Lay a first region beside the start, turned so that a given edge of it points to the start."""

    side: str
    place: str
    edge: str


class Land(Move, frozen=True):
    """Put the two first citizens ashore."""

    shores: tuple[Put, ...]


class Gather(Move, frozen=True):
    """A cube for the market, and one for oneself."""

    market: str
    own: str


class Keep(Move, frozen=True):
    """Keep these objectives."""

    objectives: tuple[str, ...]


# Phase 2


class Bid(Move, frozen=True):
    """Bid for the order of turn."""

    amount: int


class Order(Move, frozen=True):
    """Put the seats into this order."""

    seats: tuple[str, ...]


# Crises


class Help(Move, frozen=True):
    """Spend cubes of the market, own ones and explorer tokens in a crisis."""

    market: str
    own: str
    tokens: str


class Raise(Move, frozen=True):
    """Raise citizens who lie."""

    who: tuple[Put, ...]


class Bless(Move, frozen=True):
    """Raise citizens in the region of an own church."""

    who: tuple[Put, ...]


class Done(Move, frozen=True):
    """Nothing more for now."""


# A round


class HarvestFish(Move, frozen=True):
    """Ships gather fish."""

    who: tuple[Put, ...]


class HarvestWood(Move, frozen=True):
    """Citizens gather wood."""

    who: tuple[Put, ...]


class HarvestStone(Move, frozen=True):
    """Citizens gather stone."""

    who: tuple[Put, ...]


class HarvestIron(Move, frozen=True):
    """Citizens gather iron."""

    who: tuple[Put, ...]


class HarvestCattle(Move, frozen=True):
    """Citizens gather cattle."""

    who: tuple[Put, ...]


class HarvestFruit(Move, frozen=True):
    """Citizens gather exotic fruit."""

    who: tuple[Put, ...]


Harvest = HarvestFish | HarvestWood | HarvestStone | HarvestIron | HarvestCattle | HarvestFruit
HARVESTS: dict[str, type[Harvest]] = {
    "fish": HarvestFish,
    "wood": HarvestWood,
    "stone": HarvestStone,
    "iron": HarvestIron,
    "cattle": HarvestCattle,
    "fruit": HarvestFruit,
}


class Tax(Move, frozen=True):
    """Collect taxes."""


class Buy(Move, frozen=True):
    """Buy a cube on a market."""

    market: str
    resource: str


class Sell(Move, frozen=True):
    """Sell a cube, or an explorer token as one, on a market."""

    market: str
    resource: str
    payment: str


class Explore(Move, frozen=True):
    """Begin an exploration."""


class Take(Move, frozen=True):
    """Take the hex that one sees."""


class Decline(Move, frozen=True):
    """Discard the hex that one sees and take the next unseen."""


class Discover(Move, frozen=True):
    """Lay the new region, and send a unit there."""

    side: str
    place: str
    edge: str
    unit: str


class Fail(Move, frozen=True):
    """Discard the hex: the exploration fails."""


class Welcome(Move, frozen=True):
    """A hut's people join as a citizen."""

    shore: str


class Reproduce(Move, frozen=True):
    """Add a citizen where two live."""

    regions: tuple[str, ...]


class Recruit(Move, frozen=True):
    """Hire workers."""

    where: tuple[Put, ...]


class Sail(Move, frozen=True):
    """Move ships."""

    where: tuple[Put, ...]


class Walk(Move, frozen=True):
    """Move citizens, over land or in a convoy."""

    where: tuple[Put, ...]


class Build(Move, frozen=True):
    """Build a town, market, port, church or ship."""

    building: str
    builder: str
    payment: str


class Moor(Move, frozen=True):
    """Choose the water or shore of what was built."""

    shore: str


class Use(Move, frozen=True):
    """Use an evolution card."""

    card: str
    payment: str


class Erect(Move, frozen=True):
    """Build a wonder, with a citizen from here."""

    card: str
    payment: str
    unit: str


class Visit(Move, frozen=True):
    """Use a port or a market."""

    building: str
    region: str


class Evict(Move, frozen=True):
    """Put a striker out of a building in one's own region, onto this shore of it."""

    building: str
    region: str


class Pass(Move, frozen=True):
    """Do nothing more in this phase."""


# Cards


class Aim(Move, frozen=True):
    """Whom or what a card is aimed at."""

    target: str


class Loot(Move, frozen=True):
    """Which icons of the region are looted."""

    icons: tuple[Put, ...]


class Purchase(Move, frozen=True):
    """Buy one of the opened cards."""

    card: str


class Surrender(Move, frozen=True):
    """Give a cube to the Pirate."""

    resource: str


class Hide(Move, frozen=True):
    """A cube in each fist."""

    left: str
    right: str


class Fist(Move, frozen=True):
    """Pick a fist."""

    fist: str


class Show(Move, frozen=True):
    """Show money to all, by fives."""

    fives: int


class Launch(Move, frozen=True):
    """Where new ships are added."""

    regions: tuple[str, ...]


# Phase 6


class Acquire(Move, frozen=True):
    """Buy a card of the track and turn another."""

    card: str
    turned: str


class Rotate(Move, frozen=True):
    """Turn cards of the track."""

    cards: tuple[str, ...]


# At any time


class Allow(Move, frozen=True):
    """Let others harvest in a region that one rules, or no longer."""

    region: str
    permission: str


# Deals


class Deal(Move, frozen=True):
    """Offer somebody an exchange, a gift, a loan, a promise."""

    to: str
    terms: tuple[Put, ...]


class Ask(Move, frozen=True):
    """Ask for a card or a permission of somebody's, and say for what."""

    thing: str
    terms: tuple[Put, ...]


class Accept(Move, frozen=True):
    """Accept an offer."""

    proposal: str


class Refuse(Move, frozen=True):
    """Refuse an offer."""

    proposal: str


class Counter(Move, frozen=True):
    """Answer an offer by other terms."""

    proposal: str
    terms: tuple[Put, ...]


class Withdraw(Move, frozen=True):
    """Take back one's own offer."""

    proposal: str


class Judge(Move, frozen=True):
    """Say whether a promise was kept."""

    promise: str
    verdict: str

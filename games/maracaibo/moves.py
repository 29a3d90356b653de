"""What players can do, each move as one gesture."""

from games.core.fields import Put
from games.core.moves import Move


class Prepare(Move, frozen=True):
    """Plan one of the dealt cards and discard three."""

    cards: tuple[Put, ...]


class KeepCareer(Move, frozen=True, tag="career"):
    """Keep this career card."""

    career: str


class Sail(Move, frozen=True):
    """Sail to a place; where several ways lead there, by way of another."""

    place: str
    by: str


class Pass(Move, frozen=True):
    """Do without, or do nothing more."""


class UseTile(Move, frozen=True):
    """Pay for a legacy tile's reward and move a disc there."""

    card: str
    """The hand card that pays for it, or none."""
    upgrade: str
    """The cell that the disc comes from, or none."""


class Deliver(Move, frozen=True):
    """Deliver a good, then take the city's action."""

    card: str
    upgrade: str


class OnlyDeliver(Move, frozen=True):
    """Deliver a good and leave the city's action out."""

    card: str
    upgrade: str


class City(Move, frozen=True):
    """Take the city's action without a delivery."""


class FulfilQuest(Move, frozen=True, tag="quest"):
    """Fulfil a quest, paying with these cards where it wants cards."""

    quest: str
    first: str
    second: str


class UseAssistant(Move, frozen=True, tag="assistant"):
    """Have an assistant act."""

    card: str
    first: str
    second: str
    third: str


class Buy(Move, frozen=True):
    """Buy a project card from the hand or the planning area."""

    card: str


class BuyForHerbs(Move, frozen=True):
    """Buy a project card that also wants medicinal plants."""

    card: str
    first: str
    second: str
    third: str


class Invest(Move, frozen=True):
    """Invest in a building."""

    building: str


class SellCard(Move, frozen=True, tag="sell"):
    """Discard a hand card for a doubloon."""

    card: str


class SellHand(Move, frozen=True):
    """Discard the whole hand for doubloons."""


class Drill(Move, frozen=True):
    """The village action of the ship for combat points and doubloons."""


class Claim(Move, frozen=True):
    """Put a nation's marker into the village where the ship is."""

    nation: str


class Deal(Move, frozen=True):
    """A village action that is paid with hand cards."""

    deal: str
    first: str
    second: str
    third: str


class CardQuest(Move, frozen=True):
    """Fulfil the quest that lies on an own card."""

    quest: str
    first: str
    second: str


class Opt(Move, frozen=True):
    """Choose one of several effects."""

    option: str


class TakeDisc(Move, frozen=True, tag="disc"):
    """Take a disc from this cell of the ship board."""

    upgrade: str


class Favour(Move, frozen=True):
    """Gain influence with this nation."""

    nation: str


class Rise(Move, frozen=True):
    """Move the influence marker of this nation to its next rank."""

    nation: str


class TakeSynergy(Move, frozen=True, tag="synergy"):
    """Take this synergy token."""

    synergy: str


class Hoist(Move, frozen=True):
    """Put a nation's marker into a village."""

    place: str
    nation: str


class Settle(Move, frozen=True):
    """Put so many figures onto the card."""

    figures: int


class Discharge(Move, frozen=True):
    """Give a figure back for points."""


class Lift(Move, frozen=True):
    """Remove this legacy tile."""

    tile: str


class Explore(Move, frozen=True):
    """Go with the explorer to a space; where several ways lead there, by way of another."""

    space: str
    by: str


class Attack(Move, frozen=True):
    """Turn up the token of this pile."""

    pile: str


class Fight(Move, frozen=True):
    """Fight for this nation."""

    nation: str


class Manoeuvre(Move, frozen=True):
    """Make a manoeuvre; what the nation's value lacks is paid with so many figures and else with combat points."""

    manoeuvre: str
    place: str
    figures: int


class Fill(Move, frozen=True, tag="refill"):
    """Take these cards of market and planning area, and the rest from the deck."""

    cards: tuple[str, ...]


class Draw(Move, frozen=True):
    """Draw one card from the deck and then choose on."""


class Take(Move, frozen=True):
    """Take one card of market or planning area and then choose on."""

    card: str


class TakePoints(Move, frozen=True):
    """Take points instead of a purchase."""


class Plan(Move, frozen=True):
    """Free action: put a hand card into the planning area."""

    card: str


class ClaimTask(Move, frozen=True, tag="task"):
    """Free action: claim a task of the own career card at a level."""

    task: str
    level: str


class Enlist(Move, frozen=True):
    """Turn a figure into a combat point."""


class CastVote(Move, frozen=True, tag="vote"):
    """Vote for a way of the story."""

    story: str

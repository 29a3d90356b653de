"""The steps of the game: what happens by itself, and what a seat decides."""

from typing import ClassVar, Literal

from games.archipelago.cards.steps import CardStep
from games.archipelago.components import Half, Market
from games.core.agenda import Decision, Step
from games.core.kinds import OneOf
from games.core.seats import Seat

Movers = Literal["all", "citizens"]

# Before the first turn


class Prepare(Step):
    """Lay out the boards, draw the order of turn zero, shuffle everything."""


class ChooseTrend(Decision):
    """All say which trend they want; without agreement it is drawn."""

    secret: ClassVar[bool] = True


class DrawTrends(Step):
    """Open the trends."""


class DealHexes(Step):
    """Everybody gets three hexes for turn zero."""


class BeginTurnZero(Step):
    """A seat is to place its first region; if nothing fits it gets other hexes."""

    seat: Seat


class PlaceFirst(Decision):
    """Place the first region beside the start; what one could place is in one's hand."""

    secret: ClassVar[bool] = True


class Land(Decision):
    """On which shores of a divided region the first citizens land."""

    region: str


class GatherFirst(Decision):
    """Which icon's cube goes to the market, and which to oneself."""

    region: str
    part: str = ""


class EndTurnZero(Step):
    """The unused hexes go back; objectives are dealt, cards are opened."""


class KeepObjectives(Decision):
    """Keep some of the objectives drawn."""

    secret: ClassVar[bool] = True


class OpenRow(Step):
    """Open the first cards of the evolution track."""


# Phases 1 to 4


class Turn(Step):
    """A turn of six phases."""


class Release(Step):
    """Phase 1: whatever was busy is free again."""


class OpenBids(Step):
    """Phase 2 begins: everybody may bid."""


class Bid(Decision):
    """Bid in secret for the order of turn; all at once."""

    secret: ClassVar[bool] = True


class RevealBids(Step):
    """The bids are paid and compared."""

    again: bool = False


class SetOrder(Decision):
    """The highest bidder puts the seats into an order."""

    may_answer_itself: ClassVar[bool] = False


class ReadMarkets(Step):
    """Phase 3: the last cubes of a market's zones move surplus and rebellion."""

    market: Market


class ReadStability(Step):
    """Phase 3: the row of the population marker."""


class ReadLabour(Step):
    """Phase 3: the row of the surplus marker."""


class ReadBalance(Step):
    """Phase 4: the back of the top card, upper half first; only halves of this colour."""

    red: bool


class ResolveHalf(Step):
    """One half of that back."""

    half: Half


class Opportunity(Step):
    """A seat's turn to help in a crisis, unless it is over."""

    seat: Seat


class HelpColony(Decision):
    """Help in a domestic crisis."""

    resource: str
    raises: int

    private_beside: ClassVar[bool] = True


class RaiseCitizens(Decision):
    """Raise so many of those who lie."""

    count: int


class HelpContinent(Decision):
    """Deliver cubes that the continent demands."""

    resource: str
    demand: int

    private_beside: ClassVar[bool] = True


class CloseWindow(Step):
    """The time for deals is over."""


class EndCrisis(Step):
    """Whoever still lies strikes; what is missing angers the people."""


class EndPhase(Step):
    """Between two phases: an objective that was met ends the game."""


# Phase 5


class NextRound(Step):
    """The round of the next seat that can still do something."""

    after: Seat | None = None
    """Whose round was before; None begins the phase."""


class PlayRound(Decision):
    """An action, a card, a port or market: each once, in any order."""

    private_beside: ClassVar[bool] = True


class GoOn(Step):
    """What else a seat may do in its round."""

    seat: Seat


class AfterMove(Step):
    """Was an objective met?"""


class EndRound(Step):
    """The round is over."""


class LookAtHex(Step):
    """An exploration begins; the Explorer looks at several hexes."""

    seat: Seat
    several: int = 0


class TakeHex(Decision):
    """Take the hex whose upper side is seen, or refuse it and take the next."""


class ChooseHex(Decision):
    """Which of the hexes drawn to place, where, turned how, explored by whom."""

    hexes: list[str]


class GatherFound(Decision):
    """Which cube goes to the market, and which to oneself."""

    region: str


class Convert(Decision):
    """Whether a hut's people join as a citizen, and on which shore."""

    region: str


class MoreExploring(Step):
    """The Scout explores once more."""

    seat: Seat


class Migrate(Decision):
    """Who moves where; in batches until all have moved who should."""

    kinds: Movers = "all"
    movers: int = 0
    """So many may still move; 0 is any number."""
    before: list[list[tuple[str, str]]] = []
    """The waters of the free ships each time before they sailed: whom they could carry then may still be sent."""


class EndMigration(Step):
    """All have arrived."""

    seat: Seat


class Trade(Decision):
    """Buy or sell one cube."""

    market: Market
    left: int
    optional: bool = False

    private_beside: ClassVar[bool] = True


class Moor(Decision):
    """In which water a new ship or port lies, or beside which shore a port that a ship has built."""

    region: str
    building: str


# Phase 6


class Evolve(Step):
    """Phase 6 begins: discs and coins come back."""


class EvolutionTurn(Decision):
    """Buy a card and turn another, or turn two."""

    private_beside: ClassVar[bool] = True


class Refill(Step):
    """The row is filled up, card by card."""


class Uncover(Step):
    """A new back lies open: its red halves happen at once."""


class EndGame(Step):
    """The game is over."""

    reason: str


AnyStep = CardStep | OneOf[Step, __name__]

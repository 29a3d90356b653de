"""The steps of the game: what happens by itself, and what a seat decides."""

from games.core.agenda import Decision, Step
from games.core.kinds import OneOf
from games.core.seats import Seat


class Prepare(Step):
    """Shuffle, open the prizes and the tiles to draft from, draw the first player."""


class DraftTile(Decision):
    """Take one of the open natural tiles."""


class ArrangeTiles(Decision):
    """Lay out the two drafted tiles; all seats at once."""


class OpenRows(Step):
    """Open the first tiles of each row."""


class Turn(Step):
    """A seat's whole turn."""

    seat: Seat


class ChooseStack(Decision):
    """Reveal a tile from one of the stacks."""


class TokenOrTile(Decision):
    """Play a token first, or go straight on to adding a tile."""


class AddTile(Decision):
    """Add an open tile to one's realm."""

    token_played: bool = False


class AddDrawn(Decision):
    """Add the natural tile that was turned up because no open tile fitted."""

    tile: str


class EndTurn(Step):
    """Take back the coins on one's tiles; the game may end here."""

    seat: Seat


class AgreeToEnd(Decision):
    """A seat has proposed to end the game; all others must agree."""

    by_seat: Seat


class EndGame(Step):
    """Last masters and coins, then the scores."""

    reason: str


AnyStep = OneOf[Step, __name__]

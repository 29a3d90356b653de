"""What a seat has, so that every option can say what it will change of it."""

from docs.night_market.state import State
from games.core.ahead.outlook import Holdings
from games.core.seats import Seat


def holdings(state: State, seat: Seat) -> Holdings:
    """Coins first, then the goods in hand."""
    player = state.players[seat]
    return {("coins", ""): player.coins, **{("good", good): count for good, count in player.goods().items()}}

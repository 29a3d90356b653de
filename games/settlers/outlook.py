"""What a player has, as far as a move can change it at once."""

from games.core.ahead.outlook import Holdings
from games.core.seats import Seat
from games.settlers import moves
from games.settlers.rulebook import RULES
from games.settlers.score import seat_score
from games.settlers.state import State

RULES.brings_by(moves.Place, "tile")
RULES.seldom(moves.Replace, moves.War, moves.Coin, moves.Cart, moves.Master)
for played in (moves.War, moves.Coin, moves.Cart, moves.Master):
    RULES.brings_by(played)


def holdings(state: State, seat: Seat) -> Holdings:
    """Points as they would be counted now, and the tokens in hand."""
    player = state.players[seat]
    return {
        ("points", ""): seat_score(state, seat).total,
        **{("token", token): count for token, count in player.tokens.items()},
        ("token", "master"): len(player.masters),
    }

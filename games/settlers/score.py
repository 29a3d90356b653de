"""How the game stands."""

from games.core.ending.outcome import Outcome, ScoreLine, SeatScore, ranked
from games.core.seats import Seat
from games.settlers.components import POINTS, TILES
from games.settlers.state import State


def score(state: State) -> Outcome:
    """Prizes, masters, tokens in hand and replaced tiles; among equals, more prizes win."""
    return ranked(tuple(seat_score(state, seat) for seat in state.every_seat()))


def seat_score(state: State, seat: Seat) -> SeatScore:
    """One seat's points. Ruined tiles give none, but a ruined prize is still a prize where it comes to a tie."""
    player = state.players[seat]
    standing = [lot for lot in player.land.values() if not lot.ruined]
    in_hand = sum(player.tokens.values()) + len(player.masters)
    lines = (
        ScoreLine("prizes", sum(TILES[lot.tile].points for lot in standing)),
        ScoreLine("masters", POINTS.master * sum(lot.master for lot in standing)),
        ScoreLine("tokens", POINTS.token * in_hand),
        ScoreLine("replaced", POINTS.replaced * len(player.replaced)),
    )
    prizes = sum(TILES[lot.tile].kind == "prize" for lot in player.land.values())
    return SeatScore(seat, lines, (prizes,))

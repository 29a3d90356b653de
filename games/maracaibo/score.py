"""How the game stands."""

from games.core.outcome import Outcome, ScoreLine, SeatScore, ranked
from games.maracaibo.state import State


def score(state: State) -> Outcome:
    """Points scored in play, and what final scoring brings; doubloons left over are worth nothing."""
    return ranked(
        tuple(
            SeatScore(
                seat,
                (
                    ScoreLine("play", state.players[seat].points),
                    *(ScoreLine(key, points) for key, points in state.players[seat].final.items()),
                ),
            )
            for seat in state.every_seat()
        )
    )

"""How the game stands."""

import msgspec

from games.core.ending.outcome import Outcome, Rival, ScoreLine, SeatScore, ranked
from games.maracaibo.campaign.archive import archived
from games.maracaibo.state import State, Traveller


def lines(who: Traveller) -> tuple[ScoreLine, ...]:
    """Points scored in play, and what final scoring brought; doubloons left over are worth nothing."""
    return (ScoreLine("play", who.points), *(ScoreLine(source, points) for source, points in who.final.items()))


def score(state: State) -> Outcome:
    """Most points win, and who is tied shares the victory; Jean can win as well. A campaign leaves its archive."""
    scores = tuple(SeatScore(seat, lines(state.players[seat])) for seat in state.every_seat())
    rivals = (Rival("jean", lines(state.jean)),) if state.jean else ()
    return msgspec.structs.replace(ranked(scores, rivals), archive=archived(state))

"""How the market stands, and what of it is kept for the next season."""

import msgspec

from docs.night_market.components import COMPONENTS, GLASS, PAPER
from docs.night_market.state import Seasons, State
from games.core.ending.outcome import Outcome, Rival, ScoreLine, SeatScore, ranked
from games.core.seats import Seat


def score(state: State) -> Outcome:
    """Coins, lanterns, and pairs of goods in hand; who is alone plays against the moon."""
    scores = tuple(seat_score(state, seat) for seat in state.every_seat())
    outcome = ranked(scores, (moon(state),) if state.seats == 1 else ())
    return msgspec.structs.replace(outcome, archive=Seasons(held=state.seasons + 1)) if state.over else outcome


def seat_score(state: State, seat: Seat) -> SeatScore:
    """One seat's points; what a view masks counts for nothing."""
    player = state.players[seat]
    lines = (
        ScoreLine("coins", player.coins),
        ScoreLine("lanterns", player.hanging(PAPER) + 2 * player.hanging(GLASS)),
        ScoreLine("pairs", COMPONENTS.pair * sum(count // 2 for count in player.goods().values())),
    )
    return SeatScore(seat, lines, (player.hanging(GLASS),))


def moon(state: State) -> Rival:
    """The moon gains by the length of the parade."""
    lines = (ScoreLine("moonlight", COMPONENTS.moon[state.options["moon"]]), ScoreLine("parade", state.parade))
    return Rival("moon", lines)

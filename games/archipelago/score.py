"""Ranks in what objectives and trends count, medals and wonders."""

from games.archipelago.components import CARDS, OBJECTIVES, POINTS, TRENDS
from games.archipelago.criteria import COUNTS, PACIFIST, SEPARATIST
from games.archipelago.possessions import Possessions
from games.archipelago.state import State
from games.archipelago.turns.markers import is_independent
from games.core.ending.outcome import Outcome, ScoreLine, SeatScore, ranked
from games.core.events import Phrase
from games.core.seats import Seat


def score(state: State) -> Outcome:
    """The points as things stand; independence leaves one winner, or none."""
    if is_independent(state):
        nothing = tuple(SeatScore(seat, ()) for seat in state.every_seat())
        separatists = tuple(seat for seat in state.every_seat() if holds(state, seat, SEPARATIST))
        cause = Phrase("archipelago-cause-independence", {"rebels": state.rebellion, "people": state.population})
        return Outcome(nothing, separatists, cause=cause)
    return ranked(tuple(seat_score(state, seat) for seat in state.every_seat()))


def holds(state: State, seat: Seat, role: str) -> bool:
    """Whether a seat's objective is this role."""
    return any(OBJECTIVES[objective].counts == role for objective in state.players[seat].objectives)


def counted(state: State) -> list[str]:
    """What the objectives in play count, twice if two cards do."""
    held = [objective for player in state.players for objective in player.objectives]
    counts = [OBJECTIVES[objective].counts for objective in [*held, *state.open_objectives]]
    return [count for count in counts if count in COUNTS]


def rank_points(state: State, count: str, points: tuple[int, ...]) -> dict[Seat, int]:
    """Equal amounts share a rank, and the next amount takes the next rank; nothing at all is not ranked."""
    amounts = COUNTS[count](Possessions(state))
    ranks = sorted({amount for amount in amounts if amount > 0}, reverse=True)
    by_amount = dict(zip(ranks, points, strict=False))
    return {seat: by_amount.get(amount, 0) for seat, amount in zip(state.every_seat(), amounts, strict=True)}


def seat_score(state: State, seat: Seat) -> SeatScore:
    """One seat's points; more money behind the screen breaks a tie."""
    player = state.players[seat]
    objectives = sum(rank_points(state, count, POINTS.objective)[seat] for count in counted(state))
    trends = sum(rank_points(state, TRENDS[trend].counts, POINTS.trend)[seat] for trend in state.trends)
    medals = sum(CARDS[owned.card].points for owned in player.cards if not CARDS[owned.card].wonder)
    wonders = sum(CARDS[owned.card].points for owned in player.cards if owned.built)
    peace = sum(pacifist_points(state, objective) for objective in player.objectives)
    lines = (
        ScoreLine("objectives", objectives),
        ScoreLine("trends", trends),
        ScoreLine("peace", peace),
        ScoreLine("medals", medals),
        ScoreLine("wonders", wonders),
    )
    return SeatScore(seat, lines, (player.money,))


def pacifist_points(state: State, objective: str) -> int:
    """For its holder alone, if the people are so much more than the rebels."""
    card = OBJECTIVES[objective]
    if card.counts != PACIFIST or state.population - state.rebellion <= card.margin:
        return 0
    return POINTS.pacifist

"""The end of the game."""

from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.score import score
from games.puerto_rico.steps import Finish, LastGuests
from games.puerto_rico.turns.guests import FINAL, guests_first


@RULES.step(LastGuests)
def last_guests(play: PuertoRico, step: LastGuests) -> None:
    """Guests may still go to a large building before the score is counted."""
    state = play.state
    order = state.in_turn(state.governor)
    play.then(*(moment for seat in order for moment in guests_first(state, seat, FINAL)), Finish())


@RULES.step(Finish)
def finish(play: PuertoRico, step: Finish) -> None:
    """All points are shown."""
    play.state.over = True
    play.reveal()
    play.emit("end", end=play.state.ending)
    outcome = score(play.state)
    for seat_score in outcome.scores:
        play.emit("score", seat_score.seat, points=seat_score.total)
    play.emit("winners", seats=outcome.winners, count=len(outcome.winners))

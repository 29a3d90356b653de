"""What all reasons are made of."""

from games.core.agenda import Decision
from games.core.events import Phrase, Value
from games.core.seats import Seat
from games.maracaibo.actions.free import question_to
from games.maracaibo.components import PLACES
from games.maracaibo.rulebook import KEY
from games.maracaibo.state import State


def reason(key: str, **args: Value) -> Phrase:
    """A reason of this game."""
    return Phrase(f"{KEY}-reason-{key}", dict(args))


def asks(state: State, seat: Seat, *kinds: type[Decision]) -> bool:
    """Whether the seat is asked such a question now."""
    return isinstance(question_to(state, seat), kinds)


def unknown(key: str, word: str) -> Phrase:
    """There is nothing of that name; who names nothing is told that nothing would do."""
    return reason(f"no-such-{key}", text=word) if word else reason("none-now")


def no_place(state: State, place: str) -> Phrase | None:
    """Whether there is no such place on this table's map."""
    known = place in PLACES and state.in_play(place)
    return None if known else unknown("place", place)

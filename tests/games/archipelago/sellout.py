"""What if somebody gave away all they have, in the middle of whatever they are being asked?"""

from games.archipelago import moves
from games.archipelago.state import State
from games.core.fields import Pick, Spread
from games.core.moves import Offer
from games.core.play import Play
from games.core.seats import Seat


def sellout(play: Play[State], seat: Seat) -> Play[State] | None:
    """A copy of the game in which this seat has given all it can to the first who takes it."""
    offer = play.legal(seat).offer("deal")
    everything = [] if offer is None else gifts(offer)
    if offer is None or not everything:
        return None
    receiver = offer.fields[0]
    assert isinstance(receiver, Pick)
    other = receiver.words[0]
    copied = play.copy()
    copied.apply(seat, moves.Deal(other, tuple(everything)))
    if copied.state.proposals:  # else the question has answered itself, and with it the time for deals is over
        copied.apply(Seat(int(other)), moves.Accept(copied.state.proposals[-1].id))
    return copied


def gifts(offer: Offer) -> list[tuple[str, str, int]]:
    """All that the form lets one give."""
    form = offer.fields[1]
    assert isinstance(form, Spread)
    return [("give", thing, count) for place in form.places if place.word == "give" for thing, count in place.limits]

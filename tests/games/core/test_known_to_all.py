"""A turn in which nothing is left to decide ends by itself, unless its seat wants to be asked."""

import pytest

from games.core.play import Play
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.components import START
from games.maracaibo.state import State
from games.maracaibo.steps import Refill
from tests.games.maracaibo.table import Table


def before_the_end() -> Play[State]:
    """Nothing but the hand is left to be filled."""
    play = Table(2).play
    play.state.agenda.append(Refill([Seat(0)]))
    return GAME.play(play.state)


@pytest.mark.parametrize(("asked", "waits"), [(frozenset[Seat](), False), (frozenset({Seat(0)}), True)])
def test_a_turn_ends_by_itself_unless_its_seat_wants_to_be_asked(asked: frozenset[Seat], waits: bool) -> None:
    play = before_the_end()
    play.state.players[0].hand[:] = [*play.state.deck[: play.state.players[0].hand_limit()]]
    play.state.players[0].planned[:] = play.state.deck[-START.planning :]
    play.asked_anyway = asked
    play.run()
    assert isinstance(play.state.agenda[-1], Refill) == waits


def test_who_can_still_plan_a_card_is_asked() -> None:
    play = before_the_end()
    play.state.players[0].hand[:] = [*play.state.deck[: play.state.players[0].hand_limit()]]
    play.run()
    assert isinstance(play.state.agenda[-1], Refill)
    assert play.legal(Seat(0)).offer("plan") is not None

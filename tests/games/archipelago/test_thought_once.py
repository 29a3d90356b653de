"""What is thought out once at a question is worth as much as thought of each move alone."""

import pytest

from games.archipelago import GAME
from games.archipelago.computer.mind import Mind
from games.archipelago.computer.sensible import candidates, worth
from games.core.chance import Chance
from games.core.game import Setup


@pytest.mark.parametrize("seats", GAME.settings.seat_counts)
def test_a_move_is_worth_the_same_whatever_was_thought_of_before(seats: int) -> None:
    play, chance = GAME.start(Setup(seats, {}, "thought out once")), Chance("thought once")
    helps = 0
    while not play.state.over:
        seat = play.waiting()[0]
        request, view = play.legal(seat), GAME.view(play.state, seat)
        mind = Mind(view, seat)
        for move in [move for offer in request.offers for move in candidates(mind, offer, chance)]:
            assert worth(mind, move) == worth(Mind(view, seat), move), move
        if (offer := request.offer("help")) and offer.rows is not None:
            for row in offer.rows:
                given = [int(each) for each in row]
                assert mind.stores.worth_of_help(*given) == Mind(view, seat).stores.worth_of_help(*given), row
                helps += 1
        play.apply(seat, GAME.sensible(view, request, chance))
    assert helps

"""What is reckoned once a question is right for each of its moves: whoever has judged others before judges the same."""

import pytest

from games.core.ahead.best import to_the_point
from games.core.chance import Chance
from games.core.game import Setup
from games.maracaibo import GAME
from games.maracaibo.computer.sensible import Look

EVERY = 3
"""Of so many questions one is looked at."""


@pytest.mark.parametrize("seats", GAME.settings.seat_counts)
def test_a_move_is_worth_the_same_whatever_was_judged_before(seats: int) -> None:
    play, chance = GAME.start(Setup(seats, GAME.settings.chosen({}), f"judged {seats}")), Chance("judged")
    compared = 0
    while not play.state.over:
        seat = play.waiting()[0]
        view, request = GAME.view(play.state, seat), play.legal(seat)
        if view.moves % EVERY == 0:
            look = Look(view, seat)
            offers = [*to_the_point(request), *look.beside(request)]
            moves = [move for offer in offers for move in look.candidates(offer)]
            judged = [look.worth(move) for move in moves]
            assert judged == [Look(view, seat).worth(move) for move in moves]
            compared += len(moves) > 1
        play.apply(seat, GAME.sensible(view, request, chance))
    assert compared > 10

"""How the points of a game grew: what is told of it when it is over."""

from random import Random

import pytest

from games.core.ending.course import MOMENTS, Course, Moment, course
from games.core.game import Setup
from games.core.saving import save
from games.core.seats import Seat
from games.registry import GAMES, game


@pytest.mark.parametrize("key", GAMES)
def test_it_goes_from_the_start_to_the_last_score_in_few_moments(key: str) -> None:
    found, random = game(key), Random(3)
    play = found.start(Setup(2, {}, "course"))
    states = [save(play.state)]
    while play.waiting():
        request = play.legal(play.waiting()[0])
        offers = [offer for offer in request.offers if not offer.aside] or list(request.offers)
        play.apply(request.seat, random.choice(offers).any_move(random.randrange))
        states.append(save(play.state))
    seen = course(found, states)
    assert seen is not None
    assert seen.moments[0].totals == tuple(score.total for score in found.score(found.saved.load(states[0])).scores)
    assert seen.moments[-1].totals == tuple(score.total for score in found.score(play.state).scores)
    assert 2 < len(seen.moments) <= MOMENTS + 8
    rounds = [moment.round for moment in seen.moments]
    assert rounds == sorted(rounds)


def of(*totals: tuple[int, int]) -> Course:
    return Course(tuple(Moment(number, total, ends=True) for number, total in enumerate(totals)))


def test_the_lead_changes_when_another_is_alone_in_front() -> None:
    seen = of((0, 0), (3, 1), (3, 3), (4, 3), (4, 6), (7, 6))
    assert [(moment.round, seat) for moment, seat in seen.leads] == [(4, Seat(1)), (5, Seat(0))]


def test_most_in_one_round_is_told_where_there_were_enough_and_not_of_the_last_scoring() -> None:
    assert of((0, 0), (9, 0), (9, 9)).largest_gain is None
    assert of((0, 0), (1, 2), (3, 3), (4, 8), (5, 9), (30, 40)).largest_gain == (3, Seat(1), 5)
    assert of(*[(0, 0)] * 7).largest_gain is None

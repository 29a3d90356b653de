"""Nobody finds out by a move that is taken back what somebody else has planned in secret."""

import pytest

from bot.store.identity import UserId
from bot.store.table.plans import SeatPlans
from games.core.ahead.plans import Plan, Wish
from games.core.events import Phrase
from games.core.seats import Seat
from games.puerto_rico.moves import Pass
from games.puerto_rico.steps import Build, ChooseRole
from tests.games.puerto_rico.table import Table
from tests.support.hosted import Hosted

BUILD = "puerto_rico-ask-build"
BORIS = Seat(1)


@pytest.mark.parametrize(
    ("wishes", "acts"),
    [((), False), (("pass",), True), (("build small-market",), True), (("build harbor",), False)],
    ids=["no plan", "it passes", "it builds", "it is too dear"],
)
def test_what_a_secret_plan_did_ends_lone_undo(wishes: tuple[str, ...], acts: bool) -> None:
    hosted = Hosted("puerto_rico", Table().coins(0, 5, 0, 0).begin("builder").play)
    if wishes:
        after = hosted.live.request(BORIS).number
        plan = Plan(BUILD, Phrase(BUILD), tuple(map(Wish, wishes)), after, stays=True)
        hosted.live.plans[BORIS] = SeatPlans(BORIS, UserId(101), (plan,))
    hosted.move(Seat(0), Pass())
    hosted.carry_out()
    assert type(hosted.live.state.agenda[-1]) is (ChooseRole if acts else Build)
    assert [past.seat for past in hosted.live.past] == [BORIS if acts else Seat(0)], "a plan that is silent stays so"

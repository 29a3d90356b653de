"""Nobody finds out by a move that is taken back what somebody else has ordered in secret."""

import pytest

from games.core.seats import Seat
from games.puerto_rico.moves import Pass
from games.puerto_rico.steps import Build, ChooseRole
from tests.games.puerto_rico.table import Table
from tests.support.hosted import Hosted


@pytest.mark.parametrize("ordered", [False, True])
def test_what_a_secret_order_did_ends_lone_undo(ordered: bool) -> None:
    table = Table().coins(0, 5, 0, 0)
    if ordered:
        table.do(1, "order-build harbor")
    table.begin("builder")
    hosted = Hosted("puerto_rico", table.play)
    hosted.move(Seat(0), Pass())
    assert type(hosted.live.state.agenda[-1]) is (ChooseRole if ordered else Build)
    assert [past.seat for past in hosted.live.past] == ([] if ordered else [0])

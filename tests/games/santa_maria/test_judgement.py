"""What looks better to the sensible player."""

from collections.abc import Callable

import pytest

from games.core.chance import Chance
from games.core.fields import NOTHING, Pick
from games.core.game import Setup
from games.core.moves import Move, Offer
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import CONQUEST, TILES
from games.santa_maria.computer.appraisal import APPRAISED_BY, Appraisal
from games.santa_maria.computer.city import CityAppraisal
from games.santa_maria.grid import covered, placements
from games.santa_maria.maya.moves import Drive, DriveWithCard
from games.santa_maria.moves import Activate, Expand, Pass, UseDie
from games.santa_maria.state import State
from tests.games.santa_maria.table import Table

SEAT = Seat(0)
FEW = 60
"""So many moves of an offer are looked at."""


def seen(table: Table) -> State:
    return GAME.view(table.state, SEAT)


def looks(table: Table) -> Appraisal:
    return Appraisal(seen(table), SEAT)


def test_a_road_is_worth_most_where_it_fills_a_line_of_colonists() -> None:
    table = Table()
    bare = looks(table).space("road")
    table.seat(0, b1="road2", c1="road2", e1="road2")
    assert looks(table).space("road") > bare


def test_a_tile_lies_best_where_it_fills_a_line_of_colonists() -> None:
    table = Table().show("d13").seat(0, goods="wood wood", a2="road2", b2="road2", d2="road2")
    tile = looks(table)
    places = placements(TILES["d13"].shape, table.colony().taken())
    lying = {frozenset(covered("d13", where)): where for where in places}
    full, empty = (tile.laying("d13", lying[frozenset(cells)]) for cells in (("e2", "f2"), ("e5", "f5")))
    assert full > empty


def test_the_march_to_gold_is_worth_more_than_one_to_nothing() -> None:
    table = Table()
    table.player().march = CONQUEST.gold[0] - 1
    gold = looks(table).space("conquistador")
    table.player().march = CONQUEST.gold[0]
    assert gold > looks(table).space("conquistador")


def test_who_is_alone_marches_to_the_tree_and_no_further() -> None:
    table = Table(1)
    table.player().march = CONQUEST.trees[0] - 1
    tree = looks(table).space("conquistador")
    table.player().march = CONQUEST.trees[0]
    assert tree > looks(table).space("conquistador")


def test_a_ship_is_a_reason_to_pass_where_it_can_be_paid() -> None:
    poor, rich = Table(), Table().seat(0, goods="wood grain sugar gem wood grain sugar gem")
    assert looks(rich).space("ship") > looks(poor).space("ship")


def test_among_equals_the_recommended_one_comes_first_and_else_the_one_that_is_listed_first() -> None:
    first, second = rows = (("white_3", "column_3", NOTHING), ("envoy_white", "column_3", NOTHING))
    words = (("white_3", "envoy_white"), ("column_3",), (NOTHING,))
    fields = tuple(Pick(name, name, each) for name, each in zip(("die", "line", "change"), words, strict=True))
    for best, move in ((None, UseDie(*first)), (first, UseDie(*first)), (second, UseDie(*second))):
        assert looks(Table()).best(Offer(UseDie, fields, rows, best=best))[1] == move


@pytest.mark.parametrize("options", [{}, {"kingdoms": "on", "maya": "on", "governor": "on"}])
def test_what_was_looked_at_before_changes_nothing(options: dict[str, str]) -> None:
    play, chance = GAME.start(Setup(3, options, "before")), Chance("before")
    looked_at = set[type[Move]]()
    while not play.state.over:
        seat = play.waiting()[0]
        view, request = GAME.view(play.state, seat), play.legal(seat)
        worth = looks_to(view, seat)
        for move in [move for offer in request.offers for move in offer.moves(FEW) if not offer.aside]:
            assert worth(move) == looks_to(view, seat)(move)
            looked_at.add(type(move))
        play.apply(seat, GAME.sensible(view, request, chance))
    assert {UseDie, Activate, Expand, Pass} <= looked_at
    assert "maya" not in options or {Drive, DriveWithCard} <= looked_at


def looks_to(view: State, seat: Seat) -> Callable[[Move], float]:
    """How good moves look to this seat, one after the other."""
    if seat == view.maya:
        return CityAppraisal(view).worth
    appraisal = Appraisal(view, seat)
    return lambda move: APPRAISED_BY[type(move)](appraisal, *move.answers()) if type(move) in APPRAISED_BY else 0.0

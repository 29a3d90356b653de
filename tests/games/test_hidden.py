"""What the laws of the games call hidden, and that they call all of it so."""

from itertools import count

import pytest

from games.core.game import Setup
from games.core.seats import Seat
from games.registry import game
from tests.games.archipelago import laws
from tests.support import marks
from tests.support.hidden_places import places
from tests.support.hosted import Hosted
from tests.support.laws import Hidden
from tests.support.marks import FAR_APART, MOST_MARKS, NUMBER, marks_in, next_number_mark, next_word_mark
from tests.support.planting import look_for_planted


def test_what_a_view_keeps_back_has_to_be_named() -> None:
    live = Hosted("archipelago", game("archipelago").start(Setup(3, {}, "hidden"))).live
    look_for_planted(live, laws.HIDDEN, [None, Seat(0)], "en")
    unnamed = [place for place in laws.HIDDEN if not place.where.startswith("stack")]
    with pytest.raises(AssertionError, match=r"keeps back what laws\.py does not name in HIDDEN: stack\.\*"):
        look_for_planted(live, unnamed, [None], "en")


def test_the_mark_after_the_last_one_is_a_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Hosted("archipelago", game("archipelago").start(Setup(3, {}, "hidden"))).live
    for first in range(MOST_MARKS // FAR_APART - 20, MOST_MARKS // FAR_APART + 1):
        monkeypatch.setattr(marks, "_numbers", count(first))
        look_for_planted(live, laws.HIDDEN, [None], "en")


def test_some_things_are_hidden_only_for_a_time() -> None:
    state = game("maracaibo").start(Setup(2, {}, "hidden")).state
    assert [thing for thing, _, _ in places(state, Hidden("buildings.[open_buildings:]"))] == state.buildings[1:]
    assert [thing for thing, _, _ in places(state, Hidden("box_careers.*", until="round"))] == []
    careers = Hidden("players.{seat}.careers.*", several=True)
    assert len(list(places(state, careers))) == 4
    state.players[0].careers = state.players[0].careers[:1]
    assert [knowers for _, knowers, _ in places(state, careers)] == [(1,), (1,)]


def test_what_is_added_to_a_hidden_number_is_known_to_be_of_it_and_of_nothing_else() -> None:
    mark, other, word = next_number_mark(), next_number_mark(), next_word_mark()
    assert word not in (mark, other)
    for more in (-9, 0, 1, 40):
        assert list(marks_in(NUMBER + mark + more)) == [mark]
        assert list(marks_in(f"{NUMBER + mark + more} VP so far")) == [mark]


def test_what_has_been_turned_up_is_open() -> None:
    state = game("archipelago").start(Setup(3, {}, "hidden")).state
    for player, objective in zip(state.players, ("medium_towns", "medium_ports", "medium_stacks"), strict=True):
        player.objectives = [objective]
    objectives = Hidden("players.{seat}.objectives.*", but="ended_by")
    assert [knowers for _, knowers, _ in places(state, objectives)] == [(0,), (1,), (2,)]
    state.ended_by = "medium_ports"
    assert [knowers for _, knowers, _ in places(state, objectives)] == [(0,), (2,)]

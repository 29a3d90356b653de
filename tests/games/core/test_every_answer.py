"""Where there are few answers, all are found; where there are more, none is left out by mistake."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.ahead.every_answer import every_choice, every_spread
from games.core.fields import Group, PickSome, Place, Put, Spread
from tests.bot.panel.questions import spreads

MANY = 400


def spread(now: tuple[Put, ...] = (), moving: int = 0, groups: tuple[Group, ...] = (), least: int = 1) -> Spread:
    places = (Place("lake", 2), Place("mine", 1), Place("forest", 2))
    return Spread("one", "tile", places, (("colonist", 2),), least, 2, now, moving=moving, groups=groups)


@settings(max_examples=80)
@given(spreads("one"), st.randoms(use_true_random=False))
def test_every_way_is_found_once(field: Spread, chance: random.Random) -> None:
    found = every_spread(field, MANY)
    assert len(set(found)) == len(found)
    assert all(map(field.accepts, found))
    assert not found or {field.any_answer(chance.randrange) for _ in range(20)} <= set(found)
    assert field.forced() <= (len(found) == 1)


def test_the_limit_is_a_limit() -> None:
    assert len(every_spread(spread(), 8)) == 8
    assert every_spread(spread(), 7) == []


def test_places_that_share_their_room_and_pieces_that_move() -> None:
    together = spread(groups=(Group(("lake", "mine"), 1),), least=2)
    assert every_spread(together, 9) == [
        (("lake", "colonist", 1), ("forest", "colonist", 1)),
        (("mine", "colonist", 1), ("forest", "colonist", 1)),
        (("forest", "colonist", 2),),
    ]
    one_moves = spread((("lake", "colonist", 2),), moving=1, least=2)
    assert every_spread(one_moves, 9) == [
        (("lake", "colonist", 1), ("mine", "colonist", 1)),
        (("lake", "colonist", 1), ("forest", "colonist", 1)),
    ]


def test_choices_of_words() -> None:
    some = PickSome("one", "tile", ("lake", "mine", "forest"), 1, 2)
    assert every_choice(some, 6)[0] == ("lake",)
    assert len(every_choice(some, 6)) == 6
    assert every_choice(some, 5) == []
    apart = PickSome("one", "tile", ("lake", "mine", "forest"), 2, 2, groups=(Group(("lake", "mine"), 1),))
    assert every_choice(apart, 5) == [("lake", "forest"), ("mine", "forest")]


def test_what_fills_all_there_is_answers_itself() -> None:
    places = (Place("lake", 3, limits=(("colonist", 2), ("noble", 1))), Place("mine", 2, ("colonist",)))
    both = (("colonist", 4), ("noble", 1))
    assert Spread("one", "tile", places, both, 5, 5).forced()
    assert not Spread("one", "tile", places, both, 4, 4).forced()

"""Spreads in which places share a capacity, and in which pieces start somewhere."""

from random import Random

import msgspec

from games.core.events import Phrase
from games.core.fields import Group, Place, Spread
from games.core.moves import Move, offer_of_rows


class Send(Move, frozen=True):
    """A move of this test."""

    who: str
    where: str


SHORE = Spread(
    "where",
    "spot",
    (Place("north", 3), Place("tower", 1), Place("south", 3)),
    (("north", 2), ("south", 2)),
    4,
    4,
    (("north", "north", 2), ("south", "south", 2)),
    groups=(Group(("north", "tower"), 3),),
    moving=2,
)


def test_places_that_share_a_capacity() -> None:
    assert SHORE.accepts((("north", "north", 2), ("tower", "south", 1), ("south", "south", 1)))
    assert not SHORE.accepts((("north", "north", 2), ("north", "south", 1), ("tower", "south", 1)))


def test_somebody_moves_and_not_more_than_may() -> None:
    assert not SHORE.accepts(SHORE.now), "nobody has moved"
    assert SHORE.accepts((("north", "north", 1), ("south", "north", 1), ("south", "south", 2)))
    assert not SHORE.accepts((("south", "north", 2), ("north", "south", 1), ("south", "south", 1))), "three have"
    assert not SHORE.forced()


def test_pieces_that_are_not_named_stay_where_they_are() -> None:
    for typed in ("south 1 north", "south 1 north, north 1 north", "north 1 north, south 1 north, south 2 south"):
        assert SHORE.from_text(typed) == (("north", "north", 1), ("south", "north", 1), ("south", "south", 2)), typed
    assert SHORE.from_text("tower 1 south") == (("north", "north", 2), ("tower", "south", 1), ("south", "south", 1))
    assert not SHORE.accepts(SHORE.from_text("tower 2 south")), "the tower holds one"
    assert not SHORE.accepts(SHORE.from_text("south 3 north")), "there are two"
    assert not SHORE.accepts(SHORE.from_text("south 1 west")), "nobody is there"


def test_random_answers_are_legal_and_differ() -> None:
    random = Random(7)
    answers = {SHORE.any_answer(random.randrange) for _ in range(200)}
    assert len(answers) > 5
    assert all(SHORE.accepts(answer) for answer in answers)


def test_a_random_answer_keeps_to_what_a_place_takes_of_a_kind() -> None:
    random = Random(7)
    gate = msgspec.structs.replace(SHORE.places[0], limits=(("south", 1),))
    shore = msgspec.structs.replace(SHORE, places=(gate, *SHORE.places[1:]), groups=(), moving=4)
    answers = {shore.any_answer(random.randrange) for _ in range(200)}
    assert any(("north", "south", 1) in answer for answer in answers)
    assert not any(("north", "south", 2) in answer for answer in answers)
    assert all(shore.accepts(answer) for answer in answers)


def test_a_change_where_nothing_can_move_is_refused() -> None:
    stuck = Spread("where", "spot", (Place("north", 1),), (("north", 1),), 1, 1, (("north", "north", 1),), moving=1)
    assert stuck.wrong()


def test_an_offer_of_rows_names_its_blanks_after_the_move() -> None:
    told = {"where": {"a": Phrase("x-place")}}
    offer = offer_of_rows(Send, (("ada", "a"), ("boris", "a"), ("ada", "b")), "person", "place", told=told)
    assert [(field.name, field.noun) for field in offer.fields] == [("who", "person"), ("where", "place")]
    assert offer.choices("where", {"who": "ada"}) == ("a", "b")
    assert offer.fields[1].told == told["where"]
    assert offer.accepts(Send("boris", "a"))
    assert not offer.accepts(Send("boris", "b"))

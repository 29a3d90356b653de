"""Where few whole answers are possible, each is a choice of its own, and what is foremost is one tap away."""

from typing import Any

from games.core.fields import Amount, Arrange, Pick, PickSome, Place, Put, Spread
from games.core.moves import Move, Offer, Request
from tests.bot.panel.pressing import first, towards
from tests.bot.panel.questions import Bare, One, Three, Two, request, say

Json = dict[str, Any]
BUTTON = 2


def controls(*offers: Offer) -> list[Json]:
    return first(request(*offers), say(), public=True)


def buttons(*offers: Offer) -> list[str]:
    return [part["label"] for part in controls(*offers) if part["type"] == BUTTON]


def listed(*offers: Offer) -> list[str]:
    return [option["label"] for part in controls(*offers) if part["type"] != BUTTON for option in part["options"]]


def spread(places: int, now: tuple[Put, ...] = ()) -> Spread:
    words = ("lake", "mine", "forest", "grove")[:places]
    return Spread("one", "tile", tuple(Place(word, 2) for word in words), (("colonist", 2),), 2, 2, now)


def rows(*words: str) -> Offer:
    """Three blanks; the last two hang on each other."""
    every = tuple((word, *pair) for word in words for pair in (("a1", "coin"), ("b2", "coin"), ("b2", "victory")))
    return Offer(Three, tuple(Pick(name, "tile", ()) for name in ("one", "two", "three")), every, best=every[-1])


def test_few_ways_to_lay_pieces_are_a_button_each() -> None:
    assert buttons(Offer(One, (spread(2),))) == ["Lake ×2", "Lake ×1, Mine ×1", "Mine ×2"]


def test_more_of_them_are_a_list_with_the_proposal_before_it() -> None:
    offer = Offer(One, (spread(4, (("forest", "colonist", 2),)),))
    assert buttons(offer) == ["Place: Forest ×2"]
    assert listed(offer)[:2] == ["Forest ×2", "Lake ×2"]
    assert len(listed(offer)) == 10


def test_words_that_can_be_chosen_together_in_few_ways_are_a_button_each() -> None:
    some = PickSome("one", "tile", ("lake", "mine"), 1, 2)
    assert buttons(Offer(One, (some,))) == ["Lake", "Mine", "Lake, Mine"]


def test_what_is_recommended_is_one_button_however_many_blanks_it_has() -> None:
    offer = rows("lake", "mine", "forest")
    assert buttons(offer)[0].startswith("Play war: Forest, ")
    asked = request(offer)
    nearest = towards(asked, controls(offer), offer.make(offer.best or ()))[0]
    assert nearest[2].complete


def test_what_takes_no_longer_blank_by_blank_is_asked_so() -> None:
    tiles, spots = ("lake", "mine"), ("a1", "b2", "c3")
    every = tuple((tile, spot) for tile in tiles for spot in spots)
    assert buttons(Offer(Two, (Pick("one", "tile", tiles), Pick("two", "spot", spots)), every)) == ["Lake", "Mine"]


def test_beside_other_moves_a_whole_answer_says_of_what() -> None:
    assert buttons(Offer(One, (spread(2),)), Offer(Bare))[0] == "Place: Lake ×2"


def test_an_order_is_made_by_a_button_for_each_place() -> None:
    offer = Offer(One, (Arrange("one", "tile", ("lake", "mine", "forest")),))
    assert buttons(offer) == ["1. Lake", "1. Mine", "1. Forest"]
    two = Offer(One, (Arrange("one", "tile", ("lake", "mine")),))
    assert buttons(two) == ["1. Lake, 2. Mine", "1. Mine, 2. Lake"]


def test_nobody_has_to_type_a_number_that_lists_can_hold() -> None:
    asked: Request = request(Offer(One, (Amount("one", "tile", 0, 60),)))
    move: Move = One(47)
    chosen = [part for part in first(asked, say(), public=True) if part["type"] != BUTTON]
    assert towards(asked, chosen, move)[0][2].move() == move
    assert buttons(Offer(One, (Amount("one", "tile", 0, 4),))) == list("01234")
    assert buttons(Offer(One, (Amount("one", "tile", 0, 9),))) == list("0123"), "the others are a list"


def test_what_is_open_beside_the_question_is_named_even_if_it_is_all_there_is() -> None:
    aside = Offer(One, (Pick("one", "tile", ("lake", "mine")),), aside=True)
    (anytime,) = first(request(aside), say(), public=False)
    assert [option["label"] for option in anytime["options"]] == ["Place: Lake", "Place: Mine"]


def test_what_one_tap_answers_is_not_recommended_twice() -> None:
    every = (("lake", "a1"), ("mine", "b2"))
    blanks = (Pick("one", "tile", ("lake", "mine")), Pick("two", "spot", ("a1", "b2")))
    assert buttons(Offer(Two, blanks, every, best=("mine", "b2"))) == ["Mine", "Lake"]


def test_of_pieces_that_go_elsewhere_only_these_are_named_single_steps_first() -> None:
    now = (("lake", "colonist", 1), ("mine", "colonist", 1))
    places = tuple(Place(word, 1) for word in ("lake", "mine", "forest", "grove"))
    field = Spread("one", "tile", places, (("colonist", 2),), 2, 2, now, moving=2, kinds="piece")
    found = buttons(Offer(One, (field,)))
    assert found[0] == "Colonist → Forest"
    assert found[-1] == "Colonist → Forest, colonist → Grove"


def test_an_answer_that_is_only_there_to_begin_with_is_not_put_before_a_list() -> None:
    assert buttons(Offer(One, (spread(4),))) == []

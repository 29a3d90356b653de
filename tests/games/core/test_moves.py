"""Offers and requests: one description, and all that is derived from it."""

from random import Random

import pytest

from games.core.events import Phrase
from games.core.fields import Amount, Arrange, Pick, PickSome, Place, Spread
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.seats import QuestionNumber
from tests.games.core.toy import A


class Ship(Move, frozen=True):
    good: str
    vessel: str


class Fill(Move, frozen=True, tag="fill_up"):
    count: int
    people: tuple[tuple[str, str, int], ...]


class Pass(Move, frozen=True):
    pass


ROWS = (("corn", "galley"), ("corn", "big_ship"), ("sugar", "galley"))
SHIP = Offer(Ship, (Pick("good", "good", ()), Pick("vessel", "ship", ())), ROWS)
FILL = Offer(
    Fill,
    (
        Amount("count", "number", 1, 2),
        Spread("people", "place", (Place("mill", 2), Place("field", 1)), (("colonist", 3),), 0, 3),
    ),
)
REQUEST = Request(A, QuestionNumber(3), True, Phrase("toy-ask"), (SHIP, FILL, Offer(Pass)))


class TestRows:
    def test_only_these_combinations_are_legal(self) -> None:
        assert SHIP.accepts(Ship("sugar", "galley"))
        assert not SHIP.accepts(Ship("sugar", "big_ship"))

    def test_the_words_for_one_pick_depend_on_the_others(self) -> None:
        assert SHIP.choices("good", {}) == ("corn", "sugar")
        assert SHIP.choices("vessel", {"good": "sugar"}) == ("galley",)
        assert SHIP.choices("good", {"vessel": "galley"}) == ("corn", "sugar")
        assert SHIP.choices("vessel", {"good": "gold"}) == ()

    def test_one_row_is_forced(self) -> None:
        assert not SHIP.forced()
        assert Offer(Ship, SHIP.fields, ROWS[:1]).forced()

    def test_chance_takes_every_row(self) -> None:
        assert {SHIP.any_move(Random(seed).randrange) for seed in range(30)} == {Ship(*row) for row in ROWS}


class TestOffers:
    def test_a_move_of_another_kind_is_not_accepted(self) -> None:
        assert not SHIP.accepts(Pass())

    def test_all_blanks_must_fit(self) -> None:
        assert FILL.accepts(Fill(2, (("mill", "colonist", 2),)))
        assert not FILL.accepts(Fill(3, ()))
        assert not FILL.accepts(Fill(1, (("mill", "colonist", 3),)))

    def test_a_move_without_blanks_is_forced(self) -> None:
        assert Offer(Pass).forced()
        assert Offer(Pass).moves(5) == [Pass()]

    def test_choices_without_rows_are_the_fields_words(self) -> None:
        offer = Offer(Ship, (Pick("good", "good", ("corn",)), Pick("vessel", "ship", ("galley", "cog"))))
        assert offer.choices("vessel", {"good": "corn"}) == ("galley", "cog")
        assert FILL.choices("count", {}) == ()

    @pytest.mark.parametrize("offer", REQUEST.offers)
    def test_listed_moves_are_legal_and_not_too_many(self, offer: Offer) -> None:
        assert offer.moves(2)
        assert len(offer.moves(2)) <= 2
        assert all(offer.accepts(move) for move in offer.moves(100))

    def test_listed_moves_of_every_kind_of_field(self) -> None:
        class Mixed(Move, frozen=True):
            some: tuple[str, ...]
            order: tuple[str, ...]

        some, order = PickSome("some", "word", ("a", "b", "c"), 2, 3), Arrange("order", "word", ("x", "y"))
        offer = Offer(Mixed, (some, order))
        assert all(offer.accepts(move) for move in offer.moves(100))


class TestText:
    def test_texts(self) -> None:
        assert REQUEST.text(Ship("corn", "big_ship")) == "ship corn big-ship"
        assert REQUEST.text(Fill(2, (("mill", "colonist", 2), ("field", "colonist", 1)))) == "fill-up 2 mill 2, field 1"
        assert REQUEST.text(Pass()) == "pass"

    @pytest.mark.parametrize("seed", range(20))
    def test_a_move_comes_back_from_its_text(self, seed: int) -> None:
        below = Random(seed).randrange
        for offer in REQUEST.offers:
            move = offer.any_move(below)
            assert REQUEST.read(REQUEST.text(move)) == move

    def test_people_type_freely(self) -> None:
        assert REQUEST.read("  Ship  CORN   Big-Ship ") == Ship("corn", "big_ship")
        assert REQUEST.read("fill_up 1 mill, field") == Fill(1, (("mill", "colonist", 1), ("field", "colonist", 1)))

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("", "core-reason-no-such-move"),
            ("sail corn", "core-reason-no-such-move"),
            ("ship corn", "core-reason-missing-word"),
            ("ship corn galley now", "core-reason-too-many-words"),
            ("fill-up lots mill", "core-reason-unreadable"),
        ],
    )
    def test_what_is_no_move_says_why(self, text: str, reason: str) -> None:
        with pytest.raises(IllegalMove) as refused:
            REQUEST.read(text)
        assert refused.value.reason.key == reason

    def test_a_move_that_is_not_offered_has_no_text_here(self) -> None:
        with pytest.raises(IllegalMove):
            Request(A, QuestionNumber(1), True, Phrase("toy-ask"), (SHIP,)).text(Pass())


class TestForced:
    def test_the_only_answer(self) -> None:
        only = Request(
            A,
            QuestionNumber(1),
            True,
            Phrase("toy-ask"),
            (Offer(Pass), Offer(Ship, SHIP.fields, ROWS, aside=True)),
        )
        assert only.forced() == Pass()

    def test_a_choice_is_not_forced(self) -> None:
        assert REQUEST.forced() is None

"""Forms: limits by kind, all of one kind, amounts in rows, what is recommended, several spreads typed in one line."""

from random import Random

import pytest

from games.core.events import Phrase
from games.core.fields import Amount, Pick, PickSome, Place, Spread
from games.core.moves import Move, Offer, Request
from games.core.seats import QuestionNumber
from tests.games.core.test_fields import answers_to
from tests.games.core.toy import A


class Trade(Move, frozen=True):
    give: tuple[tuple[str, str, int], ...]
    want: tuple[tuple[str, str, int], ...]
    coins: int


class Sell(Move, frozen=True):
    good: str
    count: int


class Settle(Move, frozen=True):
    site: str


def spread(*places: Place, **more: object) -> Spread:
    settings: dict[str, object] = {"pieces": (("unit", 2), ("ship", 2)), "least": 0, "most": 4, **more}
    return Spread("units", "region", places=places, **settings)  # type: ignore[arg-type]


class TestLimits:
    field = spread(Place("north", 3, limits=(("ship", 1),)), Place("south", 1, ("unit",)))

    @pytest.mark.parametrize(
        ("answer", "legal"),
        [
            ((("north", "unit", 2), ("north", "ship", 1)), True),
            ((("north", "ship", 2),), False),
            ((("north", "ship", 1), ("south", "unit", 1)), True),
            ((("south", "ship", 1),), False),
        ],
    )
    def test_a_place_holds_fewer_of_some_kinds(self, answer: tuple[tuple[str, str, int], ...], legal: bool) -> None:
        assert self.field.accepts(answer) == legal

    def test_chance_finds_all_that_is_legal_and_nothing_else(self) -> None:
        found = {self.field.any_answer(Random(seed).randrange) for seed in range(300)}
        assert found == set(answers_to(self.field))

    def test_a_limit_can_force_the_answer(self) -> None:
        forced = spread(Place("north", 3, limits=(("ship", 1),)), pieces=(("ship", 3),), least=1, most=1)
        assert forced.forced()
        assert answers_to(forced) == [(("north", "ship", 1),)]


class TestOneKind:
    field = spread(Place("north", 2), Place("south", 2), least=2, one_kind=True)

    def test_kinds_do_not_mix(self) -> None:
        assert self.field.accepts((("north", "unit", 1), ("south", "unit", 1)))
        assert not self.field.accepts((("north", "unit", 1), ("south", "ship", 1)))

    def test_chance_takes_a_kind_of_which_there_are_enough(self) -> None:
        scarce = spread(Place("north", 4), pieces=(("unit", 3), ("ship", 1)), least=2, most=3, one_kind=True)
        for seed in range(40):
            assert scarce.accepts(scarce.any_answer(Random(seed).randrange))

    def test_a_choice_of_kinds_is_no_forced_answer(self) -> None:
        assert not spread(Place("north", 4), least=2, most=2, one_kind=True).forced()


TRADE = Offer(
    Trade,
    (
        Spread("give", "side", (Place("give", 9),), (("fish", 5), ("iron", 5)), 0, 5, kinds="good"),
        Spread("want", "side", (Place("want", 9),), (("fish", 5), ("iron", 5)), 0, 5, kinds="good"),
        Amount("coins", "coins", 0, 20),
    ),
)


class TestSeveralSpreads:
    @pytest.mark.parametrize(
        ("move", "text"),
        [
            (Trade((("give", "fish", 3),), (("want", "iron", 2),), 7), "trade give 3; want 2 iron; 7"),
            (Trade((), (("want", "fish", 1), ("want", "iron", 1)), 0), "trade none; want 1, want 1 iron; 0"),
        ],
    )
    def test_they_are_typed_in_one_line(self, move: Trade, text: str) -> None:
        request = Request(A, QuestionNumber(1), True, Phrase("toy-ask"), (TRADE,))
        assert request.text(move) == text
        assert request.read(text) == move
        assert TRADE.accepts(move)

    def test_every_random_trade_comes_back_from_its_text(self) -> None:
        request = Request(A, QuestionNumber(1), True, Phrase("toy-ask"), (TRADE,))
        for seed in range(100):
            move = TRADE.any_move(Random(seed).randrange)
            assert request.read(request.text(move)) == move


ROWS = (("corn", 1), ("corn", 2), ("sugar", 1))
GOOD, COUNT = Pick("good", "good", ()), Amount("count", "number", 0, 9)


class TestAmountsInRows:
    offer = Offer(Sell, (GOOD, COUNT), ROWS)

    def test_they_depend_on_the_words(self) -> None:
        assert list(self.offer.numbers("count", {"good": "corn"})) == [1, 2]
        assert list(self.offer.numbers("count", {"good": "sugar"})) == [1]
        assert self.offer.choices("good", {"count": 2}) == ("corn",)
        assert self.offer.choices("count", {}) == ()

    def test_only_these_are_legal_and_typed_as_numbers(self) -> None:
        assert self.offer.accepts(Sell("corn", 2))
        assert not self.offer.accepts(Sell("sugar", 2))
        request = Request(A, QuestionNumber(1), True, Phrase("toy-ask"), (self.offer,))
        assert request.read("sell corn 2") == Sell("corn", 2)


class TestRecommended:
    def test_it_comes_first_wherever_there_is_a_choice(self) -> None:
        offer = Offer(Sell, (GOOD, COUNT), ROWS, best=("sugar", 1))
        assert offer.choices("good", {}) == ("sugar", "corn")
        assert offer.moves(9)[0] == Sell("sugar", 1)
        assert sorted(move.answers() for move in offer.moves(9)) == sorted(ROWS)


class TestPartsOfWords:
    def test_a_word_of_parts_is_typed_as_one(self) -> None:
        offer = Offer(Settle, (Pick("site", "site", ("north.old_town", "south.port"), parts=("region", "building")),))
        request = Request(A, QuestionNumber(1), True, Phrase("toy-ask"), (offer,))
        assert request.text(Settle("north.old_town")) == "settle north.old-town"
        assert request.read("settle north.old-town") == Settle("north.old_town")


class TestRefusedWhenMade:
    @pytest.mark.parametrize(
        ("fields", "more"),
        [
            ((Pick("site", "site", ()),), {}),
            ((PickSome("site", "site", ("a",), 2, 3),), {}),
            ((Amount("site", "number", 3, 2),), {}),
            ((Spread("site", "region", (Place("a", 9),), (("unit", 2),), 3, 3),), {}),
            ((), {}),
            ((GOOD, COUNT), {}),
            ((Pick("site", "site", ()),), {"rows": ()}),
            ((Pick("site", "site", ()),), {"rows": (("a", "b"),)}),
            ((PickSome("site", "site", ("a",), 0, 1),), {"rows": (("a",),)}),
            ((Pick("site", "site", ("a",)),), {"best": ("b",)}),
        ],
    )
    def test_what_nobody_could_answer_is_a_mistake_at_once(
        self, fields: tuple[Pick, ...], more: dict[str, object]
    ) -> None:
        with pytest.raises(ValueError, match="Settle"):
            Offer(Settle, fields, **more)  # type: ignore[arg-type]

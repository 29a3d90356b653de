"""Every kind of blank: what it accepts, what it makes up, and how it reads and writes."""

from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.core.fields import Amount, Arrange, Field, Group, Pick, PickSome, Place, Spread

WORDS = ("corn", "small_market", "quarry", "m50", "guild_hall", "7")
words = st.lists(st.sampled_from(WORDS), unique=True).map(tuple)
some_words = st.lists(st.sampled_from(WORDS), unique=True, min_size=1).map(tuple)


@st.composite
def picks_of_some(draw: st.DrawFn) -> PickSome:
    chosen = draw(words)
    groups = tuple(Group(some, draw(st.integers(0, 2))) for some in (chosen[:2], chosen[2:5]) if draw(st.booleans()))
    room = PickSome("some", "word", chosen, 0, len(chosen), groups=groups).room()
    least = draw(st.integers(0, room))
    return PickSome("some", "word", chosen, least, draw(st.integers(least, len(chosen))), groups=groups)


@st.composite
def amounts(draw: st.DrawFn) -> Amount:
    least = draw(st.integers(-5, 5))
    return Amount("amount", "number", least, draw(st.integers(least, least + 5)))


KINDS = ("colonist", "noble", "worker")


def answers_to(spread: Spread) -> list[tuple[tuple[str, str, int], ...]]:
    """All legal answers, tried one by one."""
    pairs = [(place.word, kind) for place in spread.places for kind, _ in spread.pieces]
    tried = product(*(range(dict(spread.pieces)[kind] + 1) for _, kind in pairs))
    puts = (tuple((*pair, n) for pair, n in zip(pairs, counts, strict=True) if n) for counts in tried)
    return [put for put in puts if spread.accepts(put)]


@st.composite
def spreads(draw: st.DrawFn) -> Spread:
    kinds = draw(st.lists(st.sampled_from(KINDS), unique=True, min_size=1, max_size=2))
    pieces = tuple((kind, draw(st.integers(0, 2))) for kind in kinds)
    takes = st.lists(st.sampled_from(kinds), unique=True).map(tuple)
    spots = draw(st.lists(st.sampled_from(WORDS), unique=True, min_size=1, max_size=3))
    places = tuple(Place(word, draw(st.integers(0, 2)), draw(takes)) for word in spots)
    most = draw(st.integers(0, sum(count for _, count in pieces)))
    spread = Spread("spread", "place", places, pieces, draw(st.integers(0, most)), most)
    assume(answers_to(spread))
    return spread


fields = st.one_of(
    some_words.map(lambda chosen: Pick("pick", "word", chosen)),
    picks_of_some(),
    amounts(),
    words.map(lambda chosen: Arrange("order", "word", chosen)),
    spreads(),
)


@given(fields, st.integers())
def test_a_made_up_answer_is_legal(field: Field, seed: int) -> None:
    assert field.accepts(field.any_answer(Random(seed).randrange))


@given(fields, st.integers())
def test_an_answer_comes_back_from_its_text(field: Field, seed: int) -> None:
    answer = field.any_answer(Random(seed).randrange)
    text = field.to_text(answer)
    assert text
    assert field.from_text(text) == answer
    assert field.from_text(text.upper()) == answer


@given(fields)
def test_where_an_answer_is_forced_there_is_no_other(field: Field) -> None:
    answers = {field.any_answer(Random(seed).randrange) for seed in range(30)}
    if field.forced():
        assert len(answers) == 1


@given(st.one_of(some_words.map(lambda chosen: Pick("pick", "word", chosen)), picks_of_some(), amounts()))
def test_a_single_answer_is_forced(field: Field) -> None:
    if len({field.any_answer(Random(seed).randrange) for seed in range(200)}) == 1:
        assert field.forced()


@given(picks_of_some())
def test_chance_finds_all_words_that_go_together(field: PickSome) -> None:
    sizes = range(len(field.words) + 1)
    legal = {words for size in sizes for words in combinations(field.words, size) if field.accepts(words)}
    assert max(map(len, legal)) == field.room() == len(field.first(field.most))
    assert len(legal) > 8 or {field.any_answer(Random(seed).randrange) for seed in range(200)} == legal


@given(spreads())
def test_a_spread_of_one_kind_is_forced_just_where_there_is_one_answer(spread: Spread) -> None:
    assert not spread.forced() or len(answers_to(spread)) == 1
    if len(spread.pieces) == 1:
        assert spread.forced() == (len(answers_to(spread)) == 1)


@given(spreads())
def test_chance_finds_every_amount_of_pieces_that_fits(spread: Spread) -> None:
    most = max(sum(n for _, _, n in put) for put in answers_to(spread))
    found = {sum(n for _, _, n in spread.any_answer(Random(seed).randrange)) for seed in range(60)}
    assert max(found) == most


PEOPLE = Spread(
    "people",
    "building",
    places=(Place("mill", 2), Place("hacienda", 1, ("colonist",))),
    pieces=(("colonist", 2), ("noble", 1)),
    least=1,
    most=3,
)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        (Pick("pick", "word", ("a", "b")), "c"),
        (Pick("pick", "word", ("a", "b")), ("a",)),
        (PickSome("some", "word", ("a", "b"), 1, 1), ()),
        (PickSome("some", "word", ("a", "b"), 1, 1), ("a", "b")),
        (PickSome("some", "word", ("a", "b"), 0, 2), ("a", "a")),
        (PickSome("some", "word", ("a", "b"), 0, 2), ("c",)),
        (PickSome("some", "word", ("a", "b"), 0, 2), "a"),
        (PickSome("some", "word", ("a", "b", "c"), 0, 3, groups=(Group(("a", "b"), 1),)), ("a", "b")),
        (Amount("amount", "number", 1, 3), 0),
        (Amount("amount", "number", 1, 3), 4),
        (Amount("amount", "number", 1, 3), "2"),
        (Amount("amount", "number", 1, 3), True),
        (Arrange("order", "word", ("a", "b")), ("a",)),
        (Arrange("order", "word", ("a", "b")), ("a", "a")),
        (Arrange("order", "word", ("a", "b")), ["a", "b"]),
        (PEOPLE, ()),
        (PEOPLE, (("mill", "colonist", 3),)),
        (PEOPLE, (("mill", "noble", 2),)),
        (PEOPLE, (("hacienda", "noble", 1),)),
        (PEOPLE, (("moon", "colonist", 1),)),
        (PEOPLE, (("mill", "colonist", 0),)),
        (PEOPLE, (("mill", "colonist", 1), ("mill", "colonist", 1))),
        (PEOPLE, [("mill", "colonist", 1)]),
    ],
)
def test_what_is_not_described_is_refused(field: Field, wrong: Any) -> None:
    assert not field.accepts(wrong)


def test_an_order_may_be_any() -> None:
    field = Arrange("order", "word", ("a", "b", "c"))
    assert all(field.accepts(order) for order in permutations("abc"))


@pytest.mark.parametrize(
    ("field", "answer", "text"),
    [
        (Pick("pick", "word", WORDS), "small_market", "small-market"),
        (PickSome("some", "word", WORDS, 0, 3), (), "none"),
        (PickSome("some", "word", WORDS, 0, 3), ("corn", "guild_hall"), "corn+guild-hall"),
        (Amount("amount", "number", -3, 3), -2, "-2"),
        (Arrange("order", "word", ("a", "b_c")), ("b_c", "a"), "b-c>a"),
        (PEOPLE, (("mill", "colonist", 1), ("mill", "noble", 1)), "mill 1, mill 1 noble"),
        (PEOPLE, (("hacienda", "colonist", 1),), "hacienda 1"),
    ],
)
def test_text_forms(field: Field, answer: Any, text: str) -> None:
    assert field.to_text(answer) == text
    assert field.from_text(text) == answer


def test_a_spread_reads_what_people_write() -> None:
    assert PEOPLE.from_text("hacienda,mill 1  noble , Mill") == (
        ("mill", "colonist", 1),
        ("mill", "noble", 1),
        ("hacienda", "colonist", 1),
    )


@pytest.mark.parametrize(
    ("field", "text"), [(Amount("amount", "number", 0, 9), "many"), (PEOPLE, "mill x"), (PEOPLE, "mill 1 noble man")]
)
def test_what_cannot_be_read_is_an_error(field: Field, text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        field.from_text(text)


def test_an_unknown_place_is_read_but_not_legal() -> None:
    assert not PEOPLE.accepts(PEOPLE.from_text("moon 1"))

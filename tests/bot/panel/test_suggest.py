"""Autocomplete offers just the legal values, the panel's twin."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.panel.typed.autocomplete import blanks, whole_moves
from bot.panel.typed.reading import meant, move_of
from games.core.fields import Amount, Arrange, Pick, PickSome, Place, Spread, written
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.seats import seats_of
from tests.bot.panel.questions import One, Two, questions, request, say, word_list
from tests.support.positions import POSITIONS, position
from texts import LOCALES, Teller

FULL = 25


def typed_for(offer: Offer, move: Move, teller: Teller, request: Request) -> dict[str, str]:
    """Fill the command blank by blank with what autocomplete offers for this move."""
    filled: dict[str, str] = {}
    for field, answer in zip(offer.fields, move.answers(), strict=True):
        text = field.to_text(answer)
        offered = [value for _, value in blanks(request, offer.verb, field.name, filled, text, teller)]
        if len(text) <= 100:
            assert text in offered, (field, text, offered)
        filled[field.name] = text
    return filled


def suggested(request: Request, offer: Offer, teller: Teller) -> set[tuple[str, ...]]:
    """All rows that autocomplete leads to, however the list is narrowed by typing."""
    rows: set[tuple[str, ...]] = {()}
    for field in offer.fields:
        grown: set[tuple[str, ...]] = set()
        for row in rows:
            filled = {before.name: word for before, word in zip(offer.fields, row, strict=False)}
            found = {value for _, value in blanks(request, offer.verb, field.name, filled, "", teller)}
            if len(found) == FULL:
                for typed in "abcdefghijklmnopqrstuvwxyz0123456789":
                    found |= {value for _, value in blanks(request, offer.verb, field.name, filled, typed, teller)}
            grown |= {(*row, value) for value in found}
        rows = grown
    return rows


@settings(max_examples=100)
@given(questions(), st.sampled_from(LOCALES), st.randoms(use_true_random=False))
def test_every_legal_move_can_be_completed(request: Request, locale: str, chance: random.Random) -> None:
    teller = say(locale)
    for offer in request.offers:
        move = offer.any_move(chance.randrange)
        filled = typed_for(offer, move, teller, request)
        assert move_of(teller, request, offer.makes, offer.verb, filled) == move


@settings(max_examples=100)
@given(questions(), st.text(max_size=12))
def test_whatever_is_suggested_first_is_a_legal_answer(request: Request, typed: str) -> None:
    for offer in request.offers:
        for field in offer.fields[:1]:
            for label, value in blanks(request, offer.verb, field.name, {}, typed, say()):
                assert 1 <= len(label) <= 100
                if isinstance(field, Pick):
                    assert value in {written(word) for word in offer.choices(field.name, {})}
                elif isinstance(field, Amount | Arrange) or not isinstance(field, PickSome):
                    assert field.accepts(field.from_text(value))


@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_commands_offer_just_the_legal_moves(key: str, seats: int, seed: int) -> None:
    for live in islice(position(key, seats, seed), 0, None, 2):
        for seat in seats_of(seats):
            request = live.request(seat)
            for offer in request.offers:
                if all(isinstance(field, Pick) for field in offer.fields):
                    legal = {tuple(written(word) for word in move.answers()) for move in offer.moves(10_000)}
                    assert suggested(request, offer, live.teller("en")) == legal
                else:
                    typed_for(offer, offer.any_move(random.Random(seed).randrange), live.teller("ru"), request)


@pytest.mark.parametrize("locale", LOCALES)
def test_whole_moves_are_found_by_any_of_their_words(locale: str) -> None:
    for live in position("settlers", 2, 1):
        for seat in live.waiting():
            request, teller = live.request(seat), live.teller(locale)
            for offer in request.offers:
                move = offer.any_move(lambda limit: limit - 1)
                text = offer.text(move)
                assert text in [value for _, value in whole_moves(request, text, teller)]
                assert request.accepts(request.read(text))


def test_names_in_ones_language_are_understood() -> None:
    live = next(live for live in position("settlers", 2, 1) if live.request(live.waiting()[0]).offer("place"))
    request, teller = live.request(live.waiting()[0]), live.teller("ru")
    offer = request.offer("place")
    assert offer is not None
    tile, spot = offer.moves(1)[0].answers()
    typed = f"{teller.name('tile', tile).upper()}, {spot}"
    assert meant(teller, request, offer.makes, "place", typed) == offer.makes(tile, spot)


@pytest.mark.parametrize("text", ["", " ", "x", "none", "1 2 3", "a+b>c", "„“", "🂡 m50", "," * 9, "-" * 200])
def test_nonsense_gets_a_reason_and_never_breaks(text: str) -> None:
    for live in position("settlers", 2, 1):
        for seat in seats_of(2):
            for verb, kind in live.game.rules.moves().items():
                try:
                    move = meant(live.teller("ru"), live.request(seat), kind, verb, text)
                except IllegalMove as illegal:
                    reason = illegal.reason
                else:
                    reason = live.play.why_not(seat, move)
                assert live.teller("ru").phrase(reason)


def test_a_placement_too_long_for_a_suggestion_is_offered_as_proposed() -> None:
    places = tuple(Place(f"place_with_a_long_name_{number}", 1) for number in range(9))
    field = Spread("one", "tile", places, (("colonist", 9),), 9, 9)
    question, teller = request(Offer(One, (field,))), say("en")
    ((_, value),) = blanks(question, "place", "one", {}, "", teller)
    assert move_of(teller, question, One, "place", {"one": value}) == One(field.any_answer(lambda _: 0))
    assert [text for _, text in whole_moves(question, "", teller)] == [f"place {value}"]


def test_what_can_be_done_beside_the_question_does_not_crowd_out_its_answers() -> None:
    many = Offer(One, (Pick("one", "tile", word_list(40)),), aside=True)
    answers = Offer(Two, (Pick("one", "tile", word_list(4)), Pick("two", "tile", word_list(3))))
    found = [text.split()[0] for _, text in whole_moves(request(many, answers), "", say())]
    assert found == ["coin"] * 12 + ["place"] * 3

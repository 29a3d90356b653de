"""Moves are typed in one's own language, by the names that stand everywhere else."""

import random
import re
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from bot.panel.kit.naming import answer_name
from bot.panel.kit.wording import label_teller
from bot.panel.typed.in_words import in_words
from bot.panel.typed.reading import word_of
from games.core.events import Phrase
from games.core.fields import Pick, PickSome, Place, Spread
from games.core.game import Setup
from games.core.moves import IllegalMove, Offer, Request
from games.core.seats import QuestionNumber, Seat
from games.puerto_rico.moves import BuyLand, Erect, Mayor, Settle
from games.registry import GAMES, game
from tests.support.positions import POSITIONS, position
from texts import LOCALES, Teller, words


def spoken(say: Teller, offer: Offer, answers: tuple[Any, ...]) -> str:
    """The move as somebody would write it who knows only names."""
    parts = [say.typed(offer.verb)]
    for field, answer in zip(offer.fields, answers, strict=True):
        if isinstance(field, Spread):
            usual = field.pieces[0][0]
            puts = [
                f"{say.choice(field, place)} {count}{'' if kind == usual else f' {say.kind(field, kind)}'}"
                for place, kind, count in answer
            ]
            parts.append(", ".join(puts) or "none")
        elif isinstance(field, PickSome):
            parts.append("+".join(say.choice(field, word) for word in answer) or "none")
        else:
            parts.append(answer_name(say, field, answer))
    return " ".join(parts)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_every_move_can_be_typed_by_names(key: str, seats: int, seed: int, locale: str) -> None:
    chance = random.Random(seed)
    for live in islice(position(key, seats, seed), 0, None, 2):
        say = label_teller(live.table, locale)
        for seat in live.waiting()[:1]:
            request = live.request(seat)
            for offer in request.offers:
                if sum(isinstance(field, Spread) for field in offer.fields) and len(offer.fields) > 1:
                    continue
                if any(other is not offer and other.verb == offer.verb for other in request.offers):
                    continue
                move = offer.any_move(chance.randrange)
                line = spoken(say, offer, move.answers())
                assert request.read(in_words(live.game, request, line, say)) == move, line
                assert request.read(in_words(live.game, request, line.capitalize(), say)) == move, line


def read(text: str, **options: str) -> str:
    """The line in words, where a role can be taken, and some more could be done."""
    found = game("puerto_rico")
    play = found.start(Setup(4, options, "typed"))
    request = play.legal(play.waiting()[0])
    buildings = Pick("building", "building", ("small_market", "small_warehouse", "wharf"))
    tiles = Pick("tile", "tile", ("corn", "quarry", "sugar"))
    more = (Offer(Erect, (buildings,)), Offer(Settle, (tiles,)), Offer(BuyLand))
    request = replace(request, offers=(*request.offers, *more))
    return in_words(found, request, text, Teller(words("ru"), "puerto_rico", "ABCD"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("купить-землю", "buy-land"),
        ("Купить землю", "buy-land"),
        ("роль строитель", "choose builder"),
        ("Выбрать роль: Строитель", "choose builder"),
        ("choose builder", "choose builder"),
        ("не знаю", "не знаю"),
    ],
)
def test_verbs_are_understood_by_all_their_names(typed: str, meant: str) -> None:
    assert read(typed) == meant


def test_places_and_counts_are_understood() -> None:
    places = (Place("corn", 2), Place("small_market", 1))
    pieces = Spread("pieces", "place", places, (("colonist", 3),), 0, 3)
    asked = Request(Seat(0), QuestionNumber(1), True, Phrase("any"), (Offer(Mayor, (pieces,)),))
    say = Teller(words("ru"), "puerto_rico", "ABCD")
    line = in_words(game("puerto_rico"), asked, "расставить кукуруза 2, малый рынок 1", say)
    assert line == "mayor corn 2, small-market 1"


@pytest.mark.parametrize("key", GAMES)
def test_each_verb_has_a_russian_word_of_its_own_to_type(key: str) -> None:
    say = Teller(words("ru"), key, "ABCD")
    typed = [say.typed(verb) for verb in game(key).rules.moves()]
    assert [word for word in typed if not re.fullmatch(r"[-а-яё0-9]{1,32}", word)] == []
    assert sorted(set(typed)) == sorted(typed)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_the_help_names_moves_as_they_are_typed_in_its_language(key: str, locale: str) -> None:
    say = Teller(words(locale), key, "ABCD")
    typed = {say.typed(verb) for verb in game(key).rules.moves()}
    helped = "".join(words(locale)(each) for each in words(locale).under(f"{say.key}-help"))
    examples = [example for example in re.findall(r"`([^`]+)`", helped) if not re.match(r"[A-Z]", example)]
    assert [example for example in examples if example.split()[0] not in typed] == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("выбрать роль строителя", "choose builder"),
        ("роль строит", "choose builder"),
        ("взять-на-остров каменоломню", "settle quarry"),
        ("построить малого рынка", "build small-market"),
    ],
)
def test_names_are_understood_as_people_bend_them(typed: str, meant: str) -> None:
    assert read(typed) == meant


def test_what_can_mean_several_things_is_asked_back() -> None:
    with pytest.raises(IllegalMove) as asked:
        read("построить малый")
    assert asked.value.reason.key == "core-reason-ambiguous"
    told = str(asked.value.reason.args["told"])
    assert "малый рынок" in told
    assert "малый склад" in told


def test_what_begins_like_no_name_stays_as_it_is() -> None:
    assert read("построить склада") == "build склада"
    assert read("взять-на-остров карьер") == "settle карьер"


def test_a_blank_of_a_command_takes_bent_names_too() -> None:
    say = Teller(words("ru"), "puerto_rico", ["Ада", "Борис"])
    field = Pick("good", "good", ("corn", "sugar"))
    assert word_of(say, field, "кукурузу", field.words) == "corn"
    assert word_of(say, field, "сахара", field.words) == "sugar"
    assert word_of(say, field, "индигом", ("corn",)) == "indigo", "what is not open is never taken for what is"
    assert word_of(say, Pick("seat", "seat", ("0", "1")), "Борису", ("0", "1")) == "1"

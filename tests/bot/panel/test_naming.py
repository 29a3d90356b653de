"""What moves are called: a number among other answers says of what."""

import pytest

from bot.panel.kit.naming import answers_name, move_name, names_it
from games.archipelago.moves import Bid, Deal, Help
from games.core.events import Phrase
from games.core.fields import Amount, Pick, Place, Spread
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.moves import Sell
from tests.games.maracaibo.table import Table
from texts import LOCALES, Teller, words

NUMBERS = ("0", "1", "2")
HELP = Offer(
    Help,
    (Pick("market", "from_market", NUMBERS), Pick("own", "own_cubes", NUMBERS), Pick("tokens", "tokens", NUMBERS)),
)


def teller(key: str, locale: str) -> Teller:
    return Teller(words(locale), key, ["Ada", "Boris"])


@pytest.mark.parametrize(
    ("answers", "english", "russian"),
    [
        (("1", "0", "0"), "Help: from the market 1", "Помочь: с рынка 1"),
        (("1", "0", "2"), "Help: from the market 1, tokens 2", "Помочь: с рынка 1, жетоны 2"),
        (
            ("0", "0", "0"),
            "Help: from the market 0, own cubes 0, tokens 0",
            "Помочь: с рынка 0, свои кубики 0, жетоны 0",
        ),
    ],
)
def test_each_of_several_numbers_says_of_what(answers: tuple[str, ...], english: str, russian: str) -> None:
    assert move_name(teller("archipelago", "en"), HELP, answers) == english
    assert move_name(teller("archipelago", "ru"), HELP, answers) == russian
    assert answers_name(teller("archipelago", "en"), HELP, answers) == english.removeprefix("Help: ")


def test_a_lone_number_is_named_by_its_move() -> None:
    offer = Offer(Bid, (Amount("amount", "amount", 0, 5),))
    assert move_name(teller("archipelago", "ru"), offer, (3,)) == "Сделать ставку: 3"


def test_counts_are_written_in_one_way() -> None:
    sell = Offer(Sell, (Pick("good", "good", ("wood",)), Amount("count", "count", 1, 3)))
    assert move_name(teller("santa_maria", "ru"), sell, ("wood", 2)) == "Продать: древесина ×2"
    places = (Place("give", 9), Place("want", 9))
    terms = Spread("terms", "half", places, (("money", 9), ("wood", 9)), 0, 9, kinds="thing")
    deal = Offer(Deal, (Pick("to", "seat", ("1",)), terms))
    said = (("give", "money", 2), ("want", "wood", 1))
    assert move_name(teller("archipelago", "en"), deal, ("1", said)).endswith("give: florin ×2, want: wood")
    assert move_name(teller("archipelago", "ru"), deal, ("1", said)).endswith("даю — флорин ×2, хочу — древесина")


@pytest.mark.parametrize(
    ("answers", "english", "russian"),
    [
        (("1", "direct"), "Sail: 1 Nassau", "Плыть: 1 Нассау"),
        (("6", "3"), "Sail: 6 San Juan, via 3 Puerto Plata", "Плыть: 6 Сан-Хуан, через 3 Пуэрто-Плата"),
    ],
)
def test_what_goes_without_saying_is_not_said(answers: tuple[str, ...], english: str, russian: str) -> None:
    offer = Table().turn(0).play.legal(Seat(0)).offer("sail")
    assert offer is not None
    assert move_name(teller("maracaibo", "en"), offer, answers) == english
    assert move_name(teller("maracaibo", "ru"), offer, answers) == russian
    quest = Table().quest("1", "q20").at(0, "1").play.legal(Seat(0)).offer("quest")
    assert quest is not None
    assert move_name(teller("maracaibo", "en"), quest, ("q20", "none", "none")) == "Fulfill quest: Quest 20"


@pytest.mark.parametrize(
    ("move", "field", "named"),
    [
        ("Отправить кубик", "кубик", True),
        ("Сбросить карту", "карта", True),
        ("Send a die", "die", True),
        ("Купить", "карта", False),
        ("Отправить монаха", "место монаха", False),
        ("Place", "tile", False),
    ],
)
def test_a_list_does_not_name_what_its_move_names(move: str, field: str, named: bool) -> None:
    assert names_it(move, field) is named


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_within_a_name_does_not_end_there(locale: str) -> None:
    told = Pick("one", "proposal", ("ac1",), told={"ac1": Phrase("bot-advice-usual")})
    assert words(locale)("bot-advice-usual").endswith(".")
    assert not teller("archipelago", locale).choice(told, "ac1").endswith(".")

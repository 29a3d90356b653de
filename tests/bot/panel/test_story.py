"""The story groups what several did alike, has headings, and begins with what touches its reader."""

from random import Random

import pytest

from bot.panel.kit.story import story
from games.core.events import Event
from games.core.game import Setup
from games.core.seats import Seat
from games.registry import GAMES, game
from texts import LOCALES, Teller, words

A, B, C = Seat(0), Seat(1), Seat(2)


def told(*events: Event, game: str = "puerto_rico", locale: str = "en", reader: Seat | None = None) -> list[str]:
    return story(events, Teller(words(locale), game, ["Ada", "Boris", "Cyd"]), 2000, reader).splitlines()


def passed(seat: Seat, role: str = "builder") -> Event:
    return Event("puerto_rico-log-pass", seat, {"role": role})


def test_what_all_did_alike_is_one_line() -> None:
    assert told(passed(A), passed(B), passed(C)) == ["- No one builds."]
    arrivals = [Event("puerto_rico-log-arrive", seat, {"count": 1}) for seat in (B, C, A)]
    assert told(*arrivals, locale="ru") == ["- Все берут с корабля по 1 фишке."]


def test_what_some_did_alike_names_them() -> None:
    assert told(passed(A), passed(C)) == ["- Ada, Cyd pass (builder)."]
    assert told(passed(A)) == ["- Ada passes (builder)."]


def test_what_differs_stays_apart() -> None:
    lines = told(passed(A), passed(B, "trader"), Event("puerto_rico-log-assign", A), passed(C))
    assert lines == [
        "- Ada passes (builder).",
        "- Boris passes (trader).",
        "- Ada has placed all colonists.",
        "- Cyd passes (builder).",
    ]


def test_what_is_done_twice_by_one_is_not_done_by_two() -> None:
    assert told(passed(A), passed(A)) == ["- Ada passes (builder). Passes (builder)."]


def test_what_one_person_does_in_a_row_is_one_line_with_one_name() -> None:
    coins = Event("santa_maria-log-coins", A, {"coins": 2})
    temple = Event("santa_maria-log-faith", A, {"place": 1})
    assert told(coins, temple, passed(B), game="santa_maria", locale="ru")[0] == (
        "- Ada получает 2 монеты. Шкала религии, клетка 1."
    )
    assert len(told(coins, temple, Event("santa_maria-log-coins", B, {"coins": 1}), game="santa_maria")) == 2
    assert len(told(*[coins] * 60, game="santa_maria")) > 1


def test_what_befalls_a_person_at_the_table_is_no_deed_in_the_game() -> None:
    back = Event("bot-line-back", A, {"player": "Ada"})
    assert told(passed(A), back) == ["- Ada passes (builder).", "- Ada is back."]


def test_a_round_is_a_heading() -> None:
    assert told(Event("puerto_rico-log-round", B, {"number": 3})) == ["**Round 3 · governor: Boris**"]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_headings_from_its_second_round_on(key: str) -> None:
    found, random = game(key), Random(6)
    play = found.start(Setup(2, {}, "headings"))
    happened: list[Event] = []
    assert found.telling.round is not None
    while found.telling.round(play.state) <= 2:
        request = play.legal(play.waiting()[0])
        offers = [offer for offer in request.offers if not offer.aside] or list(request.offers)
        happened += play.apply(request.seat, random.choice(offers).any_move(random.randrange))
    for locale in LOCALES:
        lines = told(*happened, game=key, locale=locale)
        assert any(line.startswith("**") and line.endswith("**") for line in lines), lines


def test_what_touches_the_reader_comes_first() -> None:
    skip = Event("settlers-log-skip", A)
    war = Event("settlers-log-war", A, {"target_seat": 1, "spot": "m50", "tile": "lake"})
    assert told(skip, war, game="settlers", reader=B)[0] == "➤ Ada ruins Boris's Lake (M50)."
    assert told(skip, war, game="settlers", reader=C)[0].startswith("- Ada adds no tile.")


def test_what_has_no_room_is_counted_but_not_what_touches_the_reader() -> None:
    war = Event("settlers-log-war", A, {"target_seat": 1, "spot": "m50", "tile": "lake"})
    many = [Event("settlers-log-propose", seat) for _ in range(30) for seat in (A, C)]
    lines = story([war, *many], Teller(words("en"), "settlers", ["Ada", "Boris", "Cyd"]), 600, Seat(1)).splitlines()
    assert lines[0].startswith("➤")
    assert lines[1].startswith("-# … and ")

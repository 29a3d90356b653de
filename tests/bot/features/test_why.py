"""Why not: asked of moves and of what one sees, in one list; every answer says something."""

from itertools import islice

import pytest

from bot.features.help.asked import Asked, Line, parts_of
from bot.features.help.why import why_card, why_of, why_typed
from bot.panel.kit.wording import label_teller
from bot.tables.live import Live
from bot.tables.model import Refused
from games.core.seats import Seat
from games.registry import GAMES
from tests.bot.panel.shown import Json, check, shown, texts
from tests.support.positions import POSITIONS, position
from texts import LOCALES, words

BOTH = pytest.mark.parametrize("locale", LOCALES)


def asked_at(live: Live, locale: str, seat: Seat | None = None) -> Asked:
    return Asked(live, live.waiting()[0] if seat is None else seat, label_teller(live.table, locale))


def lists_of(posting: object) -> list[Json]:
    check(posting)  # type: ignore[arg-type]
    return [part for part in shown(posting) if part["type"] == 3]  # type: ignore[arg-type]


def leaves(asked: Asked, lines: list[Line], depth: int = 0) -> list[Line]:
    """What can be asked about behind these lines."""
    assert depth < 3
    assert 1 <= len(lines) <= 25
    assert len({line.name for line in lines}) == len(lines), "two lines of one name"
    assert len({line.value for line in lines}) == len(lines)
    found: list[Line] = []
    for line in lines:
        behind = asked.behind(line.value)
        found += leaves(asked, behind, depth + 1) if behind else [line]
    return found


@BOTH
@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_everything_is_asked_about_in_one_list(key: str, seats: int, seed: int, locale: str) -> None:
    for live in islice(position(key, seats, seed), 0, None, 6):
        if not live.waiting():
            continue
        asked = asked_at(live, locale)
        (only,) = lists_of(why_card(asked))
        assert len(only["options"]) <= 25
        found = [parts_of(line.value) for line in leaves(asked, asked.lines())]
        assert {word for sort, word, *_ in found if sort == "move"} == asked.kinds.keys()
        assert {noun for sort, noun, *_ in found if sort == "thing"} == asked.things.keys()


@BOTH
@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_every_answer_says_when_or_why(key: str, seats: int, seed: int, locale: str) -> None:
    empty = words(locale)("core-reason-not-possible")
    for live in islice(position(key, seats, seed), 0, None, 3):
        for seat in live.waiting()[:1]:
            asked = asked_at(live, locale, seat)
            for verb in asked.kinds:
                assert empty not in asked.of_move(verb), (verb, live.request(seat).prompt)


@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_whatever_one_asks_about_is_answered(key: str, seats: int, seed: int) -> None:
    for live in islice(position(key, seats, seed), 2, None, 12):
        if not live.waiting():
            continue
        asked = asked_at(live, LOCALES[seats % 2])
        for line in leaves(asked, asked.lines()):
            posting = why_of(asked, line.value)
            assert texts(posting)
            for details in lists_of(posting):
                assert len(details["options"]) <= 25
                for option in details["options"][:3]:
                    check(why_of(asked, option["value"]))


def test_a_place_tells_of_all_that_could_be_done_there() -> None:
    live = next(islice(position("maracaibo", 2, 20), 1, None))
    told = texts(why_typed(asked_at(live, "en"), "Havana"))
    assert "Sail" in told
    assert texts(why_typed(asked_at(live, "ru"), "гавана")) != told


@pytest.mark.parametrize("key", GAMES)
def test_what_nothing_is_called_is_refused(key: str) -> None:
    live = next(position(key, 2, 1))
    with pytest.raises(Refused):
        why_typed(asked_at(live, "en"), "qqqq zzzz")


@pytest.mark.parametrize("key", GAMES)
def test_a_control_of_before_leads_back_to_the_list(key: str) -> None:
    asked = asked_at(next(position(key, 2, 1)), "en")
    for value in ("", "move/gone", "thing/gone/gone", "kind/gone/9", "heading/gone", "draft"):
        assert lists_of(why_of(asked, value))[0]["options"]

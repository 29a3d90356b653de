"""A move in two blanks: what autocomplete offers leads to every move, step by step, in words as people read them."""

import pytest

from bot.panel.kit.wording import label_teller
from bot.panel.typed.autocomplete import whole_moves
from bot.panel.typed.in_turn import AND, MORE, details, said_move, typed_move, verbs
from bot.panel.typed.in_words import in_words
from bot.panel.typed.likeness import LEAST
from bot.tables.live import Live
from games.core.fields import read, written
from games.core.moves import IllegalMove, Request
from games.registry import GAMES
from tests.support.positions import position
from texts import LOCALES, Teller


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_the_first_suggestion_leads_on_to_a_move(key: str, locale: str) -> None:
    for live in position(key, 2, 3):
        for seat in live.waiting():
            request, say = live.request(seat), label_teller(live.table, locale)
            for name, verb in verbs(request, "", say):
                assert len(name) <= 100
                typed, shown = "", ""
                for step in range(30):
                    offered = details(request, name if step % 2 else verb, typed, say)
                    if not offered:
                        break
                    shown, value = offered[0]
                    typed = value if value.endswith(AND) else f"{value} "
                    if not shown.endswith(MORE):
                        break
                assert not shown.endswith(MORE), (verb, typed)
                move = typed_move(live, seat, verb, typed.strip(), say)
                assert request.accepts(request.read(move) if isinstance(move, str) else move), (verb, typed)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_no_whole_move_yet_says_so_however_long_its_name_is(key: str, locale: str) -> None:
    for live in position(key, 2, 3, every=5):
        for seat in live.waiting():
            request, say = live.request(seat), label_teller(live.table, locale)
            for _, verb in verbs(request, "", say):
                for shown, value in details(request, verb, "", say, live.foresight(seat, seat)):
                    assert len(shown) <= 100
                    if not shown.endswith(MORE):
                        move = typed_move(live, seat, verb, value, say)
                        assert request.accepts(request.read(move) if isinstance(move, str) else move), (verb, shown)


def test_what_was_chosen_is_typed_on_from() -> None:
    live = next(position("maracaibo", 2, 3, every=9, options={}))
    seat = live.waiting()[0]
    request, say = live.request(seat), label_teller(live.table, "ru")
    for _, verb in verbs(request, "", say):
        for shown, value in details(request, verb, "", say):
            if shown.endswith(MORE) and not value.endswith(AND):
                on = {text for _, text in details(request, verb, f"{shown} ", say)}
                assert {text for _, text in details(request, verb, f"{value} ", say)} == on


def test_moves_are_found_by_all_that_they_are_called() -> None:
    live = next(position("settlers", 2, 1))
    request, say = live.request(live.waiting()[0]), label_teller(live.table, "ru")
    verb = request.offers[0].verb
    for typed in (written(verb), say.typed(verb), say(f"verb-{verb}").upper()):
        assert written(verb) in {value for _, value in verbs(request, typed, say)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_typed_in_a_line_and_fits_one_move_alone_is_that_move(key: str, locale: str) -> None:
    found = 0
    for live in position(key, 2, 3, every=9):
        for seat in live.waiting():
            request, say = live.request(seat), label_teller(live.table, locale)
            for name, value in whole_moves(request, "", say):
                typed = name.partition(":")[2].partition(" · ")[0].replace(",", "")
                if whole_moves(request, typed, say) != [(name, value)] or names_a_move(live, request, typed, say):
                    continue
                assert said_move(live, seat, typed, say) == value
                found += 1
    assert found


def names_a_move(live: Live, request: Request, typed: str, say: Teller) -> bool:
    """Whether it begins with what could be a move, or says too little."""
    try:
        first = in_words(live.game, request, typed, say).partition(" ")[0]
    except IllegalMove:
        return True
    return read(first) in live.game.rules.moves() or not any(len(part) >= LEAST for part in typed.split())


def test_what_fits_several_moves_or_none_is_left_to_be_refused() -> None:
    live = next(position("puerto_rico", 3, 1))
    seat, say = live.waiting()[0], label_teller(live.table, "en")
    assert [said_move(live, seat, typed, say) for typed in ("fly", "ca", "er")] == ["fly", "ca", "er"]
    assert said_move(live, seat, "hacienda", say) == "draft hacienda"

"""What is usual is at hand: a few answers that are buttons, before everything that is possible."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.panel.kit.ids import parse
from bot.panel.kit.sheet import Rows, Widget
from bot.panel.kit.widgets import button
from bot.panel.messages.private_card import your_move
from bot.panel.messages.table_panel import table_panel
from bot.panel.questions.clicked import taken
from bot.panel.questions.usual import BELOW_EACH_OTHER, MOST_TOLD, leave_the_picture_room
from bot.tables.live import Live
from bot.tables.lobby.house_options import ADVICE
from games.core.ahead.best import to_the_point
from games.core.ahead.usual import MOST, usual_answers
from games.core.chance import Chance
from games.core.moves import Move
from games.core.seats import Seat
from games.registry import GAMES, game
from games.settlers.components import TILES
from games.settlers.moves import Place, Replace
from tests.bot.panel.pressing import Json
from tests.bot.panel.shown import shown
from tests.support.positions import position
from texts import LOCALES

BUTTON, LIST = 2, 3
EVERY = 9


def asked(key: str) -> Iterator[tuple[Live, Seat]]:
    seats = max(game(key).settings.seat_counts)
    for live in position(key, seats, 3, LOCALES[seats % 2], EVERY):
        yield from ((live, seat) for seat in live.waiting())


def buttons(parts: list[Json], live: Live, seat: Seat) -> set[Move]:
    """What is answered by a single touch."""
    found = (parse(part.get("custom_id", "")) for part in parts if part["type"] == BUTTON)
    done = [each for each in found if each is not None and each.act == "do" and each.seat == seat]
    drafts = [taken(live.request(seat), each) for each in done]
    return {draft.move() for draft in drafts if draft.complete}


@pytest.mark.parametrize("key", GAMES)
def test_usual_answers_are_a_touch_away(key: str) -> None:
    for live, seat in asked(key):
        usual = live.usual(seat, seat)
        assert len(usual) <= MOST
        assert all(map(live.request(seat).accepts, usual))
        card = shown(your_move(live, seat, "en", None))
        assert len(set(usual) & buttons(card, live, seat)) >= min(2, len(usual)), usual


@pytest.mark.parametrize("key", GAMES)
def test_usual_answers_differ_in_more_than_a_detail(key: str) -> None:
    for live, seat in asked(key):
        usual = live.usual(seat, seat)
        for offer in live.request(seat).offers:
            mine = [move.answers()[0] for move in usual if type(move) is offer.makes and offer.rows is not None]
            subjects = {row[0] for row in offer.rows or ()}
            assert len(set(mine)) == min(len(mine), len(subjects)), usual


@pytest.mark.parametrize("key", GAMES)
def test_usual_answers_are_not_all_of_one_move(key: str) -> None:
    for live, seat in asked(key):
        usual = live.usual(seat, seat)
        rules = live.game.rules
        offered = {offer.makes for offer in to_the_point(live.request(seat))}
        if len(usual) == MOST and len(offered - rules.makeshifts - rules.seldom_made) > 1:
            assert len({type(move) for move in usual}) > 1, usual


def test_nothing_is_replaced_for_a_change_but_for_a_prize_or_a_city() -> None:
    several = 0
    for live, seat in asked("settlers"):
        tiles = {row[0] for offer in live.request(seat).offers if offer.makes is Place for row in offer.rows or ()}
        if len(tiles) >= MOST:
            several += 1
            replaced = [move for move in live.usual(seat, seat) if isinstance(move, Replace)]
            assert {TILES[move.tile].kind for move in replaced} <= {"prize", "city"}, replaced
    assert several


@pytest.mark.parametrize("key", GAMES)
def test_what_everybody_reads_follows_from_what_everybody_sees(key: str) -> None:
    for number, (live, seat) in enumerate(asked(key)):
        request = live.request(seat)
        if request.secret or len(live.waiting()) > 1:
            continue
        elsewhere = live.game.seeing.imagine(live.state, None, Chance(f"elsewhere {number}"))
        seen = usual_answers(live.game, elsewhere, request.public(), None)
        assert [*live.usual(seat, None)] == seen
        offered = {offer.makes for offer in request.public().offers}
        assert all(type(move) in offered for move in seen)


@pytest.mark.parametrize("key", GAMES)
def test_at_a_table_without_advice_nothing_is_usual(key: str) -> None:
    for live, seat in asked(key):
        live.table = replace(live.table, options={**live.table.options, ADVICE: "off"})
        assert live.usual(seat, seat) == live.usual(seat, None) == ()
        assert shown(table_panel(live, "en", None))


def test_who_is_not_asked_has_no_usual_answer() -> None:
    live = next(position("settlers", 3, 1))
    idle = next(seat for seat in live.state.every_seat() if seat not in live.waiting())
    assert live.usual(idle, idle) == ()


def test_what_is_too_long_for_a_button_is_numbered_and_told_above() -> None:
    live = next(
        live for live, seat in asked("santa_maria") if sum(move.verb == "expand" for move in live.usual(seat, None)) > 1
    )
    parts = shown(table_panel(live, "en", None))
    labels = [part["label"] for part in parts if part["type"] == BUTTON]
    told = "\n".join(part["content"] for part in parts if part["type"] == 10)
    numbered = [label for label in labels if label.startswith("Expand · ")]
    assert len(numbered) > 1
    assert all(f"**{label[-1]}** · " in told for label in numbered)


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_stand_beside_each_other_below_a_long_name_of_their_move(locale: str) -> None:
    verb = {"en": "Use a die", "ru": "Использовать кубик"}[locale]
    live = next(
        live for live, seat in asked("santa_maria") if [move.verb for move in live.usual(seat, None)].count("die") > 1
    )
    parts = shown(table_panel(live, locale, None))
    numbers = [part["label"] for part in parts if part["type"] == BUTTON and part["label"].isdecimal()]
    assert len(numbers) > 1
    told = "\n".join(part["content"] for part in parts if part["type"] == 10)
    assert f"**{verb}**\n**{numbers[0]}** · " in told


@pytest.mark.parametrize("key", GAMES)
def test_no_list_holds_only_what_is_usual(key: str) -> None:
    for live, seat in asked(key):
        parts = shown(your_move(live, seat, "en", None))
        there = buttons(parts, live, seat)
        for part in parts:
            control = parse(part.get("custom_id", "")) if part["type"] == LIST else None
            one = part.get("min_values", 1) == 1
            if control is not None and control.act == "pick" and control.seat == seat and one:
                found = [taken(live.request(seat), control, [option["value"]]) for option in part["options"]]
                assert not all(each.complete and each.move() in there for each in found), part["placeholder"]


def test_the_list_behind_usual_answers_is_of_something_else() -> None:
    lists = {
        part["placeholder"]
        for live, seat in asked("archipelago")
        if len(live.waiting()) == 1 and not live.request(seat).secret
        for parts in [shown(table_panel(live, "en", None))]
        if any(parse(part.get("custom_id", "")) is not None and ":do:" in part["custom_id"] for part in parts)
        for part in parts
        if ":verb:" in part.get("custom_id", "")
    }
    assert lists
    assert "Choose a move" not in lists


def test_the_more_lines_of_buttons_the_fewer_lines_of_words_leave_the_picture_room() -> None:
    broken: list[Widget] = [button("x" * 30, str(number)) for number in range(BELOW_EACH_OTHER)]
    short: list[Widget] = [button("x", "short")]
    for beside, above in ((1, MOST_TOLD), (2, MOST_TOLD - 1), (3, MOST_TOLD - 3)):
        there: Rows = [broken, *[short] * beside]
        assert leave_the_picture_room(there, "\n".join("x" * above))
        assert not leave_the_picture_room(there, "\n".join("x" * (above + 1)))

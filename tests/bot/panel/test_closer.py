"""What can be looked at closer stands in one list, the same on one's own board and behind *More*."""

import pytest

from bot.panel.kit.ids import parse
from bot.panel.kit.widgets import IN_A_LIST
from bot.panel.lines.closer import CLOSER, closer_parts
from bot.panel.messages.private_card import closer_card, own_board, your_move
from bot.panel.messages.service import more_card
from games.core.seats import Seat
from games.registry import GAMES
from tests.bot.panel.shown import Json, check, labels, shown
from tests.support.positions import position
from tests.support.screens import one_decision
from texts import LOCALES


def lists(parts: list[Json]) -> list[Json]:
    return [part for part in parts if f":{CLOSER}" in part.get("custom_id", "") and part["type"] == 3]


def act_of(part: Json) -> str:
    control = parse(part.get("custom_id", ""))
    return "" if control is None else control.act


def led_to(parts: list[Json]) -> dict[str, str]:
    return {option["value"]: option["label"] for part in lists(parts) for option in part["options"]}


@pytest.mark.parametrize("key", GAMES)
def test_the_list_is_the_same_wherever_it_stands(key: str) -> None:
    live = next(position(key, 3, 1))
    for locale in LOCALES:
        for seat in live.state.every_seat():
            found = closer_parts(live, seat, locale)
            cards = [make(live, seat, locale, None) for make in (own_board, closer_card)]
            for card in (*cards, more_card(live, seat, locale)):
                assert list(led_to(shown(card))) == list(found)
                check(card)
        assert led_to(shown(closer_card(live, None, locale, None))) == closer_parts(live, None, locale)


@pytest.mark.parametrize("key", GAMES)
def test_a_card_with_a_question_has_the_ways_there_in_place_of_the_list(key: str) -> None:
    live = next(position(key, 3, 1))
    for seat in live.waiting():
        card = shown(your_move(live, seat, "en", None))
        assert not lists(card)
        assert {"board", "more"} <= {act_of(part) for part in card}


def test_where_there_is_much_one_list_leads_to_the_lists_of_regions() -> None:
    live = next(
        live for live in position("archipelago", 5, 1, options={}) if len(closer_parts(live, None, "en")) > IN_A_LIST
    )
    found = closer_parts(live, Seat(0), "en")
    more = more_card(live, Seat(0), "en")
    check(more)
    one_decision(more)
    (only,) = lists(shown(more))
    assert lists(shown(own_board(live, Seat(0), "en", None))) == [only]
    leafed = closer_card(live, Seat(0), "en", None)
    check(leafed)
    first, *others = lists(shown(leafed))
    assert led_to([first, *others]).items() == found.items()
    assert not [option for option in first["options"] if option["value"].startswith("region")]
    assert {option["value"].partition(".")[0] for part in others for option in part["options"]} == {"region"}
    names = [part["placeholder"] for part in (first, *others)]
    assert len(names) == len(set(names))
    at_hand, ways = only["options"][: len(first["options"])], only["options"][len(first["options"]) :]
    assert at_hand == first["options"]
    assert [way["value"] for way in ways] == [part["options"][0]["value"] for part in others]
    for way, part in zip(ways, others, strict=True):
        assert part["options"][0]["label"][:15] in way["label"]


def test_only_whoever_sits_there_goes_back_to_a_board() -> None:
    live = next(position("settlers", 2, 1))
    assert "‹ Back" in labels(closer_card(live, Seat(0), "en", None))
    assert labels(closer_card(live, None, "en", None)) == []

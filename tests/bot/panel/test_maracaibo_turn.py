"""A turn of Maracaibo on a private card: the list is called like the move, its end one tap, a card told once."""

from collections.abc import Iterator

from bot.panel.kit.ids import parse
from bot.panel.messages.private_card import question, your_move
from bot.tables.live import Live
from games.core.moves import Request
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.state import State
from tests.bot.panel.pressing import Json
from tests.bot.panel.shown import shown
from tests.support.positions import position

BUTTON, LIST, TEXT = 2, 3, 10


def asked(*offered: type) -> Iterator[tuple[Live, Seat, Request]]:
    """Where one is asked for these moves and no others."""
    for live in position("maracaibo", 2, 3, every=1):
        for seat in live.waiting():
            request = live.request(seat)
            if {offer.makes for offer in request.offers if not offer.aside} == {*offered}:
                yield live, seat, request


def state_of(live: Live) -> State:
    assert isinstance(live.state, State)
    return live.state


def card(live: Live, seat: Seat) -> list[Json]:
    return shown(your_move(live, seat, "en", None))


def acts(live: Live, seat: Seat) -> set[str]:
    found = (parse(part.get("custom_id", "")) for part in card(live, seat))
    return {each.act for each in found if each is not None}


def test_the_list_of_places_is_called_like_the_move() -> None:
    lists = {
        part["placeholder"] for live, seat, _ in asked(moves.Sail) for part in card(live, seat) if part["type"] == LIST
    }
    assert "Sail …" in lists
    assert all(each.startswith("Sail") for each in lists), lists


def test_a_full_hand_is_told_and_what_is_free_stands_with_the_end_of_the_turn() -> None:
    ends = 0
    for live, seat, request in asked(moves.Pass):
        if any(offer.makes is moves.Plan for offer in request.offers):
            ends += 1
            assert question(live, seat, "en").startswith("Your hand is full")
            assert "At any time …" in [part.get("placeholder") for part in card(live, seat)]
    assert ends


def test_a_single_card_is_drawn_by_one_tap() -> None:
    refills = [acts(live, seat) for live, seat, _ in asked(moves.Fill)]
    assert refills
    assert all("do" in each for each in refills)


def test_what_all_usual_answers_are_about_is_told_once() -> None:
    found = 0
    for live in position("maracaibo", 2, 3, every=1):
        say = live.teller("en")
        for seat in live.waiting():
            told = "\n".join(part["content"] for part in card(live, seat) if part["type"] == TEXT)
            for name in state_of(live).players[seat].hand:
                found += (count := told.count(say.about("card", name))) > 0
                assert count <= 1, told
    assert found


def test_a_nation_is_chosen_by_its_value() -> None:
    chosen = 0
    for live, seat, _ in asked(moves.Fight):
        parts = card(live, seat)
        told = "\n".join(part["content"] for part in parts if part["type"] == TEXT)
        for label in (part["label"] for part in parts if part["type"] == BUTTON):
            if label.startswith(("France", "Spain", "England")):
                chosen += 1
                assert "value" in label or f"**{label}** · value" in told, (label, told)
                assert not label.startswith("France: France")
    assert chosen

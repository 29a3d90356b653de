"""The board of a server: one silent message with what has seats and what is in play, for those who may see it."""

from typing import Any

import pytest

from bot.publisher import messages
from bot.store.identity import UserId
from tests.driver import Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, press
from tests.support.rings import rings
from tests.support.servers import choose_channel, said_in

SHOP = "spectators"


def board(person: Player) -> SeenMessage:
    """The one message that stands there."""
    (stands,) = said_in(person, SHOP)
    return stands


async def test_a_board_keeps_itself_current_in_one_message(port: Harbour, ada: Player, boris: Player) -> None:
    await choose_channel(ada, SHOP, "board")
    first = board(boris)
    assert "No open seats" in first.text
    wishes: dict[str, Any] = {"looking-for": "quick"}
    card = await port.opened(ada, seats=2, **wishes)
    now = board(boris)
    assert now.id == first.id
    assert "Ada · 1 of 2 seats open" in now.text
    assert "players who answer quickly" in now.text
    assert f"/{card.id})" in now.text
    await port.restart()
    await boris.click(board(boris), "Join: table 1")
    assert "2. Boris" in card.again.text
    assert "No open seats" in board(boris).text
    await press(ada, card, "start")
    assert "Games in progress" in board(boris).text
    assert "Ada, Boris" in board(boris).text
    assert f"/{ada.threads[0].id}" in board(boris).text
    (playing,) = await port.client.tables.tables_of(UserId(ada.id))
    before = board(boris).raw
    evening = Evening(port, playing.table.id, (ada, boris), 1)
    await evening.play(2)
    assert board(boris).raw == before, "moves are no matter of the board"
    await press(ada, (await ada.slash(evening.thread, "end")).message, "askend")
    await evening.agree(ada)
    assert "Games in progress" not in board(boris).text
    assert board(boris).id == first.id
    assert port.complaints() == []


async def test_it_is_in_the_language_of_the_server_and_never_rings(port: Harbour, ada: Player, boris: Player) -> None:
    ada.set_locale("ru")
    await choose_channel(ada, SHOP, "board")
    card = await port.opened(boris, seats=3)
    await press(ada, card, "join")
    assert "свободно мест: 1 из 3" in board(ada).text
    assert [button.label for button in board(ada).buttons] == ["Сесть за стол 1"]
    assert rings(port) == {}


async def test_what_is_too_old_is_posted_anew_in_silence(
    port: Harbour, ada: Player, boris: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose_channel(ada, SHOP, "board")
    former = board(boris)

    async def too_old(*_: object) -> messages.Edited:
        return messages.Edited.TOO_OLD

    monkeypatch.setattr(messages.Messages, "edit", too_old)
    await port.opened(ada, seats=2)
    assert former.gone
    assert "1 of 2 seats open" in board(boris).text
    assert rings(port) == {}


@pytest.mark.parametrize("hidden", [False, True])
async def test_a_table_in_a_hidden_channel_is_not_on_it(
    port: Harbour, ada: Player, boris: Player, hidden: bool
) -> None:
    if hidden:
        port.local.moderator.allow(boris, PLACE, view_channel=False)
    await choose_channel(ada, SHOP, "board")
    await port.opened(ada, seats=2)
    assert ("Settlers" in board(ada).text) is not hidden
    assert len(board(ada).buttons) == (not hidden)


async def test_tables_by_invitation_and_private_ones_have_no_seats_there(port: Harbour, ada: Player) -> None:
    await choose_channel(ada, SHOP, "board")
    await ada.slash(PLACE, "play", game="settlers", **{"invitation-only": True})
    await ada.slash(ada.dm, "play", game="settlers", seats=2)
    assert "No open seats" in board(ada).text
    assert "Settlers" not in board(ada).text


async def test_a_name_leaves_the_board_with_its_person(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    await choose_channel(ada, SHOP, "board")
    await port.begun(ada, boris, clara)
    assert "Boris" in board(ada).text
    await boris.slash(PLACE, "forget-me", sure=True)
    assert "Boris" not in board(ada).text


async def test_many_tables_fit_on_one_message(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    await choose_channel(ada, SHOP, "board")
    for person in (ada, boris, clara):
        for _ in range(5):
            await port.opened(person, seats=2)
    assert len(board(ada).buttons) == 9
    assert "and 6 more" in board(ada).text
    assert port.complaints() == []

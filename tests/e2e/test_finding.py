"""Finding people, as they meet it: who is looked for, who is called to a table, and who comes by a code."""

from typing import Any

import pytest

from tests.driver import Player
from tests.support.harbour import PLACE, Harbour, acts, choose, press
from tests.support.rings import rings

HOUR = 3600.0


async def test_the_card_says_who_is_looked_for_and_until_when(port: Harbour, ada: Player, boris: Player) -> None:
    boris.set_locale("ru")
    wishes: dict[str, Any] = {"looking-for": "beginners", "within": "three-hours"}
    card = await port.opened(ada, seats=3, **wishes)
    assert f"Looking for: beginners · until <t:{int(port.client.now() + 3 * HOUR)}:f>" in card.text
    settings = await press(ada, card, "settings")
    await choose(ada, settings.message, "wanted:quick")
    await choose(ada, settings.message, "within:open-end")
    assert "🔎 Looking for: players who answer quickly" in card.again.text
    await choose(ada, settings.message, "wanted:anyone")
    assert "🔎" not in card.again.text
    await choose(ada, settings.message, "within:day")
    assert "🔎 Waiting for players until <t:" in card.again.text
    await press(boris, card, "join")
    assert rings(port) == {}
    assert port.complaints() == []


async def test_a_table_of_the_defaults_says_nothing_of_it(port: Harbour, ada: Player) -> None:
    card = await port.opened(ada)
    assert "🔎" not in card.text
    assert "hour" not in acts(card)


@pytest.mark.parametrize("privately", [False, True])
async def test_when_the_hour_comes_the_host_alone_is_asked_and_nothing_rings(
    port: Harbour, ada: Player, boris: Player, privately: bool
) -> None:
    await ada.slash(PLACE, "settings", dms=privately)
    card = await port.opened(ada, boris, seats=4, within="hour")
    told = len(ada.dms)
    await port.later(HOUR - 5)
    assert "hour" not in acts(card.again)
    await port.restart()
    await port.later(10)
    card = port.cards(ada)[-1]
    assert f"Time is up with 2 seats open. {ada.mention} decides" in card.text
    assert acts(card) == ["join", "start", "leave", "hour", "hour", "close", "help", "settings"]
    asked = ada.dms[told:]
    assert len(asked) == privately
    assert len(boris.dms) == 0
    if privately:
        assert "2 seats are still open" in asked[0].text
        refused = await boris.click(card, "Keep waiting")
        assert "Only the host" in refused.text
        await ada.click(asked[0], "Fill with computers")
        assert "Start whenever you like" in asked[0].again.text
        assert "hour" not in acts(port.cards(ada)[-1])
        await ada.click(asked[0], "Start")
        assert len(ada.threads) == 1
    else:
        await ada.click(card, "Keep waiting")
        assert "hour" not in acts(card.again)
        await port.later(2 * HOUR)
        assert "hour" not in acts(port.cards(ada)[-1])
    assert "Ada" not in rings(port) or privately
    assert port.complaints() == []


async def test_a_host_who_takes_no_private_messages_is_asked_on_the_card(port: Harbour, ada: Player) -> None:
    await ada.slash(PLACE, "settings", dms=True)
    ada.set_dms(are_open=False)
    await port.opened(ada, seats=2, within="hour")
    await port.later(HOUR)
    card = port.cards(ada)[-1]
    closed = await ada.click(card, "Close the table")
    assert "closed" in closed.text
    assert port.complaints() == []


async def test_a_host_in_private_messages_is_asked_there_in_silence(port: Harbour, ada: Player) -> None:
    await ada.slash(ada.dm, "play", game="settlers", seats=2, within="hour")
    before = rings(port)
    await port.later(HOUR)
    (card,) = [message for message in ada.dms if "hour" in acts(message)]
    await ada.click(card, "Fill with computers")
    assert rings(port) == before
    assert "Computer" in ada.dms[-2].text + ada.dms[-1].text

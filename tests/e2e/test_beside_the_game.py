"""What goes on beside a game stands on the panel, which stays the last; what is told elsewhere leads there."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.local.world.realm import Exchange
from bot.publisher import table_news
from bot.tables.live import Live
from tests.driver import Player, SeenMessage
from tests.e2e.test_notices import at, move, played_until
from tests.support.harbour import PLACE, Harbour, press


@contextmanager
def requests(port: Harbour) -> Iterator[list[str]]:
    """What is asked of Discord meanwhile, but for what it sends by itself."""
    asked: list[str] = []

    def listen(exchange: Exchange) -> None:
        asked.append(f"{exchange.method} {exchange.route}")

    port.local.realm.observers.append(listen)
    try:
        yield asked
    finally:
        port.local.realm.observers.remove(listen)


def last(port: Harbour, live: Live, viewer: Player, back: int = 1) -> SeenMessage:
    """The last message for all in the thread."""
    return [message for message in viewer.sees(port.thread(live)) if not message.is_ephemeral][-back]


async def test_after_five_notices_the_panel_is_the_last(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    live = await port.begun(ada, boris, game="puerto_rico")
    thread = port.thread(live)
    panel = port.panel(live, clara)
    before = [message.id for message in clara.sees(thread)]
    with requests(port) as asked:
        await ada.slash(PLACE, "away", until="3 days")
        await boris.slash(PLACE, "away", until="2 days")
        await ada.slash(PLACE, "back")
        await boris.slash(PLACE, "back")
    told = panel.again.text
    assert "Ada is back." in told
    assert "Boris is back." in told
    assert last(port, live, clara).id == panel.id
    assert [message.id for message in clara.sees(thread)] == before, "nothing is posted"
    at_table = [each for each in asked if "/channels/" in each]
    assert len(at_table) == 4, "one edit for each; formerly each was a message and an edit"
    await boris.slash(thread, "replace", **{"with": clara})
    no = next(button for button in port.panel(live, clara).buttons if button.custom_id.endswith(":no"))
    await clara.click(port.panel(live, clara), no.custom_id)
    assert "Clara declines the seat." in port.panel(live, ada).text
    assert last(port, live, ada).id == port.panel(live, ada).id
    assert port.complaints() == []


async def test_what_went_on_becomes_part_of_the_story(port: Harbour, ada: Player, boris: Player) -> None:
    live = await played_until(port, await port.begun(ada, boris), 0)
    panel = port.panel(live, ada)
    await boris.slash(PLACE, "away", until="3 days")
    await port.restart()
    await boris.slash(PLACE, "back")
    assert "Boris is away" not in panel.again.text
    assert "Boris is back" in panel.again.text
    live = await played_until(port, await port.again(live), 1)
    assert panel.again.id != port.panel(live, ada).id
    assert "Boris is away" in panel.again.text, "the story of its while"
    assert "Boris is away" not in port.panel(live, ada).text
    assert last(port, live, ada).id == port.panel(live, ada).id


async def test_an_old_panel_is_posted_anew_with_what_is_new(
    port: Harbour, ada: Player, boris: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await played_until(port, await port.begun(ada, boris), 0)
    panel = port.panel(live, ada)
    await boris.slash(PLACE, "away", until="3 days")
    await ada.say(port.thread(live), "hello")
    monkeypatch.setattr(table_news, "is_old", lambda _: True)
    await boris.slash(PLACE, "back")
    new = last(port, live, ada)
    assert new.id == port.panel(live, ada).id != panel.id
    assert "Boris is back" in new.text
    assert "Boris is away" not in new.text
    assert "Boris is away" in panel.again.text
    assert port.complaints() == []


async def test_a_notice_leads_to_the_board(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(at(1, 12))
    await boris.slash(PLACE, "settings", dms=True, reminders=4)
    await ada.slash(PLACE, "settings", reminders=4)
    live = await played_until(port, await port.begun(ada, boris), 1)
    thread = port.thread(live)
    (way,) = [button.url for button in boris.dms[-1].buttons if button.url]
    assert way.endswith(f"/{thread.id}"), "its panel is being posted meanwhile, and stands at the end"
    await port.later(5 * 3600.0)
    (way,) = [button.url for button in boris.dms[-1].buttons if button.url]
    assert way.endswith(f"/{thread.id}/{port.panel(live, ada).id}"), "to the very message"
    while (live := await port.again(live)).waiting()[0] != 0:
        await move(port, live)
    await port.later(5 * 3600.0)
    reminder = last(port, live, ada)
    assert reminder.pings_me
    assert next(button.url for button in reminder.buttons if button.url).endswith(f"/{port.panel(live, ada).id}")
    assert last(port, live, ada, back=2).id == port.panel(live, ada).id


async def test_private_notices_of_a_table_are_one_message(port: Harbour, ada: Player, boris: Player) -> None:
    await boris.slash(PLACE, "settings", dms=True)
    live = await played_until(port, await port.begun(ada, boris), 1)
    for _ in range(3):
        live = await played_until(port, await port.again(live), 0)
        live = await played_until(port, live, 1)
    assert len(boris.dms) == 1, "the one of this turn"


async def test_ten_looks_at_a_table_are_one_message(port: Harbour, ada: Player, boris: Player) -> None:
    live = await port.begun(ada, boris, game="maracaibo")
    thread = port.thread(live)

    def mine() -> list[SeenMessage]:
        return [message for message in boris.sees(thread) if message.is_ephemeral]

    looks = 0
    with requests(port) as asked:
        for _ in range(3):
            for act in ("board", "more"):
                await press(boris, port.panel(live, boris), act)
                looks += 1
                assert len(mine()) == 1
            for command in ("hand", "log"):
                await boris.slash(thread, command)
                looks += 1
                assert len(mine()) == 1
    assert looks >= 10
    removed = [each for each in asked if each.startswith("DELETE")]
    assert len(removed) <= looks, "one goes for each that comes"
    others = {each for each in asked if "callback" not in each and "webhooks" not in each}
    assert others <= {"POST /applications/{application_id}/emojis"}, "none of them asks anything of the thread"

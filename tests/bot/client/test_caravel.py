"""What Caravel does when it starts, beside waiting for people."""

from importlib import import_module

import pytest

from bot.local.world.realm import Exchange
from bot.store.identity import UserId
from bot.tables.model import Person
from games.core.chance import Chance
from tests.support.harbour import Harbour, press


async def test_commands_are_synced_only_when_they_changed(port: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[str] = []

    def note(exchange: Exchange) -> None:
        if exchange.method == "PUT" and exchange.route.endswith("/commands"):
            synced.append(exchange.route)

    port.local.realm.observers.append(note)
    await port.restart()
    assert synced == []
    few = [import_module(f"cogs.{name}") for name in ("house.translation", "house.errors", "votes")]
    monkeypatch.setattr("cogs.all_cogs", lambda: few)
    await port.restart()
    assert len(synced) == 1
    assert set(port.local.player("Ada").commands("tables")) == {"end"}


async def test_it_asks_for_no_privileged_intent(port: Harbour) -> None:
    privileged = {"members", "presences", "message_content"}
    assert not privileged & {name for name, wanted in port.client.intents if wanted}


async def test_tables_in_play_are_at_hand_after_a_restart(port: Harbour) -> None:
    people = port.people("Ada", "Boris")
    live = await port.begun(*people)
    await port.restart()
    thread = port.thread(live)
    mover = port.seated(live, live.waiting()[0])
    assert await mover.autocomplete(thread, "move", "move")
    assert await mover.autocomplete(mover.dm, "move", "move")


async def test_private_cards_of_before_a_restart_say_that_they_are_old(port: Harbour) -> None:
    ada, boris = port.people("Ada", "Boris")
    live = await port.begun(ada, boris)
    person = (ada, boris)[live.waiting()[0]]
    await press(person, port.panel(live, person), "board")
    await port.restart()
    live = await port.again(live)
    seat = live.waiting()[0]
    move = live.game.sensible(live.view(seat), live.request(seat), Chance("old"))
    mover = Person(live.table.seats[seat].user_id or UserId(0), "Ada", "en")
    await port.client.tables.turns.move(live.table.id, mover, move)
    await port.local.settle()
    (card,) = [message for message in person.sees(port.thread(live)) if message.is_ephemeral]
    assert not card.buttons

"""Computers on seats: from the lobby on, beside people, across restarts, until somebody comes."""

from collections.abc import Hashable
from unittest.mock import AsyncMock, Mock, patch

import pytest

from bot.features.computers import COMPUTERS
from bot.features.computers.moving import Computers
from bot.store.connection import StoreError
from bot.store.identity import UserId
from bot.store.table.proposals import Asked
from bot.store.table.records import MARK
from bot.tables.live import Live
from bot.tables.model import Person
from bot.tables.thinking.apart import Question
from bot.tables.thinking.thinkers import Thinkers
from games.core.thinking.budget import EASY, STRONG, Budget, Strength
from games.core.thinking.verdict import Verdict
from games.registry import OF_THE_HOUSE
from tests.driver import Outcome, Player, SeenMessage
from tests.support.harbour import PLACE, Harbour, acts, id_of, press, press_more
from tests.support.playing import Playing

SOON = 10.0
THOUGHTS = 6
"""So many times they think in a game; then they do what is sensible, for a test is no evening."""


def computers_of(port: Harbour) -> Computers:
    """What has them move."""
    found = port.client.running[COMPUTERS]
    assert isinstance(found, Computers)
    return found


async def seat(host: Player, card: SeenMessage, strength: Strength = EASY) -> Outcome:
    """The host has a computer sit down."""
    return await host.select(card, id_of(card.again, "computer"), strength)


async def against_computers(
    port: Harbour, host: Player, count: int = 1, game: str = "settlers", strength: Strength = EASY
) -> Live:
    """The host begins a table with so many computers."""
    await host.slash(PLACE, "play", game=game, seats=1 + count)
    card = port.cards(host)[-1]
    for _ in range(count):
        await seat(host, card, strength)
    await press(host, card, "start")
    return port.at(card)


async def until_asked(port: Harbour, live: Live, seat: int = 0) -> Live:
    """Computers move until the game waits for this seat."""
    live = await port.again(live)
    while live.playing and seat not in live.waiting():
        version = live.table.version
        await port.later(SOON)
        live = await port.again(live)
        assert live.table.version > version
    return live


async def test_a_computer_sits_down_makes_room_and_goes(port: Harbour, ada: Player, boris: Player) -> None:
    card = await port.opened(ada, seats=2)
    refused = await seat(boris, card)
    assert "Only the host" in refused.text
    await seat(ada, card)
    assert f"2. Computer {MARK}" in card.again.text
    assert "computer" not in acts(card.again)
    await press(boris, card, "join")
    assert "2. Boris" in card.again.text
    assert MARK not in card.again.text
    await press(boris, card, "leave")
    await seat(ada, card)
    await press(ada, card, "unseat")
    assert "2. *open*" in card.again.text


@pytest.mark.parametrize("key", OF_THE_HOUSE)
async def test_somebody_alone_plays_against_three_strong_ones_to_the_end(port: Harbour, ada: Player, key: str) -> None:
    port.client.tables.thinkers.budgets = {STRONG: Budget(playouts=1, candidates=2, worlds=2)}
    thoughts: list[Verdict | None] = []
    think = Thinkers.think

    async def thinking(self: Thinkers, question: Question, asker: Hashable) -> Verdict | None:
        thoughts.append(await think(self, question, asker))
        if len(thoughts) == THOUGHTS:
            self.budgets = {}
        return thoughts[-1]

    with patch.object(Thinkers, "think", thinking):
        live = await until_asked(port, await against_computers(port, ada, 3, key, STRONG))
        assert live.table.names[1:] == tuple(f"Computer{each}, strong {3 * MARK}" for each in ("", " 2", " 3"))
        while live.playing:
            await Playing(port, live.table.version).by_text(ada, live)
            live = await until_asked(port, live)
    assert thoughts
    assert None not in thoughts
    told = port.panel(live, ada)
    assert all(name in told.text for name in live.table.names)
    assert live.state.chance.seed in told.text
    assert "with strong computers" in (await ada.slash(PLACE, "stats person")).text


async def test_a_clock_that_is_put_back_keeps_no_computer_from_moving(port: Harbour, ada: Player) -> None:
    live = await until_asked(port, await against_computers(port, ada))
    port.ahead += 86400.0
    while 0 in live.waiting():
        await Playing(port, 1).by_text(ada, live)
        live = await port.again(live)
    port.ahead -= 86400.0
    await until_asked(port, live)


async def test_a_game_against_computers_to_its_end(port: Harbour, ada: Player) -> None:
    live = await against_computers(port, ada, 2)
    assert live.table.names == ("Ada", f"Computer {MARK}", f"Computer 2 {MARK}")
    playing = Playing(port, 1)
    while (live := await until_asked(port, live)).playing:
        pings = [message for message in ada.sees(port.thread(live)) if ada.mention in str(message.raw)]
        await playing.by_text(ada, live)
        assert len(pings) <= live.table.version
        assert port.leaks(live) == []
    assert live.table.status == "finished"
    assert f"Computer {MARK}" in port.panels(live, ada)[-1].text
    assert port.complaints() == []


async def test_several_computers_tell_one_story_and_call_once(port: Harbour, ada: Player) -> None:
    live = await against_computers(port, ada, 3)
    live = await until_asked(port, live)
    await Playing(port, 2).by_text(ada, live)
    live = await port.again(live)
    assert 0 not in live.waiting(), "the computers are to move"
    before = len(ada.sees(port.thread(live)))
    panel = port.panel(live, ada)
    assert "About to move" in panel.text
    await port.later(1.0)
    assert (await port.again(live)).table.version == live.table.version, "people may read first"
    live = await until_asked(port, live)
    assert len(ada.sees(port.thread(live))) <= before + 1
    told = port.panel(live, ada)
    assert ada.mention in told.text


async def test_a_question_to_the_table_holds_computers_up_for_an_hour(
    port: Harbour, ada: Player, boris: Player
) -> None:
    await ada.slash(PLACE, "play", game="settlers", seats=3)
    card = port.cards(ada)[-1]
    await press(boris, card, "join")
    await seat(ada, card)
    await press(ada, card, "start")
    live, playing = port.at(card), Playing(port, 6)
    while {0, 1} & set(live.waiting()):
        await playing.by_text((ada, boris)[live.waiting()[0]], live)
        live = await port.again(live)
    version = live.table.version
    await port.client.tables.votes.propose(live.table.id, Person(UserId(ada.id), "Ada", "en"), Asked.END)
    await port.later(SOON)
    left = await computers_of(port)._look()
    assert left is not None
    assert 3000 < left <= 3600
    assert (await port.again(live)).table.version == version, "somebody may answer first"
    await port.later(left)
    live = await port.again(live)
    assert live.table.version > version
    assert live.vote is not None, "it is still Boris's to answer"


async def test_a_move_that_is_due_after_a_restart_is_made(port: Harbour, ada: Player) -> None:
    live = await until_asked(port, await against_computers(port, ada))
    await Playing(port, 3).by_text(ada, live)
    version = (await port.again(live)).table.version
    await port.stop()
    port.ahead += SOON
    await port.start()
    await port.local.settle()
    assert (await port.again(live)).table.version > version


async def test_a_player_that_cannot_think_makes_any_move(port: Harbour, ada: Player) -> None:
    live = await until_asked(port, await against_computers(port, ada))
    await Playing(port, 4).by_text(ada, live)
    with patch.dict(vars(live.game), {"sensible": Mock(side_effect=ValueError("no idea"))}):
        live = await until_asked(port, live)
    assert 0 in live.waiting()
    assert set(port.complaints()) == {"the computer cannot think", "cannot tell what is usual"}


async def test_a_newcomer_finds_the_open_seat_and_takes_it(port: Harbour, ada: Player, boris: Player) -> None:
    live = await until_asked(port, await against_computers(port, ada))
    clara = port.local.player("Clara")
    also = await clara.slash(PLACE, "tables")
    listed = await boris.slash(PLACE, "tables")
    assert f"open: Computer {MARK}" in listed.text
    taken = await press(boris, listed.message, "sit")
    assert "You're in the game now" in taken.text
    live = await port.again(live)
    assert live.table.names == ("Ada", "Boris")
    assert "no open seat" in (await press(clara, also.message, "sit")).text
    assert "No open seats" in (await boris.slash(PLACE, "tables")).text
    await Playing(port, 5).by_text(ada, live)
    live = await port.again(live)
    version = live.table.version
    await port.later(SOON)
    assert (await port.again(live)).table.version == version, "nobody plays for Boris"
    assert port.leaks(live) == []


async def test_computers_play_along_in_private_messages(port: Harbour, ada: Player) -> None:
    await ada.slash(ada.dm, "play", game="settlers", seats=2)
    card = next(message for message in ada.dms if "computer" in acts(message))
    await seat(ada, card)
    await press(ada, card, "start")
    live = await port.client.tables.live(next(iter(port.client.tables.live_of(UserId(ada.id)))).table.id)
    assert live.table.private
    assert live.table.names == ("Ada", f"Computer {MARK}")
    for _ in range(3):
        live = await until_asked(port, live)
        moves = await ada.autocomplete(ada.dm, "move", "move")
        await ada.slash(ada.dm, "move", move=next(iter(moves.values())))
    live = await until_asked(port, live)
    assert sum(line.computer for line in live.recent) > 2
    panel = next(message for message in reversed(ada.dms) if "more" in acts(message))
    log = await press_more(ada, panel, "log")
    await ada.submit_modal(await press(ada, log.message, "note"), {"text": "it likes mills"})
    assert "it likes mills" in (await ada.slash(ada.dm, "hand")).text
    moves = await ada.autocomplete(ada.dm, "move", "move")
    await ada.slash(ada.dm, "move", move=next(iter(moves.values())))
    await until_asked(port, live)
    assert any("it likes mills" in message.text and "more" in acts(message) for message in ada.dms), "on the panel, too"
    assert port.complaints() == []


async def test_what_fails_once_is_tried_again(port: Harbour, ada: Player) -> None:
    live = await until_asked(port, await against_computers(port, ada))
    await Playing(port, 4).by_text(ada, live)
    version = (await port.again(live)).table.version
    failing = AsyncMock(side_effect=StoreError("disk full"))
    with patch.object(port.client.tables.turns, "move_of_computer", failing):
        await port.later(SOON)
        assert (await port.again(live)).table.version == version
    computers_of(port).try_again(live.table.id)
    await port.local.settle()
    assert (await port.again(live)).table.version > version
    assert set(port.complaints()) == {"computers cannot go on"}

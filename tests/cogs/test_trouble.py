"""What people are told when something goes wrong: what stands, what does not, and how to go on."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator

import discord
import pytest

from bot.local.world.interaction import Progress
from bot.store.identity import UserId
from bot.tables import Live
from cogs.kit import answering, making_moves
from games.core.seats import Seat
from tests.cogs.conftest import PLACE, Evening
from tests.cogs.hands import play_by_panel
from tests.driver import Player
from tests.support.refusing import Matches, answers_refused, asks, refusal

FIRST_ANSWER: Matches = asks("POST", "/callback")
LOST = (
    lambda: refusal(500, 0),
    lambda: refusal(400, 40060),
    ConnectionResetError,
    TimeoutError,
)


@contextlib.contextmanager
def busy_database(evening: Evening) -> Iterator[None]:
    """The database's thread has something else to do, as when a disk is slow."""
    free = threading.Event()
    busy = asyncio.ensure_future(evening.client.store.read(lambda db: free.wait(20)))
    try:
        yield
    finally:
        free.set()
        busy.add_done_callback(lambda _: None)


def same_move_twice(live: Live) -> str | None:
    """A move after which the same seat may make the very same one again."""
    seat = Seat(live.waiting()[0])
    request = live.request(seat)
    for offer in request.offers:
        for move in offer.moves(50):
            trial = live.trial()
            trial.apply(seat, move)
            again = trial.legal(seat)
            if again.asked and again.accepts(move):
                return request.text(move)
    return None


@pytest.fixture
def _same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.lobby.new_seed", lambda: f"{2:032x}")


async def at_a_move_that_can_be_made_twice(evening: Evening, thread: str) -> tuple[Player, str]:
    for _ in range(80):
        live = await evening.live(thread)
        text = same_move_twice(live)
        if text is not None:
            return (await evening.mover(thread))[0], text
        await play_by_panel(evening, thread)
    raise AssertionError("no move can be made twice in a row")


@pytest.mark.parametrize("lost", LOST)
async def test_a_move_whose_answer_is_lost_stands_and_the_person_is_told_so(
    evening: Evening, lost: Callable[[], BaseException]
) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    offered = await mover.autocomplete(thread, "move", "move")
    with answers_refused(FIRST_ANSWER, lost):
        outcome = await mover.slash(thread, "move", move=next(iter(offered.values())))
    assert (await evening.live(thread)).state.moves == 1
    assert "stands" in outcome.text or "остаётся в силе" in outcome.text
    assert "discord.com/channels" in outcome.text
    assert "Nothing has changed" not in outcome.text


@pytest.mark.usefixtures("_same_game")
async def test_the_same_move_sent_again_in_good_faith_is_no_second_move(evening: Evening) -> None:
    thread = await evening.begun()
    mover, text = await at_a_move_that_can_be_made_twice(evening, thread)
    moves = (await evening.live(thread)).state.moves
    with answers_refused(lambda _: True, lambda: refusal(500, 0), times=99):
        await mover.slash(thread, "move", move=text)
    assert (await evening.live(thread)).state.moves == moves + 1
    outcome = await mover.slash(thread, "move", move=text)
    assert "moment ago" in outcome.text or "только что" in outcome.text
    assert (await evening.live(thread)).state.moves == moves + 1
    await mover.slash(thread, "move", move=text)
    assert (await evening.live(thread)).state.moves == moves + 2


@pytest.mark.usefixtures("_same_game")
async def test_who_has_heard_of_their_move_may_make_it_again_at_once(evening: Evening) -> None:
    thread = await evening.begun()
    mover, text = await at_a_move_that_can_be_made_twice(evening, thread)
    moves = (await evening.live(thread)).state.moves
    for _ in range(2):
        await mover.slash(thread, "move", move=text)
    assert (await evening.live(thread)).state.moves == moves + 2


async def at_two_moves_that_can_be_taken_back(evening: Evening, thread: str) -> Player:
    for _ in range(80):
        live = await evening.live(thread)
        if len(live.past) > 1:
            return next(
                each for each in (evening.ada, evening.boris) if each.id == live.who([live.past[-1].seat])[0].user_id
            )
        await play_by_panel(evening, thread)
    raise AssertionError("nobody made two moves in a row")


@pytest.mark.usefixtures("_same_game")
async def test_undo_sent_twice_at_once_takes_one_move_back(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await evening.begun()
    mover = await at_two_moves_that_can_be_taken_back(evening, thread)
    moves = (await evening.live(thread)).state.moves
    monkeypatch.setattr(making_moves, "AT_ONCE", 60.0)
    await mover.slash(thread, "undo")
    outcome = await mover.slash(thread, "undo")
    assert "once, not twice" in outcome.text or "один раз, а не два" in outcome.text
    assert (await evening.live(thread)).state.moves == moves - 1
    monkeypatch.setattr(making_moves, "AT_ONCE", 0.0)
    await mover.slash(thread, "undo")
    assert (await evening.live(thread)).state.moves == moves - 2


@pytest.mark.parametrize("command", ["games", "next", "help", "board", "status", "log", "watch", "settings", "end"])
async def test_a_busy_database_keeps_nobody_without_an_answer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    monkeypatch.setattr(answering, "PATIENCE", 0.01)
    with busy_database(evening):
        outcome = await mover.hasty.slash(thread, command)
        while outcome.progress is Progress.WAITING:
            await asyncio.sleep(0)
        assert outcome.progress is Progress.THINKING
    await evening.local.settle()
    assert outcome.text
    assert not outcome.message.is_thinking


async def test_a_click_while_the_database_is_busy_is_answered_in_time(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await evening.begun()
    panel = evening.panel(thread)
    monkeypatch.setattr(answering, "PATIENCE", 0.01)
    with busy_database(evening):
        outcome = await evening.clara.hasty.click(panel, "Log")
        while outcome.progress is Progress.WAITING:
            await asyncio.sleep(0)
        assert outcome.progress is not Progress.FAILED
    await evening.local.settle()
    assert "what happened" in outcome.text


async def test_a_language_that_is_not_there_any_more_breaks_no_answer(evening: Evening) -> None:
    thread = await evening.begun()
    await evening.ada.slash(PLACE, "settings", language="ru")

    def spoil(db: sqlite3.Connection) -> None:
        db.execute("UPDATE people SET language = 'xx', settings = '{\"discord_language\": \"zz\"}'")
        db.execute("UPDATE tables SET language = 'xx'")

    await evening.client.store.write(spoil)
    evening.client.people._known.clear()
    evening.client.tables._shelf._tables.clear()
    for command in ("games", "next", "board", "status", "log", "help"):
        outcome = await evening.ada.slash(thread, command)
        assert "id:" not in outcome.text, command
        assert not outcome.failed
    await play_by_panel(evening, thread)


async def test_one_damaged_game_spoils_no_other(evening: Evening) -> None:
    threads = [await evening.begun() for _ in range(2)]
    first = await evening.live(threads[0])

    def spoil(db: sqlite3.Connection) -> None:
        db.execute("UPDATE snapshots SET state = x'00' WHERE table_id = ?", (first.table.id,))
        db.execute("UPDATE waiting SET since = since - 1000 WHERE table_id = ?", (first.table.id,))

    await evening.client.store.write(spoil)
    evening.client.tables._shelf._tables.clear()
    for player in (evening.ada, evening.boris):
        assert not (await player.slash(PLACE, "games")).failed
        assert f"{first.table.id}" in (await player.slash(PLACE, "watch")).text
    mover, _ = await evening.mover(threads[1])
    assert (await mover.slash(PLACE, "next")).message.buttons
    refused = await evening.ada.slash(threads[0], "board")
    assert "cannot be read" in refused.text
    assert f"{first.table.id}" in refused.text
    await play_by_panel(evening, threads[1])


async def test_a_damaged_game_is_put_back_to_where_it_was_sound(evening: Evening) -> None:
    thread = await evening.begun()
    for _ in range(4):
        await play_by_panel(evening, thread)
    live = await evening.live(thread)
    table = live.table.id
    newest = live.table.version

    def spoil(db: sqlite3.Connection) -> None:
        db.execute("UPDATE snapshots SET state = x'00' WHERE table_id = ? AND version > ?", (table, newest - 2))

    await evening.client.store.write(spoil)
    evening.client.tables._shelf._tables.clear()
    evening.local.set_bot_permissions(manage_threads=True)
    assert "back where" in (await evening.ada.slash(thread, "caravel mend")).text
    mended = await evening.live(thread)
    assert mended.table.version == newest + 1
    assert mended.state.moves == live.state.moves - 2
    before = {live.request(seat).number for seat in live.waiting()}
    assert not before & {mended.request(seat).number for seat in mended.waiting()}
    await play_by_panel(evening, thread)
    assert "sound" in (await evening.ada.slash(thread, "caravel mend")).text
    log = (await evening.ada.slash(thread, "log")).text
    assert "put the game back" in log


async def test_a_damaged_game_can_be_closed_by_its_number(evening: Evening) -> None:
    thread = await evening.begun()
    table = (await evening.live(thread)).table.id
    await evening.client.store.write(lambda db: db.execute("UPDATE snapshots SET state = x'00'"))
    evening.client.tables._shelf._tables.clear()
    assert "closed" in (await evening.ada.slash(PLACE, "caravel close", table=table)).text
    assert (await evening.client.tables.table(table)).status == "ended"
    assert "no table" in (await evening.ada.slash(PLACE, "games")).text


async def test_a_table_of_a_game_that_is_gone_can_be_listed_and_closed(evening: Evening) -> None:
    thread = await evening.begun()
    table = (await evening.live(thread)).table.id
    await evening.client.store.write(lambda db: db.execute("UPDATE tables SET game = 'chess'"))
    evening.client.tables._shelf._tables.clear()
    assert "chess" in (await evening.ada.slash(PLACE, "games")).text
    assert "chess" in (await evening.ada.slash(PLACE, "watch")).text
    assert not (await evening.ada.slash(PLACE, "next")).failed
    assert "closed" in (await evening.ada.slash(PLACE, "caravel close", table=table)).text


async def test_a_lobby_whose_host_is_gone_can_be_closed_by_its_number(evening: Evening) -> None:
    await evening.card()
    (summary,) = await evening.client.tables.tables_of(UserId(evening.ada.id))
    assert "closed" in (await evening.ada.slash(PLACE, "caravel close", table=summary.table.id)).text
    assert await evening.client.tables.tables_of(UserId(evening.ada.id)) == []


async def test_nobody_opens_tables_without_end(evening: Evening) -> None:
    for _ in range(5):
        await evening.ada.slash(PLACE, "play", game="settlers")
    refused = await evening.ada.slash(PLACE, "play", game="settlers")
    assert "5 tables" in refused.text
    assert len(await evening.client.tables.tables_of(UserId(evening.ada.id))) == 5
    await evening.boris.slash(PLACE, "play", game="settlers")
    assert len(await evening.client.tables.tables_of(UserId(evening.boris.id))) == 1


async def test_controls_of_one_server_do_nothing_in_another(evening: Evening) -> None:
    thread = await evening.begun()
    table = (await evening.live(thread)).table.id
    panel = evening.panel(thread)
    await evening.client.store.write(lambda db: db.execute("UPDATE tables SET guild_id = 1"))
    evening.client.tables._shelf._tables.clear()
    mover, _ = await evening.mover(thread)
    choice = next(button.custom_id for button in panel.buttons if ":do:" in button.custom_id)
    outcome = await mover.click(panel, choice)
    assert "another server" in outcome.text or "другому серверу" in outcome.text
    assert (await evening.client.tables.live(table)).state.moves == 0


@pytest.mark.parametrize("custom_id", ["cv:1:log:" + "9" * 80, "cv:1:dance", "cv::", "something else", "cv:999999:log"])
async def test_controls_that_nobody_knows_get_an_answer(evening: Evening, custom_id: str) -> None:
    thread = await evening.begun()
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Odd", custom_id=custom_id))
    place = evening.ada.place(thread)
    await evening.client.get_partial_messageable(place.id).send("Odd", view=view)
    outcome = await evening.clara.click(evening.clara.sees(thread)[-1], "Odd")
    assert not outcome.failed
    assert outcome.text
    assert "tell whoever runs me" not in outcome.text


async def test_texts_of_any_length_and_unknown_names_get_a_plain_sentence(evening: Evening) -> None:
    thread = await evening.begun()
    mover, _ = await evening.mover(thread)
    live = await evening.live(thread)
    offer = next(offer for offer in live.request(live.waiting()[0]).offers if offer.fields)
    outcome = await mover.slash(thread, f"settlers {offer.verb}", **{field.name: "x" * 6000 for field in offer.fields})
    assert not outcome.failed
    assert "tell whoever runs me" not in outcome.text
    assert 0 < len(outcome.text) <= 2000


async def test_a_name_that_turns_text_about_is_shown_without_its_marks(evening: Evening) -> None:
    evening.ada.user.display_name = "\u202edA\u202c\u2066 the Great"
    card = await evening.card()
    assert "\u202e" not in card.text
    assert "dA the Great" in card.text


async def test_what_only_a_server_has_is_offered_there_alone(evening: Evening) -> None:
    offered = evening.ada.commands(PLACE)
    of_servers = {"bring", "watch", "unwatch", "tables", "caravel"}
    for name, command in offered.items():
        installs, contexts = ([0], [0]) if name in of_servers else ([0, 1], [0, 1])
        assert (name, command.body["integration_types"]) == (name, installs)
        assert (name, command.body["contexts"]) == (name, contexts)
    private = evening.ada.commands(evening.ada.dm)
    assert private.keys() == offered.keys() - of_servers | {"table"}

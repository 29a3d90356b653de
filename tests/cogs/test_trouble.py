"""What people are told when something goes wrong: what stands, what does not, and how to go on."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Iterator

import discord
import pytest

from bot.local.world.interaction import Progress
from bot.panel.kit.ids import parse
from bot.panel.questions.clicked import ANSWERING
from bot.store.connection import Connection
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.model import Person
from cogs.kit import answering, making_moves
from games.core.seats import Seat
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, custom_ids, press
from tests.support.refusing import Matches, answers_refused, asks, refusal

LOG = "The game begins"
FIRST_ANSWER: Matches = asks("POST", "/callback")
LOST = (
    lambda: refusal(500, 0),
    lambda: refusal(400, 40060),
    ConnectionResetError,
    TimeoutError,
)


@contextlib.contextmanager
def busy_database(port: Harbour) -> Iterator[None]:
    """The database's thread has something else to do, as when a disk is slow."""
    free = threading.Event()
    busy = asyncio.ensure_future(port.client.store.read(lambda db: free.wait(20)))
    try:
        yield
    finally:
        free.set()
        busy.add_done_callback(lambda _: None)


def same_move_twice(live: Live) -> str | None:
    """A move after which the same seat may make the very same one again."""
    seat = Seat(live.waiting()[0])
    request = live.request(seat)
    for offer in (each for each in request.offers if not each.aside):
        for move in offer.moves(50):
            trial = live.play.copy()
            trial.apply(seat, move)
            again = trial.legal(seat)
            if again.asked and again.accepts(move):
                return request.text(move)
    return None


async def at_a_move_that_can_be_made_twice(
    port: Harbour, *people: Player, game: str = "santa_maria", seed: int = 0
) -> tuple[Evening, Player, str]:
    """In Santa Maria it soon comes to one; in Archipelago people have something to whisper by then."""
    evening = await Evening.begin(port, *people, game=game, seed=seed)
    for _ in range(80):
        text = same_move_twice(evening.live)
        if text is not None:
            return evening, evening.mover(), text
        await (evening.move_sensibly() if seed else evening.move_by_panel())
    raise AssertionError("no move can be made twice in a row")


@pytest.mark.parametrize("lost", LOST)
async def test_a_move_whose_answer_is_lost_stands_and_the_person_is_told_so(
    evening: Evening, lost: Callable[[], BaseException]
) -> None:
    mover = evening.mover()
    offered = await mover.autocomplete(evening.thread, "move", "move")
    with answers_refused(FIRST_ANSWER, lost):
        outcome = await mover.slash(evening.thread, "move", move=next(iter(offered.values())))
    assert evening.live.state.moves == 1
    assert "Done and saved" in outcome.text or "Всё сделано" in outcome.text
    assert "discord.com/channels" in outcome.text
    assert "Nothing has changed" not in outcome.text


@pytest.mark.parametrize("lost", [*LOST, lambda: refusal(404, 10062), lambda: refusal(404, 10015)])
async def test_an_answer_that_discord_does_not_take_is_a_line_of_the_log_and_no_error(
    port: Harbour, evening: Evening, lost: Callable[[], BaseException]
) -> None:
    mover = evening.mover()
    offered = await mover.autocomplete(evening.thread, "move", "move")
    with answers_refused(lambda _: True, lost, times=99):
        await mover.slash(evening.thread, "hand")
        await mover.slash(evening.thread, "move", move=next(iter(offered.values())))
    noted = [record for record in port.log if record.levelno >= logging.WARNING]
    assert noted
    assert [record.getMessage() for record in noted if record.levelno > logging.WARNING or record.exc_info] == []


async def test_the_same_move_sent_again_in_good_faith_is_no_second_move(
    port: Harbour, ada: Player, boris: Player
) -> None:
    evening, mover, text = await at_a_move_that_can_be_made_twice(port, ada, boris)
    moves = evening.live.state.moves
    with answers_refused(lambda _: True, lambda: refusal(500, 0), times=99):
        await mover.slash(evening.thread, "move", move=text)
    assert evening.live.state.moves == moves + 1
    outcome = await mover.slash(evening.thread, "move", move=text)
    assert "already went through" in outcome.text or "уже сделан" in outcome.text
    assert evening.live.state.moves == moves + 1
    await mover.slash(evening.thread, "move", move=text)
    assert evening.live.state.moves == moves + 2


def a_deal(evening: Evening, person: Player) -> str:
    """Something that this person can put to the other alone."""
    request = evening.live.request(Seat(evening.people.index(person)))
    offer = request.offer("deal")
    assert offer is not None
    return request.text(offer.any_move(lambda _: 0))


@pytest.mark.parametrize("whispered", [False, True])
@pytest.mark.parametrize("lost", [0, 99])
async def test_nobody_learns_by_a_move_sent_again_that_others_have_whispered(
    port: Harbour, ada: Player, boris: Player, whispered: bool, lost: int
) -> None:
    evening, mover, text = await at_a_move_that_can_be_made_twice(port, ada, boris, game="archipelago", seed=5)
    with answers_refused(lambda _: True, lambda: refusal(500, 0), times=lost):
        await mover.slash(evening.thread, "move", move=text)
    version = evening.live.table.version
    if whispered:
        other = boris if mover is ada else ada
        await other.slash(evening.thread, "move", move=a_deal(evening, other))
        assert evening.live.recent.moves()[-1].version < evening.live.table.version == version + 1
    outcome = await mover.slash(evening.thread, "move", move=text)
    assert ("already went through" in outcome.text or "уже сделан" in outcome.text) == (lost > 0)


async def test_after_a_free_action_every_control_is_another_and_the_former_ones_come_late(
    port: Harbour, ada: Player, boris: Player
) -> None:
    evening, mover, text = await at_a_move_that_can_be_made_twice(port, ada, boris)
    seat, former = evening.live.waiting()[0], evening.panel
    own = (await mover.slash(evening.thread, "move", move=text)).message
    moves, version = evening.live.state.moves, evening.live.table.version
    for shown in (evening.panel, own):
        answers = [at for at in map(parse, custom_ids(shown)) if at is not None and at.act in ANSWERING]
        assert {at.number for at in answers} == {evening.live.request(seat).number}
    for button in (each for each in former.buttons if ":do:" in each.custom_id):
        outcome = await mover.click(former, button.custom_id, stale=True)
        assert "has gone on" in outcome.text or "устарела" in outcome.text
    assert (evening.live.state.moves, evening.live.table.version) == (moves, version)
    await mover.slash(evening.thread, "move", move=text)
    assert evening.live.state.moves == moves + 1


async def test_after_a_whisper_private_controls_come_late_and_the_panel_is_as_it_was(
    port: Harbour, ada: Player, boris: Player
) -> None:
    evening = await Evening.begin(port, ada, boris, game="archipelago")
    while evening.live.request(evening.live.waiting()[0]).offer("deal") is None:
        await evening.move_by_panel()
    mover, seat, panel = evening.mover(), evening.live.waiting()[0], evening.panel
    more = (await press(mover, panel, "more")).message
    assert more is not None
    anytime = next(each for each in more.selects if ":verb:" in each.custom_id)
    question = evening.live.request(seat)
    whispering = Person(UserId(mover.id), mover.name, "en")
    await port.client.tables.turns.move(evening.live.table.id, whispering, a_deal(evening, mover))
    version = evening.live.table.version
    assert version > 1
    assert evening.live.request(seat).number == question.number
    await mover.select(more, anytime.custom_id, next(iter(anytime.options)), stale=True)
    assert "has gone on" in more.again.text or "устарела" in more.again.text
    assert evening.live.table.version == version
    assert evening.panel.raw == panel.raw
    await evening.move_by_panel()
    assert evening.live.request(seat).number > question.number


async def test_who_has_heard_of_their_move_may_make_it_again_at_once(port: Harbour, ada: Player, boris: Player) -> None:
    evening, mover, text = await at_a_move_that_can_be_made_twice(port, ada, boris)
    moves = evening.live.state.moves
    for _ in range(2):
        await mover.slash(evening.thread, "move", move=text)
    assert evening.live.state.moves == moves + 2


async def at_two_moves_that_can_be_taken_back(evening: Evening) -> Player:
    for _ in range(80):
        past = evening.live.past
        if len(past) > 1:
            return evening.people[past[-1].seat]
        await evening.move_by_panel()
    raise AssertionError("nobody made two moves in a row")


async def test_undo_sent_twice_at_once_takes_one_move_back(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    mover = await at_two_moves_that_can_be_taken_back(evening)
    moves = evening.live.state.moves
    monkeypatch.setattr(making_moves, "AT_ONCE", 60.0)
    await mover.slash(evening.thread, "undo")
    outcome = await mover.slash(evening.thread, "undo")
    assert "already undone" in outcome.text or "уже отменён, один раз" in outcome.text
    assert evening.live.state.moves == moves - 1
    monkeypatch.setattr(making_moves, "AT_ONCE", 0.0)
    await mover.slash(evening.thread, "undo")
    assert evening.live.state.moves == moves - 2


@pytest.mark.parametrize("command", ["games", "next", "help", "board", "status", "log", "watch", "settings", "end"])
async def test_a_busy_database_keeps_nobody_without_an_answer(
    port: Harbour, evening: Evening, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    mover = evening.mover()
    monkeypatch.setattr(answering, "PATIENCE", 0.01)
    with busy_database(port):
        outcome = await mover.hasty.slash(evening.thread, command)
        while outcome.progress is Progress.WAITING:
            await asyncio.sleep(0)
        assert outcome.progress in (Progress.THINKING, Progress.DONE), "what memory knows waits for no database"
    await port.local.settle()
    assert outcome.text
    assert not outcome.message.is_thinking


async def test_a_click_while_the_database_is_busy_is_answered_in_time(
    port: Harbour, evening: Evening, clara: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = evening.panel
    monkeypatch.setattr(answering, "PATIENCE", 0.01)
    with busy_database(port):
        outcome = await clara.hasty.click(panel, "My board")
        while outcome.progress is Progress.WAITING:
            await asyncio.sleep(0)
        assert outcome.progress is not Progress.FAILED
    await port.local.settle()
    assert outcome.text


async def spoil(port: Harbour, *changes: str) -> None:
    """Something is stored that was not there, and read anew."""

    def change(db: Connection) -> None:
        for each in changes:
            db.execute(each)

    await port.client.store.write(change)
    port.client.people._known.clear()
    port.client.tables._shelf._tables.clear()


async def test_a_language_that_is_not_there_any_more_breaks_no_answer(
    port: Harbour, evening: Evening, ada: Player
) -> None:
    thread = evening.thread
    await ada.slash(PLACE, "settings", language="ru")
    await spoil(
        port,
        "UPDATE people SET language = 'xx', settings = '{\"discord_language\": \"zz\"}'",
        "UPDATE tables SET language = 'xx'",
    )
    for command in ("games", "next", "board", "status", "log", "help"):
        outcome = await ada.slash(thread, command)
        assert "id:" not in outcome.text, command
        assert not outcome.failed
    await evening.move_by_panel()


async def test_one_damaged_game_spoils_no_other(port: Harbour, evening: Evening, ada: Player, boris: Player) -> None:
    damaged, thread = evening.live.table.id, evening.thread
    sound = await Evening.begin(port, ada, boris)
    await spoil(
        port,
        f"UPDATE snapshots SET state = x'00' WHERE table_id = {damaged}",
        f"UPDATE waiting SET since = since - 1000 WHERE table_id = {damaged}",
    )
    for player in (ada, boris):
        assert not (await player.slash(PLACE, "games")).failed
        assert f"{damaged}" in (await player.slash(PLACE, "watch")).text
    assert (await sound.mover().slash(PLACE, "next")).message.buttons
    refused = await ada.slash(thread, "board")
    assert "can't be loaded" in refused.text
    assert f"{damaged}" in refused.text
    await sound.move_by_panel()


async def test_a_damaged_game_is_put_back_to_where_it_was_sound(port: Harbour, evening: Evening, ada: Player) -> None:
    for _ in range(4):
        await evening.move_by_panel()
    live, thread = evening.live, evening.thread
    table, newest = live.table.id, live.table.version
    await spoil(port, f"UPDATE snapshots SET state = x'00' WHERE table_id = {table} AND version > {newest - 2}")
    port.local.set_bot_permissions(manage_threads=True)
    assert "last good state" in (await ada.slash(thread, "caravel mend")).text
    mended = evening.live
    assert mended.table.version == newest + 1
    assert mended.state.moves == live.state.moves - 2
    before = {live.request(seat).number for seat in live.waiting()}
    assert not before & {mended.request(seat).number for seat in mended.waiting()}
    await evening.move_by_panel()
    assert "is fine" in (await ada.slash(thread, "caravel mend")).text
    log = (await ada.slash(thread, "log")).text
    assert "restored the game" in log


async def test_a_damaged_game_can_be_closed_by_its_number(port: Harbour, evening: Evening, ada: Player) -> None:
    table, thread = evening.live.table.id, evening.thread
    await spoil(port, "UPDATE snapshots SET state = x'00'")
    assert "`/caravel close`" in (await ada.slash(thread, "board")).text
    assert LOG in (await ada.slash(thread, "log")).text
    assert "closed" in (await ada.slash(PLACE, "caravel close", table=table)).text
    assert (await port.client.tables.table(table)).status == "ended"
    panel = ada.sees(thread)[-1]
    assert "it was closed" in panel.text
    opened = await ada.click(panel, panel.button("Log").custom_id)
    for told in (opened.text, (await ada.slash(thread, "log")).text):
        assert LOG in told
        assert "closed the table" in told
    assert "it was closed" in (await ada.slash(thread, "board")).text
    assert "aren't playing" in (await ada.slash(PLACE, "games")).text


async def test_a_table_of_a_game_that_is_gone_can_be_listed_and_closed(
    port: Harbour, evening: Evening, ada: Player
) -> None:
    table = evening.live.table.id
    await spoil(port, "UPDATE tables SET game = 'chess'")
    assert "chess" in (await ada.slash(PLACE, "games")).text
    assert "chess" in (await ada.slash(PLACE, "watch")).text
    assert not (await ada.slash(PLACE, "next")).failed
    assert "closed" in (await ada.slash(PLACE, "caravel close", table=table)).text


async def test_a_lobby_whose_host_is_gone_can_be_closed_by_its_number(port: Harbour, ada: Player) -> None:
    await port.opened(ada)
    (summary,) = await port.client.tables.tables_of(UserId(ada.id))
    assert "closed" in (await ada.slash(PLACE, "caravel close", table=summary.table.id)).text
    assert await port.client.tables.tables_of(UserId(ada.id)) == []


async def test_nobody_opens_tables_without_end(port: Harbour, ada: Player, boris: Player) -> None:
    for _ in range(5):
        await ada.slash(PLACE, "play", game="settlers")
    refused = await ada.slash(PLACE, "play", game="settlers")
    assert "5 tables" in refused.text
    assert len(await port.client.tables.tables_of(UserId(ada.id))) == 5
    await boris.slash(PLACE, "play", game="settlers")
    assert len(await port.client.tables.tables_of(UserId(boris.id))) == 1


async def test_controls_of_one_server_do_nothing_in_another(port: Harbour, evening: Evening) -> None:
    table, panel, mover = evening.live.table.id, evening.panel, evening.mover()
    await spoil(port, "UPDATE tables SET guild_id = 1")
    choice = next(button.custom_id for button in panel.buttons if ":do:" in button.custom_id)
    outcome = await mover.click(panel, choice)
    assert "another server" in outcome.text or "другого сервера" in outcome.text
    assert (await port.client.tables.live(table)).state.moves == 0


@pytest.mark.parametrize("custom_id", ["cv:1:log:" + "9" * 80, "cv:1:dance", "cv::", "something else", "cv:999999:log"])
async def test_controls_that_nobody_knows_get_an_answer(
    port: Harbour, evening: Evening, clara: Player, custom_id: str
) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Odd", custom_id=custom_id))
    await port.client.get_partial_messageable(evening.thread.id).send("Odd", view=view)
    outcome = await clara.click(clara.sees(evening.thread)[-1], "Odd")
    assert not outcome.failed
    assert outcome.text
    assert "tell the bot's owner" not in outcome.text


async def test_texts_of_any_length_and_unknown_names_get_a_plain_sentence(evening: Evening) -> None:
    mover = evening.mover()
    live = evening.live
    offer = next(offer for offer in live.request(live.waiting()[0]).offers if offer.fields)
    outcome = await mover.slash(evening.thread, "settlers", move=offer.verb, details="x" * 600)
    assert not outcome.failed
    assert "tell the bot's owner" not in outcome.text
    assert 0 < len(outcome.text) <= 2000


async def test_a_name_that_turns_text_about_is_shown_without_its_marks(port: Harbour, ada: Player) -> None:
    ada.user.display_name = "\u202edA\u202c\u2066 the Great"
    card = await port.opened(ada)
    assert "\u202e" not in card.text
    assert "dA the Great" in card.text


async def test_what_only_a_server_has_is_offered_there_alone(ada: Player) -> None:
    offered = ada.commands(PLACE)
    of_servers = {"bring", "watch", "unwatch", "tables", "caravel", "notify", "server", "season"}
    for name, command in offered.items():
        installs, contexts = ([0], [0]) if name in of_servers else ([0, 1], [0, 1])
        assert (name, command.body["integration_types"]) == (name, installs)
        assert (name, command.body["contexts"]) == (name, contexts)
    private = ada.commands(ada.dm)
    assert private.keys() == offered.keys() - of_servers | {"table"}

"""A turn is tried, move after move, and done at once or forgotten; nobody else can tell that somebody tries."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from bot.features.trying.rows import REMEMBERED_FOR, Kept, load_try
from bot.local.world.realm import Exchange
from bot.panel.kit.ids import parse
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.tables.live import Live
from games.core.saving import save
from games.core.seats import Seat
from tests.driver import Outcome, Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import Harbour, acts, answering, custom_ids, press
from tests.support.playing import Playing
from tests.support.stored import all_tables

TO_ONE_ALONE = ("/interactions/", "/webhooks/")
EMOJIS = "/applications/{application_id}/emojis"
"""Are brought to Discord in their own time."""


class Trial:
    """One of an evening's people tries their turn, on their own board."""

    def __init__(self, evening: Evening, person: Player, seed: int) -> None:
        self.evening = evening
        self.port = evening.harbour
        self.person = person
        self.seat = Seat(evening.people.index(person))
        self._playing = Playing(self.port, seed)

    async def open(self) -> SeenMessage:
        """From the panel over one's own board; the very first one asks how one wants to be called."""
        board = (await press(self.person, self.evening.panel, "board")).message
        if "try" not in acts(board):
            board = (await press(self.person, self.evening.panel, "board")).message
        self.card = (await press(self.person, board, "try")).message
        return self.card

    async def kept(self) -> Kept | None:
        """What is remembered of it."""
        table, user, now = self.evening.live.table.id, UserId(self.person.id), self.port.client.now()
        return await self.port.client.store.read(lambda db: load_try(db, table, user, now))

    async def moves(self) -> tuple[str, ...]:
        found = await self.kept()
        return () if found is None else found.moves

    async def go_on(self) -> None:
        """One move more, by what the card shows and what that leads to."""
        before = await self.moves()
        for _ in range(60):
            assert answering(self.card), self.card.text
            assert all(control.tried for control in map(parse, answering(self.card)) if control is not None)
            self.card = (await self._playing.one_click(self.person, self.card)).message
            if await self.moves() != before:
                return
        raise AssertionError("clicks without end")

    async def to_its_end(self) -> int:
        """As far as it goes: so many moves."""
        await self.open()
        while answering(self.card):
            await self.go_on()
        return len(await self.moves())

    def id(self, what: str) -> str:
        """The button of the card that does this."""
        return next(
            each for each in custom_ids(self.card.again) if f":try:{self.seat}." in each and f":{what}:" in each
        )

    async def press(self, what: str) -> Outcome:
        """Press it."""
        outcome = await self.person.click(self.card, self.id(what))
        self.card = outcome.message
        return outcome


async def long_turn(port: Harbour, *, least: int = 2, game: str = "santa_maria") -> Trial:
    """Somebody has tried a turn of several moves, up to its end; the table knows nothing of it."""
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game=game)
    for seed in range(60):
        trial = Trial(evening, evening.mover(), seed)
        if await trial.to_its_end() >= least:
            return trial
        await trial.press("forget")
        await evening.move_sensibly()
    raise AssertionError("no turn is long enough")


@contextmanager
def exchanges(port: Harbour) -> Iterator[list[Exchange]]:
    """All that Caravel says to Discord meanwhile."""
    heard: list[Exchange] = []
    port.local.realm.observers.append(heard.append)
    try:
        yield heard
    finally:
        port.local.realm.observers.remove(heard.append)


async def stored(port: Harbour) -> dict[str, list[tuple[object, ...]]]:
    """The whole database, but for what is somebody's try, and which private messages they have open."""

    def everything(db: Connection) -> dict[str, list[tuple[object, ...]]]:
        names = [name for name in all_tables(db) if name not in ("tries", "private_cards")]
        return {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names}

    return await port.client.store.read(everything)


async def tries(port: Harbour) -> list[tuple[object, ...]]:
    """All that anybody tries."""
    return await port.client.store.read(lambda db: db.execute("SELECT * FROM tries").fetchall())


def seen_by(person: Player) -> list[tuple[int, object]]:
    """All that this person sees, and whether there is anything new."""
    return [(message.id, message.shows) for place in person.places for message in person.sees(place)] + [
        (place.id, person.unread(place)) for place in person.places
    ]


async def test_several_moves_are_tried_and_done_as_one_change(port: Harbour) -> None:
    trial = await long_turn(port)
    evening, moves = trial.evening, await trial.moves()
    live, other = evening.live, evening.others(trial.person)[0]
    version, state = live.table.version, save(live.state)
    pings = [message.id for message in other.sees(evening.thread) if message.pings_me]
    with exchanges(port) as heard:
        await trial.press("do")
    live = evening.live
    assert live.table.version == version + len(moves)
    assert save(live.state) != state
    told = [each for each in heard if not each.route.startswith(TO_ONE_ALONE) and each.method != "GET"]
    posted = [each for each in told if each.method == "POST" and each.route.endswith("/messages")]
    assert len(posted) <= 1, [each.route for each in told]
    called = [message.id for message in other.sees(evening.thread) if message.pings_me and message.id not in pings]
    assert len(called) == (Seat(evening.people.index(other)) in live.waiting())
    lines = await stored(port)
    last = sorted(lines["log"], key=lambda row: int(str(row[1])))[-len(moves) :]
    assert len({row[-2] for row in last}) == 1, "they were not made at one moment"
    assert await trial.kept() is None
    evening.look()


def position(live: Live) -> object:
    """How the game stands, whatever number its questions have."""

    def bare(thing: object) -> object:
        if isinstance(thing, dict):
            return {key: bare(value) for key, value in thing.items() if key not in ("requests", "asked", "began")}
        return [bare(each) for each in thing] if isinstance(thing, list) else thing

    return bare(msgspec.to_builtins(live.state))


async def test_undo_takes_back_one_move_of_it_as_ever(port: Harbour) -> None:
    trial = await long_turn(port)
    before, version = position(trial.evening.live), trial.evening.live.table.version
    moves = await trial.moves()
    await trial.press("do")
    for _ in moves:
        assert position(trial.evening.live) != before
        assert trial.evening.live.may_undo(UserId(trial.person.id))
        await trial.person.slash(trial.evening.thread, "undo")
        await port.later(60)
    assert position(trial.evening.live) == before
    assert trial.evening.live.table.version == version + 2 * len(moves)
    trial.evening.look()


async def test_what_is_forgotten_leaves_no_trace_and_nobody_can_tell(port: Harbour) -> None:
    trial = await long_turn(port)
    other = trial.evening.others(trial.person)[0]
    await trial.press("forget")
    before, saw, log = await stored(port), seen_by(other), len(port.log)
    with exchanges(port) as heard:
        await trial.to_its_end()
        assert len(await trial.moves()) > 0
        assert await stored(port) == before
        await trial.press("forget")
    assert "Nothing happened at the table" in trial.card.text
    assert await trial.kept() is None
    assert await stored(port) == before
    assert seen_by(other) == saw
    routes = {each.route for each in heard}
    assert {route for route in routes if not route.startswith((*TO_ONE_ALONE, EMOJIS))} == set()
    said = {record.getMessage() for record in port.log[log:] if record.name.startswith(("bot.", "cogs."))}
    assert said <= {"an interaction is over"}, "of whom and where that line says nothing"
    assert port.leaks(trial.evening.live) == []
    trial.evening.look()


async def test_back_and_forth(port: Harbour) -> None:
    trial = await long_turn(port)
    moves, shown = await trial.moves(), trial.card.text
    await trial.press("undo")
    assert await trial.moves() == moves[:-1]
    assert trial.card.text != shown
    await trial.press("redo")
    assert await trial.moves() == moves
    assert trial.card.text == shown
    for _ in moves:
        await trial.press("undo")
    assert await trial.kept() is not None, "what was taken back can be made again"
    assert acts(trial.card).count("try") == 2
    await trial.press("redo")
    await trial.go_on()
    kept = await trial.kept()
    assert kept is not None
    assert kept.undone == (), "another way was taken"


async def test_it_outlives_a_restart_and_a_late_control_shows_how_it_stands(port: Harbour) -> None:
    trial = await long_turn(port)
    await trial.press("undo")
    moves, shown, undo = await trial.moves(), trial.card.text, trial.id("undo")
    await port.restart()
    await port.client.tables.live(TableId(trial.evening.table))
    await trial.open()
    assert trial.card.text == shown
    await trial.person.click(trial.card, undo)
    assert await trial.moves() == moves[:-1]
    late = await trial.person.click(trial.card, undo, stale=True)
    assert "You've changed this try since then" in late.message.text
    assert await trial.moves() == moves[:-1]
    trial.card = late.message
    await trial.press("redo")
    await trial.press("redo")
    await trial.press("do")
    assert await trial.kept() is None
    trial.evening.look()


async def test_the_table_has_moved_on(port: Harbour) -> None:
    trial = await long_turn(port)
    do = trial.id("do")
    await trial.evening.move_sensibly()
    board = (await press(trial.person, trial.evening.panel, "board")).message
    assert await trial.kept() is not None
    version = trial.evening.live.table.version
    told = await press(trial.person, board, "try")
    assert "the moves you tried no longer fit" in told.message.text
    assert await trial.kept() is None
    forged = port.local.forger.click(trial.person, told.message, do)
    await port.local.settle()
    assert not forged.failed
    assert trial.evening.live.table.version == version
    trial.evening.look()


async def test_what_is_hidden_ends_it_and_can_be_done_all_the_same(port: Harbour) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="settlers")
    for seed in range(30):
        trial = Trial(evening, evening.mover(), seed)
        await trial.to_its_end()
        if "what comes next is hidden" in trial.card.text:
            break
        await trial.press("do")
    moves, version = await trial.moves(), evening.live.table.version
    assert port.leaks(evening.live) == []
    assert not answering(trial.card)
    await trial.press("do")
    assert evening.live.table.version == version + len(moves)
    evening.look()


async def test_two_taps_on_do_it_all_do_it_once(port: Harbour) -> None:
    trial = await long_turn(port)
    moves, version, do = await trial.moves(), trial.evening.live.table.version, trial.id("do")
    taps = [await trial.person.hasty.click(trial.card, do) for _ in range(2)]
    await port.local.settle()
    assert trial.evening.live.table.version == version + len(moves)
    assert not any(tap.failed for tap in taps)
    late = port.local.forger.click(trial.person, trial.card, do)
    await port.local.settle()
    assert not late.failed
    assert trial.evening.live.table.version == version + len(moves)
    trial.evening.look()


async def test_somebody_elses_tap_does_nothing(port: Harbour) -> None:
    trial = await long_turn(port)
    other = trial.evening.others(trial.person)[0]
    moves, version = await trial.moves(), trial.evening.live.table.version
    stranger = port.local.add_player("Dora")
    for person in (other, stranger):
        for what in ("do", "forget", "undo"):
            tap = port.local.forger.click(person, trial.evening.panel, trial.id(what))
            await port.local.settle()
            assert not tap.failed
            assert tap.private
    assert (await trial.moves(), trial.evening.live.table.version) == (moves, version)
    trial.evening.look()


async def test_it_is_remembered_for_a_day(port: Harbour) -> None:
    trial = await long_turn(port)
    await port.later(REMEMBERED_FOR - 60)
    assert await trial.kept() is not None
    await port.later(120)
    assert await tries(port) == []
    await trial.open()
    assert "no longer fit" not in trial.card.text
    assert answering(trial.card)


async def test_who_is_forgotten_has_tried_nothing(port: Harbour) -> None:
    trial = await long_turn(port)
    assert await tries(port)
    await trial.person.slash(trial.evening.thread, "forget-me", sure=True)
    assert await tries(port) == []


async def test_while_others_are_to_move_it_becomes_a_plan(port: Harbour) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="puerto_rico")
    other = evening.others(evening.mover())[0]
    trial = Trial(evening, other, 3)
    await trial.open()
    before = await stored(port)
    (begin,) = trial.card.selects
    role = next(value for value, label in begin.options.items() if "role" in label)
    trial.card = (await other.select(trial.card, begin.custom_id, role)).message
    await trial.go_on()
    assert await stored(port) == before
    (move,) = await trial.moves()
    await port.restart()
    await port.client.tables.live(TableId(evening.table))
    await trial.open()
    await trial.press("plan")
    assert "Kept as your plan" in trial.card.text
    assert await trial.kept() is None
    left = evening.live.plans_of(trial.seat)
    assert left is not None
    assert [wish.move for plan in left.plans for wish in plan.wishes] == [move]
    assert port.leaks(evening.live) == []


async def test_what_is_tried_beforehand_goes_on_when_the_question_comes(port: Harbour) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="puerto_rico")
    first = evening.mover()
    trial = Trial(evening, evening.others(first)[0], 3)
    await trial.open()
    (begin,) = trial.card.selects
    role = next(value for value, label in begin.options.items() if "role" in label)
    trial.card = (await trial.person.select(trial.card, begin.custom_id, role)).message
    offered = next(each for each in trial.card.selects if "captain" in each.options or ":pick:" in each.custom_id)
    trial.card = (await trial.person.select(trial.card, offered.custom_id, "captain")).message
    assert await trial.moves() == ("choose captain",)
    await first.slash(evening.thread, "move", move="choose prospector")
    assert evening.mover() is trial.person
    await trial.open()
    assert "no longer fit" not in trial.card.text
    assert "Captain" in trial.card.text or "captain" in trial.card.text
    await trial.press("do")
    line = await port.client.tables.last_line(TableId(evening.table))
    assert line is not None
    assert line.text == "choose captain"
    evening.look()

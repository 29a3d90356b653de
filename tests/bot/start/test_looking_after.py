"""What the host is told of the tables, whether Caravel runs or not."""

import asyncio
from pathlib import Path

import pytest

from bot.host.pulse import Running, beat
from bot.start.command_line import main
from bot.start.looking_after import TEXT_ROOM, status, tables
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.kept_copies import KeptCopies
from bot.store.table.records import NewTable, Sitting
from bot.store.table.tables import create_table
from bot.store.telling.news import AtTable, CardNews, Outgoing
from bot.store.telling.outbox import begin_next, fail_outbox, put_outbox
from games.core.seats import Seat

DAY = 86400.0
FORBIDDEN = "Caravel may not write there: its host was told which permissions it lacks"
SAT = (Sitting(Seat(0), UserId(1), "Ada", 0.0), Sitting(Seat(1), None, "", 0.0, computer=True))
WHERE = ((GuildId(7), "settlers"), (GuildId(7), "maracaibo"), (None, "settlers"))


def fill(db: Connection) -> None:
    for guild, game in WHERE:
        channel = None if guild is None else ChannelId(70)
        new = NewTable(
            game=game, host=UserId(1), seat_count=2, language="en", guild_id=guild, channel_id=channel, seats=SAT
        )
        create_table(db, new, now=DAY)
    db.execute("UPDATE tables SET status = 'playing', updated_at = ? WHERE id = 2", (3 * DAY,))
    put_outbox(db, [Outgoing(news=CardNews(), target=AtTable(TableId(1)), table_id=TableId(1))] * 2)
    begun = begin_next(db, AtTable(TableId(1)))
    assert begun is not None
    fail_outbox(db, begun.id, "FORBIDDEN: Forbidden('403')")
    db.execute("UPDATE outbox SET at = ?", (4 * DAY,))


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    async def make() -> None:
        async with Store.open(tmp_path / "data" / "local") as store:
            await store.write(fill)

    asyncio.run(make())
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "local"


def test_how_it_stands_is_told_with_what_is_stuck_and_why(data: Path) -> None:
    beat(data, shards={0: True, 1: False}, now=6 * DAY, running=Running("0.0.9", 77, 5 * DAY, 12))
    copies = KeptCopies(data, 1)
    (data / "caravel-19700106-120000.sqlite").touch()
    well, copied, database, *lines = status(data, copies, 6 * DAY)
    assert copied == "The newest copy is 12 hours old."
    assert well.startswith(
        "Caravel is well. Not connected of 2 shards: 1. Caravel 0.0.9, process 77, began 1 day ago, on 12 servers. This"
    )
    assert database.startswith("Database: schema ")
    assert lines == [
        "Tables that have not begun: 2 (settlers 2).",
        "Tables that are in play: 1 (maracaibo 1).",
        "Servers with tables that are not over: 1.",
        "To be told: 2, the oldest for 2 days.",
        f"  table:1: 2 untold, for 2 days, tried 1 times. {FORBIDDEN} (Forbidden('403'))",
    ]


def test_each_table_has_a_line_the_longest_untouched_first(data: Path) -> None:
    of_settlers, privately, of_maracaibo = (
        "1: settlers, lobby, server 7, 1 people and 1 computers, waits for 0, untouched for 5 days, 2 untold",
        "3: settlers, lobby, private, 1 people and 1 computers, waits for 0, untouched for 5 days",
        "2: maracaibo, playing, server 7, 1 people and 1 computers, waits for 0, untouched for 3 days",
    )
    assert list(tables(data, None, 6 * DAY)) == [of_settlers, privately, of_maracaibo, "3 tables."]
    assert list(tables(data, 7, 6 * DAY)) == [of_settlers, of_maracaibo, "2 tables."]


def test_the_commands_say_it_and_change_nothing(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert [main(["status"]), main(["tables", "--server", "7"]), main(["forget", "1"])] == [0, 0, 0]
    told = capsys.readouterr().out
    assert told.startswith(f"No Caravel runs on {Path('data/local')}.\n")
    assert "They sit at 3 tables that are not over" in told
    assert "--sure" in told


@pytest.mark.parametrize("text", ["", "  \n ", "x" * (TEXT_ROOM + 1)])
def test_what_is_no_line_is_not_announced(data: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["announce", text]) == 1
    assert capsys.readouterr().err == f"An announcement is one line of 1 to {TEXT_ROOM} signs.\n"


@pytest.mark.parametrize("rubbish", ["ada", "-1", "9" * 19, "9" * 5000, "\u0663"])
def test_what_is_no_person_is_refused(data: Path, rubbish: str) -> None:
    with pytest.raises(SystemExit):
        main(["forget", rubbish, "--sure"])


def test_where_nothing_is_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert [main(["status"]), main(["tables"]), main(["announce", "Hello"])] == [1, 1, 1]
    assert len(capsys.readouterr().err.splitlines()) == 3
    assert list(tmp_path.iterdir()) == []


def test_the_tables_of_an_earlier_caravel_are_left_alone(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def make_older() -> None:
        async with Store.open(data) as store:
            await store.write(lambda db: db.execute("PRAGMA user_version = 20"))

    asyncio.run(make_older())
    assert main(["announce", "Hello"]) == 1
    assert "start this one once" in capsys.readouterr().err


def test_what_is_asked_while_nobody_runs_waits(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["announce", " Back \n at six. "]) == 0
    assert capsys.readouterr().out == "No Caravel is well on these tables now: it is done as soon as one runs.\n"

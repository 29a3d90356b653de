"""The command line as a host meets it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.start.command_line import main
from bot.store.engine.database import Store
from bot.store.engine.lock import DataLock
from bot.store.engine.sqlite import FILE_NAME
from bot.store.identity import UserId
from bot.store.table.records import NewTable
from bot.store.table.tables import create_table
from tests.support.logs import logs_as_before


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    async def make() -> None:
        new = NewTable(game="settlers", host=UserId(1), seat_count=2, language="en")
        async with Store.open(tmp_path / "data" / "local") as store:
            await store.write(lambda db: create_table(db, new, now=1.0))

    asyncio.run(make())
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "local"


def test_backup_and_restore(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "copy.sqlite"]) == 0
    assert main(["restore", "copy.sqlite"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "All tables are copied to copy.sqlite.",
        "All tables are as in copy.sqlite. The former ones are kept in data/local/caravel-before-restore.sqlite.",
    ]


def test_a_refusal_is_one_plain_line(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "nowhere/copy.sqlite"]) == 1
    assert main(["restore", "nothing.sqlite"]) == 1
    assert main(["export", "9"]) == 1
    assert main(["export", "1", "nowhere/table.json"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "The directory nowhere does not exist.",
        "There is no file nothing.sqlite.",
        "There is no table 9.",
        "nowhere/table.json: No such file or directory.",
    ]


def test_export_to_a_file_and_to_the_screen(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "1", "table.json"]) == 0
    assert capsys.readouterr().out == "Table 1 is written to table.json.\n"
    assert main(["export", "1"]) == 0
    shown = capsys.readouterr().out
    assert shown == Path("table.json").read_text(encoding="utf-8")
    assert msgspec.json.decode(shown)["table"]["id"] == 1


def test_every_wrong_setting_is_told_and_nothing_is_done(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVEL_LANGUAGE", "fr")
    monkeypatch.setenv("CARAVEL_LOCAL_PORT", "x")
    assert main(["backup", "copy.sqlite"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
    assert not Path("copy.sqlite").exists()


def test_an_empty_start_touches_nothing_while_another_caravel_runs(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = DataLock(data)
    before = sorted(path.name for path in data.iterdir())
    try:
        with logs_as_before():
            assert main(["--fresh"]) == 1
    finally:
        lock.release()
    assert "Caravel is running on" in capsys.readouterr().err
    assert sorted(path.name for path in data.iterdir()) == before


def test_a_file_that_is_not_ours_is_refused_in_a_line(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("foreign.sqlite").write_bytes(b"SQLite format 3\0" + bytes(4000))
    Path("text.sqlite").write_text("hello " * 1000)
    Path("empty.sqlite").touch()
    cut = Path("cut.sqlite")
    assert main(["backup", "copy.sqlite"]) == 0
    cut.write_bytes(Path("copy.sqlite").read_bytes()[:9000])
    capsys.readouterr()
    for file in ("foreign.sqlite", "text.sqlite", "empty.sqlite", "cut.sqlite", "."):
        assert main(["restore", file]) == 1, file
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 5
    assert not any("Traceback" in line for line in lines)
    assert main(["export", "1"]) == 0


def test_a_damaged_store_is_refused_in_a_line_whatever_is_asked(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data / FILE_NAME).write_text("rubbish " * 2000)
    for arguments in (["export", "1"], ["backup", "copy.sqlite"], []):
        assert main(arguments) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert not any("Traceback" in line for line in lines)


@pytest.mark.parametrize("arguments", [["restore", "copy.sqlite"], []])
def test_a_folder_that_cannot_be_written_is_named(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    assert main(["backup", "copy.sqlite"]) == 0
    Path("in the way").touch()
    monkeypatch.setenv("CARAVEL_DATA", "in the way/data")
    assert main(arguments) == 1
    assert "in the way/data" in capsys.readouterr().err


def test_a_number_that_no_table_has_is_refused_in_a_line(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "9" * 30]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_table_that_cannot_be_read_is_exported_as_far_as_it_can_be(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE_NAME)) as db, db:
        db.execute("UPDATE tables SET game = 'chess', status = 'playing', version = 1")
        db.execute("INSERT INTO snapshots (table_id, version, state) VALUES (1, 1, x'00')")
        db.execute("INSERT INTO log (table_id, number, kind, text, events, at) VALUES (1, 1, 'move', 'x', '[{}]', 1)")
    assert main(["export", "1", "table.json"]) == 0
    exported = msgspec.json.decode(Path("table.json").read_bytes())
    assert exported["table"]["game"] == "chess"
    assert (exported["state"], exported["damaged"]) == (None, ["state", "1"])

"""The command line as a host meets it."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.start.command_line import main
from bot.store import NewTable, Store, create_table


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    async def make() -> None:
        store = await Store.open(tmp_path / "data" / "local")
        new = NewTable(game="settlers", host=1, seat_count=2, language="en")
        await store.write(lambda db: create_table(db, new, now=1.0))
        await store.close()

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

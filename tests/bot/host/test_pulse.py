"""The pulse says whether a running Caravel is well."""

import asyncio
from pathlib import Path

import pytest

from bot.host.pulse import TOO_OLD, beat, beating, trouble, unheard
from bot.start.command_line import main


def test_a_fresh_pulse_is_well_and_an_old_one_is_not(tmp_path: Path) -> None:
    beat(tmp_path, shards={0: True}, now=1000.0)
    assert trouble(tmp_path, 1000.0 + TOO_OLD) == ""
    assert "last seen well 61 seconds ago" in trouble(tmp_path, 1061.0)
    assert "0 seconds" in trouble(tmp_path, 900.0), "a clock that was set back"


def test_without_a_connection_it_is_not_well(tmp_path: Path) -> None:
    beat(tmp_path, shards={0: False, 1: False}, now=1000.0)
    assert trouble(tmp_path, 1000.0) == "Caravel runs, but is not connected to Discord."


def test_with_some_of_its_shards_it_is_well_and_says_which_are_missing(tmp_path: Path) -> None:
    beat(tmp_path, shards={0: False, 1: True, 2: False}, now=1000.0)
    assert trouble(tmp_path, 1000.0) == ""
    assert unheard(tmp_path) == "Not connected of 3 shards: 0, 2."
    beat(tmp_path, shards={0: True, 1: True}, now=1000.0)
    assert unheard(tmp_path) == ""


@pytest.mark.parametrize(
    "rubbish", ["", "{", "[]", '{"at": "now"}', '{"at": 0, "shards": 1}', '{"at": {}, "shards": [true]}']
)
def test_rubbish_is_no_pulse(tmp_path: Path, rubbish: str) -> None:
    (tmp_path / "pulse.json").write_text(rubbish, encoding="utf-8")
    assert trouble(tmp_path, 0.0) == f"No Caravel runs on {tmp_path}."


async def test_it_beats_while_it_runs_and_leaves_nothing_behind(tmp_path: Path) -> None:
    living = asyncio.create_task(beating(tmp_path, lambda: {0: True}))
    while not (tmp_path / "pulse.json").exists():
        await asyncio.sleep(0)
    living.cancel()
    await asyncio.wait({living})
    assert list(tmp_path.iterdir()) == []


def test_the_command_says_it_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["health"]) == 1
    assert capsys.readouterr().err == "No Caravel runs on data/local.\n"
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("Caravel ")


def test_who_stands_by_is_well(tmp_path: Path) -> None:
    beat(tmp_path, shards={}, now=100.0)
    assert trouble(tmp_path, 100.0) == ""
    assert unheard(tmp_path) == "It stands by: others serve all shards."


def test_shards_of_a_block_are_named_by_their_own_numbers(tmp_path: Path) -> None:
    beat(tmp_path, shards={2: True, 3: False}, now=100.0)
    assert unheard(tmp_path) == "Not connected of 2 shards: 3."

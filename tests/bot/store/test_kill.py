"""Kill -9 in the middle of writing: nothing acknowledged is lost, nothing is half there, the next start just works."""

import random
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from bot.store.connection import Connection
from bot.store.engine.sqlite import FILE_NAME
from bot.store.identity import TableId
from bot.store.table.log import load_state
from tests.bot.store.writer import TABLES

ROOT = Path(__file__).resolve().parents[3]
KILLS = 12


def acknowledged_before_a_kill(data: Path, after_lines: int) -> dict[int, int]:
    """Let the writer work until it has printed so many lines, kill it, and return what each table was told last."""
    command = [sys.executable, "-m", "tests.bot.store.writer", str(data)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(after_lines)]
        writer.kill()
        lines += writer.stdout.readlines()
    versions: dict[int, int] = {}
    for line in lines:
        if line.endswith("\n"):
            table_id, version = line.split()
            versions[int(table_id)] = int(version)
    assert versions, "the writer did not start"
    return versions


def check_whole(db: Connection, table_id: int, acknowledged: int) -> None:
    (version,) = db.execute("SELECT version FROM tables WHERE id = ?", (table_id,)).fetchone()
    assert version >= acknowledged
    numbers = [number for (number,) in db.execute("SELECT number FROM log WHERE table_id = ?", (table_id,))]
    assert numbers == list(range(1, version + 1))
    if version:
        assert load_state(db, TableId(table_id)) == (version, b'{"at":%d}' % version)
    (messages,) = db.execute("SELECT count(*) FROM outbox WHERE table_id = ?", (table_id,)).fetchone()
    (heard,) = db.execute("SELECT count(*) FROM interactions WHERE id / 1000000 = ?", (table_id,)).fetchone()
    assert messages == heard == version / 2


@pytest.mark.sqlite_only
def test_a_killed_process_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    chance = random.Random(7)
    acknowledged = dict.fromkeys(TABLES, 0)
    for _ in range(KILLS):
        acknowledged |= acknowledged_before_a_kill(tmp_path, after_lines=chance.randint(1, 40))
        with closing(connect(tmp_path / FILE_NAME)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for table_id in TABLES:
                check_whole(db, table_id, acknowledged[table_id])

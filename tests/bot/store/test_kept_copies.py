"""Copies that Caravel makes by itself: whole, so many, and one of before each migration."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from bot.host.secret import Secret
from bot.host.settings import Settings
from bot.store.engine.copies import backup, restore
from bot.store.engine.database import Store
from bot.store.engine.migrate import migrate, schema_version, scripts
from bot.store.engine.sqlite import FILE_NAME
from bot.store.engine.unusable import CopyRefused
from bot.store.facts import recall_fact, remember_fact
from bot.store.kept_copies import KeptCopies, copied_before_migrating, copies_of
from bot.store.table.records import Table

NOON = datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp()
HOUR = 3600.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "copies"


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


async def test_so_many_are_kept_and_nothing_else_goes(store: Store, table: Table, tmp_path: Path, folder: Path) -> None:
    copies = KeptCopies(folder, 2)
    assert copies.newest() is None
    folder.mkdir()
    for other in ("caravel-monday.sqlite", "caravel-before-restore.sqlite", "caravel-local-20200101-000000.sqlite"):
        (folder / other).touch()
    others = names(folder)
    (folder / "caravel-20200101-000000.sqlite.part").touch()
    for hour in range(4):
        copies.add(partial(backup, tmp_path), NOON + hour * HOUR)
    assert names(folder) == sorted([*others, "caravel-20261119-140000.sqlite", "caravel-20261119-150000.sqlite"])
    assert copies.newest() == NOON + 3 * HOUR


async def test_a_copy_can_be_put_back(store: Store, tmp_path: Path, folder: Path) -> None:
    await store.write(lambda db: remember_fact(db, "colour", "red"))
    copy = KeptCopies(folder, 2).add(partial(backup, tmp_path), NOON)
    (tmp_path / "elsewhere").mkdir()
    restore(tmp_path / "elsewhere", copy)
    async with Store.open(tmp_path / "elsewhere") as found:
        assert await found.read(lambda db: recall_fact(db, "colour")) == "red"


async def test_what_cannot_be_read_is_not_kept_and_takes_no_older_ones_place(
    store: Store, tmp_path: Path, folder: Path
) -> None:
    def spoil(copy: Path) -> None:
        backup(tmp_path, copy)
        copy.write_bytes(copy.read_bytes()[:9000])

    copies = KeptCopies(folder, 1)
    copies.add(partial(backup, tmp_path), NOON)
    with pytest.raises(CopyRefused):
        copies.add(spoil, NOON + HOUR)
    assert names(folder) == ["caravel-20261119-120000.sqlite"]


def older(data: Path, schema: int) -> Settings:
    data.mkdir(exist_ok=True)
    with closing(sqlite3.connect(data / FILE_NAME)) as db:
        migrate(db, upto=schema)
    return Settings(token=Secret("a.b.c"), data=data)


def before(settings: Settings, now: float = NOON) -> Path | None:
    return copied_before_migrating(settings, partial(backup, settings.folder), now)


@pytest.mark.sqlite_only
async def test_before_a_migration_a_copy_is_made_with_which_one_can_go_back(tmp_path: Path) -> None:
    settings = older(tmp_path / "data", 20)
    copy = before(settings)
    assert copy is not None
    assert copy.name == "before-migrating-0020-20261119-120000.sqlite"
    assert before(settings, NOON + HOUR) is None, "a start that fails again and again fills no disk"
    async with Store.open(settings.folder):
        pass
    assert before(settings, NOON + 48 * HOUR) is None, "there is nothing to migrate any more"
    with closing(sqlite3.connect(copy)) as db:
        assert schema_version(db) == 20


def test_where_nothing_is_migrated_nothing_is_copied(tmp_path: Path) -> None:
    assert before(older(tmp_path / "new", max(scripts()))) is None
    assert before(Settings(data=tmp_path / "nothing")) is None
    settings = older(tmp_path / "old", 20)
    kept = Settings(token=settings.token, data=settings.data, backup_before_migrating=False)
    assert before(kept) is None
    (settings.folder / FILE_NAME).write_text("rubbish")
    assert before(settings) is None


def test_those_of_the_local_table_are_no_others(tmp_path: Path) -> None:
    (tmp_path / "caravel-20261119-120000.sqlite").touch()
    (tmp_path / "caravel-local-20261119-130000.sqlite").touch()
    local, real = (copies_of(Settings(token=token, backups=tmp_path)) for token in (None, Secret("a.b.c")))
    assert local is not None
    assert real is not None
    assert (local.newest(), real.newest()) == (NOON + HOUR, NOON)
    assert copies_of(Settings()) is None

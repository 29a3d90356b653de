"""Backup and restore of the whole store, and its way from one engine to another."""

from pathlib import Path

from bot.host.database_address import DatabaseAddress
from bot.store.engine import houses
from bot.store.engine.contents import Contents
from bot.store.engine.copy_files import check, flush_directory
from bot.store.engine.lock import DataLock
from bot.store.engine.unusable import CopyRefused


def backup(data: Path, copy: Path, database: DatabaseAddress | None = None) -> None:
    """Write a consistent copy of the store to a new file, also while the bot runs."""
    house = houses.house_at(data, database)
    house.must_be_there()
    if copy.exists():
        raise CopyRefused(f"{copy} exists already; name a new file.")
    if not copy.parent.is_dir():
        raise CopyRefused(f"The directory {copy.parent} does not exist.")
    draft = copy.with_name(copy.name + ".part")
    house.copy_to(draft)
    draft.replace(copy)
    flush_directory(copy.parent)


def restore(data: Path, copy: Path, database: DatabaseAddress | None = None) -> Path | None:
    """Put a backup in the store's place and return where the former store is kept, if there was one.

    Refuses a file that is no whole Caravel backup; DataInUse while the bot runs.
    """
    check(copy)
    house = houses.house_at(data, database)
    lock = DataLock(data)
    try:
        former, _ = house.take(copy)
        return former
    finally:
        lock.release()


def move(
    data: Path, there: DatabaseAddress | None, here: DatabaseAddress | None = None
) -> tuple[Path | None, Contents | None]:
    """Bring the store to another engine, where it is the same to the last row; what was there is kept aside.

    It stays where it was, too: DataInUse while the bot runs.
    """
    source, target = houses.house_at(data, here), houses.house_at(data, there)
    source.must_be_there()
    lock = DataLock(data)
    try:
        with source.as_file() as file:
            check(file)
            return target.take(file)
    finally:
        lock.release()

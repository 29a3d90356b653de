"""Copies that Caravel makes by itself: so many are kept, and each is read before an older one goes for it."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.host.settings import Settings
from bot.store.engine import houses
from bot.store.engine.copy_files import check
from bot.store.engine.migrate import scripts

Make = Callable[[Path], None]
"""Writes a consistent copy to this new file."""

TIME = "%Y%m%d-%H%M%S"
USUAL = "caravel"
BEFORE_KEPT = 3
"""So many copies from before a migration are kept."""
AGAIN = 24 * 3600.0
"""A start that fails again and again makes no further copy of the same tables meanwhile."""


class KeptCopies:
    """Those of one kind in a folder, told by the times in their names; other files there are left alone."""

    def __init__(self, folder: Path, kept: int, kind: str = USUAL) -> None:
        self._folder = folder
        self._kept = kept
        self._kind = kind

    def newest(self) -> float | None:
        """When the last one was made."""
        return max(self._all().values(), default=None)

    def add(self, make: Make, now: float) -> Path:
        """Make one, read it, and only then let go of the oldest. What cannot be read is not kept."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for left in self._folder.glob(f"{self._kind}-*.sqlite.part"):
            left.unlink(missing_ok=True)
        copy = self._folder / f"{self._kind}-{datetime.fromtimestamp(now, UTC):{TIME}}.sqlite"
        make(copy)
        try:
            check(copy)
        except BaseException:
            copy.unlink(missing_ok=True)
            raise
        in_order = sorted(self._all().items(), key=lambda each: each[1])
        for old, _ in in_order[: -self._kept]:
            old.unlink(missing_ok=True)
        return copy

    def _all(self) -> dict[Path, float]:
        found: dict[Path, float] = {}
        for file in self._folder.glob(f"{self._kind}-*.sqlite"):
            try:
                at = datetime.strptime(file.stem.removeprefix(f"{self._kind}-"), TIME).replace(tzinfo=UTC)
            except ValueError:
                continue
            found[file] = at.timestamp()
        return found


def copies_of(settings: Settings) -> KeptCopies | None:
    """Those that the host wants to be made now and again; those of the local table are not Discord's."""
    if settings.backups is None:
        return None
    return KeptCopies(settings.backups, settings.backups_kept, f"{USUAL}-local" if settings.local else USUAL)


def copied_before_migrating(settings: Settings, make: Make, now: float) -> Path | None:
    """A copy of tables that this Caravel is about to migrate; None if it does not, or has just made one."""
    there = houses.house_at(settings.folder, settings.database)
    found = there.schema() if settings.backup_before_migrating else None
    if found is None or not 0 < found < max(scripts()):
        return None
    copies = KeptCopies(settings.backups or settings.folder, BEFORE_KEPT, f"before-migrating-{found:04d}")
    newest = copies.newest()
    return None if newest is not None and 0 <= now - newest < AGAIN else copies.add(make, now)

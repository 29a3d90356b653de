"""Why a database or a copy cannot be used, in words for the host."""

from pathlib import Path

BEFORE_RESTORE = "caravel-before-restore.sqlite"
"""What was there before something was put in its place, in the folder."""


class DatabaseUnusable(Exception):
    """The database is there and the engine cannot work with it."""

    def __init__(self, place: Path | str, error: Exception, cure: str = "If it is damaged, restore a backup.") -> None:
        super().__init__(f"{place} cannot be used: {error}. {cure}")


class EngineMissing(DatabaseUnusable):
    """Nothing is installed that speaks with the server."""

    def __init__(self) -> None:
        Exception.__init__(
            self, "CARAVEL_DATABASE needs a package that is not there: pip install 'caravel-bot[postgresql]'."
        )


class CopyRefused(Exception):
    """Why there was no backup or restore."""

"""One bot at a time on one data directory."""

import fcntl
import os
from pathlib import Path


class DataInUse(Exception):
    """Another Caravel works on this data."""

    def __init__(self, data: Path, process: str) -> None:
        super().__init__(f"Caravel is running on {data}" + (f" (process {process})" if process else ""))


class DataLock:
    """Held from construction to release, or to the end of the process, however it ends."""

    def __init__(self, data: Path) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self._file = (data / "caravel.lock").open("a+")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.seek(0)
            process = self._file.read().strip()
            self._file.close()
            raise DataInUse(data, process) from None
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def release(self) -> None:
        """Let another take it."""
        self._file.close()

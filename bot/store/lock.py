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
        self._file = os.open(data / "caravel.lock", os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            process = os.read(self._file, 20).decode("ascii", "ignore").strip()
            os.close(self._file)
            raise DataInUse(data, process) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode("ascii"))

    def release(self) -> None:
        """Let another take it."""
        os.close(self._file)

"""One bot at a time on one data directory."""

import contextlib
import fcntl
import os
from pathlib import Path


class DataInUse(Exception):
    """Another Caravel works on this data."""

    def __init__(self, data: Path | str, process: str = "") -> None:
        super().__init__(f"Caravel is running on {data}" + (f" (process {process})" if process else ""))


class DataLock:
    """Held from construction to release, or to the end of the process, however it ends."""

    def __init__(self, data: Path) -> None:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        keep_private(data)
        keep_private(data / "caravel.lock")
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


def keep_private(path: Path) -> None:
    """A folder or file that is for its owner alone: seeds and hands are in it. A file is made if there is none."""
    if path.is_dir():
        mode = 0o700
    else:
        mode = 0o600
        os.close(os.open(path, os.O_CREAT | os.O_RDONLY, mode))
    if path.stat().st_mode & 0o777 != mode:
        with contextlib.suppress(PermissionError):
            path.chmod(mode)

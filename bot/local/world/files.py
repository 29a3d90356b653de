"""The bytes of attachments: new ones in memory until stored, older ones read back when asked for."""

from collections.abc import Awaitable, Callable

LARGEST_FILE = 10 * 1024 * 1024

Reader = Callable[[int], Awaitable[bytes | None]]


class Files:
    def __init__(self, read_stored: Reader | None = None) -> None:
        self._read_stored = read_stored
        self._in_memory: dict[int, bytes] = {}
        self.unsaved: dict[int, bytes | None] = {}

    def put(self, file_id: int, data: bytes) -> None:
        self._in_memory[file_id] = data
        self.unsaved[file_id] = data

    def drop(self, file_id: int) -> None:
        self._in_memory.pop(file_id, None)
        self.unsaved[file_id] = None

    def saved(self, file_id: int) -> None:
        """The store holds it now: no need to keep it here."""
        if file_id not in self.unsaved:
            self._in_memory.pop(file_id, None)

    async def get(self, file_id: int) -> bytes | None:
        data = self._in_memory.get(file_id)
        if data is None and self._read_stored is not None:
            data = await self._read_stored(file_id)
        return data

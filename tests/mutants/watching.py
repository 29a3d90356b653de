"""Which lines of the rules a test executes."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import CodeType, FrameType
from typing import Any


@dataclass
class Watch:
    """The lines of some files that are executed, and whether anything of some other files is."""

    files: frozenset[str]
    players: tuple[str, ...] = ()
    lines: set[tuple[str, int]] = field(default_factory=set)
    played: bool = False

    def __post_init__(self) -> None:
        self._left: dict[CodeType, set[int]] = {}

    @contextmanager
    def on(self) -> Iterator[None]:
        """While somebody looks."""
        sys.settrace(self._call)
        try:
            yield
        finally:
            sys.settrace(None)

    def _call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        left = self._left.get(code)
        if left is None:
            if code.co_filename not in self.files:
                self.played = self.played or code.co_filename.startswith(self.players or ("\0",))
                left = set()
            else:
                left = {line for _, _, line in code.co_lines() if line is not None} - {code.co_firstlineno}
            self._left[code] = left
        return self._line if left else None

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            code, line = frame.f_code, frame.f_lineno
            self.lines.add((code.co_filename, line))
            self._left[code].discard(line)
        return self._line

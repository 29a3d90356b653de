"""Finished pictures kept by what they show, within a bound of bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from render.kit.picture import Picture

_ROOM = 48 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Showing:
    """All that decides what a picture looks like. Marks are the names of what is marked as changed."""

    game: str
    view: str
    seat: int | None
    locale: str
    marks: tuple[Hashable, ...] = ()
    kind: str = "table"


class Gallery:
    """The pictures drawn last; equal showings give the very same bytes. Safe to share between threads."""

    def __init__(self, room: int = _ROOM) -> None:
        self._room = room
        self._held = 0
        self._pictures: OrderedDict[Showing, Picture] = OrderedDict()
        self._lock = threading.Lock()

    def picture(self, showing: Showing, draw: Callable[[], Picture]) -> Picture:
        """The picture of a showing: a kept one, else drawn now and kept."""
        kept = self._kept(showing)
        return kept if kept is not None else self._keep(showing, draw())

    @property
    def held(self) -> int:
        """How many bytes of pictures are kept."""
        return self._held

    def _kept(self, showing: Showing) -> Picture | None:
        with self._lock:
            picture = self._pictures.get(showing)
            if picture is not None:
                self._pictures.move_to_end(showing)
            return picture

    def _keep(self, showing: Showing, picture: Picture) -> Picture:
        with self._lock:
            first = self._pictures.setdefault(showing, picture)
            if first is picture:
                self._held += len(picture.data)
            while self._held > self._room and len(self._pictures) > 1:
                _, oldest = self._pictures.popitem(last=False)
                self._held -= len(oldest.data)
            return first

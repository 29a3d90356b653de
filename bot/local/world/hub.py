"""Carries what happened to whoever may know it: the bot's gateway and the players' pages."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from bot.local.world.json_object import Json

Listener = Callable[[str, Json], None]


@dataclass(frozen=True)
class Dispatch:
    name: str
    data: Json
    to_bot: bool = True
    players: Collection[int] = ()


@dataclass
class _Held:
    """Events of one REST request, kept back until its answer is written."""

    events: list[Dispatch] = field(default_factory=list)
    released: bool = False


_held: ContextVar[_Held | None] = ContextVar("held_events", default=None)


class Hub:
    def __init__(self) -> None:
        self._gateways: list[Listener] = []
        self._players: dict[int, list[Listener]] = {}
        self._watchers: list[Callable[[Dispatch], None]] = []

    def watch(self, watcher: Callable[[Dispatch], None]) -> None:
        """To be called after each event has gone out."""
        self._watchers.append(watcher)

    def on_gateway(self, listener: Listener) -> None:
        self._gateways.append(listener)

    def listen(self, user_id: int, listener: Listener) -> Callable[[], None]:
        """Subscribe a player's page; returns how to stop."""
        listeners = self._players.setdefault(user_id, [])
        listeners.append(listener)
        return lambda: listeners.remove(listener)

    def is_online(self, user_id: int) -> bool:
        return bool(self._players.get(user_id))

    def emit(self, event: Dispatch) -> None:
        held = _held.get()
        if held is not None and not held.released:
            held.events.append(event)
        else:
            self._deliver(event)

    def tell(self, user_id: int, name: str, data: Json) -> None:
        """Something that concerns one player alone."""
        self.emit(Dispatch(name, data, to_bot=False, players=(user_id,)))

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Nobody may act on a message before the bot has its own answer: a click would find no view."""
        held = _Held()
        token = _held.set(held)
        try:
            yield
        finally:
            _held.reset(token)
            held.released = True
            for event in held.events:
                self._deliver(event)

    def _deliver(self, event: Dispatch) -> None:
        if event.to_bot:
            for gateway in self._gateways:
                gateway(event.name, event.data)
        for user_id in event.players:
            for listener in list(self._players.get(user_id, ())):
                listener(event.name, event.data)
        for watcher in self._watchers:
            watcher(event)

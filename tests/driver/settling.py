"""Waits until the bot has done all that the events so far make it do."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.local.actions.interactions import Interactions
from bot.local.serve.gateway import Gateway
from bot.local.serve.rest.app import Rest

PATIENCE_SECONDS = 30.0
_PAUSE_SECONDS = 0.002
# What discord.py calls the tasks in which handlers run.
_HANDLER_TASKS = (
    "CommandTree-invoker",
    "discord-ui-view-dispatch",
    "discord-ui-modal-dispatch",
    "discord-ui-dynamic-item",
    "discord.py: ",
)

Idle = Callable[[], Awaitable[None]]


class NotSettled(AssertionError):
    """The bot is still at something after a long time."""


class Settling:
    """`in_process`: the bot runs in this event loop, where its tasks can be seen; else its answers are waited for.

    A handler that itself waits for a person (`View.wait`) is never idle: such a bot cannot be settled.
    """

    def __init__(self, gateway: Gateway, rest: Rest, interactions: Interactions, *, in_process: bool) -> None:
        self._gateway = gateway
        self._rest = rest
        self._interactions = interactions
        self._in_process = in_process
        self.idle: list[Idle] = []

    async def settle(self) -> None:
        """Two quiet rounds after each other: nothing unheard, nothing running, nothing asked meanwhile."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                quiet = 0
                while quiet < 2:
                    quiet = quiet + 1 if await self._round_is_quiet() else 0
        except TimeoutError:
            raise NotSettled(f"Still busy: {self._busy()}") from None

    async def _round_is_quiet(self) -> bool:
        before = self._progress()
        busy = not all(session.up_to_date for session in self._gateway.connected)
        await self._gateway.all_is_heard()
        tasks = self._handler_tasks()
        if tasks:
            await asyncio.wait(tasks)
            busy = True
        while self._rest.in_flight or self._is_awaited_from_afar():
            await asyncio.sleep(_PAUSE_SECONDS)
            busy = True
        for idle in self.idle:
            await idle()
        return not busy and before == self._progress()

    def _is_awaited_from_afar(self) -> bool:
        return not self._in_process and bool(self._gateway.connected) and bool(self._interactions.waiting)

    def _progress(self) -> tuple[int, ...]:
        return (self._rest.handled, *(session.sequence for session in self._gateway.connected))

    def _handler_tasks(self) -> list[asyncio.Task[object]]:
        own = asyncio.current_task()
        return [task for task in asyncio.all_tasks() if task is not own and task.get_name().startswith(_HANDLER_TASKS)]

    def _busy(self) -> list[str]:
        unheard = ["unheard events" for session in self._gateway.connected if not session.up_to_date]
        return [*unheard, *(task.get_name() for task in self._handler_tasks())]

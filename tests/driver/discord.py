"""The local Discord with people at it who do what a test tells them."""

from collections.abc import Sequence
from typing import Protocol

from bot.local import LocalDiscord, LocalSettings
from bot.local.actions.player_actions import PlayerActions
from bot.local.actions.players import set_bot_permissions
from bot.local.serve.page_hooks import PageHooks
from bot.local.world.clock import Clock
from bot.local.world.fresh import add_player
from bot.local.world.things import User
from tests.driver.forger import Forger
from tests.driver.moderator import Moderator
from tests.driver.player import Player
from tests.driver.settling import Settling


class DrivenHooks(PageHooks, Protocol):
    async def idle(self) -> None:
        """Returns when the bot's own background work is done."""


class DrivenDiscord(LocalDiscord):
    def __init__(
        self, settings: LocalSettings | None = None, *, clock: Clock | None = None, hooks: DrivenHooks | None = None
    ) -> None:
        super().__init__(settings, clock=clock, hooks=hooks)
        self._idle = None if hooks is None else hooks.idle

    async def _start(self) -> None:
        await super()._start()
        self.settling = Settling(
            self.gateway, self.rest, self.interactions, in_process=self.settings.point_discord_py_here
        )
        if self._idle is not None:
            self.settling.idle.append(self._idle)

    @property
    def errors(self) -> Sequence[str]:
        """Faults of the local Discord and requests it does not know: a test should find none."""
        return self.realm.problems

    @property
    def moderator(self) -> Moderator:
        return Moderator(self.realm)

    @property
    def forger(self) -> Forger:
        return Forger(self.realm, self.interactions)

    def actions_of(self, user: User) -> PlayerActions:
        return PlayerActions(self.realm, self.interactions, user.id)

    def player(self, name: str) -> Player:
        user = next((each for each in self.world.players if each.display_name == name), None)
        if user is None:
            raise LookupError(f"Nobody here is called {name}")
        return self._play_as(user)

    def add_player(self, name: str) -> Player:
        return self._play_as(add_player(self.world, self.realm.ids, name))

    def set_bot_permissions(self, channel: str | None = None, /, **names: bool) -> None:
        """Give and take the bot's permissions, by their names, in one channel or in the whole server."""
        named = {each.name: each.id for each in self.world.channels.values()}
        set_bot_permissions(self.realm, names, None if channel is None else named[channel])

    def _play_as(self, user: User) -> Player:
        return Player(self.realm, self.actions_of(user), self.settle)

    async def bot_arrives(self) -> None:
        """Until a bot is connected; for one that runs in a process of its own."""
        await self.gateway.bot_is_here.wait()

    async def settle(self) -> None:
        """Until the bot has nothing left to do about what has happened so far."""
        await self.settling.settle()

"""Does at the local server what only its moderators can."""

from bot.local.actions import channels, messaging, threads
from bot.local.actions.players import switch_overwrite
from bot.local.wire.guilds import guild_create
from bot.local.world.hub import Dispatch
from bot.local.world.realm import Realm
from bot.local.world.things import Channel, Guild, Member
from tests.driver.player import Player
from tests.driver.seen_message import SeenMessage


class Moderator:
    """Nobody is asked whether they may."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm

    @property
    def _server(self) -> Guild:
        return next(iter(self._realm.world.guilds.values()))

    def _place(self, place_id: int) -> Channel:
        return self._realm.world.channels[place_id]

    def lock(self, thread_id: int) -> None:
        thread = self._place(thread_id)
        threads.state_of(thread).locked = True
        threads.announce(self._realm, thread)

    def archive(self, thread_id: int) -> None:
        thread = self._place(thread_id)
        threads.state_of(thread).archived = True
        threads.announce(self._realm, thread)

    def delete_message(self, message: SeenMessage) -> None:
        found = self._realm.world.message(message.channel_id, message.id)
        assert found is not None
        messaging.delete(self._realm, found)

    def delete_place(self, place_id: int) -> None:
        """A channel with its threads, or one thread."""
        channels.delete(self._realm, self._place(place_id))

    def allow(self, player: Player, channel: str, **names: bool) -> None:
        """Give and take what somebody may do in one channel, by the names of permissions."""
        place = next(each for each in self._realm.world.channels.values() if each.name == channel)
        switch_overwrite(self._realm, place, player.id, names)

    def remove_from_server(self, player: Player) -> None:
        """They leave, or are made to; a bot without the members intent is not told."""
        del self._server.members[player.id]
        self._realm.world.changed(self._server)

    def remove_bot(self) -> None:
        server = self._server
        del server.members[self._realm.world.bot_id]
        self._realm.world.changed(server)
        self._realm.hub.emit(Dispatch("GUILD_DELETE", {"id": str(server.id)}))

    def return_bot(self) -> None:
        server, bot_id = self._server, self._realm.world.bot_id
        roles = [role.id for role in server.roles if role.managed_by == bot_id]
        server.members[bot_id] = Member(user_id=bot_id, joined_at=self._realm.now(), roles=roles)
        self._realm.world.changed(server)
        self._realm.hub.emit(Dispatch("GUILD_CREATE", guild_create(self._realm, server)))

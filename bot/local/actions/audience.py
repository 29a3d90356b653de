"""Who is told of what happens in a place."""

from bot.local.world import permissions
from bot.local.world.hub import Dispatch
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Channel, Message


def players_seeing(realm: Realm, channel: Channel) -> list[int]:
    return [player.id for player in realm.world.players if permissions.sees(realm.world, player.id, channel)]


def tell_place(realm: Realm, channel: Channel, name: str, data: Json) -> None:
    """To everyone who sees the channel, the bot included."""
    bot_sees = permissions.sees(realm.world, realm.world.bot_id, channel)
    realm.hub.emit(Dispatch(name, data, to_bot=bot_sees, players=players_seeing(realm, channel)))


def tell_readers(realm: Realm, message: Message, name: str, data: Json) -> None:
    """To everyone who may read the message: an ephemeral one has a single reader, and no gateway sees it."""
    if message.reader is not None:
        realm.hub.tell(message.reader, name, data)
    else:
        tell_place(realm, realm.world.channels[message.channel_id], name, data)


def tell_players(realm: Realm, name: str, data: Json) -> None:
    """To every local player; Discord's gateway has no such event."""
    realm.hub.emit(Dispatch(name, data, to_bot=False, players=[player.id for player in realm.world.players]))

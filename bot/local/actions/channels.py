"""How channels and threads go."""

from bot.local.actions.audience import tell_place
from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.channels import text_id
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Channel


def delete(realm: Realm, channel: Channel) -> None:
    """With its threads and all that was said in them."""
    threads = [each for each in realm.world.channels.values() if each.parent_id == channel.id]
    for place in (*threads, channel):
        _remove(realm, place)


def _remove(realm: Realm, place: Channel) -> None:
    gone: Json = {"id": str(place.id), "guild_id": text_id(place.guild_id), "type": int(place.kind)}
    gone["parent_id"] = text_id(place.parent_id)
    event = "THREAD_DELETE" if place.is_thread else "CHANNEL_DELETE"
    tell_place(realm, place, event, gone if place.is_thread else channel_wire(realm, place))
    for message in realm.world.messages.get(place.id, {}).values():
        for attachment in message.attachments:
            realm.files.drop(attachment.id)
    realm.world.remove(place)

"""How messages come to be, change and go, whoever wrote them."""

from bot.local.actions.audience import tell_place, tell_readers
from bot.local.actions.threads import join, reopen, require_unlocked, rest_when_idle
from bot.local.validate.mentions import Mentions, mentioned
from bot.local.validate.messages import MessageDraft
from bot.local.wire.channels import text_id
from bot.local.wire.guilds import member
from bot.local.wire.messages import message_event
from bot.local.world import permissions, refusals
from bot.local.world.json_object import Json
from bot.local.world.permissions import Permission
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import iso
from bot.local.world.things import Channel, ChannelKind, Message, MessageFlag, MessageKind, Provenance


def require_sending(realm: Realm, author_id: int, channel: Channel, draft: MessageDraft) -> None:
    """Discord's demands on a sender in this place."""
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if draft.attachments:
        needed |= Permission.ATTACH_FILES
    if draft.embeds:
        needed |= Permission.EMBED_LINKS
    permissions.require(realm.world, author_id, channel, needed)
    held = permissions.in_channel(realm.world, author_id, channel)
    require_unlocked(realm, author_id, channel)
    if draft.reply_to is not None:
        if not held & Permission.READ_MESSAGE_HISTORY:
            raise refusals.reply_without_history()
        original = realm.world.message(channel.id, draft.reply_to)
        if original is None or original.is_ephemeral:
            raise refusals.unknown_reply()
    if channel.is_dm:
        _require_open_dms(realm, author_id, channel)


def _require_open_dms(realm: Realm, author_id: int, channel: Channel) -> None:
    for other in [user_id for user_id in channel.recipients if user_id != author_id]:
        refusal = realm.dm_refusals.get(other)
        if refusal is not None:
            raise refusal()
        if not realm.world.users[other].dms_open:
            raise refusals.closed_dms()
        if not (realm.world.share_a_server(author_id, other) or realm.world.users[other].installed):
            raise refusals.no_mutual_servers()


def post(
    realm: Realm,
    channel: Channel,
    author_id: int,
    draft: MessageDraft,
    *,
    kind: MessageKind = MessageKind.DEFAULT,
    provenance: Provenance | None = None,
    reader: int | None = None,
) -> Message:
    """Put a sound message into its channel and tell whoever may read it."""
    mentions = _resolve(realm, channel, author_id, draft, reader)
    message = Message(
        id=realm.ids.next(),
        channel_id=channel.id,
        author_id=author_id,
        kind=MessageKind.REPLY if draft.reply_to is not None and kind is MessageKind.DEFAULT else kind,
        content=draft.content,
        embeds=draft.embeds,
        components=draft.components,
        attachments=draft.attachments,
        flags=draft.flags,
        mentions=mentions.users,
        mention_roles=mentions.roles,
        mention_everyone=mentions.everyone,
        pinged=mentions.pinged,
        reply_to=draft.reply_to,
        provenance=provenance,
        reader=reader,
        nonce=draft.nonce,
    )
    _keep_files(realm, draft)
    realm.world.add(message)
    if reader is None:
        _count(realm, channel, message)
        _let_in(realm, channel, mentions.pinged)
    announce(realm, message, "MESSAGE_CREATE")
    return message


def _count(realm: Realm, channel: Channel, message: Message) -> None:
    channel.last_message_id = message.id
    if channel.thread is not None:
        channel.thread.message_count += 1
        reopen(realm, channel)
        rest_when_idle(realm, channel)
        join(realm, channel, message.author_id)
    realm.world.changed(channel)


def _let_in(realm: Realm, channel: Channel, user_ids: list[int]) -> None:
    """Whom a message in a thread mentions becomes a member of it, if the channel is open to them."""
    if channel.parent_id is None:
        return
    parent = realm.world.channels[channel.parent_id]
    for user_id in user_ids:
        if permissions.sees(realm.world, user_id, parent):
            join(realm, channel, user_id)


def _resolve(realm: Realm, channel: Channel, author_id: int, draft: MessageDraft, reader: int | None) -> Mentions:
    found = mentioned(draft.text, draft.allowed_mentions)
    found.users = [user_id for user_id in found.users if user_id in realm.world.users]
    found.pinged = [user_id for user_id in found.pinged if user_id in found.users]
    held = permissions.in_channel(realm.world, author_id, channel)
    if not held & Permission.MENTION_EVERYONE:
        found.everyone = False
    if draft.reply_to is not None and draft.allowed_mentions.replied_user:
        original = realm.world.message(channel.id, draft.reply_to)
        if original is not None and original.author_id not in found.users:
            found.users.append(original.author_id)
            found.pinged.append(original.author_id)
    if reader is not None:
        found.pinged = []
    return found


def edit(realm: Realm, message: Message, draft: MessageDraft) -> None:
    """Nobody is notified of an edit, whatever it mentions."""
    dropped = {each.id for each in message.attachments} - {each.id for each in draft.attachments}
    message.content = draft.content
    message.embeds = draft.embeds
    message.components = draft.components
    message.attachments = draft.attachments
    if not message.has(MessageFlag.LOADING):
        message.edited = realm.now()
    message.flags = draft.flags & ~MessageFlag.LOADING
    found = mentioned(draft.text, draft.allowed_mentions)
    message.mentions = [user_id for user_id in found.users if user_id in realm.world.users]
    message.mention_roles = found.roles
    for file_id in dropped:
        realm.files.drop(file_id)
    _keep_files(realm, draft)
    realm.world.changed(message)
    announce(realm, message, "MESSAGE_UPDATE")


def _keep_files(realm: Realm, draft: MessageDraft) -> None:
    for file_id, data in draft.new_files.items():
        realm.files.put(file_id, data)


def delete(realm: Realm, message: Message) -> None:
    for attachment in message.attachments:
        realm.files.drop(attachment.id)
    realm.world.remove(message)
    channel = realm.world.channels[message.channel_id]
    gone: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        gone["guild_id"] = str(channel.guild_id)
    tell_readers(realm, message, "MESSAGE_DELETE", gone)


def announce(realm: Realm, message: Message, event: str) -> None:
    tell_readers(realm, message, event, message_event(realm, message))


def pings(realm: Realm, message: Message, user_id: int) -> bool:
    """Whether the message rings at this person's place."""
    if message.author_id == user_id or message.has(MessageFlag.SUPPRESS_NOTIFICATIONS) or message.is_ephemeral:
        return False
    direct = realm.world.channels[message.channel_id].is_dm
    return direct or message.mention_everyone or user_id in message.pinged


def crosspost(realm: Realm, message: Message) -> None:
    """Publish it to the servers that follow the channel; once."""
    channel = realm.world.channels[message.channel_id]
    if channel.kind is not ChannelKind.ANNOUNCEMENT or message.is_ephemeral:
        raise refusals.wrong_channel_type()
    if message.has(MessageFlag.CROSSPOSTED):
        raise refusals.already_crossposted()
    message.flags |= MessageFlag.CROSSPOSTED
    realm.world.changed(message)
    announce(realm, message, "MESSAGE_UPDATE")


def start_typing(realm: Realm, channel: Channel, user_id: int) -> None:
    typing: Json = {
        "channel_id": str(channel.id),
        "user_id": str(user_id),
        "timestamp": int(realm.now()),
    }
    if channel.guild_id is not None:
        someone = realm.world.guilds[channel.guild_id].members[user_id]
        typing |= {"guild_id": text_id(channel.guild_id), "member": member(realm, someone)}
    tell_place(realm, channel, "TYPING_START", typing)


def pin(realm: Realm, message: Message, *, pinned: bool) -> None:
    message.pinned = realm.now() if pinned else None
    realm.world.changed(message)
    announce(realm, message, "MESSAGE_UPDATE")
    channel = realm.world.channels[message.channel_id]
    changed: Json = {
        "channel_id": str(channel.id),
        "last_pin_timestamp": None if message.pinned is None else iso(message.pinned),
    }
    if channel.guild_id is not None:
        changed["guild_id"] = str(channel.guild_id)
    tell_place(realm, channel, "CHANNEL_PINS_UPDATE", changed)

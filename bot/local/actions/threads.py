"""Threads and direct messages: how they open, who is in them, when they close."""

from bot.local.actions.audience import players_seeing, tell_place
from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.channels import thread as thread_wire
from bot.local.wire.channels import thread_member
from bot.local.world import permissions, refusals
from bot.local.world.hub import Dispatch
from bot.local.world.json_object import Json
from bot.local.world.permissions import Permission
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import seconds_of
from bot.local.world.things import Channel, ChannelKind, ThreadState

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def open_thread(
    realm: Realm,
    parent: Channel,
    owner_id: int,
    name: str,
    *,
    thread_id: int | None = None,
    private: bool = False,
    invitable: bool = True,
    auto_archive_minutes: int = 4320,
) -> Channel:
    """A new thread; one that starts from a message has that message's id."""
    thread = Channel(
        id=realm.ids.next() if thread_id is None else thread_id,
        kind=_kind(parent, private=private),
        name=name,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        thread=ThreadState(
            owner_id=owner_id,
            members={owner_id: realm.now()},
            archive_timestamp=realm.now(),
            invitable=invitable,
            auto_archive_minutes=auto_archive_minutes,
        ),
    )
    realm.world.add(thread)
    rest_when_idle(realm, thread)
    _tell_each(realm, thread, "THREAD_CREATE", newly_created=True)
    return thread


def _kind(parent: Channel, *, private: bool) -> ChannelKind:
    if private:
        return ChannelKind.PRIVATE_THREAD
    news = parent.kind is ChannelKind.ANNOUNCEMENT
    return ChannelKind.ANNOUNCEMENT_THREAD if news else ChannelKind.PUBLIC_THREAD


def _tell_each(realm: Realm, thread: Channel, name: str, **extra: bool) -> None:
    """A thread's payload holds its viewer's own membership, so everyone is sent their own."""
    bot_id = realm.world.bot_id
    if permissions.sees(realm.world, bot_id, thread):
        realm.hub.emit(Dispatch(name, thread_wire(thread, bot_id) | extra))
    for player_id in players_seeing(realm, thread):
        realm.hub.tell(player_id, name, thread_wire(thread, player_id) | extra)


def state_of(thread: Channel) -> ThreadState:
    if thread.thread is None:
        raise refusals.wrong_channel_type()
    return thread.thread


def join(realm: Realm, place: Channel, user_id: int) -> None:
    """Make someone a member of the thread; nothing happens elsewhere, or to one who is there."""
    state = place.thread
    if state is None or user_id in state.members:
        return
    state.members[user_id] = realm.now()
    realm.world.changed(place)
    joined = [thread_member(place, state, user_id)]
    _appear(realm, place, user_id)
    tell_place(realm, place, "THREAD_MEMBERS_UPDATE", _members_update(place, added_members=joined))


def _appear(realm: Realm, thread: Channel, user_id: int) -> None:
    """A private thread comes into being for whoever is let in; pages also mark the joined public ones."""
    private = thread.kind is ChannelKind.PRIVATE_THREAD
    payload = thread_wire(thread, user_id)
    if user_id != realm.world.bot_id:
        realm.hub.tell(user_id, "THREAD_CREATE" if private else "THREAD_UPDATE", payload)
    elif private:
        realm.hub.emit(Dispatch("THREAD_CREATE", payload))


def leave(realm: Realm, thread: Channel, user_id: int) -> None:
    """Take someone out of the thread; nothing happens to one who is not there."""
    state = state_of(thread)
    if state.members.pop(user_id, None) is None:
        return
    realm.world.changed(thread)
    update = _members_update(thread, removed_member_ids=[str(user_id)])
    to_bot = permissions.sees(realm.world, realm.world.bot_id, thread) or user_id == realm.world.bot_id
    players = {*players_seeing(realm, thread), user_id} - {realm.world.bot_id}
    realm.hub.emit(Dispatch("THREAD_MEMBERS_UPDATE", update, to_bot=to_bot, players=players))
    if user_id != realm.world.bot_id:
        _fade(realm, thread, user_id)


def _fade(realm: Realm, thread: Channel, user_id: int) -> None:
    """A private thread is gone for whoever left it; a public one is only no longer joined."""
    if permissions.sees(realm.world, user_id, thread):
        realm.hub.tell(user_id, "THREAD_UPDATE", thread_wire(thread, user_id))
    else:
        gone = {"id": str(thread.id), "guild_id": str(thread.guild_id), "parent_id": str(thread.parent_id)}
        realm.hub.tell(user_id, "THREAD_DELETE", gone)


def _members_update(thread: Channel, **changes: list[Json] | list[str]) -> Json:
    state = state_of(thread)
    return {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": min(len(state.members), 50),
        **changes,
    }


def reopen(realm: Realm, thread: Channel) -> None:
    """A message brings a thread back from the archive."""
    state = state_of(thread)
    if state.archived:
        state.archived = False
        state.archive_timestamp = realm.now()
        announce(realm, thread)


def rest_when_idle(realm: Realm, thread: Channel) -> None:
    """A thread goes to the archive by itself when nobody has written in it for its time."""
    state = state_of(thread)
    before = realm.archive_timers.pop(thread.id, None)
    if before is not None:
        before.cancel()
    active = max(seconds_of(thread.last_message_id or thread.id), state.archive_timestamp)
    idle_until = active + state.auto_archive_minutes * 60
    remaining = max(idle_until - realm.now(), 0.0)
    realm.archive_timers[thread.id] = realm.clock.call_later(remaining, lambda: _archive(realm, thread))


def _archive(realm: Realm, thread: Channel) -> None:
    state = state_of(thread)
    realm.archive_timers.pop(thread.id, None)
    if thread.id in realm.world.channels and not state.archived:
        state.archived = True
        state.archive_timestamp = realm.now()
        announce(realm, thread)


def announce(realm: Realm, thread: Channel) -> None:
    realm.world.changed(thread)
    _tell_each(realm, thread, "THREAD_UPDATE")


def require_unlocked(realm: Realm, user_id: int, place: Channel) -> None:
    """Nobody writes in a locked thread but who manages threads; one in the archive is first of all archived."""
    state = place.thread
    if state is not None and state.locked and not may_manage(realm, place, user_id):
        raise refusals.archived_thread() if state.archived else refusals.locked_thread()


def may_manage(realm: Realm, thread: Channel, user_id: int) -> bool:
    return bool(permissions.in_channel(realm.world, user_id, thread) & Permission.MANAGE_THREADS)


def direct_messages(realm: Realm, one: int, other: int) -> Channel:
    """The one conversation of two people, opened when first wanted."""
    found = realm.world.dm_between(one, other)
    if found is not None:
        return found
    opened = Channel(id=realm.ids.next(), kind=ChannelKind.DM, recipients=[one, other])
    realm.world.add(opened)
    for user_id in opened.recipients:
        if user_id != realm.world.bot_id:
            realm.hub.tell(user_id, "CHANNEL_CREATE", channel_wire(realm, opened, user_id))
    return opened

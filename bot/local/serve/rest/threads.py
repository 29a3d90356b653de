"""Threads: opening them, and who is in them."""

from bot.local.actions import threads
from bot.local.actions.messaging import post
from bot.local.serve.rest.call import NOTHING, Call, Response, Routes
from bot.local.validate.form import Form
from bot.local.validate.messages import MessageDraft
from bot.local.wire.channels import thread as thread_wire
from bot.local.wire.channels import thread_member
from bot.local.world import permissions, refusals
from bot.local.world.json_object import Json
from bot.local.world.permissions import Permission
from bot.local.world.things import Channel, ChannelKind, MessageFlag, MessageKind

routes = Routes()
_THREADS = (ChannelKind.ANNOUNCEMENT_THREAD, ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)
_MEMBERS = "/channels/{channel_id}/thread-members"


def _read_new_thread(call: Call) -> Json:
    form, fields = Form(), call.fields
    minutes = fields.get("auto_archive_duration") or 4320
    form.one_of(("auto_archive_duration",), minutes, threads.ARCHIVE_MINUTES)
    name = form.text(("name",), fields.get("name"), 1, 100, required=True)
    form.check()
    return {"name": name, "auto_archive_minutes": minutes}


def _parent(call: Call, needed: Permission) -> Channel:
    parent = call.channel()
    if parent.kind not in (ChannelKind.TEXT, ChannelKind.ANNOUNCEMENT):
        raise refusals.wrong_channel_type()
    permissions.require(call.realm.world, call.bot_id, parent, needed)
    return parent


@routes.add("POST", "/channels/{channel_id}/threads")
def open_thread(call: Call) -> Response:
    # Without a type Discord still opens a private thread here.
    kind = call.fields.get("type") or ChannelKind.PRIVATE_THREAD
    form = Form()
    form.one_of(("type",), kind, _THREADS)
    form.check()
    private = kind == ChannelKind.PRIVATE_THREAD
    parent = _parent(call, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    wanted = _read_new_thread(call)
    invitable = call.fields.get("invitable") is not False
    thread = threads.open_thread(call.realm, parent, call.bot_id, private=private, invitable=invitable, **wanted)
    if not private:
        _say_created(call, parent, thread)
    return Response(thread_wire(thread, call.bot_id), status=201)


def _say_created(call: Call, parent: Channel, thread: Channel) -> None:
    """A public thread without a first message leaves a line in its channel."""
    draft = MessageDraft(content=thread.name, flags=MessageFlag.HAS_THREAD)
    post(call.realm, parent, call.bot_id, draft, kind=MessageKind.THREAD_CREATED)


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def open_thread_on_message(call: Call) -> Response:
    parent = _parent(call, Permission.CREATE_PUBLIC_THREADS | Permission.READ_MESSAGE_HISTORY)
    message = call.message(parent)
    if message.id in call.realm.world.channels:
        raise refusals.thread_exists()
    wanted = _read_new_thread(call)
    thread = threads.open_thread(call.realm, parent, call.bot_id, thread_id=message.id, **wanted)
    message.flags |= MessageFlag.HAS_THREAD
    call.realm.world.changed(message)
    return Response(thread_wire(thread, call.bot_id), status=201)


def _thread(call: Call) -> Channel:
    thread = call.channel()
    threads.state_of(thread)
    return thread


@routes.add("GET", _MEMBERS)
def list_members(call: Call) -> Response:
    thread = _thread(call)
    permissions.require(call.realm.world, call.bot_id, thread, Permission.VIEW_CHANNEL)
    state = threads.state_of(thread)
    return Response([thread_member(thread, state, user_id) for user_id in state.members])


@routes.add("GET", f"{_MEMBERS}/{{user_id}}")
def get_member(call: Call) -> Response:
    thread = _thread(call)
    permissions.require(call.realm.world, call.bot_id, thread, Permission.VIEW_CHANNEL)
    state = threads.state_of(thread)
    if call.id("user_id") not in state.members:
        raise refusals.unknown_member()
    return Response(thread_member(thread, state, call.id("user_id")))


@routes.add("PUT", f"{_MEMBERS}/@me")
def join(call: Call) -> Response:
    thread = _open_thread(call)
    permissions.require(call.realm.world, call.bot_id, thread, Permission.VIEW_CHANNEL)
    threads.join(call.realm, thread, call.bot_id)
    return NOTHING


@routes.add("DELETE", f"{_MEMBERS}/@me")
def leave(call: Call) -> Response:
    threads.leave(call.realm, _open_thread(call), call.bot_id)
    return NOTHING


@routes.add("PUT", f"{_MEMBERS}/{{user_id}}")
def add_member(call: Call) -> Response:
    thread = _open_thread(call)
    permissions.require(call.realm.world, call.bot_id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    state, user_id = threads.state_of(thread), call.id("user_id")
    manages = threads.may_manage(call.realm, thread, call.bot_id)
    private = thread.kind is ChannelKind.PRIVATE_THREAD
    if private and not state.invitable and state.owner_id != call.bot_id and not manages:
        raise refusals.missing_permissions()
    if user_id not in call.realm.world.users:
        raise refusals.unknown_user()
    parent = call.realm.world.channels[thread.parent_id or 0]
    if not permissions.sees(call.realm.world, user_id, parent):
        raise refusals.missing_access()
    threads.join(call.realm, thread, user_id)
    return NOTHING


@routes.add("DELETE", f"{_MEMBERS}/{{user_id}}")
def remove_member(call: Call) -> Response:
    thread = _open_thread(call)
    state = threads.state_of(thread)
    own_private = thread.kind is ChannelKind.PRIVATE_THREAD and state.owner_id == call.bot_id
    if not own_private:
        permissions.require(call.realm.world, call.bot_id, thread, Permission.MANAGE_THREADS)
    threads.leave(call.realm, thread, call.id("user_id"))
    return NOTHING


def _open_thread(call: Call) -> Channel:
    thread = _thread(call)
    if threads.state_of(thread).archived:
        raise refusals.archived_thread()
    return thread


def _listed(call: Call, found: list[Channel]) -> Response:
    seen = [each for each in found if permissions.sees(call.realm.world, call.bot_id, each)]
    members = [
        thread_member(each, each.thread, call.bot_id)
        for each in seen
        if each.thread is not None and call.bot_id in each.thread.members
    ]
    listed = [thread_wire(each, call.bot_id) for each in seen]
    return Response({"threads": listed, "members": members, "has_more": False})


@routes.add("GET", "/guilds/{guild_id}/threads/active")
def active(call: Call) -> Response:
    found = call.realm.world.threads_of(call.guild().id)
    return _listed(call, [each for each in found if each.thread and not each.thread.archived])


def _archived(call: Call, *kinds: ChannelKind) -> list[Channel]:
    parent = _parent(call, Permission.READ_MESSAGE_HISTORY)
    found = [each for each in call.realm.world.channels.values() if each.parent_id == parent.id and each.kind in kinds]
    return [each for each in found if each.thread and each.thread.archived]


@routes.add("GET", "/channels/{channel_id}/threads/archived/public")
def archived_public(call: Call) -> Response:
    return _listed(call, _archived(call, ChannelKind.PUBLIC_THREAD, ChannelKind.ANNOUNCEMENT_THREAD))


@routes.add("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private(call: Call) -> Response:
    permissions.require(call.realm.world, call.bot_id, call.channel(), Permission.MANAGE_THREADS)
    return _listed(call, _archived(call, ChannelKind.PRIVATE_THREAD))


@routes.add("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def archived_joined(call: Call) -> Response:
    return _listed(call, _archived(call, ChannelKind.PRIVATE_THREAD))

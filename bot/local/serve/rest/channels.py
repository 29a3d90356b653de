"""Channels and threads: looking them up, changing and deleting them."""

from bot.local.actions import channels, threads
from bot.local.actions.audience import tell_place
from bot.local.serve.rest.call import Call, Response, Routes
from bot.local.validate.form import Form
from bot.local.wire.channels import channel as channel_wire
from bot.local.world import permissions, refusals
from bot.local.world.permissions import Permission
from bot.local.world.things import Channel

routes = Routes()
_CHANNEL = "/channels/{channel_id}"
# What the creator of a thread may change without Manage Threads.
_CREATORS_FIELDS = frozenset({"name", "archived", "auto_archive_duration", "invitable"})


@routes.add("GET", _CHANNEL)
def get(call: Call) -> Response:
    channel = call.channel()
    permissions.require(call.realm.world, call.bot_id, channel, Permission.VIEW_CHANNEL)
    return Response(channel_wire(call.realm, channel))


@routes.add("PATCH", _CHANNEL)
def edit(call: Call) -> Response:
    channel = call.channel()
    permissions.require(call.realm.world, call.bot_id, channel, Permission.VIEW_CHANNEL)
    if channel.is_thread:
        _edit_thread(call, channel)
    elif channel.is_dm:
        raise refusals.wrong_channel_type()
    else:
        permissions.require(call.realm.world, call.bot_id, channel, Permission.MANAGE_CHANNELS)
        _edit_text_channel(call, channel)
    return Response(channel_wire(call.realm, channel))


def _edit_text_channel(call: Call, channel: Channel) -> None:
    form, fields = Form(), call.fields
    name = form.text(("name",), fields.get("name"), 1, 100)
    topic = form.text(("topic",), fields.get("topic"), 0, 1024)
    slowmode = form.number(("rate_limit_per_user",), fields.get("rate_limit_per_user"), 0, 21600)
    form.check()
    channel.name = name or channel.name
    channel.topic = topic if "topic" in fields else channel.topic
    channel.slowmode_seconds = channel.slowmode_seconds if slowmode is None else slowmode
    call.realm.world.changed(channel)
    tell_place(call.realm, channel, "CHANNEL_UPDATE", channel_wire(call.realm, channel))


def _edit_thread(call: Call, thread: Channel) -> None:
    state, fields = threads.state_of(thread), call.fields
    manages = threads.may_manage(call.realm, thread, call.bot_id)
    _require_thread_rights(call, thread, manages=manages)
    form = Form()
    name = form.text(("name",), fields.get("name"), 1, 100)
    minutes = fields.get("auto_archive_duration")
    if minutes is not None:
        form.one_of(("auto_archive_duration",), minutes, threads.ARCHIVE_MINUTES)
    slowmode = form.number(("rate_limit_per_user",), fields.get("rate_limit_per_user"), 0, 21600)
    form.check()
    if state.archived and fields.get("archived") is not False:
        raise refusals.archived_thread()
    thread.name = name or thread.name
    thread.slowmode_seconds = thread.slowmode_seconds if slowmode is None else slowmode
    state.auto_archive_minutes = minutes or state.auto_archive_minutes
    for flag in ("locked", "invitable"):
        if fields.get(flag) is not None:
            setattr(state, flag, bool(fields[flag]))
    if fields.get("archived") is not None and fields["archived"] != state.archived:
        state.archived = bool(fields["archived"])
        state.archive_timestamp = call.realm.now()
    threads.rest_when_idle(call.realm, thread)
    threads.announce(call.realm, thread)


def _require_thread_rights(call: Call, thread: Channel, *, manages: bool) -> None:
    if manages:
        return
    state = threads.state_of(thread)
    reopening = set(call.fields) == {"archived"} and not call.fields["archived"] and not state.locked
    if reopening:
        permissions.require(call.realm.world, call.bot_id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    elif state.owner_id != call.bot_id or not set(call.fields) <= _CREATORS_FIELDS or state.locked:
        raise refusals.missing_permissions()


@routes.add("DELETE", _CHANNEL)
def delete(call: Call) -> Response:
    channel = call.channel()
    payload = channel_wire(call.realm, channel)
    if channel.is_dm:
        return Response(payload)
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    permissions.require(call.realm.world, call.bot_id, channel, needed)
    channels.delete(call.realm, channel)
    return Response(payload)

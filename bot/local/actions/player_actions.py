"""What a local player can do. The page's socket and the tests' driver both act through here."""

from itertools import islice
from typing import Any

from bot.local.actions import messaging, references, threads
from bot.local.actions.interactions import Interactions
from bot.local.validate import given_answers, given_options
from bot.local.validate.commands import Context, Install
from bot.local.validate.messages import MessageDraft, read_player_text
from bot.local.validate.uploads import safe_name
from bot.local.world import permissions, refusals
from bot.local.world.components import SELECTS, ComponentKind, find
from bot.local.world.files import LARGEST_FILE
from bot.local.world.interaction import InteractionKind, LiveInteraction, new_token
from bot.local.world.json_object import Json
from bot.local.world.permissions import Permission
from bot.local.world.realm import Realm
from bot.local.world.things import Attachment, Channel, Command, Message, User

HISTORY = 50


class PlayerActions:
    """One player's hands."""

    def __init__(self, realm: Realm, interactions: Interactions, user_id: int) -> None:
        self._realm = realm
        self._interactions = interactions
        self.user_id = user_id

    @property
    def user(self) -> User:
        return self._realm.world.users[self.user_id]

    def channel(self, channel_id: int) -> Channel:
        channel = self._realm.world.channels.get(channel_id)
        if channel is None or not permissions.sees(self._realm.world, self.user_id, channel):
            raise refusals.unknown_channel()
        return channel

    def message(self, channel_id: int, message_id: int) -> Message:
        self.channel(channel_id)
        message = self._realm.world.message(channel_id, message_id)
        if message is None or not message.visible_to(self.user_id):
            raise refusals.unknown_message()
        return message

    def say(self, channel_id: int, content: Any, reply_to: int | None = None, nonce: str | None = None) -> Message:
        channel = self.channel(channel_id)
        draft = MessageDraft(content=read_player_text(content), reply_to=reply_to, nonce=nonce)
        messaging.require_sending(self._realm, self.user_id, channel, draft)
        message = messaging.post(self._realm, channel, self.user_id, draft)
        self.mark_read(channel_id, message.id)
        return message

    def upload(self, filename: str, data: bytes) -> int:
        """Have a file ready for an option of a command."""
        if len(data) > LARGEST_FILE:
            raise refusals.file_too_large()
        kind = "application/json" if filename.endswith(".json") else "application/octet-stream"
        held = Attachment(self._realm.ids.next(), safe_name(filename) or "file", len(data), kind)
        self._realm.files.put(held.id, data)
        self._realm.uploads[held.id] = held
        return held.id

    def open_dm(self, user_id: int) -> Channel:
        if user_id not in self._realm.world.users or user_id == self.user_id:
            raise refusals.unknown_user()
        return threads.direct_messages(self._realm, self.user_id, user_id)

    def mark_read(self, channel_id: int, message_id: int) -> None:
        self.channel(channel_id)
        read = self.user.last_read
        read[channel_id] = max(read.get(channel_id, 0), message_id)
        self._realm.world.changed(self.user)

    def unread(self, channel: Channel) -> int:
        read = self.user.last_read.get(channel.id, 0)
        return sum(
            message.author_id != self.user_id and message.visible_to(self.user_id)
            for message in self._realm.world.newer(channel.id, read)
        )

    def messages(self, channel_id: int, before: int | None = None, limit: int = HISTORY) -> list[Message]:
        """The newest ones that this player may read, oldest first."""
        self.channel(channel_id)
        readable = (
            message
            for message in reversed(self._realm.world.messages[channel_id].values())
            if message.visible_to(self.user_id) and (before is None or message.id < before)
        )
        return list(islice(readable, limit))[::-1]

    def dismiss(self, message_id: int) -> None:
        for messages in self._realm.world.messages.values():
            message = messages.get(message_id)
            if message is not None and message.reader == self.user_id:
                messaging.delete(self._realm, message)
                return
        raise refusals.unknown_message()

    def join_thread(self, thread_id: int) -> None:
        thread = self.channel(thread_id)
        if threads.state_of(thread).archived:
            raise refusals.archived_thread()
        threads.join(self._realm, thread, self.user_id)

    def leave_thread(self, thread_id: int) -> None:
        threads.leave(self._realm, self.channel(thread_id), self.user_id)

    def commands(self, channel: Channel) -> list[Command]:
        """Those offered to this player in this place."""
        held = permissions.in_channel(self._realm.world, self.user_id, channel)
        return [command for command in self._known(channel) if self._offered(command, channel, held)]

    def _known(self, channel: Channel) -> list[Command]:
        """Those that anybody may be offered there."""
        world = self._realm.world
        if channel.guild_id is None:
            return world.commands_in(None)
        if world.bot_id not in world.guilds[channel.guild_id].members:
            return []
        return [*world.commands_in(None), *world.commands_in(channel.guild_id)]

    def _offered(self, command: Command, channel: Channel, held: Permission) -> bool:
        body = command.body
        if channel.is_dm:
            contexts = body.get("contexts")
            with_bot = self._realm.world.bot_id in channel.recipients
            here = bool(body["dm_permission"] if contexts is None else Context.BOT_DM in contexts)
            return with_bot and here and self._reaches(body["integration_types"])
        if body.get("contexts") is not None and Context.GUILD not in body["contexts"]:
            return False
        demanded = body.get("default_member_permissions")
        if demanded == "0":
            return bool(held & Permission.ADMINISTRATOR)
        return demanded is None or not Permission(int(demanded)) & ~held

    def _reaches(self, installs: list[int]) -> bool:
        """In private messages a command is offered by a server that is shared, or by one's own account."""
        shared = self._realm.world.share_a_server(self.user_id, self._realm.world.bot_id)
        return (shared and Install.GUILD in installs) or (self.user.installed and Install.USER in installs)

    def command(
        self, channel_id: int, command_id: int, options: list[Json], *, nonce: str = "", autocomplete: bool = False
    ) -> LiveInteraction:
        channel = self.channel(channel_id)
        permissions.require(self._realm.world, self.user_id, channel, Permission.USE_APPLICATION_COMMANDS)
        threads.require_unlocked(self._realm, self.user_id, channel)
        held = permissions.in_channel(self._realm.world, self.user_id, channel)
        command = next((each for each in self._known(channel) if each.id == command_id), None)
        if command is None or not self._offered(command, channel, held):
            raise refusals.unknown_command()
        given_options.check_options(options, command.body.get("options", []), complete=not autocomplete)
        data: Json = {"id": str(command.id), "name": command.name, "type": command.kind, "options": options}
        if command.guild_id is not None:
            data["guild_id"] = str(command.guild_id)
        resolved = {} if autocomplete else references.resolve(self._realm, channel, references.in_options(options))
        if resolved:
            data["resolved"] = resolved
        kind = InteractionKind.AUTOCOMPLETE if autocomplete else InteractionKind.COMMAND
        return self._open(kind, channel, data, nonce)

    def component(
        self,
        channel_id: int,
        message_id: int,
        custom_id: str,
        values: list[str] | None = None,
        *,
        nonce: str = "",
        as_seen: list[Json] | None = None,
    ) -> LiveInteraction:
        """Press a button or choose in a select. `as_seen`: the components before an edit that crossed the click."""
        message = self.message(channel_id, message_id)
        channel = self.channel(channel_id)
        component = find(message.components if as_seen is None else as_seen, custom_id)
        if component is None or component.get("disabled"):
            raise given_answers.component_failed()
        data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
        if component["type"] in SELECTS:
            given_answers.check_select(component, values or [])
            data["values"] = values or []
            resolved = references.resolve(self._realm, channel, references.in_select(component, values or []))
            if resolved:
                data["resolved"] = resolved
        return self._open(InteractionKind.COMPONENT, channel, data, nonce, source=message)

    def modal(self, interaction_id: int, custom_id: str, components: list[Json], *, nonce: str = "") -> LiveInteraction:
        """Send a filled-in modal; `components` in Discord's submit shape."""
        opener = self._interactions.open_modals.get(self.user_id)
        if opener is None or opener.id != interaction_id or opener.modal is None:
            raise refusals.unknown_interaction()
        if opener.modal["custom_id"] != custom_id:
            raise refusals.unknown_interaction()
        answers = {each["custom_id"]: each for each in _answered(components)}
        given_answers.check_modal(opener.modal, answers)
        del self._interactions.open_modals[self.user_id]
        channel = self.channel(opener.channel_id)
        data: Json = {"custom_id": custom_id, "components": components}
        resolved = references.resolve(self._realm, channel, references.in_modal(opener.modal, answers))
        if resolved:
            data["resolved"] = resolved
        return self._open(
            InteractionKind.MODAL_SUBMIT,
            channel,
            data,
            nonce,
            source=opener.source,
            triggered_by=opener.provenance,
        )

    def _open(
        self,
        kind: InteractionKind,
        channel: Channel,
        data: Json,
        nonce: str,
        **origin: Any,
    ) -> LiveInteraction:
        interaction = LiveInteraction(
            id=self._realm.ids.next(),
            token=new_token(),
            kind=kind,
            user_id=self.user_id,
            channel_id=channel.id,
            began=self._realm.now(),
            data=data,
            nonce=nonce,
            **origin,
        )
        self._interactions.open(interaction)
        return interaction


def _answered(components: list[Json]) -> list[Json]:
    found = []
    for each in components:
        if each.get("type") == ComponentKind.LABEL:
            found.append(each.get("component", {}))
        elif each.get("type") == ComponentKind.ACTION_ROW:
            found.extend(each.get("components", []))
    return [each for each in found if "custom_id" in each]

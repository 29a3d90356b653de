"""Interactions: three seconds for the first answer, one answer only, a quarter of an hour for the rest."""

import secrets
from collections.abc import Callable
from enum import Enum, IntEnum

from msgspec import Struct

from bot.local import errors, messaging, permissions
from bot.local.clock import Timer
from bot.local.hub import Event
from bot.local.plain import Json
from bot.local.realm import Realm
from bot.local.threads import direct_messages
from bot.local.uploads import LARGEST_FILE, Upload
from bot.local.validate.commands import read_autocomplete_choices
from bot.local.validate.form import inside, invalid_form
from bot.local.validate.messages import ANSWERABLE_FLAGS, Draft, read_edit, read_new
from bot.local.validate.modals import read_modal
from bot.local.wire.guilds import member
from bot.local.wire.messages import message as message_wire
from bot.local.wire.places import channel as channel_wire
from bot.local.wire.users import user as user_wire
from bot.local.world import Channel, Message, MessageFlag, MessageKind, Provenance

FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class AnswerKind(IntEnum):
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


class Progress(Enum):
    """What the person who acted sees of it."""

    WAITING = "waiting"
    THINKING = "thinking"
    DONE = "done"
    FAILED = "failed"


class Interaction(Struct):
    id: int
    token: str
    kind: InteractionKind
    user_id: int
    channel_id: int
    began: float
    data: Json
    nonce: str = ""
    source: Message | None = None
    triggered_by: Provenance | None = None
    progress: Progress = Progress.WAITING
    answered: AnswerKind | None = None
    original: Message | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    replies: list[Message] = []
    deadline: Timer | None = None

    @property
    def provenance(self) -> Provenance:
        return Provenance(
            id=self.id,
            kind=int(self.kind),
            user_id=self.user_id,
            name=full_name(self.data) if self.kind is InteractionKind.COMMAND else "",
            interacted_message_id=self.source.id if self.source and self.kind is InteractionKind.COMPONENT else None,
            triggered_by=self.triggered_by,
        )


_ANSWERS = {
    InteractionKind.COMMAND: (AnswerKind.MESSAGE, AnswerKind.DEFERRED_MESSAGE, AnswerKind.MODAL),
    InteractionKind.COMPONENT: (
        AnswerKind.MESSAGE,
        AnswerKind.DEFERRED_MESSAGE,
        AnswerKind.DEFERRED_UPDATE,
        AnswerKind.UPDATE,
        AnswerKind.MODAL,
    ),
    InteractionKind.AUTOCOMPLETE: (AnswerKind.AUTOCOMPLETE,),
    InteractionKind.MODAL_SUBMIT: (
        AnswerKind.MESSAGE,
        AnswerKind.DEFERRED_MESSAGE,
        AnswerKind.DEFERRED_UPDATE,
        AnswerKind.UPDATE,
    ),
}


def _allowed_answers(interaction: Interaction) -> tuple[AnswerKind, ...]:
    allowed = _ANSWERS[interaction.kind]
    if interaction.source is None:
        allowed = tuple(each for each in allowed if each not in (AnswerKind.UPDATE, AnswerKind.DEFERRED_UPDATE))
    return allowed


class Interactions:
    """All interactions whose tokens still live."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm
        self._by_token: dict[str, Interaction] = {}
        self.open_modals: dict[int, Interaction] = {}
        self._answers: dict[AnswerKind, Callable[[Interaction, Json, dict[int, Upload]], Message | None]] = {
            AnswerKind.MESSAGE: self._answer_message,
            AnswerKind.DEFERRED_MESSAGE: self._answer_deferred_message,
            AnswerKind.DEFERRED_UPDATE: self._answer_deferred_update,
            AnswerKind.UPDATE: self._answer_update,
            AnswerKind.AUTOCOMPLETE: self._answer_autocomplete,
            AnswerKind.MODAL: self._answer_modal,
        }

    @property
    def waiting(self) -> list[Interaction]:
        return [each for each in self._by_token.values() if each.progress in (Progress.WAITING, Progress.THINKING)]

    def open(self, interaction: Interaction) -> None:
        """Send it to the bot and start its clock."""
        self._by_token[interaction.token] = interaction
        interaction.deadline = self._realm.clock.call_later(FIRST_ANSWER_SECONDS, lambda: self._unanswered(interaction))
        self._realm.hub.emit(Event("INTERACTION_CREATE", self._payload(interaction)))

    def _payload(self, interaction: Interaction) -> Json:
        realm, world = self._realm, self._realm.world
        channel = world.channels[interaction.channel_id]
        person = world.users[interaction.user_id]
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.bot_id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": channel_wire(realm, channel)
            | {"permissions": str(int(permissions.in_channel(world, person.id, channel)))},
            "locale": person.locale,
            "app_permissions": str(int(permissions.in_channel(world, world.bot_id, channel))),
            "attachment_size_limit": LARGEST_FILE,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
            "context": 1 if channel.is_dm else 0,
        }
        if channel.guild_id is None:
            payload["user"] = user_wire(person)
        else:
            guild = world.guilds[channel.guild_id]
            payload |= {
                "guild_id": str(guild.id),
                "guild_locale": guild.locale,
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "member": member(realm, guild.members[person.id])
                | {"permissions": str(int(permissions.in_channel(world, person.id, channel)))},
            }
        if interaction.source is not None:
            payload["message"] = message_wire(realm, interaction.source)
        return payload

    def _unanswered(self, interaction: Interaction) -> None:
        if interaction.answered is None:
            del self._by_token[interaction.token]
            self._report(interaction, Progress.FAILED)

    def _expire(self, interaction: Interaction) -> None:
        """A quarter of an hour is over; who still waits learns that nothing will come."""
        self._by_token.pop(interaction.token, None)
        if interaction.progress is Progress.THINKING:
            if interaction.original is not None and interaction.original.has(MessageFlag.LOADING):
                messaging.delete(self._realm, interaction.original)
            self._report(interaction, Progress.FAILED)

    def _report(self, interaction: Interaction, progress: Progress) -> None:
        interaction.progress = progress
        state: Json = {"nonce": interaction.nonce, "id": str(interaction.id), "state": progress.value}
        if interaction.original is not None and progress is not Progress.FAILED:
            state["message_id"] = str(interaction.original.id)
        self._realm.hub.tell(interaction.user_id, "INTERACTION_STATE", state)

    def answer(self, interaction_id: int, token: str, body: Json, uploads: dict[int, Upload]) -> Interaction:
        """The bot's first answer."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise errors.unknown_interaction()
        if interaction.answered is not None:
            raise errors.already_acknowledged()
        allowed = _allowed_answers(interaction)
        if body.get("type") not in tuple(map(int, allowed)):
            listed = ", ".join(str(int(each)) for each in allowed)
            raise invalid_form(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
        kind = AnswerKind(body["type"])
        with inside("data"):
            interaction.original = self._answers[kind](interaction, body.get("data") or {}, uploads)
        interaction.answered = kind
        if interaction.deadline is not None:
            interaction.deadline.cancel()
        remaining = interaction.began + TOKEN_SECONDS - self._realm.now()
        interaction.deadline = self._realm.clock.call_later(remaining, lambda: self._expire(interaction))
        if interaction.kind is not InteractionKind.AUTOCOMPLETE:
            thinking = kind is AnswerKind.DEFERRED_MESSAGE
            self._report(interaction, Progress.THINKING if thinking else Progress.DONE)
        else:
            interaction.progress = Progress.DONE
        return interaction

    def _answer_message(self, interaction: Interaction, data: Json, uploads: dict[int, Upload]) -> Message:
        return self._reply(interaction, read_new(self._realm, data, uploads, ANSWERABLE_FLAGS))

    def _answer_deferred_message(self, interaction: Interaction, data: Json, _: dict[int, Upload]) -> Message:
        flags = (data.get("flags") or 0) & MessageFlag.EPHEMERAL
        return self._reply(interaction, Draft(flags=flags | MessageFlag.LOADING))

    def _answer_deferred_update(self, interaction: Interaction, _: Json, __: dict[int, Upload]) -> Message | None:
        return interaction.source

    def _answer_update(self, interaction: Interaction, data: Json, uploads: dict[int, Upload]) -> Message:
        if interaction.source is None:
            raise errors.unknown_message()
        messaging.edit(self._realm, interaction.source, read_edit(self._realm, interaction.source, data, uploads))
        return interaction.source

    def _answer_autocomplete(self, interaction: Interaction, data: Json, _: dict[int, Upload]) -> None:
        interaction.choices = read_autocomplete_choices(data, focused_option(interaction.data)["type"])
        self._realm.hub.tell(
            interaction.user_id, "AUTOCOMPLETE", {"nonce": interaction.nonce, "choices": interaction.choices}
        )

    def _answer_modal(self, interaction: Interaction, data: Json, _: dict[int, Upload]) -> None:
        interaction.modal = read_modal(data)
        self.open_modals[interaction.user_id] = interaction
        opened = {"nonce": interaction.nonce, "interaction_id": str(interaction.id), **interaction.modal}
        self._realm.hub.tell(interaction.user_id, "MODAL_OPEN", opened)

    def _reply(self, interaction: Interaction, draft: Draft) -> Message:
        realm = self._realm
        provenance = interaction.provenance
        if interaction.answered is not None and interaction.original is not None:
            provenance.original_response_id = interaction.original.id
        is_command = interaction.kind is InteractionKind.COMMAND and interaction.answered is None
        if interaction.source is not None and not interaction.source.is_ephemeral:
            draft.reply_to = draft.reply_to or interaction.source.id
            draft.allowed_mentions.replied_user = False
        message = messaging.post(
            realm,
            self._place(interaction),
            realm.world.bot_id,
            draft,
            kind=MessageKind.CHAT_INPUT_COMMAND if is_command else MessageKind.DEFAULT,
            provenance=provenance,
            reader=interaction.user_id if draft.flags & MessageFlag.EPHEMERAL else None,
        )
        interaction.replies = [*interaction.replies, message]
        return message

    def _place(self, interaction: Interaction) -> Channel:
        place = self._realm.world.channels.get(interaction.channel_id)
        return place or direct_messages(self._realm, self._realm.world.bot_id, interaction.user_id)

    def by_token(self, token: str) -> Interaction:
        """For the webhook routes: an answered interaction whose token is not too old."""
        interaction = self._by_token.get(token)
        if interaction is None:
            raise errors.expired_webhook_token()
        if interaction.answered is None:
            raise errors.unknown_webhook()
        return interaction

    def follow_up(self, token: str, body: Json, uploads: dict[int, Upload]) -> Message:
        """A further message; the first one after "thinking" takes the place of that."""
        interaction = self.by_token(token)
        original = interaction.original
        draft = read_new(self._realm, body, uploads, ANSWERABLE_FLAGS)
        if original is not None and original.has(MessageFlag.LOADING):
            draft.flags = original.flags & MessageFlag.EPHEMERAL | draft.flags & ~MessageFlag.EPHEMERAL
            messaging.edit(self._realm, original, draft)
            self._report(interaction, Progress.DONE)
            return original
        return self._reply(interaction, draft)

    def message(self, token: str, message_id: int | None) -> Message:
        """The original answer (`None`) or one of the further messages."""
        interaction = self.by_token(token)
        wanted = interaction.original
        if message_id is not None:
            own = [*interaction.replies, *([wanted] if wanted else [])]
            wanted = next((each for each in own if each.id == message_id), None)
        if wanted is None or self._realm.world.message(wanted.channel_id, wanted.id) is None:
            raise errors.unknown_message()
        return wanted

    def edit(self, token: str, message_id: int | None, body: Json, uploads: dict[int, Upload]) -> Message:
        message = self.message(token, message_id)
        messaging.edit(self._realm, message, read_edit(self._realm, message, body, uploads))
        interaction = self.by_token(token)
        if interaction.progress is Progress.THINKING and message is interaction.original:
            self._report(interaction, Progress.DONE)
        return message

    def delete(self, token: str, message_id: int | None) -> None:
        message = self.message(token, message_id)
        messaging.delete(self._realm, message)
        interaction = self.by_token(token)
        if interaction.progress is Progress.THINKING and message is interaction.original:
            self._report(interaction, Progress.DONE)


def focused_option(data: Json) -> Json:
    for option in data.get("options", ()):
        if option.get("focused"):
            return dict(option)
        if "options" in option:
            found = focused_option(option)
            if found:
                return found
    return {}


def full_name(data: Json) -> str:
    """A command's name with those of its group and subcommand."""
    inner = next((option for option in data.get("options", ()) if "options" in option), None)
    return str(data["name"]) if inner is None else f"{data['name']} {full_name(inner)}"


def new_token() -> str:
    return secrets.token_urlsafe(48)

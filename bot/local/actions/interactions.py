"""Interactions: three seconds for the first answer, one answer only, a quarter of an hour for the rest."""

from collections.abc import Callable

from bot.local.actions import messaging
from bot.local.actions.threads import direct_messages, require_unlocked
from bot.local.validate.commands import read_autocomplete_choices
from bot.local.validate.form import inside, invalid_form
from bot.local.validate.messages import ANSWERABLE_FLAGS, MessageDraft, read_edit, read_new
from bot.local.validate.modals import read_modal
from bot.local.validate.uploads import Upload
from bot.local.wire.interactions import interaction_create
from bot.local.world import refusals
from bot.local.world.hub import Dispatch
from bot.local.world.interaction import (
    AnswerKind,
    InteractionKind,
    LiveInteraction,
    Progress,
    allowed_answers,
    focused_option,
)
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Channel, Message, MessageFlag, MessageKind

FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class Interactions:
    """All interactions whose tokens still live."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm
        self._by_token: dict[str, LiveInteraction] = {}
        self.open_modals: dict[int, LiveInteraction] = {}
        self._answers: dict[AnswerKind, Callable[[LiveInteraction, Json, dict[int, Upload]], Message | None]] = {
            AnswerKind.MESSAGE: self._answer_message,
            AnswerKind.DEFERRED_MESSAGE: self._answer_deferred_message,
            AnswerKind.DEFERRED_UPDATE: self._answer_deferred_update,
            AnswerKind.UPDATE: self._answer_update,
            AnswerKind.AUTOCOMPLETE: self._answer_autocomplete,
            AnswerKind.MODAL: self._answer_modal,
        }

    @property
    def waiting(self) -> list[LiveInteraction]:
        return [each for each in self._by_token.values() if each.progress in (Progress.WAITING, Progress.THINKING)]

    def find(self, token: str) -> LiveInteraction | None:
        """The interaction of this token, if it still lives."""
        return self._by_token.get(token)

    def open(self, interaction: LiveInteraction) -> None:
        """Send it to the bot and start its clock."""
        self._by_token[interaction.token] = interaction
        interaction.deadline = self._realm.clock.call_later(FIRST_ANSWER_SECONDS, lambda: self._unanswered(interaction))
        self._realm.hub.emit(Dispatch("INTERACTION_CREATE", interaction_create(self._realm, interaction)))

    def _unanswered(self, interaction: LiveInteraction) -> None:
        if interaction.answered is None:
            del self._by_token[interaction.token]
            self._report(interaction, Progress.FAILED)

    def _expire(self, interaction: LiveInteraction) -> None:
        """A quarter of an hour is over; who still waits learns that nothing will come."""
        self._by_token.pop(interaction.token, None)
        if interaction.progress is Progress.THINKING:
            if interaction.original is not None and interaction.original.has(MessageFlag.LOADING):
                messaging.delete(self._realm, interaction.original)
            self._report(interaction, Progress.FAILED)

    def _report(self, interaction: LiveInteraction, progress: Progress) -> None:
        interaction.progress = progress
        state: Json = {"nonce": interaction.nonce, "id": str(interaction.id), "state": progress.value}
        if interaction.original is not None and progress is not Progress.FAILED:
            state["message_id"] = str(interaction.original.id)
        self._realm.hub.tell(interaction.user_id, "INTERACTION_STATE", state)

    def answer(self, interaction_id: int, token: str, body: Json, uploads: dict[int, Upload]) -> LiveInteraction:
        """The bot's first answer."""
        interaction = self.find(token)
        if interaction is None or interaction.id != interaction_id:
            raise refusals.unknown_interaction()
        if interaction.answered is not None:
            raise refusals.already_acknowledged()
        allowed = allowed_answers(interaction)
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

    def _answer_message(self, interaction: LiveInteraction, data: Json, uploads: dict[int, Upload]) -> Message:
        return self._reply(interaction, read_new(self._realm, data, uploads, ANSWERABLE_FLAGS))

    def _answer_deferred_message(self, interaction: LiveInteraction, data: Json, _: dict[int, Upload]) -> Message:
        flags = (data.get("flags") or 0) & MessageFlag.EPHEMERAL
        return self._reply(interaction, MessageDraft(flags=flags | MessageFlag.LOADING))

    def _answer_deferred_update(self, interaction: LiveInteraction, _: Json, __: dict[int, Upload]) -> Message | None:
        return interaction.source

    def _answer_update(self, interaction: LiveInteraction, data: Json, uploads: dict[int, Upload]) -> Message:
        if interaction.source is None:
            raise refusals.unknown_message()
        messaging.edit(self._realm, interaction.source, read_edit(self._realm, interaction.source, data, uploads))
        return interaction.source

    def _answer_autocomplete(self, interaction: LiveInteraction, data: Json, _: dict[int, Upload]) -> None:
        interaction.choices = read_autocomplete_choices(data, focused_option(interaction.data)["type"])
        self._realm.hub.tell(
            interaction.user_id, "AUTOCOMPLETE", {"nonce": interaction.nonce, "choices": interaction.choices}
        )

    def _answer_modal(self, interaction: LiveInteraction, data: Json, _: dict[int, Upload]) -> None:
        interaction.modal = read_modal(data, self._realm.world.emojis)
        self.open_modals[interaction.user_id] = interaction
        opened = {"nonce": interaction.nonce, "interaction_id": str(interaction.id), **interaction.modal}
        self._realm.hub.tell(interaction.user_id, "MODAL_OPEN", opened)

    def _reply(self, interaction: LiveInteraction, draft: MessageDraft) -> Message:
        realm = self._realm
        provenance = interaction.provenance
        if interaction.answered is not None and interaction.original is not None:
            provenance.original_response_id = interaction.original.id
        is_command = interaction.kind is InteractionKind.COMMAND and interaction.answered is None
        if interaction.source is not None and not interaction.source.is_ephemeral:
            draft.reply_to = draft.reply_to or interaction.source.id
            draft.allowed_mentions.replied_user = False
        place = self._place(interaction)
        hidden = bool(draft.flags & MessageFlag.EPHEMERAL)
        if not hidden or (place.thread is not None and place.thread.archived):
            require_unlocked(realm, realm.world.bot_id, place)
        message = messaging.post(
            realm,
            place,
            realm.world.bot_id,
            draft,
            kind=MessageKind.CHAT_INPUT_COMMAND if is_command else MessageKind.DEFAULT,
            provenance=provenance,
            reader=interaction.user_id if hidden else None,
        )
        interaction.replies = [*interaction.replies, message]
        return message

    def _place(self, interaction: LiveInteraction) -> Channel:
        place = self._realm.world.channels.get(interaction.channel_id)
        return place or direct_messages(self._realm, self._realm.world.bot_id, interaction.user_id)

    def by_token(self, token: str) -> LiveInteraction:
        """For the webhook routes: an answered interaction whose token is not too old."""
        interaction = self.find(token)
        if interaction is None:
            raise refusals.expired_webhook_token()
        if interaction.answered is None:
            raise refusals.unknown_webhook()
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
            raise refusals.unknown_message()
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

"""Message bodies: what a bot may send and how it may edit, checked as Discord checks it."""

from dataclasses import dataclass, field
from typing import Any

from bot.local.validate.components import ComponentReader
from bot.local.validate.embeds import read_embeds
from bot.local.validate.form import Form
from bot.local.validate.mentions import AllowedMentions, read_allowed
from bot.local.validate.uploads import Upload, attach
from bot.local.world import refusals
from bot.local.world.components import ComponentKind, walk
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import LONGEST_NONCE, Attachment, Message, MessageFlag

MOST_CONTENT = 2000
SENDABLE_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
ANSWERABLE_FLAGS = SENDABLE_FLAGS | MessageFlag.EPHEMERAL
_EDITABLE_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2


@dataclass
class MessageDraft:
    """A message that was read and found sound."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    allowed_mentions: AllowedMentions = field(default_factory=AllowedMentions)
    reply_to: int | None = None
    nonce: str | int | None = None
    new_files: dict[int, bytes] = field(default_factory=dict)

    @property
    def text(self) -> str:
        return spoken_text(self.content, self.components)


def spoken_text(content: str, components: list[Json]) -> str:
    """All text in which a mention counts."""
    displays = (each["content"] for each in walk(components) if each["type"] == ComponentKind.TEXT_DISPLAY)
    return "\n".join((content, *displays))


def read_new(realm: Realm, body: Json, uploads: dict[int, Upload], flags_allowed: int = SENDABLE_FLAGS) -> MessageDraft:
    form = Form()
    _refuse_what_is_absent_here(form, body)
    flags = (form.number(("flags",), body.get("flags"), 0, 2**31 - 1, default=0) or 0) & flags_allowed
    listed = form.mappings(("attachments",), body.get("attachments"), 0, 10)
    draft = MessageDraft(
        content=form.text(("content",), body.get("content"), 0, MOST_CONTENT) or "",
        flags=flags,
        allowed_mentions=read_allowed(form, body.get("allowed_mentions")),
        nonce=_read_nonce(form, body.get("nonce")),
    )
    _add_files(draft, attach(realm, form, listed, uploads))
    _fill(realm, form, draft, body)
    reference = body.get("message_reference")
    if reference:
        named = form.mapping(("message_reference",), reference).get("message_id")
        draft.reply_to = form.snowflake(("message_reference", "message_id"), named)
    form.check()
    _refuse_empty(draft)
    return draft


def read_edit(realm: Realm, message: Message, body: Json, uploads: dict[int, Upload]) -> MessageDraft:
    """The whole message as it will be: what the body leaves out stays as it was."""
    form = Form()
    _refuse_what_is_absent_here(form, body)
    draft = MessageDraft(
        content=message.content,
        embeds=message.embeds,
        components=message.components,
        attachments=list(message.attachments),
        flags=message.flags,
        allowed_mentions=read_allowed(form, body.get("allowed_mentions")),
    )
    if "flags" in body:
        asked = form.number(("flags",), body["flags"], 0, 2**31 - 1, default=0) or 0
        kept = message.flags & ~MessageFlag.SUPPRESS_EMBEDS
        draft.flags = kept | (asked & _EDITABLE_FLAGS)
    if "content" in body:
        draft.content = form.text(("content",), body["content"], 0, MOST_CONTENT) or ""
    listed = form.mappings(("attachments",), body.get("attachments"), 0, 10)
    if body.get("attachments") is not None:
        kept_ids = {str(entry.get("id")) for entry in listed}
        draft.attachments = [each for each in message.attachments if str(each.id) in kept_ids]
    _add_files(draft, attach(realm, form, listed, uploads))
    _fill(realm, form, draft, body)
    form.check()
    _refuse_empty(draft)
    return draft


def _read_nonce(form: Form, raw: Any) -> str | int | None:
    if isinstance(raw, int) and not isinstance(raw, bool):
        return raw
    return form.text(("nonce",), raw, 0, LONGEST_NONCE)


def _add_files(draft: MessageDraft, files: list[tuple[Attachment, bytes]]) -> None:
    draft.attachments += [attachment for attachment, _ in files]
    draft.new_files = {attachment.id: data for attachment, data in files}


def _fill(realm: Realm, form: Form, draft: MessageDraft, body: Json) -> None:
    """Embeds and components: they refer to the attachments, so they are read after them."""
    v2 = bool(draft.flags & MessageFlag.COMPONENTS_V2)
    if body.get("embeds") is not None:
        draft.embeds = read_embeds(form, body["embeds"], draft.attachments)
    if "components" in body:
        reader = ComponentReader(form, draft.attachments, realm.ids, realm.world.emojis)
        draft.components = reader.message(body["components"], v2=v2) if body["components"] or v2 else []
    if v2:
        for name, value in (("content", draft.content), ("embeds", draft.embeds)):
            if value:
                form.add(
                    (name,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )


def _refuse_what_is_absent_here(form: Form, body: Json) -> None:
    for name in ("poll", "sticker_ids"):
        if body.get(name):
            form.add((name,), "LOCAL_ABSENT", f"The local Discord has no '{name}'.")


def _refuse_empty(draft: MessageDraft) -> None:
    if not (draft.content or draft.embeds or draft.components or draft.attachments):
        raise refusals.empty_message()


def read_player_text(content: Any) -> str:
    """What a person types: the client lets nobody send more, or nothing."""
    form = Form()
    text = form.text(("content",), content, 1, MOST_CONTENT, required=True) or ""
    form.check()
    if not text.strip():
        raise refusals.empty_message()
    return text

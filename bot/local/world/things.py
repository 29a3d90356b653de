"""The things that the local Discord remembers, as plain typed data."""

from enum import IntEnum

from msgspec import Struct, field

from bot.local.world.json_object import Json

LONGEST_NONCE = 25


class ChannelKind(IntEnum):
    TEXT = 0
    DM = 1
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageKind(IntEnum):
    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER = 21
    CONTEXT_MENU_COMMAND = 23


class MessageFlag(IntEnum):
    CROSSPOSTED = 1 << 0
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class User(Struct):
    """A person or the bot; `key` is the secret in a local player's link."""

    id: int
    username: str
    display_name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    installed: bool = False
    """They have added the application to their own account."""
    key: str = ""
    last_read: dict[int, int] = field(default_factory=dict)


class Role(Struct):
    id: int
    name: str
    permissions: int
    position: int = 0
    managed_by: int | None = None


class Overwrite(Struct):
    id: int
    for_member: bool
    allow: int = 0
    deny: int = 0


class Member(Struct):
    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)


class Guild(Struct):
    id: int
    name: str
    owner_id: int
    roles: list[Role]
    members: dict[int, Member] = field(default_factory=dict)
    locale: str = "en-US"


class ThreadState(Struct):
    owner_id: int
    members: dict[int, float]
    archive_timestamp: float
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 4320
    message_count: int = 0


class Channel(Struct):
    id: int
    kind: ChannelKind
    name: str = ""
    guild_id: int | None = None
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    slowmode_seconds: int = 0
    thread: ThreadState | None = None

    @property
    def is_thread(self) -> bool:
        return self.thread is not None

    @property
    def is_dm(self) -> bool:
        return self.kind is ChannelKind.DM


class Attachment(Struct):
    id: int
    filename: str
    size: int
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None


class Provenance(Struct):
    """Which interaction a message answers (`interaction_metadata`)."""

    id: int
    kind: int
    user_id: int
    name: str = ""
    interacted_message_id: int | None = None
    original_response_id: int | None = None
    triggered_by: "Provenance | None" = None


class Message(Struct):
    id: int
    channel_id: int
    author_id: int
    kind: MessageKind = MessageKind.DEFAULT
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited: float | None = None
    pinned: float | None = None
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: list[int] = field(default_factory=list)
    reply_to: int | None = None
    provenance: Provenance | None = None
    reader: int | None = None
    nonce: str | int | None = None

    @property
    def is_ephemeral(self) -> bool:
        return self.reader is not None

    def has(self, flag: MessageFlag) -> bool:
        return bool(self.flags & flag)

    def visible_to(self, user_id: int) -> bool:
        return self.reader is None or self.reader == user_id


class Command(Struct):
    """A registered command: `body` is what the bot sent, with the defaults filled in."""

    id: int
    version: int
    body: Json
    guild_id: int | None = None

    @property
    def name(self) -> str:
        return str(self.body["name"])

    @property
    def kind(self) -> int:
        return int(self.body["type"])


class Emoji(Struct):
    """One of the application's own; its picture is the file with its id."""

    id: int
    name: str
    animated: bool = False


Thing = User | Guild | Channel | Message | Command | Emoji

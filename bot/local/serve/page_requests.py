"""What the page may ask for, as typed data: anything else is refused before it touches the world."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from bot.local.world.json_object import Json
from bot.local.world.refusals import ApiError

TextId = Annotated[str, Meta(pattern=r"\A[0-9]{1,20}\Z")]
Nonce = Annotated[str, Meta(max_length=100)]


class _Asked(Struct, tag_field="op", kw_only=True):
    nonce: Nonce = ""


class Say(_Asked, tag="send"):
    channel_id: TextId
    content: str
    reply_to: TextId | None = None


class OpenDm(_Asked, tag="open_dm"):
    user_id: TextId


class MarkRead(_Asked, tag="mark_read"):
    channel_id: TextId
    message_id: TextId


class LookBack(_Asked, tag="history"):
    channel_id: TextId
    before: TextId


class GivenOption(Struct, omit_defaults=True):
    name: str
    type: int
    value: str | int | float | bool | UnsetType = UNSET
    focused: bool = False
    options: list["GivenOption"] | UnsetType = UNSET


class UseCommand(_Asked, tag="command"):
    channel_id: TextId
    command_id: TextId
    options: list[GivenOption] = field(default_factory=list)


class Complete(_Asked, tag="autocomplete"):
    channel_id: TextId
    command_id: TextId
    options: list[GivenOption] = field(default_factory=list)


class UseComponent(_Asked, tag="component"):
    channel_id: TextId
    message_id: TextId
    custom_id: str
    values: list[str] | None = None


class GivenField(Struct, omit_defaults=True):
    type: int
    custom_id: str
    id: int | UnsetType = UNSET
    value: str | bool | UnsetType | None = UNSET
    values: list[str] | UnsetType = UNSET


class GivenRow(Struct, omit_defaults=True):
    type: int
    id: int | UnsetType = UNSET
    component: GivenField | UnsetType = UNSET
    components: list[GivenField] | UnsetType = UNSET


class SendModal(_Asked, tag="modal"):
    interaction_id: TextId
    custom_id: str
    components: list[GivenRow] = field(default_factory=list)


class Upload(_Asked, tag="upload"):
    filename: Annotated[str, Meta(min_length=1, max_length=100)]
    data: bytes


class Dismiss(_Asked, tag="dismiss"):
    message_id: TextId


class SetPlayer(_Asked, tag="set_player"):
    dms_open: bool | None = None
    locale: str | None = None


class SetBotPermissions(_Asked, tag="set_bot_permissions"):
    permissions: dict[str, bool]
    channel_id: TextId | None = None


class AddPlayer(_Asked, tag="add_player"):
    name: str


class Demonstrate(_Asked, tag="demo"):
    game: str
    point: str = "fresh"
    seats: int = 2


class JoinThread(_Asked, tag="join_thread"):
    thread_id: TextId


class LeaveThread(_Asked, tag="leave_thread"):
    thread_id: TextId


QuickRequest = (
    Say
    | OpenDm
    | MarkRead
    | LookBack
    | UseCommand
    | Complete
    | UseComponent
    | SendModal
    | Upload
    | Dismiss
    | SetPlayer
    | SetBotPermissions
    | AddPlayer
    | JoinThread
    | LeaveThread
)
PageRequest = QuickRequest | Demonstrate
"""A demonstration takes its time."""

_requests: msgspec.json.Decoder[PageRequest] = msgspec.json.Decoder(PageRequest)


class _Numbered(Struct):
    nonce: Nonce | None = None


_numbered = msgspec.json.Decoder(_Numbered)
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def read_request(frame: str | bytes) -> PageRequest:
    try:
        return _requests.decode(frame)
    except _UNREADABLE as fault:
        raise ApiError(400, 50109, f"The page asked for what is not understood: {fault}") from None


def nonce_of(frame: str | bytes) -> str | None:
    """Under which name even a request that is not understood is answered."""
    try:
        return _numbered.decode(frame).nonce
    except _UNREADABLE:
        return None


def as_json(given: list[GivenOption] | list[GivenRow]) -> list[Json]:
    """In Discord's shape, with what was left out left out."""
    plain: list[Any] = msgspec.to_builtins(given)
    return plain

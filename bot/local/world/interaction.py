"""One interaction: what was done, by whom, and how far the bot has come with its answer."""

import secrets
from enum import Enum, IntEnum

from msgspec import Struct

from bot.local.world.clock import Timer
from bot.local.world.json_object import Json
from bot.local.world.things import Message, Provenance


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


class LiveInteraction(Struct):
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


def allowed_answers(interaction: LiveInteraction) -> tuple[AnswerKind, ...]:
    allowed = _ANSWERS[interaction.kind]
    if interaction.source is None:
        allowed = tuple(each for each in allowed if each not in (AnswerKind.UPDATE, AnswerKind.DEFERRED_UPDATE))
    return allowed


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

"""Why Discord did not do what it was asked, as far as it matters what to do about it."""

from enum import Enum, auto

import aiohttp
import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013
EDITED_TOO_OFTEN = 30046
"""Messages older than an hour can only seldom be edited."""
THREAD_ARCHIVED = 50083
THREAD_EXISTS = 160004
THREAD_LOCKED = 160005
PUBLISHED = 40033
"""The message was sent on already."""
UNFIT = 50035
"""What was sent does not fit, such as a picture that is not there any more."""
CLOSED = frozenset({50007})
"""They take no private messages."""
NOT_NOW = frozenset({50278, 20026})
"""They share no server with Caravel, or Discord does not let it write to anybody new."""
TOO_FAST = 40003
"""Caravel has written to many somebodies new, one right after the other."""
ANSWERED_IN_VAIN = frozenset({10015, 10062, 40060, 50027})
"""Discord waits no more for this answer to a click or command, or has one already."""
FULL = frozenset({30033, 160006, 160007})
"""A channel holds no more threads, or a thread no more people."""


class Why(Enum):
    """A closed list of reasons."""

    OUTAGE = auto()
    """Discord cannot be reached, is broken, or asks for patience."""
    FORBIDDEN = auto()
    """Somebody who keeps the server in order can change that."""
    LOCKED = auto()
    """The thread is locked."""
    NO_CHANNEL = auto()
    """The channel or thread is gone."""
    NO_MESSAGE = auto()
    """The message is gone."""
    CLOSED = auto()
    """The person takes no private messages."""
    NOT_NOW = auto()
    """Private messages to this person have to wait."""
    TOO_FAST = auto()
    """So have those to anybody new, for a moment."""
    OURS = auto()
    """Caravel asked for something that cannot be."""


def why(error: BaseException) -> Why:
    """The reason behind an error."""
    match error:
        case discord.RateLimited() | discord.DiscordServerError() | OSError() | TimeoutError():
            return Why.OUTAGE
        case discord.HTTPException():
            return _answered(error)
        case discord.DiscordException():
            return Why.OUTAGE
        case _:
            return Why.OURS


def is_discords_fault(error: BaseException) -> bool:
    """Whether an answer did not come through because of Discord, or of the way there."""
    match error:
        case discord.RateLimited() | ConnectionError() | TimeoutError() | aiohttp.ClientError():
            return True
        case discord.HTTPException():
            return error.status == 429 or error.status >= 500 or error.code in ANSWERED_IN_VAIN
        case _:
            return False


def _answered(error: discord.HTTPException) -> Why:
    if error.code in CLOSED:
        return Why.CLOSED
    if error.code in NOT_NOW:
        return Why.NOT_NOW
    if error.code == TOO_FAST:
        return Why.TOO_FAST
    if error.code == THREAD_LOCKED:
        return Why.LOCKED
    if error.status in (401, 429) or error.status >= 500:
        return Why.OUTAGE
    if error.status == 403 or error.code in FULL:
        return Why.FORBIDDEN
    if error.status == 404:
        return Why.NO_CHANNEL if error.code == UNKNOWN_CHANNEL else Why.NO_MESSAGE
    return Why.OURS

"""Discord's refusals, with its own codes and words."""

import math
from collections.abc import Mapping
from typing import Any

from bot.local.world.json_object import Json


class ApiError(Exception):
    """A refusal as the REST API words it."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}{f' {errors}' if errors else ''}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class RateLimited(ApiError):
    """Come back later. Without `Via` discord.py would take it for a ban of its whole address."""

    def __init__(
        self,
        code: int,
        message: str,
        retry_after: float,
        *,
        everywhere: bool = False,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after
        self.everywhere = everywhere
        self.headers = {
            "Via": "1.1 local",
            "Retry-After": str(math.ceil(retry_after)),
            "X-RateLimit-Scope": "global" if everywhere else "user",
            **(headers or {}),
        }

    def body(self) -> dict[str, Any]:
        return super().body() | {"retry_after": self.retry_after, "global": self.everywhere}


def rate_limited(retry_after: float, headers: Mapping[str, str] | None = None) -> RateLimited:
    return RateLimited(0, "You are being rate limited.", retry_after, headers=headers)


def rate_limited_everywhere(retry_after: float) -> RateLimited:
    return RateLimited(0, "You are being rate limited.", retry_after, everywhere=True)


def too_many_old_edits(retry_after: float) -> RateLimited:
    words = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    return RateLimited(30046, words, retry_after)


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    return ApiError(404, 10014, "Unknown Emoji")


def too_many_emojis(most: int) -> ApiError:
    return ApiError(400, 30008, f"Maximum number of emojis reached ({most})")


def not_your_application() -> ApiError:
    return ApiError(403, 20012, "You are not authorized to perform this action on this application")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def file_too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def wrong_channel_type() -> ApiError:
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def already_crossposted() -> ApiError:
    return ApiError(400, 40033, "This message has already been crossposted.")


def not_your_message() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dms() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def no_mutual_servers() -> ApiError:
    return ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def flagged_as_spam() -> ApiError:
    return ApiError(403, 20026, "Your bot has been flagged by our anti-spam system for abusive behavior.")


def opening_dms_too_fast() -> ApiError:
    return ApiError(400, 40003, "You are opening direct messages too fast")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def expired_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def archived_thread() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def locked_thread() -> ApiError:
    return ApiError(403, 160005, "This thread is locked")


def thread_exists() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")


def reply_without_history() -> ApiError:
    return ApiError(400, 160002, "Cannot reply without permission to read message history")


def bad_json() -> ApiError:
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def unknown_reply() -> ApiError:
    errors = {"message_reference": {"_errors": [{"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}]}}
    return ApiError(400, 50035, "Invalid Form Body", errors)

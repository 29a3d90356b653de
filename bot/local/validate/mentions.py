"""Who is mentioned by a text, and which of these mentions the sender allows."""

import re
from dataclasses import dataclass, field
from typing import Any

from bot.local.validate.form import Form
from bot.local.world.json_object import Json

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass
class AllowedMentions:
    """Discord's `allowed_mentions`; `None` for a list means all that the text has."""

    users: set[int] | None = None
    roles: set[int] | None = None
    everyone: bool = True
    replied_user: bool = True


@dataclass
class Mentions:
    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False
    pinged: list[int] = field(default_factory=list)


def read_allowed(form: Form, raw: Any) -> AllowedMentions:
    if raw is None:
        return AllowedMentions()
    body = form.mapping(("allowed_mentions",), raw)
    parse = form.entries(("allowed_mentions", "parse"), body.get("parse"), 0, 3)
    for kind in ("users", "roles"):
        if kind in parse and body.get(kind):
            form.add(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
    return AllowedMentions(
        users=None if "users" in parse else _ids(form, body, "users"),
        roles=None if "roles" in parse else _ids(form, body, "roles"),
        everyone="everyone" in parse,
        replied_user=bool(body.get("replied_user")),
    )


def _ids(form: Form, body: Json, key: str) -> set[int]:
    path = ("allowed_mentions", key)
    listed = form.entries(path, body.get(key), 0, 100)
    return {form.snowflake((*path, index), each) for index, each in enumerate(listed)}


def mentioned(text: str, allowed: AllowedMentions) -> Mentions:
    users = list(dict.fromkeys(int(found) for found in _USER.findall(text)))
    roles = list(dict.fromkeys(int(found) for found in _ROLE.findall(text)))
    return Mentions(
        users=users,
        roles=[role for role in roles if allowed.roles is None or role in allowed.roles],
        everyone=allowed.everyone and bool(_EVERYONE.search(text)),
        pinged=[user for user in users if allowed.users is None or user in allowed.users],
    )

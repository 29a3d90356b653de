"""The application's own emojis: names, number and size, as Discord demands them."""

import base64
import binascii
import re
from dataclasses import dataclass
from typing import Any

from bot.local.validate.emoji import Emojis
from bot.local.validate.form import Form
from bot.local.validate.pictures import moves, picture_type
from bot.local.world import refusals
from bot.local.world.json_object import Json

MOST_EMOJIS = 2000
LARGEST_EMOJI = 256 * 1024
_NAME = re.compile(r"[A-Za-z0-9_]+")
_DATA_URL = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,")


@dataclass(frozen=True)
class NewEmoji:
    name: str
    picture: bytes
    animated: bool


def read_new_emoji(body: Json, own: Emojis) -> NewEmoji:
    form = Form()
    name = _read_name(form, body.get("name"), own)
    picture = _read_picture(form, body.get("image"))
    form.check()
    if len(own) >= MOST_EMOJIS:
        raise refusals.too_many_emojis(MOST_EMOJIS)
    return NewEmoji(name, picture, animated=moves(picture))


def read_emoji_name(body: Json, own: Emojis, emoji_id: int) -> str:
    """The new name of one that is there."""
    form = Form()
    others = {each.id: each for each in own.values() if each.id != emoji_id}
    name = _read_name(form, body.get("name", own[emoji_id].name), others)
    form.check()
    return name


def _read_name(form: Form, raw: Any, others: Emojis) -> str:
    name = form.text(("name",), raw, 2, 32, required=True) or ""
    if name and not _NAME.fullmatch(name):
        form.add(("name",), "STRING_TYPE_REGEX")
    elif any(each.name == name for each in others.values()):
        form.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN")
    return name


def _read_picture(form: Form, raw: Any) -> bytes:
    text = form.text(("image",), raw, 1, 2 * LARGEST_EMOJI, required=True) or ""
    announced = _DATA_URL.match(text)
    try:
        picture = base64.b64decode(text[announced.end() :] if announced else "", validate=True)
    except binascii.Error:
        picture = b""
    if len(picture) > LARGEST_EMOJI:
        form.add(("image",), "BINARY_TYPE_MAX_SIZE")
    elif text and picture_type(picture) is None:
        form.add(("image",), "IMAGE_INVALID")
    return picture

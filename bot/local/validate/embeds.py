"""Embeds: their lengths, and the 6,000 characters that all of them share."""

from typing import Any

from bot.local.validate.form import Form, Path
from bot.local.world.json_object import Json
from bot.local.world.things import Attachment

_MOST_TEXT = 6000
_TEXTS = {"title": 256, "description": 4096}
_INNER_TEXTS = (("author", "name", 256), ("footer", "text", 2048))


def read_embeds(form: Form, raw: Any, attachments: list[Attachment]) -> list[Json]:
    entries = form.entries(("embeds",), raw, 0, 10)
    read = [_embed(form, entry, ("embeds", index), attachments) for index, entry in enumerate(entries)]
    if sum(length for _, length in read) > _MOST_TEXT:
        form.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {_MOST_TEXT}")
    return [stored for stored, _ in read]


def _embed(form: Form, raw: Any, path: Path, attachments: list[Attachment]) -> tuple[Json, int]:
    body = form.mapping(path, raw)
    stored: Json = {"type": "rich"} | {key: value for key, value in body.items() if value is not None}
    texts = [form.text((*path, key), body.get(key), 0, most) or "" for key, most in _TEXTS.items()]
    for outer, inner, most in _INNER_TEXTS:
        if body.get(outer):
            part = form.mapping((*path, outer), body[outer])
            texts.append(form.text((*path, outer, inner), part.get(inner), 0, most) or "")
    stored["fields"] = []
    for index, field in enumerate(form.mappings((*path, "fields"), body.get("fields"), 0, 25)):
        name = form.text((*path, "fields", index, "name"), field.get("name"), 1, 256, required=True) or ""
        value = form.text((*path, "fields", index, "value"), field.get("value"), 1, 1024, required=True) or ""
        stored["fields"].append({"name": name, "value": value, "inline": bool(field.get("inline"))})
        texts += [name, value]
    for key in ("image", "thumbnail"):
        if body.get(key):
            stored[key] = _picture(form.mapping((*path, key), body[key]), attachments)
    return stored, sum(map(len, texts))


def _picture(raw: Json, attachments: list[Attachment]) -> Json:
    """Discord drops an embed's picture in silence when no attachment has its name."""
    url = str(raw.get("url", ""))
    if not url.startswith("attachment://"):
        return {"url": url}
    named = (each for each in attachments if each.filename == url.removeprefix("attachment://"))
    held = next(named, None)
    return {"attachment_id": str(held.id)} if held else {}

"""A message's components: read, checked as Discord checks them, and brought into their stored form."""

from collections.abc import Callable
from typing import Any

from bot.local.validate.emoji import Emojis, read_emoji
from bot.local.validate.form import Form, Path, present
from bot.local.validate.numbering import CustomIds, number_components
from bot.local.validate.selects import read_select
from bot.local.world.components import SELECTS, ButtonStyle, ComponentKind
from bot.local.world.json_object import Json
from bot.local.world.snowflakes import Snowflakes
from bot.local.world.things import Attachment

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_ROWS = 5


_IN_CONTAINER = (
    ComponentKind.ACTION_ROW,
    ComponentKind.TEXT_DISPLAY,
    ComponentKind.SECTION,
    ComponentKind.MEDIA_GALLERY,
    ComponentKind.FILE,
    ComponentKind.SEPARATOR,
)
_IN_SECTION = (ComponentKind.TEXT_DISPLAY,)
_BESIDE_SECTION = (ComponentKind.BUTTON, ComponentKind.THUMBNAIL)
_TOP_LEVEL_V2 = (*_IN_CONTAINER, ComponentKind.CONTAINER)


class ComponentReader:
    """Reads one component tree: stored form out, faults into the form."""

    def __init__(self, form: Form, attachments: list[Attachment], ids: Snowflakes, emojis: Emojis) -> None:
        self._form = form
        self._by_name = {attachment.filename: attachment for attachment in attachments}
        self._ids = ids
        self._emojis = emojis
        self._custom_ids = CustomIds(form)
        self._count = 0
        self._text = 0
        self._readers: dict[ComponentKind, Callable[[Json, Path], Json]] = {
            ComponentKind.ACTION_ROW: self._action_row,
            ComponentKind.BUTTON: self._button,
            **dict.fromkeys(SELECTS, self._select),
            ComponentKind.SECTION: self._section,
            ComponentKind.TEXT_DISPLAY: self._text_display,
            ComponentKind.THUMBNAIL: self._thumbnail,
            ComponentKind.MEDIA_GALLERY: self._gallery,
            ComponentKind.FILE: self._file,
            ComponentKind.SEPARATOR: self._separator,
            ComponentKind.CONTAINER: self._container,
        }

    def message(self, raw: Any, *, v2: bool) -> list[Json]:
        path: Path = ("components",)
        allowed = _TOP_LEVEL_V2 if v2 else (ComponentKind.ACTION_ROW,)
        stored = self._children(raw, path, allowed, 1 if v2 else 0, MOST_COMPONENTS if v2 else MOST_ROWS)
        if self._count > MOST_COMPONENTS:
            self._form.add(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum number of total components in a message is {MOST_COMPONENTS}",
            )
        if self._text > MOST_TEXT:
            self._form.add(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds the maximum size of {MOST_TEXT}",
            )
        number_components(stored, self._form)
        return stored

    def _children(self, raw: Any, path: Path, allowed: tuple[ComponentKind, ...], least: int, most: int) -> list[Json]:
        entries = self._form.entries(path, raw, least, most)
        return [self._one(entry, (*path, index), allowed) for index, entry in enumerate(entries)]

    def _one(self, raw: Any, path: Path, allowed: tuple[ComponentKind, ...]) -> Json:
        self._count += 1
        body = self._form.mapping(path, raw)
        kind = body.get("type")
        if kind not in allowed:
            listed = ", ".join(str(int(each)) for each in allowed)
            self._form.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed},).')
            return {"type": 0}
        stored: Json = {"type": int(kind)}
        if body.get("id"):
            stored["id"] = self._form.number((*path, "id"), body["id"], 0, 2**31 - 1)
        return stored | self._readers[ComponentKind(kind)](body, path)

    def _action_row(self, body: Json, path: Path) -> Json:
        inner = self._children(body.get("components"), (*path, "components"), (ComponentKind.BUTTON, *SELECTS), 1, 5)
        if len(inner) > 1 and any(each["type"] in SELECTS for each in inner):
            self._form.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED")
        return {"components": inner}

    def _button(self, body: Json, path: Path) -> Json:
        style = body.get("style")
        self._form.one_of((*path, "style"), style, tuple(ButtonStyle))
        stored: Json = {"style": style}
        if style == ButtonStyle.LINK:
            stored["url"] = self._form.text((*path, "url"), body.get("url"), 1, 512, required=True)
            if body.get("custom_id"):
                self._form.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE")
        else:
            stored["custom_id"] = self._custom_ids.read(body, path)
        label = self._form.text((*path, "label"), body.get("label"), 0, 80)
        emoji = read_emoji(self._form, (*path, "emoji"), body.get("emoji"), self._emojis)
        if not label and emoji is None:
            self._form.add((*path, "label"), "BUTTON_COMPONENT_INVALID_LABEL")
        return stored | present(label=label or None, emoji=emoji, disabled=body.get("disabled") or None)

    def _select(self, body: Json, path: Path) -> Json:
        stored: Json = {"custom_id": self._custom_ids.read(body, path)}
        stored |= read_select(self._form, body, path, self._emojis)
        return stored | present(disabled=body.get("disabled") or None)

    def _section(self, body: Json, path: Path) -> Json:
        return {
            "components": self._children(body.get("components"), (*path, "components"), _IN_SECTION, 1, 3),
            "accessory": self._one(body.get("accessory"), (*path, "accessory"), _BESIDE_SECTION),
        }

    def _text_display(self, body: Json, path: Path) -> Json:
        content = self._form.text((*path, "content"), body.get("content"), 1, MOST_TEXT, required=True) or ""
        self._text += len(content)
        return {"content": content}

    def _thumbnail(self, body: Json, path: Path) -> Json:
        return {
            "media": self._media(body.get("media"), (*path, "media")),
            "description": self._form.text((*path, "description"), body.get("description"), 1, 1024),
            "spoiler": bool(body.get("spoiler")),
        }

    def _gallery(self, body: Json, path: Path) -> Json:
        items = self._form.entries((*path, "items"), body.get("items"), 1, 10)
        read = [self._gallery_item(item, (*path, "items", index)) for index, item in enumerate(items)]
        return {"items": read}

    def _gallery_item(self, raw: Any, path: Path) -> Json:
        return self._thumbnail(self._form.mapping(path, raw), path)

    def _file(self, body: Json, path: Path) -> Json:
        media = self._media(body.get("file"), (*path, "file"), uploaded=True)
        held = next((a for a in self._by_name.values() if str(a.id) == media.get("attachment_id")), None)
        return {
            "file": media,
            "name": held.filename if held else None,
            "size": held.size if held else None,
            "spoiler": bool(body.get("spoiler")),
        }

    def _separator(self, body: Json, path: Path) -> Json:
        spacing = body.get("spacing") or 1
        self._form.one_of((*path, "spacing"), spacing, (1, 2))
        return {"spacing": spacing, "divider": body.get("divider") is not False}

    def _container(self, body: Json, path: Path) -> Json:
        return {
            "accent_color": self._form.number((*path, "accent_color"), body.get("accent_color"), 0, 0xFFFFFF),
            "spoiler": bool(body.get("spoiler")),
            "components": self._children(
                body.get("components"), (*path, "components"), _IN_CONTAINER, 1, MOST_COMPONENTS
            ),
        }

    def _media(self, raw: Any, path: Path, *, uploaded: bool = False) -> Json:
        url = self._form.text((*path, "url"), self._form.mapping(path, raw).get("url"), 1, 2048, required=True) or ""
        stored: Json = {"id": str(self._ids.next())}
        if url.startswith("attachment://"):
            held = self._by_name.get(url.removeprefix("attachment://"))
            if held is None:
                self._form.add(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")
                return stored
            return stored | {"attachment_id": str(held.id)}
        if uploaded or not url.startswith(("http://", "https://")):
            self._form.add(
                (*path, "url"), "URL_TYPE_INVALID_SCHEME", f'Scheme "{url[:20]}" must be one of ("http", "https").'
            )
        return stored | {"url": url}

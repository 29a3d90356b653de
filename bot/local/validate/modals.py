"""Modals: their fields as the bot sends them, and what a person fills in."""

from typing import Any

from bot.local.validate.emoji import Emojis
from bot.local.validate.form import Form, Path, present
from bot.local.validate.numbering import CustomIds, number_components
from bot.local.validate.selects import read_options, read_select
from bot.local.world.components import SELECTS, ComponentKind
from bot.local.world.json_object import Json

MOST_ROWS = 5
_TICKS = (ComponentKind.RADIO_GROUP, ComponentKind.CHECKBOX_GROUP, ComponentKind.CHECKBOX)
_IN_LABEL = (ComponentKind.TEXT_INPUT, *SELECTS, *_TICKS)


class ModalReader:
    def __init__(self, form: Form, emojis: Emojis) -> None:
        self._form = form
        self._emojis = emojis
        self._custom_ids = CustomIds(form)

    def read(self, raw: Any) -> Json:
        body = self._form.mapping((), raw)
        rows = self._form.entries(
            ("components",),
            body.get("components"),
            1,
            MOST_ROWS,
        )
        return {
            "custom_id": self._form.text(
                ("custom_id",),
                body.get("custom_id"),
                1,
                100,
                required=True,
            ),
            "title": self._form.text(
                ("title",),
                body.get("title"),
                1,
                45,
                required=True,
            ),
            "components": [self._row(row, ("components", index)) for index, row in enumerate(rows)],
        }

    def _row(self, raw: Any, path: Path) -> Json:
        form, body = self._form, self._form.mapping(path, raw)
        match body.get("type"):
            case ComponentKind.ACTION_ROW:
                inner = form.entries((*path, "components"), body.get("components"), 1, 1)
                fields = [
                    self._field(each, (*path, "components", index), (ComponentKind.TEXT_INPUT,), labelled=True)
                    for index, each in enumerate(inner)
                ]
                return {"type": 1, "components": fields}
            case ComponentKind.LABEL:
                return {
                    "type": 18,
                    "label": form.text((*path, "label"), body.get("label"), 1, 45, required=True),
                    "component": self._field(body.get("component"), (*path, "component"), _IN_LABEL),
                } | present(description=form.text((*path, "description"), body.get("description"), 1, 100))
            case ComponentKind.TEXT_DISPLAY:
                return {
                    "type": 10,
                    "content": form.text((*path, "content"), body.get("content"), 1, 4000, required=True),
                }
            case _:
                form.add((*path, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')
                return {}

    def _field(self, raw: Any, path: Path, allowed: tuple[ComponentKind, ...], *, labelled: bool = False) -> Json:
        form, body = self._form, self._form.mapping(path, raw)
        if not form.one_of((*path, "type"), body.get("type"), tuple(map(int, allowed))):
            return {}
        stored: Json = {"type": body["type"], "custom_id": self._custom_ids.read(body, path)}
        stored["required"] = body.get("required") is not False
        if body["type"] == ComponentKind.TEXT_INPUT:
            return stored | self._text_input(body, path, labelled=labelled)
        if body["type"] in (ComponentKind.RADIO_GROUP, ComponentKind.CHECKBOX_GROUP):
            return stored | self._group(body, path)
        if body["type"] == ComponentKind.CHECKBOX:
            return stored | {"default": bool(body.get("default"))}
        return stored | read_select(form, body, path, self._emojis)

    def _group(self, body: Json, path: Path) -> Json:
        """Radio buttons, of which one is chosen, or boxes to tick."""
        form = self._form
        radio = body["type"] == ComponentKind.RADIO_GROUP
        options = form.entries((*path, "options"), body.get("options"), 2 if radio else 1, 10)
        stored: Json = {"options": read_options(form, options, (*path, "options"), self._emojis)}
        if not radio:
            stored["min_values"] = form.number((*path, "min_values"), body.get("min_values"), 0, 10, default=1)
            most = form.number((*path, "max_values"), body.get("max_values"), 1, 10, default=len(options))
            stored["max_values"] = most
        return stored

    def _text_input(self, body: Json, path: Path, *, labelled: bool) -> Json:
        form = self._form
        form.one_of((*path, "style"), body.get("style"), (1, 2))
        least = form.number((*path, "min_length"), body.get("min_length"), 0, 4000)
        most = form.number((*path, "max_length"), body.get("max_length"), 1, 4000)
        if least is not None and most is not None and least > most:
            form.add((*path, "min_length"), "TEXT_INPUT_COMPONENT_MIN_LENGTH_TOO_LARGE", f"Must be {most} or lower")
        label = form.text((*path, "label"), body.get("label"), 1, 45, required=labelled)
        return {"style": body.get("style")} | present(
            label=label,
            value=form.text((*path, "value"), body.get("value"), 0, 4000),
            placeholder=form.text((*path, "placeholder"), body.get("placeholder"), 0, 100),
            min_length=least,
            max_length=most,
        )


def read_modal(body: Any, emojis: Emojis) -> Json:
    form = Form()
    modal = ModalReader(form, emojis).read(body)
    number_components(modal["components"], form)
    form.check()
    return modal


def fields_of(modal: Json) -> list[Json]:
    fields = []
    for row in modal["components"]:
        if row["type"] == ComponentKind.LABEL:
            fields.append(row["component"])
        elif row["type"] == ComponentKind.ACTION_ROW:
            fields.extend(row["components"])
    return fields

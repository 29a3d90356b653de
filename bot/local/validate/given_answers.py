"""What a person chose in a select or filled into a modal, checked the way Discord's client and server do."""

from bot.local.validate.form import Form, Path
from bot.local.validate.modals import fields_of
from bot.local.world.components import SELECTS, ComponentKind
from bot.local.world.json_object import Json
from bot.local.world.refusals import ApiError


def check_select(select: Json, values: list[str], *, required: bool = True) -> None:
    if not values and not required:
        return
    allowed = [option["value"] for option in select.get("options", ())]
    unknown = select["type"] == ComponentKind.STRING_SELECT and set(values) - set(allowed)
    number_fits = select["min_values"] <= len(values) <= select["max_values"]
    if unknown or not number_fits or len(set(values)) < len(values):
        raise component_failed()


def component_failed() -> ApiError:
    errors_body = {
        "data": {"_errors": [{"code": "COMPONENT_VALIDATION_FAILED", "message": "Component validation failed"}]}
    }
    return ApiError(400, 50035, "Invalid Form Body", errors_body)


def check_modal(modal: Json, answers: dict[str, Json]) -> None:
    """`answers` are the filled-in fields by custom id."""
    form = Form()
    for wanted in fields_of(modal):
        path: Path = ("components", wanted["custom_id"])
        answer = answers.get(wanted["custom_id"], {})
        if wanted["type"] in SELECTS:
            check_select(wanted, answer.get("values", []), required=wanted["required"])
            continue
        if wanted["type"] in (ComponentKind.RADIO_GROUP, ComponentKind.CHECKBOX_GROUP, ComponentKind.CHECKBOX):
            _check_ticks(wanted, answer)
            continue
        text = answer.get("value") or ""
        if text or wanted["required"]:
            least = max(wanted.get("min_length", 0), 1 if wanted["required"] else 0)
            form.text(path, text, least, wanted.get("max_length", 4000), required=True)
    form.check()


def _check_ticks(wanted: Json, answer: Json) -> None:
    if wanted["type"] == ComponentKind.CHECKBOX:
        sound = isinstance(answer.get("value"), bool)
    else:
        radio = wanted["type"] == ComponentKind.RADIO_GROUP
        ticked = [answer["value"]] if radio and answer.get("value") else answer.get("values") or []
        least, most = (1, 1) if radio else (wanted["min_values"], wanted["max_values"])
        known = {option["value"] for option in wanted["options"]}
        sound = (not ticked and not wanted["required"]) or (least <= len(ticked) <= most and set(ticked) <= known)
    if not sound:
        raise component_failed()

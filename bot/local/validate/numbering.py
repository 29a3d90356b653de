"""What tells the components of one message or modal apart: custom ids, and the numbers Discord gives them."""

from bot.local.validate.form import Form, Path
from bot.local.world.components import walk
from bot.local.world.json_object import Json


class CustomIds:
    """Reads custom ids, of which no two in one message or modal may be the same."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self._taken: set[str] = set()

    def read(self, body: Json, path: Path) -> str:
        here = (*path, "custom_id")
        custom_id = self._form.text(here, body.get("custom_id"), 1, 100, required=True) or ""
        if custom_id in self._taken:
            self._form.add(here, "COMPONENT_CUSTOM_ID_DUPLICATED")
        self._taken.add(custom_id)
        return custom_id


def number_components(components: list[Json], form: Form) -> None:
    """Give every component without an `id` the next free one."""
    taken: set[int] = set()
    for each in walk(components):
        number = each.get("id")
        if number is not None and number in taken:
            form.add(("components",), "COMPONENT_ID_DUPLICATED", f"Component id {number} cannot be duplicated")
        if number is not None:
            taken.add(number)
    following = 1
    for each in walk(components):
        if each.get("id") is None:
            while following in taken:
                following += 1
            taken.add(following)
            each["id"] = following

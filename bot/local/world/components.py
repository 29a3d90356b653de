"""The kinds of components, and how to go through a tree of them."""

from collections.abc import Iterator
from enum import IntEnum

from bot.local.world.json_object import Json


class ComponentKind(IntEnum):
    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


class ButtonStyle(IntEnum):
    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4
    LINK = 5


SELECTS = (
    ComponentKind.STRING_SELECT,
    ComponentKind.USER_SELECT,
    ComponentKind.ROLE_SELECT,
    ComponentKind.MENTIONABLE_SELECT,
    ComponentKind.CHANNEL_SELECT,
)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, outer before inner."""
    for each in components:
        yield each
        yield from walk(each.get("components", []))
        for single in ("accessory", "component"):
            if single in each:
                yield each[single]


def find(components: list[Json], custom_id: str) -> Json | None:
    return next((each for each in walk(components) if each.get("custom_id") == custom_id), None)

"""What a posting shows, as Discord would get it, and whether Discord would take it."""

from collections.abc import Iterator
from typing import Any

from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Widget

Json = dict[str, Any]


def parts(components: list[Json]) -> Iterator[Json]:
    """All components, also those within others."""
    for component in components:
        yield component
        yield from parts(component.get("components", []))


def shown(posting: Posting) -> list[Json]:
    """All components of a posting."""
    return list(parts(posting.view.to_components()))  # type: ignore[no-untyped-call]


def texts(posting: Posting) -> str:
    """All its text."""
    return "\n".join(part["content"] for part in shown(posting) if part["type"] == 10)


def labels(posting: Posting) -> list[str]:
    """What stands on its buttons."""
    return [part["label"] for part in shown(posting) if part["type"] == 2]


def ids(posting: Posting) -> list[str]:
    """The ids of its controls."""
    return [part["custom_id"] for part in shown(posting) if "custom_id" in part]


def as_json(rows: list[list[Widget]]) -> list[Json]:
    """Rows of controls as Discord would get them."""
    return [dict(control.to_component_dict()) for row in rows for control in row]


def check(posting: Posting) -> None:
    """Discord's limits."""
    found = shown(posting)
    assert len(found) <= 40
    assert sum(len(part["content"]) for part in found if part["type"] == 10) <= 4000
    assert all(part["content"].strip() for part in found if part["type"] == 10)
    names = ids(posting)
    assert len(names) == len(set(names))
    attached = {f"attachment://{file.filename}" for file in posting.files()}
    for part in found:
        check_part(part, attached)


def check_part(part: Json, attached: set[str]) -> None:
    """The limits of one component."""
    match part["type"]:
        case 1:
            assert 1 <= len(part["components"]) <= 5
        case 2:
            assert 1 <= len(part["label"]) <= 80
        case 3:
            assert 1 <= len(part["options"]) <= 25
            assert 0 <= part["min_values"] <= part["max_values"] <= len(part["options"])
            assert len({option["value"] for option in part["options"]}) == len(part["options"])
            assert all(
                1 <= len(option["label"]) <= 100 and 1 <= len(option["value"]) <= 100 for option in part["options"]
            )
            assert len(part["placeholder"]) <= 150
        case 12:
            assert {item["media"]["url"] for item in part["items"]} <= attached
            assert all(len(item["description"] or "") <= 1024 for item in part["items"])
    if part["type"] in (2, 3):
        assert "<t:" not in str(part), "Discord shows no time on a control"
    if "custom_id" in part:
        assert 1 <= len(part["custom_id"]) <= 100

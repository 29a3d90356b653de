"""The box as typed data: what is not written there has no effect."""

from collections.abc import Iterator
from typing import Any

from games.maracaibo import cards, components
from games.maracaibo.campaign import components as campaign
from tests.games.maracaibo.box import CAMPAIGN, CARDS, DATA

ONCE: dict[str, dict[str, object]] = {
    "Effect": {"n": 1},
    "JeanAction": {"n": 1, "since": 1, "until": 4},
    "Lane": {"points": 1},
}
"""What else is meant where nothing is written."""
NOTHING = (0, "", False, (), None)
TYPED: dict[str, Any] = {
    "cards": (CARDS, cards.CARDS),
    "legacy": (CAMPAIGN["legacy"], campaign.LEGACY),
    "story": (CAMPAIGN["story"], campaign.STORIES),
    "lane": (DATA["lane"], components.LANES),
    "place": (DATA["place"], components.PLACES),
    "city_tile": (DATA["city_tile"], components.CITY_TILES),
    "space": (DATA["space"], components.SPACES),
    "border": (DATA["border"], components.BORDERS),
    "upgrade": (DATA["upgrade"], components.UPGRADES),
    "token": (DATA["token"], components.TOKENS),
    "quest": (DATA["quest"], components.QUESTS),
    "building": (DATA["building"], components.BUILDINGS),
    "assistant": (DATA["assistant"], components.ASSISTANTS),
    "jean_card": (DATA["jean_card"], components.JEAN_CARDS),
}


def unwritten(written: Any, typed: Any) -> Iterator[tuple[str, str, object]]:
    """Every field that the box says nothing about, with its entry's type and its value."""
    if isinstance(written, dict) and isinstance(typed, dict):
        assert list(written) == list(typed)
        for key, entry in written.items():
            yield from unwritten(entry, typed[key])
    elif isinstance(written, dict):
        for name in typed.__struct_fields__:
            if name in written:
                yield from unwritten(written[name], getattr(typed, name))
            else:
                yield type(typed).__name__, name, getattr(typed, name)
    elif isinstance(written, list):
        for part, entry in zip(written, typed, strict=True):
            yield from unwritten(part, entry)
    else:
        assert written == typed


def test_what_the_box_says_nothing_about_is_nothing() -> None:
    for box, (written, typed) in TYPED.items():
        found = list(unwritten(written, typed))
        assert found, box
        for kind, name, value in found:
            assert value in ([ONCE[kind][name]] if name in ONCE.get(kind, {}) else NOTHING), (box, kind, name)

"""Proves at the start that the font has every character of all texts that pictures may show."""

from __future__ import annotations

from render.kit.lettering import missing_characters
from texts.locales import LOCALES
from texts.words import HERE

_NEVER_DRAWN = "bot"
"""Texts in files of this name go into messages only, where Discord has its own fonts."""


def unprintable_texts() -> dict[str, str]:
    """The files of texts that the font can't show as they are, each with the characters that it lacks."""
    files = [file for locale in LOCALES for file in sorted((HERE / locale).glob("*.ftl"))]
    lacking = {
        f"{file.parent.name}/{file.name}": "".join(sorted(missing_characters(file.read_text(encoding="utf-8"))))
        for file in files
        if not file.name.startswith(_NEVER_DRAWN)
    }
    return {name: characters for name, characters in lacking.items() if characters}

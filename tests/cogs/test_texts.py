"""Every key of the bot's own words that the code names is in the texts."""

import re
from pathlib import Path

import bot
from texts import LOCALES, words

ROOT = Path(bot.__file__).parents[1]
KEY = re.compile(r'"(bot-[a-z0-9-]+)"')
REFUSED = re.compile(r'Refused\("([a-z-]+)"')


def named() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py")]
    keys = {key for source in sources for key in KEY.findall(source)}
    return keys | {f"bot-refused-{key}" for source in sources for key in REFUSED.findall(source)}


def test_every_key_named_in_the_code_has_a_text() -> None:
    for locale in LOCALES:
        assert {
            key for key in named() if not words(locale).has(key) and "-command-" not in key and "-param-" not in key
        } == set()

"""Everything that can happen, and every reason, is said in both languages."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import games.settlers
from games.core.moves import verb_of
from games.settlers.components import COUNTED_TOKENS, MASTERS, STACKS, TILES
from games.settlers.rulebook import RULES
from texts import LOCALES, Teller, words

SOURCE = "".join(path.read_text(encoding="utf-8") for path in Path(games.settlers.__file__).parent.glob("*.py"))
VERBS = sorted({verb_of(move) for move in (*(move for _, move in RULES.answers), *RULES.anytime_answers)})


@pytest.mark.parametrize("locale", LOCALES)
class TestWords:
    def test_events_and_reasons(self, locale: str) -> None:
        said = [f"settlers-log-{key}" for key in re.findall(r'emit\(\s*"([a-z-]+)"', SOURCE)]
        said += [f"settlers-reason-{key}" for key in re.findall(r'reason\("([a-z-]+)"', SOURCE)]
        assert len(said) > 50
        assert [key for key in said if not words(locale).has(key)] == []

    def test_components(self, locale: str) -> None:
        named: dict[str, Iterable[str]] = {
            "tile": TILES,
            "master": MASTERS,
            "stack": STACKS,
            "token": (*COUNTED_TOKENS, "master"),
        }
        keys = [f"settlers-{noun}-{word}".replace("_", "-") for noun, all_words in named.items() for word in all_words]
        assert [key for key in keys if not words(locale).has(key)] == []
        names = [words(locale)(key) for key in keys if "-tile-" in key]
        assert len(set(names)) == len(names)

    def test_moves_and_their_descriptions(self, locale: str) -> None:
        for verb in VERBS:
            assert words(locale)(f"settlers-verb-{verb}")
            assert len(words(locale)(f"settlers-verb-{verb}-about")) <= 100

    def test_the_rules_in_short_fit_on_a_page(self, locale: str) -> None:
        assert 1500 < len(words(locale)("settlers-help")) < 3500

    @pytest.mark.parametrize("end", ["prizes", "stacks", "agreed"])
    def test_ends(self, locale: str, end: str) -> None:
        assert words(locale)(f"settlers-end-{end}")


@pytest.mark.parametrize(("count", "expected"), [(1, "1 монету"), (3, "3 монеты"), (5, "5 монет")])
def test_russian_counts(count: int, expected: str) -> None:
    assert expected in Teller(words("ru"), "settlers", ["Ада"])("log-coins", player="Ада", count=count)

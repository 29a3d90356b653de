"""Everything that can happen, and every reason, is said in both languages."""

import re
from pathlib import Path

import pytest

import games.puerto_rico
from games.core.events import Event
from games.core.fields import written
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.components import BUILDINGS, GOODS, TILE_COUNTS
from games.puerto_rico.rulebook import RULES
from games.puerto_rico.score import EXTRA
from games.puerto_rico.turns.declining import AUTOMATIC
from texts import LOCALES, Teller, words

SOURCE = "".join(path.read_text(encoding="utf-8") for path in Path(games.puerto_rico.__file__).parent.rglob("*.py"))
VERBS = sorted(written(verb) for verb in RULES.moves())
OCCUPIABLE = [key for key, building in BUILDINGS.items() if building.circles]


@pytest.mark.parametrize("locale", LOCALES)
class TestWords:
    def test_events_and_reasons(self, locale: str) -> None:
        said = [f"log-{key}" for key in re.findall(r'emit\(\s*"([a-z-]+)"', SOURCE)]
        said += ["log-settle-occupied", "log-forest-occupied"]
        said += [f"reason-{key}" for key in re.findall(r'(?:reason\(|else )"([a-z]+(?:-[a-z]+)+)"', SOURCE)]
        assert len(said) > 90
        assert [key for key in said if not words(locale).has(f"puerto-rico-{key}")] == []

    def test_components(self, locale: str) -> None:
        named = {
            "building": list(BUILDINGS),
            "effect": sorted(AUTOMATIC),
            "place": [*TILE_COUNTS, *OCCUPIABLE, "rose", "none"],
            "good": [*GOODS, "none"],
            "tile": [*TILE_COUNTS, "forest", "hidden", "pass", "none"],
            "score": ["chips", "buildings", "nobles", *EXTRA],
            "ship": ["4", "5", "6", "7", "8"],
        }
        keys = [f"puerto-rico-{noun}-{written(word)}" for noun, all_words in named.items() for word in all_words]
        assert [key for key in keys if not words(locale).has(key)] == []
        names = [words(locale)(f"puerto-rico-building-{written(key)}") for key in BUILDINGS]
        assert len(set(names)) == len(BUILDINGS)

    def test_moves_and_their_descriptions(self, locale: str) -> None:
        for verb in VERBS:
            assert words(locale)(f"puerto-rico-verb-{verb}")
            assert len(words(locale)(f"puerto-rico-verb-{verb}-about")) <= 100

    def test_options(self, locale: str) -> None:
        for option in GAME.settings.options:
            assert words(locale)(f"puerto-rico-option-{written(option.key)}")
            for value in option.values:
                assert words(locale)(f"puerto-rico-option-{written(option.key)}-{written(value)}")

    def test_the_rules_in_short_fit_on_a_page(self, locale: str) -> None:
        assert 1500 < len(words(locale)("puerto-rico-help")) < 3500
        declining = f"{Teller(words(locale), 'puerto_rico', '').typed('decline')} "
        assert f"`{declining}" in words(locale)("puerto-rico-help")

    @pytest.mark.parametrize("end", ["colonists", "city", "points"])
    def test_ends(self, locale: str, end: str) -> None:
        assert words(locale)(f"puerto-rico-end-{end}")


@pytest.mark.parametrize(
    ("coins", "expected"), [(1, "1 дублон "), (3, "3 дублона "), (5, "5 дублонов "), (21, "21 дублон ")]
)
def test_russian_counts(coins: int, expected: str) -> None:
    teller = Teller(words("ru"), "puerto_rico", ["Ада"])
    assert expected in teller.event(Event("puerto_rico-log-income", Seat(0), {"coins": coins, "building": "office"}))

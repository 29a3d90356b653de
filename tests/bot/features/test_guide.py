"""What may be read about components: at a table what it has brought, elsewhere nothing that is to surprise."""

import pytest

from bot.features.help.guide import entries, explained, fitting, guide_page, headings
from bot.features.help.words import help_page
from games import santa_maria
from games.core.game import Setup
from games.maracaibo import GAME
from games.maracaibo.components import JEAN_CARDS
from games.registry import GAMES, game
from games.santa_maria.components import ACHIEVEMENTS
from render.boards import boards
from render.kit.skins import SKINS, wearing
from render.signs import signs
from tests.bot.panel.shown import labels, texts
from tests.render.readable import readers
from tests.support.positions import table_of
from texts import LOCALES, Teller, words


def test_a_campaigns_story_is_told_as_far_as_it_has_come() -> None:
    state = GAME.view(GAME.start(Setup(2, {"story": "campaign"}, "guide")).state, None)
    table = table_of("maracaibo", 2, "en")
    page = texts(guide_page("en", table, "story", 0, state))
    assert "The wet ledger" in page
    assert "Names on the page" not in page
    assert [entry.word for entry in entries("en", "maracaibo", "story", None)] == []
    assert len(entries("en", "maracaibo", "city", state)) == 5
    shown = [labels(help_page("en", "maracaibo", table, seen)) for seen in (None, state)]
    assert ["The story so far" in one for one in shown] == [False, True]


def test_what_differs_with_the_number_of_players_is_told_as_it_is_at_the_table() -> None:
    three = game("archipelago").start(Setup(3, {}, "guide")).state
    told = {entry.word: entry.about for entry in entries("en", "archipelago", "objective", three)}
    assert "when 5 progress cards" in told["short_progress"]
    away = {entry.word: entry.about for entry in entries("en", "archipelago", "objective", None)}
    assert "when 4/5/6/7 progress cards" in away["short_progress"]
    say = Teller(words("ru"), "archipelago", ["Ada", "Boris"])
    assert "4. Рынки под контролем: 3, 2, 1 очко" in say.about("objective", "short_progress")


def test_only_who_plays_alone_reads_what_the_opponents_cards_do() -> None:
    for seats in (1, 2):
        state = GAME.view(GAME.start(Setup(seats, {}, "guide")).state, None)
        table = table_of("maracaibo", seats, "en")
        assert ("Jean's cards" in labels(help_page("en", "maracaibo", table, state))) is (seats == 1)
        if seats == 1:
            page = texts(guide_page("en", table, "jean-card", 0, state))
            assert all(f"**{card.upper()}**" in page for card in JEAN_CARDS)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_plays_alone_reads_what_each_achievement_asks_for(locale: str) -> None:
    alone, together = (santa_maria.GAME.start(Setup(seats, {}, "guide")).state for seats in (1, 2))
    told = {entry.word: entry.about for entry in entries(locale, "santa_maria", "achievement", alone)}
    assert list(told) == list(ACHIEVEMENTS)
    for word, found in ACHIEVEMENTS.items():
        assert word == "capracracy" or str(found.least) in told[word]
    assert entries(locale, "santa_maria", "achievement", together) == []


ASKED = {
    ("maracaibo", "en"): "combat compass homeward explorer village influence income quest",
    ("maracaibo", "ru"): "кампания компас пороге исследователь деревня влияние доход квест",
    ("archipelago", "en"): "rebellion surplus crisis temple explorer separatist engaged hut",
    ("archipelago", "ru"): "мятеж излишки кризис церковь первооткрыват сепаратист занята хижина",
    ("santa_maria", "en"): "happiness monk conquistador dock colonist passing gold",
    ("santa_maria", "ru"): "счастье монах конкистадор док колонист спасовавших золото",
    ("puerto_rico", "en"): "privilege governor quarry colonist captain warehouse san",
    ("puerto_rico", "ru"): "привилегия губернатор каменоломня колонист капитан склад хуан",
    ("settlers", "en"): "prize war cart master ruin needs",
    ("settlers", "ru"): "призовой война телега мастер руины потребности",
}
"""What a newcomer asks, in both languages."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_what_newcomers_ask_about_is_explained(key: str, locale: str) -> None:
    for typed in ASKED[key, locale].split():
        assert texts(explained(locale, key, typed, None)), typed


def test_a_kind_is_told_whole_by_its_name() -> None:
    assert "Doubloons" in texts(explained("en", "maracaibo", "icons", None))
    assert "Компас" in texts(explained("ru", "maracaibo", "понятия", None))
    assert headings("ru", "archipelago", "знач", None) == {"sign": "Значки"}


def test_what_nothing_is_called_is_sought_in_what_is_told() -> None:
    assert "Combat" in {entry.name for entry in fitting("en", "maracaibo", "maneuvers", None)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_the_legend_of_a_game_draws_every_sign_and_cuts_no_word(key: str, locale: str) -> None:
    teller = Teller(words(locale), key, ())
    told = teller.guide("sign")
    assert len(told) >= 8
    assert all(boards(key).sign(word, 40).width for word in told)
    for skin in SKINS:
        with readers([]) as reading, wearing(skin):
            picture = signs(teller)
            assert not reading.troubles()
        assert all(name in picture.alt for name, _ in told.values())

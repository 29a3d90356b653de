"""What may be read about components: at a table what it has brought, elsewhere nothing that is to surprise."""

import pytest

from bot.features.help.guide import entries, guide_page
from bot.features.help.words import help_page
from games import santa_maria
from games.core.game import Setup
from games.maracaibo import GAME
from games.maracaibo.components import JEAN_CARDS
from games.registry import game
from games.santa_maria.components import ACHIEVEMENTS
from tests.bot.panel.shown import labels, texts
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

"""`/server`, and what stands in servers' channels: within Discord's limits and on one screen, in both languages."""

import pytest

from bot.client.features import FEATURES
from bot.features.window.rows import Played
from bot.features.window.week import First, Week
from bot.features.window.words import GAMES_RANKED, finished_game, week_told
from bot.panel.messages.server_card import LANGUAGE, Chosen, server_card
from bot.store.identity import ChannelId, TableId, UserId
from bot.store.people.skills import Skill
from games.registry import GAMES
from tests.bot.panel.shown import check, texts
from tests.support.positions import position, table_of
from tests.support.screens import one_decision
from texts import LOCALES, words

PURPOSES = [purpose.name for feature in FEATURES for purpose in feature.purposes]
EVERYTHING_MISSING = ("view_channel", "send_messages", "attach_files", "read_message_history")


@pytest.mark.parametrize("locale", LOCALES)
def test_each_purpose_has_a_line_and_the_card_is_one_screen(locale: str) -> None:
    say = words(locale)
    assert LANGUAGE not in PURPOSES, "a control with that name is the language"
    for missing in ((), EVERYTHING_MISSING):
        chosen = {purpose: Chosen(ChannelId(2**63), "ru", missing) for purpose in PURPOSES}
        for now in ({}, chosen):
            card = server_card(PURPOSES, now, locale)
            check(card)
            one_decision(card)
            told = texts(card)
            assert all(say(f"bot-channel-{each}") in told for each in PURPOSES)
            assert told.count(f": {say('bot-server-off')}") == (0 if now else len(PURPOSES))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_week_of_everything_fits(locale: str) -> None:
    skills = tuple((UserId(2**63 + place), Skill(25.0, 2.0)) for place in range(3))
    week = Week(
        games=dict.fromkeys(GAMES, 99),
        firsts=tuple((what, game, UserId(2**63)) for what in First for game in GAMES)[:5],
        longest=Played(TableId(7), UserId(1), "maracaibo", 1, 9e6, 0.0),
        standings=dict.fromkeys((*GAMES, *(f"game-{number}" for number in range(9))), skills),
    )
    posting = week_told(week, table_of("maracaibo", 2, locale), locale)
    check(posting)
    assert texts(posting).count("1. ") == GAMES_RANKED


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_every_games_end_fits_the_window(key: str, locale: str) -> None:
    (*_, end) = position(key, 2, 4, locale)
    posting = finished_game(end, locale, [None])
    check(posting)
    assert len(texts(posting)) < 600, "the pictures tell the rest"

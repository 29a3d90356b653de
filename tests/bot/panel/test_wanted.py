"""Who is looked for, on cards and screens: one line, and no more to press than a phone shows."""

from itertools import product

import pytest
from msgspec.structs import replace

from bot.features.finding.callers import Caller
from bot.features.finding.notify_words import first_words, no_more_calls, notify_card, table_open
from bot.features.finding.words import hour_question
from bot.panel.messages.host_settings import host_settings
from bot.panel.messages.lobby_card import lobby_card
from bot.store.identity import GuildId, UserId
from bot.store.table.records import Table
from bot.tables.lobby.house_options import WANTEDS
from games.registry import GAMES, game
from tests.bot.panel.shown import check, texts
from tests.support.positions import table_of
from tests.support.screens import one_decision
from texts import LOCALES, words

BOTH = pytest.mark.parametrize("locale", LOCALES)
GUILD = GuildId(10**18)
NOW = 1_800_000_000.0


def lobby(key: str, locale: str, wanted: str = "anyone", **changes: object) -> Table:
    """A table with one seat taken."""
    table = table_of(key, 1, locale, status="lobby", seat_count=max(game(key).settings.seat_counts), open=True)
    return replace(table, options={**table.options, "wanted": wanted}, guild_id=GUILD, thread_id=None, **changes)


@BOTH
@pytest.mark.parametrize("key", GAMES)
def test_every_screen_of_it_is_one_decision(locale: str, key: str) -> None:
    for wanted, until, come in product(WANTEDS, (None, NOW), (False, True)):
        table = lobby(key, locale, wanted, wanted_until=until, hour_came=come)
        call = table_open(table, "Harbour", locale, "https://discord.com/channels/1/2/3")
        for posting in (lobby_card(table), host_settings(table, locale), call, hour_question(table, locale, None)):
            check(posting)
            one_decision(posting)


@BOTH
def test_wishes_to_be_called_are_one_screen(locale: str) -> None:
    caller = Caller(user_id=UserId(1), guild_id=GUILD)
    for wish in (None, caller, replace(caller, reached=False)):
        one_decision(notify_card(wish, GUILD, locale))
    for posting in (no_more_calls(GUILD, locale), first_words(GUILD, "*Harbour* @everyone", locale)):
        check(posting)
        one_decision(posting)
    assert r"\*Harbour\* \@everyone" in texts(first_words(GUILD, "*Harbour* @everyone", locale))


@BOTH
def test_who_is_looked_for_is_one_line_and_goes_without_saying_where_it_is_anyone(locale: str) -> None:
    plain = texts(lobby_card(lobby("settlers", locale)))
    assert "🔎" not in plain
    for wanted in WANTEDS[1:]:
        told = texts(lobby_card(lobby("settlers", locale, wanted, wanted_until=NOW)))
        (line,) = [line for line in told.split("\n") if "🔎" in line]
        assert words(locale)(f"bot-option-wanted-{wanted}") in line
        assert f"<t:{int(NOW)}:f>" in line
    assert "🔎" not in texts(lobby_card(lobby("settlers", locale, "quick", hour_came=True)))


@BOTH
def test_a_card_says_that_anyone_may_join_only_where_anyone_may(locale: str) -> None:
    say = words(locale)
    for wanted in WANTEDS:
        told = texts(lobby_card(lobby("settlers", locale, wanted)))
        chooses = wanted in ("beginners", "rating")
        assert (say("bot-card-open") in told) is not chooses
        assert (say("bot-card-open-to-some") in told) is chooses

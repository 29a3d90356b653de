"""Lessons and reasons: each belongs to something that can be asked or done, and no decision lacks its lesson."""

import pytest

from games.core.play import question_key
from games.registry import GAMES, game
from texts import LOCALES, words

EACH = pytest.mark.parametrize("key", GAMES)


@EACH
def test_every_decision_has_a_lesson(key: str) -> None:
    asked = {question_key(key, decision) for decision in game(key).rules.offers_of}
    lessons = {each.replace("-ask-", "-coach-").replace("_", "-") for each in asked}
    for locale in LOCALES:
        assert set(words(locale).under(f"{key}-coach-")) == lessons


@EACH
def test_reasons_are_given_for_moves_that_exist(key: str) -> None:
    verbs = {verb.replace("_", "-") for verb in game(key).rules.moves()}
    start = f"{key}-advice-".replace("_", "-")
    reasons = {each.removeprefix(start) for locale in LOCALES for each in words(locale).under(start)}
    assert reasons, "a suggestion says more than that it looks best"
    assert reasons <= verbs

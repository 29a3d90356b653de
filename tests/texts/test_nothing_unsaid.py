"""No text lies about that nobody can say any more."""

import pytest

from tests.support.sayable import is_said, unsaid
from texts import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_said_somewhere(locale: str) -> None:
    assert unsaid(locale) == []


@pytest.mark.parametrize(
    "key",
    [
        "archipelago-log-bakes",
        "archipelago-theme-victim",
        "archipelago-theme-victim-about",
        "archipelago-verb-bake",
        "archipelago-gain-disc",
        "bot-refused-too-many-cooks",
        "bot-option-deadline-never-ever",
        "maracaibo-card-of-no-deck",
        "puerto-rico-coach-bake",
        "santa-maria-option-kingdoms-often",
    ],
)
def test_a_text_that_nobody_can_say_is_found(key: str) -> None:
    assert not is_said(key)


@pytest.mark.parametrize(
    "key",
    [
        "bot-refused-damaged-private",
        "maracaibo-option-story-chapter-7",
        "puerto-rico-log-order-given-keep",
        "puerto-rico-log-pass-all-captain",
        "santa-maria-picture-short-district-trade",
    ],
)
def test_a_text_whose_key_is_put_together_is_said(key: str) -> None:
    assert is_said(key)

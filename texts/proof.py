"""Proves that everything a game can say has its words, in every language: each lack is one plain sentence."""

from games.core.fields import written
from games.core.game import AnyGame
from games.registry import text_file
from texts.locales import LOCALES
from texts.needs import needs
from texts.words import words


def wordless(game: AnyGame) -> list[str]:
    """What of the game's own has no words, language by language."""
    return [
        f"{text_file(game.key, locale)} lacks {written(need.key)}: {need.why}."
        for need in needs(game)
        for locale in LOCALES
        if not words(locale).has(need.key)
    ]

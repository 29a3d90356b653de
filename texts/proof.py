"""Proves that everything a game can say has its words, in every language: each lack is one plain sentence."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from games.core.fields import written
from games.core.game import AnyGame
from games.core.prompts import question_key
from texts.locales import LOCALES
from texts.words import HERE, words

EMITTED = re.compile(r"""\.emit\(\s*"([a-z0-9-]+)\"""")


def wordless(game: AnyGame) -> list[str]:
    """What of the game's own has no words, language by language."""
    lacking: list[str] = []
    for key, why in needed(game):
        for locale in LOCALES:
            if not words(locale).has(key):
                file = f"texts/{locale}/{game.key}.ftl"
                lacking.append(f"{file} lacks {key.replace('_', '-')}: {why}.")
    return lacking


def needed(game: AnyGame) -> Iterator[tuple[str, str]]:
    """The keys that follow from the rules alone, each with what it is for; not what depends on a position."""
    name = game.key
    yield f"{name}-name", "what the game is called"
    yield f"{name}-about", "one line about it"
    yield f"{name}-help", "its rules in short"
    for verb, move in game.rules.moves().items():
        yield f"{name}-verb-{written(verb)}", f"the button of the move {move.__name__}"
        yield f"{name}-verb-{written(verb)}-about", f"what the move {move.__name__} does"
    for decision in game.rules.offers_of:
        yield question_key(name, decision), f"the question that {decision.__name__} asks"
    for option in game.options:
        key, what = f"{name}-option-{written(option.key)}", f"the setting {option.key}"
        yield key, what
        for value in option.values:
            yield f"{key}-{written(value)}", f"the value {value} of {what}"
    if game.rules.standing:
        yield f"{name}-log-lapsed", "the line when a proposal can no longer be met"
    for file, event in _emitted(game):
        yield f"{name}-log-{event}", f"the line that {file} puts into the story"


def _emitted(game: AnyGame) -> Iterator[tuple[str, str]]:
    """The events that the game's files name, where the name stands in them as it is."""
    package = sys.modules[game.state_type.__module__].__package__
    if package is None:
        return
    folder = HERE.parent / Path(*package.split("."))
    for path in sorted(folder.rglob("*.py")):
        for event in EMITTED.findall(path.read_text(encoding="utf-8")):
            yield path.relative_to(HERE.parent).as_posix(), event

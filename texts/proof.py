"""Proves that everything a game can say has its words, in every language: each lack is one plain sentence."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from games.core.fields import written
from games.core.game import AnyGame, Setup
from games.core.prompts import question_key
from games.core.seats import Seat
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
    for option in game.settings.options:
        key, what = f"{name}-option-{written(option.key)}", f"the setting {option.key}"
        yield key, what
        for value in option.values:
            yield f"{key}-{written(value)}", f"the value {value} of {what}"
    for theme in game.telling.themes:
        yield f"{name}-theme-{written(theme.key)}", f"the heading {theme.key}"
        yield f"{name}-theme-{written(theme.key)}-about", f"what stands under the heading {theme.key}"
    for noun, where in held(game).items():
        yield f"{name}-gain-{noun}", f"so many more or fewer {noun}, of which {where} tells"
    if game.rules.standing:
        yield f"{name}-log-lapsed", "the line when a proposal can no longer be met"
    for file, event in _emitted(game):
        yield f"{name}-log-{event}", f"the line that {file} puts into the story"


def held(game: AnyGame) -> dict[str, str]:
    """The nouns of what people have as a game begins, in each of its modules, and where each is told."""
    found = {
        noun: f"the brings_by of {move.__name__}" for move, told in game.rules.deciding.items() for noun in told.nouns
    }
    if game.telling.holdings is None:
        return found
    usual = game.settings.chosen({})
    others = [{**usual, option.key: value} for option in game.settings.options for value in option.values[1:]]
    for seats in game.settings.seat_counts:
        for options in (usual, *others):
            if game.settings.fits(seats, options) is None:
                state = game.start(Setup(seats, options, "what is held")).state
                found |= {noun: game.telling.holdings.__name__ for noun, _ in game.telling.holdings(state, Seat(0))}
    return found


def _emitted(game: AnyGame) -> Iterator[tuple[str, str]]:
    """The events that the game's files name, where the name stands in them as it is."""
    package = sys.modules[game.saved.state_type.__module__].__package__
    if package is None:
        return
    folder = HERE.parent / Path(*package.split("."))
    for path in sorted(folder.rglob("*.py")):
        for event in EMITTED.findall(path.read_text(encoding="utf-8")):
            yield path.relative_to(HERE.parent).as_posix(), event

"""The list of what a game needs words for: the start, the tests and the pages all read this one.

What follows from the rules, and what is seen as a game begins in each of its modules; what depends on a position that
comes later is found in random play.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from games.core.ending.outcome import Rival, SeatScore
from games.core.fields import PART, AnyField, written
from games.core.game import AnyGame, Setup
from games.core.play import Play
from games.core.prompts import question_apart, question_key
from games.core.proof import Home
from games.core.seats import SEAT, Seat
from games.lessons import lessons_of
from texts.locales import DEFAULT
from texts.words import words

EMITTED = re.compile(r"""\.(?:emit|in_vain)\(\s*"([a-z0-9-]+)\"""")
VAIN = re.compile(r"""\.in_vain\(\s*"[a-z0-9-]+",\s*"([a-z0-9-]+)\"""")
CLOSING = re.compile(r"""\.regardless\(\s*"([a-z0-9-]+)\"""")


class Need(NamedTuple):
    """A text without which a game cannot be told."""

    key: str
    why: str
    """What it is for."""


def needs(game: AnyGame) -> Iterator[Need]:
    """All of them."""
    name = game.key
    yield Need(f"{name}-name", "what the game is called")
    yield Need(f"{name}-about", "one line about it")
    yield Need(f"{name}-help", "its rules in short")
    yield from _of_moves(game)
    yield from _of_questions(game)
    yield from _of_settings(game)
    yield from _of_headings(game)
    yield from _of_lessons(game)
    yield from _at_the_beginning(game)
    if game.rules.standing:
        yield Need(f"{name}-log-lapsed", "the line when a proposal can no longer be met")
    for family, told in game.telling.former.items():
        for word in told:
            yield Need(f"{name}-{family}-{word}", "what logs of earlier versions hold")
    for file, event in _named(game, EMITTED):
        yield Need(f"{name}-log-{event}", f"the line that {file} puts into the story")
    for file, why in _named(game, VAIN):
        yield Need(f"{name}-vain-{why}", f"what a choice brings in vain, by {file}")
    for file, closing in _named(game, CLOSING):
        yield Need(f"{name}-closing-{closing}", f"what ends by {file}, told apart from what a choice brings")


def _of_moves(game: AnyGame) -> Iterator[Need]:
    answering = {move for _, move in game.rules.answers}
    for verb, move in game.rules.moves().items():
        key, what = f"{game.key}-verb-{written(verb)}", f"the move {move.__name__}"
        yield Need(key, f"the button of {what}")
        yield Need(f"{key}-about", f"what {what} does")
        if move not in game.rules.reasons:
            yield Need(f"{game.key}-when-{written(verb)}", f"when {what} comes, for whoever misses it")
        if move in answering:
            yield Need(f"{game.key}-advice-{written(verb)}", f"what speaks for {what} where it is suggested")


def _of_questions(game: AnyGame) -> Iterator[Need]:
    for decision in game.rules.offers_of:
        key = question_key(game.key, decision)
        yield Need(key, f"the question that {decision.__name__} asks")
        yield Need(key.replace("-ask-", "-coach-"), f"what {decision.__name__} is about, for whoever meets it first")
        for apart in game.rules.names_apart.get(decision, ()):
            yield Need(question_apart(key, apart), f"the question of {decision.__name__} where it is {apart}")


def _of_settings(game: AnyGame) -> Iterator[Need]:
    for option in game.settings.options:
        key, what = f"{game.key}-option-{written(option.key)}", f"the setting {option.key}"
        yield Need(key, what)
        for value in option.values:
            yield Need(f"{key}-{written(value)}", f"the value {value} of {what}")


def _of_headings(game: AnyGame) -> Iterator[Need]:
    for theme in game.telling.themes:
        key, what = f"{game.key}-theme-{written(theme.key)}", f"the heading {theme.key}"
        yield Need(key, what)


def _of_lessons(game: AnyGame) -> Iterator[Need]:
    for lesson in lessons_of(game.key):
        key, what = f"{game.key}-lesson-{written(lesson.key)}", f"the lesson {lesson.key}"
        yield Need(key, f"the title of {what}")
        yield Need(f"{key}-about", f"what {what} is about, in its list")
        yield Need(f"{key}-over", f"what is said after {what}")
        for step in lesson.steps:
            yield Need(f"{key}-{written(step.key)}", f"the idea of the step {step.key} of {what}, and what to do")
            if step.do:
                yield Need(f"{key}-{written(step.key)}-done", f"what the move of {step.key} in {what} did, and why")


def _at_the_beginning(game: AnyGame) -> Iterator[Need]:
    """What people have, what is counted, and what the first questions name."""
    found = dict[str, str]()
    for move, told in game.rules.deciding.items():
        found |= {
            f"gain-{noun}": f"so many more or fewer {noun}, of which the brings_by of {move.__name__} tells"
            for noun in told.nouns
        }
    for play in _beginnings(game):
        if game.telling.holdings is not None:
            where = game.telling.holdings.__name__
            for noun, _ in game.telling.holdings(play.state, Seat(0)):
                found[f"gain-{noun}"] = f"so many more or fewer {noun}, of which {where} tells"
        outcome = game.score(play.state)
        everybody: list[SeatScore | Rival] = [*outcome.scores, *outcome.rivals]
        for score in everybody:
            found |= {f"score-{line.key}": f"the line {line.key} of the score" for line in score.lines}
        found |= {f"rival-{rival.name}": "who plays without sitting at the table" for rival in outcome.rivals}
        found |= _first_names(game, play)
    for rest, why in found.items():
        yield Need(f"{game.key}-{rest}", why)


def _beginnings(game: AnyGame) -> Iterator[Play[Any]]:
    """A game with the usual settings, and with each other value of each setting, for every number of seats."""
    usual = game.settings.chosen({})
    others = [{**usual, option.key: value} for option in game.settings.options for value in option.values[1:]]
    for seats in game.settings.seat_counts:
        for options in (usual, *others):
            if game.settings.fits(seats, options) is None:
                yield game.start(Setup(seats, options, "what is held"))


def _first_names(game: AnyGame, play: Play[Any]) -> dict[str, str]:
    found = dict[str, str]()
    for seat in play.waiting():
        for offer in play.legal(seat).offers:
            for blank in offer.fields:
                found[f"field-{blank.noun}"] = f"a blank of the move {offer.makes.__name__}"
                for noun, word in named_words(blank, offer.choices(blank.name, {})):
                    if noun != SEAT and noun not in game.telling.free_nouns:
                        found[f"{noun}-{word}"] = f"the {noun} {word}, which {offer.makes.__name__} can choose"
    say = words(DEFAULT)
    return {rest: why for rest, why in found.items() if not say.has(f"core-{rest}")}


def named_words(blank: AnyField, choices: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The words that are told by their names, each with its noun; a word of parts part by part."""
    for word in choices:
        if word not in (blank.told or {}):
            parts = word.split(PART)
            yield from zip(blank.parts, parts, strict=True) if blank.parts else [(blank.noun, word)]


def _named(game: AnyGame, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """What the game's files name so, where the name stands in them as it is."""
    home = Home(sys.modules[game.saved.state_type.__module__])
    for path in sorted(home.folder.rglob("*.py")):
        for name in pattern.findall(path.read_text(encoding="utf-8")):
            yield home.path(path.relative_to(home.folder).as_posix()), name

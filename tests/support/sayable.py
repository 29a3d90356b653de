"""Which texts can be said: what follows their family stands in the rooms that say it, or is put together there."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import bot
from bot.features.help.guide import FIRST
from bot.tables.lobby.house_options import HOUSE_OPTIONS
from games.core.fields import written
from games.core.game import AnyGame
from games.core.parts.settings import TableOption
from games.registry import GAMES, game
from texts import DEFAULT, words
from texts.needs import needs
from texts.words import REFERENCE

HOUSE = Path(bot.__file__).parents[1]
HOLE = "\0"
LONGEST = 60
"""What is longer is no key."""
FEWEST_LETTERS = 3
"""A pattern of fewer letters says nothing of what it makes."""
OF_THE_RULES = ("advice", "beside", "coach", "command", "help", "lesson", "option", "theme", "verb", "when")
"""Families whose texts belong to moves, questions, settings and headings, one by one."""
SENTENCES = ("ask", "closing", "end", "gain", "log", "note", "picture", "reason", "score", "vain")
"""Families of sentences; what else stands after a game is a noun."""
SHORTENED = "picture-short-"
COMPLETED = re.compile(r"-(some|all|heading)(-[a-z0-9-]+)?$")
"""The end of a line of the story that several have done, or that begins something."""

UNSEEN = ("maracaibo-action-", "maracaibo-option-", "bot-log-undone-mended-")
"""Put together in ways that are not seen here: a city tile without its size, what one opts for, a line by place."""


def unsaid(locale: str) -> list[str]:
    """The texts that nothing says."""
    say = words(locale)
    by_others = {key for named in say.under("") for key in REFERENCE.findall(say.source(named))}
    return [key for key in say.under("") if key not in by_others and not key.startswith(UNSEEN) and not is_said(key)]


def is_said(key: str) -> bool:
    """Whether somebody can say it."""
    for name in GAMES:
        start = f"{written(name)}-"
        if key.startswith(start):
            rest = key.removeprefix(start)
            return rest in _of_the_rules(name) or _of_a_game(name).makes(key) or said_of_a_game(name, rest)
    if key.startswith("bot-option-"):
        return key in _of_the_house_options()
    return any(_house().makes(known) for known in (key, key.removeprefix("bot-"), key.removeprefix("core-")))


def said_of_a_game(name: str, rest: str) -> bool:
    """A text of a game, by the rest of its key."""
    if rest.startswith(SHORTENED):
        return said_of_a_game(name, rest.removeprefix(SHORTENED))
    family, _, tail = rest.partition("-")
    if family in OF_THE_RULES:
        return False
    if family == "guide" and tail in FIRST:
        return True
    if family in FIRST and words(DEFAULT).has(f"{written(name)}-{family}-{tail.removesuffix('-about')}-about"):
        return True
    tails = [rest, tail, COMPLETED.sub("", tail)]
    if family not in SENTENCES:  # It is a noun, which may be of two words.
        tails = [each.removesuffix("-about") for each in (tail, tail.partition("-")[2])]
    return any(each and _of_a_game(name).makes(each) for each in tails)


class Vocabulary:
    """The words of some files, and the patterns by which they put keys together."""

    def __init__(self, files: Iterable[Path], more: Iterable[str] = ()) -> None:
        found = {written(word).lower() for file in files for word in _read(file) if 0 < len(word) <= LONGEST} | {*more}
        self.words = {part for word in found if HOLE not in word for part in (word, *word.split())}
        patterns = [word for word in found if HOLE in word and len(re.sub(r"[^a-z]", "", word)) >= FEWEST_LETTERS]
        self._patterns = [re.compile("(.+)".join(map(re.escape, re.split(f"{HOLE}+", each)))) for each in patterns]

    @cache  # noqa: B019 - there are few of them, and each lives as long as the tests
    def makes(self, key: str) -> bool:
        """Whether it stands there, or is one of the patterns filled with words."""
        filled = (pattern.fullmatch(key) for pattern in self._patterns)
        return key in self.words or any(match is not None and all(map(self._knows, match.groups())) for match in filled)

    def _knows(self, part: str) -> bool:
        return part.isdigit() or self.makes(part)


@cache
def _house() -> Vocabulary:
    rooms = ("bot", "cogs", "texts", "render", "games/core")
    return Vocabulary([file for room in rooms for file in _files(HOUSE / room)])


@cache
def _of_a_game(name: str) -> Vocabulary:
    rooms = (HOUSE / "games" / name, HOUSE / "games/core", HOUSE / "render" / name)
    decisions = (key for key, *_ in needs(game(name)) if f"{name}-ask-" in key)
    asked = [written(key.partition("-ask-")[2]) for key in decisions]
    verbs = map(written, game(name).rules.moves())
    return Vocabulary(
        [*(file for room in rooms for file in _files(room)), HOUSE / "cogs" / "games" / f"{name}.py"], [*asked, *verbs]
    )


@cache
def _of_the_rules(name: str) -> frozenset[str]:
    """What belongs to a move, a question, a setting, a heading."""
    return frozenset(_keys_of_the_rules(game(name)))


def _keys_of_the_rules(rules: AnyGame) -> Iterator[str]:
    yield "help"
    yield "help-alone"
    for verb in map(written, rules.rules.moves()):
        yield from (f"verb-{verb}", f"verb-{verb}-about", f"advice-{verb}", f"advice-{verb}-none", f"command-{verb}")
        yield f"when-{verb}"
        yield f"command-{verb.partition('-')[2]}"
    for theme in rules.telling.themes:
        yield from (f"theme-{theme.key}", f"command-theme-{theme.key}")
    for key, *_ in needs(rules):
        rest = written(key).removeprefix(f"{written(rules.key)}-")
        yield from (rest, rest.replace("ask-", "beside-", 1))
    as_it_comes = [rules.settings.played(seats, rules.settings.chosen({})) for seats in rules.settings.seat_counts]
    for option in rules.settings.options:
        yield f"help-{written(option.key)}"
        for value in {*option.values, *(played[option.key] for played in as_it_comes)}:
            yield f"help-{written(option.key)}-{written(value)}"
            yield f"option-{written(option.key)}-{written(value)}"
        yield from _of_an_option(option)
    yield from ("about", "round-short", "command-group")


def _of_an_option(option: TableOption) -> Iterator[str]:
    key = f"option-{written(option.key)}"
    yield from (key, f"{key}-about", *(f"{key}-{written(value)}" for value in option.values))


@cache
def _of_the_house_options() -> frozenset[str]:
    return frozenset(f"bot-{key}" for option in HOUSE_OPTIONS for key in _of_an_option(option))


def _files(room: Path) -> list[Path]:
    """Its code and data, but for what small drawings are composed of: that is seen, not said."""
    data = (file for file in room.rglob("*.toml") if file.name != "vignettes.toml")
    return sorted([*room.rglob("*.py"), *data])


@cache
def _read(file: Path) -> frozenset[str]:
    text = file.read_text(encoding="utf-8")
    return frozenset(_of_data(tomllib.loads(text)) if file.suffix == ".toml" else _of_code(ast.parse(text)))


def _of_data(data: Any) -> Iterator[str]:
    match data:
        case dict():
            for key, value in data.items():
                yield key
                yield from _of_data(value)
        case list():
            for value in data:
                yield from _of_data(value)
        case _:
            yield str(data)


def _of_code(code: ast.Module) -> Iterator[str]:
    """Its strings but docstrings, with a hole for each blank; and what arguments and attributes are called."""
    remarks = {id(node.value) for node in ast.walk(code) if isinstance(node, ast.Expr)}
    for node in ast.walk(code):
        match node:
            case ast.JoinedStr(values=parts):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in parts)
            case ast.Constant(value=str() as text) if id(node) not in remarks:
                yield text
            case ast.keyword(arg=str() as name) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name

"""What the guide says is so: its words are declared and used, in the example or in a game, and its files are there."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core.game import Game
from games.core.parts.saved import Saved
from games.core.parts.seeing import Seeing
from games.core.parts.settings import Settings
from games.core.parts.telling import Telling
from games.core.play import Play
from games.core.rules import Rules
from games.core.state import GameState
from games.registry import GAMES
from render.boards import Boards
from render.kit import palette
from render.kit.canvas import Canvas
from tools.website.places import DOCS, ROOT
from tools.website.texts import kind_of
from tools.website.words import (
    EXAMPLE,
    GUIDE,
    code,
    declared,
    declared_in,
    files,
    is_a_file,
    names_in,
    spans,
    where_used,
    words,
)

GUIDE_TEXT = GUIDE.read_text(encoding="utf-8")
READING = DOCS / "reading-a-game.md"
ASKED_OF = {
    "Game": Game,
    "Saved": Saved,
    "Seeing": Seeing,
    "Settings": Settings,
    "Telling": Telling,
    "Boards": Boards,
    "RULES": Rules,
    "canvas": Canvas,
    "p": palette,
    "play": Play,
    "state": GameState,
    "State": GameState,
}
"""What the guide asks for words by name, and what has them."""
OF_YOUR_OWN = {"EndGame", "Struct", "laying", "master", "Place", "Settle"}
"""Names that a reader's own game would have, and that of msgspec."""
CORE = ROOT / "games/core"
FILE = re.compile(r"[\w./-]+\.(?:py|md|toml)|[\w.-]+(?:/[\w.-]+)+/?")
ROW = re.compile(r"^\| (.*) \| (?:`|your `)([\w/.]+)` \|$", re.MULTILINE)
TERM = re.compile(r"\*\*(\w+)\*\*")


def test_the_guide_has_many_words() -> None:
    assert len(words()) > 100


@pytest.mark.parametrize("word", words())
def test_a_word_of_the_guide_is_used_where_the_list_says(word: str) -> None:
    assert where_used(word) is not None, f"{word} is used by nobody: take it out of the core, or of the guide"


def test_every_name_of_the_guide_is_declared() -> None:
    of_the_example = {name for file in files(EXAMPLE) for name in declared_in(file)}
    named = {name for span in spans(GUIDE_TEXT) for name in names_in(span)}
    unknown = {name for name in named if name not in declared() and not is_a_file(name)}
    assert unknown - of_the_example - OF_YOUR_OWN == set()


@pytest.mark.parametrize("span", [span for span in spans(GUIDE_TEXT) if code(span) is not None])
def test_what_is_asked_of_something_is_there(span: str) -> None:
    for owner, word in asked(span):
        assert has(owner, word), f"{owner} has no {word}"


def asked(span: str) -> Iterator[tuple[str, str]]:
    """`play.then` and `Game(fits=…)`: of whom, and which word."""
    tree = code(span)
    assert tree is not None
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=word) if owner in ASKED_OF:
                yield owner, word
            case ast.Call(func=ast.Name(id=owner), keywords=keywords) if owner in ASKED_OF:
                yield from ((owner, str(keyword.arg)) for keyword in keywords)


def has(owner: str, word: str) -> bool:
    thing = ASKED_OF[owner]
    return hasattr(thing, word) or (inspect.isclass(thing) and word in inspect.signature(thing).parameters)


@pytest.mark.parametrize("line", ROW.findall(GUIDE_TEXT), ids=lambda line: line[0][:40].strip())
def test_a_row_sends_to_where_its_words_are(line: tuple[str, str]) -> None:
    row, where = line
    places = [place for place in (CORE / where, ROOT / where, EXAMPLE / where) if place.exists()]
    assert places, f"{where} is not there"
    named = {name for span in spans(row) for name in names_in(span)} - OF_YOUR_OWN
    if term := TERM.match(row):
        assert any(term.group(1).lower() in file.read_text(encoding="utf-8").lower() for file in files(places[0]))
    elif named:
        assert named & {name for file in files(places[0]) for name in declared_in(file)}, f"{where} has none of {named}"


@pytest.mark.parametrize("page", [GUIDE, READING], ids=lambda page: page.name)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = {span for span in spans(text) if FILE.fullmatch(span) and not span.startswith("/")}
    roots = (
        ROOT,
        DOCS,
        EXAMPLE,
        EXAMPLE / "computer",
        EXAMPLE / "tests",
        CORE,
        ROOT / "render",
        ROOT / "games/settlers/computer",
    )
    assert {name for name in named if not any(is_there(root / name) for root in roots)} == set()


def is_there(path: Path) -> bool:
    """A file, a folder, or a module without its ending."""
    return path.exists() or path.with_name(f"{path.name}.py").exists()


def test_every_key_of_a_text_is_of_a_kind() -> None:
    for span in spans(GUIDE_TEXT):
        if span.startswith("<game>-"):
            kind_of(re.sub(r"[<>]", "", span).removeprefix("game-"))


def test_every_target_of_make_is_there() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    called = {span.split()[1] for span in spans(GUIDE_TEXT) if span.startswith("make ")}
    assert called <= set(targets)


def hard_cases() -> list[tuple[str, str]]:
    """Game and what carries its case, row by row."""
    table = GUIDE_TEXT.partition("## The hard cases")[2]
    rows = re.findall(r"^\| ([^|]*)\| [^|]* \| ([^|]*) \|$", table, re.MULTILINE)[2:]
    game, cases = "", []
    for first, carried in rows:
        game = first.strip() or game
        cases.append((game.lower().replace(" ", "_"), carried))
    return cases


def test_every_game_has_hard_cases() -> None:
    assert {game for game, _ in hard_cases()} == set(GAMES)


@pytest.mark.parametrize(("game", "carried"), hard_cases())
def test_a_hard_case_is_carried_by_words_that_its_game_uses(game: str, carried: str) -> None:
    used = {
        name for file in files(ROOT / "games" / game) for name in re.findall(r"\w+", file.read_text(encoding="utf-8"))
    }
    said = {name for span in spans(carried) for name in names_in(span)} & declared().keys()
    assert said - used == set()

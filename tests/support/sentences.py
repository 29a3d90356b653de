"""What the texts of a language can say, sentence by sentence; and which of them stand on buttons."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    StringLiteral,
    TextElement,
    VariableReference,
)

import bot
import texts
from games.core.fields import written
from games.registry import GAMES, game
from texts import DEFAULT

TEXTS = Path(texts.__file__).parent
HOUSE = Path(bot.__file__).parents[1]
ROOMS = ("bot", "cogs")
LABELLED = ("button", "link")
"""What makes a button of its first argument."""
HOLE = "{…}"


@cache
def said(locale: str) -> dict[str, tuple[str, ...]]:
    """Each message as the sentences it can say; a blank by its name: `{player}`."""
    found: dict[str, tuple[str, ...]] = {}
    for file in sorted((TEXTS / locale).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                found[entry.id.name] = tuple(map(_told, _patterns(entry.value)))
    return found


def _patterns(node: BaseNode) -> Iterator[Pattern]:
    if isinstance(node, Pattern):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from _patterns(child)


def _told(pattern: Pattern) -> str:
    return "".join(_part(part) for part in pattern.elements)


def _part(part: TextElement | Placeable) -> str:
    match part:
        case TextElement(value=str() as text):
            return text
        case Placeable(expression=VariableReference(id=blank)):
            return f"{{{blank.name}}}"
        case Placeable(expression=MessageReference(id=message)):
            return f"{{{message.name}}}"
        case Placeable(expression=StringLiteral(value=str() as text)):
            return text
    return HOLE


@cache
def buttons() -> frozenset[str]:
    """The keys of all buttons: the moves of the games, and what the house puts on its own."""
    moves = {f"{written(name)}-verb-{written(verb)}" for name in GAMES for verb in game(name).rules.moves()}
    files = [file for room in ROOMS for file in sorted((HOUSE / room).rglob("*.py"))]
    return frozenset(moves).union(*(_labels(ast.parse(file.read_text(encoding="utf-8"))) for file in files))


def _labels(module: ast.Module) -> Iterator[str]:
    """Keys that stand where a button's label does; one put together is filled with the words of its module."""
    words = {str(node.value) for node in ast.walk(module) if isinstance(node, ast.Constant)}
    keys = said(DEFAULT).keys()
    for call in ast.walk(module):
        match call:
            case ast.Call(func=ast.Name(id=name), args=[label, *_]) if name in LABELLED:
                yield from (key for node in ast.walk(label) for key in _keys(node, words) if key in keys)


def _keys(node: ast.AST, words: set[str]) -> Iterator[str]:
    match node:
        case ast.Constant(value=str() as key):
            yield key
        case ast.JoinedStr(values=[ast.Constant(value=str() as start), *_]):
            yield from (start + word for word in words)

"""Where something can be changed in a module: every mutant of it, known by the text of its place."""

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import CodeType
from typing import Any

from tests.mutants.operators import Change, changes, conditions, is_guard

Span = tuple[int, int]
FOR_TYPES = {"annotation", "returns"}
GENERIC = {"dict", "list", "tuple", "set", "frozenset", "type", "Literal", "Annotated", "Callable", "Counter", "Game"}
TELLING = {"emit", "reason", "why", "Phrase", "Note", "Theme", "Pick", "PickSome", "Spread"}
ESTIMATES = {"pace", "lengthens"}
LONGEST_SHOWN = 150


@dataclass(frozen=True)
class Mutant:
    """One thing put differently."""

    module: str
    function: str
    """The dotted name of the definition that it stands in; empty for the module itself."""
    starts: int
    """The line on which that definition begins, with its decorators."""
    body: Span
    """The lines of the definition."""
    line: int
    reach: Span
    """Whoever executes one of these lines comes by."""
    kind: str
    before: str
    after: str
    nth: int
    slot: "Slot" = field(repr=False, compare=False)

    @property
    def key(self) -> str:
        """Stable as long as the text of its place is."""
        text = "\n".join((self.module, self.where, self.before, self.after, str(self.nth)))
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    @property
    def where(self) -> str:
        """Module and definition, as an answer names them."""
        name = self.module.partition(".")[2].partition(".")[2] or "__init__"
        return f"{name}:{self.function}" if self.function else name

    @property
    def shown(self) -> tuple[str, str]:
        """Before and after, shortened to where they differ."""
        if max(len(self.before), len(self.after)) <= LONGEST_SHOWN:
            return self.before, self.after
        same = next(
            (at for at, (one, other) in enumerate(zip(self.before, self.after, strict=False)) if one != other),
            min(len(self.before), len(self.after)),
        )
        first = max(0, same - LONGEST_SHOWN // 2)
        cut = slice(first, first + LONGEST_SHOWN)
        return "…" * bool(first) + self.before[cut], "…" * bool(first) + self.after[cut]


@dataclass
class Slot:
    """A place in a tree, and what is put there."""

    parent: ast.AST
    names: tuple[str, ...]
    at: int | None
    new: ast.AST | None

    def put(self, right: Any) -> object:
        """What its field holds instead."""
        if self.at is None:
            return self.new
        return [*right[: self.at], *([] if self.new is None else [self.new]), *right[self.at + 1 :]]


@dataclass
class Scope:
    """What stands around a piece."""

    names: tuple[str, ...] = ()
    function: str = ""
    starts: int = 0
    body: Span = (0, 0)
    returns: str = ""
    reach: Span = (0, 0)
    telling: bool = False
    """What stands here is told to people: whether its words are right is held by the tests of the texts."""


@dataclass
class Source:
    """A module of the rules, and everything that can be changed in it."""

    module: str
    path: Path
    text: str = ""
    mutants: list[Mutant] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.text = self.text or self.path.read_text(encoding="utf-8")
        self.lines = self.text.encode().splitlines()
        self.tree = ast.parse(self.text)
        self._seen = Counter[tuple[str, str, str]]()
        self._visit(self.tree, Scope())

    def compiled(self, mutant: Mutant | None = None) -> CodeType:
        """The module with this mutant put in."""
        if mutant is None:
            return compile(self.tree, str(self.path), "exec")
        slot = mutant.slot
        held = {name: getattr(slot.parent, name) for name in slot.names}
        for name, right in held.items():
            setattr(slot.parent, name, slot.put(right))
        try:
            return compile(ast.fix_missing_locations(self.tree), str(self.path), "exec")
        finally:
            for name, right in held.items():
                setattr(slot.parent, name, right)

    def _visit(self, node: ast.AST, scope: Scope) -> None:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            self._define(node, scope)
            return
        for name, value in ast.iter_fields(node):
            if name in FOR_TYPES:
                continue
            for at, each in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(each, ast.AST) and not _beside_the_rules(each, node, name):
                    self._child(node, name, at, each, scope)

    def _define(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope) -> None:
        names = (*scope.names, node.name)
        inner = Scope(names, scope.function, scope.starts, scope.body, "", scope.reach)
        if not isinstance(node, ast.ClassDef):
            self._visit(node.args, scope)
            if not scope.function:
                inner.function = ".".join(names)
                inner.starts = min((each.lineno for each in node.decorator_list), default=node.lineno)
                inner.body = (node.body[0].lineno, node.end_lineno or node.lineno)
            inner.returns = ast.unparse(node.returns) if node.returns else ""
        for at, each in enumerate(node.body):
            if not _beside_the_rules(each, node, "body"):
                self._child(node, "body", at, each, inner)

    def _child(self, parent: ast.AST, name: str, at: int | None, node: ast.AST, scope: Scope) -> None:
        scope = _around(node, scope)
        for kind, new in changes(node, scope.returns):
            if not (kind == "word" and scope.telling) and not (kind == "operand left out" and not scope.function):
                self._enter(Slot(parent, (name,), at, new), node, (kind, new), scope)
        for condition, said in conditions(node):
            held = getattr(node, condition)
            if not isinstance(held, ast.Constant):
                always = ast.Constant(said)
                self._enter(Slot(node, (condition,), None, always), held, ("condition", always), scope)
        for kind, slot, piece in _left_out(node):
            if not (kind == "entry left out" and scope.telling):
                self._enter(slot, piece, (kind, slot.new), scope)
        self._visit(node, scope)

    def _enter(self, slot: Slot, old: ast.AST, change: Change, scope: Scope) -> None:
        kind, new = change
        if new is not None and not hasattr(new, "lineno"):
            ast.copy_location(new, old)
        before, after = self._texts(slot.parent, old, new)
        place = (".".join(scope.names), before, after)
        self._seen[place] += 1
        line = old.lineno if isinstance(old, ast.expr | ast.stmt | ast.pattern) else scope.reach[0]
        self.mutants.append(
            Mutant(
                self.module,
                scope.function,
                scope.starts,
                scope.body,
                line,
                scope.reach,
                kind,
                before,
                after,
                self._seen[place],
                slot,
            )
        )

    def _texts(self, parent: ast.AST, old: ast.AST, new: ast.AST | None) -> tuple[str, str]:
        """The line before and after."""
        if not isinstance(old, ast.expr | ast.stmt | ast.pattern):
            return ast.unparse(old), "" if new is None else ast.unparse(new)
        assert old.end_lineno is not None
        assert old.end_col_offset is not None
        head = self.lines[old.lineno - 1][: old.col_offset].decode()
        tail = self.lines[old.end_lineno - 1][old.end_col_offset :].decode()
        lines = [line.decode().strip() for line in self.lines[old.lineno - 1 : old.end_lineno]]
        put = "" if new is None else ast.unparse(new)
        if isinstance(parent, ast.BinOp | ast.Compare | ast.BoolOp | ast.UnaryOp) and isinstance(
            new, ast.BinOp | ast.Compare | ast.BoolOp | ast.IfExp
        ):
            put = f"({put})"
        if new is None:
            tail = tail.removeprefix(",").lstrip()
        after = f"{head}{put}{tail}".strip()
        return " ".join(lines), after if new is not None else f"(left out: {ast.unparse(old)}) {after}"


def _around(node: ast.AST, scope: Scope) -> Scope:
    """Who executes a piece: the lines of its statement, but not of the statements in that."""
    if isinstance(node, ast.stmt):
        last = node.end_lineno or node.lineno
        if isinstance(node, ast.If | ast.For | ast.While | ast.With | ast.Try):
            last = max(node.lineno, node.body[0].lineno - 1)
        return replace(scope, reach=(node.lineno, last), telling=isinstance(node, ast.Raise))
    if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in TELLING:
        return replace(scope, telling=True)
    return scope


def _beside_the_rules(node: ast.AST, parent: ast.AST, name: str) -> bool:
    """What is no rule: imports, types, docstrings, promises to programmers, their guards, how long a game may take."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Constant() if isinstance(parent, ast.JoinedStr):
            return True
        case ast.keyword(arg=str(word)) if word in ESTIMATES or is_guard(parent, node):
            return True
        case _:
            return isinstance(parent, ast.Subscript) and name == "slice" and _names_type(parent.value)


def _names_type(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and (node.id in GENERIC or (node.id[:1].isupper() and not node.id.isupper()))


def _left_out(node: ast.AST) -> Iterator[tuple[str, Slot, ast.AST]]:
    """Elements that could be missing, and loops that are not entered."""
    match node:
        case ast.Tuple(ctx=ast.Load()) | ast.List(ctx=ast.Load()) | ast.Set():
            for at, each in enumerate(node.elts):
                yield "element left out", Slot(node, ("elts",), at, None), each
        case ast.For():
            yield "loop not entered", Slot(node, ("iter",), None, ast.Tuple([], ast.Load())), node.iter
        case ast.comprehension():
            for at, each in enumerate(node.ifs):
                yield "condition left out", Slot(node, ("ifs",), at, None), each
                if not isinstance(each, ast.Compare):
                    yield "condition negated", Slot(node, ("ifs",), at, ast.UnaryOp(ast.Not(), each)), each
        case ast.Match():
            if len(node.cases) > 1:
                for at, case in enumerate(node.cases):
                    yield "case left out", Slot(node, ("cases",), at, None), case.pattern
        case ast.Dict():
            for at, (key, value) in enumerate(zip(node.keys, node.values, strict=True)):
                yield "entry left out", Slot(node, ("keys", "values"), at, None), key or value
        case _:
            pass

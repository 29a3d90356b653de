"""What is put differently: for each piece of a syntax tree the small mistakes that it could be."""

import ast
from collections.abc import Iterator
from itertools import pairwise

Change = tuple[str, ast.AST | None]
"""What is done, and what stands there then; None if nothing does."""

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
}
OTHER_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
IN_ANY_ORDER = {"min", "max", "isinstance", "issubclass", "getattr", "cast"}
"""To swap what these are given changes nothing, or only breaks them."""
GUARDS = {("zip", "strict")}
"""What stops a programmer's mistake and decides nothing at the table: the function, and its keyword."""
EVERYWHERE = {"self", "state", "play", "player", "board", "view"}
"""Nobody takes these for anything else."""
EMPTY_OF = {
    "list": "[]",
    "Sequence": "()",
    "Iterable": "()",
    "Collection": "()",
    "Iterator": "iter(())",
    "tuple": "()",
    "dict": "{}",
    "Mapping": "{}",
    "Counter": "{}",
    "set": "set()",
    "frozenset": "frozenset()",
    "str": "''",
}


def changes(node: ast.AST, returns: str) -> Iterator[Change]:
    """All that one piece could be by mistake; `returns` is what its function promises."""
    match node:
        case ast.Compare():
            yield from _compared(node)
        case ast.BoolOp():
            yield from _joined(node)
        case ast.Constant():
            yield from _constant(node)
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield "sign or `not` left out", node.operand
        case ast.BinOp():
            yield from _reckoned(node)
        case ast.Call():
            yield from _called(node)
        case ast.IfExp():
            for said in (True, False):
                yield "condition", ast.IfExp(ast.Constant(said), node.body, node.orelse)
        case ast.stmt():
            yield from _statement(node, returns)
        case _:
            pass


def _compared(node: ast.Compare) -> Iterator[Change]:
    for at, op in enumerate(node.ops):
        for other in COMPARED[type(op)]:
            yield "comparison", ast.Compare(node.left, [*node.ops[:at], other(), *node.ops[at + 1 :]], node.comparators)


def _joined(node: ast.BoolOp) -> Iterator[Change]:
    yield "and/or", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for at in range(len(node.values)):
        rest = node.values[:at] + node.values[at + 1 :]
        yield "condition left out", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _constant(node: ast.Constant) -> Iterator[Change]:
    match node.value:
        case bool(said):
            yield "truth", ast.Constant(not said)
        case int(number):
            yield "number", ast.Constant(number + 1)
            if number > 0:
                yield "number", ast.Constant(number - 1)
        case float(number):
            yield "number", ast.Constant(number + 1)
        case str(word):
            yield "word", ast.Constant(f"{word}?")
        case _:
            pass


def _reckoned(node: ast.BinOp) -> Iterator[Change]:
    if isinstance(node.op, ast.BitOr | ast.BitAnd):
        yield "operand left out", node.left
        yield "operand left out", node.right
    elif type(node.op) in RECKONED:
        yield "arithmetic", ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)


def _called(node: ast.Call) -> Iterator[Change]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in OTHER_NAMES:
        yield "min/max, any/all", ast.Call(ast.Name(OTHER_NAMES[name], ast.Load()), node.args, node.keywords)
    for at, (one, other) in enumerate(pairwise(node.args)):
        if name not in IN_ANY_ORDER and _alike(one, other):
            swapped = [*node.args[:at], other, one, *node.args[at + 2 :]]
            yield "arguments swapped", ast.Call(node.func, swapped, node.keywords)
    for at, keyword in enumerate(node.keywords):
        if keyword.arg and not is_guard(node, keyword):
            rest = node.keywords[:at] + node.keywords[at + 1 :]
            yield "keyword left out", ast.Call(node.func, node.args, rest)


def is_guard(call: ast.AST, keyword: ast.keyword) -> bool:
    """Whether a keyword is there for programmers alone."""
    match call:
        case ast.Call(func=ast.Name(id=name)):
            return (name, keyword.arg) in GUARDS
        case _:
            return False


def _alike(one: ast.expr, other: ast.expr) -> bool:
    """Whether one could be taken for the other."""
    if type(one) is not type(other) or isinstance(one, ast.Starred | ast.Lambda) or ast.dump(one) == ast.dump(other):
        return False
    if isinstance(one, ast.Constant) and isinstance(other, ast.Constant):
        return type(one.value) is type(other.value)
    return not any(isinstance(each, ast.Name) and each.id in EVERYWHERE for each in (one, other))


def _statement(node: ast.stmt, returns: str) -> Iterator[Change]:
    match node:
        case ast.AugAssign(target=target, op=op, value=value):
            if type(op) in RECKONED:
                yield "arithmetic", ast.AugAssign(target, RECKONED[type(op)](), value)
            yield "line left out", ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "line left out", ast.Pass()
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom() | ast.Await()):
            yield "line left out", ast.Pass()
        case ast.Delete() | ast.Continue() | ast.Break() | ast.Raise() | ast.Return(value=None):
            yield "line left out", ast.Pass()
        case ast.Return(value=ast.expr() as value):
            if (other := _returned(value, returns)) is not None:
                yield "returned", ast.Return(other)
        case _:
            pass


def _returned(value: ast.expr, returns: str) -> ast.expr | None:
    """Something else of the kind that is promised; nothing where the value itself can be changed."""
    if isinstance(value, ast.Constant):
        return None
    kind = returns.partition("[")[0]
    if kind == "bool":
        return None if isinstance(value, ast.Compare | ast.BoolOp) else ast.UnaryOp(ast.Not(), value)
    if kind in ("int", "float"):
        return ast.BinOp(value, ast.Add(), ast.Constant(1))
    empty = EMPTY_OF.get(kind, "None")
    return None if ast.unparse(value) == empty else ast.parse(empty, mode="eval").body


def conditions(node: ast.AST) -> Iterator[tuple[str, bool]]:
    """The fields of a piece that hold a condition, and what each could always be."""
    match node:
        case ast.If():
            yield "test", True
            yield "test", False
        case ast.While():
            yield "test", False
        case ast.match_case(guard=ast.expr()):
            yield "guard", True
        case _:
            pass

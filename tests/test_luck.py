"""No rule waits for luck: whatever is drawn again and again has an end that does not depend on what comes."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import games

ROOT = Path(games.__file__).parent.parent
DRAWS = {"below", "pick", "shuffle"}
"""What `games.core.chance` can do."""
ENDLESS = {"count", "cycle", "repeat", "iter"}
STEADY = {"append", "pop", "remove"}
COUNTED = {"games/core/play.py"}
"""The agenda itself: it counts the steps of a move."""


def packages() -> dict[str, dict[str, ast.Module]]:
    """The modules of each game, and of what all games share."""
    found: dict[str, dict[str, ast.Module]] = {}
    for path in sorted((ROOT / "games").rglob("*.py")):
        name = str(path.relative_to(ROOT))
        found.setdefault(name.split("/")[1], {})[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def called(node: ast.AST) -> set[str]:
    """The names of what is called in it; a draw is asked of somebody's chance, or of the `below` that was handed in."""
    names = set()
    for call in (each.func for each in ast.walk(node) if isinstance(each, ast.Call)):
        if isinstance(call, ast.Name):
            names.add(call.id)
        elif isinstance(call, ast.Attribute):
            by_chance = ast.unparse(call.value).endswith("chance")
            names.add(call.attr if by_chance or call.attr not in DRAWS else "")
    return names


def drawing(trees: Iterable[ast.Module]) -> set[str]:
    """The functions that draw, by themselves or through others."""
    calls: dict[str, set[str]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                calls[node.name] = calls.get(node.name, set()) | called(node)
    found = set(DRAWS)
    while more := {name for name, others in calls.items() if others & found} - found:
        found |= more
    return found


def loops(tree: ast.Module) -> Iterator[tuple[str, ast.While | ast.For]]:
    """Every loop, with the function that it is in."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.While | ast.For):
                    yield function.name, node


def waits_for_luck(function: str, loop: ast.While | ast.For, draws: set[str]) -> bool:
    """It draws, nothing that is asked for at its top becomes more or less each time, and nothing runs out."""
    if not (called(loop) & draws or function in DRAWS):
        return False
    if isinstance(loop, ast.For):
        return isinstance(loop.iter, ast.Call) and bool(called(loop.iter) & ENDLESS)
    asked = {ast.unparse(node) for node in ast.walk(loop.test) if isinstance(node, ast.expr)}
    return not asked & set(changed(loop.body)) and "pop" not in called_each_time(loop.body)


def changed(body: list[ast.stmt]) -> Iterator[str]:
    """What is counted up or down, or grows or shrinks, each time the body is done."""
    for statement in body:
        if isinstance(statement, ast.AugAssign):
            yield ast.unparse(statement.target)
        if isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign):
            for node in ast.walk(statement.value):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in STEADY:
                    yield ast.unparse(node.func.value)


def called_each_time(body: list[ast.stmt]) -> set[str]:
    """What is called whenever the body is done."""
    return {name for statement in body if isinstance(statement, ast.Assign | ast.Expr) for name in called(statement)}


def test_no_rule_waits_for_luck() -> None:
    waiting = []
    for trees in packages().values():
        draws = drawing(trees.values())
        waiting += [
            f"{path}:{loop.lineno}: {function}"
            for path, tree in trees.items()
            if path not in COUNTED
            for function, loop in loops(tree)
            if waits_for_luck(function, loop, draws)
        ]
    assert waiting == []


def test_a_loop_that_waits_for_luck_is_found() -> None:
    tree = ast.parse(
        "def redraw(player):\n"
        "    while not fits(player.hand):\n"
        "        player.hand = fresh()\n"
        "def fresh():\n"
        "    return [state.chance.pick(HEXES)]\n"
        "def refill(row):\n"
        "    while len(row) < 5:\n"
        "        row.append(state.chance.pick(CARDS))\n"
        "def again():\n"
        "    for _ in count():\n"
        "        if redraw(player):\n"
        "            return\n"
    )
    draws = drawing([tree])
    assert draws == {*DRAWS, "redraw", "fresh", "refill", "again"}
    assert [name for name, loop in loops(tree) if waits_for_luck(name, loop, draws)] == ["redraw", "again"]

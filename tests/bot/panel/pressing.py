"""Presses the controls of a question as people would, without Discord."""

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from typing import Any

from bot.panel.kit.ids import Control, parse
from bot.panel.questions.asking import Asking
from bot.panel.questions.clicked import page_of, taken, typed
from bot.panel.questions.controls import at_question, free_controls, private_controls, public_controls
from bot.panel.questions.draft import Draft
from bot.panel.questions.laid import started
from bot.panel.questions.ticks.misticked import Misticked
from bot.panel.questions.ticks.pieces import Line, Pieces
from bot.store.identity import TableId
from games.core.ahead.outlook import Foresight
from games.core.fields import Arrange, PickSome, Spread
from games.core.moves import Move, Request
from tests.bot.panel.shown import as_json
from texts import Teller

Json = dict[str, Any]
Press = tuple[Control, tuple[str, ...]]
TABLE = 7
FEW = 64


def first(request: Request, say: Teller, *, public: bool) -> list[Json]:
    """The controls that a question begins with."""
    asked = public_controls if public else private_controls
    return as_json(asked(TableId(TABLE), request, say).rows) + as_json(free_controls(TableId(TABLE), request, say).rows)


def then(
    request: Request, say: Teller, draft: Draft, control: Control, foresight: Foresight[Any] | None = None
) -> list[Json]:
    """The controls of the next question."""
    asking = Asking(at_question(TableId(TABLE), request), say, foresight)
    return as_json(asking.rows(draft, page_of(control)))


def presses(controls: list[Json]) -> Iterator[Press]:
    """Everything that can be pressed or chosen; of many combinations only some."""
    for part in controls:
        control = parse(part["custom_id"])
        assert control is not None
        if part["type"] == 2:
            if not part.get("disabled"):
                yield control, ()
            continue
        values = [option["value"] for option in part["options"]]
        sizes = range(part["min_values"], part["max_values"] + 1)
        found = 0
        for size in sizes:
            for chosen in combinations(values, size):
                yield control, chosen
                found += 1
                if found > FEW and size > 1:
                    return


Led = dict[Press, Move | list[Press]]
"""Where pressing has led: to a move, or to what can be pressed next."""


def all_moves(request: Request, say: Teller, led: Led, *, public: bool, most: int = 5000) -> set[Move]:
    """All moves that can be reached by pressing; the request has led there before."""
    moves: set[Move] = set()
    seen: set[Press] = set()
    todo = list(presses(first(request, say, public=public)))
    while todo and len(seen) < most:
        press = todo.pop()
        control, values = press
        if press in seen or control.act == "type":
            continue
        seen.add(press)
        if press not in led:
            try:
                draft = taken(request, control, values)
            except Misticked:
                led[press] = []
                continue
            led[press] = draft.move() if draft.complete else list(presses(then(request, say, draft, control)))
        match led[press]:
            case list() as further:
                todo += further
            case move:
                moves.add(move)
    return moves


def random_move(request: Request, say: Teller, chance: random.Random, most: int = 60) -> Move | None:
    """A move reached by pressing at random."""
    controls = first(request, say, public=chance.random() < 0.5)
    for _ in range(most):
        options = [press for press in presses(controls) if press[0].act != "type"]
        if not options:
            return None
        control, values = chance.choice(options)
        try:
            draft = taken(request, control, values)
        except Misticked:
            continue
        if draft.complete:
            return draft.move()
        controls = then(request, say, draft, control)
    return None


def press_for(request: Request, say: Teller, move: Move, *, public: bool) -> bool:
    """Whether this very move can be reached, by pressing what leads towards it."""
    return pressed_on(request, say, move, first(request, say, public=public))


def pressed_on(request: Request, say: Teller, move: Move, controls: list[Json]) -> bool:
    """Whether it can be reached from these controls on."""
    for _ in range(80):
        nearest = towards(request, controls, move)
        if not nearest:
            return False
        _, control, draft = nearest[0]
        if draft.complete:
            return draft.move() == move
        controls = then(request, say, draft, control)
    return False


def towards(request: Request, controls: list[Json], move: Move) -> list[tuple[float, Control, Draft]]:
    """What brings the move nearer, the best first, with how much is still to be chosen then."""
    found: list[tuple[float, Control, Draft]] = []
    for control, draft in _reached(request, controls, move):
        if draft.offer.verb == move.verb:
            distance = _distance(draft, move, control)
            if distance is not None:
                found.append((distance, control, draft))
    return sorted(found, key=lambda one: one[0])


def _reached(request: Request, controls: list[Json], move: Move) -> Iterator[tuple[Control, Draft]]:
    for part in controls:
        control = parse(part["custom_id"])
        assert control is not None
        if control.act == "type":
            draft = taken(request, control.doing("form", *control.args))
            if draft.offer.verb == move.verb:
                answer = move.answers()[len(draft.answers)]
                yield control, typed(request, control, draft.field.to_text(answer))
        elif part["type"] == 2:
            if not part.get("disabled"):
                yield from _led(request, control, ())
        else:
            for values in _choices(request, part, control, move):
                yield from _led(request, control, values)


def _led(request: Request, control: Control, values: tuple[str, ...]) -> Iterator[tuple[Control, Draft]]:
    """Where it leads; nowhere, if what is ticked is no answer."""
    with suppress(Misticked):
        yield control, taken(request, control, values)


def _choices(request: Request, part: Json, control: Control, move: Move) -> Iterator[tuple[str, ...]]:
    values = [option["value"] for option in part["options"]]
    if part["max_values"] == 1 and part["min_values"] == 1 and control.act != "tick":
        yield from ((value,) for value in values)
        return
    if control.act in ("put", "take", "move"):
        yield from ((value,) for value in values)
        return
    begun = taken(request, control.doing("form", *control.args))
    wanted = move.answers()[len(begun.answers)] if begun.offer.verb == move.verb else ()
    if isinstance(begun.field, Spread):
        ticks = _ticks(begun, begun.field, control, values, wanted)
        if len(ticks) >= part["min_values"]:
            yield ticks
        return
    chosen = tuple(value for value in values if value in wanted)
    if part["min_values"] <= len(chosen) <= part["max_values"]:
        yield chosen


def _ticks(draft: Draft, field: Spread, control: Control, values: list[str], wanted: Any) -> tuple[str, ...]:
    """What is ticked in this list, as it is in the wanted answer; or what is turned over for it."""
    pieces, want = Pieces(field, draft.partial or started(field)), Pieces(field, wanted)
    lines: list[Line] = [*pieces.lists[int(control.args[3])]]
    there = pieces.ticked(lines) if control.act == "turn" else []
    ticks = want.ticked(lines)
    return tuple(value for value, line in zip(values, lines, strict=True) if (line in ticks) != (line in there))


def _distance(draft: Draft, move: Move, control: Control) -> float | None:
    """How much is still to be chosen; None if it leads elsewhere."""
    wanted = move.answers()
    if draft.answers != wanted[: len(draft.answers)]:
        return None
    left = 1000.0 * (len(wanted) - len(draft.answers))
    if draft.complete or draft.partial is None:
        return left + 500
    return left + _off(draft, wanted[len(draft.answers)])


def _off(draft: Draft, wanted: Any) -> float:
    """How far a half-filled blank is from the wanted answer."""
    match draft.field:
        case Spread():
            have = {(place, kind): count for place, kind, count in draft.partial}
            want = {(place, kind): count for place, kind, count in wanted}
            return float(sum(abs(have.get(cell, 0) - want.get(cell, 0)) for cell in have.keys() | want.keys()))
        case Arrange():
            return 400.0 if draft.partial != wanted[: len(draft.partial)] else 100.0 - len(draft.partial)
        case PickSome():
            return float(len(set(draft.partial) ^ set(wanted)))
        case _:
            return 0.0

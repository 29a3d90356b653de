"""A year looked ahead: several beginnings are followed side by side until one has passed."""

from collections.abc import Iterable, Iterator
from heapq import nlargest
from typing import NamedTuple

from games.core.moves import Move
from games.santa_maria.computer.alone.actions import Allowed, actions, passes, promise
from games.santa_maria.computer.alone.choices import choices
from games.santa_maria.computer.alone.effects import done_at_once
from games.santa_maria.computer.alone.position import Position
from games.santa_maria.computer.alone.values import Breadth
from games.santa_maria.computer.alone.worth import worth, worth_at_end

LONGEST = 40
"""No year has more actions than that."""


class Plan(NamedTuple):
    """What the year will have been worth, and the move that begins it."""

    worth: float = float("-inf")
    first: Move | None = None


def anything(move: Move) -> bool:
    """Whatever the rules allow."""
    return True


def best_plan(position: Position, breadth: Breadth, allowed: Allowed = anything) -> Plan:
    """The best way to go on until the end of the year that was found."""
    found = Plan()
    beam, width = [position], breadth.plans
    if position.todo:
        beam, width = list(_carried_out(position, breadth, allowed)), breadth.begun
        if position.passed or len({each.first for each in beam}) == 1:
            return _best_end(found, beam)
    known = {each.same_as() for each in beam}
    for _ in range(LONGEST):
        following: list[tuple[float, Position]] = []
        for at, each in enumerate(beam):
            for action in actions(each, breadth.full if at < breadth.fully else breadth.less, allowed):
                for after in _carried_out(action, breadth):
                    key = after.same_as()
                    if key not in known:
                        known.add(key)
                        following.append((worth(after) + promise(after), after))
            if at < breadth.ends and (not following or not (each.whites or each.blue)):
                for action in passes(each, allowed):
                    found = _best_end(found, _carried_out(action, breadth))
        if not following:
            break
        beam = [each for _, each in nlargest(width, following, key=lambda pair: pair[0])]
    return found


def _best_end(found: Plan, ends: Iterable[Position]) -> Plan:
    for end in ends:
        value = worth_at_end(end)
        if value > found.worth:
            found = Plan(value, end.first)
    return found


def _carried_out(position: Position, breadth: Breadth, allowed: Allowed | None = None) -> Iterator[Position]:
    """The best few ways to be through with an action; those who have passed look no further than one."""
    judge, most = (worth_at_end, 1) if position.passed else (worth, breadth.parts)
    if done_at_once(position):
        yield position
        return
    begun = [position]
    while begun:
        found = [choice for each in begun for choice in choices(each)]
        if allowed is not None:
            found = [choice for choice in found if choice.first and allowed(choice.first)]
        elif len(found) > most:
            found = nlargest(most, found, key=judge)
        allowed, begun = None, []
        for each in found:
            if done_at_once(each):
                yield each
            else:
                begun.append(each)

"""A game with a mistake: at tables for three every answer brings on a rule that never ends."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Literal
from unittest.mock import patch

from games.core.play import Play
from games.core.seats import Seat
from games.registry import game
from games.settlers.steps import Prepare
from render.kit.picture import Picture

GAME = "settlers"
SEATS = 3
SECONDS = 0.4
"""So long a rule may take here."""
Kind = Literal["steps", "loop"]
KINDS: tuple[Kind, ...] = ("steps", "loop")


def endless_picture(*_: object) -> Picture:
    """Nobody will ever see it."""
    while True:
        pass


class Tries:
    """How often the endless rule was begun."""

    def __init__(self) -> None:
        self.count = 0


@contextmanager
def endless_rule(kind: Kind) -> Iterator[Tries]:
    """Steps that bring each other on, or one that goes round by itself."""
    rules, tries = game(GAME).rules, Tries()
    prepare = rules.steps[Prepare]

    def never(play: Play[Any]) -> None:
        tries.count += 1
        play.state.moves += 1000  # It has begun to change things, as rules do.
        while kind == "loop":
            pass
        play.then(Prepare())

    def again(play: Play[Any], step: Prepare) -> None:
        if tries.count:
            play.then(step)
        else:
            prepare(play, step)

    def mistaken(rule: Callable[..., None]) -> Callable[..., None]:
        def answer(play: Play[Any], step: object, seat: Seat, move: object) -> None:
            if play.state.seats == SEATS:
                never(play)
            else:
                rule(play, step, seat, move)

        return answer

    with ExitStack() as patched:
        for key, rule in rules.answers.items():
            patched.enter_context(patch.dict(rules.answers, {key: mistaken(rule)}))
        patched.enter_context(patch.dict(rules.steps, {Prepare: again}))
        yield tries

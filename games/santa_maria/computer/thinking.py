"""How Santa Maria is thought about: not at all where a year has been planned."""

from games.core.moves import Request
from games.core.parts.thinking import Thinking
from games.santa_maria.computer.alone.player import plans
from games.santa_maria.computer.sensible import quick
from games.santa_maria.state import State


def open_to_thought(view: State, request: Request) -> bool:
    """Whoever is alone has planned the year: playing on with the little that heads can plan would only spoil it."""
    return not plans(view, request.seat)


THINKING: Thinking[State] = Thinking(matters=open_to_thought, points=25.0, effort=0.5, quick=quick)

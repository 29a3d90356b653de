"""Settlers: Founders of the Empire, for two to four."""

from games.core.game import Game
from games.core.parts.saved import Saved
from games.core.parts.seeing import Seeing
from games.core.parts.settings import Pace, Settings
from games.core.parts.telling import Telling
from games.core.parts.thinking import Thinking
from games.settlers import building, ending, reasons, turn  # noqa: F401 - they enter their rules
from games.settlers.components import STARTS
from games.settlers.computer.sensible import sensible
from games.settlers.moves import Propose
from games.settlers.outlook import holdings
from games.settlers.rulebook import KEY, RULES
from games.settlers.score import score
from games.settlers.setup import set_up
from games.settlers.state import State
from games.settlers.view import draw_hidden, view

GAME: Game[State] = Game(
    key=KEY,
    rules=RULES,
    setup=set_up,
    score=score,
    sensible=sensible,
    settings=Settings(
        seat_counts=tuple(STARTS),
        pace={2: Pace(56, 52), 3: Pace(43, 64), 4: Pace(33, 67)},
    ),
    seeing=Seeing(
        view=view,
        draw_hidden=draw_hidden,
    ),
    saved=Saved(State),
    thinking=Thinking(points=6.0, effort=2.0),
    telling=Telling(
        holdings=holdings,
        round=lambda state: state.turn,
        open_score=True,
        free_nouns=frozenset({"spot", "corner"}),
    ),
    agreed_end=Propose,
)

"""Puerto Rico for two to five, with New Buildings and Nobles."""

from games.core.game import Game
from games.core.parts.saved import Saved
from games.core.parts.seeing import Seeing
from games.core.parts.settings import Pace, Settings
from games.core.parts.telling import Telling
from games.puerto_rico import (  # noqa: F401 - they enter their rules
    reasons,
)
from games.puerto_rico.components import PLAYERS
from games.puerto_rico.computer.sensible import sensible
from games.puerto_rico.computer.thinking import THINKING
from games.puerto_rico.roles import (  # noqa: F401 - they enter their rules
    builder,
    captain,
    craftsman,
    mayor,
    settler,
    storage,
    trader,
)
from games.puerto_rico.rulebook import KEY, RULES
from games.puerto_rico.score import score
from games.puerto_rico.setup import OPTIONS, set_up
from games.puerto_rico.state import State
from games.puerto_rico.telling.former import FORMER
from games.puerto_rico.telling.in_play import THEMES, in_play
from games.puerto_rico.telling.outlook import holdings
from games.puerto_rico.turns import (  # noqa: F401 - they enter their rules
    declining,
    draft,
    ending,
    guests,
    rounds,
)
from games.puerto_rico.view import draw_hidden, view

GAME: Game[State] = Game(
    key=KEY,
    rules=RULES,
    setup=set_up,
    score=score,
    sensible=sensible,
    settings=Settings(
        seat_counts=tuple(PLAYERS),
        pace={2: Pace(72, 67), 3: Pace(56, 110), 4: Pace(57, 173), 5: Pace(59, 236)},
        lengthens={"new_buildings": {"draft": 1.2, "merchants": 1.1}, "nobles": {"on": 1.25}},
        options=OPTIONS,
    ),
    seeing=Seeing(
        view=view,
        draw_hidden=draw_hidden,
    ),
    saved=Saved(State),
    thinking=THINKING,
    telling=Telling(
        former=FORMER,
        holdings=holdings,
        round=lambda state: state.round,
        themes=THEMES,
        in_play=in_play,
    ),
)

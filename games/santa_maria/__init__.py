"""Santa Maria for one to five, with American Kingdoms."""

from games.core.game import Game
from games.core.parts.saved import Saved
from games.core.parts.seeing import Seeing
from games.core.parts.settings import Pace, Settings
from games.core.parts.telling import Telling
from games.core.saving import RulesVersion
from games.santa_maria import deals, reasons  # noqa: F401 - they enter their rules
from games.santa_maria.actions import (  # noqa: F401 - they enter their rules
    conquest,
    effects,
    expanding,
    free_actions,
    passing,
    religion,
    shipping,
)
from games.santa_maria.computer.sensible import sensible
from games.santa_maria.computer.thinking import THINKING
from games.santa_maria.lines import (  # noqa: F401 - they enter their rules
    activating,
    dice,
    foretold,
    governor,
    resting,
    specialists,
    whole_line,
)
from games.santa_maria.maya import (  # noqa: F401 - they enter their rules
    cards,
    city,
    market,
    temples,
    turn,
)
from games.santa_maria.maya import reasons as maya_reasons  # noqa: F401 - they enter their rules
from games.santa_maria.rulebook import KEY, RULES
from games.santa_maria.score import score
from games.santa_maria.setup import OPTIONS, fits, resolved, set_up
from games.santa_maria.state import State
from games.santa_maria.telling.figures import figures
from games.santa_maria.telling.in_play import THEMES, in_play
from games.santa_maria.telling.outlook import holdings
from games.santa_maria.turns import (  # noqa: F401 - they enter their rules
    envoys,
    founding,
    years,
)
from games.santa_maria.upgrades import UPGRADES
from games.santa_maria.view import draw_hidden, view

GAME: Game[State] = Game(
    key=KEY,
    rules=RULES,
    setup=set_up,
    score=score,
    sensible=sensible,
    settings=Settings(
        seat_counts=(1, 2, 3, 4, 5),
        options=OPTIONS,
        fits=fits,
        played=resolved,
        pace={1: Pace(62, 1), 2: Pace(51, 48), 3: Pace(53, 78), 4: Pace(53, 106), 5: Pace(51, 124)},
        lengthens={"setup": {"advanced": 1.15}, "envoys": {"on": 0.9}},
    ),
    seeing=Seeing(
        view=view,
        draw_hidden=draw_hidden,
    ),
    saved=Saved(
        State,
        version=RulesVersion(2),
        upgrades=UPGRADES,
    ),
    thinking=THINKING,
    telling=Telling(
        holdings=holdings,
        round=lambda state: state.year,
        themes=THEMES,
        in_play=in_play,
        figures=figures,
        free_nouns=frozenset({"spot", "count"}),
    ),
)

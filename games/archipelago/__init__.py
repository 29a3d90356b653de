"""Archipelago for two to five, in three lengths and with every variant of its rulebook."""

from games.archipelago import (  # noqa: F401 - they enter their rules
    deals,
    permissions,
    reasons,
    setup,
)
from games.archipelago.actions import (  # noqa: F401 - they enter their rules
    building,
    exploring,
    migration,
)
from games.archipelago.cards import (  # noqa: F401 - they enter their rules
    choices,
    wonders,
)
from games.archipelago.computer.sensible import sensible
from games.archipelago.computer.thinking import THINKING
from games.archipelago.rulebook import KEY, RULES
from games.archipelago.score import score
from games.archipelago.setup import set_up
from games.archipelago.state import State
from games.archipelago.telling.figures import figures
from games.archipelago.telling.former import FORMER
from games.archipelago.telling.in_play import THEMES, in_play
from games.archipelago.telling.ledger import ledger
from games.archipelago.telling.outlook import holdings
from games.archipelago.trade import (  # noqa: F401 - they enter their rules
    trading,
)
from games.archipelago.turns import (  # noqa: F401 - they enter their rules
    bidding,
    crises,
    evolution,
    population,
    rounds,
    turn,
    zero,
)
from games.archipelago.upgrades import UPGRADES
from games.archipelago.variants import OPTIONS, fits
from games.archipelago.view import draw_hidden, view
from games.core.game import Game
from games.core.parts.saved import Saved
from games.core.parts.seeing import Seeing
from games.core.parts.settings import Pace, Settings
from games.core.parts.telling import Telling
from games.core.saving import RulesVersion

GAME: Game[State] = Game(
    key=KEY,
    rules=RULES,
    setup=set_up,
    score=score,
    sensible=sensible,
    settings=Settings(
        seat_counts=(2, 3, 4, 5),
        options=OPTIONS,
        pace={2: Pace(76, 69), 3: Pace(82, 121), 4: Pace(88, 172), 5: Pace(72, 177)},
        lengthens={"length": {"short": 0.65}},
        fits=fits,
    ),
    seeing=Seeing(
        view=view,
        draw_hidden=draw_hidden,
    ),
    saved=Saved(
        State,
        version=RulesVersion(3),
        upgrades=UPGRADES,
    ),
    thinking=THINKING,
    telling=Telling(
        former=FORMER,
        holdings=holdings,
        ledger=ledger,
        themes=THEMES,
        in_play=in_play,
        figures=figures,
        round=lambda state: state.turn,
        free_nouns=frozenset({"place", "from_market", "own_cubes", "tokens"}),
    ),
)

"""Archipelago for two to five, in three lengths and with every variant of its rulebook."""

from games.archipelago import (  # noqa: F401 - they enter their rules
    deals,
    reasons,
    setup,
    standing,
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
from games.archipelago.rulebook import KEY, RULES
from games.archipelago.score import score
from games.archipelago.setup import set_up
from games.archipelago.state import State
from games.archipelago.telling.figures import figures
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
from games.core.game import Game, Pace
from games.core.saving import RulesVersion

GAME: Game[State] = Game(
    key=KEY,
    rules=RULES,
    state_type=State,
    seat_counts=(2, 3, 4, 5),
    setup=set_up,
    view=view,
    draw_hidden=draw_hidden,
    score=score,
    sensible=sensible,
    options=OPTIONS,
    holdings=holdings,
    ledger=ledger,
    pace={2: Pace(68, 66), 3: Pace(76, 120), 4: Pace(66, 135), 5: Pace(56, 142)},
    lengthens={"length": {"short": 0.65}},
    fits=fits,
    themes=THEMES,
    in_play=in_play,
    figures=figures,
    version=RulesVersion(3),
    upgrades=UPGRADES,
    round=lambda state: state.turn,
    free_nouns=frozenset({"place", "from_market", "own_cubes", "tokens"}),
)
